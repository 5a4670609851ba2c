import { describe, expect, it } from 'vitest';
import { typedFigures } from '../../../data/compiler/checks/typedFigures.ts';
import { withFigures } from '../../../data/compiler/law/textFigures.ts';
import { type DataFiles, parseData } from '../../../data/compiler/read.ts';
import { edited, realFiles } from '../data/samples.ts';

const day = (year: number) => `${year}-01-01`;

/** A country with a minimum base that rises in August 2026 and again in 2027, and a tax of 20%, from 2027 of 22.5%. */
const LAW = {
  country: 'atlantis',
  currency: 'TRY',
  figures: {
    incomeTax: {
      unit: 'percent',
      in: [
        { from: day(2020), is: 20 },
        { from: day(2027), is: 22.5 },
      ],
    },
    minimumBase: {
      unit: 'month',
      in: [
        { from: day(2026), is: 500.5 },
        { from: '2026-08-01', is: 600 },
        { from: day(2027), is: 1700, status: 'by-rule', because: 'The wage of July {minimumBase@2026-08}.' },
        { from: day(2028), is: 9999, status: 'bill' },
      ],
    },
    wages: { unit: 'number', in: [{ from: day(2020), is: 36 }] },
    relief: {
      unit: 'year',
      in: [
        { from: day(2020), is: 70_000 },
        { from: day(2030), is: 0 },
      ],
    },
    pensionTax: { unit: 'percent', in: [{ from: day(2020), is: 7 }] },
    vatLimit: { unit: 'year', in: [{ from: day(2026), is: 12_500_000 }] },
  },
  scales: {
    tariff: {
      in: [
        {
          from: day(2026),
          is: [
            [190_000, 15],
            [400_000, 20],
            [null, 27],
          ],
        },
        {
          from: day(2027),
          is: [
            [236_950, 15],
            [499_150, 20],
            [null, 28],
          ],
        },
      ],
    },
  },
  steps: {},
  regimes: {},
  sources: {},
};

function filesWith(text: unknown, path = 'countries/atlantis.json'): DataFiles {
  return { 'law/atlantis.json': JSON.stringify(LAW), [path]: JSON.stringify({ text }) };
}

/** A text as it is written in a tax year. */
function written(text: string, taxYear = 2026): string {
  const { files, problems } = withFigures(filesWith(text), taxYear);
  expect(problems).toEqual([]);
  return JSON.parse(files['countries/atlantis.json'] ?? '').text;
}

function messages(text: string): string[] {
  return withFigures(filesWith(text), 2026).problems.map(({ message }) => message);
}

describe('a figure in a text', () => {
  it('is written in its unit: a percent, an amount with its cents if it has any, a number', () => {
    expect(written('{incomeTax} of {minimumBase}, {12 * minimumBase} a year')).toBe(
      '20% of TRY 500.50, TRY 6,006 a year',
    );
    expect(written('{wages} wages, {100% - incomeTax}')).toBe('36 wages, 80%');
  });

  it('is that of the tax year that is compiled', () => {
    expect(written('{incomeTax} of {minimumBase} in {taxYear}', 2027)).toBe('22.5% of TRY 1,700 in 2027');
  });

  it('is that of another year or month where the text names one', () => {
    expect(written('{minimumBase@2026-07}, {minimumBase@2026-08}, {minimumBase@2027}')).toBe(
      'TRY 500.50, TRY 600, TRY 1,700',
    );
    expect(written('{minimumBase@2026}', 2027)).toBe('TRY 500.50');
  });

  it('is a sum of the months of a year that changes within', () => {
    expect(written('{sum(minimumBase)@2026}')).toBe('TRY 6,503.50');
  });

  it('is what counts: a bill changes no text', () => {
    expect(written('{minimumBase@2028}')).toBe('TRY 1,700');
  });

  it('stands without its sign, in millions or with the decimals that a text asks for', () => {
    expect(written('{number(minimumBase)} lira, {number(incomeTax)}/{number(100% - incomeTax)}')).toBe(
      '500.50 lira, 20/80',
    );
    expect(written('{million(vatLimit)}')).toBe('TRY 12.5 million');
    expect(written('{round(minimumBase)}, {round(incomeTax, 1)}')).toBe('TRY 501, 20.0%');
  });

  it('may be a bound or a rate of a scale, or its tax', () => {
    const text =
      '{rate(tariff, 2)} from {bound(tariff, 1)} to {number(bound(tariff, 2))}, then {rate(tariff, 3)}';
    expect(written(text)).toBe('20% from TRY 190,000 to 400,000, then 27%');
    expect(written(text, 2027)).toBe('20% from TRY 236,950 to 499,150, then 28%');
    expect(written('{scale(tariff, bound(tariff, 2))}')).toBe('TRY 70,500');
  });

  it('is filled in in the law itself, and nowhere but in files of countries', () => {
    const picture = { 'maps/atlantis.svg': '<style>path {fill: red}</style>' };
    const { files } = withFigures({ ...filesWith(''), ...picture }, 2026);
    expect(files['law/atlantis.json']).toContain('The wage of July TRY 600.');
    expect(files['maps/atlantis.svg']).toBe(picture['maps/atlantis.svg']);
  });

  it('is refused with its file and path where there is none of that name', () => {
    expect(withFigures(filesWith([{ because: 'Pays {incomTax}.' }]), 2026).problems).toEqual([
      {
        file: 'data/countries/atlantis.json',
        path: 'text[0].because',
        message: '{incomTax}: there is no value "incomTax"',
      },
    ]);
  });

  it('is refused where it depends on a person, has no words or no value in a year that is named', () => {
    expect(messages('{incomeTax * profit}')).toEqual([
      '{incomeTax * profit}: The case does not say "profit"',
    ]);
    expect(messages('{vatLimit * vatLimit}')).toEqual([
      '{vatLimit * vatLimit}: an amount times an amount has no words',
    ]);
    expect(messages('{minimumBase@2025}')).toEqual([
      '{minimumBase@2025}: "minimumBase" has no value in 2025',
    ]);
    expect(messages('{incomeTax + minimumBase}')).toEqual([
      '{incomeTax + minimumBase}: a sum takes a rate and an amount a month',
    ]);
  });
});

describe('a typed number is refused', () => {
  const found = (text: string, path?: string) =>
    typedFigures(filesWith(text, path)).map(({ message }) => /^"([^"]+)"/.exec(message)?.[1]);

  it('where it equals a figure that changes, in its unit and currency', () => {
    expect(found('20% and 22.5%')).toEqual(['20%', '22.5%']);
    expect(found('TRY 500.50, ₺600 or 1,700 lira')).toEqual(['TRY 500.50', '₺600', '1,700 lira']);
    expect(found('A year TRY 20,400, up to TRY 236,950')).toEqual(['TRY 20,400', 'TRY 236,950']);
  });

  it('where a text of the country names it as a formula that changes, but not as what flat figures are', () => {
    const text = 'A half of it is {minimumBase / 2}, a tenth of that {round(incomeTax * minimumBase)}.';
    const file = (typed: object) => ({
      ...filesWith(text),
      'countries/atlantis.json': JSON.stringify({ taxYear: 2026, text }),
      'practical/atlantis.json': JSON.stringify(typed),
    });
    const foundIn = (typed: object) =>
      typedFigures(file(typed)).map(({ message }) => message.split(' is ')[0]);
    const { files } = withFigures(file({}), 2026);
    const [half = '', tenth = ''] = files['countries/atlantis.json']?.match(/TRY [\d,.]*\d/g) ?? [];
    expect(foundIn({ text: `${half} and ${tenth}` })).toEqual([`"${half}"`, `"${tenth}"`]);
    expect(foundIn({ taxBrackets: [{ description: half }] })).toEqual([]);
  });

  it('and not where it is in another unit, part of a longer number, or a figure named already', () => {
    expect(found('600 km, €600, TRY 1,600, 120%, {incomeTax}')).toEqual([]);
  });

  it("and not where the text says that it is something else: {'20%'}", () => {
    expect(found("{'20%'} of all people")).toEqual([]);
    expect(written("{'20%'} of all people")).toBe('20% of all people');
  });

  it('and not where the figure has one value only, or one until it ends', () => {
    expect(found('7%, TRY 70,000')).toEqual([]);
  });

  it('and not in worked examples, sources and news', () => {
    const file = { examples: [{ steps: ['20%'] }], sources: [{ supports: '20%' }], source: { title: '20%' } };
    expect(typedFigures({ ...filesWith(''), 'practical/atlantis.json': JSON.stringify(file) })).toEqual([]);
    expect(found('20%', 'changes/atlantis.json')).toEqual([]);
  });

  it('of which the data have none', () => {
    expect(typedFigures(realFiles)).toEqual([]);
  });
});

describe('the texts of the site', () => {
  const ofEstonia = (files: DataFiles, taxYear?: number) => {
    const { countries, practical, law } = parseData(files, taxYear);
    const { pay } = law.estonia?.regimes['ee-ou-dividends'] ?? {};
    return [
      countries.estonia?.taxRegimes[1]?.incomeTaxDescription,
      practical.estonia?.health.text,
      pay?.texts.minimum,
    ];
  };

  it('follow the law into the next year', () => {
    expect(ofEstonia(realFiles, 2026)).toEqual([
      "22% on the director's fee of €10,632 a year after the basic exemption of €8,400, which is €491.04.",
      expect.stringContaining('at least €292.38 a month'),
      expect.stringContaining('A fee of EUR 886 a month'),
    ]);
    expect(ofEstonia(realFiles, 2027)).toEqual([
      "22% on the director's fee of €11,352 a year after the basic exemption of €8,400, which is €649.44.",
      expect.stringContaining('at least €312.18 a month'),
      expect.stringContaining('A fee of EUR 946 a month'),
    ]);
  });

  it('follow a rate that is changed in one place', () => {
    const files = edited('law/estonia.json', ({ figures }) => {
      figures.incomeTax.in[0].is = 24;
    });
    expect(ofEstonia(files)[0]).toBe(
      "24% on the director's fee of €10,632 a year after the basic exemption of €8,400, which is €535.68.",
    );
    expect(parseData(files).countries.estonia?.headlineRate).toBe('24% flat');
  });
});
