import { CAPITAL_SIZE, CITY_SIZE, ISLAND_SIZE } from './size.ts';

/**
 * Colours of the maps: paper-coloured neighbours in a pale sea, the country in sun yellow; at night the same on ink.
 * The picture has its own ground, so that it is readable whichever theme the page around it shows.
 */
export const STYLE = [
  '.sea,.globe{fill:#cfe6f8}',
  '.land,.world{fill:#f5f8fb}',
  '.border{fill:none;stroke:#c3d2df;stroke-width:1.5}',
  '.here{fill:#ffc34d;stroke:#c98a12;stroke-width:1.5;stroke-linejoin:round}',
  '.world{fill:#9cbdd6}',
  '.globe{fill:#eaf4fc}',
  '.rim{fill:none;stroke:#7fa3c0;stroke-width:2}',
  '.spot{fill:#c2410c}',
  '.ring{fill:none;stroke:#c2410c;stroke-width:3}',
  '.dot{fill:#0d2137}',
  '.capital{fill:#fff;stroke:#0d2137;stroke-width:3}',
  '.lead{fill:none;stroke:#0d2137;stroke-width:1.5}',
  `text{font:500 ${CITY_SIZE}px system-ui,sans-serif;fill:#0d2137;stroke:#fff;stroke-opacity:.85;stroke-width:5;stroke-linejoin:round;paint-order:stroke}`,
  `.main{font-size:${CAPITAL_SIZE}px;font-weight:700}.island{font-size:${ISLAND_SIZE}px}`,
  '.part{font-size:19px;stroke:none;fill:#3d566e}',
  '@media(prefers-color-scheme:dark){',
  '.sea{fill:#0f2438}.land{fill:#22384b}.border{stroke:#37536b}.here{fill:#a8730f;stroke:#ffc34d}',
  '.globe{fill:#16324b}.world{fill:#46708f}.rim{stroke:#5d86a6}.spot{fill:#ff8a66}.ring{stroke:#ff8a66}',
  '.dot{fill:#fff}.capital{fill:#0b1622;stroke:#fff}.lead{stroke:#fff}',
  'text{fill:#fff;stroke:#0b1622;stroke-opacity:.75}.part{fill:#a9bccf}}',
].join('');
