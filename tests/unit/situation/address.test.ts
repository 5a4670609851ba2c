import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../../../src/catalogue/currencies.ts';
import { fromUsd, roundFigure, toUsd } from '../../../src/catalogue/money.ts';
import { calculatorPathAt } from '../../../src/catalogue/pages.ts';
import { CITIZENSHIPS, DESTINATIONS, PLACES } from '../../../src/catalogue/places.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { mendedAddress } from '../../../src/catalogue/query.ts';
import {
  allFiguresForLink,
  answersInNoLink,
  figuresForLink,
  figuresInLink,
  PERSONAL,
  personalAnswers,
  shownSituation,
  showsTheSame,
  unreadFigures,
  withFigures,
  withLinkFigures,
} from '../../../src/situation/address.ts';
import { estimateFor, hasAnswers, stayYears } from '../../../src/situation/answered.ts';
import type { Situation } from '../../../src/situation/situation.ts';

describe('what an address says', () => {
  test.each([
    ['', {}],
    ['?step=2', {}],
    ['income=70000', { income: 70_000, currency: 'USD' }],
    ['income=70000&currency=EUR&deduct=1', { income: 70_000, currency: 'EUR', deduct: true }],
    ['currency=EUR', { currency: 'EUR' }],
    ['currency=eur', { currency: 'EUR' }],
    ['income=70.000&currency=EUR', { income: 70_000, currency: 'EUR' }],
    ['income=70.000,00&amp;currency=EUR&amp;years=5', { income: 70_000, currency: 'EUR', years: 5 }],
    ['income=£45,000.00', { income: 45_000, currency: 'GBP' }],
    ['income=70+000', { income: 70_000, currency: 'USD' }],
    ['income=$70k&currency=CAD', { income: 70_000, currency: 'CAD' }],
    ['income=७००००&years=٥&costs=５%', { income: 70_000, currency: 'USD', years: 5, costs: { percent: 5 } }],
    [
      'household=married,9000,2,6',
      { household: { partner: 9_000, hasPartner: true, married: true, children: [2, 6] } },
    ],
    [
      'household=married,0,de,ie,2',
      {
        household: {
          ...{ partner: 0, hasPartner: true, married: true, partnerCitizenships: ['de', 'ie'] },
          children: [2],
        },
      },
    ],
    ['household=partner,0', { household: { partner: 0, hasPartner: true, married: false, children: [] } }],
    ['household=7', { household: { children: [7] } }],
    [
      'other=rent:9600:home,dividends:10000.5:abroad:currency:USD:rule:listed:status:non-dom:assets:200000',
      {
        otherIncome: [
          { kind: 'rent', amount: 9_600, from: 'home' },
          {
            ...{ kind: 'dividends', amount: 10_000.5, from: 'abroad', currency: 'USD', rule: 'listed' },
            ...{ status: 'non-dom', facts: { assets: 200_000 } },
          },
        ],
      },
    ],
    [
      'exit=profit:100000:25000:0.5,crypto:50000:10000,resident:12,age:45,netAssets:80000',
      {
        exit: {
          shares: { profit: 100_000, cost: 25_000, held: 0.5 },
          crypto: { value: 50_000, cost: 10_000 },
          ...{ yearsResident: 12, age: 45, facts: { netAssets: 80_000 } },
        },
      },
    ],
    ['household=seven', {}],
    ['household=married', {}],
    ['costs=12,5+%25', { costs: { percent: 12.5 } }],
    ['costs=5.000', { costs: { amount: 5_000 } }],
    ['income=12.5', { income: 12, currency: 'USD' }],
    ['costs=10%', { costs: { percent: 10 } }],
    ['costs=10%25&years=5', { costs: { percent: 10 }, years: 5 }],
    ['costs=10%&years=5', { costs: { percent: 10 }, years: 5 }],
    ['costs=8000', { costs: { amount: 8_000 } }],
    ['from=2027-05', { arrival: { year: 2027, month: 5 } }],
    ['deduct=0', { deduct: false }],
    ['citizen=de,us', { citizenships: ['de', 'us'] }],
    ['citizen=DE', { citizenships: ['de'] }],
    ['home=de', { home: { country: 'de' } }],
    ['home=es:es-autonomo', { home: { country: 'es', regime: 'es-autonomo' } }],
    ['home=42%25', { home: { rate: 42 } }],
    ['home=20000', { home: { amount: 20_000 } }],
    ['lived=es,pt', { livedIn: ['es', 'pt'] }],
    ['lived=none', { livedIn: [] }],
    ['workplace=elsewhere', { workplace: 'elsewhere' }],
    ['workcountry=es', { workCountry: 'es' }],
    ['days=90-183', { days: { from: 90, to: 183 } }],
    ['days=120', { days: 120 }],
    ['clients=local', { clients: 'local' }],
    ['company=1', { company: true }],
    ['company=0', { company: false }],
    ['running=1', { runningCosts: true }],
    ['contract=invoices', { work: 'remote', contract: 'invoices' }],
    ['income=70000&income=90000', { income: 70_000, currency: 'USD' }],
    ['years=&years=3', { years: 3 }],
    ['profession=trade', { profession: 'trade' }],
  ])('%o', (search, said) => {
    expect(figuresInLink(search)).toEqual(said);
  });

  test.each([
    'income=',
    'income=-1',
    'income=1e5',
    'income=10000001',
    'income=seventy',
    'income=70+or+80',
    'currency=XYZ',
    'currency=__proto__',
    'costs=101%',
    'costs=-3',
    'costs=10%%',
    'costs=99999999',
    'years=0',
    'years=21',
    'years=2.5',
    'from=2027-13',
    'from=2027',
    'from=1999-01',
    'deduct=yes',
    'profession=pirate',
    'profession=toString',
    'citizen=de,de',
    'citizen=de,us,fr',
    'citizen=germany',
    'other=lottery:1:home',
    'other=rent:home',
    'other=rent:1e5:home',
    'other=pension:9000:here',
    'other=rent:1:home:currency:XYZ',
    'exit=shares:1:1:2',
    'exit=portfolio:5',
    'exit=crypto:-5:1',
    'exit=gold',
    'home=abc',
    'lived=de',
    'workplace=home',
    'workcountry=xx',
    'days=400',
    'days=183-90',
    'days=90-183-200',
    'clients=some',
    'company=yes',
    'running=0',
  ])('%o says nothing', (search) => {
    expect(figuresInLink(search)).toEqual({});
  });

  test('a green card is in an address, because it changes figures; "no" is what its absence says', () => {
    expect(figuresInLink('greencard=1')).toEqual({ greenCard: true });
    expect(figuresInLink('greencard=0')).toEqual({});
    expect(withLinkFigures('', figuresForLink({ income: 80_000, greenCard: true }))).toContain('greencard=1');
    expect(withLinkFigures('', figuresForLink({ income: 80_000, greenCard: false }))).not.toContain(
      'greencard',
    );
  });

  test('what is not understood is told by name, and an amount in another currency than the one named is not', () => {
    const search = 'income=£70,000&currency=EUR&costs=some&years=&from=May&pay=best&more=1';
    expect(figuresInLink(search)).toEqual({ currency: 'EUR', payBest: true });
    expect(unreadFigures(search)).toEqual([
      { name: 'income', text: '£70,000' },
      { name: 'costs', text: 'some' },
      { name: 'from', text: 'May' },
    ]);
  });

  test('of a parameter that is there twice the first text counts, and the other is told', () => {
    expect(unreadFigures('income=70000&currency=EUR&income=90000&currency=EUR&years=&years=3')).toEqual([
      { name: 'income', text: '90000', instead: '70000' },
    ]);
  });

  test('no address throws or says what no person could', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('income', 'currency', 'costs', 'profession', 'years', 'from', 'deduct'),
            fc.oneof(
              fc.string(),
              fc.double().map(String),
              fc.constantFrom('10%', 'EUR', '2027-05', '1', 'trade'),
            ),
          ),
        ),
        (pairs) => {
          const said = figuresInLink(new URLSearchParams(pairs).toString());
          expect(said.income === undefined || (said.income >= 0 && said.income <= 10_000_000)).toBe(true);
          expect(figuresInLink(withLinkFigures('', said))).toEqual(
            figuresInLink(withLinkFigures('', figuresInLink(withLinkFigures('', said)))),
          );
        },
      ),
    );
  });
});

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const answers: fc.Arbitrary<Situation> = fc.record(
  {
    income: fc.integer({ min: 0, max: 10_000_000 }),
    currency: fc.constantFrom(...CURRENCIES),
    costs: fc.oneof(
      fc.record({ amount: fc.integer({ min: 0, max: 10_000_000 }) }),
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    ),
    years: fc.integer({ min: 1, max: 20 }),
    arrival: fc.record({
      year: fc.integer({ min: 2000, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
    }),
    profession: fc.constantFrom(...PROFESSION_IDS),
    contract: fc.constantFrom('payroll', 'invoices'),
    household: fc.oneof(
      fc.constant({}),
      fc.record({
        hasPartner: fc.constant(true),
        married: fc.boolean(),
        partner: fc.integer({ min: 0, max: 90_000 }),
        children: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
      }),
    ),
    otherIncome: fc.array(
      fc.record(
        {
          kind: fc.constantFrom('dividends', 'shares', 'rent'),
          amount: fc.nat({ max: 90_000 }),
          from: fc.constantFrom('here', 'home', 'abroad', 'de'),
          currency: fc.constantFrom(...CURRENCIES),
          rule: fc.constantFrom('listed', 'held-up-to-5-years', 'after-year.from1'),
          status: fc.constant('non-dom'),
          facts: fc.record({ assets: fc.nat({ max: 90_000 }) }),
        },
        { requiredKeys: ['kind', 'amount', 'from'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    exit: fc.record(
      {
        shares: fc.oneof(
          fc.record({ value: fc.nat(), cost: fc.nat(), held: fc.constantFrom(0.25, 1) }),
          fc.record({ profit: fc.nat(), cost: fc.nat(), held: fc.constantFrom(0.25, 1) }),
        ),
        portfolio: fc.record({ value: fc.nat(), cost: fc.nat() }),
        crypto: fc.record({ value: fc.nat(), cost: fc.nat() }),
        business: fc.record({ value: fc.nat(), cost: fc.nat() }),
        yearsResident: fc.nat({ max: 50 }),
        facts: fc.record({ netAssets: fc.nat() }),
      },
      { requiredKeys: ['portfolio'] },
    ),
    deduct: fc.boolean(),
    payBest: fc.boolean(),
    greenCard: fc.boolean(),
    citizenships: fc.subarray(ids(CITIZENSHIPS), { minLength: 1, maxLength: 2 }),
    home: fc.oneof(
      fc.record({ country: fc.constantFrom(...ids(PLACES)) }),
      fc.record({ rate: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 0, max: 90_000 }) }),
    ),
    livedIn: fc.subarray(ids(DESTINATIONS)),
    workplace: fc.constantFrom('here', 'elsewhere'),
    workCountry: fc.constantFrom('es', 'gb', 'br'),
    clients: fc.constantFrom('abroad', 'local'),
    company: fc.boolean(),
    days: fc.oneof(
      fc.integer({ min: 0, max: 366 }),
      fc.record({ from: fc.integer({ min: 0, max: 100 }), to: fc.integer({ min: 101, max: 366 }) }),
    ),
    runningCosts: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Who works remotely alone is asked for a contract. */
const situations = answers.map((said): Situation => (said.contract ? { ...said, work: 'remote' } : said));

/** An address with all figures of a situation that addresses can say. */
const allOf = (situation: Situation) => withLinkFigures('tax_regime_ids=a,b', allFiguresForLink(situation));

describe('links', () => {
  test('with everything in it an address shows what its sender saw, an address without anything personal what it names', () => {
    fc.assert(
      fc.property(situations, (sender) => {
        const search = allOf(sender);
        expect(search.startsWith('tax_regime_ids=a,b')).toBe(true);
        const shown = figuresInLink(search);
        expect(showsTheSame(shown, sender, 80_000)).toBe(true);
        expect(estimateFor(shown)).toBe(estimateFor(sender));
        expect(stayYears(shown)).toBe(stayYears(sender));
        const bare = figuresInLink(withLinkFigures('', figuresForLink(sender)));
        expect(PERSONAL.filter((key) => key !== 'contract' && bare[key] !== undefined)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['income=70000', 'specified', null],
    ['income=70000&currency=EUR', 'specified', null],
    ['income=70000&deduct=1', 'law', null],
    ['income=70000&costs=10%', 'law', 5],
    ['income=70000&pay=best', 'law', 5],
    ['income=70000&years=3', 'law', 3],
    ['income=70000&years=3&deduct=0', 'specified', 3],
  ])('show the law’s estimate where they show a stay: %s', (search, estimate, years) => {
    for (const reader of [{}, { income: 50_000, citizenships: ['de'], deduct: false }] as const) {
      const shown = shownSituation(reader, figuresInLink(search));
      expect([estimateFor(shown), stayYears(shown)]).toEqual([estimate, years]);
    }
  });

  test('say that the law’s estimate was switched off', () => {
    expect(withLinkFigures('', figuresForLink({ income: 70_000, days: 200, deduct: false }))).toBe(
      'income=70000&years=5&deduct=0',
    );
  });

  test('they are valid addresses, and stay what they are in whatever a message does to them', () => {
    const behind = fc.string({ unit: fc.constantFrom(...'.,;:!?)]}»”"\'>*_ \u200b\ufeff'), maxLength: 4 });
    fc.assert(
      fc.property(
        situations,
        behind,
        fc.constantFrom('/compare', '/tax-calculator/malta-1'),
        (sender, tail, path) => {
          fc.pre(!/\.\./.test(tail));
          const search = allOf(sender);
          const address = `${path}?${search}`;
          expect(new URL(address, 'https://lowtide.example').href).toBe(`https://lowtide.example${address}`);
          expect(search).not.toMatch(/%(?![0-9A-F]{2})/);
          const figures = figuresInLink(search);
          for (const sent of [
            address + tail,
            address + encodeURIComponent(tail),
            path + encodeURIComponent(`?${search}`),
            `${path}?${encodeURIComponent(search)}`,
            address.replaceAll('&', '&amp;'),
          ]) {
            const [mended = '', query = ''] = mendedAddress(sent).split('?');
            expect(mended).toBe(path);
            expect(figuresInLink(query)).toEqual(figures);
            expect(unreadFigures(query)).toEqual([]);
          }
        },
      ),
    );
  });

  test('an own rate or amount as tax of today that no address can say is named as left out', () => {
    expect(personalAnswers({ home: { rate: 42.5 } })).toEqual(['home']);
    const situation: Situation = {
      home: { rate: 42.123456 },
      living: { amount: 2_000, currency: 'EUR' },
      region: 'europe',
    };
    expect(personalAnswers(situation)).toEqual([]);
    expect(answersInNoLink(situation)).toEqual(['home', 'living', 'region']);
  });

  test('an answer with "no" that shows the same as none is not left out', () => {
    expect(
      answersInNoLink({
        greenCard: false,
        runningCosts: false,
        payBest: false,
        household: {},
        deduct: false,
      }),
    ).toEqual([]);
    expect(personalAnswers({ company: false, livedIn: [] })).toEqual(['livedIn', 'company']);
  });

  test('an address of before the first answers shows its one year, with the answers given since', () => {
    const reader: Situation = { income: 50_000, citizenships: ['de'], clients: 'abroad', years: 3 };
    const shown = shownSituation(reader, figuresInLink('income=70000'));
    expect(stayYears(shown)).toBeNull();
    expect(hasAnswers(shown)).toBe(true);
    expect(shown).toMatchObject({ income: 70_000, citizenships: ['de'], clients: 'abroad' });
    expect(withLinkFigures('', figuresForLink(shown))).toBe('income=70000');
  });

  test.each([
    ['/countries', '/countries?income=70000&currency=EUR&costs=10%25&deduct=1'],
    ['/wizard?step=1&income=80000', '/wizard?step=1&income=70000&currency=EUR&costs=10%25&deduct=1'],
    [
      '/tax-calculator/malta-1#top',
      '/tax-calculator/malta-1?income=70000&currency=EUR&costs=10%25&deduct=1#top',
    ],
    [
      '/low-tax-countries-for-freelancers',
      '/low-tax-countries-for-freelancers?income=70000&currency=EUR&costs=10%25&deduct=1',
    ],
    ['/', '/'],
    ['/how-it-works', '/how-it-works'],
    ['/low-tax-countries', '/low-tax-countries'],
  ])('%s carries what has been said: %s', (href, expected) => {
    const said = figuresForLink({ income: 70_000, currency: 'EUR', costs: { percent: 10 } });
    expect(withFigures(href, said)).toBe(expected);
  });

  test('stay as they are where nothing has been said', () => {
    expect(withFigures('/compare?tax_regime_ids=a&income=60000', figuresForLink({}))).toBe(
      '/compare?tax_regime_ids=a&income=60000',
    );
  });

  test('keep their own income where only other things have been said', () => {
    expect(withFigures('/compare?tax_regime_ids=a&income=60000', figuresForLink({ clients: 'abroad' }))).toBe(
      '/compare?tax_regime_ids=a&income=60000&years=5&deduct=1',
    );
  });
});

test('an income beside a figure goes along in the currency of the person who has entered none', () => {
  const income = Math.round(fromUsd(80_000, 'EUR'));
  expect(withFigures('/tax-calculator/spain?income=80000', figuresForLink({ currency: 'EUR' }))).toBe(
    `/tax-calculator/spain?income=${income}&currency=EUR`,
  );
});

test.each(['AED', 'EUR', 'HUF', 'USD'] as const)(
  'a guide beside an income in %s that nobody has entered shows the very amount',
  (currency) => {
    for (const amount of [60_000, 80_000].map((usd) => roundFigure(usd, currency))) {
      const beside = calculatorPathAt('/tax-calculator/georgia', toUsd(amount, currency));
      const [, query = ''] = withFigures(beside, { currency }).split('?');
      expect(figuresInLink(query).income ?? 60_000).toBe(amount);
    }
  },
);

test('more of a small currency than addresses carry stays in dollars, so that it is read again', () => {
  const [, query = ''] = withFigures('/tax-calculator/georgia?income=79365', { currency: 'HUF' }).split('?');
  expect(figuresInLink(query)).toEqual({ currency: 'USD', income: 79_365 });
  expect(unreadFigures(query)).toEqual([]);
});

describe('precedence in an address that the reader has written or followed: address, situation, default', () => {
  test('an address with an income says all that addresses carry', () => {
    const reader: Situation = {
      income: 90_000,
      currency: 'EUR',
      costs: { percent: 20 },
      profession: 'software',
      years: 5,
      days: 200,
    };
    expect(shownSituation(reader, figuresInLink('income=70000'))).toEqual({
      income: 70_000,
      currency: 'USD',
      days: 200,
      deduct: false,
      years: null,
    });
  });

  test('its profession shows in the place of the one said since; answers that no address carries stay', () => {
    const reader: Situation = { income: 90_000, profession: 'software', citizenships: ['pl'] };
    expect(shownSituation(reader, figuresInLink('income=70000&profession=trade'))).toEqual({
      income: 70_000,
      currency: 'USD',
      profession: 'trade',
      citizenships: ['pl'],
    });
  });

  test('an address without one changes only what it names', () => {
    const reader: Situation = { income: 90_000, currency: 'EUR' };
    expect(shownSituation(reader, figuresInLink('deduct=1'))).toEqual({ ...reader, deduct: true });
    expect(shownSituation(reader, figuresInLink('profession=trade'))).toEqual({
      ...reader,
      profession: 'trade',
    });
  });
});
