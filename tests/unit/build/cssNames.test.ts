import path from 'node:path';
import { expect, test } from 'vitest';
import { cssNames } from '../../../src/build/cssNames.ts';

const SRC = path.resolve(import.meta.dirname, '../../../src');
const BUTTON = path.join(SRC, 'ui/Button.module.css');
const CARD = path.join(SRC, 'ui/Card.module.css');
const CSS = '.button { margin: .5rem } .primary:hover, .button.quiet { color: red }';

test('each class of a sheet has a short name of its own, whatever else the sheet holds', () => {
  const names = cssNames(SRC, { short: true });
  const given = ['button', 'primary', 'quiet'].map((name) => names(name, BUTTON, CSS));
  expect(new Set(given).size).toBe(3);
  for (const name of given) expect(name).toMatch(/^[a-z]{1,2}[A-Z]$/);
  expect(names('primary', `${BUTTON}?used`, CSS)).toBe(given[1]);
});

test('keyframes have names of their own, too', () => {
  const names = cssNames(SRC, { short: true });
  const css =
    '.a { animation: in 1s, out 1s } @keyframes in { to { top: 0 } } @keyframes out { to { top: 1px } }';
  expect(new Set(['a', 'in', 'out'].map((name) => names(name, BUTTON, css))).size).toBe(3);
});

test('classes of two sheets never share a name', () => {
  const names = cssNames(SRC, { short: true });
  expect(names('button', BUTTON, CSS)).not.toBe(names('button', CARD, CSS));
});

test('in development a name says what it names', () => {
  const names = cssNames(SRC, { short: false });
  expect(names('button', BUTTON, CSS)).toMatch(/^[a-z]{1,2}-button$/);
  expect(names('new', path.join(SRC, 'ui/Unheard.module.css'), '')).toBe('ui_Unheard_module_css-new');
});
