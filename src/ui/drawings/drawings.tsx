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

/** For a country without a picture of its own. */
export function Coast() {
  return (
    <svg viewBox="0 0 390 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <circle className={s.sun} cx="304" cy="46" r="22" />
      <path className={s.far} d="M0 58c40-24 80-24 120-6s80 20 130 0 90-22 140-4v56H0z" />
      <path className={s.sea} d="M0 74c50-18 90-12 140 0s100 10 150-4 70-10 100-2v36H0z" />
      <path className={s.deep} d="M0 90c60-12 130-6 200 0s140 2 190-6v20H0z" />
    </svg>
  );
}
