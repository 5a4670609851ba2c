/** Figures of one tariff are those of one year, or go on together: what follows by a rule waits for the rest of its group. */
import { describe, expect, test } from 'vitest';
import type { CalendarFile } from '../../../data/compiler/law/calendarFile.ts';
import { inOnePiece, mixed, mixedGroups } from '../../../data/compiler/law/groups.ts';
import type { LawFile } from '../../../data/compiler/law/lawFile.ts';
import { parseData } from '../../../data/compiler/read.ts';
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

interface Written {
  readonly unit?: string | undefined;
  readonly set?: string | undefined;
  readonly in: readonly (Pick<Dated, 'from' | 'status' | 'checkedFor'> & { readonly is: unknown })[];
}

const MONEY = ['year', 'quarter', 'month', 'week'];

/** A figure, scale or steps as the file has them, and as they count. */
function member(country: string, name: string) {
  const written = JSON.parse(realFiles[`law/${country}.json`] ?? '');
  const counting = data.law[country];
  const of = (file: Record<'figures' | 'scales' | 'steps', Readonly<Record<string, Written>>>): Written =>
    file.figures[name] ?? file.scales[name] ?? file.steps[name] ?? { in: [] };
  const isExpected = data.calendar.entries.some(
    (one) => one.country === country && one.figures?.includes(name),
  );
  const isMoney = name in written.figures && MONEY.includes(of(written).unit ?? '');
  return { name, isExpected, isMoney, written: of(written), counts: counting ? of(counting).in : [] };
}

type Member = ReturnType<typeof member>;

/** Whether it is renewed every year and has no value from a tax year on, nor has anybody seen that it goes on. */
function isOld({ written, isExpected, isMoney }: Member, starts: string, year: number): boolean {
  if (written.in.some(({ from, status }) => from >= starts && (!status || status === 'by-rule')))
    return false;
  const isSeen = written.in.some(({ checkedFor = 0 }) => checkedFor >= year);
  return isExpected || (isMoney && written.set !== 'until-changed' && !isSeen);
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
      const members = names.map((name) => member(country, name));
      for (const year of YEARS) {
        const [starts, ends] = [`${year}-${taxYearStarts}`, `${year + 1}-${taxYearStarts}`];
        const byRule = members.filter(({ counts }) =>
          counts.some(({ from, status }) => from >= starts && from < ends && status === 'by-rule'),
        );
        const old = members.filter((one) => isOld(one, starts, year));
        expect(old.length > 0 ? byRule.map(({ name }) => name) : [], `${year}`).toEqual([]);
      }
    },
  );

  test.each([
    ['united-states', ['standardDeduction', 'tax', 'qualified', 'businessFrom', 'exclusionLimit']],
    ['turkey', ['minimumWage', 'tariff', 'wageTariff', 'founderExemption', 'dividendLimit', 'fourthLimit']],
  ])('%s: deductions, bands and limits are those of one year', (country, names) => {
    for (const year of YEARS) {
      const from = names.map(
        (name) => member(country, name).counts.findLast((one) => one.from < `${year + 1}-01-01`)?.from,
      );
      expect(new Set(from.map((day) => day?.slice(0, 4))).size, `${year}: ${from}`).toBe(1);
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
