/** What a guide says of a family. */

import { loadForSome } from 'virtual:lowtide/for-some';
import { expect, test } from 'vitest';
import { familyPart } from '../../../src/assess/familyEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed } from './people.ts';

const money = moneyIn('EUR');
const PERSON: Situation = { income: 70_000, currency: 'EUR', years: 1, deduct: true };

async function partOf(slug: string, regime: string, situation: Situation) {
  const texts = (await loadForSome[slug]?.())?.familyTexts;
  if (!texts) throw new Error(`No texts of ${slug}`);
  const { household: change, assessment } = assessed(situation, regime);
  return familyPart(texts, regime, { change, whole: assessment.household }, situation, money);
}

test('a family reads what it comes to, a line for each effect, and from when newcomers have it', async () => {
  const household = { partner: 0, married: true, children: [4, 9] };
  const { sum, lines } = await partOf('estonia', 'ee-fie', { ...PERSON, household });
  expect(sum).toBe('You keep €1,920 a year more with partner and 2 children than alone.');
  expect(lines).toMatchObject([
    { name: 'Child benefit', amount: '−€1,920 a year', newcomers: expect.any(String) },
  ]);
});

test('who has said nothing reads what a scheme knows of families, without amounts', async () => {
  const { sum, lines, notes } = await partOf('portugal', 'pt-simplified', PERSON);
  expect(sum).toBe('What counts here: Family quotient, Child credit, and Child allowance.');
  expect(lines.map(({ amount }) => amount)).toEqual([null, null, null]);
  expect(notes.at(-1)).toContain('are not counted');
});

test('where nothing changes, a sentence says so', async () => {
  const nothing = 'A partner and children change nothing in tax, contributions or benefits here.';
  expect((await partOf('georgia', 'ge-small-business', PERSON)).sum).toBe(nothing);
  const household = { partner: 0, married: true };
  expect((await partOf('estonia', 'ee-fie', { ...PERSON, household })).sum).toBe(nothing);
});

test('what only a mother has is named, and not counted', async () => {
  const household = { partner: 0, married: true, children: [1, 4] };
  const { lines, notes } = await partOf('spain', 'es-autonomo', { ...PERSON, household });
  expect(lines.map(({ id }) => id)).not.toContain('maternity');
  expect(notes.some((note) => note.startsWith('Not counted: Maternity deduction.'))).toBe(true);
});

test('Americans read for whom their tax at home is counted', async () => {
  const { notes } = await partOf('estonia', 'ee-fie', {
    ...{ ...PERSON, citizenships: ['us'], household: { children: [4] } },
  });
  expect(notes).toContain('What the United States still ask for is counted as for you alone.');
});

test('what newcomers never have in their stay is named, and not counted', async () => {
  const household = { children: [4] };
  const { lines, notes } = await partOf('montenegro', 'me-sole-entrepreneur', { ...PERSON, household });
  expect(lines).toEqual([]);
  expect(notes).toContainEqual(
    expect.stringMatching(/^Not counted: Child allowance\. Newcomers: For citizens/),
  );
});
