/** The four steps of the tutorial as one voyage: choose a way, find a door, cast off, arrive. */
import type { ReactNode } from 'react';
import s from '../../ui/drawings/Drawing.module.css';

function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className={s.wide}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={s.sky} d="M0 0h320v180H0z" />
      {children}
    </svg>
  );
}

/** A signpost on a hill; three coasts to choose from. */
function Find() {
  return (
    <Scene>
      <circle className={s.sun} cx="250" cy="46" r="20" />
      <path className={s.far} d="M0 96q40-34 84-24t60 24zm176 0q30-22 62-20t82 20z" />
      <path className={s.sea} d="M0 94h320v86H0z" />
      <path className={s.land} d="M196 100q24-26 48-18t40-4 36 16v12h-124z" />
      <path className={s.sand} d="M184 106q40-10 136-4v8q-90 4-136-4" />
      <path className={s.sand} d="M20 116q30-12 66 0-34 8-66 0" />
      <path className={s.land} d="M30 114q6-18 22-18t24 18z" />
      <path className={s.wall} d="M226 88h16v14h-16zm22-4h14v18h-14zM46 100h11v10H46z" />
      <path className={s.coral} d="m222 88 12-10 12 10zm22-4 11-9 11 9zM43 100l8.500-8 8.500 8z" />
      <path
        className={s.foam}
        d="M110 120h38v2.500h-38zm90 14h50v2.500h-50zM30 136h34v2.500H30z"
        opacity=".7"
      />
      <path className={s.leaf} d="M60 180q50-56 110-50t120 50z" />
      <path className={s.land} d="M84 180q44-42 88-40t56 40z" />
      <path className={s.wood} d="M157 40h7v106h-7z" />
      <path className={s.coral} d="M160 46h56l12 10-12 10h-56z" />
      <path className={s.wall} d="M162 72h-58L92 82l12 10h58z" />
      <path className={s.sun} d="M160 98h44l12 9-12 9h-44z" />
    </Scene>
  );
}

/** A house of one's own, lit, with the door open. */
function Residency() {
  return (
    <Scene>
      <circle className={s.sun} cx="66" cy="92" r="30" />
      <path className={s.sea} d="M0 92h320v40H0z" />
      <path className={s.sun} d="M46 98h40v3H46zm6 8h28v3H52zm6 8h16v3H58z" opacity=".7" />
      <path className={s.land} d="M110 132q60-50 130-46t80-12v106H110z" />
      <path className={s.sand} d="M0 130q160-12 320 4v46H0z" />
      <path className={s.wall} d="M170 76h94v74h-94z" />
      <path className={s.shade} d="M240 76h24v74h-24z" />
      <path className={s.coral} d="m160 78 24-28h66l24 28z" />
      <path className={s.brick} d="M236 78V50h14l24 28z" />
      <path className={s.glow} d="M182 92h18v20h-18zm62 0h12v20h-12z" />
      <path className={s.ink} d="M190 92h2v20h-2zm59 0h2v20h-2z" />
      <path className={s.glow} d="M208 100q0-8 10-8t10 8v50h-20z" />
      <path className={s.leaf} d="m208 98-15 8v50l15-6z" />
      <path className={s.sun} d="M195 130a1.800 1.800 0 0 1 4 0 1.800 1.800 0 0 1-4 0" />
      <path className={s.glow} d="M208 150h20l24 30h-66z" opacity=".8" />
      <path className={s.wood} d="M282 66q-4 50 2 90h7q-6-44-3-90z" />
      <path
        className={s.leaf}
        d="M286 68q-20-22-44-10 24-2 44 10-22 0-32 22 16-14 32-22-8 14-2 34 6-20 2-34 20 6 28 26 0-22-28-26 24-10 38 2-10-18-38-2 10-18 24-22-18 0-24 22"
      />
      <path className={s.wood} d="M140 132h4v22h-4z" />
      <path className={s.coral} d="M130 118h24q4 0 4 6v10h-28z" />
      <path className={s.wall} d="M134 121h14v9h-14z" />
    </Scene>
  );
}

/** A grey town in the rain; the rope is off the bollard. */
function Stop() {
  return (
    <Scene>
      <path
        className={s.rain}
        d="M0 26a22 22 0 0 1 34-14 30 30 0 0 1 54-4 26 26 0 0 1 44 8 18 18 0 0 1 26 18q0 8-8 8H0z"
      />
      <path
        className={s.rain}
        d="m22 50-6 14 2 1 6-14zm30 4-6 14 2 1 6-14zm32-6-6 14 2 1 6-14zm34 4-6 14 2 1 6-14z"
      />
      <path className={s.far} d="M0 116V72h22V60h26v24h18V52l14-12 14 12v36h20V74h24v42z" />
      <path className={s.rain} d="M0 116V92h34v-12h28v20h30V84h30v32z" />
      <path className={s.glow} d="M72 60h6v8h-6zm12 0h6v8h-6zM42 88h6v7h-6zm66 4h6v7h-6z" />
      <path className={s.sea} d="M0 114h320v66H0z" />
      <path
        className={s.foam}
        d="M190 122h40v2.500h-40zm66-8h30v2.500h-30zm-70 34h34v2.500h-34z"
        opacity=".7"
      />
      <path className={s.wall} d="M230 112V52l40 60zm-6 0V64l-26 48z" />
      <path className={s.ink} d="M225 46h4v72h-4z" />
      <path className={s.coral} d="M188 116h86l-14 18h-60z" />
      <path className={s.brick} d="M194 124h74l-8 10h-60z" />
      <path className={s.wood} d="M216 104h18v12h-18z" />
      <path className={s.deep} d="M120 150q34-8 66 0t66 0 68 0v30H120z" />
      <path className={s.shade} d="M0 128h142v52H0z" />
      <path className={s.wall} d="M0 124h150v9H0z" />
      <path className={s.ink} d="M98 106h18v20H98zm-4-7h26v9H94z" />
      <path
        className={s.sun}
        d="M122 122q14-2 18 10t-2 18 6 14q10 6 22-2l-2-3q-10 6-17 2-7-3-4-10 4-8 0-18-5-13-20-14z"
      />
    </Scene>
  );
}

/** Under sail with everything on board, towards the house of step two. */
function Move() {
  return (
    <Scene>
      <path
        className={s.cloud}
        d="M30 44a10 10 0 0 1 14-12 18 18 0 0 1 32-4 14 14 0 0 1 22 8 8 8 0 0 1 8 8z"
      />
      <circle className={s.sun} cx="196" cy="58" r="22" />
      <path className={s.far} d="M120 92q50-26 90-18t110-16v36H120z" />
      <path className={s.sea} d="M0 90h320v90H0z" />
      <path className={s.land} d="M226 96q14-26 42-28t52-14v46z" />
      <path className={s.sand} d="M212 98q50-8 108-4v12q-70 2-108-8" />
      <path className={s.wall} d="M272 66h26v26h-26z" />
      <path className={s.coral} d="m266 68 10-13h20l10 13z" />
      <path className={s.glow} d="M277 74h6v7h-6zm9 4h7v14h-7z" />
      <path className={s.leaf} d="M242 92q0-24 6-30 6 6 6 30z" />
      <path className={s.foam} d="M20 108h44v3H20zm176 12h56v3h-56zM34 150h30v3H34z" opacity=".7" />
      <path className={s.ink} d="M118 26h4v104h-4z" />
      <path className={s.wall} d="M124 30q50 36 54 84h-54z" />
      <path className={s.shade} d="M124 88q30 10 52 14l2 12h-54z" />
      <path className={s.coral} d="M116 40q-34 34-36 74h36z" />
      <path className={s.wood} d="M92 116h20v16H92zm52 4h26v12h-26z" />
      <path className={s.sun} d="M114 120h24v12h-24z" />
      <path className={s.ink} d="M98 112h8v4h-8zm24 4h8v4h-8zm30 0h10v4h-10z" />
      <path className={s.coral} d="M66 130h124q-8 24-26 26H88q-16-4-22-26" />
      <path className={s.brick} d="M72 142h112q-8 12-20 14H88q-10-2-16-14" />
      <path className={s.wall} d="M66 130h124l-1 4H67z" />
      <path className={s.deep} d="M0 152q27-8 54 0t54 0 54 0 54 0 54 0 50 0v28H0z" />
      <path className={s.foam} d="M52 151q16-8 34 1-18 3-34-1m120 1q16-7 32 0-16 3-32 0" />
    </Scene>
  );
}

/** Each step's drawing, by the step's id. */
export const STEP_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  find: <Find />,
  residency: <Residency />,
  stop: <Stop />,
  move: <Move />,
};
