import { compileData } from '../../../data/compiler/index.ts';
import type { LastingRegime } from '../../../src/tax/index.ts';

const { countries, taxBrackets, lasting, texts } = compileData();

/** All regimes of the data with their brackets, and how long they last. */
export const REAL_REGIMES = countries.flatMap(({ slug, taxRegimes }) =>
  taxRegimes.map((rules) => ({
    id: rules.id,
    rules,
    brackets: taxBrackets[rules.id] ?? [],
    lasting: lasting[rules.id] ?? null,
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
