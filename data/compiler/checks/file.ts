import { isAboutLine } from '../../../src/catalogue/sourcesOf.ts';
import { TAX_KINDS } from '../../../src/law/index.ts';
import { KIND_FIELDS } from '../kinds.ts';
import { textsIn } from '../law/textFigures.ts';
import { type Note, note } from '../problems.ts';
import type { CountryFile, ExchangeRatesFile, HomeCountryFile } from '../schema.ts';
import { checkLasting, checkRatesBesideBrackets, checkRegime } from './regime.ts';
import { statutoryAmounts } from './statutoryAmounts.ts';

/** Every line of every regime rests on a source, and sources speak of lines that there are. */
function checkSources({ taxRegimes, sources }: CountryFile): Note[] {
  const names = [...taxRegimes.map(({ id }) => id), ...TAX_KINDS];
  const lines = taxRegimes.flatMap((regime, index) =>
    TAX_KINDS.filter((kind) => regime[KIND_FIELDS[kind].has]).map((kind) => ({ regime, index, kind })),
  );
  const notes: Note[] = sources.flatMap(({ about }, index) =>
    about
      .filter((name) => !names.includes(name))
      .map((name) =>
        note(
          `sources[${index}].about`,
          `"${name}" is neither a regime of this file nor a kind of tax; allowed are ${names.join(', ')}`,
        ),
      ),
  );
  for (const { regime, index, kind } of lines) {
    if (sources.some((source) => isAboutLine(source, kind, regime.id))) continue;
    notes.push(
      note(
        `taxRegimes[${index}].${KIND_FIELDS[kind].has}`,
        `no source is about the ${kind} line of ${regime.id}; name both in the "about" of one`,
      ),
    );
  }
  return notes;
}

/** Bold marks come in pairs within a paragraph. */
function checkMarkup(file: object): Note[] {
  return textsIn(file).flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((paragraph) => (paragraph.split('**').length - 1) % 2 === 1)
      .map((paragraph) =>
        note(
          path,
          `the **bold** marks are not balanced in "${paragraph.slice(0, 60)}"; allowed are pairs of **`,
        ),
      ),
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
    .map(({ path, currency }) =>
      note(
        path,
        `${currency} has no exchange rate; add it to data/exchange-rates.json or use one of ${known.join(', ')}`,
      ),
    );
}

function checkTimeZone(file: CountryFile): Note[] {
  try {
    new Intl.DateTimeFormat('en', { timeZone: file.timeZone });
    return [];
  } catch {
    return [note('timeZone', `"${file.timeZone}" is no IANA time zone, such as "Europe/Malta"`)];
  }
}

/** What one country's or home country's file must fulfil on its own. */
export function checkFile(file: CountryFile | HomeCountryFile, rates: ExchangeRatesFile['rates']): Note[] {
  const notes = [...checkMarkup(file), ...checkCurrencies(file, rates)];
  if ('taxRegimes' in file) {
    notes.push(...checkTimeZone(file), ...checkSources(file), ...checkLasting(file));
    file.taxRegimes.forEach((regime, index) => {
      notes.push(
        ...checkRegime(regime, `taxRegimes[${index}]`, file.id, rates),
        ...checkRatesBesideBrackets(regime, `taxRegimes[${index}]`),
      );
    });
  }
  return notes;
}
