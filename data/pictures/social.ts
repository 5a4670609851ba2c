/**
 * `tsx data/pictures/social.ts`: makes the pictures that stand beside a shared link, 1200×630: one per country from
 * its hero and what one keeps a month of $80,000 in its best regime, and one for the site. `--changed`: only those of countries
 * whose figure is another one than on the picture.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nameInText } from '../../src/catalogue/format.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { compileData } from '../compiler/index.ts';
import { fileUrl, ROOT, renderAll } from './browser.ts';
import { type SocialFigure, socialFigures, socialWords } from './socialFigure.ts';

const SIZE = { width: 1200, height: 630 };
const FOLDER = path.join(ROOT, 'public/social');
/** What the pictures say, so that a test can tell when the data say something else. */
const DRAWN = path.join(import.meta.dirname, 'socialFigures.json');

const FONTS = ['bricolage-grotesque', 'instrument-sans']
  .map(
    (font) =>
      `@font-face{font-family:${font};src:url(${fileUrl(`src/ui/fonts/${font}.woff2`)});font-weight:200 800}`,
  )
  .join('');

const STYLE = `${FONTS}
body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;background:#fff;font-family:instrument-sans;color:#0d2137}
.art{position:absolute;inset:0 0 auto;width:1200px;height:386px;object-fit:cover;object-position:50% 45%}
.words{position:absolute;left:64px;right:64px;top:386px;bottom:0;padding-bottom:58px;display:flex;align-items:flex-end;gap:48px}
h1{margin:0;font:750 76px/1 bricolage-grotesque;letter-spacing:-.02em}
h1.long{font-size:56px}
p{margin:14px 0 0;font-size:29px;line-height:1.25;color:#4a6078}
.name{flex:1;min-width:0}
.rate{flex:none;text-align:right}
.rate b{display:block;font:750 92px/1 bricolage-grotesque;letter-spacing:-.03em;color:#0b5ed7;white-space:nowrap}
h1.kept{font-size:76px;white-space:nowrap}
h1.kept span{margin-left:.7em;font:400 29px/1 instrument-sans;letter-spacing:0;color:#4a6078}
h1.kept b{color:#0b5ed7;font-weight:800}
.where{display:flex;align-items:center;margin-top:22px;font:700 44px/1.1 bricolage-grotesque;color:#0d2137;white-space:nowrap}
.where span{margin-left:.7em;font:400 29px/1.15 instrument-sans;white-space:normal;text-wrap:balance;color:#4a6078}
.brand{position:absolute;left:64px;top:40px;display:flex;align-items:center;gap:14px;padding:10px 24px 10px 12px;border-radius:99px;background:#fff;font:700 34px/1 bricolage-grotesque}
.brand img{width:46px;height:46px}
.flag{height:.62em;border-radius:6px;box-shadow:0 0 0 1px #0d213726;margin-right:.28em}
.mosaic{position:absolute;inset:0 0 auto;display:grid;grid-template:repeat(2,193px)/repeat(3,1fr)}
.mosaic img{width:100%;height:100%;object-fit:cover}`;

const BRAND = `<div class="brand"><img src="${fileUrl('public/icons/logo.svg')}">Lowtide</div>`;
const page = (content: string) =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${content}${BRAND}`;
const hero = (slug: string) => fileUrl(`public/countries/${slug}/hero.svg`);

/** Pictures that differ in colour and landmark, for the site as a whole. */
const MOSAIC = ['malta', 'georgia', 'united-arab-emirates', 'cyprus', 'hungary', 'costa-rica'];

const { countries, taxBrackets } = compileData();
const figures = socialFigures(countries, schedulesFor(taxBrackets));
const site = page(
  `<div class="mosaic">${MOSAIC.map((slug) => `<img src="${hero(slug)}">`).join('')}</div>
<div class="words"><div class="name"><h1 class="long">What would you really pay?</h1><p>Low-tax countries for the self-employed</p></div><div class="rate"><b>${countries.length}</b><p>countries compared</p></div></div>`,
);
const drawn: Readonly<Record<string, SocialFigure>> = JSON.parse(readFileSync(DRAWN, 'utf8'));
const changedOnly = process.argv.includes('--changed');
const wanted = countries.filter(({ slug }) => !changedOnly || !isDeepStrictEqual(drawn[slug], figures[slug]));
const pages = Object.fromEntries([
  ...(changedOnly ? [] : [['site', site] as const]),
  ...wanted.map(({ slug, name, code }) => {
    const figure = figures[slug] as SocialFigure;
    const { month, of } = socialWords(figure);
    const flag = fileUrl(`public/flags/${code.toLowerCase()}.svg`);
    return [
      slug,
      page(
        `<img class="art" src="${hero(slug)}"><div class="words"><div class="name"><h1 class="kept">Keep <b>${month}</b><span>${of}</span></h1><div class="where"><img class="flag" src="${flag}">in ${nameInText(name)}<span>${figure.regime}</span></div></div></div>`,
      ),
    ] as const;
  }),
]);

mkdirSync(FOLDER, { recursive: true });
if (wanted.length > 0)
  await renderAll(pages, SIZE, (name, png) => writeFileSync(path.join(FOLDER, `${name}.png`), png));
writeFileSync(DRAWN, `${JSON.stringify(figures, null, 2)}\n`);
