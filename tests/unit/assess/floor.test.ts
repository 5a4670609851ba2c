/** The first answer is a floor: whatever ordinary answer follows, in any order, the amount of the answer does not fall. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import { caveats } from '../../../src/assess/caveats.ts';
import { gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { PROFESSION_IDS } from '../../../src/catalogue/professions.ts';
import { figuresForLink, figuresInLink, withLinkFigures } from '../../../src/situation/address.ts';
import { ORDINARY } from '../../../src/situation/openAnswers.ts';
import { homeIdOf, type Situation } from '../../../src/situation/situation.ts';
import file from './firstAnswers.json';
import { recommended } from './people.ts';

const profiles = file.profiles as unknown as readonly {
  readonly no: number;
  readonly who: string;
  readonly situation: Situation;
}[];

/** Parts of the amount that an ordinary answer may take: amounts are the average of years with rounded parts. */
const MOST_LOST = 0.01;

/** What an answer says would be kept elsewhere, and how much more than today that is where today is known; USD per year. */
interface Amounts {
  readonly kept: number;
  readonly more: number | null;
}

/** Of each set of answers, in whichever order they were given; null where the answer is to stay. */
const amounts = new Map<string, Amounts | null>();

function amountsOf(situation: Situation): Amounts | null {
  const key = JSON.stringify(Object.entries(situation).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (!amounts.has(key)) {
    const { best } = answerOf(recommended(situation));
    const gain = best && gainAMonth(best);
    amounts.set(key, best && { kept: best.kept, more: gain === null ? null : gain * 12 });
  }
  return amounts.get(key) ?? null;
}

/** Whether one is less than the other by more than rounding, or is not named any more. */
const isLess = (after: number | null, before: number | null) =>
  before !== null && (after === null || after < before * (1 - MOST_LOST));

/** Whether the answer says beforehand that it is one of somebody who sells services: of trade less is taken at home. */
function namesServices(situation: Situation): boolean {
  const { best } = answerOf(recommended(situation));
  const note = best && caveats(best, situation, moneyIn('USD'));
  return note?.includes('you sell professional services') ?? false;
}

/** What is lost on the way, in words; nothing where every answer keeps or raises the amount. */
function lostOnTheWay(start: Situation, answers: readonly (readonly [keyof Situation, unknown])[]): string[] {
  let said = start;
  let before = amountsOf(said);
  return answers.flatMap(([key, answer]) => {
    const next = { ...said, [key]: answer } as Situation;
    const after = amountsOf(next);
    const isLost =
      before !== null &&
      (after === null || isLess(after.kept, before.kept) || isLess(after.more, before.more)) &&
      !(key === 'profession' && namesServices(said));
    const words = `${JSON.stringify(said)} + ${key}: ${JSON.stringify(answer)}: ${JSON.stringify([before, after])}`;
    said = next;
    before = after;
    return isLost ? [words] : [];
  });
}

const ordinaryOf = (situation: Situation) =>
  ORDINARY.flatMap((key) => (situation[key] === undefined ? [] : [[key, situation[key]] as const]));

test.each(profiles)(
  '$no $who: no ordinary answer lowers the first amount or the difference: forwards, backwards, from the middle',
  ({ situation }) => {
    const payer = homeIdOf(situation) ?? 'other';
    const said = ordinaryOf({ clients: 'local', livedIn: [], payer, ...situation });
    const start = Object.fromEntries(
      Object.entries(situation).filter(([key]) => !ORDINARY.some((one) => one === key)),
    );
    const middle = Math.floor(said.length / 2);
    const fromMiddle = [...said.slice(middle), ...said.slice(0, middle)];
    expect([said, said.toReversed(), fromMiddle].flatMap((order) => lostOnTheWay(start, order))).toEqual([]);
  },
);

test('whoever she is, whatever she answers, and in whichever order', () => {
  const start = fc.record(
    {
      income: fc.constantFrom(20_000, 45_000, 80_000, 250_000, 700_000),
      work: fc.constantFrom('freelancer', 'remote', 'business'),
      home: fc.constantFrom(
        ...['de', 'us', 'gb', 'es', 'in', 'ae', 'pl', 'it', 'br', 'fr', 'tr', 'ca', 'za', 'pt'].map(
          (country) => ({ country }),
        ),
      ),
      workplace: fc.constantFrom('here', 'elsewhere'),
      days: fc.constantFrom(90, 200),
      costs: fc.constantFrom({ percent: 10 }, { percent: 40 }),
      years: fc.constantFrom(1, 12),
    },
    { requiredKeys: ['income', 'work', 'home'] },
  );
  const answers = fc.record({
    contract: fc.constantFrom('payroll', 'invoices'),
    profession: fc.constantFrom(...PROFESSION_IDS),
    clients: fc.constantFrom('abroad', 'local'),
    company: fc.boolean(),
    livedIn: fc.constantFrom([], ['pt', 'es', 'it'], ['uy']),
    payer: fc.constantFrom('home', 'other'),
  });
  const order = fc.shuffledSubarray([...ORDINARY], { minLength: ORDINARY.length });
  fc.assert(
    fc.property(start, answers, order, (person, said, keys) => {
      const asked = keys.filter((key) => key !== 'contract' || person.work === 'remote');
      expect(
        lostOnTheWay(
          person as Situation,
          asked.map((key) => [key, said[key] === 'home' ? homeIdOf(person) : said[key]] as const),
        ),
      ).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test.each([
  ['pt', 'business', 'you sell professional services'],
  ['it', 'freelancer', 'you sell professional services'],
  ['de', 'freelancer', null],
] as const)(
  'of who lives in %s, what the trade changes at home is named beforehand: %s',
  (country, work, named) => {
    const situation: Situation = {
      ...{ home: { country }, income: 80_000, work, workplace: 'here', costs: { percent: 10 } },
    };
    const noteOf = (said: Situation) => {
      const { best } = answerOf(recommended(said));
      return best && caveats(best, said, moneyIn('USD'));
    };
    const said = /you sell professional services/;
    if (named === null) expect(noteOf(situation)).not.toMatch(said);
    else expect(noteOf(situation)).toMatch(said);
    expect(noteOf({ ...situation, profession: 'design' })).not.toMatch(said);
  },
);

test('five years that nobody has said are no stay after which she comes back', () => {
  const situation: Situation = {
    ...{
      home: { country: 'za' },
      income: 70_000,
      work: 'freelancer',
      workplace: 'here',
      costs: { percent: 0 },
    },
  };
  const shown = figuresInLink(withLinkFigures('', figuresForLink(situation, ['home', 'workplace'])));
  expect(amountsOf(situation)).not.toBeNull();
  expect(amountsOf({ ...shown, work: 'freelancer' } as Situation)).toEqual(amountsOf(situation));
});
