/** Cases from outside: what official engines, published tables and other projects' tests expect of the same figures. */
import { describe, expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { assess, scheduleOf, TAX_KINDS } from '../../../src/tax/index.ts';
import { lawMethod } from '../../../src/tax/lawMethod.ts';
import { cases as outside } from '../../accuracy/outside-cases.json';

interface OutsideCase {
  readonly id: string;
  readonly regime: string;
  readonly currency: string;
  readonly income: number;
  readonly profession?: string;
  readonly line: string;
  readonly expected: number;
  readonly source: string;
  readonly reason?: string;
}

const cases: readonly OutsideCase[] = outside;
const { countries, taxBrackets, homeCountries, exchangeRates, laws } = compileData();

/** How far a figure may be from the case, in percent of income. */
const MOST_POINTS = 0.1;

function scheduleFor({ id, regime: regimeId, profession: named }: OutsideCase) {
  const home = homeCountries.find(({ regime }) => regime.id === regimeId)?.regime;
  if (home) return scheduleOf(home, home.taxBrackets);
  const found = countries.flatMap(({ taxRegimes }) => taxRegimes).find((one) => one.id === regimeId);
  if (!found) throw new Error(`${id}: no regime ${regimeId}`);
  const profession = PROFESSION_IDS.find((one) => one === named);
  if (named !== undefined && profession === undefined) throw new Error(`${id}: no profession ${named}`);
  return scheduleOf(found, taxBrackets[regimeId] ?? []);
}

/** What the law's estimate says, in the case's currency. */
function estimated(one: OutsideCase): number {
  const rate = one.currency === exchangeRates.base ? 1 : exchangeRates.rates[one.currency];
  if (rate === undefined) throw new Error(`${one.id}: no currency ${one.currency}`);
  const method = lawMethod(laws, { profession: one.profession });
  const { lines, total } = assess(scheduleFor(one), one.income / rate, { laws: method });
  if (one.line === 'total') return total * rate;
  const kinds = one.line.split(' + ').map((name) => {
    const kind = TAX_KINDS.find((known) => known === name);
    if (kind === undefined) throw new Error(`${one.id}: no line ${name}`);
    return kind;
  });
  return lines.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount * rate : sum), 0);
}

const points = (one: OutsideCase) => (100 * (estimated(one) - one.expected)) / one.income;
const agreeing = cases.filter(({ reason }) => reason === undefined);
const explained = cases.filter(({ reason }) => reason !== undefined);

test('there are 64 cases, each with an id of its own and a source', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(64);
  expect(cases.filter(({ source }) => source === '')).toEqual([]);
});

describe('a case without a reason agrees within 0.1 points of income', () => {
  it.each(agreeing)('$id', (one) => {
    expect(Math.abs(points(one))).toBeLessThanOrEqual(MOST_POINTS);
  });
});

describe('a case with a reason needs it, and the reason is a sentence', () => {
  it.each(explained)('$id', (one) => {
    expect(Math.abs(points(one))).toBeGreaterThan(MOST_POINTS);
    expect(one.reason).toMatch(/^[A-Z].{20,}\.$/);
  });
});
