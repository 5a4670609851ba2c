import s from './Drawing.module.css';

/** For an address at which there is nothing: a beam that finds only sea. */
export function Lighthouse() {
  return (
    <svg className={s.disc} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className={s.sky} d="M0 0h120v120H0z" />
      <path className={`${s.glow} ${s.faint}`} d="M60 35-4 12v38zm0 0 64-30v54z" />
      <path className={s.far} d="M0 74q18-12 38-8t34 8z" />
      <path className={s.sea} d="M0 74q15-4 30 0t30 0 30 0 30 0v46H0z" />
      <path className={s.wall} d="M15 70V54l12 16z" />
      <path className={s.coral} d="M11 72h20l-4 6H15z" />
      <path className={s.wall} d="M51 43h18l5 48H46z" />
      <path className={s.coral} d="M50 55h20l1 11H49zm-2.5 22h25l1 10h-27z" />
      <path className={s.ink} d="M62 43h7l5 48H64z" opacity=".16" />
      <path className={s.ink} d="M47 41h26v4H47zm5-12h16v12H52z" />
      <path className={s.glow} d="M55 31h10v10H55z" />
      <path className={s.brick} d="M50 29q4-9 10-11 6 2 10 11z" />
      <path className={s.ink} d="M30 97q6-14 20-12h20q16 0 20 12z" />
      <path className={s.deep} d="M0 94q15-5 30 0t30 0 30 0 30 0v26H0z" />
      <path className={s.foam} d="M28 93q8-4 16 1-9 2-16-1m48 0q9-4 17 1-9 2-17-1" />
    </svg>
  );
}
