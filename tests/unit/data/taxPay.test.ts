import { describe, expect, it, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { taxCommand } from '../../../src/commands/tax.ts';
import { payAnswer } from '../../../src/commands/taxPay.ts';
import { QuestionError } from '../../../src/law/ask.ts';
import { LAWS } from '../law/laws.ts';

const tax = (...args: string[]) => taxCommand(args);
const answer = (...args: string[]) => JSON.parse(tax(...args, '--json').stdout);

describe('npm run tax -- … --pay', () => {
  const examples = LAWS.flatMap(({ program: { id, currency }, regime: { examples: all = [], pay } }) =>
    all.flatMap(({ case: known, year, chosen = [], set, is, pay: paid }) => {
      // What the command does not ask for is tried by the law's own examples.
      const isAsked = paid && !set && !is && !known.retained && (known.yearOfStay ?? 1) === 1;
      const ways = Object.keys(pay?.ways ?? {});
      const way = ways.findIndex((one) => chosen.includes(one)) + 1;
      const optional = chosen.filter((one) => !ways.includes(one));
      const { turnover = 0, costs = 0 } = known;
      const more = [
        ...(costs > 0 ? ['--costs', `${costs}`] : []),
        ...(year === undefined ? [] : ['--year', `${year}`]),
        ...(way > 0 ? ['--way', `${way}`] : []),
        ...optional.flatMap((name) => ['--with', name]),
      ];
      const asked = [id, '--income', `${turnover}`, '--currency', currency, '--pay', `${paid?.wage}`];
      return isAsked
        ? [{ asked: [...asked, ...more], options: more.filter((one) => /^--/.test(one)), ...paid }]
        : [];
    }),
  );

  test.each(['--costs', '--year', '--way', '--with'])(
    '%s asks as a worked example of a law does',
    (option) => {
      const example = examples.find(({ options }) => options.includes(option));
      expect(answer(...(example?.asked ?? [])).inHand).toBeCloseTo(example?.inHand ?? Number.NaN, 1);
    },
  );

  it('answers every amount a year in the currency asked for, US dollars by default', () => {
    const lira = answer('tr-limited-company', '--income', '8000000', '--currency', 'TRY', '--pay', 'best');
    expect(lira).toMatchObject({
      regimeId: 'tr-limited-company',
      currency: 'TRY',
      profit: 8_000_000,
      wage: 5_300_000,
      employer: 0,
      corporateTax: 675_000,
      dividend: 2_025_000,
      dividendTax: 236_875,
      retained: 0,
      taxOnTakingOut: 0,
      buys: expect.stringContaining('Bağ-Kur'),
    });
    const dollars = answer('tr-limited-company', '--income', '170576', '--pay', 'best');
    const same = ['--income', `${170_576 * 46.9}`, '--currency', 'TRY', '--pay', 'best'];
    expect(dollars.currency).toBe('USD');
    // Less than a lira of the income is dropped.
    expect(Math.abs(dollars.inHand * 46.9 - answer('tr-limited-company', ...same).inHand)).toBeLessThan(1);
    expect(dollars).not.toHaveProperty('trace');
  });

  it('answers the pay that is usual, of a company at home as well', () => {
    const asked = ['gb-ltd', '--income', '100000', '--currency', 'GBP', '--pay'];
    const { wage, inHand } = answer(...asked, 'usual');
    expect(wage).toBeCloseTo(12_570, 2);
    expect(inHand).toBeCloseTo(answer(...asked, '12570').inHand, 2);
  });

  it('profit is income less costs, the tests of turnover look at income', () => {
    const asked = ['al-company-shpk', '--currency', 'ALL', '--income', '20000000', '--costs'];
    const ofAmount = answer(...asked, '10000000', '--pay', 'best');
    expect(ofAmount.profit).toBe(10_000_000);
    expect(ofAmount.corporateTax).toBeCloseTo(0.15 * (10_000_000 - 700_200), 6);
    expect(answer(...asked, '50%', '--pay', 'best')).toEqual(ofAmount);
  });

  it('--retain keeps money in the company and says what taking it out costs', () => {
    const asked = ['bg-eood-company', '--income', '60000', '--currency', 'EUR', '--pay', '0'];
    expect(answer(...asked, '--retain', '20000')).toMatchObject({
      retained: 20_000,
      taxOnTakingOut: 1_000,
      dividend: 34_000,
    });
  });

  it('--trace gives the working of every line, in the currency of the law', () => {
    const asked = [
      'hu-kft-dividends',
      '--income',
      '31500000',
      '--currency',
      'HUF',
      '--pay',
      'best',
      '--trace',
    ];
    const { trace, corporateTax } = answer(...asked);
    expect(trace.map(({ label }: { label: string }) => label)).toEqual([
      ...['Income tax', 'Social security', 'Corporate tax', 'Dividend tax', 'Other taxes'],
    ]);
    expect(trace[2].steps.at(-1).shows).toContain(Math.round(corporateTax).toLocaleString('en-US'));
    const { stdout } = tax(...asked);
    expect(stdout).toMatch(/^Social security\n {4}Insurance: 18\.5% × HUF.3,873,600 → HUF.716,616$/m);
    expect(stdout).toMatch(/^In hand +HUF.2/m);
  });

  it.each([
    [
      ['de-self-employed', '--pay', 'best'],
      /"de-self-employed" is no company that could pay its owner; --pay is for ae-/,
    ],
    [['bg-eood-company', '--pay', '60001'], /The profit of \$60,000\.00 does not pay a wage of \$60,001\.00/],
    [['al-company-shpk', '--pay', '100'], /A wage of \$100\.00 is below the least one of \$7,299\.27/],
    [
      ['lt-mb-service-contract', '--income', '200000', '--pay', '150000'],
      /above the highest one of \$114,155\.25/,
    ],
    [
      ['ro-srl-profit-tax', '--pay', '5000'],
      /lies between two that the law allows: none, or \$10,947\.71 and more/,
    ],
    [
      ['al-company-shpk', '--income', '3000', '--pay', 'best'],
      /does not pay the least wage of \$7,299\.27, with what it costs the company/,
    ],
    [
      ['hu-kft-dividends', '--income', '1000', '--pay', 'best'],
      /does not pay what the company owes without a wage/,
    ],
    [
      ['bg-eood-company', '--pay', 'best', '--retain', '61000'],
      /does not leave \$61,000\.00 to stay in the company/,
    ],
    [
      ['bg-eood-company', '--pay', '0', '--retain', '61000'],
      /does not leave \$61,000\.00 to stay in the company beside a wage/,
    ],
    [['bg-eood-company', '--pay', 'best', '--costs', '60001'], /Costs of \$60,001\.00 leave no profit/],
    [
      ['bg-eood-company', '--pay', 'all'],
      /"all" is no wage; allowed is an amount a year such as 12000, best or usual/,
    ],
    [['bg-eood-company', '--pay', 'best', '--retain', 'some'], /"some" is no number for --retain/],
    [['bg-eood-company', '--retain', '5'], /--retain, --way and --with need --pay/],
    [['bg-eood-company', '--pay', 'best', '--years', '3'], /--pay is about one year; leave out --years/],
    [
      ['bg-eood-company', '--pay', 'best', '--way', '2'],
      /no other way 2 to be paid; it has 1 \(Management contract \(DUK\)\)/,
    ],
    [
      ['bg-eood-company', '--pay', 'best', '--with', 'Church'],
      /"Church" is no optional contribution of bg-eood-company; it has Sickness/,
    ],
  ])('%s exits 2 and says what is wrong', (args, message) => {
    const asked = args.includes('--income') ? args : [...args, '--income', '60000'];
    const { status, stdout, stderr } = tax(...asked);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it('the answer is a pure function, for programs that ask many', () => {
    const question = { regime: 'ge-llc', income: 180_000, currency: 'GEL', pay: { wage: 'best' } } as const;
    expect(payAnswer(compileData(), question)).toMatchObject({ wage: 0, inHand: 145_350 });
    expect(() => payAnswer(compileData(), { ...question, currency: 'XXX' })).toThrow(QuestionError);
  });
});
