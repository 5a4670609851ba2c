/** The mark: sun over two waves. */
export function Logo() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
      <circle cx="15" cy="15" r="15" fill="#0b5ed7" />
      <circle cx="15" cy="13" r="5.4" fill="#ffc34d" />
      <path d="M0 17c4-2.4 7-2.4 10 0s6.5 2.4 10 0 6.5-2.3 10-.4A15 15 0 0 1 .4 18.5z" fill="#fff" />
      <path d="M1.6 21.6c3.4-1.7 6-1.6 8.7.3s6 2 9.2 0 6.1-1.9 8.7-.6A15 15 0 0 1 1.6 21.6z" fill="#9fd0ff" />
    </svg>
  );
}
