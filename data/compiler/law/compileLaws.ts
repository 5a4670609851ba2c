/** All laws as programs, and what is written beside them. */
import type { Reference } from '../../../src/catalogue/entities.ts';
import { spoken } from '../../../src/catalogue/lawWorking.ts';
import type { CompanyPayTexts } from '../../../src/catalogue/practical.ts';
import type { DoubtfulFigure } from '../../../src/law/band.ts';
import type { Laws, RegimeLaw } from '../../../src/law/laws.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import type { ParsedData } from '../read.ts';
import { compileLaw, namesIn } from './compileLaw.ts';
import { mixedGroups } from './groups.ts';
import { FormulaError } from './language.ts';
import type { LawFile, LawOfRegime } from './lawFile.ts';

type LawData = Pick<ParsedData, 'law' | 'calendar' | 'taxYear' | 'countries' | 'exchangeRates'>;

/** Behind the id of a regime: the law by which it takes a wage. */
const ON_WAGE = /-wage$/;

/**
 * The laws as the engine asks for them.
 * @throws FormulaError that names the regime and the value whose formula cannot be read, or does not fit
 */
export function compileLaws(data: LawData): Laws {
  const { law, taxYear, countries } = data;
  const { rates } = data.exchangeRates;
  const ordinary = Object.fromEntries(
    Object.values(countries).flatMap(({ taxRegimes }) =>
      taxRegimes.map(({ id, lasting }) => {
        const ofReliefs = lasting?.phases?.reduce((sum, { years }) => sum + years, 0) ?? 0;
        return [id, 1 + ofReliefs] as const;
      }),
    ),
  );
  const programs = Object.entries(law).flatMap(([slug, file]) => {
    const tariffs = tariffsNotOut(slug, file, data);
    return Object.entries(file.regimes).map(([id, regime]) => {
      const program = compileLaw(id, file, regime);
      const perDollar = program.currency === 'USD' ? 1 : rates[program.currency];
      if (!perDollar) throw new FormulaError(`${id}: there is no exchange rate of ${program.currency}`);
      const law: RegimeLaw = {
        program,
        perDollar,
        ordinaryYear: regime.ordinaryYear ?? ordinary[id.replace(ON_WAGE, '')] ?? 1,
        expected: expectedIn(program, file, regime),
        ...doubtsIn(program, file, regime),
        ...notOutIn(program, file, regime, tariffs),
      };
      return [id, law] as const;
    });
  });
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

/** What is not out of a tariff, and the names of its figures that are those of another year for that, or although. */
interface UnfinishedTariff {
  readonly from: number;
  readonly goesOn: boolean;
  readonly moved: readonly string[];
  readonly notOut: readonly string[];
}

/** Tariffs of which something waits, or is law, for a year in which something else is not out. */
function tariffsNotOut(slug: string, file: LawFile, { calendar, taxYear }: LawData): UnfinishedTariff[] {
  const { groups = {}, waiting = [] } = file;
  const mixed = [taxYear, taxYear + 1].flatMap((year) => mixedGroups(slug, file, calendar, year));
  const years = [...new Set([...waiting, ...mixed].map((one) => one.taxYear))];
  return years.flatMap((from) =>
    Object.entries(groups).flatMap(([group, names]): UnfinishedTariff[] => {
      const waits = waiting.filter((one) => one.taxYear === from && names.includes(one.name));
      const other = mixed.find((one) => one.taxYear === from && one.group === group);
      const [first] = waits;
      const notOut = other ? other.notOut.map(({ name }) => name) : (first?.waitsFor ?? []);
      const moved = [...waits.map(({ name }) => name), ...(other?.isLaw ?? [])];
      return notOut.length === 0 ? [] : [{ from, goesOn: other === undefined, moved, notOut }];
    }),
  );
}

/** Of those the ones that a law is asked about: it names a figure that waits or has moved on. */
function notOutIn(
  program: LawProgram,
  file: LawFile,
  { words = {} }: LawOfRegime,
  tariffs: readonly UnfinishedTariff[],
): Pick<RegimeLaw, 'notOut'> {
  if (tariffs.length === 0) return {};
  const own = namesIn(program, file);
  const notOut = tariffs.flatMap(({ from, goesOn, moved, notOut: all }) => {
    if (!moved.some((name) => own.has(name))) return [];
    const asked = all.filter((name) => own.has(name));
    if (asked.length === 0 && !goesOn) return [];
    const named = asked.length > 0 ? asked : all;
    const isBands = (name: string) => name in file.scales || name in file.steps;
    const names = named.filter((name) => !isBands(name)).map((name) => words[name] ?? spoken(name));
    return [{ from, goesOn, bands: named.some(isBands), names }];
  });
  return notOut.length === 0 ? {} : { notOut };
}

/** Figures of a law that have a least and a greatest value, and its other readings, with why; nothing where there are none. */
function doubtsIn(
  { figures }: LawProgram,
  { figures: all }: LawFile,
  { words = {}, otherReadings = {} }: LawOfRegime,
): Pick<RegimeLaw, 'doubts'> {
  const readings = Object.entries(otherReadings).map(([reading, { because }]) => ({ reading, because }));
  const ofFigures = doubtsOfFigures({ figures }, { figures: all }, words);
  const doubts = [...ofFigures, ...readings];
  return doubts.length === 0 ? {} : { doubts };
}

/** Figures of a program that have a least and a greatest value, with why. */
export function doubtsOfFigures(
  { figures }: Pick<LawProgram, 'figures'>,
  { figures: all }: Pick<LawFile, 'figures'>,
  words: Readonly<Record<string, string>> = {},
): DoubtfulFigure[] {
  return figures.flatMap(({ name }) => {
    const { by, unit, in: values = [] } = all[name] ?? {};
    const plain = (value: number) => (unit === 'percent' ? value / 100 : value);
    return values.flatMap(({ from, is, low = is, high = is, because, status }) => {
      const why = because ?? (by && `The ${(words[name] ?? spoken(name)).toLowerCase()} differs by ${by}.`);
      if (low === high || !why || status === 'bill' || status === 'announced') return [];
      return [{ figure: name, from, low: plain(low), high: plain(high), because: why }];
    });
  });
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
