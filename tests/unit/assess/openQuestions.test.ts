/** What is asked before an answer is named, and what is said of each answer. */
import { describe, expect, test } from 'vitest';
import { regimesOf } from '../../../src/assess/assessor.ts';
import { changedSentences } from '../../../src/assess/changedEnglish.ts';
import { openQuestions } from '../../../src/assess/openQuestions.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { QUESTIONS } from '../../../src/situation/questions.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, countries, FACTS, recommended } from './people.ts';

const asked = (situation: Situation, skipped: readonly (keyof Situation)[] = []) =>
  openQuestions(recommended(situation), skipped);

test('where somebody has lived is asked of all countries with a scheme that depends on it, in a list or beside it', () => {
  const depends = countries.flatMap((country) =>
    regimesOf(country, FACTS).flatMap(({ conditions }) =>
      conditions.flatMap((one) => (one.type === 'earlier-residence' ? [one.country] : [])),
    ),
  );
  expect(depends).toContain('pl');
  const offered = QUESTIONS.livedIn.choices?.flatMap(([ids]) => ids) ?? [];
  expect(offered.toSorted()).toEqual([...new Set(depends)].toSorted());
});

test('whoever has lived in Poland can say so, and has not come back for its relief', () => {
  const [answered] = (QUESTIONS.livedIn.choices ?? []).find(([, label]) => label === 'Poland') ?? [];
  const states = ([[], answered ?? []] as const).map(
    (livedIn) =>
      assessed({ citizenships: ['de'], livedIn }, 'pl-return-relief').needs.find(
        ({ what }) => what === 'earlier-residence',
      )?.state,
  );
  expect(states).toEqual(['met', 'unmet']);
});

describe('what is asked', () => {
  test('comes in its order: costs of who invoices, the contract of who works remotely', () => {
    expect(asked({ work: 'freelancer' }).slice(0, 4)).toEqual([
      'costs',
      'profession',
      'workplace',
      'citizenships',
    ]);
    expect(asked({ work: 'remote' })[0]).toBe('contract');
    expect(asked({ work: 'remote' })).not.toContain('costs');
  });

  test('is asked once: what was answered or left out does not come again', () => {
    expect(asked({ work: 'freelancer', costs: { percent: 0 } })[0]).toBe('profession');
    expect(asked({ work: 'freelancer' }, ['costs', 'profession'])[0]).toBe('workplace');
  });

  test('ends once no question could make another regime first', () => {
    const designer: Situation = {
      income: 70_000,
      currency: 'EUR',
      work: 'freelancer',
      costs: { percent: 10 },
      profession: 'design',
      workplace: 'here',
      citizenships: ['de'],
    };
    expect(asked(designer)).toEqual([]);
    const list = recommended(designer);
    for (const more of [
      { company: false },
      { company: true },
      { livedIn: [] },
      { clients: 'abroad' },
    ] as const) {
      expect(recommended({ ...designer, ...more }).all[0]?.best.regime.id).toBe(list.all[0]?.best.regime.id);
    }
  });
});

describe('what an answer has changed is said', () => {
  const money = moneyIn('USD');
  const said = (before: Situation, after: Situation) =>
    changedSentences(recommended(before), recommended(after), money)?.join(' ');
  const owner: Situation = { income: 80_000, work: 'freelancer', costs: { percent: 0 } };

  test('from, to and why, with the names', () => {
    const words = said(owner, { ...owner, profession: 'design' });
    const [to] = recommended({ ...owner, profession: 'design' }).all;
    const [from] = recommended(owner).all;
    expect(from?.best.country.name).not.toBe(to?.best.country.name);
    expect(words).toMatch(
      new RegExp(
        `^For designers, (the )?${to?.best.country.name} comes first with \\$[\\d,]+ a month. Before it was ${from?.best.country.name} with \\$[\\d,]+\\.`,
      ),
    );
    expect(words).toContain('certain now.');
  });

  test('that the first one stays, where it does', () => {
    const designer = { ...owner, profession: 'design' } as const;
    const there = { ...designer, workplace: 'here' } as const;
    expect(said(there, { ...there, company: false })).toBe('Without a company, Georgia stays first.');
  });

  test('with the first answer, that amounts are those of a stay by the law', () => {
    const { costs: _costs, ...nothing } = owner;
    expect(said(nothing, owner)).toContain('the average of your stay');
  });

  test('nothing, where the income was changed, or more than one answer', () => {
    expect(said(owner, { ...owner, profession: 'design', workplace: 'here' })).toBeUndefined();
    expect(said(owner, owner)).toBeUndefined();
  });

  test('the same where an address has written out what followed from it', () => {
    const written: Situation = { ...owner, profession: 'design', years: 5, deduct: true };
    expect(said(owner, written)).toBe(said(owner, { ...owner, profession: 'design' }));
  });
});
