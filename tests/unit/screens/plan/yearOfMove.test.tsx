/** The year of a move in the words of the plan. */
import { laws, moveLaws } from 'virtual:lowtide/person';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AssessedYear } from '../../../../src/assess/dueAtHome.ts';
import type { Claim } from '../../../../src/assess/dueElsewhere.ts';
import { monthShown, monthsWithDue } from '../../../../src/assess/moveMonths.ts';
import {
  bestWords,
  bothWords,
  companyWords,
  dearMonthsWords,
  monthsWords,
  monthWords,
  otherMoneyWords,
  partsOf,
  rangeWords,
  resultWords,
  whyWords,
} from '../../../../src/assess/moveYearWords.ts';
import { moneyIn, toUsd } from '../../../../src/catalogue/money.ts';
import { movePlanOf } from '../../../../src/catalogue/movePlan.ts';
import { moveMonths, moveYear, netParts, type OtherKind } from '../../../../src/law/index.ts';
import { MonthsBar, MonthTotals } from '../../../../src/screens/plan/money/YearOfMove.tsx';

const money = moneyIn('EUR');

function told(
  from: string,
  slug: string,
  regimeId: string,
  month = 5,
  income = 70_000,
  claims: readonly Claim[] = [],
) {
  const plan = movePlanOf(moveLaws, laws, {
    home: { id: from, regimeIds: [`${from}-self-employed`] },
    citizenships: undefined,
    ...{ slug, regimeId, on: `2027-${String(month).padStart(2, '0')}-01` },
    ...{ income: toUsd(income, 'EUR'), costs: null, isCitizen: true },
  });
  if (!plan) throw new Error(`no plan to ${regimeId}`);
  return { year: moveYear(plan), months: monthsWithDue(moveMonths(plan), claims) };
}

it('says that the owner of a company at home counts as a sole trader until then', () => {
  const names = { home: 'Germany' };
  expect(companyWords({ home: { country: 'de', regime: 'de-gmbh' } }, names)).toBe(
    'Your months in Germany count as a sole trader’s: we have no rules for part of a year of a company.',
  );
  expect(companyWords({ home: { country: 'de' } }, names)).toBeNull();
});

it('says where other money is counted, whose day is not known; of US citizens none is', () => {
  const otherIncome = [{ kind: 'dividends', amount: 10_000, from: 'abroad' }] as const;
  const names = { there: 'Malta' };
  const withOther = (amount: number, uncounted: readonly OtherKind[] = []) => ({
    otherMoney: {
      ...{ incomes: [], unsettled: [], unsaid: [], argued: [], statusCost: 0, total: 0 },
      amount,
      uncounted,
    },
  });
  expect(otherMoneyWords({ otherIncome }, withOther(10_000, ['crypto']), names)).toBe(
    'This is on your work alone. When your other money comes in this year is not known: your stay counts all of it but your gains on crypto in Malta.',
  );
  expect(otherMoneyWords({ otherIncome }, withOther(0, ['crypto']), names)).toBe(
    'This is on your work alone. Too little is known to count your gains on crypto in Malta.',
  );
  expect(otherMoneyWords({ otherIncome }, withOther(10_000), names)).toBe(
    'This is on your work alone. When your other money comes in this year is not known: your stay counts all of it in Malta.',
  );
  expect(otherMoneyWords({ otherIncome, citizenships: ['us'] }, withOther(10_000), names)).toBeNull();
  expect(otherMoneyWords({ otherIncome: [] }, withOther(10_000), names)).toBeNull();
});

describe('from Germany to Malta in May', () => {
  const { year, months } = told('de', 'malta', 'mt-res-non-dom');
  const names = { home: 'Germany', there: 'Malta' };

  it('says what the year costs, who takes what of it, and in which month it costs least', () => {
    expect(resultWords(year, year, money)).toBe(
      'In 2027 you pay €15,329 in tax and contributions if you arrive in May.',
    );
    expect(partsOf(year, { ...netParts(year), elsewhere: 0 }, names, money)).toEqual([
      { who: 'home', name: 'Germany', months: 'January to April', amount: '€9,063' },
      { who: 'there', name: 'Malta', months: 'May to December', amount: '€6,266' },
    ]);
    expect(bestWords(months, 5, money)).toBe('January costs least, €8,448 less than May.');
    expect(whyWords(months, 5, names, money)).toBe(
      'If you arrive in January, you pay no tax in Germany and €6,881 in Malta. If you arrive in May, you pay €9,063 in Germany and €6,266 in Malta.',
    );
    expect(bothWords(year, names, money)).toEqual([]);
    expect(rangeWords(year, money)).toBe('Sources disagree here. The tax is between €15,329 and €15,772.');
  });

  it('of the best month it says so, and compares with the dearest', () => {
    expect(bestWords(months, 1, money)).toBe('January costs least.');
    expect(whyWords(months, 1, names, money)).toMatch(
      /^If you arrive in January, .* If you arrive in December, you pay €/,
    );
  });

  it('a month is told with what each country takes', () => {
    const may = months.months[4];
    if (!may) throw new Error('no May');
    expect(monthWords(may, names, money)).toBe('May: €15,329, of it €9,063 in Germany and €6,266 in Malta');
  });

  it('is drawn as twelve months, and as twelve buttons of which the best is marked', () => {
    const bar = renderToStaticMarkup(<MonthsBar months={year.months} label="Germany, then Malta" />);
    expect(bar.match(/<svg/g)).toHaveLength(12);
    expect(bar).toContain('aria-label="Germany, then Malta"');
    const totals = renderToStaticMarkup(
      <MonthTotals
        months={months}
        chosen={5}
        words={(one) => monthWords(one, names, money)}
        onChoose={() => {}}
      />,
    );
    expect(totals.match(/<button/g)).toHaveLength(12);
    expect(totals.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(totals).toMatch(/aria-label="January: [^"]*\. Least"/);
  });
});

describe('months that both countries tax', () => {
  it('the new country credits the tax of the months before', () => {
    const { year } = told('de', 'cyprus', 'cy-self-employed');
    const [sentence] = bothWords(year, { home: 'Germany', there: 'Cyprus' }, money);
    expect(sentence).toMatch(
      /^Cyprus taxes the months before you arrive as well, with €[\d,]+\. Cyprus takes €[\d,]+ off for the tax in Germany\.$/,
    );
  });

  it('without a treaty both are paid', () => {
    const { year } = told('us', 'costa-rica', 'cr-foreign-source-resident');
    const names = { home: 'the United States', there: 'Costa Rica' };
    expect(bothWords(year, names, money)).toEqual([
      expect.stringMatching(
        /^The United States taxes the months after you leave as well, with €[\d,]+\. There is no treaty, so you pay both\.$/,
      ),
    ]);
  });

  it('of nothing nothing comes off', () => {
    const { year } = told('us', 'paraguay', 'py-foreign-source');
    const [sentence] = bothWords(year, { home: 'the United States', there: 'Paraguay' }, money);
    expect(sentence).toMatch(/^The United States taxes the months after you leave as well, with €[\d,]+\.$/);
  });
});

it('what the exclusion takes out is taxed with nothing', () => {
  const { year } = told('us', 'uruguay', 'uy-foreign-source-holiday', 1);
  const [sentence] = bothWords(year, { home: 'the United States', there: 'Uruguay' }, money);
  expect(sentence).toBe('The United States taxes the months after you leave as well, but no tax is due.');
});

it('a month that costs more than the whole year says why', () => {
  const names = { home: 'Germany', there: 'Georgia' };
  const { months } = told('de', 'georgia', 'ge-small-business', 12);
  const why = 'The status takes effect on the first day of the next month.';
  expect(dearMonthsWords(months, 12, names, why)).toBe(
    `December costs more in Georgia than a whole year would. ${why}`,
  );
  expect(dearMonthsWords(months, 1, names, why)).toBeNull();
});

it('a year that is not cut in two has the figures of the first year of the stay', () => {
  const [january] = told('us', 'uruguay', 'uy-foreign-source-holiday', 1).months.months;
  const first = { ended: false, total: 18_905, due: { total: 16_955 }, elsewhere: 100 } as AssessedYear;
  expect(january && monthShown(january, first)).toMatchObject({
    ...{ month: 1, total: 18_905, home: 16_955, there: 1_850, elsewhere: 100 },
  });
});

it('what is withheld after the move is in the total of each month, and a part of its own', () => {
  const withheld: Claim = {
    country: 'de',
    why: 'payer',
    certain: true,
    amountIn: ({ part }) => 30_000 * part,
  };
  const plain = told('de', 'malta', 'mt-res-non-dom').months;
  const { months, best } = told('de', 'malta', 'mt-res-non-dom', 5, 70_000, [withheld]).months;
  expect([plain.best, best]).toEqual([1, 12]);
  months.forEach((one, at) => {
    expect(one.elsewhere).toBeCloseTo((30_000 * (12 - at)) / 12, 6);
    expect(one.total).toBeCloseTo(one.home + one.there + one.elsewhere, 6);
    expect(one.total - one.elsewhere).toBeCloseTo(plain.months[at]?.total ?? 0, 6);
  });
  const names = { home: 'Germany', there: 'Malta', elsewhere: 'due in Germany' };
  const [may] = months.slice(4);
  expect(may && monthWords(may, names, money)).toMatch(
    /^May: €[\d,]+, of it €9,063 in Germany and €6,266 in Malta, and €[\d,]+ is due in Germany$/,
  );
  const { year } = told('de', 'malta', 'mt-res-non-dom');
  expect(may && partsOf(year, may, names, money).map(({ name }) => name)).toEqual([
    ...['Germany', 'Malta', 'Due in Germany'],
  ]);
});

it('a range is said where sources disagree', () => {
  const { year } = told('il', 'malta', 'mt-res-non-dom');
  expect(rangeWords(year, money)).toMatch(
    /^Sources disagree here\. The tax is between €[\d,]+ and €[\d,]+\.$/,
  );
});

it('one month is named alone, no month not at all', () => {
  expect([monthsWords(3, 3), monthsWords(1, 4), monthsWords(1, 0)]).toEqual([
    'March',
    'January to April',
    null,
  ]);
});

it('a home country that is not one of ours leaves no plan for its part', () => {
  const asked = {
    slug: 'malta',
    regimeId: 'mt-res-non-dom',
    on: '2027-05-01',
    income: 1,
    costs: null,
    citizenships: undefined,
    isCitizen: true,
  };
  expect(movePlanOf(moveLaws, laws, { ...asked, home: null })?.home).toBeNull();
  expect(movePlanOf(moveLaws, laws, { ...asked, home: null, regimeId: 'nowhere' })).toBeNull();
});
