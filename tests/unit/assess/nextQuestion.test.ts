/** What is asked under an answer, and what is said of each that is given. */
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import { regimesOf } from '../../../src/assess/assessor.ts';
import { changedSentence } from '../../../src/assess/changedEnglish.ts';
import { nextQuestion } from '../../../src/assess/nextQuestion.ts';
import { datedAmounts } from '../../../src/assess/rowEnglish.ts';
import { moneyIn } from '../../../src/catalogue/money.ts';
import { QUESTIONS } from '../../../src/situation/questions.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed, countries, FACTS, recommended } from './people.ts';

const asked = (situation: Situation, skipped: readonly (keyof Situation)[] = []) =>
  nextQuestion(recommended(situation), skipped);

const designer: Situation = {
  income: 70_000,
  currency: 'EUR',
  work: 'freelancer',
  home: { country: 'de' },
  costs: { percent: 10 },
};

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
  test('first where she lives, then how she is paid; of whoever has a business also what it costs, of owners first', () => {
    expect(asked({ work: 'freelancer' })?.about).toBe('home');
    expect(asked({ work: 'business' })?.about).toBe('costs');
    const home = { country: 'de' };
    expect(asked({ work: 'remote', home })?.about).toBe('contract');
    expect(asked({ work: 'remote', contract: 'invoices', home })?.about).toBe('costs');
    expect(asked({ work: 'remote', contract: 'payroll', home })?.about).not.toBe('costs');
  });

  test('then what could raise the amount most, with how much and where', () => {
    const next = asked(designer);
    const { best } = answerOf(recommended(designer));
    expect(next?.could?.kept).toBeGreaterThan((best?.kept ?? 0) * 1.01);
    const others = asked(designer, next ? [next.about] : []);
    expect(others?.about).not.toBe(next?.about);
    expect(others?.could?.kept ?? 0).toBeLessThanOrEqual(next?.could?.kept ?? 0);
  });

  test('of an owner before all else that could raise it whether there will be a company', () => {
    const owner: Situation = {
      income: 250_000,
      work: 'business',
      home: { country: 'ca' },
      costs: { percent: 25 },
    };
    expect(asked(owner)?.about).toBe('company');
    expect(asked({ ...owner, company: false })?.about).not.toBe('company');
  });

  test('once: what was answered or left out does not come again, and nothing that changes nothing', () => {
    const all = [
      'profession',
      'company',
      'workplace',
      'days',
      'clients',
      'citizenships',
      'livedIn',
      'workCountry',
    ];
    const skipped = [...all, 'years', 'household'] as (keyof Situation)[];
    expect(asked(designer, skipped)).toBeNull();
    const settled: Situation = {
      ...designer,
      ...{ profession: 'design', workplace: 'here', clients: 'abroad', household: {} },
    };
    expect(asked(settled)).toBeNull();
  });

  test('last who moves along and where the work is done, which the amount takes for granted', () => {
    const employee: Situation = {
      ...{ income: 120_000, work: 'remote', contract: 'payroll', profession: 'software', payer: 'us' },
      ...{ home: { country: 'us' }, citizenships: ['us'] },
    };
    expect(answerOf(recommended(employee)).best).not.toBeNull();
    expect(asked(employee)).toEqual({ about: 'household', could: null });
    expect(asked({ ...employee, household: {} })).toEqual({ about: 'workplace', could: null });
    expect(asked({ ...employee, household: {}, workplace: 'here' })).toBeNull();
  });

  test('what was left out again, as long as no country is certain and nobody has said where she lives', () => {
    const nomad: Situation = {
      income: 60_000,
      work: 'freelancer',
      costs: { percent: 0 },
      workplace: 'elsewhere',
    };
    const skipped = [
      'home',
      'days',
      'profession',
      'company',
      'clients',
      'citizenships',
      'livedIn',
      'workCountry',
    ];
    expect(answerOf(recommended(nomad)).best).toBeNull();
    const again = asked(nomad, skipped as (keyof Situation)[]);
    expect(skipped).toContain(again?.about);
    expect(again?.could?.kept).toBeGreaterThan(0);
  });

  test('last how long one stays, where the amount ends within the stay, and only there', () => {
    const endOf = (situation: Situation) => {
      const { best } = answerOf(recommended(situation));
      return best && datedAmounts(best);
    };
    const others = [
      'profession',
      'company',
      'workplace',
      'clients',
      'citizenships',
      'livedIn',
      'household',
    ] as const;
    expect(endOf(designer)).not.toBeNull();
    expect(asked(designer)?.about).not.toBe('years');
    expect(asked(designer, others)).toEqual({ about: 'years', could: null });
    expect(asked(designer, [...others, 'years'])).toBeNull();
    expect(asked({ ...designer, years: 5 }, others)).toBeNull();
    const settled: Situation = {
      ...designer,
      ...{ profession: 'design', workplace: 'here', clients: 'abroad', household: {} },
    };
    expect(endOf(settled)).toBeNull();
    expect(asked(settled)).toBeNull();
  });
});

describe('what an answer has changed is said', () => {
  const money = moneyIn('EUR');
  const said = (before: Situation, after: Situation) =>
    changedSentence(recommended(before), recommended(after), money);

  test('how much more, where, and why', () => {
    expect(said(designer, { ...designer, profession: 'design' })).toMatch(
      /^€[\d,]+ a month more than before, now in Georgia, because you work in design\.$/,
    );
  });

  test('that the first one stays, where it does', () => {
    const there: Situation = { ...designer, profession: 'design', workplace: 'here' };
    expect(said(there, { ...there, company: false })).toBe('It stays Georgia.');
  });

  test('what was lost, and why', () => {
    const there: Situation = { ...designer, profession: 'design' };
    expect(said(there, { ...there, workplace: 'elsewhere' })).toMatch(
      /^You keep most where you are, because the scheme in Georgia fits only if you work in Georgia\.$/,
    );
    expect(said(there, { ...there, costs: { percent: 40 } })).toMatch(
      /^€[\d,]+ a month less than before, because 40% costs come off\.$/,
    );
  });

  test('nothing, where the income was changed, or more than one answer', () => {
    expect(said(designer, { ...designer, profession: 'design', workplace: 'here' })).toBeNull();
    expect(said(designer, designer)).toBeNull();
  });

  test('the same where an address has written out what followed from it', () => {
    const design: Situation = { ...designer, profession: 'design' };
    expect(said(designer, { ...design, years: 5, deduct: true })).toBe(said(designer, design));
  });
});
