/**
 * What the net asks. Bounds, phases and families are asked whole; of the long lists of incomes, costs and professions a part is
 * drawn, the same in every run.
 */
import { PROFESSION_IDS } from '../../src/catalogue/professions.ts';
import type { MovingFamily } from '../../src/law/ask.ts';
import type { Engine, Value } from './answers.ts';

/** Where values belong, and how far they may be off from those of the commit before, in US dollars. */
export const TOLERANCES = {
  quick: 1e-6,
  law: 0,
  stay: 1e-6,
  curve: 0.05,
  move: 0,
  pay: 0,
  family: 0.02,
  working: 0,
} as const;

export type Topic = keyof typeof TOLERANCES;
export type Answers = Iterable<readonly [topic: Topic, question: string, value: Value]>;

const INCOMES = [
  ...[0, 1, 4_999, 12_000, 17_431, 25_000, 33_000, 40_000, 48_500, 60_000, 71_250, 80_000, 97_031, 120_000],
  ...[150_000, 200_000, 333_333, 500_000, 750_000, 1_000_000, 10_000_000],
];
const COSTS = [null, { percent: 10 }, { amount: 20_000 }] as const;
const FEW_INCOMES = [28_000, 80_000, 240_000];
const WAGES = ['best', 12_000, 60_000] as const;
/** Of a curve. */
const POINTS = Array.from({ length: 200 }, (_, at) => 5_000 * (at + 1) - 1);
const HALF_A_CENT = 0.005;
const DRAWN = 20;

const FAMILIES: Readonly<Record<string, Omit<MovingFamily, 'from'>>> = {
  'married, partner without income': { hasPartner: true, married: true, partner: 0, children: [] },
  'married, partner earns 30,000': { hasPartner: true, married: true, partner: 30_000, children: [] },
  'married, two children': { hasPartner: true, married: true, partner: 0, children: [4, 7] },
  'partner earns 20,000, a child': { hasPartner: true, married: false, partner: 20_000, children: [2] },
  'alone with a child': { hasPartner: false, married: false, partner: 0, children: [9] },
  'married, four children': { hasPartner: true, married: true, partner: 15_000, children: [1, 5, 12, 17] },
};
const FAMILY_PROFESSIONS = ['software', 'legal', 'trade'] as const;

/** Numbers from 0 to 1, for each name the same in every run (mulberry32). */
function drawing(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Everything about one scheme that needs no person. */
export function* answersOf(engine: Engine, regime: Engine['regimes'][number]): Answers {
  const { id, estimates } = regime;
  const draw = drawing(id);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(draw() * items.length)] as Item;
  for (const estimate of estimates) {
    const asked = { estimate };
    for (const income of INCOMES) {
      yield [estimate, `${id} at ${income}`, engine.linesAt(id, income, asked)];
    }
    for (const bound of engine.bounds(id, asked)) {
      // Named to the cent, so that one that is off by rounding is the same question.
      const beside = [bound - HALF_A_CENT, bound, bound + HALF_A_CENT];
      const lines = beside.map((income) => engine.linesAt(id, income, asked));
      yield [estimate, `${id} around ${bound.toFixed(2)}`, lines];
    }
    for (let drawn = 0; drawn < DRAWN; drawn += 1) {
      const [income, costs] = [oneOf(INCOMES), oneOf(COSTS)];
      const profession = estimate === 'law' ? oneOf(PROFESSION_IDS) : undefined;
      const said = { estimate, costs, profession };
      yield [estimate, `${id} at ${income}, ${JSON.stringify(said)}`, engine.linesAt(id, income, said)];
    }
    for (const from of [2026, 2027]) {
      for (const optional of [true, false]) {
        const plan = { estimate, income: oneOf(FEW_INCOMES), from, years: 10, optional };
        yield ['stay', `${id} ${JSON.stringify(plan)}`, engine.stay(id, plan)];
      }
    }
    yield ['curve', `${id}, ${estimate}`, engine.curveAt(id, POINTS, asked)];
    yield ['working', `${id}, ${estimate}`, engine.working(id, oneOf(FEW_INCOMES), asked)];
  }
  if (estimates.includes('law')) {
    for (const profession of PROFESSION_IDS) {
      const said = { estimate: 'law', profession } as const;
      yield ['law', `${id} at 80000, ${profession}`, engine.linesAt(id, 80_000, said)];
    }
    for (const relief of engine.reliefs(id)) {
      for (const income of FEW_INCOMES) {
        const said = { estimate: 'law', reliefs: [relief] } as const;
        yield ['law', `${id} at ${income} with ${relief}`, engine.linesAt(id, income, said)];
      }
    }
    yield* familiesOf(engine, id);
  }
  if (engine.companies.includes(id)) {
    for (const income of FEW_INCOMES) {
      for (const pay of WAGES) yield ['pay', `${id} at ${income}, ${pay}`, engine.pay(id, income, pay)];
    }
  }
}

/** Six years of a stay, so that what ends after five is in them. */
function* familiesOf(engine: Engine, id: string): Answers {
  for (const [name, family] of Object.entries(FAMILIES)) {
    for (const from of [2026, 2027]) {
      for (const profession of FAMILY_PROFESSIONS) {
        const household = { ...family, from };
        const plan = { estimate: 'law', income: 65_000, from, years: 6, optional: true } as const;
        const question = `${id}, ${name}, ${profession}, from ${from}`;
        yield ['family', question, engine.stay(id, { ...plan, profession, household })];
      }
    }
  }
  const household = { ...FAMILIES['married, two children'], from: null } as MovingFamily;
  yield ['curve', `${id}, with a family`, engine.curveAt(id, POINTS, { estimate: 'law', household })];
}

/** Each destination's scheme with a home that is drawn, and each home with a scheme that is drawn. */
export function* movesOf(engine: Engine): Answers {
  const { destinations, homes } = engine;
  const draw = drawing('moves');
  const oneOf = (items: readonly string[]) => items[Math.floor(draw() * items.length)] as string;
  const pairs = [
    ...destinations.map((scheme) => [scheme, oneOf(homes)] as const),
    ...homes.map((home) => [oneOf(destinations), home] as const),
  ];
  for (const [scheme, home] of pairs) {
    for (const on of ['2026-05-01', '2027-05-15']) {
      yield ['move', `${home} to ${scheme} on ${on}`, engine.move(scheme, home, on, 80_000)];
    }
  }
}

/** People whose home goes on taxing them, some that it lets go, and what answers of one kind alone change. */
export const PEOPLE = [
  { citizenships: ['us'], home: { country: 'us' }, income: 160_000, currency: 'USD' },
  {
    citizenships: ['us'],
    home: { country: 'us' },
    income: 70_000,
    currency: 'USD',
    work: 'remote',
    contract: 'payroll',
  },
  { citizenships: ['us'], income: 250_000, currency: 'USD', work: 'business', company: true, payBest: true },
  {
    ...{ citizenships: ['de'], home: { country: 'de' }, income: 70_000, currency: 'EUR' },
    ...{
      costs: { percent: 10 },
      profession: 'design',
      household: { married: true, partner: 0, children: [3] },
    },
  },
  // The foreign tax that is credited at home is that of a family.
  {
    ...{ citizenships: ['us'], home: { country: 'us' }, income: 160_000, currency: 'USD' },
    household: { married: true, partner: 0, children: [3, 8] },
  },
  // An owner's pay and the year of a move with more children than the other families have.
  {
    ...{ citizenships: ['de'], home: { country: 'de' }, income: 150_000, currency: 'EUR' },
    ...{ work: 'business', company: true, payBest: true, arrival: { year: 2027, month: 5 } },
    household: { married: true, partner: 0, children: [1, 3, 5, 7, 9, 11, 13] },
  },
] as const;
