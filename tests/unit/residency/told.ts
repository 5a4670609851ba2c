/** Cases written as text: a line that says the rule, and one with the question, the stays, the day of the question and what follows. */
import type { Stay } from '../../../src/residency/index.ts';

export interface Told {
  readonly title: string;
  readonly question: string;
  readonly stays: readonly Stay[];
  readonly on: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

export function told(text: string): Told[] {
  const lines = text.trim().split('\n');
  return lines.flatMap((title, index) => {
    if (index % 2 === 1) return [];
    const [question = '', stays = '', on = '', expected = ''] = (lines[index + 1] ?? '')
      .trim()
      .split(/ *\| */);
    return [{ title, question, stays: staysIn(stays), on, expected: fieldsIn(expected) }];
  });
}

/** "PT 2026-01-01..2026-01-31, ES 2026-02-01.. permit": without a second date the stay is open. */
export function staysIn(text: string): Stay[] {
  return listIn(text).map((one) => {
    const [country = '', dates = '', permit] = one.split(' ');
    const [arrival = '', departure] = dates.split('..');
    return { country, arrival, departure: departure || null, ...(permit && { permit: true }) };
  });
}

/** "count 3, met false, parts 1+2, window any-12-months" */
export function fieldsIn(text: string): Record<string, unknown> {
  return Object.fromEntries(listIn(text).map((one) => [one.split(' ')[0], valueIn(one.split(' ')[1] ?? '')]));
}

const listIn = (text: string) => text.split(', ').filter(Boolean);

function valueIn(text: string): unknown {
  if (text.includes('+')) return text.split('+').map(Number);
  return /^(?:\d+|true|false|null)$/.test(text) ? JSON.parse(text) : text;
}
