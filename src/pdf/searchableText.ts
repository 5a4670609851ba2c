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

/** The parts of a text node that stand on one line each, found word by word. */
function linesOf(node: Text): { text: string; rect: DOMRect }[] {
  const range = document.createRange();
  const starts: number[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const rect = range.getBoundingClientRect();
    if (rect.top > top + rect.height / 2) {
      starts.push(index);
      top = rect.top;
    }
  }
  return starts.map((start, line) => {
    const text = node.data.slice(start, starts[line + 1]).trimEnd();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return { text, rect: range.getBoundingClientRect() };
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
