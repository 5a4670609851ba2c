/** Which figures stand for a tax year, when missing ones are due, and what is overdue on a day. */
import { describe, expect, test } from 'vitest';
import type { CalendarFile } from '../../../data/compiler/law/calendarFile.ts';
import { inOnePiece } from '../../../data/compiler/law/groups.ts';
import type { LawFile } from '../../../data/compiler/law/lawFile.ts';
import { overdue, yearInWords, yearOfCountry } from '../../../data/compiler/law/yearReport.ts';
import { parseData } from '../../../data/compiler/read.ts';
import { run } from '../../../src/commands/year.ts';
import { realFiles } from '../data/samples.ts';

const source = { title: 'An act', url: null };

const law: LawFile = {
  country: 'atlantis',
  currency: 'EUR',
  figures: {
    incomeTax: { unit: 'percent', in: [{ from: '2020-01-01', is: 20 }] },
    minimumWage: {
      unit: 'month',
      in: [
        { from: '2026-01-01', is: 1000 },
        { from: '2027-01-01', is: 1100 },
      ],
    },
    minimumBase: {
      unit: 'month',
      in: [
        { from: '2026-01-01', is: 500 },
        { from: '2027-01-01', is: 550, status: 'by-rule', because: 'Half of the minimum wage.' },
      ],
    },
    allowance: {
      unit: 'year',
      in: [
        { from: '2026-01-01', is: 8000 },
        { from: '2027-01-01', is: 9000, status: 'bill' },
      ],
    },
    limit: {
      unit: 'year',
      in: [
        { from: '2026-01-01', is: 40000 },
        { from: '2030-01-01', is: 0 },
      ],
    },
    ceiling: { unit: 'year', in: [{ from: '2026-01-01', is: 90000, checkedFor: 2027 }] },
    fee: { unit: 'year', set: 'until-changed', in: [{ from: '2026-01-01', is: 10 }] },
  },
  scales: { tariff: { in: [{ from: '2026-01-01', is: [[null, 20]] }] } },
  steps: {},
  regimes: {},
  sources: {},
};

const entry = (figures: string[], due: string, of: 'next-year' | 'same-year' | 'year-before') => ({
  ...{ country: 'atlantis', what: 'An act', figures, due, of, source },
});

const calendar: CalendarFile = {
  about: 'A calendar',
  since: '2026-11-26',
  entries: [
    entry(['allowance', 'tariff'], '12-31', 'next-year'),
    entry(['minimumBase'], '12-15', 'next-year'),
    entry(['ceiling'], '02-28', 'same-year'),
    { country: 'atlantis', what: 'A rate of exchange', due: '10-05', of: 'next-year', source },
  ],
};

describe('a tax year', () => {
  const year = yearOfCountry('atlantis', law, calendar, 2027);
  const standings = Object.fromEntries(
    year.figures.map(({ name, standing, due }) => [name, [standing, due]]),
  );

  test('has figures that are law, follow by a rule, go on, or are missing with the day when they are due', () => {
    expect(standings).toEqual({
      incomeTax: ['goes-on', null],
      minimumWage: ['law', null],
      minimumBase: ['by-rule', '2026-12-15'],
      allowance: ['missing', '2026-12-31'],
      limit: ['goes-on', null],
      ceiling: ['checked', '2027-02-28'],
      fee: ['goes-on', null],
      tariff: ['missing', '2026-12-31'],
    });
  });

  test('is told by country', () => {
    expect(yearInWords([year], 2027).split('\n')).toEqual([
      'atlantis',
      '  law           minimumWage 1,100',
      '  goes on       incomeTax, limit, fee',
      '  by a rule     minimumBase (due 2026-12-15) 550',
      '  no law yet    allowance 9,000 (bill)',
      '  not yet out   ceiling (due 2027-02-28)',
      '  missing       allowance (due 2026-12-31), tariff (due 2026-12-31)',
      '  also expected A rate of exchange (due 2026-10-05)',
      '',
      '2027: 8 figures; 1 law of that year, 4 go on, 1 by a rule, 0 wait, 2 missing',
    ]);
  });

  test('says what waits for others of its tariff', () => {
    const grouped = { ...law, groups: { tariff: ['minimumBase', 'allowance', 'ceiling'] } };
    const waiting = yearOfCountry('atlantis', inOnePiece('atlantis', grouped, calendar), calendar, 2027);
    const lines = yearInWords([waiting], 2027).split('\n');
    expect(lines).toContain('  waits         minimumBase (due 2026-12-15) 550 for allowance and ceiling');
    expect(lines.some((line) => line.startsWith('  by a rule'))).toBe(false);
    expect(lines.at(-1)).toMatch(/0 by a rule, 1 wait, 2 missing$/);
  });
});

describe('what is overdue', () => {
  const names = (day: string, of = calendar) =>
    overdue({ law: { atlantis: law }, calendar: of }, day).map(({ path }) => path);

  test('is what the calendar expected by a day and no law has, nor a rule in place of one', () => {
    expect(names('2026-12-14')).toEqual([]);
    expect(names('2026-12-15')).toEqual(['minimumBase']);
    expect(names('2027-01-02')).toEqual(['allowance', 'tariff', 'minimumBase']);
    expect(names('2027-02-28')).toEqual(['allowance', 'tariff', 'minimumBase', 'ceiling']);
  });

  test('leaves out what was looked for when the laws were last gone through', () => {
    const later = { ...calendar, since: '2026-12-31' };
    expect(names('2027-02-28', later)).toEqual(['allowance', 'tariff', 'ceiling']);
  });

  test('names a figure that the law does not have', () => {
    const wrong = { ...calendar, entries: [entry(['minimumPay'], '12-31', 'next-year')] };
    expect(overdue({ law: { atlantis: law }, calendar: wrong }, '2026-01-01')).toEqual([
      {
        file: 'data/calendar.json',
        path: 'atlantis',
        message: '"minimumPay" is no figure of data/law/atlantis.json',
      },
    ]);
  });
});

describe('the data of this repository', () => {
  const data = parseData(realFiles);

  test('have the right form, and a calendar of countries that there are', () => {
    for (const { country } of data.calendar.entries) expect(Object.keys(data.law)).toContain(country);
  });

  test('are told by npm run year, and a wrong question is refused', () => {
    expect(run(['2027', 'serbia'], () => data).stdout).toMatch(
      /^serbia\n[\s\S]*minimumBase \(due 2026-12-31\)/,
    );
    expect(run(['soon'], () => data)).toMatchObject({ status: 2, stdout: '' });
    expect(run(['2027', 'serbja'], () => data).stderr).toContain('nearest are serbia');
    expect(run(['--help'], () => data).stdout).toMatch(/^Usage/);
  });
});
