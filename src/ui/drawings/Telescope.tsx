import s from './Drawing.module.css';

/** For a search without results: a telescope on the promenade, and an empty horizon. */
export function Telescope() {
  return (
    <svg className={s.disc} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path className={s.sky} d="M0 0h120v120H0z" />
      <path className={s.cloud} d="M12 36a7 7 0 0 1 9-8 11 11 0 0 1 20-2 8 8 0 0 1 13 5 5 5 0 0 1 4 5z" />
      <path className={s.sea} d="M0 66h120v54H0z" />
      <path className={s.foam} d="M10 74h22v2H10zm24 7h16v2H34zm46-7h28v2H80z" opacity=".6" />
      <path className={s.sand} d="M0 100q60-8 120 0v20H0z" />
      <path className={s.ink} d="M0 88h120v3H0zm12 3h3v12h-3zm24 0h3v12h-3zm44 0h3v12h-3zm24 0h3v12h-3z" />
      <path className={s.ink} d="M56 62h10l4 46H52z" />
      <g transform="rotate(-14 60 52)">
        <path className={s.coral} d="M34 40h46q14 2 14 12T80 64H34z" />
        <path className={s.brick} d="M34 54h60q-2 9-14 10H34z" />
        <path className={s.ink} d="M26 37h9v30h-9zm67 10h9v10h-9z" />
        <path className={s.wall} d="M52 40h5v24h-5z" />
      </g>
    </svg>
  );
}
