import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { OfflineMark } from '../offline/OfflineMark.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

const LINKS = [
  { href: '/how-it-works', label: 'How It Works' },
  { href: '/compare', label: 'Compare' },
  { href: '/countries', label: 'Countries' },
] as const;

/** Below this width the links live in a slide-in menu. */
const MOBILE_MENU = '(width <= 48em)';

/** Transparent over the light blue of home, white with a bottom line elsewhere. */
export function Header() {
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
    if (!open) return;
    const wide = window.matchMedia(MOBILE_MENU);
    const closeWhenWide = () => {
      if (!wide.matches) setOpen(false);
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [open]);

  const links = (onClick?: () => void) =>
    LINKS.map(({ href, label }) => (
      <li key={href}>
        <Link href={href} aria-current={path === href ? 'page' : undefined} onClick={onClick}>
          {label}
        </Link>
      </li>
    ));

  return (
    <header className={path === '/' ? `${styles.header} ${styles.transparent}` : styles.header}>
      <div className={`page ${styles.bar}`}>
        <Link href="/" className={styles.logo} aria-label="Lowtide, home">
          <Logo />
          Lowtide
        </Link>
        <OfflineMark />
        <nav className={styles.wide} aria-label="Main">
          <ul>{links()}</ul>
        </nav>
        <button
          type="button"
          className={styles.burger}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <span className="visually-hidden">Menu</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way; this is the press beside the menu. */}
      <dialog
        ref={menu}
        className={styles.menu}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === menu.current && setOpen(false)}
      >
        {open && (
          <nav className={styles.sheet} aria-label="Main">
            <button
              type="button"
              className={styles.close}
              aria-label="Close menu"
              onClick={() => setOpen(false)}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
            <ul>
              <li>
                <Link
                  href="/"
                  aria-current={path === '/' ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  Home
                </Link>
              </li>
              {links(() => setOpen(false))}
            </ul>
          </nav>
        )}
      </dialog>
    </header>
  );
}
