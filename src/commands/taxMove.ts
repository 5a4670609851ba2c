/** `npm run -s tax -- <regimeId> --from-home de --move 2027-05 --income 60000`: the year of a move at the command line. */

import type { CompiledData } from '../../data/compiler/index.ts';
import { inCents } from '../catalogue/citationText.ts';
import { todaysScheme } from '../catalogue/homeSchemes.ts';
import { TAX_KIND_LABELS } from '../catalogue/labels.ts';
import { lawStepsInWords } from '../catalogue/lawWorking.ts';
import { movePlanOf } from '../catalogue/movePlan.ts';
import { placeOf } from '../catalogue/places.ts';
import { usTaxes } from '../catalogue/usTax.ts';
import { inDollars, type LawAnswers, perDollarOf } from '../law/ask.ts';
import {
  type MovePart,
  type MovePlan,
  type MoveTax,
  moveMonths,
  moveYear,
  type RegimeLaw,
} from '../law/index.ts';
import { lawMethod } from '../law/lawMethod.ts';
import type { MoveAsked } from '../mcp/tool.ts';

/** What the year of a move is worked out from. */
export type MoveData = Pick<CompiledData, 'moveYear' | 'homes' | 'exchangeRates' | 'laws' | 'usCitizens'>;

/** Who moves from the United States, where nothing is said of a person. */
const AMERICAN: LawAnswers = { citizenships: ['us'], home: { country: 'us' } };

/** The plan for a question; null where the regime belongs to no destination or the home country is not known. */
function planOf(
  { moveYear, laws, homes, usCitizens }: MoveData,
  question: MoveAsked,
  perDollar: number,
): MovePlan | null {
  const { regime: regimeId, move } = question;
  const { on, fromHome } = move;
  const { income, costs } = inDollars(question, perDollar);
  const country = Object.values(moveYear.arrive).find(({ regimes }) => Object.hasOwn(regimes, regimeId));
  const home = homes.find(({ id }) => id === fromHome);
  if (!country || !home) return null;
  const us =
    fromHome === 'us' ? usTaxes(usCitizens, laws, (asked) => lawMethod(laws, asked), AMERICAN) : null;
  const { slug } = country;
  const today = todaysScheme(home, { income, year: laws.taxYear });
  return movePlanOf(moveYear, laws, {
    home: { id: fromHome, regimeIds: [today.id] },
    ...{ slug, regimeId, on, income, costs },
    ...{ citizenships: undefined, isCitizen: true },
    atHome: us?.afterMove({ slug, of: { regimeId }, on }),
    sharesDue: us?.there.sharesDue[regimeId],
  });
}

/**
 * The answer, unrounded, in the currency asked for; null where the regime belongs to no destination.
 * @param isTraced whether the working of every line is in the answer
 * @throws {RangeError} for a currency without a rate
 */
export function moveAnswer(data: MoveData, question: MoveAsked, isTraced = false) {
  const { regime: regimeId, move, currency = 'USD' } = question;
  const perDollar = perDollarOf(data.exchangeRates.rates, currency);
  const plan = planOf(data, question, perDollar);
  if (plan === null || plan.home === null) return null;
  const shown = (usd: number) => usd * perDollar;
  const year = moveYear(plan);
  const { months, best } = moveMonths(plan);
  const range = ([low, high]: readonly [number, number]) => ({ low: shown(low), high: shown(high) });
  const part = ({ income, lines, total, range: ends }: MovePart, law: MoveTax, { program }: RegimeLaw) => ({
    income: shown(income),
    lines: lines.map((line) => ({ ...line, amount: shown(line.amount) })),
    total: shown(total),
    ...range(ends),
    ...(isTraced && {
      trace: law.lines.map(({ kind, amount }) => ({
        ...{ kind, amount, steps: lawStepsInWords(law.stepsOf(kind), program.currency) },
      })),
    }),
  });
  const name = (month: number) => `${year.on.slice(0, 4)}-${String(month).padStart(2, '0')}`;
  return {
    ...{ regimeId, fromHome: move.fromHome, move: year.on, currency },
    income: shown(year.income),
    costs: shown(year.costs),
    home: year.home && {
      ...part(year.home, year.home.taxYear, plan.home.law),
      taxYear: { from: year.home.taxYear.first, to: year.home.taxYear.last },
    },
    there: { ...part(year.there, year.there.law, plan.destination.law), resident: year.there.law.resident },
    both: year.both.map(({ months: which, home, there, credit }) => ({
      ...{ months: which, home: shown(home), there: shown(there) },
      credit: credit === null ? null : shown(credit),
    })),
    total: shown(year.total),
    kept: shown(year.kept),
    ...range(year.range),
    calendar: year.months.map(({ month, home, there, taxedBy }) => ({
      ...{ month: name(month), home: shown(home), there: shown(there), taxedBy },
    })),
    months: months.map(({ month, total, range: ends }) => ({
      ...{ month: name(month), total: shown(total), ...range(ends) },
    })),
    best: name(best),
  };
}

type MoveAnswer = NonNullable<ReturnType<typeof moveAnswer>>;

/** An answer as a table for the terminal, with the working of the lines where it has one. */
export function moveTable(answer: MoveAnswer): string {
  const { regimeId, fromHome, currency, home, there, low, high } = answer;
  const money = (amount: number) => inCents(amount, currency);
  const padded = (amount: number) => money(amount).padStart(16);
  const nameOf = (country: string) => placeOf(country)?.name ?? country;
  const rows = (
    name: string,
    { income, lines, total, trace = [] }: MoveAnswer['there'] | NonNullable<MoveAnswer['home']>,
  ) => [
    `${name}: income ${money(income)}`,
    ...lines
      .filter(({ amount }) => amount > 0)
      .flatMap(({ kind, amount }) => [
        `  ${TAX_KIND_LABELS[kind].padEnd(22)} ${padded(amount)}`,
        ...(trace.find((one) => one.kind === kind)?.steps ?? []).map(
          ({ says, shows }) => `      ${says} → ${shows}`,
        ),
      ]),
    `  ${'Together'.padEnd(22)} ${padded(total)}`,
  ];
  const inBoth = ({ months, home: ofHome, there: ofThere, credit }: MoveAnswer['both'][number]) =>
    `Both tax the months ${months === 'before' ? 'before the arrival' : 'after it'}: ${money(ofHome)} and ${money(ofThere)}; ${credit === null ? 'no treaty says what is credited' : `credited: ${money(credit)}`}`;
  return [
    `${regimeId} at ${money(answer.income)} a year, from ${nameOf(fromHome)}, arriving on ${answer.move}`,
    ...(home ? rows(nameOf(fromHome), home) : []),
    ...rows(nameOf(regimeId.slice(0, 2)), there),
    ...answer.both.map(inBoth),
    `${'Total'.padEnd(24)} ${padded(answer.total)}${high - low < 0.01 ? '' : `  (sources can be read as ${money(low)} to ${money(high)})`}`,
    `${'Kept'.padEnd(24)} ${padded(answer.kept)}`,
    `Total by month of arrival, each on its first day:`,
    ...answer.months.map(
      ({ month, total }) => `  ${month} ${padded(total)}${month === answer.best ? '  least' : ''}`,
    ),
  ].join('\n');
}
