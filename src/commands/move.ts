/**
 * `npm run -s move -- <file>`: what years of a move cost. The file holds cases, an arrival or a departure each, with
 * amounts in any currency; standard output is `[{"id", "total"}]`, rounded to cents. Exits 2 with a message
 * if the file cannot be read or asks about something unknown.
 */

import * as v from 'valibot';
import { type CompiledData, compileData } from '../../data/compiler/index.ts';
import { readAmount } from '../catalogue/amounts.ts';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { schemesAt, todaysScheme } from '../catalogue/homeSchemes.ts';
import { hasDeparture, newCountryOf, oldCountryOf } from '../catalogue/movePlan.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import { PLACES, type Place } from '../catalogue/places.ts';
import { perDollarOf, unitsOf } from '../law/ask.ts';
import { type ExitFalls, type ExitTax, exitTaxes, paidForGood, workOnLeaving } from '../law/exit.ts';
import {
  dayOf,
  type LeavingCountry,
  type NewCountry,
  OLD_COUNTRIES,
  type OldCountry,
  type RegimeLaw,
  shareUntil,
  taxOfArrival,
  taxOfDeparture,
} from '../law/index.ts';
import { isObject } from '../law/isObject.ts';
import {
  answered,
  asksForHelp,
  CasesError,
  casesError,
  casesOf,
  contentOf,
  failed,
  isDay,
  isMistake,
  mistakeInWords,
  type Outcome,
  print,
  quoted,
  remarks,
  UsageError,
} from './commandLine.ts';

const day = v.pipe(v.string(), v.check(isDay, 'is no date such as "2027-05-01"'));
/** A number, or an amount as it is written: "70.000". */
const amount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((given) => (typeof given === 'number' ? given : amountIn(given))),
  v.check((value) => Number.isFinite(value) && value >= 0, 'is no income; allowed is a number, 0 or more'),
);
const share = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= 1, 'is no share; allowed is a number from 0 to 1'),
);
const count = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= 150, 'is no number of years; allowed is 0 to 150'),
);
const currency = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'is no currency code such as "EUR"'),
);
const ofBoth = { id: v.union([v.string(), v.number()]), currency, ...remarks };

/** A year of arrival. Without `from` the dearer reading counts where the country that is left matters. */
const arriveCase = v.strictObject({
  arrive: v.strictObject({
    regime: v.string(),
    on: day,
    from: v.exactOptional(v.string()),
    reliefs: v.nullish(v.array(v.string()), []),
  }),
  incomeThere: amount,
  incomeBefore: v.nullish(amount, 0),
  ...ofBoth,
});
const worth = v.strictObject({ value: amount, cost: amount });
/** What somebody leaves with, in the currency of the home country. */
const exitOf = v.strictObject({
  shares: v.exactOptional(
    v.pipe(
      v.strictObject({
        value: v.exactOptional(amount),
        profit: v.exactOptional(amount),
        cost: amount,
        held: share,
      }),
      v.check(
        ({ value, profit }) => value !== undefined || profit !== undefined,
        'must say what the company is worth ("value") or its yearly profit ("profit")',
      ),
    ),
  ),
  portfolio: v.exactOptional(worth),
  crypto: v.exactOptional(worth),
  business: v.exactOptional(worth),
  yearsResident: v.exactOptional(count),
  age: v.exactOptional(count),
  facts: v.exactOptional(v.record(v.string(), v.pipe(v.number(), v.finite()))),
});
/**
 * A year of departure; income and costs of the year are spread evenly over it. Without `to` the dearer reading counts where
 * the new country matters.
 */
const leaveCase = v.strictObject({
  leave: v.strictObject({
    home: v.string(),
    on: day,
    regime: v.exactOptional(v.string()),
    to: v.exactOptional(v.string()),
    citizenships: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2))),
    exit: v.exactOptional(exitOf),
  }),
  incomeOfYear: amount,
  costsOfYear: v.nullish(amount, 0),
  ...ofBoth,
});
type ArriveCase = v.InferOutput<typeof arriveCase>;
type LeaveCase = v.InferOutput<typeof leaveCase>;

function amountIn(text: string): number {
  const read = readAmount(text, Number.MAX_VALUE);
  return read && read.currency === null ? read.amount : Number.NaN;
}

/**
 * @param text a list of cases as JSON, or an object that holds it as `cases`
 * @throws CasesError with everything that is wrong
 */
export function readMoveCases(text: string): readonly (ArriveCase | LeaveCase)[] {
  const list = contentOf(text);
  if (!Array.isArray(list)) throw new CasesError('It must hold a list of cases.');
  const mistakes: string[] = [];
  const cases = list.flatMap((content: unknown, index) => {
    const isArrival = isObject(content) && 'arrive' in content;
    if (!isObject(content) || isArrival === 'leave' in content) {
      mistakes.push(`[${index}]: must be a case with either "arrive" or "leave"`);
      return [];
    }
    const result = isArrival ? v.safeParse(arriveCase, content) : v.safeParse(leaveCase, content);
    if (result.success) return [result.output];
    mistakes.push(
      ...result.issues.map((issue) => mistakeInWords(issue, `[${index}].${v.getDotPath(issue) ?? ''}`)),
    );
    return [];
  });
  if (mistakes.length > 0) throw casesError(mistakes);
  return cases;
}

interface MoveTotal {
  /** In the currency of the case. */
  readonly total: number;
  /** Which reading the total is, where a country that nobody names would change it. */
  readonly reading?: string;
  /** What leaving costs besides, in the currency of the home country. */
  readonly exit?: readonly ExitAnswer[];
}

/** A tax on leaving, with the first way in which it falls away, and the others. */
type ExitAnswer = Pick<ExitTax, (typeof EXIT_FIELDS)[number]> & {
  readonly fallsAway: ExitFalls | null;
  readonly fallsAwayToo?: readonly ExitFalls[];
};
const EXIT_FIELDS = [
  ...(['rule', 'nature', 'tax', 'dueNow', 'low', 'high'] as const),
  ...(['dueWithoutRequest', 'dueByChoice', 'guarantee', 'years'] as const),
];

/** What the destination takes in the year of an arrival. */
function totalOfArrival(data: CompiledData, asked: ArriveCase): MoveTotal {
  const { moveYear, laws, reliefNames } = data;
  const { regime, on, from, reliefs: named } = asked.arrive;
  const countries = Object.values(moveYear.arrive);
  const country = countries.find(({ regimes }) => Object.hasOwn(regimes, regime));
  const law = laws.regimes[regime];
  if (!country || !law) {
    const near = nearestNames(
      regime,
      countries.flatMap(({ regimes }) => Object.keys(regimes)),
      3,
    );
    throw new UsageError(`there is no regime ${quoted(regime)}; nearest are ${near.join(', ')}.`);
  }
  const known = Object.entries(reliefNames[regime] ?? {});
  const reliefs = named.map((name) => {
    const relief = known.find((names) => names.includes(name));
    if (relief) return relief[0];
    const allowed = known.map(([, words]) => words).join(', ');
    throw new UsageError(
      `${regime} has no relief "${name}"; ${known.length === 0 ? 'it has none' : `allowed are ${allowed}`}.`,
    );
  });
  const rate = unitsOf(law, asked.currency, data.exchangeRates.rates);
  const [incomeThere, incomeBefore] = [asked.incomeThere * rate, asked.incomeBefore * rate];
  const arrival = { on: dayOf(on), incomeThere, incomeBefore, reliefs };
  const totalFrom = (old: OldCountry) => taxOfArrival(country, law, { ...arrival, from: old }).total / rate;
  if (from === undefined) {
    return dearest(OLD_COUNTRIES.map(totalFrom), '"from" does not name the country that is left');
  }
  const left = placeNamed(from, 'country of departure');
  return { total: totalFrom(oldCountryOf(moveYear, left.id, country.slug)) };
}

/** The dearest of what a total may be. */
function dearest(totals: readonly number[], because: string): MoveTotal {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return { total: most, ...(most - least >= 0.005 && { reading: `the dearer one, as ${because}` }) };
}

/** What the country that is left takes of the tax year of a departure. */
function totalOfDeparture(data: CompiledData, asked: LeaveCase): MoveTotal {
  const { moveYear } = data;
  const { leave, incomeOfYear, costsOfYear } = asked;
  const place = placeNamed(leave.home, 'home country');
  const country = moveYear.leave[place.id];
  const law = lawOfDeparture(data, place.id, asked);
  if (!country) throw new UsageError(`nothing is known of leaving ${place.name}.`);
  if (costsOfYear > incomeOfYear) throw new UsageError('the costs are more than the income.');
  const rate = unitsOf(law, asked.currency, data.exchangeRates.rates);
  const on = dayOf(leave.on);
  const until = incomeOfYear * rate * shareUntil(country, on);
  const citizenships = leave.citizenships?.map((one) => citizenshipNamed(one));
  const departure = {
    ...{ on, until, after: incomeOfYear * rate - until },
    costsPercent: incomeOfYear > 0 ? (costsOfYear / incomeOfYear) * 100 : 0,
    citizen: citizenships?.includes(place.id) ?? true,
  };
  const totalIn = (to: NewCountry, agreement = false) =>
    taxOfDeparture(law, { ...departure, to, agreement }).total / rate;
  const exitIn = (tos: readonly NewCountry[]) => {
    const exit = data.exits[place.slug];
    const { exit: assets } = leave;
    if (!assets || !exit) return {};
    const [turnover, costs] = [incomeOfYear * rate, costsOfYear * rate];
    const work = workOnLeaving(exit, law.program, { turnover, costs, on });
    return { exit: dearestExit(tos.map((to) => exitTaxes(exit, assets, { on, work, ...to }))) };
  };
  if (leave.to === undefined) {
    const tos = newCountriesOf(country, citizenships);
    const because = '"to" does not name the new country';
    return {
      ...dearest(
        tos.map((to) => totalIn(to)),
        because,
      ),
      ...exitIn(tos),
    };
  }
  const { slug } = placeNamed(leave.to, 'new country');
  const agreement = moveYear.agreed[place.id]?.[slug]?.agreement === true;
  const to = newCountryOf(moveYear, country, slug, citizenships);
  return { total: totalIn(to, agreement), ...exitIn([to]) };
}

/** What costs most at once, of what leaving may cost. */
function dearestExit(all: readonly (readonly ExitTax[])[]): readonly ExitAnswer[] {
  const sumOf = (taxes: readonly ExitTax[]) =>
    taxes.reduce((sum, one) => sum + paidForGood(one) + one.dueNow + (one.guarantee ?? 0), 0);
  const [dearestOne = []] = all.toSorted((a, b) => sumOf(b) - sumOf(a));
  return dearestOne.map((tax) => {
    const [first = null, ...others] = tax.fallsAway;
    const fields = Object.fromEntries(EXIT_FIELDS.map((field) => [field, tax[field]]));
    return {
      ...(fields as Pick<ExitTax, (typeof EXIT_FIELDS)[number]>),
      fallsAway: first,
      ...(others.length > 0 && { fallsAwayToo: others }),
    };
  });
}

/** The law of the scheme that is named, else of today's; only schemes whose year of a departure is known. */
function lawOfDeparture(
  { homes, laws, exchangeRates }: CompiledData,
  homeId: string,
  { leave: { regime }, incomeOfYear, currency }: LeaveCase,
): RegimeLaw {
  const home = homes.find(({ id }) => id === homeId);
  const known = (home ? schemesAt(home) : []).flatMap(({ id }) => {
    const law = laws.regimes[id];
    return law && hasDeparture(law) ? [law] : [];
  });
  const income = incomeOfYear / perDollarOf(exchangeRates.rates, currency);
  const named = regime ?? (home && todaysScheme(home, { income, year: laws.taxYear }).id);
  const found = known.find(({ program }) => program.id === named);
  if (found) return found;
  const allowed = known.map(({ program }) => program.id).join(', ');
  throw new UsageError(
    `there is no year of leaving with ${quoted(named ?? '')}; allowed are ${allowed || 'none'}.`,
  );
}

/** All that the new country could be for a law, as long as nobody names it. */
function newCountriesOf({ id, listed }: LeavingCountry, citizenships: readonly string[] = []): NewCountry[] {
  const yesOrNo = [false, true];
  const isOwn = citizenships.includes(id);
  const soleCitizen = isOwn && citizenships.length === 1;
  return yesOrNo.flatMap((treaty) =>
    yesOrNo.flatMap((eea) =>
      (listed && isOwn ? yesOrNo : [false]).map((isListed) => ({
        ...{ treaty, eea, listed: isListed, soleCitizen },
      })),
    ),
  );
}

/** A country by its code or its slug; null where it is none of these. */
function placeIn(text: string): Place | null {
  const asked = (countryCodeOf(text) ?? text.trim()).toLowerCase();
  return PLACES.find(({ id, slug }) => id === asked || slug === asked) ?? null;
}

function placeNamed(text: string, what: string): Place {
  const place = placeIn(text);
  if (place) return place;
  const names = PLACES.flatMap(({ id, slug }) => [id, slug]);
  const near = nearestNames(text.trim().toLowerCase(), names, 3).join(', ');
  throw new UsageError(`there is no ${what} ${quoted(text)}; nearest are ${near}.`);
}

/** What a citizenship may be beside a country. */
const OTHER_CITIZENSHIPS = ['eu-other', 'other'];

function citizenshipNamed(text: string): string {
  const other = OTHER_CITIZENSHIPS.find((one) => one === text.trim().toLowerCase());
  return other ?? placeNamed(text, 'citizenship').id;
}

const USAGE = 'Usage: npm run -s move -- <file>';
const HELP = `${USAGE}

Answers what years of a move cost. The file is a list of cases, or an object that holds it as "cases":
  {"id", "arrive": {"regime": "bg-eood-company", "on": "2027-05-01", "from": "de", "reliefs": []}, "incomeThere": 40000,
   "incomeBefore": 20000, "currency": "EUR"}: what the destination takes in the year of the arrival; from, reliefs and
   incomeBefore may be left out. Without "from" the dearer reading counts where the country that is left matters, and "reading"
   says so.
  {"id", "leave": {"home": "es", "regime": "es-autonomo", "on": "2027-06-15", "to": "georgia", "citizenships": ["es"]},
   "incomeOfYear": 60000, "costsOfYear": 5000, "currency": "EUR"}: what the home country takes of the tax year of the departure;
   regime, to, citizenships and costs may be left out, and home and to are codes or slugs. Without "to" the dearer reading counts
   where the new country matters, and "reading" says so.
Standard output is [{"id", "total"}].`;

/** @throws {UsageError} that names the case which cannot be answered */
function totalOf(data: CompiledData, one: ArriveCase | LeaveCase): MoveTotal {
  try {
    return 'arrive' in one ? totalOfArrival(data, one) : totalOfDeparture(data, one);
  } catch (error) {
    if (!isMistake(error)) throw error;
    const [first = '', ...rest] = error.message;
    throw new UsageError(`Case ${one.id}: ${first.toLowerCase()}${rest.join('')}`);
  }
}

/** What `npm run move` prints for these arguments, and its exit code. */
export function moveCommand(args: readonly string[]): Outcome {
  if (asksForHelp(args)) return answered(HELP);
  try {
    const cases = casesOf(args, readMoveCases);
    const data = compileData();
    const answers = cases.map((one) => {
      const { total, ...reading } = totalOf(data, one);
      return { id: one.id, total: Math.round(total * 100) / 100, ...reading };
    });
    return answered(JSON.stringify(answers, null, 2));
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) print(moveCommand(process.argv.slice(2)));
