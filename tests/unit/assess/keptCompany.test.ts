/** What a person who keeps her company reads of it in each destination, and who else reads nothing. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { describe, expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { assessorAsListed } from '../../../src/assess/asListed.ts';
import { sentence } from '../../../src/assess/english.ts';
import { companySays } from '../../../src/assess/rowEnglish.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { figuresInLink, withLinkFigures } from '../../../src/situation/address.ts';
import { needsFacts } from '../../../src/situation/answered.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { openAnswers } from '../../../src/situation/openAnswers.ts';
import { formQuestions } from '../../../src/situation/questions.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { situationWords } from '../../../src/situation/words.ts';

const facts = await loadPersonFacts({ keptCompany: true });
const OWNER: Situation = { income: 100_000, currency: 'EUR', work: 'business', home: { country: 'de' } };
const KEEPS: Situation = { ...OWNER, keptCompany: { country: 'de' } };

function assessed(situation: Situation, slug: string) {
  const country = countries.find((one) => one.slug === slug);
  if (!country) throw new Error(slug);
  const figures = figuresOf(situation, 100_000, 2026);
  const assess = assessorAsListed(situation, figures, schedulesFor(taxBrackets), facts, countries);
  const all = country.taxRegimes.map((regime) => assess(country, regime));
  const [first] = all;
  if (!first) throw new Error(slug);
  return {
    first,
    money: figures.money,
    schemeOf: (id: string) => all.find(({ regime }) => regime.id === id),
  };
}

function said(situation: Situation, slug: string) {
  const { first, money, schemeOf } = assessed(situation, slug);
  const term = first.terms.find(({ kind }) => kind === 'kept-company');
  const says = companySays(first, money, schemeOf);
  return { line: says && `${says.first} ${says.rest}`, text: term && sentence(term, money) };
}

describe('what is said of it', () => {
  test('a company that counts as local has the amount of that scheme', () => {
    const { schemeOf, money } = assessed(KEEPS, 'hungary');
    const kept = schemeOf('hu-kft-dividends')?.kept ?? 0;
    expect(said(KEEPS, 'hungary')).toEqual({
      line: `Your company: taxed like a local company, ${money(kept / 12)} a month`,
      text: 'Your company in Germany: taxed like a local company. You manage your company from Hungary, so it is a Hungarian taxpayer like a Kft. Until a treaty settles it, its profit is taxed in Germany, too. 15% is withheld from your dividend there. What leaves with its management is taxed there as if sold.',
    });
  });

  test.each([
    ['italy', KEEPS, /^Your company: taxed like a local company$/, /so it is Italian/],
    [
      'bulgaria',
      KEEPS,
      /^Your company: taxed there as a branch$/,
      /If tax in Germany is higher, the rest is paid there\./,
    ],
    [
      'panama',
      KEEPS,
      /^Your company: not taxed there$/,
      /All of its profit goes on being taxed in Germany\./,
    ],
    ['united-arab-emirates', KEEPS, /^Your company: taxed like a local company, /, /No treaty settles it/],
    [
      'poland',
      { ...KEEPS, workplace: 'elsewhere' as const },
      /^Your company: taxed as your own income$/,
      /Taxed as your own income if it is really run abroad/,
    ],
    [
      'serbia',
      { ...KEEPS, workplace: 'elsewhere' as const },
      /^Your company: not settled$/,
      /It depends on where it is really run\./,
    ],
    [
      'spain',
      { ...OWNER, keptCompany: { country: 'us', form: 'llc' as const } },
      /^Your company: taxed as your own business$/,
      /Nothing of its profit is taxed in the United States\.$/,
    ],
    [
      'cyprus',
      { ...OWNER, keptCompany: { country: 'cy' } },
      /^Your company: taxed like a local company, /,
      /^Your company in Cyprus stays a local one\.$/,
    ],
    [
      'cyprus',
      { ...OWNER, keptCompany: { country: 'other' } },
      /^Your company: not settled$/,
      /ask an adviser there/,
    ],
  ])('%s %j', (slug, situation, line, text) => {
    expect(said(situation, slug)).toEqual({
      line: expect.stringMatching(line),
      text: expect.stringMatching(text),
    });
  });

  test('nothing to who keeps none, and nothing of the country of today', () => {
    expect(said(OWNER, 'hungary')).toEqual({ line: null, text: undefined });
    expect(said({ ...KEEPS, home: { country: 'hu' } }, 'hungary').line).toBeNull();
  });

  test('no amount of any destination changes', () => {
    for (const { slug } of countries) {
      expect(assessed(KEEPS, slug).first.kept).toBe(assessed({ ...OWNER }, slug).first.kept);
    }
  });
});

test('only who owns a business is asked, and only who keeps a company loads what is said of it', () => {
  const asks = (situation: Situation) => formQuestions(situation).includes('keptCompany');
  expect([asks(OWNER), asks({ work: 'freelancer' }), asks({})]).toEqual([true, false, false]);
  expect(asks({ work: 'freelancer', keptCompany: { country: 'de' } })).toBe(true);
  expect(asks({ home: { country: 'de', regime: 'de-gmbh' } })).toBe(true);
  expect(asks({ home: { country: 'de', regime: 'de-self-employed' } })).toBe(false);
  expect([needsFacts(OWNER), needsFacts(KEEPS)]).toEqual([
    true,
    { household: false, otherIncome: false, keptCompany: true },
  ]);
});

describe('who has a company', () => {
  const HAS: Situation = { ...OWNER, home: { country: 'de', regime: 'de-gmbh' } };

  test.each([
    ['at home', HAS],
    ['that is kept', KEEPS],
  ] as const)('%s is not asked to set one up', (_, situation) => {
    const { schemeOf, money } = assessed(situation, 'bulgaria');
    const one = schemeOf('bg-eood-company');
    const need = one?.needs.find(({ what }) => what === 'company');
    expect(need).toMatchObject({ state: 'met', fit: 'fits' });
    expect(need?.asks).toBeUndefined();
    expect(need && sentence(need, money)).toBe(
      'It is for companies there: yours, if it counts as one, or a new one.',
    );
    expect(formQuestions(situation)).not.toContain('company');
    expect(
      openAnswers(situation, { slug: 'bulgaria' }, one ? [one.regime] : [], facts).some(
        ({ company }) => company !== undefined,
      ),
    ).toBe(false);
  });

  test('and may say that she wants none there', () => {
    const without = { ...HAS, company: false };
    const { schemeOf } = assessed(without, 'bulgaria');
    expect(schemeOf('bg-eood-company')?.fit).toBe('no');
    expect(formQuestions(without)).toContain('company');
  });

  test('who has none is asked', () => {
    const { schemeOf } = assessed(OWNER, 'bulgaria');
    expect(schemeOf('bg-eood-company')?.needs.find(({ what }) => what === 'company')).toMatchObject({
      state: 'open',
      asks: 'company',
    });
    expect(formQuestions(OWNER)).toContain('company');
  });
});

test.each([
  ['kept=de', { country: 'de' }, 'company in Germany'],
  ['kept=us-llc', { country: 'us', form: 'llc' }, 'US LLC'],
  ['kept=other', { country: 'other' }, 'company elsewhere'],
] as const)('an address says %s', (text, keptCompany, words) => {
  expect(withLinkFigures('', { keptCompany })).toBe(text);
  expect(figuresInLink(text)).toEqual({ keptCompany });
  expect(situationWords({ keptCompany })).toEqual([words]);
});

test.each(['kept=mt', 'kept=de-llc', 'kept='])('and nothing by %s', (text) => {
  expect(figuresInLink(text)).toEqual({});
});
