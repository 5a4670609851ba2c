import { describe, expect, test } from 'vitest';
import { readDaysData } from '../../../../data/compiler/daysData.ts';
import type { Rule } from '../../../../src/residency/index.ts';
import {
  countriesOf,
  countryDays,
  schengenVisits,
  visaDays,
} from '../../../../src/screens/plan/days/countryDays.ts';
import {
  countedInWords,
  countingInWords,
  effectInWords,
  leftInWords,
  marksOf,
  remarksOn,
  resultInWords,
  ruleInWords,
  shownCount,
  windowBeside,
  windowInWords,
} from '../../../../src/screens/plan/days/daysWords.ts';
import { EXAMPLE } from '../../../../src/screens/plan/days/example.ts';
import { plannedStays } from '../../../../src/screens/plan/days/plannedStays.ts';
import {
  dayAt,
  shareOf,
  yearBars,
  yearsInView,
  yearsOf,
} from '../../../../src/screens/plan/days/timelineShape.ts';
import { type DaysRecord, NO_STAYS, type StoredStay } from '../../../../src/stores/stays.ts';

const { rules, areas } = readDaysData();

let lastId = 0;
const stay = (country: string, arrival: string, departure: string | null, permit?: true): StoredStay => ({
  id: `${lastId++}`,
  country,
  arrival,
  departure,
  ...(permit && { permit }),
});
const recordOf = (...stays: StoredStay[]): DaysRecord => ({ ...NO_STAYS, stays });
const inYear = (country: string, record: DaysRecord, year = 2027, today = '2026-11-22') => {
  const found = countryDays(country, { record, year, today, rules });
  if (!found) throw new Error(`No rules for ${country}`);
  return found;
};
const firstLine = (country: string, record: DaysRecord, year = 2027) => {
  const [line] = inYear(country, record, year).lines;
  if (!line) throw new Error(`No line for ${country}`);
  return line;
};

describe('a year in a country', () => {
  test('the headline names the rule and its day, and never says resident', () => {
    const line = firstLine('BG', EXAMPLE);
    expect(resultInWords(line, 'Bulgaria')).toBe('More than 183 days in Bulgaria on Nov 19, 2027');
    expect(leftInWords(line)).toBe('To stay below, leave by Nov 18, 2027.');
  });

  test('no line of any country says resident in its result', () => {
    for (const [code, { name }] of Object.entries(rules)) {
      const record = recordOf(stay(code, '2025-01-01', '2027-12-31'));
      for (const line of inYear(code, record).lines) {
        const said = `${resultInWords(line, name)} ${leftInWords(line)}`;
        expect(said).not.toMatch(/resident/i);
        expect(said).not.toMatch(/undefined|null|NaN/);
      }
    }
  });

  test('days left, and the latest day to leave if the last stay went on', () => {
    const line = firstLine('PL', recordOf(stay('PL', '2027-01-01', '2027-01-31')));
    expect(resultInWords(line, 'Poland')).toBe('Not more than 183 days in Poland');
    expect(leftInWords(line)).toBe(
      '152 days left. If the last stay went on, the latest day to leave would be Jul 2, 2027.',
    );
  });

  test('an open stay runs on to the end of the year', () => {
    const line = firstLine('MT', recordOf(stay('MT', '2027-05-01', null)));
    expect(line.answer).toMatchObject({ count: 245, met: true, crossedOn: '2027-10-31' });
  });

  test('a rule about any twelve months is about those that end in the year', () => {
    const record = recordOf(stay('BG', '2025-01-01', '2025-12-31'), stay('BG', '2027-01-01', '2027-01-10'));
    expect(firstLine('BG', record, 2025).answer.met).toBe(true);
    expect(firstLine('BG', record, 2027).answer).toMatchObject({ met: false, largest: 10 });
    expect(shownCount(firstLine('BG', record, 2027))).toBe(10);
  });

  test('days until today stand beside those of the plan, in the present tax year only', () => {
    const record = recordOf(stay('PT', '2027-01-01', '2027-12-31'));
    expect(inYear('PT', record, 2027, '2027-02-01')).toMatchObject({ days: 365, daysUntilToday: 32 });
    expect(inYear('PT', record, 2027, '2028-02-01').daysUntilToday).toBeNull();
    expect(inYear('GB', recordOf(stay('GB', '2027-04-06', '2027-05-01')), 2027, '2027-04-10')).toMatchObject({
      year: { from: '2027-04-06', to: '2028-04-05' },
      daysUntilToday: 5,
    });
  });

  test('rules that are not in force in the year are left out, proposed ones are marked', () => {
    const record = recordOf(stay('SE', '2026-06-01', '2027-12-31'));
    expect(inYear('SE', record, 2026).lines.map(({ rule }) => rule.id)).toEqual(['six-months']);
    const next = inYear('SE', record, 2027).lines;
    expect(next.map(({ rule }) => rule.id)).toEqual(['160-days', '120-days-two-years']);
    expect(next.map(({ rule }) => marksOf(rule))).toEqual([['Proposed, not law'], ['Proposed, not law']]);
  });

  test('what counting assumes is said', () => {
    const { rule } = firstLine('MT', recordOf(stay('MT', '2027-01-01', '2027-01-31')));
    expect(marksOf(rule)).toEqual(['Assumed']);
    expect(countingInWords(rule)).toMatch(/assumed, since nothing was found/);
    const german = firstLine('DE', recordOf(stay('DE', '2027-01-01', '2027-01-31')));
    expect(remarksOn(german).join(' ')).toMatch(/Assumed here: absences of up to 21 days are short/);
  });

  test('two counts where short absences may count too', () => {
    const line = firstLine(
      'UY',
      recordOf(stay('UY', '2027-01-01', '2027-01-31'), stay('UY', '2027-02-11', '2027-02-20')),
    );
    expect(remarksOn(line)[0]).toBe('With short absences, which may count too: 51 days.');
  });

  test('the United Kingdom asks for ties once they are said', () => {
    const record = recordOf(stay('GB', '2027-05-01', '2027-08-01'));
    expect(inYear('GB', record).uk).toBeNull();
    expect(inYear('GB', { ...record, uk: { profile: 'leaver', ties: 2 } }).uk).toMatchObject({
      days: 92,
      outcome: 'resident',
      mostDays: 90,
    });
    expect(inYear('PT', { ...record, uk: { profile: 'leaver', ties: 2 } }).uk).toBeNull();
  });

  test('countries without rules are not counted', () => {
    const record = recordOf(stay('TH', '2027-01-01', '2027-02-01'), stay('PT', '2027-02-01', '2027-03-01'));
    expect(countriesOf(record.stays, rules)).toEqual(['PT']);
    expect(countryDays('TH', { record, year: 2027, today: '2027-01-01', rules })).toBeNull();
  });
});

describe('a rule in words', () => {
  test.each([
    ['PL', '183-days', 'More than 183 days in Poland', 'in 2027'],
    ['GB', '183-days', '183 nights in the United Kingdom', 'from Apr 6, 2027 to Apr 5, 2028'],
    [
      'GB',
      'overseas-16-days',
      'Fewer than 16 nights in the United Kingdom',
      'from Apr 6, 2027 to Apr 5, 2028',
    ],
    ['DE', 'six-months', 'More than 6 months in a row in Germany', ''],
    ['BR', '12-months-away', '12 months in a row away from Brazil', ''],
    ['ZA', '330-days-away', '330 days in a row away from South Africa', ''],
    ['NZ', '325-days-away', 'More than 325 days away from New Zealand', 'in any 12 months'],
    ['IE', '280-days-two-years', '280 days in two years in Ireland', 'in 2027 and in the year before'],
    [
      'SE',
      '120-days-two-years',
      'More than 120 nights in each of two years in Sweden',
      'in 2027 and in the year before',
    ],
    [
      'LT',
      '280-days-two-years',
      '280 days in two years in Lithuania, 90 of them in one year',
      'in 2027 and in the year before',
    ],
    [
      'IL',
      '425-days-three-years',
      '425 days in three years in Israel, 30 of them in the last year',
      'in 2027 and in the two years before',
    ],
    [
      'US',
      'substantial-presence',
      '183 weighted days in three years in the United States, 31 of them in the last year',
      'in 2027 and in the two years before',
    ],
    [
      'IN',
      '60-and-365-days',
      '60 days in India, with 365 in the 4 years before',
      'from Apr 1, 2027 to Mar 31, 2028 and in the four years before',
    ],
    [
      'ZA',
      'physical-presence',
      'More than 91 days in each of six years in South Africa',
      'from Mar 1, 2027 to Feb 29, 2028 and in the five years before',
    ],
    ['BR', '184-days-from-entry', '184 days in Brazil', 'in the 12 months from an entry'],
    ['PA', '183-days', 'More than 183 days in Panama', 'in 2027 or in the year before'],
    [
      'RO',
      '183-days-12-months-ending-in-year',
      'More than 183 days in Romania',
      'in any 12 months that end in 2027',
    ],
    [
      'PT',
      '183-days-12-months-touching-year',
      'More than 183 nights in Portugal',
      'in any 12 months that begin or end in 2027',
    ],
    ['AT', 'second-home-70-days', 'At most 70 days in Austria', 'in 2027'],
  ])('%s %s: %s, %s', (code, id, words, window) => {
    const country = rules[code];
    const rule = country?.rules.find((one): one is Rule => one.id === id);
    if (!country || !rule) throw new Error(`${code} has no rule ${id}`);
    expect(ruleInWords(rule, country.name)).toBe(words);
    const record = recordOf(stay(code, '2027-01-01', '2027-01-01'));
    expect(windowInWords(rule, inYear(code, record).year)).toBe(window);
  });

  test('enough days over the years and too few in the last: what is missing is said, and the figure is a weighted one', () => {
    const record = plannedStays('US', 'PY', '2027-01-01', ['us']);
    const [line] = inYear('US', record).lines;
    if (!line) throw new Error('No rules for the United States');
    expect(shownCount(line)).toBe(183.5);
    expect(countedInWords(line)).toEqual({ count: '183.5', unit: 'weighted days' });
    expect(resultInWords(line, 'United States')).toBe(
      'Not 183 weighted days in three years in the United States, 31 of them in the last year: 1 day in 2027',
    );
    expect(windowBeside(line, inYear('US', record).year)).toBe('');
    const met = inYear('US', plannedStays('US', 'PY', '2027-02-01', ['us'])).lines[0];
    expect(met && resultInWords(met, 'United States')).toMatch(/^183 weighted days .* on Jan \d+, 2027$/);
    const thirds = firstLine('US', recordOf(stay('US', '2026-01-01', '2026-01-10')));
    expect(countedInWords(thirds)).toEqual({ count: '3.3', unit: 'weighted days' });
    const [german] = inYear('DE', recordOf(stay('DE', '2027-01-01', '2027-01-10'))).lines;
    expect(german && countedInWords(german)).toEqual({ count: '10', unit: 'days' });
  });

  test.each([
    [
      'LT',
      '280-days-two-years',
      [stay('LT', '2026-10-01', '2027-12-31')],
      '280 days in two years in Lithuania, 90 of them in one year on Jul 7, 2027',
    ],
    [
      'IN',
      '60-and-365-days',
      [stay('IN', '2027-05-01', '2027-07-31')],
      'Not 60 days in India, with 365 in the 4 years before: 0 days in those years',
    ],
    [
      'CY',
      '60-days',
      [stay('CY', '2027-01-01', '2027-03-31'), stay('PT', '2027-04-01', '2027-12-31')],
      'Not 60 days in Cyprus: more than 183 days in another country',
    ],
  ])('%s %s: enough days by themselves are not the whole rule', (code, id, stays, words) => {
    const country = inYear(code, recordOf(...stays));
    const line = country.lines.find(({ rule }) => rule.id === id);
    expect(line && resultInWords(line, country.rules.name)).toBe(words);
  });

  test('the year is not said twice', () => {
    const { year, lines } = inYear('PY', recordOf(stay('PY', '2027-01-01', null)));
    const [line] = lines;
    if (!line) throw new Error('No rules for Paraguay');
    expect(`${resultInWords(line, 'Paraguay')}${windowBeside(line, year)}`).toBe(
      '120 days in Paraguay on Apr 30, 2027',
    );
    const few = firstLine('PY', recordOf(stay('PY', '2027-01-01', '2027-01-10')));
    expect(windowBeside(few, year)).toBe(' in 2027');
  });

  test('an upper limit is said both ways', () => {
    const below = inYear('GB', recordOf(stay('GB', '2027-05-01', '2027-05-11'))).lines[0];
    const above = inYear('GB', recordOf(stay('GB', '2027-05-01', '2027-07-01'))).lines[0];
    if (!below || !above) throw new Error('No rules for the United Kingdom');
    expect(resultInWords(below, 'United Kingdom')).toBe('Fewer than 16 nights in the United Kingdom');
    expect(leftInWords(below)).toBe('5 more nights would keep it so.');
    expect(resultInWords(above, 'United Kingdom')).toBe(
      '61 nights, not fewer than 16 nights in the United Kingdom',
    );
    expect(leftInWords(above)).toBe('');
  });
});

describe('what a rule that is met means', () => {
  const effectOf = (code: string, ...stays: StoredStay[]) => {
    const country = countryDays(code, { record: recordOf(...stays), year: 2027, today: '2026-11-22', rules });
    const line = country?.lines.find(({ answer, rule }) => answer.met && rule.effect === 'resident');
    return line && country ? effectInWords(line, country.year) : null;
  };

  test('it says from which day on, and never that it is enough', () => {
    const whole = 'Makes a person tax resident.';
    const year = (code: string) => stay(code, '2027-01-01', '2027-12-31');
    expect(effectOf('PL', year('PL'))).toBe(`${whole} Our data do not say from which day it then holds.`);
    expect(effectOf('BG', year('BG'))).toBe(
      `${whole} It then holds for the whole tax year, from Jan 1, 2027.`,
    );
    expect(effectOf('CA', year('CA'))).toBe(
      'Makes a person tax resident, if what stands below is true as well. It then holds for the whole tax year, from Jan 1, 2027.',
    );
    expect(effectOf('BR', year('BR'))).toMatch(/ It then holds from Jul \d+, 2027\.$/);
    expect(effectOf('BG', stay('BG', '2027-02-01', '2027-03-31'))).toBeNull();
  });
});

describe('a stay in a row that began in an earlier year', () => {
  const german = (record: DaysRecord) => {
    const country = inYear('DE', record);
    const line = country.lines.find(({ rule }) => rule.id === 'six-months');
    if (!line) throw new Error('Germany has no rule about six months');
    return { line, words: resultInWords(line, 'Germany') };
  };

  test('holds since then, and says when it ended', () => {
    const { line, words } = german(plannedStays('DE', 'AE', '2027-01-01', ['de']));
    expect(words).toBe('More than 6 months in a row in Germany since Jul 2, 2025');
    expect(leftInWords(line)).toBe('That stay ends on Jan 1, 2027.');
  });

  test('holds since then in a year without an end, too', () => {
    const country = inYear('DE', plannedStays('DE', 'AE', '2027-01-01', ['de']), 2026);
    expect(country.lines.map((line) => resultInWords(line, 'Germany'))).toEqual([
      'More than 6 months in a row in Germany since Jul 2, 2025',
      'More than 12 months in a row in Germany on Jan 2, 2026',
    ]);
  });

  test('is not met by one that was over before the year', () => {
    const { line, words } = german(
      recordOf(stay('DE', '2020-01-01', '2024-12-31'), stay('DE', '2027-06-01', '2027-06-10')),
    );
    expect(line.answer).toMatchObject({ met: false, largest: 10 });
    expect(words).toBe('Not more than 6 months in a row in Germany');
  });

  test('nor is a period of twelve months from an entry that was over', () => {
    const record = recordOf(stay('BR', '2020-01-01', '2020-12-31'), stay('BR', '2027-06-01', '2027-06-10'));
    const line = inYear('BR', record).lines.find(({ rule }) => rule.id === '184-days-from-entry');
    expect(line?.answer).toMatchObject({ met: false, largest: 10 });
  });
});

describe('stays to begin with', () => {
  test('at home until the arrival, there from then on, and nothing left out before', () => {
    const { stays, recordFrom } = plannedStays('DE', 'BG', '2027-05-01', []);
    expect(stays.map(({ id: _, ...one }) => one)).toEqual([
      { country: 'DE', arrival: '2025-01-01', departure: '2027-05-01', permit: true },
      { country: 'BG', arrival: '2027-05-01', departure: null, permit: true },
    ]);
    expect(recordFrom).toBe('2025-01-01');
  });

  test.each([
    ['DE', 'BG', ['de'], []],
    ['US', 'BG', ['it'], ['US']],
    ['US', 'PY', ['us'], ['PY']],
    ['DE', 'AE', ['eu-other'], ['AE']],
    ['CA', 'AE', ['other'], ['CA', 'AE']],
  ] as const)('from %s to %s with %j there are permits for %j', (from, to, citizenships, permits) => {
    const { stays } = plannedStays(from, to, '2027-05-01', citizenships);
    expect(stays.filter(({ permit }) => permit).map(({ country }) => country)).toEqual(permits);
  });

  test('they hold the years that the United States weigh beside the one of the move', () => {
    const record = plannedStays('US', 'PY', '2027-02-01', ['us']);
    const country = countryDays('US', { record, year: 2027, today: '2026-11-22', rules });
    const line = country?.lines.find(({ rule }) => rule.id === 'substantial-presence');
    expect(line?.answer).toMatchObject({ met: true, parts: [32, 365, 365] });
  });
});

describe('the day to leave by', () => {
  test('is not said where it would lie in an earlier year', () => {
    const left = (year: number) => {
      const record = plannedStays('CA', 'AE', '2027-01-01', ['ca']);
      const country = countryDays('CA', { record, year, today: '2026-11-22', rules });
      return country?.lines.find(({ rule }) => rule.id === '183-days')?.latestDeparture;
    };
    expect(left(2025)).toBe('2025-07-01');
    expect(left(2027)).toBeNull();
  });
});

describe('visits', () => {
  const question = (record: DaysRecord) => ({ record, year: 2027, today: '2026-11-22' });
  test('the Schengen area is seen on the last day of the visits', () => {
    const record = recordOf(
      stay('ES', '2027-02-01', '2027-03-12'),
      stay('BG', '2027-04-01', '2027-04-10', true),
    );
    expect(schengenVisits(question(record), areas)).toMatchObject({
      on: '2027-03-12',
      days: 40,
      answer: { used: 40, left: 50, overstayDays: 0 },
    });
  });

  test('and today where the visits are over', () => {
    const record = recordOf(stay('ES', '2026-02-01', '2026-03-12'));
    expect(schengenVisits(question(record), areas)).toMatchObject({ on: '2026-11-22', answer: { used: 0 } });
  });

  test('without visits there is nothing to say', () => {
    expect(schengenVisits(question(recordOf(stay('GE', '2027-02-01', null))), areas)).toBeNull();
  });

  test('the limit of a country stands for the passport', () => {
    const record = recordOf(stay('RS', '2027-02-01', '2027-03-12'), stay('GE', '2027-03-12', null));
    expect(visaDays('RS', 'US', question(record), areas)?.answer).toMatchObject({ used: 40, left: 50 });
    expect(visaDays('GE', 'DE', question(record), areas)?.answer).toMatchObject({ lastDay: '2028-03-11' });
    expect(visaDays('RS', 'IN', question(record), areas)).toBeNull();
    const permitted = recordOf(stay('GE', '2027-03-12', null, true));
    expect(visaDays('GE', 'DE', question(permitted), areas)).toBeNull();
    expect(visaDays('CY', 'DE', question(recordOf(stay('CY', '2027-01-01', null))), areas)).toBeNull();
  });
});

describe('the timeline', () => {
  const round = (value: number) => Math.round(value * 100) / 100;

  test('stays that follow each other meet in the middle of the day of moving', () => {
    const [bar] = yearBars(
      [stay('DE', '2027-01-01', '2027-04-30'), stay('BG', '2027-04-30', '2027-07-15')],
      [2027],
    );
    const [first, second] = bar?.segments ?? [];
    if (!first || !second) throw new Error('Two stays have two segments');
    expect(round(first.left + first.width)).toBe(round(second.left));
    expect(bar?.lanes).toBe(1);
    expect(first).toMatchObject({ begins: true, ends: true, lane: 0 });
  });

  test('stays that contradict each other stand below one another', () => {
    const [bar] = yearBars(
      [stay('DE', '2027-01-01', '2027-04-30'), stay('BG', '2027-04-01', '2027-07-15')],
      [2027],
    );
    expect(bar?.lanes).toBe(2);
    expect(bar?.segments.map(({ lane }) => lane)).toEqual([0, 1]);
  });

  test('a stay over the turn of the year is in both bars', () => {
    const bars = yearBars([stay('DE', '2026-12-01', '2027-01-31')], [2026, 2027]);
    expect(bars.map(({ segments }) => segments.map(({ begins, ends }) => [begins, ends]))).toEqual([
      [[true, false]],
      [[false, true]],
    ]);
    expect(round((bars[0]?.segments[0]?.left ?? 0) + (bars[0]?.segments[0]?.width ?? 0))).toBe(100);
    expect(bars[1]?.segments[0]?.left).toBe(0);
  });

  test('an open stay runs to the end of what is shown', () => {
    const bars = yearBars([stay('DE', '2026-12-01', null)], [2026, 2027]);
    const last = bars[1]?.segments[0];
    expect(last).toMatchObject({ left: 0, width: 100, ends: false });
  });

  test('a day trip can still be seen', () => {
    const [bar] = yearBars([stay('DE', '2027-05-01', '2027-05-01')], [2027]);
    expect(bar?.segments[0]?.width).toBeGreaterThan(0.1);
  });

  test.each([
    [0, '2027-01-01'],
    [0.5, '2027-07-02'],
    [1, '2027-12-31'],
    [-3, '2027-01-01'],
    [3, '2027-12-31'],
  ])('at %d of the bar is %s', (share, day) => {
    expect(dayAt(2027, share)).toBe(day);
  });

  test('a day stands where it is found again', () => {
    expect(dayAt(2027, shareOf('2027-03-17') / 100)).toBe('2027-03-17');
  });

  test('years reach from the first stay to the next year', () => {
    expect(yearsOf([], 2026)).toEqual([2026, 2027]);
    expect(yearsOf([stay('DE', '2024-05-01', '2025-05-01')], 2026)).toEqual([2024, 2025, 2026, 2027]);
    expect(yearsOf([stay('DE', '2028-05-01', null)], 2026)).toEqual([2026, 2027, 2028]);
  });

  test.each([
    [2024, [2024, 2025, 2026]],
    [2025, [2024, 2025, 2026]],
    [2026, [2025, 2026, 2027]],
    [2028, [2026, 2027, 2028]],
  ])('three years around %d', (chosen, view) => {
    expect(yearsInView([stay('DE', '2024-05-01', null)], [2024, 2025, 2026, 2027, 2028], chosen)).toEqual(
      view,
    );
  });

  test('fewer years are all in view, those without a stay only when they are chosen', () => {
    const stays = [stay('DE', '2027-05-01', '2028-01-01')];
    expect(yearsInView(stays, [2026, 2027, 2028], 2027)).toEqual([2027, 2028]);
    expect(yearsInView(stays, [2026, 2027, 2028], 2026)).toEqual([2026, 2027, 2028]);
  });
});
