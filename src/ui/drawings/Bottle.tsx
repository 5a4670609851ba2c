import s from './Drawing.module.css';

/** For an answer that has not come, as without a network: a letter in a bottle, still at sea. */
export function Bottle() {
  return (
    <svg className={s.disc} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className={s.sky} d="M0 0h120v120H0z" />
      <circle className={s.sun} cx="88" cy="34" r="10" />
      <path className={s.far} d="M0 66V56q20-10 40-6t32 16z" />
      <path className={s.sea} d="M0 64q15-4 30 0t30 0 30 0 30 0v56H0z" />
      <g transform="rotate(20 60 74)">
        <path className={s.leaf} d="M44 62h36a14 14 0 0 1 0 28H44q-8 0-12-8H20V70h12q4-8 12-8" />
        <path className={s.land} d="M44 62h36a14 14 0 0 1 14 13H20v-5h12q4-8 12-8" />
        <path className={s.wall} d="M48 67h32v18H48z" />
        <path className={s.shade} d="M48 67h32L64 78z" />
        <circle className={s.coral} cx="64" cy="77" r="3.500" />
        <path className={s.wood} d="M11 71h9v10h-9z" />
      </g>
      <path className={s.deep} d="M0 88q15-6 30 0t30 0 30 0 30 0v32H0z" />
      <path className={s.foam} d="M20 84q10-6 20 2-10 2-20-2m44 2q12-6 24 0-12 3-24 0" />
    </svg>
  );
}
