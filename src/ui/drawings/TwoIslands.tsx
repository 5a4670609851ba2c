import s from './Drawing.module.css';

/** For a comparison without countries: two islands side by side, waiting. */
export function TwoIslands() {
  return (
    <svg className={s.disc} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className={s.sky} d="M0 0h120v120H0z" />
      <circle className={s.sun} cx="60" cy="62" r="20" />
      <path className={s.sea} d="M0 62h120v58H0z" />
      <path className={s.sun} d="M48 68h24v2.500H48zm4 6h16v2H52zm3 6h10v2H55z" opacity=".7" />
      <path className={s.sand} d="M6 84q5-7 24-7t24 7q-9 5-24 5T6 84" />
      <path className={s.land} d="M12 79q4-22 18-22t18 22q-18 5-36 0" />
      <path className={s.leaf} d="M30 57q14 0 18 22-10 3-18 3z" />
      <path className={s.wood} d="M29 34h2.500v24H29z" />
      <path className={s.coral} d="M31.500 35H47l-5 5.500 5 5.500H31.500z" />
      <path className={s.sand} d="M66 84q5-7 24-7t24 7q-9 5-24 5t-24-5" />
      <path className={s.land} d="M72 79q2-13 10-14 2-14 10-14t8 12q8 2 9 16-18 5-37 0" />
      <path className={s.leaf} d="M92 51q10 0 8 12 8 2 9 16-9 3-17 3z" />
      <path className={s.wood} d="M91 28h2.500v24H91z" />
      <path className={s.wall} d="M93.500 29H109l-5 5.500 5 5.500H93.500z" />
      <path className={s.deep} d="M0 98q15-5 30 0t30 0 30 0 30 0v22H0z" />
      <path className={s.foam} d="M14 91q16 4 32 0-16 6-32 0m60 0q16 4 32 0-16 6-32 0" />
    </svg>
  );
}
