import s from './Drawing.module.css';

/** For a plan that has not begun: a suitcase on the jetty, a sail on the horizon. */
export function Suitcase() {
  return (
    <svg className={s.disc} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className={s.sky} d="M0 0h120v120H0z" />
      <circle className={s.sun} cx="30" cy="58" r="15" />
      <path className={s.sea} d="M0 58h120v62H0z" />
      <path className={s.sun} d="M20 64h20v2.500H20zm3 6h14v2H23z" opacity=".7" />
      <path className={s.wall} d="M88 56V34l16 22zm-2 0V41L76 56z" />
      <path className={s.coral} d="M74 58h32l-6 7H80z" />
      <path className={s.wood} d="M30 92h60l30 28H0z" />
      <path className={s.ink} d="M30 92h60l4 4H26zm-12 12h84l4 4H14z" opacity=".3" />
      <path className={s.ink} d="M50 56V48q0-5 5-5h12q5 0 5 5v8h-4v-7H54v7z" />
      <path className={s.coral} d="M38 56h46q4 0 4 4v34q0 4-4 4H38q-4 0-4-4V60q0-4 4-4" />
      <path className={s.brick} d="M34 80h54v14q0 4-4 4H38q-4 0-4-4z" />
      <path className={s.wall} d="M44 56h6v42h-6zm28 0h6v42h-6z" />
      <path className={s.sun} d="M57 74h8v10h-8z" />
    </svg>
  );
}
