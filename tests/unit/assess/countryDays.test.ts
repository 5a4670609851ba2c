/** What days in a country come to: a year, a stay over the turn of the year, the day to leave by, visits. */
import { describe, expect, test } from 'vitest';
import { countriesOf, countryDays, schengenVisits, visaDays } from '../../../src/assess/countryDays.ts';
import {
  countingInWords,
  leftInWords,
  marksOf,
  remarksOn,
  resultInWords,
  shownCount,
} from '../../../src/assess/daysEnglish.ts';
import { exampleDays, plannedStays } from '../../../src/screens/plan/days/stays.ts';
import type { DaysRecord } from '../../../src/stores/stays.ts';
import { areas, firstLine, inYear, recordOf, rules, stay } from '../screens/plan/daysRecord.ts';

describe('a year in a country', () => {
  test('the headline names the rule and its day, and never says resident', () => {
    const line = firstLine('BG', exampleDays(2027));
    expect(resultInWords(line, 'Bulgaria')).toBe('More than 183 days in Bulgaria on 19 Nov 2027');
    expect(leftInWords(line)).toBe('To stay below, leave by 18 Nov 2027.');
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
      '152 days left. If the last stay went on, the latest day to leave would be 2 Jul 2027.',
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

describe('a stay in a row that began in an earlier year', () => {
  const german = (record: DaysRecord) => {
    const country = inYear('DE', record);
    const line = country.lines.find(({ rule }) => rule.id === 'six-months');
    if (!line) throw new Error('Germany has no rule about six months');
    return { line, words: resultInWords(line, 'Germany') };
  };

  test('holds since then, and says when it ended', () => {
    const { line, words } = german(plannedStays('DE', 'AE', '2027-01-01', ['de']));
    expect(words).toBe('More than 6 months in a row in Germany since 2 Jul 2025');
    expect(leftInWords(line)).toBe('That stay ends on 1 Jan 2027.');
  });

  test('holds since then in a year without an end, too', () => {
    const country = inYear('DE', plannedStays('DE', 'AE', '2027-01-01', ['de']), 2026);
    expect(country.lines.map((line) => resultInWords(line, 'Germany'))).toEqual([
      'More than 6 months in a row in Germany since 2 Jul 2025',
      'More than 12 months in a row in Germany on 2 Jan 2026',
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
