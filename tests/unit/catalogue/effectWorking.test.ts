/** How what a household changes comes about, in words. */
import { expect, test } from 'vitest';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { lawStepsInWords } from '../../../src/catalogue/lawWorking.ts';

const { lawsFor, laws } = await loadPersonFacts({ household: true });
const COUPLE = { hasPartner: true, married: true, partner: 0, children: [4, 9], from: null };
const method = lawsFor?.({ household: COUPLE });

function workingOf(regimeId: string, effect: string) {
  const working = method?.ask({ regimeId })?.effectWorkingAt(effect, 80_000, 0);
  return (
    working && lawStepsInWords(working.steps, working.currency).map(({ says, shows }) => `${says} → ${shows}`)
  );
}

test('a benefit is its amount for each child', () => {
  expect(workingOf('ee-fie', 'child-benefit')).toEqual(['0 − 12 × €80 × 2 → -€1,920']);
});

test('what is taken off tax starts from the values of the formulas', () => {
  expect(workingOf('pt-simplified', 'child-credit')).toEqual([
    'Child credit: €600 × 2 + €300 → €1,500',
    '0 − €1,500 → -€1,500',
  ]);
});

test('every effect of every regime has a working that ends with its amount', () => {
  const { countries = {}, regimes = {} } = laws?.households ?? {};
  for (const [id, { effects, country }] of Object.entries(regimes)) {
    if (!laws?.regimes[id]) continue;
    for (const effect of effects) {
      const asks = countries[country]?.asking.includes(effect);
      const working = method?.ask({ regimeId: id })?.effectWorkingAt(effect, 80_000, 0);
      if (asks) expect(working, `${id} ${effect}`).toBeNull();
      else expect(Number.isFinite(working?.steps.at(-1)?.result), `${id} ${effect}`).toBe(true);
    }
  }
});
