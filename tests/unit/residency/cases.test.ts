/** The worked cases of data/days/cases.json; each title is the name of its test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DATA_DIR } from '../../../data/compiler/index.ts';
import { readCases, readDaysData } from '../../../src/commands/days.ts';
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

describe('the codes of countries in a file of cases', () => {
  const asking = (country: string, passport = 'EU') =>
    JSON.stringify([
      {
        id: 1,
        stays: [{ country, arrival: '2026-04-06', departure: '2026-12-31' }],
        on: '2027-01-01',
        ask: { kind: 'visa', country, passport },
      },
    ]);

  test('UK is GB and EL is GR', () => {
    expect(readCases(asking('UK', 'UK'))).toEqual(readCases(asking('GB', 'GB')));
    expect(readCases(asking('EL'))).toEqual(readCases(asking('GR')));
  });

  test('an unknown field is refused by name, remarks for readers are let be', () => {
    const [one] = JSON.parse(asking('PT'));
    expect(() => readCases(JSON.stringify([{ ...one, title: 'A case', working: '' }]))).not.toThrow();
    expect(() => readCases(JSON.stringify([{ ...one, On: '2026-01-01' }]))).toThrow(
      '0.On: is not known here',
    );
    const stays = [{ country: 'PT', arrival: '2026-01-01', depature: '2026-02-01' }];
    expect(() => readCases(JSON.stringify([{ ...one, stays }]))).toThrow(
      '0.stays.0.depature: is not known here',
    );
  });

  test('a code of no country is refused by name', () => {
    expect(() => readCases(asking('ZZ'))).toThrow('0.stays.0.country: "ZZ" is no code of a country');
  });
});
