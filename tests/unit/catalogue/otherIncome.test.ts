/** What may be said of other money, and what is said of what may not: the same sentence at every door. */
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { FACTS, type SaidIncome } from '../../../src/catalogue/otherIncome.ts';
import { taxCommand } from '../../../src/commands/tax.ts';
import { regimeTools } from '../../../src/mcp/regimeTools.ts';

const MISTAKES: readonly (readonly [string, SaidIncome, string])[] = [
  [
    'a pension of the new country',
    { kind: 'pension', amount: 10_000, from: 'here' },
    'A pension of the country that somebody moves to is not known here.',
  ],
  [
    'a fact that no law asks for',
    { kind: 'interest', amount: 10_000, from: 'abroad', facts: { asets: 200_000 } },
    '"asets" is no fact that a law asks for; allowed are assets, cadastralIncome, otherIncome.',
  ],
  [
    'a fact that is no number',
    { kind: 'interest', amount: 10_000, from: 'abroad', facts: { assets: -1 } },
    '{"assets":-1} is no facts of an income; allowed are numbers by name: assets, cadastralIncome, otherIncome.',
  ],
];

describe.each(MISTAKES)('%s', (_, income, sentence) => {
  const asked = ['es-autonomo', '--income', '60000'];

  test('is refused in its sentence as an option, in a situation and by a tool', async () => {
    const { status, stderr } = taxCommand([...asked, '--other-income', JSON.stringify([income])]);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    await expect(answerFor('es-autonomo', { income: 60_000, otherIncome: [income] })).rejects.toThrow(
      sentence,
    );
    const tool = regimeTools(async () => null).find(({ name }) => name === 'calculate');
    const question = { regime: 'es-autonomo', income: 60_000, profile: { otherIncome: [income] } };
    expect(await tool?.answer(question)).toEqual({ refused: sentence });
  });
});

test('the facts that may be said are those that the laws ask for', () => {
  const { countries, regimes } = compileData().otherIncomes;
  const programs = [
    ...Object.values(regimes).map(({ behind }) => behind),
    ...Object.values(countries).flatMap(({ leaver }) => (leaver ? [leaver.program] : [])),
  ];
  const names = programs.flatMap(({ given }) =>
    given.flatMap((name) => /^asked\.(.+)/.exec(name)?.[1] ?? []),
  );
  expect([...new Set(names)].sort()).toEqual(FACTS);
});
