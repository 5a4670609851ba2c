/**
 * `npm run -s move -- <file>`: what years of a move cost. The file holds cases, an arrival or a departure each, with
 * amounts in any currency; standard output is `[{"id", "total"}]`, rounded to cents. Exits 2 with a message
 * if the file cannot be read or asks about something unknown.
 */
import * as v from 'valibot';
import { type CompiledData, compileData } from '../../data/compiler/index.ts';
import { readAmount } from '../catalogue/amounts.ts';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { schemesAt, todaysScheme } from '../catalogue/homes.ts';
import { hasDeparture, newCountryOf, oldCountryOf } from '../catalogue/moveYear.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import { PLACES, type Place } from '../catalogue/places.ts';
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
import {
  answered,
  asksForHelp,
  CasesError,
  casesError,
  casesOf,
  contentOf,
  failed,
  isDay,
  mistakeInWords,
  type Outcome,
  print,
  quoted,
  remarks,
  UsageError,
} from './commandLine.ts';

const id = v.union([v.string(), v.number()]);
const day = v.pipe(v.string(), v.check(isDay, 'is no date such as "2027-05-01"'));
/** A number, or an amount as it is written: "70.000". */
const amount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((given) => (typeof given === 'number' ? given : amountIn(given))),
  v.check((value) => Number.isFinite(value) && value >= 0, 'is no income; allowed is a number, 0 or more'),
);
const currency = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'is no currency code such as "EUR"'),
);

const arriveCase = v.strictObject({
  id,
  arrive: v.strictObject({
    regime: v.string(),
    on: day,
    from: v.exactOptional(v.string()),
    reliefs: v.nullish(v.array(v.string()), []),
  }),
  incomeThere: amount,
  incomeBefore: v.nullish(amount, 0),
  currency,
  ...remarks,
});
const leaveCase = v.strictObject({
  id,
  leave: v.strictObject({
    home: v.string(),
    on: day,
    regime: v.exactOptional(v.string()),
    to: v.exactOptional(v.string()),
    citizenships: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2))),
  }),
  incomeOfYear: amount,
  costsOfYear: v.nullish(amount, 0),
  currency,
  ...remarks,
});

function amountIn(text: string): number {
  const read = readAmount(text, Number.MAX_VALUE);
  return read && read.currency === null ? read.amount : Number.NaN;
}

/**
 * A year of arrival; amounts are in `currency`. Without `from` the dearer reading counts where the country that is left matters.
 */
type ArriveCase = v.InferOutput<typeof arriveCase>;
/**
 * A year of departure; income and costs of the year are spread evenly over it, amounts are in `currency`. Without `to` the
 * dearer reading counts where the new country matters.
 */
type LeaveCase = v.InferOutput<typeof leaveCase>;

/** A case, or what is wrong with it. */
function readCase(content: unknown, index: number): ArriveCase | LeaveCase | readonly string[] {
  const isObject = typeof content === 'object' && content !== null;
  const isArrival = isObject && 'arrive' in content;
  if (!isObject || isArrival === 'leave' in content) {
    return [`[${index}]: must be a case with either "arrive" or "leave"`];
  }
  const result = isArrival ? v.safeParse(arriveCase, content) : v.safeParse(leaveCase, content);
  if (result.success) return result.output;
  return result.issues.map((issue) => mistakeInWords(issue, `[${index}].${v.getDotPath(issue) ?? ''}`));
}

/**
 * @param text a list of cases as JSON, or an object that holds it as `cases`
 * @throws CasesError with everything that is wrong
 */
export function readMoveCases(text: string): readonly (ArriveCase | LeaveCase)[] {
  const list = contentOf(text);
  if (!Array.isArray(list)) throw new CasesError('It must hold a list of cases.');
  const read = list.map(readCase);
  const mistakes = read.flatMap((one) => ('id' in one ? [] : one));
  if (mistakes.length > 0) throw casesError(mistakes);
  return read.flatMap((one) => ('id' in one ? [one] : []));
}

/** Units of one currency for one unit of another. */
function exchange(
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
  id: string | number,
): number {
  const [ofFrom, ofTo] = [from, to].map((currency) => (currency === 'USD' ? 1 : rates[currency]));
  if (from === to) return 1;
  if (ofFrom === undefined || ofTo === undefined) {
    throw new UsageError(`Case ${id}: there is no exchange rate for "${from}".`);
  }
  return ofTo / ofFrom;
}

interface MoveAnswer {
  readonly total: number;
  /** Which reading the total is, where a country that nobody names would change it. */
  readonly reading?: string;
}

/** What the destination takes in the year of an arrival, in the case's currency. */
function answerOfArrival(
  { moveYear, laws, reliefNames, exchangeRates }: CompiledData,
  asked: ArriveCase,
): MoveAnswer {
  const { id, arrive, incomeThere, incomeBefore, currency } = asked;
  const countries = Object.values(moveYear.arrive);
  const country = countries.find(({ regimes }) => Object.hasOwn(regimes, arrive.regime));
  const law = laws.regimes[arrive.regime];
  if (!country || !law) {
    const ids = countries.flatMap(({ regimes }) => Object.keys(regimes));
    throw new UsageError(
      `Case ${id}: there is no regime ${quoted(arrive.regime)}; nearest are ${nearestNames(arrive.regime, ids, 3).join(', ')}.`,
    );
  }
  const known = Object.entries(reliefNames[arrive.regime] ?? {});
  const reliefs = arrive.reliefs.map((name) => {
    const relief = known.find((names) => names.includes(name));
    if (relief) return relief[0];
    const allowed = known.map(([, words]) => words).join(', ');
    throw new UsageError(
      `Case ${id}: ${arrive.regime} has no relief "${name}"; ${known.length === 0 ? 'it has none' : `allowed are ${allowed}`}.`,
    );
  });
  const rate = exchange(currency, law.program.currency, exchangeRates.rates, id);
  const arrival = {
    on: dayOf(arrive.on),
    incomeThere: incomeThere * rate,
    incomeBefore: incomeBefore * rate,
    reliefs,
  };
  const totalFrom = (from: OldCountry) => taxOfArrival(country, law, { ...arrival, from }).total / rate;
  if (arrive.from !== undefined) {
    const left = placeNamed(arrive.from, id, 'country of departure');
    return { total: totalFrom(oldCountryOf(moveYear, left.id, country.slug)) };
  }
  return dearer(OLD_COUNTRIES.map(totalFrom), '"from" does not name the country that is left');
}

/** The dearest of what a total may be. */
function dearer(totals: readonly number[], because: string): MoveAnswer {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  return { total: most, ...(most - least >= 0.005 && { reading: `the dearer one, as ${because}` }) };
}

/** What the country that is left takes of the tax year of a departure, in the case's currency. */
function answerOfDeparture(data: CompiledData, asked: LeaveCase): MoveAnswer {
  const { id, leave, incomeOfYear, costsOfYear, currency } = asked;
  const { moveYear, laws, exchangeRates } = data;
  const place = placeNamed(leave.home, id, 'home country');
  const country = moveYear.leave[place.id];
  const { program } = lawOfDeparture(data, place.id, asked);
  const law = laws.regimes[program.id] as RegimeLaw;
  if (!country) throw new UsageError(`Case ${id}: nothing is known of leaving ${place.name}.`);
  const rate = exchange(currency, program.currency, exchangeRates.rates, id);
  if (costsOfYear > incomeOfYear) throw new UsageError(`Case ${id}: the costs are more than the income.`);
  const on = dayOf(leave.on);
  const until = incomeOfYear * rate * shareUntil(country, on);
  const citizenships = leave.citizenships?.map(
    (text) => placeNamed(text, id, 'citizenship', OTHER_CITIZENSHIPS).id,
  );
  const departure = {
    ...{ on, until, after: incomeOfYear * rate - until },
    costsPercent: incomeOfYear > 0 ? (costsOfYear / incomeOfYear) * 100 : 0,
    citizen: citizenships?.includes(place.id) ?? true,
  };
  const totalIn = (to: NewCountry, agreement = false) =>
    taxOfDeparture(law, { ...departure, to, agreement }).total / rate;
  if (leave.to !== undefined) {
    const { slug } = placeNamed(leave.to, id, 'new country');
    const agreement = moveYear.agreed[place.id]?.[slug]?.agreement === true;
    return { total: totalIn(newCountryOf(moveYear, country, slug, citizenships), agreement) };
  }
  const totals = newCountriesOf(country, citizenships).map((to) => totalIn(to));
  return dearer(totals, '"to" does not name the new country');
}

/** The law of the scheme that is named, else of today's; only schemes whose year of a departure is known. */
function lawOfDeparture(
  { homes, laws, exchangeRates }: CompiledData,
  homeId: string,
  { id, leave: { regime }, incomeOfYear, currency }: LeaveCase,
): RegimeLaw {
  const home = homes.find((one) => one.id === homeId);
  const known = (home ? schemesAt(home) : []).flatMap((scheme) => {
    const law = laws.regimes[scheme.id];
    return law && hasDeparture(law) ? [law] : [];
  });
  const income = incomeOfYear * exchange(currency, 'USD', exchangeRates.rates, id);
  const named = regime ?? (home && todaysScheme(home, { income, year: laws.taxYear }).id);
  const found = known.find(({ program }) => program.id === named);
  if (found) return found;
  const allowed = known.map(({ program }) => program.id).join(', ');
  throw new UsageError(
    `Case ${id}: there is no year of leaving with ${quoted(named ?? '')}; allowed are ${allowed || 'none'}.`,
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
        treaty,
        eea,
        listed: isListed,
        soleCitizen,
      })),
    ),
  );
}

/** What a citizenship may be beside a country. */
const OTHER_CITIZENSHIPS = ['eu-other', 'other'];

/** A country by its code or its slug. */
function placeNamed(
  text: string,
  id: string | number,
  what: string,
  others: readonly string[] = [],
): Pick<Place, 'id' | 'slug' | 'name'> {
  const asked = (countryCodeOf(text) ?? text.trim()).toLowerCase();
  const found = PLACES.find((place) => place.id === asked || place.slug === asked);
  if (found) return found;
  if (others.includes(asked)) return { id: asked, slug: asked, name: asked };
  const near = nearestNames(
    asked,
    PLACES.flatMap((place) => [place.id, place.slug]),
    3,
  ).join(', ');
  throw new UsageError(`Case ${id}: there is no ${what} ${quoted(text)}; nearest are ${near}.`);
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

/** What `npm run move` prints for these arguments, and its exit code. */
export function moveCommand(args: readonly string[]): Outcome {
  if (asksForHelp(args)) return answered(HELP);
  try {
    const cases = casesOf(args, readMoveCases);
    const data = compileData();
    const answers = cases.map((one) => {
      const answer = 'arrive' in one ? answerOfArrival(data, one) : answerOfDeparture(data, one);
      return { id: one.id, ...answer, total: Math.round(answer.total * 100) / 100 };
    });
    return answered(JSON.stringify(answers, null, 2));
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) print(moveCommand(process.argv.slice(2)));
