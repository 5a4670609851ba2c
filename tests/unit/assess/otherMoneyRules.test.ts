/** What pages tell of other money: which rules beside a scheme, and what a person's own amounts owe. */
import { loadForSome } from 'virtual:lowtide/for-some';
import { describe, expect, test } from 'vitest';
import { answerFor } from '../../../src/assess/forPerson.ts';
import {
  caseOf,
  casesBeside,
  casesOfLeaver,
  statusChoices,
  withCase,
  withStatus,
} from '../../../src/assess/otherMoneyCases.ts';
import { otherMoneyLines } from '../../../src/assess/otherMoneyLines.ts';
import { conditionsBeside, rulesBeside } from '../../../src/assess/otherMoneyRules.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { SaidIncome } from '../../../src/catalogue/otherIncome.ts';
import { leaverWords, sourcesIn } from '../../../src/catalogue/otherMoneyTexts.ts';
import type { OtherMoneyTax } from '../../../src/law/index.ts';
import type { Situation } from '../../../src/situation/situation.ts';

async function textsOf(slug: string) {
  const texts = (await loadForSome[slug]?.())?.otherMoneyTexts;
  if (!texts) throw new Error(`No texts of ${slug}`);
  return texts;
}

describe('the rules for people who have left', () => {
  const sources = ['germany', 'united-kingdom', 'brazil', 'india', 'netherlands', 'sweden'];

  test.each(sources)('%s: with a treaty no text leans on one that does not stand before it', async (slug) => {
    const { leaver } = await textsOf(slug);
    const rules = leaver?.rules ?? [];
    const words = rules.map((rule) => leaverWords(rule, true));
    expect(words.filter(({ text }) => /^The same/.test(text))).toEqual([]);
    expect(words.filter(({ withTreaty }) => /^The same/.test(withTreaty ?? ''))).not.toEqual([]);
    for (const [at, rule] of rules.entries()) {
      const { text, withTreaty } = words[at] ?? {};
      expect(withTreaty ?? text).toBe(rule.withTreaty.text);
      expect(leaverWords(rule, false)).toEqual({ text: rule.withoutTreaty.text, withTreaty: null });
    }
  });

  test('the working of German rent begins with the rule', async () => {
    const { leaver } = await textsOf('germany');
    const rent = leaver?.rules.find(({ kind }) => kind === 'rentLocal');
    expect(rent && leaverWords(rent, true).text).toMatch(/^Rent of a flat in Germany/);
  });
});

describe('the rules of a scheme', () => {
  test('where only statuses have one, the first of them stands first', async () => {
    const [dividends] = rulesBeside(await textsOf('cyprus'), 'cy-self-employed');
    expect(dividends?.first.when).toBe('Non-domiciled, for 17 years');
    expect(dividends?.others.map(({ when }) => when)).toEqual(['Domiciled']);
  });

  test('its own come first, then other cases, then what a status changes, for how long', async () => {
    const kinds = rulesBeside(await textsOf('italy'), 'it-forfettario-15');
    const [dividends] = kinds;
    expect(dividends?.first.when).toBe(null);
    expect(dividends?.others[0]?.when).toBe('Lump sum for new residents, for 15 years');
    const shares = rulesBeside(await textsOf('portugal'), 'pt-simplified').find(
      ({ kind }) => kind === 'gainsShares',
    );
    expect(shares?.first.rule.id).toBe('gainsShares-from1@pt-simplified');
    expect(shares?.others.every(({ when }) => when !== null)).toBe(true);
  });

  test('a status that is a scheme of its own stands on its page alone', async () => {
    const portugal = await textsOf('portugal');
    const others = rulesBeside(portugal, 'pt-simplified').flatMap((one) => one.others);
    expect(others.filter(({ rule }) => rule.id.endsWith('@pt-ifici'))).toEqual([]);
    expect(rulesBeside(portugal, 'pt-ifici')[0]?.first.rule.id).toBe('dividendsForeign@pt-ifici');
  });

  test('conditions are those of the scheme, of statuses beside it and of everybody', {
    tags: 'other-money-told',
  }, async () => {
    const cyprus = await textsOf('cyprus');
    expect(conditionsBeside(cyprus, 'cy-self-employed')).toHaveLength(cyprus.conditions.length);
    const italy = await textsOf('italy');
    const own = conditionsBeside(italy, 'it-ordinary').flatMap(({ regimes }) => regimes ?? []);
    expect(own.filter((id) => id.startsWith('it-'))).not.toContain('it-impatriati');
  });

  test('a rule does not say again what its kind is called', async () => {
    const shares = rulesBeside(await textsOf('cyprus'), 'cy-self-employed').find(
      ({ kind }) => kind === 'gainsShares',
    );
    expect(shares?.first.rule.text).toMatch(/^Free, however long you held them/);
  });
});

test('beside a stay that makes nobody resident no rule is told, and what holds is said', async () => {
  const serbia = await textsOf('serbia');
  expect(rulesBeside(serbia, 'rs-visitor-90')).toEqual([]);
  expect(rulesBeside(serbia, 'rs-entrepreneur-books').length).toBeGreaterThan(5);
  const [own] = conditionsBeside(serbia, 'rs-visitor-90').filter(({ regimes }) => regimes);
  expect(own?.text).toMatch(/^A visitor of up to 90 days .* is not resident and owes nothing/);
});

describe('the case of an income', () => {
  const crypto: SaidIncome = { kind: 'crypto', amount: 10_000, from: 'abroad' };

  test('the usual one holds until another is said, which stands beside that of another country', {
    tags: 'other-money-form',
  }, async () => {
    const there = casesBeside(await textsOf('portugal'), 'pt-simplified', crypto, false);
    const atHome = casesBeside(await textsOf('germany'), '', crypto, false);
    expect(there.map(({ id }) => id)).toEqual(['under1', 'from1']);
    expect(caseOf(there, crypto)).toBe('under1');
    const both = withCase(there, withCase(atHome, crypto, 'after-year'), 'from1');
    expect(both.rule).toBe('after-year.from1');
    expect([caseOf(atHome, both), caseOf(there, both)]).toEqual(['after-year', 'from1']);
    expect(withCase(there, both, 'under1').rule).toBe('after-year');
    expect(withCase(atHome, withCase(there, both, 'under1'), 'within-year')).toEqual(crypto);
  });

  test('each country takes its own of what is said', async () => {
    const said: Situation = {
      ...{ home: { country: 'de' }, citizenships: ['de'], work: 'freelancer', income: 70_000 },
      ...{ currency: 'EUR', otherIncome: [{ ...crypto, rule: 'after-year.from1' }] },
    };
    const one = await answerFor('pt-simplified', said);
    const usual = await answerFor('pt-simplified', { ...said, otherIncome: [crypto] });
    expect(one.otherTotal).toBe(0);
    expect(usual.otherTotal).toBeCloseTo(2_800, 0);
    expect((usual.today?.total ?? 0) - (one.today?.total ?? 0)).toBeGreaterThan(3_800);
  });

  test('nothing is asked where nothing decides, and of a pension of the country itself', async () => {
    const cyprus = await textsOf('cyprus');
    expect(casesBeside(cyprus, 'cy-self-employed', crypto, false)).toEqual([]);
    expect(casesBeside(await textsOf('malta'), 'mt-res-non-dom', { kind: 'pension' }, true)).toEqual([]);
  });

  test('of people who have left no case is the usual one, but for gains', async () => {
    const germany = await textsOf('germany');
    expect(caseOf(casesOfLeaver(germany, { kind: 'shares' }), crypto)).toBe('portfolio');
    expect(caseOf(casesOfLeaver(await textsOf('sweden'), { kind: 'pension' }), crypto)).toBeNull();
  });
});

describe('the status beside a scheme', () => {
  const pension: SaidIncome = { kind: 'pension', amount: 30_000, from: 'home' };
  const dividends: SaidIncome = { kind: 'dividends', amount: 10_000, from: 'abroad' };
  const idsOf = (choices: ReturnType<typeof statusChoices>) => choices.map(({ id }) => id);

  test('is asked where one changes what an income owes; until it is said, the usual rules hold', async () => {
    const italy = await textsOf('italy');
    const choices = statusChoices(italy, 'it-forfettario-15', [{ income: pension, isLocal: false }]);
    expect(idsOf(choices)).toEqual(['', 'new-residents-lump-sum', 'foreign-pensioner-7']);
    expect(choices[0]).toEqual({ id: '', text: 'None of these', isUsual: true });
    expect(statusChoices(italy, 'it-forfettario-15', [])).toEqual([]);
  });

  test('that holds by itself is called by its name, and a scheme of its own is none', async () => {
    const cyprus = await textsOf('cyprus');
    const choices = statusChoices(cyprus, 'cy-self-employed', [{ income: dividends, isLocal: false }]);
    expect(choices.map(({ text }) => text)).toEqual(['Non-domiciled', 'Domiciled']);
    const portugal = await textsOf('portugal');
    expect(statusChoices(portugal, 'pt-simplified', [{ income: dividends, isLocal: false }])).toEqual([]);
  });

  test('is one of the person, and decides', async () => {
    const said: Situation = {
      ...{ home: { country: 'nl' }, citizenships: ['nl'], work: 'freelancer', income: 20_000 },
      ...{ currency: 'EUR', otherIncome: withStatus([pension, dividends], 'foreign-pensioner-7') },
    };
    const { otherIncome } = await answerFor('it-forfettario-15', said);
    expect(otherIncome?.map(({ tax }) => Math.round(tax))).toEqual([2_100, 700]);
    expect(withStatus(said.otherIncome ?? [], '')).toEqual([pension, dividends]);
  });
});

test('all that a rule rests on can be looked up, but for our own figures', async () => {
  for (const slug of ['cyprus', 'germany', 'malta']) {
    const texts = await textsOf(slug);
    const { rules, conditions, statuses, leaver } = texts;
    const all = [...rules, ...conditions, ...statuses, ...(leaver?.rules ?? [])];
    expect(all.some(({ sources }) => sourcesIn(texts, sources).length > 1)).toBe(true);
    for (const { sources } of all) {
      const found = sourcesIn(texts, sources);
      expect(found.every(({ publisher }) => !/Lowtide/.test(publisher))).toBe(true);
    }
    for (const { isSingle, sources } of rules) if (!isSingle) expect(sources.length).toBeGreaterThan(1);
  }
});

test('what is taken of people who have left is an amount of a typical one, with a treaty and without one', async () => {
  const { leaver } = await textsOf('germany');
  const dividends = leaver?.rules.find(({ kind }) => kind === 'dividendsLocal');
  expect(dividends).toMatchObject({ withTreaty: { taken: 1350 }, withoutTreaty: { taken: 2374 } });
  expect((await textsOf('spain')).leaver).toBe(null);
});

test('own amounts say what each country takes, and what is in no figure', () => {
  const rent: OtherMoneyTax = {
    ...{ kind: 'rent', from: 'germany', said: 0, rule: 'rentForeign', amount: 9_600, isWeak: false },
    ...{ tax: 200, contributions: 54, withheld: 0, dueAtHome: 2_059 },
  };
  const free = {
    ...rent,
    kind: 'dividends',
    from: 'abroad',
    tax: 0,
    contributions: 0,
    dueAtHome: 0,
  } as const;
  const change = {
    incomes: [rent, free],
    uncounted: ['crypto'],
    unsettled: [],
    unsaid: [],
    argued: [],
    amount: 0,
    statusCost: 0,
    total: 0,
  } as const;
  expect(otherMoneyLines(change, 'Cyprus', moneyIn('USD'))).toEqual([
    'Your rent of $9,600 in Germany: $2,059 to Germany, $254 here.',
    'Your dividends of $9,600 from abroad: nothing is taken.',
    'In no figure here, as too little is sure: your gains on crypto.',
  ]);
});
