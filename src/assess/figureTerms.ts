/** What a figure depends on beside what a regime asks of a person: how long it lasts, what is no law yet, what it leaves out. */
import type { Country, TaxRegime } from '../catalogue/entities.ts';
import {
  incomeLimit,
  type ProjectedYear,
  project,
  type TaxOptions,
  type TaxSchedule,
  totalTax,
} from '../law/index.ts';
import { paperAgainst } from '../situation/leftBehind.ts';
import { isOnPayroll } from '../situation/situation.ts';
import { type Cost, dueOnPayroll, isCutAtHome, type Person, withDue } from './cost.ts';
import { averageDue } from './dueAtHome.ts';
import { lastingTerms } from './lastingTerms.ts';
import { personTerms } from './personTerms.ts';
import { tariffTerms } from './tariffTerms.ts';
import type { Term } from './terms.ts';
import { usTerms } from './usTerms.ts';

/** Figures of a law in a year, in words. */
export interface NotLawYet {
  readonly year: number;
  readonly names: readonly string[];
}

/** What the figure depends on beside the needs: how long it lasts, and what it does or does not count. */
export function termsOf(
  person: Person,
  country: Country,
  regime: TaxRegime,
  { oneYear, projection, assessment, schedule, dueElsewhere }: Cost,
): Term[] {
  const { figures, options, lookup, following, us } = person;
  const { income, costs, from, years } = figures;
  const { taxYear } = country;
  const lasting = lookup(regime.id);
  /** A year by its place, counted from 1 in the tax year of the figures; undefined where there are none. */
  const yearAt = (place: number) =>
    lasting &&
    withDue(
      person,
      country,
      project(lasting, { ...options, income, from: { year: taxYear }, years: place }, following),
    ).years[place - 1];
  const limit = incomeLimit(regime, options.laws);
  const terms: Term[] = lasting
    ? [...lastingTerms({ lasting: lasting.lasting, yearAt, taxYear, from, years })]
    : [];
  let isUsTaxed = false;
  if (us) {
    const whole = (year: ProjectedYear) => !isCutAtHome(person, year);
    const due = projection?.years.some(whole) ? averageDue(projection.years, whole) : oneYear;
    isUsTaxed = due.incomeTax > 0;
    const onPayroll = projection && dueOnPayroll(person, country, projection.years.filter(whole));
    terms.push(...usTerms(us, { slug: country.slug, regimeId: regime.id, due, onPayroll }));
  }
  const wage = isOnPayroll(person.situation);
  for (const { country: of, why, amount, certain, open } of dueElsewhere) {
    if (certain && amount)
      terms.push({ kind: 'due-elsewhere', country: of, why, amount, wage, ...(open && { open }) });
  }
  const paper = paperAgainst(person.situation, country, person.facts);
  if (paper) terms.push({ kind: 'nothing-withheld', ...paper, wage });
  terms.push(...personTerms({ ...person, country, regime, schedule, assessment }));
  terms.push(...tariffTerms(person, regime, { lines: assessment.lines, isUsTaxed }));
  if (limit !== null) terms.push({ kind: 'limit', upTo: limit });
  const taxed = projection?.years ?? [{ schedule, total: assessment.total }];
  if (!countsCosts(taxed, income, costs, options)) terms.push({ kind: 'costs-ignored', amount: costs });
  return terms;
}

/** What the law's estimate takes in the first year of the stay, or in the one of the data, that is not law yet. */
export function notLawYetOf(
  { options, facts: { laws }, figures, us }: Person,
  { id }: TaxRegime,
): NotLawYet | null {
  if (!options.laws || !laws) return null;
  const year = figures.years === null ? laws.taxYear : figures.from.year;
  const asked = [id, ...(us ? [us.lawUnder(id)] : [])];
  const names = asked
    .flatMap((one) => laws.regimes[one]?.expected ?? [])
    .flatMap(({ name, from }) => (from <= year ? [name] : []));
  return names.length === 0 ? null : { year, names: [...new Set(names)] };
}

interface TaxedYear {
  readonly schedule: TaxSchedule | null;
  readonly total: number | null;
}

/** Whether costs, where there are any, make a difference to the tax of one of the years. */
function countsCosts(
  years: readonly TaxedYear[],
  income: number,
  costs: number,
  options: TaxOptions,
): boolean {
  return (
    costs === 0 ||
    years.every(({ total }) => !total) ||
    years.some(
      ({ schedule, total }) => schedule && totalTax(schedule, income, { ...options, costs: null }) !== total,
    )
  );
}
