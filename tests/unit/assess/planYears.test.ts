/** The years of a plan in the words of its guide. */
import { expect, test } from 'vitest';
import { yearsInWords } from '../../../src/assess/planYears.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { data, guideOf } from '../screens/guide/guides.ts';
import { assessed, FACTS } from './people.ts';

test('reasons are those of the guide, figures those of the assessment', async () => {
  const situation = { income: 80_000, work: 'freelancer', years: 5, company: false } as const;
  const country = data.countries.find(({ taxRegimes }) =>
    taxRegimes.some(({ id }) => id === 'es-beckham-law'),
  );
  const chosen = assessed(situation, 'es-beckham-law', FACTS);
  const guide = guideOf(country?.slug ?? '');
  const worded = yearsInWords(chosen, figuresOf(situation, 80_000, 2026), guide, FACTS);
  expect(worded.map(({ total }) => total)).toEqual(chosen.strip.map(({ total }) => total));
  expect(worded.map(({ reasons }) => reasons.map(({ type }) => type))).toEqual(
    chosen.strip.map(({ reasons }) => reasons.map(({ type }) => type)),
  );
});
