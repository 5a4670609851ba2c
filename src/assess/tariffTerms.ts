/** What of the tariffs behind a figure is not known for its year: of the scheme, of the United States, of the year of a move. */
import type { TaxRegime } from '../catalogue/entities.ts';
import { type TaxKind, type TaxLine, wageLawOf } from '../law/index.ts';
import { homeSchemeOf } from '../situation/homeTax.ts';
import { isOnPayroll } from '../situation/situation.ts';
import type { Person } from './cost.ts';
import type { TariffOf, Term } from './terms.ts';

interface Taxes {
  /** What the scheme takes. */
  readonly lines: readonly Pick<TaxLine<number | null>, 'kind' | 'amount'>[];
  /** Whether income tax is due in the United States. */
  readonly isUsTaxed: boolean;
}

/** Of the first year of the stay, or of the one of the data; a tariff that takes nothing is not named. */
export function tariffTerms(person: Person, regime: TaxRegime, taxes: Taxes): Term[] {
  const { facts, figures } = person;
  const { laws } = facts;
  if (!laws) return [];
  const year = figures.years === null ? laws.taxYear : figures.from.year;
  return lawsAsked(person, regime, taxes).flatMap(({ law, of }) => {
    const known = (laws.regimes[law]?.notOut ?? []).filter(({ from }) => from <= year);
    const last = Math.max(...known.map(({ from }) => from));
    return known.flatMap(({ from, ...what }): Term[] =>
      from === last ? [{ kind: 'tariff-not-out', year, as: from - 1, ...what, of }] : [],
    );
  });
}

interface Asked {
  readonly law: string;
  readonly of: TariffOf;
}

function lawsAsked(
  { options, situation, facts, figures, us, homeId }: Person,
  { id }: TaxRegime,
  { lines, isUsTaxed }: Taxes,
): readonly Asked[] {
  const asked: Asked[] = [];
  const onWage = wageLawOf(id);
  const isOfWage = isOnPayroll(situation) && facts.laws?.regimes[onWage] !== undefined;
  if (options.laws && lines.some(isTax)) asked.push({ law: isOfWage ? onWage : id, of: 'there' });
  if (us && isUsTaxed) asked.push({ law: us.lawUnder(id), of: 'us' });
  // A move within a year is taxed by the law of home as well; the United States have been asked.
  const isCut = figures.years !== null && figures.from.month > 1 && !(us && homeId === 'us');
  const home = isCut ? homeSchemeOf(situation, figures.income, facts) : null;
  if (home && homeId !== null) asked.push({ law: home.id, of: { home: homeId } });
  return asked;
}

const INSURES: ReadonlySet<TaxKind> = new Set(['socialContribution', 'pension']);

/** Whether a line is a tax, and no contribution. */
function isTax({ kind, amount }: Taxes['lines'][number]): boolean {
  return !INSURES.has(kind) && amount !== null && amount > 0;
}
