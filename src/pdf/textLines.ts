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
