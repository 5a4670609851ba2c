/** A move beside staying: what it costs once, a year's costs on both sides, when it is ahead, and what a return undoes. */
import { describe, expect, test } from 'vitest';
import { leadText } from '../../../src/assess/answerEnglish.ts';
import { betterAtHome } from '../../../src/assess/atHome.ts';
import { type BalanceAsked, balanceOf } from '../../../src/assess/balance.ts';
import {
  againstBetterSentence,
  aheadWords,
  balanceLead,
  costsMoreSentence,
  leavingCostsWords,
  paidBackSentence,
  returnSentences,
} from '../../../src/assess/balanceEnglish.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { fromUsd, moneyIn, toUsd } from '../../../src/catalogue/money.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { keptTodayIn } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, countries, FACTS, taxBrackets } from './people.ts';

const owner: Situation = {
  ...{ income: 100_000, currency: 'EUR', work: 'business', citizenships: ['de'], payer: 'other', years: 5 },
  home: { country: 'de', regime: 'de-gmbh' },
};
const FORMAT = { money: moneyIn('EUR'), currency: 'EUR' } as const;

function balance(situation: Situation, regimeId = 'cy-non-dom-company', more: Partial<BalanceAsked> = {}) {
  const one = assessed(situation, regimeId);
  const figures = figuresOf(situation, 80_000, 2026);
  const found = balanceOf(one, one.strip, {
    ...{ figures, facts: FACTS, ...more },
    keptIn: (place) => keptTodayIn(place, situation, figures, FACTS),
  });
  return { one, found, says: paidBackSentence(found, one.years, FORMAT) };
}
const exit = (euros: number, undone = 0) => ({
  exit: { paid: toUsd(euros, 'EUR'), undone: toUsd(undone, 'EUR') },
});

describe('the balance of a move', () => {
  test('the owner of a German company who moves to Cyprus is ahead within months without shares worth anything', () => {
    const { one, found, says } = balance(owner);
    expect(found.once).toBe(1_744);
    // €4,320 there and €4,625 at home a year: €305 less.
    const gain = fromUsd(one.kept - (one.keptToday ?? 0), 'EUR') + 305;
    expect((found.ahead ?? 0) / 5).toBeCloseTo(gain - 1_744 / 5, -1);
    const costs =
      'Moving costs about €1,744 once. Running costs are about €4,320 a year, against €4,625 today.';
    // What leaving costs is not known before she has said what she owns.
    expect(says).toBe(costs);
    const { says: withNothing } = balance({ ...owner, exit: {} });
    expect(withNothing).toMatch(/ You are ahead after (?:a month|\d months)\.$/);
    expect(withNothing).toContain(costs);
  });

  test('its rows add up to what it leaves, as they are shown', () => {
    const { found } = balance(owner, 'cy-non-dom-company', { own: 3_000, ...exit(20_000) });
    expect(found.once).toBe(24_744);
    let ahead = -found.once;
    for (const { go, stay, ahead: shown } of found.years) {
      ahead += (go ?? 0) - (stay ?? 0);
      expect(shown).toBe(ahead);
    }
    expect(found).toMatchObject({ ahead, counted: 5 });
    expect(leadText(balanceLead(found, { total: 0 }, FORMAT))).toBe(
      `You save €${ahead.toLocaleString('en-US')} in 5 years, after costs.`,
    );
  });

  test('costs that are switched on are in what is kept, and count once', () => {
    const { found: off } = balance(owner);
    const { found: on } = balance({ ...owner, runningCosts: true });
    expect(on.years).toEqual(off.years);
    const licence = { ...owner, home: { country: 'de' } } as const;
    const { found: withFees } = balance(licence, 'ae-freelance-permit');
    const { found: counted } = balance({ ...licence, runningCosts: true }, 'ae-freelance-permit');
    expect(withFees.years[0]?.go).toBe(counted.years[0]?.go);
  });

  test('an exit tax that takes more than the stay saves says when the move is ahead, and that it is later', () => {
    const { found, says } = balance(owner, 'cy-non-dom-company', exit(260_000));
    const years = Math.round((found.aheadAfterMonths ?? 0) / 12);
    expect(years).toBeGreaterThan(5);
    expect(says).toContain(`You are ahead after about ${years} years, not within your stay.`);
    expect(leavingCostsWords(toUsd(260_000, 'EUR'), found, 5, FORMAT.money)).toBe(
      `Leaving costs €260,000 once; you are ahead after about ${years} years, not within your stay.`,
    );
    expect(leadText(balanceLead(found, { total: 0 }, FORMAT))).toMatch(
      /^You pay €[\d,]+ more in 5 years, after costs\.$/,
    );
  });

  test('nothing is said of costs that are known too poorly to be added up, until something else is paid once', () => {
    const { found, says } = balance(owner, 'al-company-shpk');
    expect(found).toMatchObject({ onceCosts: null, yearly: null, once: 0 });
    expect(says).toBeNull();
    expect(balance(owner, 'al-company-shpk', { own: 500 }).says).toBe('Moving costs about €500 once.');
  });

  test('what costs next to nothing once is told by the year alone', () => {
    const { one, found } = balance({ ...owner, exit: {} });
    expect(paidBackSentence({ ...found, once: 9 }, one.years, FORMAT)).toMatch(
      /^Running costs are about €4,320 a year, against €4,625 today\. You are ahead /,
    );
  });

  test('where law has to weigh something, nothing is ahead', () => {
    const one = assessed(owner, 'cy-non-dom-company');
    const figures = figuresOf(owner, 80_000, 2026);
    const found = balanceOf({ ...one, saving: null }, one.strip, {
      ...{ figures, facts: FACTS },
      keptIn: () => toUsd(50_000, 'EUR'),
    });
    expect(found).toMatchObject({ ahead: null, aheadAfterMonths: null, back: null, aheadOfBetter: null });
    expect(found.years[0]?.stay).toBeGreaterThan(0);
  });

  test('it is read against the best of staying as well', () => {
    const polish: Situation = { ...owner, citizenships: ['pl'], home: { country: 'pl' } };
    const figures = figuresOf(polish, 80_000, 2026);
    const better = betterAtHome(polish, countries, {
      figures,
      facts: FACTS,
      schedules: schedulesFor(taxBrackets),
    });
    if (!better) throw new Error('Nothing is better at home.');
    const { found } = balance(polish, 'cy-non-dom-company', { better });
    expect(found.aheadOfBetter).toBeLessThan(found.ahead ?? 0);
    expect(found.years[0]?.better).toBeGreaterThan(found.years[0]?.stay ?? 0);
    expect(againstBetterSentence(found, 'EUR')).toMatch(
      /^Against staying with the best scheme there \(.+\), you (?:save €[\d,]+|pay €[\d,]+ more) in 5 years\.$/,
    );
  });

  test('tools answer both', async () => {
    const { onceCosts, aheadAfterMonths } = await answerFor('cy-non-dom-company', owner);
    expect(Math.round(onceCosts?.typical ?? 0)).toBe(1_744);
    expect(aheadAfterMonths).toBe(balance(owner).found.aheadAfterMonths);
  });

  test('a year that the move cuts has the whole year of both, and its months are those after it', () => {
    const may: Situation = { ...owner, home: { country: 'de' }, arrival: { year: 2027, month: 5 } };
    const { found } = balance(may, 'bg-freelancer-flat-tax');
    expect(found.years[0]).toMatchObject({ year: 2027, isCut: true });
    expect(found.years[1]?.isCut).toBe(false);
  });
});

describe('a return after two years', () => {
  const NAMES = { home: 'Germany', there: 'Italy' };
  const designer: Situation = {
    ...{
      income: 120_000,
      currency: 'EUR',
      work: 'freelancer',
      citizenships: ['de'],
      payer: 'other',
      years: 5,
    },
    ...{ home: { country: 'de' }, profession: 'design', workplace: 'here' },
  };

  test('Italy takes back what its relief for newcomers had let go', () => {
    const { found, one } = balance(designer, 'it-impatriati');
    const ordinary = assessed(designer, 'it-ordinary');
    const taken = 2 * fromUsd(ordinary.assessment.total - one.assessment.total, 'EUR');
    expect(found.back?.takenBack).toBe(Math.round(taken));
    expect(taken).toBeGreaterThan(10_000);
    expect(found.back?.ahead).toBe((found.years[1]?.ahead ?? 0) - Math.round(taken));
    expect(returnSentences(found, NAMES, 'EUR')[1]).toBe(
      `Italy takes back €${Math.round(taken).toLocaleString('en-US')} of tax that it had let go, and asks for interest.`,
    );
    expect(balance(designer, 'it-forfettario-15').found.back?.takenBack).toBe(0);
  });

  test('what leaving took and a return undoes is had again, and closing a company is paid', () => {
    const { found } = balance(owner, 'cy-non-dom-company', exit(260_000, 260_000));
    expect(found.back).toMatchObject({ closing: 1_700, undone: 260_000, takenBack: 0 });
    expect(found.back?.ahead).toBe((found.years[1]?.ahead ?? 0) - 1_700 + 260_000);
    expect(returnSentences(found, NAMES, 'EUR')).toEqual([
      expect.stringMatching(/^Back after two years, you would have €[\d,]+ more than by staying\.$/),
      'Closing what you set up there costs about €1,700.',
      'Germany gives up its tax of €260,000 on leaving, if you still own it all.',
    ]);
  });

  test('who stays for a year comes back from nothing', () => {
    expect(balance({ ...owner, years: 1 }).found.back).toBeNull();
  });
});

describe('words', () => {
  const onceCosts = { low: 0, typical: 0, high: 0 };
  test.each([
    [0, 'you are ahead from the first month'],
    [1, 'you are ahead after a month'],
    [7, 'you are ahead after 7 months'],
    [47, 'you are ahead after about 4 years'],
    [144, 'you are ahead after about 12 years, not within your stay'],
    [null, 'the move does not pay for itself'],
  ])('after %s months', (aheadAfterMonths, words) => {
    expect(aheadWords({ onceCosts, ahead: 1, aheadAfterMonths, isBeforeExitTax: false }, 5)).toBe(words);
  });

  test('without the length of a stay nothing is outside of it, and without today nothing is ahead', () => {
    expect(aheadWords({ onceCosts, ahead: -1, aheadAfterMonths: 144, isBeforeExitTax: false }, null)).toBe(
      'you are ahead after about 12 years',
    );
    expect(
      aheadWords({ onceCosts, ahead: null, aheadAfterMonths: null, isBeforeExitTax: false }, 5),
    ).toBeNull();
    expect(
      leadText(
        balanceLead(
          { ahead: null, counted: 0, once: 0, yearly: null, isBeforeExitTax: false },
          { total: 1_000 },
          FORMAT,
        ),
      ),
    ).toMatch(/^You pay €[\d,]+ of tax a year\.$/);
    expect(leavingCostsWords(0, null, 5, FORMAT.money)).toBeNull();
  });

  test('what costs more than a stay gains is said with the difference of its months; what gains says nothing more', () => {
    expect(costsMoreSentence({ ahead: -22_253, counted: 5 }, 'USD')).toBe(
      'With what the move costs, you would pay $22,253 more in 5 years.',
    );
    expect(costsMoreSentence({ ahead: 22_253, counted: 5 }, 'USD')).toBeNull();
    expect(costsMoreSentence({ ahead: null, counted: 5 }, 'USD')).toBeNull();
  });
});
