/**
 * `npm run year -- 2027`: which figures of the laws are law for a tax year, which follow by a rule, which are missing and
 * when they are due. Countries that are named, all of them where none is. Exits 2 with a message for bad input.
 */
import { DATA_DIR } from '../../data/compiler/index.ts';
import { yearInWords, yearOfCountry } from '../../data/compiler/law/yearReport.ts';
import { type ParsedData, parseData, readFiles } from '../../data/compiler/read.ts';
import { nearestNames } from '../catalogue/nearestName.ts';
import { answered, asksForHelp, failed, type Outcome, print, quoted, UsageError } from './commandLine.ts';

const USAGE = 'Usage: npm run -s year -- 2027 [serbia …]';

const HELP = `${USAGE}

Lists by country which figures of data/law are law from a tax year on, which follow by a rule, which are no law yet, and
which are missing, with the day on which data/calendar.json expects them.`;

/** @throws {UsageError} for a year or a country that is none */
type LawData = Pick<ParsedData, 'law' | 'calendar'>;

function answer([year = '', ...countries]: readonly string[], { law, calendar }: LawData): string {
  if (!/^20\d{2}$/.test(year)) throw new UsageError(`${quoted(year)} is no year such as 2027.`);
  const known = Object.keys(law);
  const unknown = countries.find((country) => !known.includes(country));
  if (unknown !== undefined) {
    const near = nearestNames(unknown, known, 3).join(', ');
    throw new UsageError(`There is no law of ${quoted(unknown)}; nearest are ${near}.`);
  }
  const asked = countries.length > 0 ? countries : known;
  const years = asked.flatMap((country) => {
    const file = law[country];
    return file ? [yearOfCountry(country, file, calendar, Number(year))] : [];
  });
  return yearInWords(years, Number(year));
}

/** What the command prints for these arguments. */
export function run(args: readonly string[], read = (): LawData => parseData(readFiles(DATA_DIR))): Outcome {
  if (asksForHelp(args)) return answered(HELP);
  try {
    return answered(answer(args, read()));
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (process.argv[1] === import.meta.filename) print(run(process.argv.slice(2)));
