import { compileData } from '../../../data/compiler/index.ts';
import type { Estimate, LastingRegime, TaxOptions } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';
import { rounds } from '../../../src/law/program.ts';

const { countries, taxBrackets, texts, laws } = compileData();

export const LAWS = laws;

/** What each estimate asks. */
export const ASKED: Readonly<Record<Estimate, TaxOptions>> = {
  specified: {},
  law: { laws: lawMethod(laws) },
};

/** USD by which a curve may be off a total: a law's is walked without rounding, and its bends are drawn by straight lines. */
export function precisionOf(id: string, estimate: Estimate): number {
  const law = laws.regimes[id];
  if (estimate === 'specified' || !law) return 1e-6;
  return 0.3 + (rounds(law.program) ? 60 : 0.03) / law.perDollar;
}

/** All regimes of the data with their brackets, and how long they last. */
export const REAL_REGIMES = countries.flatMap(({ slug, taxRegimes }) =>
  taxRegimes.map((rules) => ({
    id: rules.id,
    rules,
    brackets: taxBrackets[rules.id] ?? [],
    lasting: rules.lasting,
    texts: texts[slug]?.regimes[rules.id]?.lastingTexts ?? null,
  })),
) satisfies LastingRegime[];

/** One regime of the data, or undefined. */
export function findRegime(id: string) {
  return REAL_REGIMES.find((one) => one.id === id);
}

/** One regime of the data. */
export function realRegime(id: string) {
  const regime = findRegime(id);
  if (regime === undefined) throw new Error(`The data have no regime ${id}`);
  return regime;
}
