import { statutoryAmounts } from '../money.ts';
import type { CountryFile, ExchangeRatesFile, HomeCountryFile } from '../schema.ts';
import { checkLasting } from './lasting.ts';
import type { Note } from './notes.ts';
import { checkProfessionRates } from './professionRates.ts';
import { checkRegime } from './regime.ts';
import { checkSources } from './sources.ts';

/** The address part that the name makes: the compare page links to calculators by it. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Every text inside a part of a file, with its JSON path. */
function texts(part: unknown, path = ''): { path: string; text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }];
  if (typeof part !== 'object' || part === null) return [];
  return Array.isArray(part)
    ? part.flatMap((item, index) => texts(item, `${path}[${index}]`))
    : Object.entries(part).flatMap(([key, value]) => texts(value, path === '' ? key : `${path}.${key}`));
}

/** Bold marks come in pairs within a paragraph. */
function checkMarkup(file: object): Note[] {
  return texts(file).flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((paragraph) => (paragraph.split('**').length - 1) % 2 === 1)
      .map((paragraph) => ({
        path,
        message: `the **bold** marks are not balanced in "${paragraph.slice(0, 60)}"; allowed are pairs of **`,
      })),
  );
}

function checkCurrencies(file: CountryFile | HomeCountryFile, rates: ExchangeRatesFile['rates']): Note[] {
  const known = ['USD', ...Object.keys(rates)];
  const named =
    'currency' in file
      ? [...file.currency.matchAll(/\(([A-Z]{3})\)/g)].map(([, code = '']) => ({
          path: 'currency',
          currency: code,
        }))
      : [];
  return [...named, ...statutoryAmounts(file)]
    .filter(({ currency }) => !known.includes(currency))
    .map(({ path, currency }) => ({
      path,
      message: `${currency} has no exchange rate; add it to data/exchange-rates.json or use one of ${known.join(', ')}`,
    }));
}

function checkTimeZone(file: CountryFile): Note[] {
  try {
    new Intl.DateTimeFormat('en', { timeZone: file.timeZone });
    return [];
  } catch {
    return [{ path: 'timeZone', message: `"${file.timeZone}" is no IANA time zone, such as "Europe/Malta"` }];
  }
}

/** What one country's or home country's file must fulfil on its own. */
export function checkFile(
  file: CountryFile | HomeCountryFile,
  fileSlug: string,
  rates: ExchangeRatesFile['rates'],
): Note[] {
  const notes: Note[] = [];
  if (file.slug !== fileSlug) {
    notes.push({ path: 'slug', message: `"${file.slug}" must be the name of the file, "${fileSlug}"` });
  }
  if (file.slug !== slugOf(file.name)) {
    notes.push({
      path: 'slug',
      message: `"${file.slug}" must be the name in lower case with hyphens for spaces, "${slugOf(file.name)}"`,
    });
  }
  if (file.id !== file.code.toLowerCase()) {
    notes.push({
      path: 'id',
      message: `"${file.id}" must be the code in lower case, "${file.code.toLowerCase()}"`,
    });
  }
  notes.push(...checkMarkup(file), ...checkCurrencies(file, rates));
  if ('taxRegimes' in file) {
    notes.push(
      ...checkTimeZone(file),
      ...checkSources(file),
      ...checkLasting(file, rates),
      ...checkProfessionRates(file),
    );
    file.taxRegimes.forEach((regime, index) => {
      notes.push(...checkRegime(regime, `taxRegimes[${index}]`, file.id, rates));
    });
  } else {
    notes.push(...checkRegime(file.regime, 'regime', file.id, rates));
  }
  return notes;
}
