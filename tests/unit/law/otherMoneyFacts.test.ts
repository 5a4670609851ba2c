/** What rules of other money assume until it is said: it counts in no gain, and the form asks for it. What is argued about at home is said. */
import { loadForSome } from 'virtual:lowtide/for-some';
import { expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { caveats } from '../../../src/assess/caveats.ts';
import { factAskedOf, withFact } from '../../../src/assess/otherMoneyCases.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { SaidIncome } from '../../../src/catalogue/otherIncome.ts';
import { homeTaxOf } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed } from '../assess/people.ts';

const FACTS = await loadPersonFacts({ otherIncome: true });

async function textsOf(slug: string) {
  return (await loadForSome[slug]?.())?.otherMoneyTexts;
}

const DIVIDENDS: SaidIncome = { kind: 'dividends', amount: 10_000, from: 'abroad' };
const FLAT: SaidIncome = { kind: 'rent', amount: 12_000, from: 'home' };

function from(home: string, other: SaidIncome, income = 70_000): Situation {
  return {
    ...{ home: { country: home }, citizenships: [home], work: 'freelancer', income, currency: 'EUR' },
    ...{ costs: { percent: 0 }, otherIncome: [other] },
  };
}

test.each([
  ['nl', DIVIDENDS, 'assets', 400_000],
  ['be', FLAT, 'cadastralIncome', 1_200],
] as const)(
  'of who lives in %s no gain is named until she says what her money comes from',
  (home, income, fact, amount) => {
    const id = 'cy-self-employed';
    const unsaid = from(home, income);
    const one = assessed(unsaid, id, FACTS);
    expect(one.saving).toBeNull();
    expect(one.otherMoney?.unsaid).toEqual([income.kind]);
    const words = caveats({ ...one, fit: 'fits' }, unsaid, moneyIn('EUR'));
    expect(words).toMatch(/depends on a figure that you have not given, so no gain is named/);
    const said = from(home, withFact(income, fact, amount));
    expect(assessed(said, id, FACTS).saving).not.toBeNull();
    expect(assessed(said, id, FACTS).otherMoney?.unsaid).toEqual([]);
  },
);

test('where the law of today’s country is argued about, that is said, and a gain is named all the same', () => {
  const situation = from('be', { kind: 'crypto', amount: 20_000, from: 'abroad' });
  const one = assessed(situation, 'cy-self-employed', FACTS);
  expect(one.otherMoney?.argued).toEqual(['crypto']);
  expect(one.saving).not.toBeNull();
  expect(caveats({ ...one, fit: 'fits' }, situation, moneyIn('EUR'))).toContain(
    'At home the law on your gains on crypto is argued about; its usual reading counts.',
  );
  const dividends = assessed(from('be', DIVIDENDS), 'cy-self-employed', FACTS);
  expect(dividends.otherMoney?.argued).toEqual([]);
});

test('the value of what is owned decides what is paid today', () => {
  const today = (assets: number) =>
    homeTaxOf(
      from('nl', withFact(DIVIDENDS, 'assets', assets)),
      { income: 80_000, costs: 0, years: null },
      FACTS,
    );
  // Box 3 takes 36% of no more than is assumed above what is free.
  expect(today(50_000)).toBeLessThan(today(400_000) ?? 0);
});

test('a flat in Switzerland is taxed at the rate of everything, the work abroad as well', () => {
  const owed = (income: number) =>
    assessed(from('ch', FLAT, income), 'cy-self-employed', FACTS).otherMoney?.incomes[0]?.dueAtHome ??
    Number.NaN;
  expect(owed(0)).toBeGreaterThan(0);
  expect(owed(120_000)).toBeGreaterThan(2 * owed(0));
});

test('the form asks for it where it decides, and for nothing elsewhere', async () => {
  const [dutch, belgian, german] = await Promise.all(['netherlands', 'belgium', 'germany'].map(textsOf));
  const asked = (texts: typeof dutch, regimeId: string, income: SaidIncome) =>
    texts && factAskedOf(texts, regimeId, { income, isLocal: income.from === 'home' });
  expect(asked(dutch, 'nl-self-employed', DIVIDENDS)).toBe('assets');
  // Of five percent or more of a company what is paid out is taxed.
  expect(asked(dutch, 'nl-self-employed', { ...DIVIDENDS, rule: 'substantial' })).toBeNull();
  expect(asked(dutch, 'nl-self-employed', { kind: 'pension', amount: 1, from: 'home' })).toBeNull();
  expect(asked(belgian, 'be-self-employed', FLAT)).toBe('cadastralIncome');
  expect(asked(german, 'de-self-employed', FLAT)).toBeNull();
});

test('a fact that is taken back leaves nothing behind', () => {
  const said = withFact(DIVIDENDS, 'assets', 200_000);
  expect(said).toEqual({ ...DIVIDENDS, facts: { assets: 200_000 } });
  expect(withFact(said, 'assets', null)).toEqual(DIVIDENDS);
});
