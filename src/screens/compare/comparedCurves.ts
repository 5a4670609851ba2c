/** The curves of the compared regimes over income. */
import { taxBrackets as allBrackets } from 'virtual:lowtide/catalogue';
import type { NamedCurve } from '../../catalogue/breakEvenWords.ts';
import type { Country } from '../../catalogue/entities.ts';
import { lastingRegimes } from '../../catalogue/lastingRegimes.ts';
import type { Figures } from '../../situation/figures.ts';
import { overIncomes } from '../../situation/homeTax.ts';
import {
  type BracketFigures,
  curveOf,
  type Lasting,
  scheduleOf,
  stayCurve,
  stayOf,
} from '../../tax/index.ts';
import { columnNames } from './columnNames.ts';
import { type Column, comparisonOptions } from './columns.ts';

interface Known {
  readonly countries: readonly Country[];
  /** As far as they have arrived. */
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  /** By regime id. */
  readonly lasting: Readonly<Record<string, Lasting>>;
}

/** Of one year, or the yearly average of the stay where one is said. */
export function comparedCurves(
  columns: readonly Column[],
  figures: Pick<Figures, 'costs' | 'estimate' | 'situation' | 'currency' | 'years' | 'from'>,
  { countries, taxBrackets, lasting }: Known,
): NamedCurve[] {
  const { years, from } = figures;
  const names = columnNames(columns);
  const options = overIncomes(comparisonOptions(figures), figures.situation.costs, figures.currency);
  const lookup = lastingRegimes(countries, { ...allBrackets, ...taxBrackets }, lasting);
  return columns.flatMap(({ regime }, at) => {
    const brackets = taxBrackets[regime.id];
    const known = lookup(regime.id);
    if (!brackets || !known) return [];
    const curve =
      years === null
        ? curveOf(scheduleOf(regime, brackets), options)
        : stayCurve(stayOf(known, { from, years }, lookup), options);
    return [{ id: regime.id, name: names[at] ?? regime.name, curve }];
  });
}
