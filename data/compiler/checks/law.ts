/** Cross-checks of the laws: every regime has one that can be compiled and worked out, also in a part of a year. */
import { assessLaw, wholeYear } from '../../../src/law/assess.ts';
import { dayOf } from '../../../src/law/calendar.ts';
import { yearOfArrival } from '../../../src/law/partYear.ts';
import { type LawProgram, withBehind } from '../../../src/law/program.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { keepingLast } from '../keepingLast.ts';
import { compileLaw } from '../law/compileLaw.ts';
import { compileFamily } from '../law/familyProgram.ts';
import { FormulaError } from '../law/language.ts';
import type { LawFile } from '../law/lawFile.ts';
import { type Problem, problem, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';

/** Incomes at which laws are tried, in their currency. */
const INCOMES = [0, 1, 30_000, 5_000_000];
/** Arrivals with which they are tried: a whole year, a part of one, and in the next one a cut month. */
const daysOf = (taxYear: number) => [`${taxYear}-01-01`, `${taxYear}-05-01`, `${taxYear + 1}-10-15`];

export function checkLaw(data: ParsedData): Problem[] {
  const { law, countries, homeCountries, schemes, moveArrive } = data;
  const wanted = [
    ...Object.entries(countries).flatMap(([slug, { taxRegimes }]) =>
      taxRegimes.map(({ id, requiresIncorporation: isCompany }) => ({ slug, id, isCompany, arrives: true })),
    ),
    ...Object.entries(homeCountries).map(([slug, { regime }]) => ({
      ...{ slug, id: regime.id, isCompany: false, arrives: false },
    })),
    ...Object.entries(schemes).flatMap(([slug, { schemes }]) =>
      schemes.map(({ id, requiresIncorporation: isCompany }) => ({ slug, id, isCompany, arrives: true })),
    ),
  ];
  return [
    ...Object.entries(law).flatMap(([slug, file]) => [
      ...mistakesIn(slug, file, data),
      ...sourcesUnknown(slug, file),
    ]),
    ...wanted.flatMap(({ slug, id, isCompany, arrives }): Problem[] => {
      const own = law[slug]?.regimes[id];
      const file = `data/law/${slug}.json`;
      if (!own) return [problem(file, 'regimes', `there is no law of "${id}"`)];
      if (isCompany && !own.pay) {
        return [problem(file, `regimes.${id}.pay`, 'is missing: a company pays its owner')];
      }
      if (!arrives && !own.leaving) return [problem(file, `regimes.${id}.leaving`, 'is missing')];
      return [];
    }),
    ...Object.entries(moveArrive).flatMap(([slug, { regimes }]) => {
      const ids = countries[slug]?.taxRegimes.map(({ id }) => id) ?? [];
      const file = `data/move-year/arrive/${slug}.json`;
      return [
        ...ids
          .filter((id) => !(id in regimes))
          .map((id) => problem(file, 'regimes', `there is no entry for the regime "${id}"`)),
        ...Object.keys(regimes)
          .filter((id) => !ids.includes(id))
          .map((id) => problem(file, `regimes.${id}`, unknown(id, `regime of ${slug}`, ids))),
      ];
    }),
  ];
}

/** Figures that change inside a tax year without saying which of their values counts for it. */
function changingInside({ figures, taxYearStarts = '01-01' }: LawFile): ReadonlySet<string> {
  const changes = ({ counts, in: values }: LawFile['figures'][string]) =>
    counts === undefined && values.some(({ from }, at) => at > 0 && from.slice(5) !== taxYearStarts);
  return new Set(Object.keys(figures).filter((name) => changes(figures[name] as LawFile['figures'][string])));
}

/** Of those, what a program takes one value of, as though it held all year. */
function takenAsOne({ steps, figures }: LawProgram, changing: ReadonlySet<string>): readonly string[] {
  const named = steps.flatMap(([operation, place]) =>
    operation === 'figure' ? [figures[place as number]?.name ?? ''] : [],
  );
  return [...new Set(named)].filter((name) => changing.has(name));
}

/** Figures, scales and steps whose source the file does not have. */
function sourcesUnknown(slug: string, { figures, scales, steps, sources }: LawFile): Problem[] {
  return Object.entries({ figures, scales, steps }).flatMap(([kind, all]) =>
    Object.entries<{ readonly in: readonly { readonly source?: string | undefined }[] }>(all).flatMap(
      ([name, { in: values }]) =>
        values.flatMap(({ source }, at) =>
          source === undefined || source in sources
            ? []
            : problem(
                `data/law/${slug}.json`,
                `${kind}.${name}.in[${at}].source`,
                unknown(source, 'source', Object.keys(sources)),
              ),
        ),
    ),
  );
}

function mistakesIn(
  slug: string,
  file: LawFile,
  { exchangeRates: { rates }, taxYear }: ParsedData,
): Problem[] {
  const changing = changingInside(file);
  return Object.entries(file.regimes).flatMap(([id, regime]): Problem[] => {
    const report = (message: string) => [problem(`data/law/${slug}.json`, `regimes.${id}`, message)];
    try {
      const program = compileLaw(id, file, regime);
      const all = file.families ? withBehind(program, compileFamily(id, file, regime)) : program;
      const asOne = takenAsOne(all, changing);
      if (asOne.length > 0) {
        return asOne.flatMap((name) =>
          report(
            `names ${name}, which changes inside a tax year, as one value: say with "counts" which day decides, or take the mean of its months, sum(${name}) / months`,
          ),
        );
      }
      const { currency } = program;
      if (currency !== 'USD' && !rates[currency]) return report(`${currency} has no exchange rate`);
      const wrong = noAmountOf(program, taxYear);
      return wrong === null ? [] : report(`comes to ${wrong} where it must be an amount`);
    } catch (error) {
      if (error instanceof FormulaError || error instanceof RangeError) return report(error.message);
      throw error;
    }
  });
}

/** What a program comes to that is no amount; null where there is nothing of the kind. */
function noAmountOf(program: LawProgram, taxYear: number): number | null {
  return kept(
    program.id,
    [program, taxYear],
    () => tried(program, taxYear).find((total) => !Number.isFinite(total)) ?? null,
  );
}

const kept = keepingLast<number | null>();

function tried(program: LawProgram, taxYear: number): number[] {
  const asked = { agreement: 0, citizen: 1 };
  return INCOMES.flatMap((income) => [
    assessLaw(lawOfYear(program, { taxYear }), { ...wholeYear(income), wage: income, ...asked }).total,
    ...daysOf(taxYear).map((day) => {
      const known = { turnover: income, costs: 0, profit: income, wage: income, before: income, ...asked };
      const cut = yearOfArrival(program, dayOf(day), known);
      return assessLaw(lawOfYear(program, cut.period), cut.known).total;
    }),
  ]);
}
