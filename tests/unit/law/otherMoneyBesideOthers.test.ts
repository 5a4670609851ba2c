/** Other money beside what else a person has said: work that stays, a status that ends, the country of the own passport. */
import { expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { isLeastOf } from '../../../src/assess/assessor.ts';
import { balanceOf } from '../../../src/assess/balance.ts';
import { caveats } from '../../../src/assess/caveats.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { SaidIncome } from '../../../src/catalogue/otherIncome.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { homeTaxOf, keptTodayIn } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed } from '../assess/people.ts';

const FACTS = await loadPersonFacts({ otherIncome: true });

const DIVIDENDS: SaidIncome = { kind: 'dividends', amount: 20_000, from: 'abroad' };
const PENSION: SaidIncome = { kind: 'pension', amount: 20_000, from: 'home' };

function from(country: string, other: readonly SaidIncome[], more: Partial<Situation> = {}): Situation {
  return {
    ...{ home: { country }, citizenships: [country], work: 'freelancer', income: 60_000, currency: 'EUR' },
    ...{ costs: { percent: 0 }, otherIncome: other, ...more },
  };
}

const today = (situation: Situation) =>
  homeTaxOf(situation, { income: 68_000, costs: 0, years: null }, FACTS) ?? 0;

test('what the country of work takes of the work does not grow with other money', () => {
  const claim = (home: string, other: readonly SaidIncome[]) =>
    assessed(from(home, other, { workplace: 'elsewhere', workCountry: 'de' }), 'ge-small-business', FACTS)
      .dueElsewhere[0]?.amount;
  for (const home of ['de', 'es']) expect(claim(home, [DIVIDENDS])).toBeCloseTo(claim(home, []) ?? 0, 2);
  expect(claim('es', [{ ...DIVIDENDS, kind: 'rent', from: 'home' }])).toBeCloseTo(claim('es', []) ?? 0, 2);
});

test('a status that a scheme has by itself ends with its years, after which the rules of another scheme go on', () => {
  const situation = from('de', [DIVIDENDS], { years: 15 });
  const { strip, saving } = assessed(situation, 'uy-foreign-source-holiday', FACTS);
  const share = strip.map(({ otherMoney }) => (otherMoney ? otherMoney.total / otherMoney.amount : null));
  // Uruguay: free for eleven years, and 12% then.
  expect(share).toEqual([...Array(11).fill(0), ...Array(4).fill(expect.closeTo(0.12, 6))]);
  expect(saving).not.toBeNull();
});

test('nobody is a newcomer in the country of the own passport', () => {
  const gain = (citizenships: readonly string[]) =>
    today(from('cy', [DIVIDENDS], { citizenships })) - today(from('cy', [], { citizenships }));
  // 2.65% for health, and 5% for defence.
  expect(gain(['cy']) - gain(['de'])).toBeCloseTo((0.05 * gain(['de'])) / 0.0265, 0);
});

test('a pension for work in South Africa is taxed there today', () => {
  expect(today(from('za', [PENSION]))).toBeGreaterThan(today(from('za', [])) + 5_000);
});

test('of US citizens other money is in no year of staying, and not in what they pay today', () => {
  const situation = from('us', [{ ...DIVIDENDS, kind: 'interest' }], { currency: 'USD' });
  const figures = { ...figuresOf(situation, 60_000, 2026), isFromLink: false };
  expect(keptTodayIn(1, situation, figures, FACTS)).toBeNull();
  expect(today(situation)).toBeCloseTo(today({ ...situation, otherIncome: [] }), 2);
});

test('beside money that does not count there, no year of staying is held against a year of going', () => {
  const situation = from('de', [{ kind: 'crypto', amount: 20_000, from: 'abroad' }], { years: 5 });
  const figures = { ...figuresOf(situation, 60_000, 2026), isFromLink: false };
  const one = assessed(situation, 'cr-self-employed', FACTS);
  expect(one.otherMoney?.uncounted).toEqual(['crypto']);
  const { years } = balanceOf(one, one.strip, {
    ...{ figures, facts: FACTS },
    keptIn: (place) => keptTodayIn(place, situation, figures, FACTS),
  });
  expect(years.map(({ stay }) => stay)).toEqual(years.map(() => null));
});

test('beside a company at home it is not known what is taken today, and that is said', () => {
  const situation = from('de', [DIVIDENDS], { home: { country: 'de', regime: 'de-gmbh' }, company: true });
  const one = assessed(situation, 'cy-self-employed', FACTS);
  expect(one.saving).toBeNull();
  expect(one.otherMoney?.unsettled).toEqual(['dividends']);
});

test('a rate of the income that is paid today says nothing of other money, and that is said', () => {
  const situation: Situation = { ...from('de', [DIVIDENDS]), home: { rate: 40 } };
  const one = assessed(situation, 'cy-self-employed', FACTS);
  expect(one.saving).toBeNull();
  expect(caveats({ ...one, fit: 'fits' }, situation, moneyIn('EUR'))).toContain(
    'It is not known what your country takes of your dividends, so no gain is named.',
  );
  const { otherIncome: _, ...work } = situation;
  expect(assessed(work, 'cy-self-employed', FACTS).saving).not.toBeNull();
});

test('where it is not known what the country that was left takes, what is kept is no least', () => {
  const situation = from('nl', [{ kind: 'rent', amount: 12_000, from: 'home' }], { work: 'remote' });
  const one = assessed(situation, 'pt-simplified', FACTS);
  expect(one.otherMoney?.unsaid).toEqual(['rent']);
  expect(isLeastOf(one, situation)).toBe(false);
});
