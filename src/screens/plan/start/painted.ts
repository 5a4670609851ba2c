/** What the page shows, kept so that the next opening paints it before anything else is here (src/app/paintStart.js). */
import { markStart } from '../../../stores/startMark.ts';

/** What is kept of an element: its name, its attributes, and what is inside. */
type Painted =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...inside: Painted[]];

export function keepPainted(shown: Element): void {
  markStart({ shown: [...shown.childNodes].flatMap(painted) });
}

/** What was pressed on the picture, which cannot answer, is pressed on what has come in its place. */
export function pressAgain(pressed: string | undefined, shown: Element): void {
  const controls = [...shown.querySelectorAll<HTMLElement>('button, label')];
  if (pressed) controls.find(({ textContent }) => textContent === pressed)?.click();
}

function painted(node: ChildNode): Painted[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || node instanceof HTMLDialogElement) return [];
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
