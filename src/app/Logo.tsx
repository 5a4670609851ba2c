/** The mark, sun over two waves, as in public/icons/logo.svg; the style sheet cuts it round. */
export function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <path d="M0 0h30v30H0z" fill="#0b5ed7" />
      <circle cx="15" cy="13" r="5.4" fill="#ffc34d" />
      <path d="M0 17c4-2.4 7-2.4 10 0s6.5 2.4 10 0 6.5-2.3 10-.4V30H0z" fill="#fff" />
      <path d="M0 22.5l1.6-.9c3.4-1.7 6-1.6 8.7.3s6 2 9.2 0 6.1-1.9 8.7-.6l1.8 1V30H0z" fill="#9fd0ff" />
    </svg>
  );
}
