import { toCanvas } from 'html-to-image';
import { jsPDF } from 'jspdf';
import { CAPTURED_STYLES } from './capturedStyles.ts';
import { embeddedFontFaces } from './fontFaces.ts';
import { PAGE_PT, PAGE_PX, PT_PER_PX, SCALE } from './pageSize.ts';
import { searchableText } from './searchableText.ts';
import { type TextLine, textLines } from './textLines.ts';

/** Sharp at twice the screen's resolution, and a fifth of the size of the lossless picture. */
const JPEG_QUALITY = 0.8;

/** Share of a text's height that stands above its baseline, near enough for a layer that nobody sees. */
const ASCENT = 0.8;
/** Height of a line of text over its font size. */
const LINE_HEIGHT = 1.2;

/**
 * Makes a PDF of laid-out A4 pages: each page is a picture, with its text invisibly over it, so that it can be
 * selected and searched, and its links clickable.
 * @throws {Error} when a page cannot be drawn
 */
export async function buildPdf(pages: readonly HTMLElement[], title: string): Promise<Blob> {
  const fontEmbedCSS = await embeddedFontFaces();
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
    const picture = canvas.toDataURL('image/jpeg', JPEG_QUALITY);
    pdf.addImage(picture, 'JPEG', 0, 0, PAGE_PT.width, PAGE_PT.height);
    for (const line of textLines(page)) addInvisibleText(pdf, line);
    addLinks(pdf, page);
  }
  return pdf.output('blob');
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
