/** What other countries take, on every door: the same amounts, lines that add up, and no saving beside what law has to weigh. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { answerOf } from '../../../src/assess/answer.ts';
import { leadText, pairSentence, savingPart, savingSentence } from '../../../src/assess/answerEnglish.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { balanceOf } from '../../../src/assess/balance.ts';
import { balanceLead } from '../../../src/assess/balanceEnglish.ts';
import { citationFor } from '../../../src/assess/citedForPerson.ts';
import { compareRegimes } from '../../../src/assess/comparison.ts';
import { differenceLead, placeLead } from '../../../src/assess/differenceEnglish.ts';
import { oneYearOf } from '../../../src/assess/dueAtHome.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { openGroups } from '../../../src/assess/recommendations.ts';
import { fromUsd } from '../../../src/catalogue/money.ts';
import { donutSlices } from '../../../src/charts/TaxDonut.tsx';
import { verify } from '../../../src/law/citation.ts';
import { regimeTools } from '../../../src/mcp/regimeTools.ts';
import { gainWords, RegimeCard } from '../../../src/pdf/RegimeCard.tsx';
import { RowLines } from '../../../src/screens/RowLines.tsx';
import { figuresOf } from '../../../src/situation/figures.ts';
import { keptTodayIn } from '../../../src/situation/homeTax.ts';
import { monthText } from '../../../src/situation/linkParameters.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { csvRecords } from './csvRecords.ts';
import { countries, FACTS, recommended, taxBrackets } from './people.ts';

const SPANIARD_IN_LONDON: Situation = {
  ...{ income: 120_000, currency: 'GBP', work: 'freelancer', profession: 'software', citizenships: ['es'] },
  ...{ home: { country: 'gb' }, workplace: 'elsewhere', workCountry: 'es', days: 200, company: false },
  ...{ clients: 'abroad', costs: { percent: 0 } },
};
const BRAZILIAN_EMPLOYEE: Situation = {
  ...{ income: 240_000, currency: 'BRL', work: 'remote', contract: 'payroll', home: { country: 'br' } },
  ...{ profession: 'software', workplace: 'here' },
};
const BRAZILIAN_DESIGNER: Situation = {
  ...{ income: 40_000, work: 'freelancer', profession: 'design', home: { country: 'br' } },
};
const FRENCH_CONSULTANT: Situation = {
  ...{
    income: 80_000,
    currency: 'EUR',
    work: 'freelancer',
    profession: 'consulting',
    home: { country: 'fr' },
  },
  ...{ payer: 'fr', arrival: { year: 2027, month: 5 }, years: 3 },
};
const AT_WORK_IN_FRANCE: Situation = {
  ...{ income: 60_000, currency: 'EUR', work: 'remote', contract: 'payroll', home: { country: 'fr' } },
  ...{ workplace: 'elsewhere', workCountry: 'fr' },
};
const AUSTRALIAN_FOR_A_YEAR: Situation = {
  ...{ income: 110_000, currency: 'AUD', work: 'freelancer', home: { country: 'au' }, years: 1 },
};
const TURKISH_EMPLOYEE: Situation = {
  ...{ income: 1_500_000, currency: 'TRY', work: 'remote', contract: 'payroll', home: { country: 'tr' } },
};

/** Each with the country that takes something, and a regime in whose figure or beside which it is. */
const PEOPLE: readonly (readonly [string, Situation, { in: string; id: string; certain: boolean }])[] = [
  [
    'a Spaniard in London who works in Spain',
    SPANIARD_IN_LONDON,
    { in: 'es', id: 'ae-freelance-permit', certain: false },
  ],
  ['a Brazilian employee', BRAZILIAN_EMPLOYEE, { in: 'br', id: 'al-self-employed-zero', certain: true }],
  ['a Brazilian designer', BRAZILIAN_DESIGNER, { in: 'br', id: 'ge-small-business', certain: true }],
  [
    'a French consultant with clients in France',
    FRENCH_CONSULTANT,
    { in: 'fr', id: 'py-irp-services', certain: true },
  ],
  [
    'an employee who goes on working in France',
    AT_WORK_IN_FRANCE,
    { in: 'fr', id: 'ae-wage', certain: true },
  ],
  ['an Australian for a year', AUSTRALIAN_FOR_A_YEAR, { in: 'au', id: 'ge-small-business', certain: false }],
  ['a Turkish employee', TURKISH_EMPLOYEE, { in: 'tr', id: 'pa-foreign-source', certain: false }],
];

/** Words that name a difference from today. */
const SAVES = /more than (today|in )|less than (today|a |on )|\bsaves?\b|costs? you|gain/i;

const isDoubtful = ({ needs, claims }: Assessed) =>
  needs.some(({ what }) => what === 'elsewhere') ||
  claims.some(({ certain, why }) => !certain && why !== 'stay');

describe.each(PEOPLE)('%s', (_, situation, due) => {
  const figures = { ...figuresOf(situation, 80_000, 2026), isFromLink: false };
  const { currency, money, income, costs } = figures;
  const { income: amount, currency: _currency, costs: said, years, arrival, ...profile } = situation;
  /** As tools are asked. */
  const asked = {
    income: amount,
    currency,
    ...(said && 'percent' in said && { costs: `${said.percent}%` }),
    ...(years && { years }),
    profile: { ...profile, ...(arrival && { arrival: monthText(arrival) }) },
  };
  const list = recommended(situation);
  const { keptToday } = list;
  const rows = [...openGroups(list).flatMap((group) => group.rows), ...list.no].flatMap(
    ({ best, others }) => [best, ...others],
  );
  const doubtful = rows.filter(isDoubtful);
  const inCents = (usd: number) => Math.round(100 * fromUsd(usd, currency));
  const textOf = (part: ReactNode) =>
    renderToStaticMarkup(<Router ssrPath="/">{part}</Router>).replace(/<[^>]*>/g, ' ');
  const elsewhereOf = ({ lines }: Pick<Assessed, 'lines'>) =>
    lines.reduce((sum, { kind, amount }) => (kind === 'dueElsewhere' ? sum + amount : sum), 0);
  const one =
    rows.find(({ regime }) => regime.id === due.id) ?? rows.find((row) => row.dueElsewhere.length > 0);
  if (!one) throw new Error('Nothing is due anywhere.');

  test('has it in the figure, or beside it', () => {
    const [found] = one.dueElsewhere;
    expect(found).toMatchObject({ country: due.in, certain: due.certain });
    expect(elsewhereOf(one) > 0).toBe(due.certain);
    if (!due.certain) expect(one.saving).toBeNull();
  });

  test('lines add up to the total, and what is left is kept: of the average and of one year', () => {
    for (const row of rows) {
      const { lines, total, kept, runningCosts } = row;
      for (const of of [{ lines, total, kept }, oneYearOf(row)]) {
        expect(of.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(of.total, 1);
        const isEmployee = row.holder.situation.contract === 'payroll';
        expect(of.kept).toBeCloseTo(income - (isEmployee ? 0 : costs) - of.total - runningCosts, 1);
      }
      expect(elsewhereOf(row)).toBeCloseTo(
        row.dueElsewhere.reduce((sum, { certain, amount }) => (certain ? sum + (amount ?? 0) : sum), 0),
        2,
      );
    }
  });

  /** Without costs beside tax, so that a year is as it is kept. */
  const balanceIn = (row: Assessed) =>
    balanceOf(row, row.strip, {
      ...{ figures, facts: { ...FACTS, costs: {} } },
      keptIn: (place) => keptTodayIn(place, situation, figures, FACTS),
    });

  test('the years of the plan add up, and name no saving beside a doubt', () => {
    for (const row of rows) {
      const { years, ahead } = balanceIn(row);
      years.forEach((year, at) => {
        const { kept = null, ended } = row.strip[at] ?? {};
        expect(year.go).toBe(kept === null || ended ? null : Math.round(fromUsd(kept, currency)));
        if (row.saving === null) expect(year.ahead).toBeNull();
      });
      if (row.saving === null) expect(ahead).toBeNull();
    }
  });

  test('no words name a saving beside a doubt', () => {
    for (const row of doubtful) {
      expect(gainAMonth(row)).toBeNull();
      expect(gainWords(row, figures)).toBeNull();
      expect(savingPart(row, money)).toBeNull();
      expect(savingSentence(row, situation, money)).toBeNull();
      const leads = [
        placeLead(row, keptToday, situation, figures),
        balanceLead(balanceIn(row), row, figures),
      ];
      for (const lead of leads) expect(lead && leadText(lead)).not.toMatch(SAVES);
      const card = textOf(<RegimeCard entry={row} figures={figures} />);
      expect(card).not.toMatch(/than today/);
    }
    const sure = rows.find((row) => row.fit === 'fits');
    for (const row of sure ? doubtful : [])
      expect(pairSentence([row, sure ?? row], ['A', 'B'], figures).difference).toBeNull();
    const { best } = answerOf(list);
    expect(best === null || best.saving !== null).toBe(true);
    const lead = differenceLead({ ...answerOf(list), keptToday }, situation, figures);
    if (best === null) expect(lead && leadText(lead)).not.toMatch(/more than/);
  });

  test('the line stands in the breakdown, in the ring, on paper and in the file', () => {
    const name = `Due in ${due.in === 'br' ? 'Brazil' : due.in === 'fr' ? 'France' : ''}`;
    const amount = money(elsewhereOf(one));
    const shown = [
      textOf(<RowLines row={one} figures={figures} />),
      textOf(<RegimeCard entry={one} figures={figures} />),
    ];
    for (const text of shown) {
      if (due.certain) expect(text.replace(/\s+/g, ' ')).toContain(name);
      if (due.certain) expect(text).toContain(amount);
      else expect(text).not.toContain('Due in');
    }
    expect(donutSlices(one.lines, income - costs).some((slice) => slice.name.startsWith('Due in'))).toBe(
      due.certain,
    );
    const [row] = csvRecords([one], figures);
    const cell = (column: string) => Math.round(100 * Number(row?.[`${column} (${currency} per year)`]));
    expect(cell('Due in other countries')).toBe(inCents(elsewhereOf(one)));
    expect(cell('Total')).toBe(inCents(one.total));
    expect(cell('Kept')).toBe(inCents(one.kept));
  });

  test('no row of a file says what is more than today beside a doubt', () => {
    const more = `More than today (${currency} per month)`;
    const sure = rows.find((row) => gainAMonth(row) !== null);
    const records = csvRecords([...(sure ? [sure] : []), ...doubtful], figures);
    expect(records).toHaveLength(doubtful.length + Number(sure !== undefined));
    for (const [at, record] of records.entries())
      expect(Boolean(record[more])).toBe(sure !== undefined && at === 0);
  });

  test('the command line and the tools say the same', async () => {
    const tool = (name: string) => {
      const found = regimeTools(async () => null).find((one) => one.name === name);
      if (!found) throw new Error(`There is no tool ${name}.`);
      return found;
    };
    const id = one.regime.id;
    const expected = await answerFor(id, situation);
    expect(Math.round(100 * expected.kept)).toBe(inCents(one.kept));
    expect(expected.dueElsewhere).toEqual(
      one.dueElsewhere.map(({ amount: usd, ...rest }) => ({
        ...rest,
        amount: usd === null ? null : fromUsd(usd, currency),
      })),
    );
    expect(expected.saving === null).toBe(one.saving === null);
    const ofLines = expected.lines.filter(({ kind }) => kind === 'dueElsewhere');
    expect(ofLines.map((line) => line.country)).toEqual(due.certain ? [due.in] : []);
    type Figured = {
      regimeId: string;
      keptAYear: number;
      dueElsewhere: unknown[];
      moreThanTodayAMonth?: number | null;
    };
    const calculated = (await tool('calculate').answer({ regime: id, ...asked })) as unknown as {
      says: string;
      figures: Figured;
    };
    const compared = (await tool('compare').answer({
      regimes: [id, 'es-autonomo'],
      ...asked,
    })) as unknown as { says: string; figures: { regimes: Figured[] } };
    const listed = (await tool('recommend').answer({ limit: 22, ...asked })) as unknown as {
      says: string;
      figures: { list: Figured[] };
    };
    const beside = compared.figures.regimes.find(({ regimeId }) => regimeId === id);
    for (const found of [calculated.figures, beside]) {
      expect(found?.keptAYear).toBeCloseTo(expected.kept, 2);
      expect(found?.dueElsewhere).toHaveLength(expected.dueElsewhere.length);
    }
    if (isDoubtful(one)) expect(calculated.says).not.toMatch(SAVES);
    for (const row of listed.figures.list) {
      const known = rows.find(({ regime }) => regime.id === row.regimeId);
      expect(Math.round(100 * row.keptAYear)).toBe(inCents(known?.kept ?? 0));
      if (known && isDoubtful(known)) expect(row.moreThanTodayAMonth).toBeNull();
    }
    if (answerOf(list).best === null) expect(listed.says).not.toMatch(/more than (in|today)/);
  });

  test('a comparison keeps the same', () => {
    const { country, regime } = one;
    const compared = compareRegimes([{ country, regime }], figures, countries, taxBrackets, FACTS).get(
      regime.id,
    );
    expect(compared?.kept).toBeCloseTo(one.kept, 6);
    expect(compared?.saving).toEqual(one.saving);
  });

  test('what is cited has what is certain, and holds nothing against today beside a doubt; nor do the tools', async () => {
    const calculate = regimeTools(async () => null).find(({ name }) => name === 'calculate');
    for (const row of [one, ...doubtful.filter((_, at) => at % 7 === 0)]) {
      const cited = await citationFor(row.regime.id, situation);
      const { answer, text } = cited;
      expect(answer.kept).toBeCloseTo(fromUsd(row.kept, currency), 1);
      expect(answer.rate).toBeCloseTo(row.rate ?? Number.NaN, 6);
      expect(answer.dueElsewhere).toHaveLength(row.dueElsewhere.length);
      expect(verify(cited)).toMatchObject({ holds: true });
      if (!isDoubtful(row)) continue;
      expect(answer.saving).toBeNull();
      expect(text).toMatch(/ What .* may take is not in it\./);
      expect(text).not.toMatch(/than today/);
      const told = (await calculate?.answer({ regime: row.regime.id, ...asked })) as unknown as {
        readonly says: string;
      };
      expect(told.says).not.toMatch(SAVES);
    }
  });
});
