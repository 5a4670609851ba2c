/** Other money in the tools: what it owes stands beside the lines, adds up with them, and is said. */
import { describe, expect, test } from 'vitest';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { formatCurrency } from '../../../src/catalogue/format.ts';
import { regimeTools } from '../../../src/mcp/regimeTools.ts';
import type { Situation } from '../../../src/situation/situation.ts';

const PROFILE: Situation = {
  ...{ home: { country: 'de' }, citizenships: ['de'], work: 'freelancer' },
  otherIncome: [
    { kind: 'rent', amount: 9_600, from: 'home' },
    { kind: 'dividends', amount: 10_000, from: 'abroad' },
  ],
};
const MONEY = { income: 70_000, currency: 'EUR' } as const;
const NOT_RECKONED = 'Other money is not reckoned for US citizens.';

interface Answered {
  readonly says: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

async function ask(name: string, question: object): Promise<Answered> {
  const tool = regimeTools(async () => null).find((one) => one.name === name);
  const answer = await tool?.answer({ ...MONEY, profile: PROFILE, ...question });
  if (!answer || 'refused' in answer) throw new Error(`${name} refused: ${answer?.refused}`);
  return answer;
}

interface Figures {
  readonly taxAYear: number;
  readonly otherTotal: number;
  readonly otherIncome: readonly Readonly<
    Record<'tax' | 'contributions' | 'withheld' | 'dueAtHome', number>
  >[];
  readonly lines: readonly { readonly amount: number }[];
}

const countOf = (text: string, part: string) => text.split(part).length - 1;

describe.each(['cy-self-employed', 'pt-simplified'])('%s', (regime) => {
  test.each([
    ['calculate', { regime }],
    ['compare', { regimes: [regime, 'mt-res-non-dom'] }],
  ])(
    '%s has its fields as programs get them, adding up to the tax, and the sentence',
    { tags: 'other-money-every-door' },
    async (name, asked) => {
      const { figures, says } = await ask(name, asked);
      const all = (figures.regimes ?? [figures]) as readonly (Figures & { readonly regimeId: string })[];
      const one = all.find(({ regimeId }) => regimeId === regime);
      if (!one) throw new Error(`${regime} is missing.`);
      const { otherIncome = [], otherTotal = 0 } = await answerFor(regime, { ...PROFILE, ...MONEY });
      expect(one.otherTotal).toBeGreaterThan(0);
      expect(one.otherTotal).toBeCloseTo(otherTotal, 2);
      expect(one.otherIncome).toMatchObject(
        otherIncome.map(({ kind, from, rule }) => ({ kind, from, rule })),
      );
      const owed = one.otherIncome.reduce(
        (sum, { tax, contributions, withheld, dueAtHome }) =>
          sum + tax + contributions + withheld + dueAtHome,
        0,
      );
      expect(owed).toBeCloseTo(otherTotal, 1);
      const ofLines = one.lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(ofLines + one.otherTotal).toBeCloseTo(one.taxAYear, 1);
      expect(says).toContain(
        `${formatCurrency(otherTotal / 12, 'EUR')} of tax a month is on your other money.`,
      );
    },
  );
});

test.each([
  ['calculate', { regime: 'cy-self-employed' }],
  ['compare', { regimes: ['cy-self-employed', 'pt-simplified'] }],
  ['recommend', {}],
])(
  '%s says once that nothing is reckoned for US citizens',
  { tags: 'other-money-us-citizens' },
  async (name, asked) => {
    const profile = { ...PROFILE, home: { country: 'us' }, citizenships: ['us'] };
    const { says } = await ask(name, { ...asked, profile });
    expect(countOf(says, NOT_RECKONED)).toBe(1);
  },
);

test('without other money no field and no sentence', { tags: 'other-money-none' }, async () => {
  const { figures, says } = await ask('calculate', {
    regime: 'cy-self-employed',
    profile: { ...PROFILE, otherIncome: undefined },
  });
  expect(figures).not.toHaveProperty('otherTotal');
  expect(says).not.toContain('other money');
});
