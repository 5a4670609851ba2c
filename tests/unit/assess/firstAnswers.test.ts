/** 58 people whose first answer an adviser has looked at: what must be first, what may not be, which sentence must stand. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf, firstRows } from '../../../src/assess/answer.ts';
import { sentence } from '../../../src/assess/english.ts';
import { isAnsweredAgainst, type Recommendations } from '../../../src/assess/recommendations.ts';
import { rounded } from '../../../src/catalogue/format.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import file from './firstAnswers.json';
import { assessed, FACTS, recommended } from './people.ts';

interface Profile {
  readonly no: number;
  readonly who: string;
  /** Of the answer that this person had before. */
  readonly verdict: 'right' | 'doubtful' | 'wrong';
  readonly situation: Situation;
  /** Slug of the country that is the answer; null where none is certain. */
  readonly first: string | null;
  /** Slug of the right answer before, and which law changed it where it is another one now. */
  readonly was?: string;
  readonly law?: string;
  /** Regimes that may not be the answer. */
  readonly never?: readonly string[];
  /** What must be said of regimes. */
  readonly says?: readonly { readonly of: string; readonly sentence: string }[];
}

const profiles = file.profiles as unknown as readonly Profile[];
const money = moneyIn('USD');

test('there are 58 of them: 27 were right, 13 doubtful, 18 wrong', () => {
  const count = (of: Profile['verdict']) => profiles.filter(({ verdict }) => verdict === of).length;
  expect([profiles.length, count('right'), count('doubtful'), count('wrong')]).toEqual([58, 27, 13, 18]);
});

test.each(profiles)(
  '$no $who: first is $first',
  ({ situation, first, was, law, verdict, never = [], says = [] }) => {
    const { best } = answerOf(recommended(situation));
    expect(best?.country.slug ?? null).toBe(first);
    expect(never).not.toContain(best?.regime.id);
    if (verdict === 'right' && first !== was) expect(law).toMatch(/\.$/);
    for (const { of, sentence: expected } of says) {
      const { terms } = assessed(situation, of, FACTS);
      expect(terms.map((term) => sentence(term, money)).join('\n'), of).toContain(expected);
    }
  },
);

/** What is said first of a list, and its first row. */
function firstOf(list: Recommendations) {
  const { best, couldBe } = answerOf(list);
  return { said: (best ?? couldBe[0])?.regime.id, row: firstRows(list, 1)[0]?.regime.id };
}

const ANSWERS = fc.record(
  {
    income: fc.constantFrom(15_000, 60_000, 250_000),
    work: fc.constantFrom('freelancer', 'remote', 'business'),
    contract: fc.constantFrom('payroll', 'invoices'),
    profession: fc.constantFrom('design', 'software', 'consulting', 'trade', 'law'),
    company: fc.boolean(),
    workplace: fc.constantFrom('here', 'elsewhere'),
    workCountry: fc.constantFrom('de', 'th', 'ge'),
    days: fc.constantFrom(60, 100, 200),
    clients: fc.constantFrom('abroad', 'local'),
    citizenships: fc.constantFrom(['de'], ['us'], ['in'], ['it', 'us']),
    home: fc.constantFrom({ country: 'de' }, { country: 'us' }, { rate: 30 }),
    livedIn: fc.constantFrom([], ['uy']),
    years: fc.constantFrom(1, 5, 12),
  },
  { requiredKeys: ['work', 'years'] },
);

test('the first row of a list is what is said first, whatever has been answered, and what an answer stands against comes last', () => {
  fc.assert(
    fc.property(ANSWERS, (answers) => {
      const list = recommended(answers as Situation);
      const { said, row } = firstOf(list);
      if (said) expect(row).toBe(said);
      const rows = list.check.map(({ best }) => best);
      const against = rows.filter(isAnsweredAgainst);
      expect(rows.slice(rows.length - against.length)).toEqual(against);
      for (const part of [rows.filter((one) => !isAnsweredAgainst(one)), against]) {
        const kept = part.map((one) => rounded(one.kept));
        expect(kept).toEqual(kept.toSorted((a, b) => b - a));
      }
    }),
    { numRuns: 25 },
  );
});
