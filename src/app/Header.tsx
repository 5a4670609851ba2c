import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { OfflineMark } from '../offline/OfflineMark.tsx';
import styles from './Header.module.css';

const LINKS = [
  { href: '/how-it-works', label: 'How It Works' },
  { href: '/compare', label: 'Compare' },
  { href: '/plan', label: 'Plan' },
  { href: '/countries', label: 'Countries' },
];

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
    // Going back shows another page, and the menu belongs to the one it was opened on.
    const closeAtOtherEntry = () => setOpen(false);
    wide.addEventListener('change', closeWhenWide);
    window.addEventListener('popstate', closeAtOtherEntry);
    return () => {
      wide.removeEventListener('change', closeWhenWide);
      window.removeEventListener('popstate', closeAtOtherEntry);
    };
  }, [open]);

  const close = () => setOpen(false);
  const linksTo = (links: typeof LINKS, onClick?: () => void) =>
    links.map(({ href, label }) => (
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
          <ul>{linksTo(LINKS)}</ul>
        </nav>
        <button
          type="button"
          className={styles.burger}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <span className="visually-hidden">Menu</span>
          <Strokes d="M4 7h16M4 12h16M4 17h16" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way; this is the press beside the menu. */}
      <dialog
        ref={menu}
        className={styles.menu}
        aria-label="Menu"
        onClose={close}
        onClick={(event) => event.target === menu.current && close()}
      >
        {open && (
          <nav className={styles.sheet} aria-label="Main">
            <button type="button" className={styles.close} aria-label="Close menu" onClick={close}>
              <Strokes d="m6 6 12 12M18 6 6 18" />
            </button>
            <ul>{linksTo([{ href: '/', label: 'Home' }, ...LINKS], close)}</ul>
          </nav>
        )}
      </dialog>
    </header>
  );
}

function Strokes({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** The mark, sun over two waves, as in public/icons/logo.svg; the style sheet cuts it round. */
function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
      <path d="M0 0h30v30H0z" fill="#0b5ed7" />
      <circle cx="15" cy="13" r="5.4" fill="#ffc34d" />
      <path d="M0 17c4-2.4 7-2.4 10 0s6.5 2.4 10 0 6.5-2.3 10-.4V30H0z" fill="#fff" />
      <path d="M0 22.5l1.6-.9c3.4-1.7 6-1.6 8.7.3s6 2 9.2 0 6.1-1.9 8.7-.6l1.8 1V30H0z" fill="#9fd0ff" />
    </svg>
  );
}
