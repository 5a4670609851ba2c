import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

export interface Picture {
  readonly file: string;
  readonly label: string;
}

const PER_ROW = 12;
const WIDTH = 240;
/** Long pages are cut here: the sheet shows what is uneven, the picture itself shows all. */
const HEIGHT = 1000;

/** Writes one PNG that shows all pictures small, side by side. */
export async function writeContactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  file: string,
): Promise<void> {
  const page = await browser.newPage();
  await page.setViewportSize({ width: PER_ROW * (WIDTH + 12) + 12, height: 800 });
  await page.route('http://sheet.invalid/**', async (route) => {
    const at = Number(new URL(route.request().url()).pathname.slice(1));
    const picture = pictures[at];
    if (picture) await route.fulfill({ body: await readFile(picture.file), contentType: 'image/png' });
    else await route.fulfill({ body: sheetOf(pictures), contentType: 'text/html' });
  });
  await page.goto('http://sheet.invalid/sheet');
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

function sheetOf(pictures: readonly Picture[]): string {
  const figures = pictures.map(
    ({ label }, at) => `<figure><img src="/${at}"><figcaption>${label}</figcaption></figure>`,
  );
  return `<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(${PER_ROW}, ${WIDTH}px); gap: 12px; margin: 12px;
      background: #889; font: 12px sans-serif; }
    figure { margin: 0; }
    img { display: block; width: 100%; max-height: ${HEIGHT}px; object-fit: cover; object-position: top; }
  </style>${figures.join('')}`;
}
