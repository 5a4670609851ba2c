/** One order for a person with answers, on every page that lists or names a country. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { answerOf, firstRows } from '../../../src/assess/answer.ts';
import { leadText } from '../../../src/assess/answerEnglish.ts';
import { assessorAsListed } from '../../../src/assess/asListed.ts';
import { isLeastOf } from '../../../src/assess/assessor.ts';
import { compareRegimes } from '../../../src/assess/comparison.ts';
import { differenceLead, placeLead } from '../../../src/assess/differenceEnglish.ts';
import { sentence } from '../../../src/assess/english.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { guideAssessor } from '../../../src/assess/guideAssessor.ts';
import { leadOnPaper } from '../../../src/assess/leadOnPaper.ts';
import { partOf } from '../../../src/assess/lineEnglish.ts';
import {
  type OpenGroup,
  openGroups,
  placesOf,
  recommendations,
} from '../../../src/assess/recommendations.ts';
import { codesOf } from '../../../src/catalogue/europe.ts';
import { fromUsd, moneyIn } from '../../../src/catalogue/money.ts';
import { schedulesFor } from '../../../src/catalogue/schedules.ts';
import { regimeTools } from '../../../src/mcp/regimeTools.ts';
import { RegimeCard } from '../../../src/pdf/RegimeCard.tsx';
import { firstOf } from '../../../src/screens/compare/first.ts';
import { starterSets } from '../../../src/screens/compare/StartingPoints.tsx';
import { countryList, DEFAULT_FILTER } from '../../../src/screens/countries/countryList.ts';
import { shownOf } from '../../../src/screens/wizard/shown.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { keptTodayOf } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { guideOf } from '../screens/guide/guides.ts';
import { csvRecords } from './csvRecords.ts';
import { countries, FACTS, recommended, taxBrackets } from './people.ts';

const schedules = schedulesFor(taxBrackets);
const tools = new Map(regimeTools(async () => null).map((tool) => [tool.name, tool]));
const [recommendTool, calculateTool, compareTool] = ['recommend', 'calculate', 'compare'].map((name) =>
  tools.get(name),
);
if (!recommendTool || !calculateTool || !compareTool) throw new Error('There is no such tool.');

const CONSULTANT: Situation = {
  income: 150_000,
  currency: 'CAD',
  citizenships: ['ca'],
  work: 'freelancer',
  profession: 'consulting',
  workplace: 'here',
  company: false,
};

const first = (situation: Situation) => recommended(situation).all[0]?.best.regime.id;

describe('a person with answers', () => {
  test('has what keeps most of what fits first, what ends within the stay too: its figure is that of all years', () => {
    const list = recommended(CONSULTANT);
    expect(answerOf(list).best).toBe(list.fits[0]?.best);
    expect(first(CONSULTANT)).toBe('al-self-employed-zero');
    expect(first({ ...CONSULTANT, years: 10 })).toBe('py-irp-services');
  });

  test('has the same first row on the list of countries, on home, for the plan and to compare', () => {
    const list = recommended(CONSULTANT);
    const [group] = countryList(list, DEFAULT_FILTER, {}).groups;
    expect(group?.rows[0]?.best.regime.id).toBe(first(CONSULTANT));
    expect(firstRows(list, 3)).toEqual(list.all.slice(0, 3).map(({ best }) => best));
    const [set] = starterSets(countries, figuresOf(CONSULTANT, 1, 2026), schedulesFor(taxBrackets), FACTS);
    expect(set?.regimes.map(({ regime }) => regime.id)).toEqual(
      list.fits.slice(0, 4).map(({ best }) => best.regime.id),
    );
  });

  test('has costs alone as an answer: the list is no longer that of the lowest rate', () => {
    const list = recommended({ income: 80_000, work: 'freelancer', costs: { percent: 25 } });
    expect(list.isGrouped).toBe(true);
    expect(list.fits.length + list.check.length + list.no.length).toBe(list.all.length);
  });

  test('finds countries outside the region under what is not for them, and the first row inside it', () => {
    const list = recommended({ ...CONSULTANT, region: 'europe' });
    const outside = list.no.filter(({ best }) => best.needs.some(({ what }) => what === 'region'));
    expect(outside.map(({ best }) => best.country.code).sort()).toEqual([
      'AE',
      'CR',
      'GE',
      'PA',
      'PY',
      'TR',
      'UY',
    ]);
    expect(list.all[0]?.best.country.code).toBe('AL');
    expect(recommended({ income: 80_000, region: 'europe' }).isGrouped).toBe(false);
  });

  test('finds countries outside the EU under what is not for somebody who wants to live in it alone', () => {
    const { all, no } = recommended({ ...CONSULTANT, region: 'eu' });
    const outside = no.filter(({ best }) => best.needs.some(({ what }) => what === 'region'));
    expect(outside.map(({ best }) => best.country.code).sort()).toEqual([
      ...['AE', 'AL', 'CR', 'GE', 'ME', 'MK', 'PA', 'PY', 'RS', 'TR', 'UY'],
    ]);
    const need = outside[0]?.best.needs.find(({ what }) => what === 'region');
    expect(need && [partOf(need, moneyIn('USD')), sentence(need, moneyIn('USD'))]).toEqual([
      'Outside the EU',
      'You would rather live in the EU.',
    ]);
    expect(codesOf('eu')?.has(all[0]?.best.country.code ?? '')).toBe(true);
  });

  test('is listed for the work that was said, whichever page lists', () => {
    const owner: Situation = { ...CONSULTANT, work: 'business', company: true };
    for (const { best } of recommended(owner).all) expect(best.regime.allowsWriteOffs).toBe(true);
  });
});

const PERSONS: readonly (readonly [name: string, situation: Situation])[] = [
  [
    'a German designer',
    {
      ...{ income: 70_000, currency: 'EUR', costs: { percent: 10 }, home: { country: 'de' } },
      ...{ citizenships: ['de'], work: 'freelancer', profession: 'design' },
    },
  ],
  [
    'an American employee',
    {
      ...{ income: 120_000, home: { country: 'us' }, citizenships: ['us'] },
      ...{ work: 'remote', contract: 'payroll' },
    },
  ],
  [
    'a Canadian owner',
    {
      ...{ income: 250_000, currency: 'CAD', costs: { percent: 25 }, home: { country: 'ca' } },
      ...{ citizenships: ['ca'], work: 'business' },
    },
  ],
  [
    'a Spaniard',
    {
      ...{ income: 60_000, currency: 'EUR', home: { country: 'es' } },
      ...{ citizenships: ['es'], work: 'freelancer' },
    },
  ],
  [
    'an Indian designer',
    {
      ...{ income: 45_000, home: { country: 'in' }, citizenships: ['in'] },
      ...{ work: 'freelancer', profession: 'design' },
    },
  ],
  [
    'an Italian who has not said how the work is paid',
    { income: 60_000, currency: 'EUR', home: { country: 'it' }, citizenships: ['it'], work: 'remote' },
  ],
  [
    'a German who has not said how the work is paid',
    { income: 90_000, currency: 'EUR', home: { country: 'de' }, citizenships: ['de'], work: 'remote' },
  ],
  [
    'a Briton who has not said the profession',
    {
      ...{ income: 85_000, currency: 'GBP', costs: { percent: 10 }, home: { country: 'gb' } },
      ...{ citizenships: ['gb'], work: 'freelancer', workplace: 'here' },
    },
  ],
  [
    'a French owner who has not said whether there is a company',
    {
      ...{ income: 180_000, currency: 'EUR', costs: { percent: 25 }, home: { country: 'fr' } },
      ...{ citizenships: ['fr'], work: 'business', profession: 'consulting', workplace: 'here' },
    },
  ],
];

describe.each(PERSONS)('%s has one first row and one amount', (_, situation) => {
  const figures = figuresOf(situation, 80_000, 2026);
  const list = recommended(situation);
  const { keptToday } = list;
  const answer = { ...answerOf(list), keptToday };
  const { best } = answer;
  if (best === null || keptToday === null) throw new Error('Nothing leaves more.');
  const gain = gainAMonth(best) ?? Number.NaN;
  const says = leadText(differenceLead(answer, situation, figures) ?? { before: '', figure: '', after: '' });
  const id = best.regime.id;
  const idOf = (groups: readonly OpenGroup[]) => groups[0]?.rows[0]?.best.regime.id;

  test('on home and in the results', () => {
    const shown = shownOf(list, []);
    expect(shown.best).toBe(best);
    expect(idOf(shown.groups)).toBe(id);
    expect(gain).toBeGreaterThan(0);
    expect(says).toContain(figures.money(gain));
  });

  test('on countries and rankings', () => {
    const { passing, groups } = countryList(list, DEFAULT_FILTER, {});
    expect(idOf(groups)).toBe(id);
    expect(answerOf(passing).best).toBe(best);
    for (const workType of ['freelancer', 'remote', 'business'] as const) {
      const ranked = recommendations(situation, countries, { figures, schedules, facts: FACTS, workType });
      expect(idOf(openGroups(ranked))).toBe(id);
    }
  });

  const columns = firstRows(list, 4).map(({ country, regime }) => ({ country, regime }));
  const compared = compareRegimes(columns, figures, countries, taxBrackets, FACTS);

  test('in a comparison of the first ones', () => {
    const today = keptTodayOf(situation, figures, FACTS);
    const { answer: among, marked } = firstOf(compared, situation, today);
    expect(among.best?.regime.id).toBe(id);
    expect(leadText(differenceLead(among, situation, figures) ?? { before: '', figure: '', after: '' })).toBe(
      says,
    );
    expect([...marked]).toContain(id);
  });

  test('in the plan', () => {
    const assess = assessorAsListed(situation, figures, schedules, FACTS, countries);
    const chosen = assess(best.country, best.regime);
    expect(chosen).toMatchObject({ kept: best.kept, fit: best.fit });
    expect(gainAMonth(chosen)).toBe(gain);
    const lead = placeLead(chosen, keptToday, situation, figures);
    expect(lead && leadText(lead)).toBe(says);
  });

  test('on each guide of a row, in a comparison of it and for other programs', async () => {
    for (const { best: row } of list.all) {
      const { country, regime, kept, fit } = row;
      const column = compareRegimes([{ country, regime }], figures, countries, taxBrackets, FACTS);
      expect(column.get(regime.id), regime.id).toMatchObject({ kept, fit });
      const guide = guideOf(country.slug);
      // Schemes beside the lists have pages of their own, with the assessor of plans.
      const listed = guide.taxRegimes.find((one) => one.id === regime.id);
      if (listed) {
        expect(guideAssessor(guide, figures, FACTS)(listed), regime.id).toMatchObject({ kept, fit });
      }
      const told = await answerFor(regime.id, situation);
      expect(told, regime.id).toMatchObject({ fit, isLeast: isLeastOf(row, situation) });
      expect(told.kept, regime.id).toBe(fromUsd(kept, figures.currency));
    }
  });

  test('on paper', () => {
    expect(leadOnPaper(answer, figures)?.claim).toBe(says);
    const card = renderToStaticMarkup(RegimeCard({ entry: best, figures }));
    expect(card).toContain(`${figures.money(gain)} a month more than today`);
  });

  test('in the file of a comparison', () => {
    const one = compared.get(id);
    if (!one) throw new Error(`${id} is not compared`);
    const [row] = csvRecords([one], figures);
    const more = Number(row?.[`More than today (${figures.currency} per month)`]);
    expect(Math.round(more)).toBe(Math.round(fromUsd(gain, figures.currency)));
  });

  const { income, currency, costs, ...profile } = situation;
  const ofCosts = costs && 'percent' in costs ? { costs: `${costs.percent}%` } : {};
  const question = { income, currency, ...ofCosts, profile };

  test('of the tools', async () => {
    const answered = (await recommendTool?.answer(question)) as unknown as {
      readonly says: string;
      readonly figures: { readonly list: readonly { regimeId: string; moreThanTodayAMonth: number }[] };
    };
    expect(answered.says).toContain(says);
    const [row] = answered.figures.list;
    expect(row?.regimeId).toBe(id);
    expect(Math.round(row?.moreThanTodayAMonth ?? 0)).toBe(Math.round(fromUsd(gain, figures.currency)));
  });

  test('of the tools that are asked for a scheme', async () => {
    const other = list.all.find((one) => one.best !== best)?.best.regime.id ?? '';
    const alone = (await calculateTool?.answer({ ...question, regime: id })) as unknown as Told;
    const beside = (await compareTool?.answer({ ...question, regimes: [id, other] })) as unknown as {
      readonly says: string;
      readonly figures: { readonly regimes: readonly Told['figures'][] };
    };
    const column = beside.figures.regimes.find(({ regimeId }) => regimeId === id);
    for (const one of [alone.figures, column]) {
      expect(one?.fit).toBe(best.fit);
      expect(one?.isLeast).toBe(answer.isLeast);
      expect(Math.round(one?.keptAYear ?? 0)).toBe(Math.round(fromUsd(best.kept, figures.currency)));
    }
    expect(alone.says.includes('you keep at least ')).toBe(answer.isLeast);
  });
});

interface Told {
  readonly says: string;
  readonly figures: {
    readonly regimeId: string;
    readonly fit: string;
    readonly isLeast: boolean;
    readonly keptAYear: number;
  };
}

test('a list leaves lines, terms and the year of a move until a row is shown', () => {
  const [first] = recommended({ ...CONSULTANT, years: 5, home: { country: 'ca' } }).all;
  const { terms, lines, movePlan, cheaperMonth } = Object.getOwnPropertyDescriptors(first?.best ?? {});
  for (const left of [terms, lines, movePlan, cheaperMonth]) expect(left?.get).toBeTypeOf('function');
});

test('what keeps the same has the same place', () => {
  const { fits } = recommended({ income: 90_000, profession: 'software', workplace: 'elsewhere' });
  const places = placesOf(fits.map(({ best }) => best));
  fits.forEach(({ best }, at) => {
    const before = fits[at - 1]?.best;
    const isSame = before && Math.round(before.kept) === Math.round(best.kept);
    expect(places[at] === places[at - 1]).toBe(isSame ?? false);
  });
});
