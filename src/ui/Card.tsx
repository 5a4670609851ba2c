import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A raised sheet of paper with a thin line around it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={[styles.card, className].filter(Boolean).join(' ')} {...rest} />;
}
