import type { Label } from './labels.ts';
import { ISLAND_SIZE, type Point } from './size.ts';

/** A city's dot, its name and, if the name stands away, the line between them. */
export function labelMarkup({ spot, box, leader }: Label): string {
  const { x, y, size, bold, name } = spot;
  const middle = (box.left + box.right) / 2;
  const side = box.left >= x ? 'start' : box.right <= x ? 'end' : 'middle';
  const anchor = side === 'start' ? box.left : side === 'end' ? box.right : middle;
  const baseline = box.top + size * 0.8;
  const end: Point = [
    side === 'middle' ? middle : anchor,
    side === 'middle' ? (box.top > y ? box.top : box.bottom) : (box.top + box.bottom) / 2,
  ];
  const [cx, cy] = [x.toFixed(0), y.toFixed(0)];
  const line = leader
    ? `<path class="lead" d="M${cx} ${cy}L${end[0].toFixed(0)} ${end[1].toFixed(0)}"/>`
    : '';
  const dot = bold
    ? `<circle class="capital" cx="${cx}" cy="${cy}" r="8"/><circle class="dot" cx="${cx}" cy="${cy}" r="4"/>`
    : `<circle class="dot" cx="${cx}" cy="${cy}" r="5.5"/>`;
  const attributes = [
    bold ? 'class="main"' : '',
    size === ISLAND_SIZE ? 'class="island"' : '',
    side === 'start' ? '' : `text-anchor="${side}"`,
  ].filter(Boolean);
  return `${line}${dot}<text ${attributes.join(' ')} x="${anchor.toFixed(0)}" y="${baseline.toFixed(0)}">${name}</text>`;
}
