/** The one line of a row is the first of these that is true. */
import { describe, expect, test } from 'vitest';
import { beforeExitTax, leadText } from '../../../src/assess/answerEnglish.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { caveats } from '../../../src/assess/caveats.ts';
import { differenceLead, noteSentences } from '../../../src/assess/differenceEnglish.ts';
import { gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { datedAmounts, datedWords, onlyIf, rowSays, zeroSays } from '../../../src/assess/rowEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, recommended } from './people.ts';

const euro = moneyIn('EUR');
const dollar = moneyIn('USD');
const GERMAN: Situation = {
  income: 70_000,
  currency: 'EUR',
  work: 'freelancer',
  home: { country: 'de' },
  citizenships: ['de'],
  costs: { percent: 10 },
  workplace: 'here',
  household: {},
};
const AMERICAN: Situation = {
  income: 120_000,
  work: 'remote',
  contract: 'payroll',
  workplace: 'here',
  home: { country: 'us' },
  citizenships: ['us'],
};
const lineOf = (one: Assessed, money = euro) => {
  const says = rowSays(one, money);
  return says && [says.first, says.rest].filter(Boolean).join(' ');
};

describe('a line says', () => {
  test('first what it needs, or for whom it is not', () => {
    const { workplace: _, ...anywhere } = GERMAN;
    expect(lineOf(assessed(GERMAN, 'bg-eood-company'))).toBe('Only if you set up a company');
    expect(lineOf(assessed(anywhere, 'uy-foreign-source-holiday'))).toBe('Only if you work outside Uruguay');
    expect(lineOf(assessed(GERMAN, 'ge-small-business'))).toBe('Not for consulting, law or medicine');
  });

  test('for how many years one must not have lived there', () => {
    const yearsOf = (id: string) => {
      const need = assessed(GERMAN, id).needs.find(({ what }) => what === 'earlier-residence');
      return need && onlyIf(need, euro);
    };
    expect(yearsOf('cy-non-dom-company')).toBe('you have not lived there for 17 of the last 20 years');
    expect(yearsOf('es-beckham-law')).toBe('you have not lived there in 5 years');
  });

  test.each<[string, Situation['profession'], string]>([
    ['ge-small-business', undefined, 'Only if you do not work in consulting, law or medicine'],
    ['ge-small-business', 'marketing', 'Only if the scheme takes marketers'],
    ['tr-service-export', undefined, 'Only if you work in software, design or engineering'],
    ['bg-freelancer-flat-tax', undefined, 'Only if you do not work in trade or an agency'],
    ['pt-ifici', undefined, 'Only if your profession is on its list'],
    ['pt-ifici', 'software', 'Only if the scheme takes developers'],
  ])('for which work it is: %s, %s', (id, profession, words) => {
    const { profession: _, ...open } = GERMAN;
    const one = assessed({ ...open, ...(profession && { profession }) }, id);
    const need = one.needs.find(({ what }) => what === 'profession');
    if (!need) throw new Error(`${id} asks for no profession.`);
    expect(`Only if ${onlyIf(need, euro)}`).toBe(words);
  });

  test('of whom the United States tax, what still goes there', () => {
    expect(lineOf(assessed(AMERICAN, 'py-wage'), dollar)).toBe('$765 a month still goes to the US');
    const { contract: _contract, ...invoices } = { ...AMERICAN, work: 'freelancer' } as const;
    expect(lineOf(assessed(invoices, 'al-self-employed-zero'), dollar)).toMatch(
      /^\$[\d,]+ until 2029, then \$[\d,]+, after US tax$/,
    );
  });

  test('an end within the stay, as the amounts until then and after it', () => {
    const one = assessed(GERMAN, 'al-self-employed-zero');
    const [until, then] = [one.strip[0], one.strip.at(-1)].map((year) => euro((year?.kept ?? 0) / 12));
    expect(lineOf(one)).toBe(`${until} until 2029, then ${then}`);
  });

  test('years that differ: until when, by steps or at once, and nothing of what an index alone moves', () => {
    const datedOf = (...kept: (number | null)[]) => {
      const strip = kept.map((one, at) => ({ year: 2027 + at, kept: one, ended: one === null }));
      const dated = datedAmounts({ strip, runningCosts: 1_200 } as never);
      return dated && datedWords(dated, dollar);
    };
    expect(datedOf(61_200, 61_200, 49_200)).toBe('$5,000 until 2028, then $4,000');
    expect(datedOf(61_200, 49_200, 49_300)).toBe('$5,000 in 2027, then $4,008');
    expect(datedOf(61_200, 55_200, 49_200)).toBe('$5,000 in 2027, falling to $4,000');
    expect(datedOf(49_200, 55_200, 61_200)).toBe('$4,000 in 2027, rising to $5,000');
    expect(datedOf(61_200, 61_200, null)).toBe('$5,000 until 2028, then it is over');
    expect(datedOf(13_200, 1_000, 0)).toBe('$1,000 in 2027, then $0');
    expect(datedOf(61_200, 61_700, 61_000)).toBeNull();
    expect(datedOf(1_000, 0)).toBeNull();
    expect(datedOf()).toBeNull();
  });

  test('a better scheme there with what it needs, where this one needs nothing', () => {
    const row = recommended(GERMAN).all.find(({ best }) => best.country.id === 'ge')?.best;
    if (!row) throw new Error('Georgia is not in the list.');
    expect(lineOf(row)).toMatch(/^€[\d,]+ if you do not work in consulting/);
  });

  test('last the permit, or that none is needed', () => {
    expect(lineOf(assessed(GERMAN, 'rs-entrepreneur-books'))).toBe('Renewable permit');
    expect(lineOf(assessed(GERMAN, 'ee-fie'))).toBe('No permit needed, just register');
  });

  test('of what takes nothing, for which work', () => {
    expect(zeroSays(assessed({}, 'uy-foreign-source-holiday'), dollar)).toEqual({
      first: 'Only if',
      rest: 'you work outside Uruguay',
    });
    expect(zeroSays(assessed({}, 'ge-small-business'), dollar).rest).toBe('Zero wherever you work');
  });
});

describe('the answer is', () => {
  const figures = { currency: 'EUR', money: euro } as const;
  const best = assessed(GERMAN, 'rs-entrepreneur-books');

  test('the difference from today where that is known, as both amounts are shown', () => {
    const keptToday = best.kept - 12 * 1_000;
    const gain = gainAMonth(best);
    const lead = differenceLead({ best, keptToday, stays: false, isLeast: false }, GERMAN, figures);
    expect(lead && leadText(lead)).toBe(
      `In Serbia you would keep ${euro(gain ?? 0)} a month more than in Germany`,
    );
  });

  test('at least that, as long as an answer can raise it', () => {
    const lead = differenceLead({ best, keptToday: 0, stays: false, isLeast: true }, GERMAN, figures);
    expect(lead?.before).toBe('In Serbia you would keep at least');
  });

  test('what is kept where today is not known, and to stay where nothing leaves more', () => {
    const alone = { best: { ...best, keptToday: null }, keptToday: null, stays: false, isLeast: false };
    expect(differenceLead(alone, {}, figures)?.figure).toBe(euro(best.kept / 12));
    const stays = { best: null, keptToday: 12_000, stays: true, isLeast: false };
    const lead = differenceLead(stays, GERMAN, figures);
    expect(lead && leadText(lead)).toBe(`Stay in Germany ${euro(1_000)} a month`);
  });

  test('with what it takes for granted', () => {
    expect(noteSentences(best, { work: 'freelancer' }, euro)[0]).toBe(
      'Before business costs, if you live and work there.',
    );
    expect(noteSentences(best, { work: 'freelancer' }, euro).at(-1)).toBe('US citizens pay US tax on top.');
    expect(noteSentences(best, GERMAN, euro)).toEqual([]);
    const uncovered = { ...best, regime: { ...best.regime, healthcareType: 'None' as const } };
    expect(noteSentences(uncovered, GERMAN, euro)).toEqual(['Before health cover.']);
    const owner = { ...GERMAN, work: 'business' } as const;
    expect(caveats(best, owner, euro)).toBe('In your own name.');
    const { costs: _costs, workplace: _workplace, household: _household, ...unsaid } = owner;
    expect(caveats(uncovered, unsaid, euro)).toBe(
      'Before business costs and health cover, in your own name. For one person, if you work there.',
    );
    expect(caveats(uncovered, { ...unsaid, home: { country: 'rs' } }, euro)).toMatch(/ For one person[,.]/);
    expect(caveats(assessed(owner, 'me-company-doo'), owner, euro)).toBeNull();
    expect(caveats(best, { ...owner, company: false }, euro)).toBeNull();
  });

  test('whose company is taxed on leaving reads so until what it is worth is said; where nothing is taken, never', () => {
    const owner: Situation = {
      ...GERMAN,
      home: { country: 'de', regime: 'de-gmbh' },
      work: 'business',
      company: true,
    };
    const lead = { before: 'At least', figure: '€100', every: 'a month', after: 'more than in Germany' };
    const says = (situation: Situation) => leadText(beforeExitTax(lead, situation));
    const open = 'Before exit tax on your company, at least €100 a month more than in Germany';
    expect(says(owner)).toBe(open);
    expect(leadText(beforeExitTax({ ...lead, before: '' }, owner))).toBe(open.replace(' at least', ''));
    const shares = { cost: 0, held: 1 };
    expect(says({ ...owner, exit: { shares: { ...shares, value: 0 } } })).toBe(open);
    const plain = leadText(lead);
    expect(says({ ...owner, exit: { shares: { ...shares, value: 0, profit: 80_000 } } })).toBe(plain);
    expect(says({ ...owner, exit: {} })).toBe(plain);
    expect(says({ ...owner, home: { country: 'de' } })).toBe(plain);
    // The United Kingdom takes nothing on leaving.
    expect(says({ ...owner, home: { country: 'gb', regime: 'gb-ltd' } })).toBe(plain);
  });
});
