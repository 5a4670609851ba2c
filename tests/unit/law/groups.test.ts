/** Figures of one tariff are those of one year, or go on together: what follows by a rule waits for the rest of its group. */
import { describe, expect, test } from 'vitest';
import type { CalendarFile } from '../../../data/compiler/law/calendarFile.ts';
import { compileLaws } from '../../../data/compiler/law/compileLaws.ts';
import { inOnePiece, mixed, mixedGroups } from '../../../data/compiler/law/groups.ts';
import type { LawFile } from '../../../data/compiler/law/lawFile.ts';
import { parseData } from '../../../data/compiler/read.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { edited, realFiles } from '../data/samples.ts';

type Dated = LawFile['figures'][string]['in'][number];

const source = { title: 'An act', url: null };
const calendar: CalendarFile = {
  about: 'A calendar',
  since: '2026-11-26',
  entries: [
    { country: 'atlantis', what: 'Bands', figures: ['bands'], due: '12-31', of: 'next-year', source },
  ],
};

const ruled: Dated = { from: '2027-01-01', is: 9000, status: 'by-rule', because: 'Prices.' };
const bandsOf2027 = { from: '2027-01-01', is: [[null, 20] as [null, number]] };

/** An allowance of 8,000 that follows by a rule in 2027, beside a credit and bands that do not. */
function law(
  more: Partial<LawFile> = {},
  ofCredit: readonly Dated[] = [],
  ofBands = [] as LawFile['scales'][string]['in'],
): LawFile {
  return {
    ...{ country: 'atlantis', currency: 'EUR', steps: {}, regimes: {}, sources: {} },
    figures: {
      allowance: { unit: 'year', in: [{ from: '2026-01-01', is: 8000 }, ruled] },
      credit: { unit: 'year', in: [{ from: '2026-01-01', is: 700, checkedFor: 2027 }, ...ofCredit] },
      rate: { unit: 'percent', in: [{ from: '2020-01-01', is: 20 }] },
    },
    scales: { bands: { in: [{ from: '2026-01-01', is: [[null, 19]] }, ...ofBands] } },
    groups: { tariff: ['allowance', 'credit', 'rate', 'bands'] },
    ...more,
  };
}

const values = (file: LawFile, name = 'allowance', by = calendar) =>
  inOnePiece('atlantis', file, by).figures[name]?.in.map(({ is }) => is);

describe('a value that follows by a rule', () => {
  test('waits while something else of its group is missing, and names it', () => {
    expect(values(law())).toEqual([8000]);
    expect(inOnePiece('atlantis', law(), calendar).waiting).toEqual([
      { name: 'allowance', from: '2027-01-01', taxYear: 2027, is: 9000, waitsFor: ['bands'] },
    ]);
  });

  test('waits as well for what has been looked for and is not out yet', () => {
    const ofCredit = {
      ...calendar,
      entries: calendar.entries.map((one) => ({ ...one, figures: ['credit'] })),
    };
    expect(values(law(), 'allowance', ofCredit)).toEqual([8000]);
    expect(inOnePiece('atlantis', law(), ofCredit).waiting?.[0]?.waitsFor).toEqual(['credit']);
  });

  test('counts as soon as all the others are out; what goes on holds nothing back', () => {
    expect(values(law({}, [], [bandsOf2027]))).toEqual([8000, 9000]);
    expect(values(law({ groups: { tariff: ['allowance', 'rate'], other: ['bands'] } }))).toEqual([
      8000, 9000,
    ]);
    expect(values(law({ groups: {} }))).toEqual([8000, 9000]);
  });

  test.each([
    ['2027-04-05', 2026],
    ['2027-04-06', 2027],
  ])('from %s on belongs to the tax year that begins in April %i', (from, taxYear) => {
    const { figures } = law();
    const allowance = {
      unit: 'year' as const,
      in: [
        { from: '2026-04-06', is: 8000 },
        { ...ruled, from },
      ],
    };
    const inApril = law({ taxYearStarts: '04-06', figures: { ...figures, allowance } });
    expect(inOnePiece('atlantis', inApril, calendar).waiting?.map((one) => one.taxYear)).toEqual([taxYear]);
  });
});

describe('what is law', () => {
  const isLaw: Dated = { from: '2027-01-01', is: 750 };

  test('always counts, and is named as mixed while something else is missing', () => {
    const file = inOnePiece('atlantis', law({}, [isLaw]), calendar);
    expect(values(file, 'credit')).toEqual([700, 750]);
    expect(values(file)).toEqual([8000]);
    const named = mixedGroups('atlantis', file, calendar, 2027);
    expect(named.map(({ isLaw: names, notOut }) => [names, notOut.map(({ name }) => name)])).toEqual([
      [['credit'], ['bands']],
    ]);
    expect(mixed({ law: { atlantis: file }, calendar }, 2026)).toEqual([
      {
        file: 'data/law/atlantis.json',
        path: 'groups.tariff',
        message: '2027 is mixed: credit is law, not out: bands (due 2026-12-31)',
      },
    ]);
  });

  test('is not mixed with what was settled when the laws were last gone through', () => {
    const file = law({}, [isLaw]);
    expect(mixedGroups('atlantis', file, { ...calendar, since: '2027-03-01' }, 2027)).toEqual([]);
  });
});

const data = parseData(realFiles);
const YEARS = [2026, 2027, 2028];

/** What the file says of a figure or scale, and what counts of it. */
function written(country: string, name: string) {
  const raw = JSON.parse(realFiles[`law/${country}.json`] ?? '');
  const { unit, set, in: all } = raw.figures[name] ?? raw.scales[name] ?? raw.steps[name];
  const isMoney = ['year', 'quarter', 'month', 'week'].includes(unit) && raw.figures[name] !== undefined;
  const isExpected = data.calendar.entries.some(
    (one) => one.country === country && one.figures?.includes(name),
  );
  const file = data.law[country];
  const counting = (file?.figures[name] ?? file?.scales[name] ?? file?.steps[name])?.in ?? [];
  return { all: all as Dated[], counting, isRenewed: isExpected || (isMoney && set !== 'until-changed') };
}

describe('in every country', () => {
  const groups = Object.entries(data.law).flatMap(
    ([country, { groups: own = {}, taxYearStarts = '01-01' }]) =>
      Object.entries(own).map(([group, names]) => ({ country, group, names, taxYearStarts })),
  );

  test('a tariff has its group', () => {
    expect(new Set(groups.map(({ country }) => country))).toEqual(new Set(Object.keys(data.law)));
  });

  test.each(groups)(
    '$country, $group: no year has one figure by a rule and another of the year before',
    ({ country, names, taxYearStarts }) => {
      for (const year of YEARS) {
        const [starts, ends] = [`${year}-${taxYearStarts}`, `${year + 1}-${taxYearStarts}`];
        const members = names.map((name) => {
          const { all, counting, isRenewed } = written(country, name);
          const last = counting
            .filter(({ from, status }) => from < ends && (!status || status === 'by-rule'))
            .at(-1);
          const isOut = (last?.from ?? '') >= starts;
          const isKnownToGoOn = !isRenewed || all.some(({ from, status }) => from >= ends && !status);
          return { name, isByRule: isOut && last?.status === 'by-rule', isOld: !isOut && !isKnownToGoOn };
        });
        const settled = names.filter((name) =>
          written(country, name).all.some(({ checkedFor = 0 }) => checkedFor >= year),
        );
        const isWaitedFor = ({ name, isOld }: (typeof members)[number]) =>
          isOld &&
          (!settled.includes(name) ||
            data.calendar.entries.some((one) => one.country === country && one.figures?.includes(name)));
        if (members.some(isWaitedFor)) {
          expect(
            members.filter(({ isByRule }) => isByRule).map(({ name }) => name),
            `${year}`,
          ).toEqual([]);
        }
      }
    },
  );

  test.each([
    ['united-states', ['us-self-employed', 'us-wage', 'us-citizen-abroad', 'us-citizen-company']],
    ['turkey', ['tr-sole-trader', 'tr-limited-company', 'tr-service-export']],
  ])('%s: deduction, bands, limits and wage are all of 2026', (country, ids) => {
    const laws = compileLaws(data);
    for (const id of ids) {
      const program = laws.regimes[id]?.program;
      if (!program) throw new Error(`there is no law ${id}`);
      const tariff = (year: number) => {
        const { scales } = lawOfYear(program, { taxYear: year });
        const ofTariff = data.law[country]?.groups?.tariff ?? [];
        const figures = program.figures.filter(({ name }) => ofTariff.includes(name));
        const inYear = figures.map((one) => one.in.findLast(({ from }) => from <= `${year}-12-31`)?.is);
        return [scales, inYear];
      };
      expect(tariff(2027), id).toEqual(tariff(2026));
      expect(tariff(2028), id).toEqual(tariff(2026));
    }
  });

  test('all move together once the last of them is law', () => {
    const files = edited('law/united-states.json', (content) => {
      for (const name of ['exclusionLimit', 'businessFrom', 'businessRange']) {
        content.figures[name].in.push({ from: '2027-01-01', is: 140_000 });
      }
      for (const name of ['tax', 'qualified']) {
        content.scales[name].in.push({ ...content.scales[name].in[0], from: '2027-01-01' });
      }
    });
    const { figures, waiting } = parseData(files).law['united-states'] ?? {};
    expect(waiting).toBeUndefined();
    expect(figures?.standardDeduction?.in.map(({ is }) => is)).toEqual([16_100, 16_600]);
  });
});
