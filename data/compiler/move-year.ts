/**
 * `npm run -s move -- <file>`: what years of a move cost. The file holds cases, an arrival or a departure each, with
 * amounts in the country's currency; standard output is `[{"id", "total"}]`, rounded to cents. Exits 2 with a message
 * if the file cannot be read or asks about something unknown.
 */
import { dayOf, scheduleOf, shareUntil, taxOfArrival, taxOfDeparture } from '../../src/tax/index.ts';
import { casesOf, UsageError } from './commandLine.ts';
import { type CompiledData, compileData, DataError } from './index.ts';
import {
  type ArriveCase,
  type LeaveCase,
  type MoveCase,
  MoveCasesError,
  readMoveCases,
} from './moveCases.ts';
import { nearestNames } from './schema/nearest.ts';

const USAGE = 'Usage: npm run -s move -- <file>';

/** Units of one currency for one unit of another. */
function exchange(
  from: string,
  to: string,
  rates: Readonly<Record<string, number>>,
  id: MoveCase['id'],
): number {
  const [ofFrom, ofTo] = [from, to].map((currency) => (currency === 'USD' ? 1 : rates[currency]));
  if (from === to) return 1;
  if (ofFrom === undefined || ofTo === undefined) {
    throw new UsageError(`Case ${id}: there is no exchange rate for "${from}".`);
  }
  return ofTo / ofFrom;
}

/** What the destination takes in the year of an arrival, in the case's currency. */
export function totalOfArrival({ moveYear, exchangeRates }: CompiledData, asked: ArriveCase): number {
  const { id, arrive, incomeThere, incomeBefore, currency } = asked;
  const countries = Object.values(moveYear.arrive);
  const country = countries.find(({ regimes }) => regimes.some((one) => one.id === arrive.regime));
  const regime = country?.regimes.find((one) => one.id === arrive.regime);
  if (!country || !regime) {
    const ids = countries.flatMap(({ regimes }) => regimes.map((one) => one.id));
    throw new UsageError(
      `Case ${id}: there is no regime "${arrive.regime}"; nearest are ${nearestNames(arrive.regime, ids, 3).join(', ')}.`,
    );
  }
  const known = Object.keys(regime.reliefs ?? {});
  for (const name of arrive.reliefs) {
    if (known.includes(name)) continue;
    throw new UsageError(
      `Case ${id}: ${regime.id} has no relief "${name}"; ${known.length === 0 ? 'it has none' : `allowed are ${known.join(', ')}`}.`,
    );
  }
  const rate = exchange(currency, regime.currency, exchangeRates.rates, id);
  const { total } = taxOfArrival(country, regime, {
    on: dayOf(arrive.on),
    incomeThere: incomeThere * rate,
    incomeBefore: incomeBefore * rate,
    reliefs: arrive.reliefs,
  });
  return total / rate;
}

/** What the home country takes of the tax year of a departure, in the case's currency. */
export function totalOfDeparture(
  data: CompiledData,
  { id, leave, incomeOfYear, currency }: LeaveCase,
): number {
  const { moveYear, homeCountries, exchangeRates } = data;
  const home = homeCountries.find((one) => one.id === leave.home || one.slug === leave.home);
  const country = home && moveYear.leave[home.id];
  if (!home || !country) {
    const ids = homeCountries.map((one) => one.id);
    throw new UsageError(
      `Case ${id}: there is no home country "${leave.home}"; allowed are ${ids.join(', ')}.`,
    );
  }
  const rate = exchange(currency, country.currency, exchangeRates.rates, id);
  const on = dayOf(leave.on);
  const until = incomeOfYear * rate * shareUntil(country, on);
  const { total } = taxOfDeparture(country, {
    ...{ on, until, after: incomeOfYear * rate - until },
    schedule: scheduleOf(home.regime, home.regime.taxBrackets),
    rate: country.currency === 'USD' ? 1 : (exchangeRates.rates[country.currency] ?? 1),
  });
  return total / rate;
}

/** What `npm run move` prints for these arguments, and its exit code. */
export function moveCommand(args: readonly string[]): { status: number; stdout: string; stderr: string } {
  try {
    const cases = casesOf(args, readMoveCases, MoveCasesError);
    const data = compileData();
    const answers = cases.map((one) => {
      const total = 'arrive' in one ? totalOfArrival(data, one) : totalOfDeparture(data, one);
      return { id: one.id, total: Math.round(total * 100) / 100 };
    });
    return { status: 0, stdout: `${JSON.stringify(answers, null, 2)}\n`, stderr: '' };
  } catch (error) {
    if (error instanceof UsageError) return { status: 2, stdout: '', stderr: `${error.message}\n${USAGE}\n` };
    if (error instanceof DataError) return { status: 1, stdout: '', stderr: `${error.message}\n` };
    throw error;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { status, stdout, stderr } = moveCommand(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
