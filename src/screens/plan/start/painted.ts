/** What the page shows, kept so that the next opening paints it before anything else is here (src/app/paintStart.js). */
import { COMPARISON_START } from '../../../stores/comparison.ts';
import { markStart, START_MARK } from '../../../stores/startMark.ts';

/** What is kept of an element: its name, its attributes, and what is inside. */
type Painted =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...inside: Painted[]];

export function keepPainted(shown: Element): void {
  markStart({ shown: [...shown.childNodes].flatMap(painted) });
}

/** Nothing is kept any more, or a comparison alone. */
export function clearPainted(hasComparison: boolean): void {
  try {
    localStorage.removeItem(START_MARK);
  } catch {
    // Refused: there was none.
  }
  if (hasComparison) markStart(COMPARISON_START);
}

/** What was pressed on the picture, which cannot answer, is pressed on what has come in its place. */
export function pressAgain(pressed: string | undefined, shown: Element): void {
  const controls = [...shown.querySelectorAll<HTMLElement>('button, label')];
  if (pressed) controls.find(({ textContent }) => textContent === pressed)?.click();
}

function painted(node: ChildNode): Painted[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const);
  const isChecked = node instanceof HTMLInputElement && node.checked;
  return [
    [
      node.localName,
      { ...Object.fromEntries(attributes), ...(isChecked && { checked: '' }) },
      ...[...node.childNodes].flatMap(painted),
    ],
  ];
}
