/** Ties to the country that is left: what citizenships answer is not asked again, and what is kept holds in every list. */
import { describe, expect, it } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { answerOf } from '../../../src/assess/answer.ts';
import { openGroups } from '../../../src/assess/recommendations.ts';
import { rowSays } from '../../../src/assess/rowEnglish.ts';
import { stayNote } from '../../../src/assess/stayEnglish.ts';
import type { TieAnswer } from '../../../src/catalogue/leavingHome.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { isHeld, tiesKnown } from '../../../src/catalogue/ties.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { FACTS, recommended } from './people.ts';

const { leaving } = compileData();

function known(home: string, citizenships: readonly string[] | undefined) {
  const found = leaving[home];
  if (!found) throw new Error(`There is no page about leaving ${home}.`);
  return tiesKnown(home, found.ties, citizenships);
}

describe('what a citizenship answers about leaving', () => {
  it('is not asked again in the United States, whichever it is', () => {
    expect(known('us', ['us'])).toEqual({ citizenship: 'yes', registration: 'no' });
    expect(known('us', ['de', 'us'])).toEqual({ citizenship: 'yes', registration: 'no' });
    expect(known('us', ['de'])).toEqual({ citizenship: 'no' });
  });

  it('answers in Sweden and in India for one side alone', () => {
    expect(known('se', ['se'])).toEqual({ citizenship: 'yes' });
    expect(known('se', ['de'])).toEqual({});
    expect(known('in', ['in'])).toEqual({});
    expect(known('in', ['de'])).toEqual({ citizenship: 'no' });
  });

  it('is asked while no citizenship is said, and answers nothing where it makes no difference', () => {
    expect(known('us', undefined)).toEqual({});
    expect(known('de', ['de'])).toEqual({});
  });
});

const DESIGNER: Situation = {
  income: 70_000,
  currency: 'EUR',
  work: 'freelancer',
  home: { country: 'de' },
  citizenships: ['de'],
};

type Said = Readonly<Record<string, TieAnswer>>;

const heldBy = (home: string) => FACTS.leavingRules[home]?.heldBy ?? [];

const listWith = (said: Said, situation = DESIGNER) =>
  recommended(situation, {
    ...FACTS,
    isHeldBy: (home, citizenships) => isHeld(home, heldBy(home), said, citizenships),
  });

describe('a tie that is kept and makes resident by itself', () => {
  it('leaves staying as the answer, and says on what all else rests', () => {
    const list = listWith({ home: 'yes' });
    const answer = answerOf(list);
    const [could] = answer.couldBe;
    expect(answer.best).toBeNull();
    expect(answer.stays).toBe(true);
    expect(could && rowSays(could, moneyIn('EUR'))).toMatchObject({
      first: 'Only if',
      rest: 'your tax residence in Germany ends',
    });
    expect(
      stayNote(
        could,
        list.all.map(({ best }) => best),
        DESIGNER,
        moneyIn('EUR'),
      ),
    ).toMatch(
      /^Before business costs\. As your plan has it, you stay tax resident in Germany\. Up to €\d,\d{3} in .+, only if your tax residence in Germany ends\.$/,
    );
    expect(openGroups(list).some(({ level }) => level === 'more')).toBe(false);
  });

  it('names no gain anywhere, and the same amounts of the same schemes as without it', () => {
    const [held, free] = [listWith({ home: 'yes' }), listWith({ home: 'no' })];
    const open = held.all.filter(({ best }) => best.fit !== 'no').map(({ best }) => best);
    expect(open.length).toBeGreaterThan(10);
    for (const one of open) {
      const same = free.all.find(({ best }) => best.country.id === one.country.id)?.best;
      expect(one.saving).toBeNull();
      expect(one.fit).toBe('check');
      expect([one.regime.id, one.kept]).toEqual([same?.regime.id, same?.kept]);
    }
  });

  it('is nothing that only may keep resident, nor that was answered with no, nor of another country', () => {
    const free = answerOf(recommended(DESIGNER)).best?.regime.id;
    expect(free).toBeDefined();
    for (const ties of [{ home: 'no' }, { family: 'yes' }, { centre: 'yes' }] as const) {
      expect(answerOf(listWith(ties)).best?.regime.id).toBe(free);
    }
    const spaniard: Situation = { ...DESIGNER, home: { country: 'es' } };
    expect(answerOf(listWith({ home: 'yes' }, spaniard)).best).not.toBeNull();
  });

  it('is no citizenship, which is in the figures, and no green card of a citizen', () => {
    const isHeldBy = (said: Said, citizenships?: readonly string[]) =>
      isHeld('us', heldBy('us'), said, citizenships);
    expect(isHeldBy({ citizenship: 'yes' }, ['us'])).toBe(false);
    expect(isHeldBy({ registration: 'yes' }, ['us'])).toBe(false);
    expect(isHeldBy({ registration: 'yes' }, ['de'])).toBe(true);
    expect(isHeldBy({})).toBe(false);
  });
});
