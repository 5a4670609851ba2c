/** All laws as programs, and what is written beside them. */
import type { Reference } from '../../../src/catalogue/entities.ts';
import { spoken } from '../../../src/catalogue/lawWorking.ts';
import type { CompanyPayTexts } from '../../../src/catalogue/practical.ts';
import type { Laws, RegimeLaw } from '../../../src/law/laws.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import type { ParsedData } from '../read.ts';
import { compileLaw } from './compileLaw.ts';
import { FormulaError } from './language.ts';
import type { LawFile, LawOfRegime } from './lawFile.ts';

type LawData = Pick<ParsedData, 'law' | 'taxYear' | 'countries' | 'exchangeRates'>;

/** Behind the id of a regime: the law by which it takes a wage. */
const ON_WAGE = /-wage$/;

/**
 * The laws as the engine asks for them.
 * @throws FormulaError that names the regime and the value whose formula cannot be read, or does not fit
 */
export function compileLaws({ law, taxYear, countries, exchangeRates: { rates } }: LawData): Laws {
  const ordinary = Object.fromEntries(
    Object.values(countries).flatMap(({ taxRegimes }) =>
      taxRegimes.map(({ id, lasting }) => {
        const ofReliefs = lasting?.phases?.reduce((sum, { years }) => sum + years, 0) ?? 0;
        return [id, 1 + ofReliefs] as const;
      }),
    ),
  );
  const programs = Object.values(law).flatMap((file) =>
    Object.entries(file.regimes).map(([id, regime]) => {
      const program = compileLaw(id, file, regime);
      const perDollar = program.currency === 'USD' ? 1 : rates[program.currency];
      if (!perDollar) throw new FormulaError(`${id}: there is no exchange rate of ${program.currency}`);
      const law: RegimeLaw = {
        program,
        perDollar,
        ordinaryYear: regime.ordinaryYear ?? ordinary[id.replace(ON_WAGE, '')] ?? 1,
        expected: expectedIn(program, file, regime),
        ...doubtsIn(program, file, regime),
      };
      return [id, law] as const;
    }),
  );
  return {
    taxYear,
    regimes: Object.fromEntries(programs),
  };
}

/** Figures of a law that follow by a rule and are not law yet, with the first year of each. */
function expectedIn(
  { figures }: LawProgram,
  { figures: all }: LawFile,
  { words = {} }: LawOfRegime,
): RegimeLaw['expected'] {
  return figures.flatMap(({ name }) =>
    (all[name]?.in ?? []).flatMap(({ status, from }) =>
      status === 'by-rule' ? [{ name: words[name] ?? spoken(name), from: Number(from.slice(0, 4)) }] : [],
    ),
  );
}

/** Figures of a law that have a least and a greatest value, and its other readings, with why; nothing where there are none. */
function doubtsIn(
  { figures }: LawProgram,
  { figures: all }: LawFile,
  { words = {}, otherReadings = {} }: LawOfRegime,
): Pick<RegimeLaw, 'doubts'> {
  const readings = Object.entries(otherReadings).map(([reading, { because }]) => ({ reading, because }));
  const ofFigures = figures.flatMap(({ name }) => {
    const { by, unit, in: values = [] } = all[name] ?? {};
    const plain = (value: number) => (unit === 'percent' ? value / 100 : value);
    return values.flatMap(({ from, is, low = is, high = is, because, status }) => {
      const why = because ?? (by && `The ${(words[name] ?? spoken(name)).toLowerCase()} differs by ${by}.`);
      if (low === high || !why || status === 'bill' || status === 'announced') return [];
      return [{ figure: name, from, low: plain(low), high: plain(high), because: why }];
    });
  });
  const doubts = [...ofFigures, ...readings];
  return doubts.length === 0 ? {} : { doubts };
}

/** What reliefs that not everybody has are called, by regime id and their ids in the law. */
export function reliefNames({ law }: Pick<ParsedData, 'law'>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.values(law).flatMap(({ regimes }) =>
      Object.entries(regimes).map(([id, { reliefs = {} }]) => [id, reliefs]),
    ),
  );
}

/** What guides say of how companies pay their owner, by the country's slug, then by regime id. */
export function payTexts(
  { law }: Pick<ParsedData, 'law'>,
  { regimes }: Laws,
): Record<string, Record<string, CompanyPayTexts>> {
  return Object.fromEntries(
    Object.entries(law).map(([slug, file]) => [
      slug,
      Object.fromEntries(
        Object.entries(file.regimes).flatMap(([id, regime]) => {
          const { texts, ways = {} } = regime.pay ?? {};
          const compiled = regimes[id];
          if (!texts || !compiled) return [];
          const { form, minimum, maximum = null, withoutWage, buys, retained, caution = null } = texts;
          const { doubts = [], confidence = 'high' } = regime;
          const sources = sourcesOf(compiled.program, file);
          return [
            [
              id,
              {
                form,
                minimum,
                maximum,
                withoutWage,
                buys,
                ways: Object.entries(ways).map(([way, { name, buys: ofWay }]) => ({
                  id: way,
                  name,
                  buys: ofWay,
                })),
                retained,
                caution,
                confidence,
                doubts,
                sources,
              },
            ] as const,
          ];
        }),
      ),
    ]),
  );
}

/** Where the figures of a law are written, each source once. */
function sourcesOf({ figures }: LawProgram, { figures: all, sources }: LawFile): Reference[] {
  const keys = figures.flatMap(({ name }) => all[name]?.in.flatMap(({ source }) => source ?? []) ?? []);
  return [...new Set(keys)].flatMap((key) => {
    const source = sources[key];
    return source
      ? [{ title: source.title, publisher: source.publisher ?? '', url: source.url ?? null }]
      : [];
  });
}
