import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';

type Variant = 'primary' | 'quiet' | 'plain';

interface Look {
  readonly variant?: Variant;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

function classes(variant: Variant, className?: string): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ');
}

/** A button that does something on this page. */
export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={classes(variant, className)} {...rest} />;
}

/** A link that looks like a button: a real address, opened in the app when scripts run. */
export function ButtonLink({
  variant = 'primary',
  className,
  href,
  ...rest
}: Look & { readonly href: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>) {
  if (href.startsWith('#') || /^[a-z]+:/.test(href)) {
    return <a href={href} className={classes(variant, className)} {...rest} />;
  }
  return <Link href={href} className={classes(variant, className)} {...rest} />;
}
