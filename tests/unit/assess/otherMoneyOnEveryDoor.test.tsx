/** Other money on every door: the same amounts, lines that add up, a rate of the work alone, and nothing changed without it. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadPersonFacts } from '../../../src/api/facts.ts';
import { answerOf } from '../../../src/assess/answer.ts';
import type { Assessed } from '../../../src/assess/assessor.ts';
import { balanceOf } from '../../../src/assess/balance.ts';
import { caveats } from '../../../src/assess/caveats.ts';
import { citationFor } from '../../../src/assess/citedForPerson.ts';
import { compareRegimes } from '../../../src/assess/comparison.ts';
import { noteSentences } from '../../../src/assess/differenceEnglish.ts';
import { oneYearOf } from '../../../src/assess/dueAtHome.ts';
import { answerFor } from '../../../src/assess/forPerson.ts';
import { gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { leadOnPaper } from '../../../src/assess/leadOnPaper.ts';
import { curvesNote, yearsSentence } from '../../../src/assess/numbersEnglish.ts';
import { openGroups } from '../../../src/assess/recommendations.ts';
import { rowSays } from '../../../src/assess/rowEnglish.ts';
import { stayOf } from '../../../src/assess/useStay.ts';
import { formatCurrency } from '../../../src/catalogue/format.ts';
import { lineName, ofAllMoney } from '../../../src/catalogue/labels.ts';
import { fromUsd } from '../../../src/catalogue/money.ts';
import { donutSlices } from '../../../src/charts/TaxDonut.tsx';
import { verify } from '../../../src/law/citation.ts';
import { regimeTools } from '../../../src/mcp/regimeTools.ts';
import { RegimeCard } from '../../../src/pdf/RegimeCard.tsx';
import { RowLines } from '../../../src/screens/RowLines.tsx';
import { Answer as WizardAnswer } from '../../../src/screens/wizard/Answer.tsx';
import { shownOf } from '../../../src/screens/wizard/shown.ts';
import { figuresInLink } from '../../../src/situation/address.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import { keptTodayIn } from '../../../src/situation/homeTax.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { RegimeRow } from '../../../src/ui/RegimeRow.tsx';
import { OTHER_MONEY_PEOPLE } from '../../otherMoneyPeople.ts';
import { csvRecords } from './csvRecords.ts';
import { assessed, countries, recommended, taxBrackets } from './people.ts';

const FACTS = await loadPersonFacts({ household: true, otherIncome: true });

const GERMAN_WITH_FUNDS: Situation = {
  ...{ home: { country: 'de' }, citizenships: ['de'], work: 'freelancer', income: 70_000, currency: 'EUR' },
  ...{ costs: { percent: 0 }, otherIncome: [{ kind: 'dividends', amount: 10_000, from: 'abroad' }] },
};
const BRITON_WITH_A_FLAT: Situation = {
  ...{ home: { country: 'gb' }, citizenships: ['gb'], work: 'freelancer', income: 60_000, currency: 'GBP' },
  ...{ costs: { percent: 10 }, otherIncome: [{ kind: 'rent', amount: 12_000, from: 'home' }] },
};

describe.each<{ readonly who: string; readonly to: string; readonly situation: Situation }>([
  ...OTHER_MONEY_PEOPLE,
  {
    who: 'a German with funds, in Cyprus without a company',
    to: 'cy-self-employed',
    situation: GERMAN_WITH_FUNDS,
  },
  { who: 'a Briton with a flat that is let, and costs', to: 'pt-simplified', situation: BRITON_WITH_A_FLAT },
])('$who', ({ situation, to: id }) => {
  const figures = { ...figuresOf(situation, 80_000, 2026), isFromLink: false };
  const { currency, money, income, costs } = figures;
  const list = recommended(situation, FACTS);
  const rows = [...openGroups(list).flatMap((group) => group.rows), ...list.no].flatMap(
    ({ best, others }) => [best, ...others],
  );
  // Lists of who stays have no scheme of their own country.
  const one = rows.find(({ regime }) => regime.id === id) ?? assessed(situation, id, FACTS);
  const inCents = (usd: number) => Math.round(100 * fromUsd(usd, currency));
  const textOf = (part: ReactNode) =>
    renderToStaticMarkup(<Router ssrPath="/">{part}</Router>).replace(/<[^>]*>/g, ' ');
  const otherOf = ({ lines }: Pick<Assessed, 'lines'>) => lines.filter(({ kind }) => kind === 'otherMoney');
  const owed = (of: Pick<Assessed, 'lines'>) => otherOf(of).reduce((sum, { amount }) => sum + amount, 0);

  test('lines add up to the total, and what is left of all money is kept', {
    tags: 'other-money-less-without',
  }, () => {
    expect(owed(one)).toBeCloseTo(one.otherMoney?.total ?? Number.NaN, 1);
    expect(one.otherMoney?.amount).toBeGreaterThan(0);
    for (const row of rows) {
      for (const { lines, total, kept } of [row, oneYearOf(row)]) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 1);
        const { otherMoney, runningCosts } = row;
        expect(kept).toBeCloseTo(income + (otherMoney?.amount ?? 0) - costs - total - runningCosts, 1);
      }
    }
  });

  test('the rate is that of the work alone, and without other money all is as it was', {
    tags: ['other-money-less-without', 'other-money-none'],
  }, () => {
    const without = { ...situation, otherIncome: [] };
    for (const row of rows) {
      const alone = assessed(without, row.regime.id, FACTS);
      expect(row.rate).toBeCloseTo(alone.rate ?? 0, 9);
      const { total = 0, amount = 0 } = row.otherMoney ?? {};
      expect(row.total - total).toBeCloseTo(alone.total, 6);
      expect(row.kept - amount + total).toBeCloseTo(alone.kept, 6);
    }
    const zero = {
      ...situation,
      otherIncome: (situation.otherIncome ?? []).map((of) => ({ ...of, amount: 0 })),
    };
    const { kept, total, rate, lines } = assessed(zero, id, FACTS);
    const said = assessed(without, id, FACTS);
    expect({ kept, total, rate, lines }).toEqual({
      ...{ kept: said.kept, total: said.total, rate: said.rate, lines: said.lines },
    });
  });

  test('the same amount in the breakdown, the ring, on paper, in the file, in a comparison and for programs', {
    tags: ['other-money-every-door', 'other-money-lines'],
  }, async () => {
    for (const text of [
      textOf(<RowLines row={one} figures={figures} />),
      textOf(<RegimeCard entry={one} figures={figures} />),
    ]) {
      for (const line of otherOf(one)) expect(text).toContain(lineName(line));
      for (const line of otherOf(one)) expect(text).toContain(money(line.amount));
    }
    // The rate in the breakdown is of the work alone, as it says, also where other money is free.
    expect(textOf(<RowLines row={one} figures={figures} />)).toContain('% of your work');
    const whole = income + (one.otherMoney?.amount ?? 0) - costs;
    const slices = donutSlices(ofAllMoney(one), whole);
    const ofOther = slices.filter(({ name }) => name.startsWith('Tax on'));
    expect(ofOther.map(({ name }) => name)).toEqual(otherOf(one).map(lineName));
    expect(slices.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(whole, 1);
    expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 0);
    const [record] = csvRecords([one], figures);
    const cell = (column: string) => Math.round(100 * Number(record?.[`${column} (${currency} per year)`]));
    for (const line of otherOf(one)) expect(cell(lineName(line))).toBe(inCents(line.amount));
    expect(cell('Other money')).toBe(inCents(one.otherMoney?.amount ?? 0));
    expect(cell('Kept')).toBe(inCents(one.kept));
    expect(Object.keys(record ?? {}).filter((column) => column.startsWith('Tax on'))).toHaveLength(
      otherOf(one).length,
    );
    const { country, regime } = one;
    const compared = compareRegimes([{ country, regime }], figures, countries, taxBrackets, FACTS);
    expect(compared.get(id)?.kept).toBeCloseTo(one.kept, 6);
    const answer = await answerFor(id, situation);
    expect(Math.round(100 * answer.kept)).toBe(inCents(one.kept));
    expect(Math.round(100 * (answer.otherTotal ?? 0))).toBe(inCents(owed(one)));
    const tool = regimeTools(async () => null).find((of) => of.name === 'calculate');
    const { income: amount, currency: _currency, costs: said, ...profile } = situation;
    const share = said && 'percent' in said ? `${said.percent}%` : undefined;
    const told = await tool?.answer({ regime: id, income: amount, currency, costs: share, profile });
    expect(told).toMatchObject({ figures: { keptAYear: expect.closeTo(answer.kept, 2) } });
  });

  test('the plan has it in its years, and today has the same money', {
    tags: ['other-money-every-door', 'other-money-today'],
  }, () => {
    const keptIn = (place: number) => keptTodayIn(place, situation, figures, FACTS);
    const { years } = balanceOf(one, one.strip, { figures, facts: { ...FACTS, costs: {} }, keptIn });
    const average = (of: (year: (typeof years)[number]) => number | null) =>
      years.reduce((sum, year) => sum + (of(year) ?? 0), 0) / years.length;
    const { keptToday } = list;
    expect(average(({ go }) => go)).toBeCloseTo(fromUsd(one.kept, currency), -1);
    expect(average(({ stay }) => stay)).toBeCloseTo(fromUsd(keptToday ?? 0, currency), -1);
    expect(fromUsd(gainAMonth(one) ?? 0, currency)).toBeCloseTo(
      Math.round(fromUsd(one.kept / 12, currency)) - Math.round(fromUsd((keptToday ?? 0) / 12, currency)),
      1,
    );
  });

  test('a sentence says what it owes', { tags: 'other-money-every-door' }, () => {
    const month = money((one.otherMoney?.total ?? 0) / 12);
    const sentence =
      month === money(0)
        ? 'Your other money is free of tax there.'
        : `${month} of tax a month is on your other money.`;
    expect(caveats({ ...one, fit: 'fits' }, situation, money)).toContain(sentence);
  });

  test('a cited answer has the same amounts, and can be worked out again', {
    tags: 'other-money-every-door',
  }, async () => {
    const cited = await citationFor(id, situation);
    const { answer, text, address } = cited;
    expect(answer.total).toBeCloseTo(fromUsd(one.total, currency), 1);
    expect(answer.kept).toBeCloseTo(fromUsd(one.kept, currency), 1);
    expect(answer.rate).toBeCloseTo(one.rate ?? Number.NaN, 6);
    expect(answer.saving).toBeCloseTo(fromUsd(one.saving ?? Number.NaN, currency), -0.5);
    const onOther = owed(one) > 0 ? ' .* of it is on the other money\\.' : '';
    expect(text).toMatch(new RegExp(`of other money.* you pay${onOther}`));
    expect(figuresInLink(new URL(address).search).otherIncome).toEqual(situation.otherIncome);
    expect(verify(cited)).toMatchObject({ holds: true });
  });
});

test('where work is free, tax on other money makes no rate of more than all', {
  tags: ['other-money-every-door', 'other-money-less-without'],
}, async () => {
  const dividends = { kind: 'dividends', amount: 12_000, from: 'home' } as const;
  const situation: Situation = { ...GERMAN_WITH_FUNDS, income: 60_000, otherIncome: [dividends], years: 5 };
  const figures = { ...figuresOf(situation, 80_000, 2026), isFromLink: false };
  const id = 'uy-foreign-source-holiday';
  const one = assessed(situation, id, FACTS);
  expect(one.rate).toBeCloseTo(0, 9);
  expect(one.total).toBeGreaterThan(1_000);
  const shown = {
    breakdown: <RowLines row={one} figures={figures} />,
    row: <RegimeRow of={one} money={figures.money} />,
    card: <RegimeCard entry={one} figures={figures} />,
  };
  for (const [place, part] of Object.entries(shown)) {
    const text = renderToStaticMarkup(<Router ssrPath="/">{part}</Router>);
    expect(text, place).toContain('0.0');
    expect(text, place).not.toContain('over 100%');
  }
  expect(csvRecords([one], figures)[0]?.['Effective rate (% of income)']).toBe('0');
  expect(yearsSentence(one, figures.money)).toBe('You pay 0.0% in each of the 5 years.');
  const tool = regimeTools(async () => null).find((of) => of.name === 'compare');
  const { income, currency, costs: _costs, years: _years, ...profile } = situation;
  const told = await tool?.answer({ regimes: [id, 'pt-simplified'], income, currency, profile });
  expect(JSON.stringify(told)).toContain('of tax and contributions, 0.0%');
});

test('a kind whose amount is still to be typed changes nothing and is told nothing of', {
  tags: 'other-money-none',
}, () => {
  const crypto = { kind: 'crypto', amount: 0, from: 'abroad' } as const;
  const rent = { kind: 'rent', amount: 0, from: 'us' } as const;
  const { otherIncome = [] } = GERMAN_WITH_FUNDS;
  const situation: Situation = { ...GERMAN_WITH_FUNDS, otherIncome: [...otherIncome, crypto, rent] };
  const id = 'me-digital-nomad';
  const [one, plain] = [situation, GERMAN_WITH_FUNDS].map((of) => assessed(of, id, FACTS));
  expect([one?.saving, one?.kept, one?.lines]).toEqual([plain?.saving, plain?.kept, plain?.lines]);
  const words = one && caveats({ ...one, fit: 'fits' }, situation, (usd) => formatCurrency(usd, 'USD'));
  expect(words).not.toMatch(/crypto|rent/);
});

test('of US citizens nothing of it counts, no saving is named, and that is said', {
  tags: 'other-money-us-citizens',
}, () => {
  const situation: Situation = { ...GERMAN_WITH_FUNDS, citizenships: ['us'] };
  const one = assessed(situation, 'cy-self-employed', FACTS);
  expect(one.otherMoney?.amount ?? 0).toBe(0);
  expect(one.saving).toBeNull();
  const money = (usd: number) => formatCurrency(usd, 'USD');
  expect(caveats({ ...one, fit: 'fits' }, situation, money)).toContain(
    'Other money is not reckoned for US citizens.',
  );
});

test('the file of a comparison has what each country takes by itself, and its rows add up', {
  tags: ['other-money-every-door', 'other-money-lines'],
}, () => {
  const { otherIncome = [] } = GERMAN_WITH_FUNDS;
  const rent = { kind: 'rent', amount: 9_600, from: 'home' } as const;
  const situation: Situation = { ...GERMAN_WITH_FUNDS, otherIncome: [...otherIncome, rent] };
  const figures = { ...figuresOf(situation, 80_000, 2026), isFromLink: false };
  const rows = ['cy-self-employed', 'pt-simplified'].map((id) => assessed(situation, id, FACTS));
  const records = csvRecords(rows, figures);
  const columns = Object.keys(records[0] ?? {}).filter((column) => column.startsWith('Tax on'));
  expect(columns).toEqual([
    ...['Tax on dividends (EUR per year)', 'Tax on rent (EUR per year)'],
    'Tax on rent, in Germany (EUR per year)',
  ]);
  for (const [at, record] of records.entries()) {
    const cell = (column: string) => Number(record[`${column} (EUR per year)`]);
    expect(cell('Other money')).toBeCloseTo(19_600, 2);
    expect(cell('Income') + cell('Other money') - cell('Costs') - cell('Total')).toBeCloseTo(cell('Kept'), 1);
    const { total = 0 } = rows[at]?.otherMoney ?? {};
    const owed = columns.reduce((sum, column) => sum + Number(record[column]), 0);
    expect(owed).toBeCloseTo(fromUsd(total, 'EUR'), 1);
    expect(cell('Tax on rent, in Germany')).toBeGreaterThan(0);
  }
  const plain = csvRecords([assessed({ ...situation, otherIncome: [] }, 'cy-self-employed', FACTS)], figures);
  const names = Object.keys(plain[0] ?? {});
  expect(names.filter((column) => /^(?:Tax on|Other money)/.test(column))).toEqual([]);
});

describe('lists of US citizens', () => {
  const person = (others: NonNullable<Situation['otherIncome']>): Situation => ({
    ...{ home: { country: 'us' }, citizenships: ['us'], work: 'freelancer', income: 70_000 },
    otherIncome: others,
  });
  const funds = person([{ kind: 'dividends', amount: 10_000, from: 'abroad' }]);
  const figures = { ...figuresOf(funds, 70_000, 2026), isFromLink: false };
  const [list, without] = [funds, person([])].map((of) => recommended(of, FACTS));
  if (!list || !without) throw new Error('There are no lists.');

  test('hold no country against today, where other money is not reckoned', {
    tags: 'other-money-us-citizens',
  }, () => {
    expect(without.keptToday).not.toBeNull();
    expect(openGroups(without).map(({ level }) => level)).toContain('less');
    expect(list.keptToday).toBeNull();
    expect(openGroups(list).map(({ level }) => level)).not.toContain('less');
    expect(answerOf(list).stays).toBe(false);
    expect(list.all.map(({ best }) => gainAMonth(best)).filter((gain) => gain !== null)).toEqual([]);
    expect(stayOf(figures, countries, FACTS)).toBeNull();
  });

  test('say it once, above the list and on paper, whether anything is the answer or not', {
    tags: 'other-money-us-citizens',
  }, () => {
    const answer = shownOf(list, []);
    const none = { ...answer, best: null };
    const sentence = 'Other money is not reckoned for US citizens.';
    const countIn = (text: string) => text.split(sentence).length - 1;
    for (const { best } of [answer, none]) {
      expect(countIn(noteSentences(best, funds, figures.money).join(' '))).toBe(1);
    }
    for (const of of [answer, none]) {
      const page = (
        <Router ssrPath="/">
          <WizardAnswer shown={of} figures={figures} />
        </Router>
      );
      expect(countIn(renderToStaticMarkup(page))).toBe(1);
      expect(countIn(leadOnPaper(of, figures)?.sentences.join(' ') ?? '')).toBe(1);
    }
    expect(noteSentences(null, person([]), figures.money)).toEqual([]);
  });
});

describe('what is too little known', () => {
  const crypto = { kind: 'crypto', amount: 10_000, from: 'abroad' } as const;
  const { otherIncome = [] } = GERMAN_WITH_FUNDS;
  const situation: Situation = { ...GERMAN_WITH_FUNDS, otherIncome: [...otherIncome, crypto] };
  const figures = { ...figuresOf(situation, 80_000, 2026), isFromLink: false };
  const { money } = figures;
  const [without, counted] = ['cr-self-employed', 'cy-self-employed'].map((id) =>
    assessed(situation, id, FACTS),
  );
  if (!without || !counted) throw new Error('There are no schemes.');

  test('is named, and no gain beside it', { tags: 'other-money-weak' }, () => {
    expect(without.otherMoney?.uncounted).toEqual(['crypto']);
    expect(without.saving).toBeNull();
    expect(caveats({ ...without, fit: 'fits' }, situation, money)).toContain(
      'Too little is known there to count your gains on crypto, so no gain is named.',
    );
  });

  test('stands wherever amounts stand side by side: in a row, on paper, in the file', {
    tags: ['other-money-weak', 'other-money-every-door'],
  }, () => {
    expect(rowSays(without, money)).toEqual({ first: 'Without', rest: 'your gains on crypto' });
    expect(rowSays(counted, money)?.first).not.toBe('Without');
    const textOf = (entry: Assessed) => renderToStaticMarkup(<RegimeCard entry={entry} figures={figures} />);
    expect(textOf(without)).toMatch(/Not counted<.*>Gains on crypto</);
    expect(textOf(counted)).not.toContain('Not counted');
    const cells = csvRecords([without, counted], figures).map((record) => record['Not counted']);
    expect(cells).toEqual(['Gains on crypto', '']);
    expect(Object.keys(csvRecords([counted], figures)[0] ?? {})).not.toContain('Not counted');
  });

  test('is of its scheme under curves where another scheme of the country counts it', {
    tags: 'other-money-weak',
  }, () => {
    const noteOf = (ids: readonly string[]) =>
      curvesNote(
        situation,
        ids.map((id) => assessed(situation, id, FACTS)),
      );
    expect(noteOf(['pt-ifici', 'pt-simplified'])).toMatch(
      /Too little is known to count gains on crypto under [^,]*IFICI[^,]* in Portugal\.$/,
    );
    const all = without.country.taxRegimes.map(({ id }) => id);
    expect(noteOf(all)).toMatch(/Too little is known to count gains on crypto in Costa Rica\.$/);
    expect(noteOf(['cy-self-employed'])).toMatch(/stays the same\.$/);
  });
});
