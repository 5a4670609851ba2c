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
  /** Slug of the country that is the answer, or "today" where it is to stay; null where none is certain and no home known. */
  readonly first: string | null;
  /** The same where no more is said than the income, the work and the home. */
  readonly atOnce?: string;
  /** Why, where it is another one than the adviser's before. */
  readonly why?: string;
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

function firstSlug(situation: Situation): string | null {
  const { best, stays } = answerOf(recommended(situation));
  return best?.country.slug ?? (stays ? 'today' : null);
}

test.each(profiles)(
  '$no $who: first is $first',
  ({ situation, first, atOnce, was, law, why, verdict, never = [], says = [] }) => {
    const { best } = answerOf(recommended(situation));
    expect(firstSlug(situation)).toBe(first);
    if (atOnce) {
      const { income = 0, currency = 'USD', work = 'freelancer', home = { rate: 0 } } = situation;
      expect(firstSlug({ income, currency, work, home })).toBe(atOnce);
    }
    expect(never).not.toContain(best?.regime.id);
    if (verdict === 'right' && first !== was) expect(law ?? why).toMatch(/\.$/);
    for (const { of, sentence: expected } of says) {
      const { terms } = assessed(situation, of, FACTS);
      expect(terms.map((term) => sentence(term, money)).join('\n'), of).toContain(expected);
    }
  },
);

/** The answer of a list, else what could be more, and its first row. */
function firstOf(list: Recommendations) {
  const { best, couldBe } = answerOf(list);
  return { best, could: couldBe[0], row: firstRows(list, 1)[0] };
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
      const { best, could, row } = firstOf(list);
      if (best) expect(row?.regime.id).toBe(best.regime.id);
      // Where a country's row leaves less, another scheme of it could still be more than any row.
      else if (could && row) expect(rounded(could.kept)).toBeGreaterThanOrEqual(rounded(row.kept));
      const rows = list.check.map(({ best }) => best);
      const against = rows.filter(isAnsweredAgainst);
      expect(rows.slice(rows.length - against.length)).toEqual(against);
      for (const part of [rows.filter((one) => !isAnsweredAgainst(one)), against]) {
        const kept = part.map((one) => rounded(one.kept));
        expect(kept).toEqual(kept.toSorted((a, b) => b - a));
      }
    }),
    {
      numRuns: 12,
      examples: [
        [{ income: 60_000, work: 'remote', profession: 'design', home: { country: 'us' }, years: 1 }],
      ],
    },
  );
});
