/** Rules in their own words, at the days on which they turn. */
import { expect, test } from 'vitest';
import type { CountingMethod } from '../../../src/residency/index.ts';
import { addWeighted } from '../../../src/residency/windows.ts';
import { ask, rule, stay } from './askRules.ts';
import { staysIn, told } from './told.ts';

/** Country, rule, tax year if it is not the one of the day, and from when on the record is complete. */
test.each(
  told(`
Bulgaria is met on the 184th day of twelve months and stays met
  BG 183-days-any-12-months | BG 2026-01-01..2026-07-31 | 2027-12-31 | count 0, met true, crossedOn 2026-07-03, largest 212
Cyprus with open stay says on which day the 60 are met
  CY 60-days | CY 2026-02-01.. | 2026-02-01 | count 1, met false, daysLeft 58, willCrossOn 2026-04-01, latestDeparture 2026-04-01
too long in another country keeps an open stay in Cyprus from meeting the 60 days that year
  CY 60-days | AL 2026-01-01..2026-07-31, CY 2026-10-15.. | 2026-11-01 | met false, willCrossOn 2027-03-01
the days of the country itself are no days elsewhere
  CY 60-days | CY 2026-01-01..2026-12-31 | 2026-12-31 | met true
as long in another country as Cyprus allows is not too long
  CY 60-days | AL 2026-01-01..2026-07-02, CY 2026-10-01..2026-12-31 | 2026-12-31 | met true
a stay elsewhere that is planned too long moves the 60 days of Cyprus to the next year
  CY 60-days | CY 2026-02-01.., AL 2026-06-01..2026-12-31 | 2026-02-01 | met false, willCrossOn 2027-03-01
Brazil: every entry opens twelve months of its own, of which those that run are counted
  BR 184-days-from-entry | BR 2026-01-01..2026-06-29, BR 2027-01-10.. | 2027-03-01 | count 51, largest 180, met false, crossedOn null, willCrossOn 2027-07-12
Brazil: the twelve months end on the day before the same date, which counts
  BR 184-days-from-entry | BR 2026-01-01..2026-06-29, BR 2026-12-28.. | 2026-12-31 | count 184, met true, crossedOn 2026-12-31
Brazil: on the same date a year later they are over
  BR 184-days-from-entry | BR 2026-01-01..2026-06-29, BR 2026-12-29.. | 2027-01-02 | count 5, largest 183, met false
Brazil: met in two periods, it is met since the first
  BR 184-days-from-entry | BR 2026-01-01..2026-01-31, BR 2026-02-10..2026-12-31 | 2026-12-31 | met true, crossedOn 2026-07-12
Georgia: what made the year before one of residence is used up to its last day
  GE 183-days-12-months-ending-in-year 2027 | GE 2026-01-01..2027-12-31 | 2027-12-31 | met true, crossedOn 2027-07-02
without an open stay no day is named on which a plan will meet a rule
  BG 183-days-any-12-months | BG 2026-01-01..2026-12-31 | 2026-03-01 | met false, willCrossOn null, latestDeparture null
asked about a year that is over, the next day of meeting the rule is one ahead
  PL 183-days 2025 | PL 2026-01-01.. | 2026-07-03 | taxYear 2025, met false, willCrossOn 2027-07-03
Lithuania: a single day this year is enough beside 279 of the year before
  LT 280-days-two-years | LT 2025-01-01..2025-10-06, LT 2026-01-01..2026-01-01 | 2026-12-31 | count 280, met true, parts 1+279
Israel: 30 days this year are enough
  IL 425-days-three-years | IL 2024-01-01..2025-12-31, IL 2026-01-01..2026-01-30 | 2026-12-31 | count 761, met true
United States: 31 days this year are enough
  US substantial-presence | US 2024-01-01..2025-12-31, US 2026-01-01..2026-01-31 | 2026-12-31 | met true, parts 31+365+366
India: 365 days in the four years before are enough
  IN 60-and-365-days | IN 2024-04-01..2025-03-31, IN 2026-05-01..2026-12-31 | 2026-12-31 | count 245, met true, parts 245+365
Germany: a stay that begins on the day of the question is one day long
  DE six-months | DE 2026-10-01..2026-10-20, DE 2026-12-31.. | 2026-12-31 | count 1, largest 20
New Zealand: without an open stay nobody is on the way to days away
  NZ 325-days-away | NZ 2026-01-01..2026-01-31, TH 2026-01-31..2026-12-31 | 2026-02-10 | willCrossOn null
New Zealand: an open stay elsewhere is a record of its own
  NZ 325-days-away | NZ 2026-01-01..2026-01-31, TH 2026-01-31.. | 2026-02-10 | count 10, willCrossOn 2026-12-23
Panama: neither this year nor the one before
  PA 183-days | PA 2026-02-01..2026-04-30, PA 2027-03-01..2027-03-31 | 2027-12-31 | count 89, met false, parts 31+89, crossedOn null, daysLeft null
Serbia: no year of residence without a day there
  RS 183-days-12-months-touching-year 2027 | RS 2026-01-05..2026-12-31 | 2027-06-30 | met false, crossedOn null, largest 361
Serbia: one day there is enough
  RS 183-days-12-months-touching-year 2027 | RS 2026-01-05..2026-12-31, RS 2027-02-01..2027-02-01 | 2027-06-30 | met true, crossedOn 2027-01-01
Romania: the window of the first of January is one that ends in the year
  RO 183-days-12-months-ending-in-year 2027 | RO 2026-06-01..2026-12-31 | 2027-06-30 | met true, crossedOn 2027-01-01, largest 214
Georgia: days of the year before that were not enough alone are not used up
  GE 183-days-12-months-ending-in-year 2027 | GE 2025-01-01..2025-12-31, GE 2026-10-01..2027-04-01 | 2027-12-31 | met true, crossedOn 2027-04-01, largest 183
Ireland: a year before of 30 days is ignored, this year counts
  IE 280-days-two-years | IE 2025-01-01..2025-01-30, IE 2026-01-01..2026-10-07 | 2026-12-31 | count 280, met true, parts 280+30, crossedOn 2026-10-07
Lithuania: 280 days without 90 in one of the years are impossible, 279 are too few
  LT 280-days-two-years | LT 2025-01-01..2025-05-18, LT 2026-01-01..2026-05-21 | 2026-12-31 | count 279, met false, parts 141+138
Israel: 29 days this year are too few whatever the years before
  IL 425-days-three-years | IL 2024-01-01..2025-12-31, IL 2026-01-01..2026-01-29 | 2026-12-31 | count 760, met false
India: 364 days in the four years before are too few
  IN 60-and-365-days | IN 2024-04-01..2025-03-30, IN 2026-05-01..2026-12-31 | 2026-12-31 | count 245, met false, parts 245+364
South Africa: one of the six years with 91 days is too few
  ZA physical-presence | ZA 2021-03-01..2025-02-28, ZA 2025-03-01..2025-05-30, ZA 2026-03-01..2026-12-31 | 2027-02-28 | met false, parts 306+91+365+366+365+365+1552
Sweden: more than 120 nights in this and in the previous year
  SE 120-days-two-years | SE 2026-01-01..2026-05-02, SE 2027-01-01..2027-05-02 | 2027-12-31 | count 121, met true, parts 121+121, crossedOn 2027-05-01
Sweden: the proposed rule is not in force before 2027
  SE 160-days | SE 2026-01-01..2026-12-31 | 2026-12-31 | count 364, met false, crossedOn null
Sweden: six months that end after 2026 no longer meet the old rule
  SE six-months | SE 2026-09-01..2027-03-31 | 2027-03-31 | met false, crossedOn null
Sweden: six months by nights end on the last night before the same date
  SE six-months | SE 2026-01-01..2026-07-01 | 2026-12-31 | met true, crossedOn 2026-06-30
Austria: short absences stop the clock
  AT six-months | AT 2026-01-01..2026-03-31, AT 2026-04-11..2026-12-31 | 2026-12-31 | met true, crossedOn 2026-07-12
Germany: 22 days away break the stay
  DE six-months | DE 2026-10-01..2026-12-15, DE 2027-01-07..2027-04-02 | 2027-04-02 | count 86, largest 86, met false
Austria: at most 70 days in the second home, and how many are left
  AT second-home-70-days | AT 2026-01-01..2026-02-28 | 2026-12-31 | count 59, met true, crossedOn null, daysLeft 11, willCrossOn null, latestDeparture null
Austria: the 70th day is the last
  AT second-home-70-days | AT 2026-01-01..2026-03-11 | 2026-12-31 | count 70, met true, daysLeft 0
Austria: the 71st day
  AT second-home-70-days | AT 2026-01-01..2026-03-12 | 2026-12-31 | count 71, met false, daysLeft 0
United Kingdom: fewer than 16 midnights
  GB overseas-16-days | GB 2026-05-01..2026-05-11 | 2026-12-31 | count 10, met true, crossedOn null, daysLeft 5
Brazil: twelve months away end the day before the same date
  BR 12-months-away since:2026-01-01 | BR 2026-01-01..2026-01-31 | 2027-12-31 | met true, crossedOn 2027-01-31
Brazil: the day of departure is no day away
  BR 12-months-away since:2026-01-01 | BR 2026-01-01..2026-01-31 | 2027-01-30 | count 364, met false
New Zealand: an open stay elsewhere will meet the days away
  NZ 325-days-away since:2026-01-01 | NZ 2026-01-01..2026-01-31, TH 2026-01-31.. | 2026-02-10 | count 10, met false, willCrossOn 2026-12-23, latestDeparture null
New Zealand: whoever is there is not on the way to days away
  NZ 325-days-away | TH 2026-01-01.., NZ 2026-01-31.. | 2026-02-10 | willCrossOn null
Uruguay: absences of 31 days are not short
  UY 183-days | UY 2026-01-01..2026-01-31, UY 2026-03-04..2026-03-31, UY 2026-05-01..2026-05-01 | 2026-12-31 | count 60, withAbsences 90
Uruguay: an absence over the turn of the year counts in each year with its days
  UY 183-days | UY 2025-12-01..2025-12-20, UY 2026-01-10..2026-01-31 | 2026-12-31 | count 22, withAbsences 31
an open stay that no rule can reach any more has no day
  SE six-months | SE 2026-10-01.. | 2026-11-01 | met false, willCrossOn null, latestDeparture null
planned days of the year count in the year
  PL 183-days | PL 2026-01-01..2026-12-31 | 2026-03-01 | count 365, met true, crossedOn 2026-07-03, latestDeparture 2026-07-02
a year without a stay is empty
  PL 183-days 2020 |  | 2026-03-01 | taxYear 2020, count 0, met false, daysLeft 183
`),
)('$title', ({ question, stays, on, expected }) => {
  const [country = '', id = '', ...more] = question.split(' ');
  const since = more.find((one) => one.startsWith('since:'))?.slice('since:'.length);
  const year = more.find((one) => /^\d+$/.test(one));
  const ruleAsk = rule(country, id, {
    ...(year && { taxYear: Number(year) }),
    ...(since && { recordFrom: since }),
  });
  expect(ask(ruleAsk, on, ...stays)).toMatchObject(expected);
});

/** Country, way of counting, first and last day, and from when on the record is complete. */
test.each(
  told(`
an open stay counts its last day by nights, for nobody has left
  PT midnight 2026-01-01 2026-12-31 | PT 2026-03-01.. | 2026-03-10 | count 10
an open stay counts its last day in Cyprus, for nobody has left
  CY arrival-not-departure 2026-01-01 2026-12-31 | CY 2026-03-01.. | 2026-03-10 | count 10
an open stay that has not begun counts nothing
  PT any-part 2026-01-01 2026-12-31 | PT 2026-03-01.. | 2026-02-10 | count 0
days away without a stay are unknown before the record is complete
  NZ full-days 2026-01-01 2026-12-31 2026-01-20 | NZ 2026-01-05..2026-01-10, TH 2026-01-10..2026-01-12 | 2026-01-31 | count 14
a range that ends before it begins holds no day
  PT any-part 2026-03-10 2026-03-01 | PT 2026-01-01..2026-12-31 | 2026-12-31 | count 0
`),
)('$title', ({ question, stays, on, expected }) => {
  const [country = '', method, from = '', to = '', recordFrom] = question.split(' ');
  const days = { country, method: method as CountingMethod, from, to, ...(recordFrom && { recordFrom }) };
  expect(ask({ kind: 'days', ...days }, on, ...stays)).toMatchObject(expected);
});

test('one day in two countries is a border crossed', () => {
  const stays = staysIn('PT 2026-01-01..2026-01-10, ES 2026-01-10..2026-01-20');
  expect(ask({ kind: 'overlaps' }, '2026-12-31', ...stays)).toMatchObject({ overlaps: [] });
});

test('two countries on more than one day are asked about, in the order of the list', () => {
  const stays = staysIn(
    'PT 2026-01-01..2026-03-20, FR 2026-03-01..2026-03-10, ES 2026-01-10..2026-01-20, ' +
      'IT 2026-03-09..2026-03-31, GR 2025-12-31..2026-01-02',
  );
  expect(ask({ kind: 'overlaps' }, '2026-12-31', ...stays)).toMatchObject({
    overlaps: [
      { a: 0, b: 1, from: '2026-03-01', to: '2026-03-10', days: 10 },
      { a: 0, b: 2, from: '2026-01-10', to: '2026-01-20', days: 11 },
      { a: 0, b: 3, from: '2026-03-09', to: '2026-03-20', days: 12 },
      { a: 0, b: 4, from: '2026-01-01', to: '2026-01-02', days: 2 },
      { a: 1, b: 3, from: '2026-03-09', to: '2026-03-10', days: 2 },
    ],
  });
});

test('Spain: no number of days is named for sporadic absences, so there is no second count', () => {
  const given = ask(rule('ES', '183-days'), '2026-12-31', stay('ES', '2026-01-01', '2026-01-31'));
  expect(given).not.toHaveProperty('withAbsences');
});

test.each<[number[], string[], number]>([
  [[60, 31, 7], ['1', '1/3', '1/6'], 71.5],
  [[40, 41], ['2/3', '1/3'], 121 / 3],
  [[5, 100], ['1'], 5],
  [[5], [], 0],
])('days %j with weights %j add up to %d; without a weight they have none', (counts, weights, sum) => {
  const { numerator, denominator } = addWeighted(counts, weights);
  expect(numerator / denominator).toBe(sum);
});
