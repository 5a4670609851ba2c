/** The worked cases of data/days/cases.json; each title is the name of its test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCases, readDaysData } from '../../../data/compiler/days.ts';
import { DATA_DIR } from '../../../data/compiler/index.ts';
import { answer } from '../../../src/residency/index.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

const text = readFileSync(join(DATA_DIR, 'days/cases.json'), 'utf8');
const told = JSON.parse(text) as readonly Told[];
const questions = new Map(readCases(text).map((one) => [one.id, one]));
const data = readDaysData();

describe.each([...new Set(told.map(({ group }) => group))])('worked cases: %s', (name) => {
  test.each(told.filter(({ group }) => group === name))('$title ($id)', ({ id, expected }) => {
    const question = questions.get(id);
    if (!question) throw new Error(`The case ${id} is not read`);
    const given = answer(question.ask, question.stays, question.on, data);
    expect(given).toMatchObject(expected);
  });
});

test('there are 84 worked cases, each with an id of its own', () => {
  expect(questions.size).toBe(84);
});
