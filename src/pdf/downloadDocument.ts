import { toCanvas } from 'html-to-image';
import { jsPDF } from 'jspdf';
import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import bricolage from '../ui/fonts/bricolage-grotesque.woff2?url';
import instrument from '../ui/fonts/instrument-sans.woff2?url';
import { saveFile } from '../ui/saveFile.ts';
import styles from './Document.module.css';
import { DocumentPages, paginate } from './Document.tsx';
import { fewColours } from './fewColours.ts';
import { searchableText, type TextLine, textLines } from './searchableText.ts';

interface PaperDocument {
  readonly title: string;
  readonly fileName: string;
  /** What may not be cut in two is one block. */
  readonly blocks: readonly ReactNode[];
}

/**
 * Builds a document's PDF in the browser and hands it over as a download (PDF). Nothing is left
 * on the page afterwards, whatever happens.
 * @throws {Error} when the file cannot be made
 */
export async function downloadDocument({ title, fileName, blocks }: PaperDocument): Promise<void> {
  const stage = document.createElement('div');
  stage.className = styles.stage ?? '';
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  document.body.append(stage);
  const root = createRoot(stage);
  try {
    const render = (pages: readonly (readonly number[])[]) =>
      flushSync(() => root.render(createElement(DocumentPages, { blocks, pages })));

    render([blocks.map((_, block) => block)]);
    await document.fonts.ready;
    const heights = elements(stage, '[data-block]').map((block) => block.getBoundingClientRect().height);
    const room = Math.min(...elements(stage, '[data-body]').map((body) => body.clientHeight));
    render(paginate(heights, room));
    const pages = elements(stage, '[data-page]');
    saveFile(await buildPdf(pages, title), fileName);
  } finally {
    root.unmount();
    stage.remove();
  }
}

function elements(stage: HTMLElement, selector: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(selector)];
}

/** A4 portrait in the two units of the PDF: CSS pixels while it is laid out, points in the file. */
const PAGE_PX = { width: 794, height: 1123 } as const;
const PAGE_PT = { width: 595.28, height: 841.89 } as const;

/** Points per CSS pixel. */
const PT_PER_PX = PAGE_PT.width / PAGE_PX.width;

/** Canvas pixels per CSS pixel. */
const SCALE = 2;

/** Share of a text's height that stands above its baseline, near enough for a layer that nobody sees. */
const ASCENT = 0.8;
/** Height of a line of text over its font size. */
const LINE_HEIGHT = 1.2;

/**
 * The styles that documents use, each of which is copied to every element of a picture. With all of the browser's 400, the
 * results of the wizard take 9.3 seconds instead of 3.0 at a processor slowed four times.
 */
const CAPTURED_STYLES = `
  display position box-sizing width height min-width min-height margin-top margin-right margin-bottom
  margin-left padding-top padding-right padding-bottom padding-left border-top-width border-right-width
  border-bottom-width border-left-width border-top-style border-right-style border-bottom-style
  border-left-style border-top-color border-right-color border-bottom-color border-left-color
  border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
  background-color box-shadow overflow-x overflow-y object-fit flex-grow flex-shrink flex-basis flex-direction
  flex-wrap align-items align-content align-self justify-content justify-items row-gap column-gap
  grid-template-columns grid-template-rows grid-column-start grid-column-end grid-row-start grid-row-end
  border-collapse list-style-type color font-family font-size font-weight font-style font-variant-numeric
  line-height letter-spacing text-align text-wrap text-transform text-decoration-line text-decoration-color
  text-decoration-thickness text-underline-offset overflow-wrap white-space vertical-align
`
  .trim()
  .split(/\s+/);

/**
 * Makes a PDF of laid-out A4 pages: each page is a picture, with its text invisibly over it, so that it can be
 * selected and searched, and its links clickable.
 * @throws {Error} when a page cannot be drawn
 */
async function buildPdf(pages: readonly HTMLElement[], title: string): Promise<Blob> {
  const fontEmbedCSS = await embeddedFontFaces();
  const palettes: Uint8Array[] = [];
  takePalettes(palettes);
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', orientation: 'portrait', compress: true });
  pdf.setProperties({ title, creator: 'Lowtide' });
  pdf.setLanguage('en-US');
  pdf.setFont('helvetica');

  for (const [index, page] of pages.entries()) {
    if (index > 0) pdf.addPage();
    fixColours(page);
    const canvas = await toCanvas(page, {
      pixelRatio: SCALE,
      backgroundColor: '#ffffff',
      fontEmbedCSS,
      includeStyleProperties: CAPTURED_STYLES,
      ...PAGE_PX,
    });
    const { palette, pixels } = fewColours(pixelsOf(canvas));
    palettes.push(palette);
    pdf.addImage(await deflated(pixels), 'PALETTE', 0, 0, PAGE_PT.width, PAGE_PT.height);
    for (const line of textLines(page)) addInvisibleText(pdf, line);
    addLinks(pdf, page);
  }
  return pdf.output('blob');
}

/** How jsPDF asks for a kind of picture; the only one with a palette that it has itself is PNG. */
type Formats = Record<string, (packed: Uint8Array, picture: number) => object>;

/** Teaches documents that are made from now on a page's picture in a palette, whose pixels come deflated. */
function takePalettes(palettes: readonly Uint8Array[]): void {
  (jsPDF.API as unknown as Formats).processPALETTE = (packed, index) => ({
    index,
    width: PAGE_PX.width * SCALE,
    height: PAGE_PX.height * SCALE,
    colorSpace: 'Indexed',
    palette: palettes[index],
    bitsPerComponent: 8,
    filter: 'FlateDecode',
    data: packed.reduce((text, byte) => text + String.fromCharCode(byte), ''),
  });
}

/** @throws {Error} where the canvas cannot be read */
function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const drawn = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!drawn) throw new Error('No canvas');
  return drawn.data;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A picture takes an SVG as it is written, without the page's tokens: its colours become what they are here. */
function fixColours(page: HTMLElement): void {
  for (const drawn of page.querySelectorAll<SVGElement>('svg [style]')) {
    drawn.style.color = getComputedStyle(drawn).color;
  }
}

function addInvisibleText(pdf: jsPDF, { text, left, top, width, height }: TextLine): void {
  const searchable = searchableText(text);
  pdf.setFontSize((height / LINE_HEIGHT) * PT_PER_PX);
  pdf.text(searchable, left * PT_PER_PX, (top + height * ASCENT) * PT_PER_PX, {
    renderingMode: 'invisible',
    horizontalScale: (width * PT_PER_PX) / pdf.getTextWidth(searchable),
  });
}

function addLinks(pdf: jsPDF, page: HTMLElement): void {
  const origin = page.getBoundingClientRect();
  for (const link of page.querySelectorAll('a')) {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y, w, h] = [left - origin.left, top - origin.top, width, height].map((px) => px * PT_PER_PX);
    pdf.link(x ?? 0, y ?? 0, w ?? 0, h ?? 0, { url: link.href });
  }
}

const FACES = [
  { family: 'Instrument Sans', url: instrument, weights: '400 700' },
  { family: 'Bricolage Grotesque', url: bricolage, weights: '200 800' },
] as const;

/**
 * The two typefaces as CSS that needs no further file: a picture of a page cannot load any.
 * @throws {Error} when a font cannot be read
 */
async function embeddedFontFaces(): Promise<string> {
  const rules = await Promise.all(
    FACES.map(async ({ family, url, weights }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      const data = await dataUrlOf(await response.blob());
      return `@font-face{font-family:"${family}";src:url(${data}) format("woff2");font-weight:${weights}}`;
    }),
  );
  return rules.join('');
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('A font could not be read'));
    reader.readAsDataURL(blob);
  });
}
