/** The text of a laid-out page, as the layer under a PDF's pictures holds it. */

/** One line of text as it stands on a page, in CSS pixels from the page's corner. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All lines of text under an element, in reading order, as the browser has broken them. */
export function textLines(page: HTMLElement): TextLine[] {
  const origin = page.getBoundingClientRect();
  const lines: TextLine[] = [];
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT, {
    // An SVG's title is never drawn.
    acceptNode: ({ parentElement }) =>
      parentElement instanceof HTMLElement ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  });
  while (nodes.nextNode()) {
    for (const { text, rect } of linesOf(nodes.currentNode as Text)) {
      if (text.trim() === '' || rect.width === 0) continue;
      const { width, height } = rect;
      lines.push({ text, left: rect.left - origin.left, top: rect.top - origin.top, width, height });
    }
  }
  return lines;
}

/** The parts of a text node that stand on one line each, with the space to what follows on the same line. */
function linesOf(node: Text): { text: string; rect: DOMRect }[] {
  const { data } = node;
  const range = document.createRange();
  const rectOf = (from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  };
  const starts: number[] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const { index, 0: word } of data.matchAll(/\S+/g)) {
    // A word with a hyphen may stand on two lines.
    const isBroken = rectOf(index, index + word.length).getClientRects().length > 1;
    const places = isBroken ? Array.from(word, (_, at) => index + at) : [index];
    for (const place of places) {
      const { top, bottom } = rectOf(place, place + (isBroken ? 1 : word.length)).getBoundingClientRect();
      if (top > middle) {
        starts.push(place);
        middle = (top + bottom) / 2;
      }
    }
  }
  return starts.map((start, line) => {
    const text = data.slice(start, starts[line + 1]);
    const trimmed = text.trimEnd();
    const spaced = rectOf(start, start + text.length).getBoundingClientRect();
    const rect = rectOf(start, start + trimmed.length).getBoundingClientRect();
    return spaced.height === rect.height && spaced.width > rect.width
      ? { text: `${trimmed} `, rect: spaced }
      : { text: trimmed, rect };
  });
}

/** Letters and signs outside of the standard PDF fonts that do not fall apart into a base letter and a mark. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '₡': 'CRC ',
  '₲': 'PYG ',
  '₾': 'GEL ',
  '₺': 'TRY ',
  '→': '->',
  '≤': '<=',
  '≥': '>=',
  '−': '-',
};

/** Beyond Latin-1, what Windows-1252 has. */
const WINDOWS_1252 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text as the invisible layer holds it: the standard fonts know Windows-1252 alone, so that other letters lose
 * their marks ("Şirket" is found as "Sirket"). The picture over it shows the text as it is.
 */
export function searchableText(text: string): string {
  return [...text.replace(/\s+/g, ' ')].map(encodable).join('');
}

function encodable(sign: string): string {
  if (isEncodable(sign)) return sign;
  const replacement = REPLACEMENTS[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...replacement].every(isEncodable) ? replacement : '?';
}

function isEncodable(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || WINDOWS_1252.has(sign);
}
