/** `npm run -s tax -- <regimeId> --from-home de --move 2027-05 --income 60000`: the year of a move at the command line. */

import type { CompiledData } from '../../data/compiler/index.ts';
import { todaysScheme } from '../catalogue/homes.ts';
import { TAX_KIND_LABELS } from '../catalogue/labels.ts';
import { lawStepsInWords } from '../catalogue/lawWorking.ts';
import { movePlanOf } from '../catalogue/moveYear.ts';
import { type UsAnswers, usTaxes } from '../catalogue/usTax.ts';
import {
  type Costs,
  type MovePart,
  type MovePlan,
  type MoveTax,
  type MoveYear,
  moveMonths,
  moveYear,
  type RegimeLaw,
  type TaxKind,
} from '../law/index.ts';
import { lawMethod } from '../law/lawMethod.ts';
import { inCurrency, moneyIn } from './taxTable.ts';

/** What is asked for; money is in `currency`. */
interface MoveQuestion {
  readonly regimeId: string;
  /** Id of the home country. */
  readonly fromHome: string;
  /** Day of arrival, "2027-05-01"; see `arrivalDay`. */
  readonly on: string;
  /** USD per year. */
  readonly income: number;
  readonly costs: Costs | null | undefined;
  readonly currency: string;
  /** Units of the currency per US dollar. */
  readonly rate: number;
  readonly trace: boolean;
}

/** What the year of a move is worked out from. */
export type MoveData = Pick<CompiledData, 'moveYear' | 'homes' | 'exchangeRates' | 'laws' | 'usCitizens'>;

/** The day of arrival that `--move` names: a month means its first day; null for anything else. */
export function arrivalDay(text: string): string | null {
  const match = /^(\d{4}-(?:0[1-9]|1[0-2]))(-\d{2})?$/.exec(text);
  if (match === null) return null;
  const day = match[2] === undefined ? `${match[1]}-01` : text;
  return Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day ? null : day;
}

/** The ids of the home countries whose year of departure is known. */
export function moveHomes({ moveYear: { leave } }: CompiledData): readonly string[] {
  return Object.keys(leave);
}

/** Who moves from the United States, where nothing is said of a person. */
const AMERICAN: UsAnswers = { citizenships: ['us'], home: { country: 'us' } };

/** The plan for a question; null where the regime belongs to no destination or the home country is not known. */
function planOf(data: MoveData, { regimeId, fromHome, on, income, costs }: MoveQuestion): MovePlan | null {
  const { moveYear, laws, homes, usCitizens } = data;
  const country = Object.values(moveYear.arrive).find(({ regimes }) => Object.hasOwn(regimes, regimeId));
  const home = homes.find(({ id }) => id === fromHome);
  if (!country || !home) return null;
  const us =
    fromHome === 'us' ? usTaxes(usCitizens, laws, (asked) => lawMethod(laws, asked), AMERICAN) : null;
  const { slug } = country;
  const today = todaysScheme(home, { income, year: laws.taxYear });
  return movePlanOf(moveYear, laws, {
    home: { id: fromHome, regimeIds: [today.id] },
    ...{ slug, regimeId, on, income, costs, citizenships: undefined, isCitizen: true },
    atHome: us?.afterMove({ slug, of: { regimeId }, on }),
    sharesDue: us?.there.sharesDue[regimeId],
  });
}

/** The answer, unrounded, in the currency asked for; null where the regime belongs to no destination. */
export function moveAnswer(data: MoveData, question: MoveQuestion) {
  const plan = planOf(data, question);
  if (plan === null || plan.home === null) return null;
  const { rate, trace, currency, regimeId, fromHome } = question;
  const shown = inCurrency(rate);
  const year = moveYear(plan);
  const { months, best } = moveMonths(plan);
  const range = (of: readonly [number, number]) => ({ low: shown(of[0]), high: shown(of[1]) });
  const part = ({ income, lines, total, range: ends }: MovePart, law: MoveTax, own: RegimeLaw) => ({
    income: shown(income),
    lines: lines.map((line) => ({ ...line, amount: shown(line.amount) })),
    total: shown(total),
    ...range(ends),
    ...(trace && {
      trace: law.lines.map(({ kind, amount }) => ({ kind, amount, steps: stepsIn(law, kind, own) })),
    }),
  });
  const name = (month: number) => `${year.on.slice(0, 4)}-${String(month).padStart(2, '0')}`;
  return {
    regimeId,
    fromHome,
    move: year.on,
    currency,
    income: shown(year.income),
    costs: shown(year.costs),
    home: year.home && {
      ...part(year.home, year.home.taxYear, plan.home.law),
      taxYear: { from: year.home.taxYear.first, to: year.home.taxYear.last },
    },
    there: { ...part(year.there, year.there.law, plan.destination.law), resident: year.there.law.resident },
    both: year.both.map(({ months: which, home, there, credit }) => ({
      months: which,
      home: shown(home),
      there: shown(there),
      credit: shown(credit),
    })),
    total: shown(year.total),
    kept: shown(year.kept),
    ...range(year.range),
    calendar: year.months.map(({ month, home, there, taxedBy }) => ({
      month: name(month),
      home: shown(home),
      there: shown(there),
      taxedBy,
    })),
    months: months.map(({ month, total, range: ends }) => ({
      month: name(month),
      total: shown(total),
      ...range(ends),
    })),
    best: name(best),
  };
}

/** The answer as a table for the terminal; null where the regime belongs to no destination. */
export function moveTable(data: CompiledData, question: MoveQuestion): string | null {
  const plan = planOf(data, question);
  if (plan === null || plan.home === null) return null;
  const year = moveYear(plan);
  const { months, best } = moveMonths(plan);
  const money = moneyIn(question);
  const amount = (usd: number) => money(usd).padStart(16);
  const { home, destination } = plan;
  const names = {
    home: data.homes.find(({ id }) => id === home.country.id)?.name ?? home.country.id,
    there: data.countries.find(({ slug }) => slug === destination.country.slug)?.name ?? '',
  };
  const rows = (name: string, part: MovePart, worked: MoveTax, own: RegimeLaw) => [
    `${name}: income ${money(part.income)}`,
    ...part.lines
      .filter((line) => line.amount > 0)
      .flatMap(({ kind, amount: usd }) => [
        `  ${TAX_KIND_LABELS[kind].padEnd(22)} ${amount(usd)}`,
        ...(question.trace
          ? stepsIn(worked, kind, own).map(({ says, shows }) => `      ${says} → ${shows}`)
          : []),
      ]),
    `  ${'Together'.padEnd(22)} ${amount(part.total)}`,
  ];
  return [
    `${question.regimeId} at ${money(year.income)} a year, from ${names.home}, arriving on ${year.on}`,
    ...(year.home ? rows(names.home, year.home, year.home.taxYear, home.law) : []),
    ...rows(names.there, year.there, year.there.law, destination.law),
    ...year.both.map((both) => bothInWords(both, money)),
    `${'Total'.padEnd(24)} ${amount(year.total)}${rangeInWords(year.range, money)}`,
    `${'Kept'.padEnd(24)} ${amount(year.kept)}`,
    `Total by month of arrival, each on its first day:`,
    ...months.map(
      ({ month, total }) =>
        `  ${year.on.slice(0, 4)}-${String(month).padStart(2, '0')} ${amount(total)}${month === best ? '  least' : ''}`,
    ),
  ].join('\n');
}

function stepsIn(law: MoveTax, kind: TaxKind, { program: { currency } }: RegimeLaw) {
  return lawStepsInWords(law.stepsOf(kind), currency);
}

function bothInWords(
  { months, home, there, credit }: MoveYear['both'][number],
  money: (usd: number) => string,
) {
  const which = months === 'before' ? 'before the arrival' : 'after it';
  const credited = credit === null ? 'no treaty says what is credited' : `credited: ${money(credit)}`;
  return `Both tax the months ${which}: ${money(home)} and ${money(there)}; ${credited}`;
}

function rangeInWords([low, high]: readonly [number, number], money: (usd: number) => string): string {
  return high - low < 0.01 ? '' : `  (sources can be read as ${money(low)} to ${money(high)})`;
}
