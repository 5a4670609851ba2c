import { describe, expect, test } from 'vitest';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { cheapestAt } from '../../../src/assess/comparedCurves.ts';
import { oneYearOf } from '../../../src/assess/dueAtHome.ts';
import {
  descriptionsByKind,
  guideAssessor,
  keptLocally,
  limitBelow,
  nearestByRate,
  openInstead,
  openRegimes,
  scheduleShown,
} from '../../../src/assess/guideAssessor.ts';
import { guideTerms } from '../../../src/assess/lineEnglish.ts';
import type { NeedTerm } from '../../../src/assess/terms.ts';
import { type ShownLine, taxKindOf } from '../../../src/catalogue/labels.ts';
import { toUsd } from '../../../src/catalogue/money.ts';
import { curveOf, rulesByKind, scheduleOf, TAX_KINDS, traceOf } from '../../../src/law/index.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { guideOf } from '../screens/guide/guides.ts';
import { assessed, countries, FACTS, recommended } from './people.ts';

const PEOPLE: readonly (readonly [string, Situation])[] = [
  ['nobody yet', {}],
  ['a designer from Germany', { income: 70_000, profession: 'design', home: { country: 'de' }, years: 5 }],
  [
    'an American',
    { income: 100_000, citizenships: ['us'], home: { country: 'us' }, costs: { percent: 10 }, years: 8 },
  ],
  ['who counts running costs', { income: 60_000, runningCosts: true, years: 2, deduct: true }],
];

const guides = countries.map(({ slug }) => guideOf(slug));

function guideFor(slug: string, situation: Situation, income = 80_000) {
  const country = guideOf(slug);
  const figures = figuresOf(situation, income, 2026);
  return { country, figures, assess: guideAssessor(country, figures, FACTS) };
}

/** One scheme of a country by its place in the file. */
function schemeOf(slug: string, situation: Situation, { place = 0, income = 80_000 } = {}): Assessed {
  const { country, assess } = guideFor(slug, situation, income);
  const regime = country.taxRegimes[place];
  if (!regime) throw new Error(`${slug} has no scheme ${place}`);
  return assess(regime);
}

describe.each(PEOPLE)('for %s', (_, situation) => {
  const figures = figuresOf(situation, 80_000, 2026);

  test('a guide keeps and takes what every other page says of the scheme', () => {
    for (const country of guides) {
      const assess = guideAssessor(country, figures, FACTS);
      for (const regime of country.taxRegimes) {
        const { kept, total, rate, fit, terms } = assess(regime);
        const elsewhere = assessed(situation, regime.id, FACTS);
        expect({ kept, total, rate, fit }, regime.id).toEqual({
          kept: elsewhere.kept,
          total: elsewhere.total,
          rate: elsewhere.rate,
          fit: elsewhere.fit,
        });
        expect(terms.map(({ kind }) => kind)).toEqual(elsewhere.terms.map(({ kind }) => kind));
      }
    }
  });

  test('the working of each line that is shown ends with its amount', () => {
    const { income } = figures;
    let explained = 0;
    for (const country of guides) {
      const assess = guideAssessor(country, figures, FACTS);
      for (const regime of country.taxRegimes) {
        const one = assess(regime);
        const schedule = scheduleShown(one);
        if (!schedule) continue;
        const traces = traceOf(schedule, income, one.options);
        for (const { kind, amount } of one.lines) {
          if (taxKindOf(kind) === null) continue;
          expect(traces.find((trace) => trace.kind === kind)?.amount, `${regime.id} ${kind}`).toBeCloseTo(
            amount,
          );
          explained++;
        }
      }
    }
    expect(explained).toBeGreaterThan(50);
  });

  test('lines, what is due at home among them, are together the total and its rate', () => {
    for (const country of guides) {
      const assess = guideAssessor(country, figures, FACTS);
      for (const regime of country.taxRegimes) {
        const one = assess(regime);
        const sum = (of: (line: ShownLine) => number) => one.lines.reduce((all, line) => all + of(line), 0);
        expect(
          sum(({ amount }) => amount),
          regime.id,
        ).toBeCloseTo(one.total);
        if (one.rate !== null) {
          expect(
            sum(({ rate }) => rate ?? 0),
            regime.id,
          ).toBeCloseTo(one.rate);
        }
        expect(one.lines.filter(({ kind }) => kind === 'dueAtHome')).toHaveLength(one.dueAtHome > 0 ? 1 : 0);
      }
    }
  });
});

test('lines of years that differ have no single working, those of equal years have', () => {
  const stay = { income: 60_000, years: 5 };
  expect(scheduleShown(schemeOf('costa-rica', stay, { place: 1 }))).toBeNull();
  expect(scheduleShown(schemeOf('bulgaria', stay))).not.toBeNull();
  expect(scheduleShown(schemeOf('bulgaria', {}))).not.toBeNull();
});

test('one year alone has the same that counts beside its lines', () => {
  const one = schemeOf('costa-rica', { income: 60_000, citizenships: ['us'], runningCosts: true, years: 5 });
  const { total, kept, rate } = oneYearOf(one);
  expect(one.dueInOneYear).toBeGreaterThan(0);
  expect(total).toBeCloseTo(one.assessment.total + one.dueInOneYear);
  expect(kept).toBeCloseTo(60_000 - total - one.runningCosts);
  expect(rate).toBeCloseTo((total / 60_000) * 100);
});

test('another income has its own share of costs', () => {
  const { country, assess } = guideFor('malta', { income: 60_000, costs: { percent: 10 } });
  const [regime] = country.taxRegimes;
  if (!regime) throw new Error('Malta has schemes.');
  const { assessment } = assess(regime, 100_000);
  expect(assessment.total + assessment.kept).toBeCloseTo(90_000);
});

test('years of a guide say why they differ in its own words', () => {
  const { country, assess } = guideFor('costa-rica', { years: 5 });
  const nomad = country.taxRegimes[1];
  if (!nomad) throw new Error('Costa Rica has a nomad stay.');
  const reasons = assess(nomad).strip.flatMap((year) => year.reasons.map(({ text }) => text));
  expect(reasons[0]).toBe(nomad.lastingTexts.thenWords);
});

describe('above the highest income of a scheme', () => {
  test.each([
    ['georgia', 0, 190_114, null],
    ['georgia', 0, 250_000, ['ge-llc', 'ge-standard-entrepreneur']],
    ['georgia', 0, 350_000, ['ge-llc', 'ge-standard-entrepreneur']],
    ['estonia', 2, 60_000, ['ee-ou-dividends', 'ee-fie']],
    ['north-macedonia', 0, 123_456, ['mk-company', 'mk-self-employed']],
    ['north-macedonia', 0, 350_000, ['mk-company', 'mk-self-employed']],
  ])('%s, scheme %d, at %d: what keeps most comes first: %j', (slug, place, income, instead) => {
    const { country, figures, assess } = guideFor(slug, { income });
    const limit = limitBelow(schemeOf(slug, { income }, { place }), income);
    expect(limit === null).toBe(instead === null);
    if (limit === null) return;
    expect(limit).toBeLessThan(income);
    const open = openRegimes(country, figures, assess);
    expect(open.map(({ kept }) => kept)).toEqual(open.map(({ kept }) => kept).sort((a, b) => b - a));
    expect(openInstead(open).map(({ regime }) => regime.id)).toEqual(instead);
  });

  test.each([60_000, 123_456, 350_000, 1_000_000, 9_999_999])(
    'no dearer scheme is proposed at %d',
    (income) => {
      for (const country of guides) {
        const figures = figuresOf({ income }, 80_000, 2026);
        const assess = guideAssessor(country, figures, FACTS);
        const open = openRegimes(country, figures, assess);
        const most = Math.max(...open.map(({ kept }) => kept));
        expect(openInstead(open)[0]?.kept, country.slug).toBe(open.length > 0 ? most : undefined);
      }
    },
  );

  test('a scheme that an answer has closed is not proposed, and nothing where none is open', () => {
    const { country, figures, assess } = guideFor('north-macedonia', { income: 123_456, company: false });
    const open = openRegimes(country, figures, assess);
    expect(open[0]?.regime.id).toBe('mk-company');
    expect(openInstead(open).map(({ regime }) => regime.id)).toEqual(['mk-self-employed']);
    expect(openInstead([])).toEqual([]);
  });
});

test('what applies otherwise is said once, and what is only to mind comes second', () => {
  const need = (what: string, decides: boolean): NeedTerm =>
    ({
      kind: 'needs',
      what,
      decides,
      state: 'open',
      fit: 'check',
      otherwise: { regimeId: 'x', kept: 1, rate: 1 },
    }) as unknown as NeedTerm;
  const { first, more } = guideTerms([
    need('profession', true),
    need('approval', true),
    need('one-client', false),
    { kind: 'limit', upTo: 1 },
  ]);
  expect(first.map((term) => 'otherwise' in term)).toEqual([true, false]);
  expect(more.map((term) => ('what' in term ? term.what : term.kind))).toEqual(['one-client', 'limit']);
});

test('work done in Malta: the ordinary rates of a single person, and the contributions of the regime', () => {
  const [first, second] = guideOf('malta').taxRegimes;
  if (!first || !second) throw new Error('Malta has three schemes.');
  const figures = figuresOf({ income: toUsd(60_000, 'EUR') }, 0, 2026);
  // 4,000 at 15% and 44,000 at 25%, in euros.
  const tax = toUsd(11_600, 'EUR');
  expect(keptLocally(first, figures)).toBeCloseTo(toUsd(60_000, 'EUR') - tax - 4_360, 2);
  expect(keptLocally(second, figures)).toBeNull();
});

test('every kind of tax of every scheme has a description for its tooltip', () => {
  const missing = guides.flatMap(({ taxRegimes }) =>
    taxRegimes.flatMap((regime) => {
      const descriptions = descriptionsByKind(regime);
      const rules = rulesByKind(regime);
      return TAX_KINDS.filter((kind) => rules[kind] !== null && !descriptions[kind]).map(
        (kind) => `${regime.id} ${kind}`,
      );
    }),
  );
  expect(missing).toEqual([]);
});

test('the cheapest scheme at an income, up to where it stays so, and the next one', () => {
  const range = { from: 0, to: 500_000 };
  const named = guideOf('georgia').taxRegimes.map((regime) => ({
    id: regime.id,
    name: regime.name,
    curve: curveOf(scheduleOf(regime, regime.taxBrackets), {}),
  }));
  const { id, upTo, next } = cheapestAt(named, range, 60_000);
  expect([id, next]).toEqual(['ge-small-business', 'ge-llc']);
  expect(upTo).toBeCloseTo(190_114, -1);
  expect(cheapestAt(named, range, 300_000)).toEqual({ id: 'ge-llc', upTo: null, next: null });
  expect(cheapestAt(named, range, 900_000)).toEqual({ id: null, upTo: null, next: null });
});

test('the nearest countries by the rate of their best scheme', () => {
  const list = recommended({});
  const nearest = nearestByRate(list, 12);
  const distanceOf = (slug: string) =>
    Math.abs((list.all.find(({ best }) => best.country.slug === slug)?.best.rate ?? 0) - 12);
  const distances = nearest.map(({ slug }) => distanceOf(slug));
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(nearest).toHaveLength(list.all.length);
});
