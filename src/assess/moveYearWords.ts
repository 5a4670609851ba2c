/** The year of a move in sentences. Names are as they stand in a sentence: "the United States". */
import { capitalised, formatMonthName } from '../catalogue/format.ts';
import { hasOtherMoney } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { type BothTax, dayOf, type MonthTotal, type MoveMonths, type MoveYear } from '../law/index.ts';
import {
  hasOtherIncome,
  isOwnerAtHome,
  leavesOutOtherIncome,
  type Situation,
} from '../situation/situation.ts';
import type { Assessed } from './assessor.ts';
import type { MonthsWithDue, MonthWithDue } from './moveMonths.ts';
import { notCounted } from './otherMoneyEnglish.ts';

export interface Names {
  readonly home: string;
  readonly there: string;
  /** Where other countries take it: "withheld in Brazil". */
  readonly elsewhere?: string | undefined;
}

/** On a payroll, where the rest would be. */
export const NOT_FOR_EMPLOYEES =
  'For employees the year of the move is not worked out. Every year of your stay counts as a whole year.';

/** Where the person has other money; null where there is none. @param one the scheme in the new country */
export function otherMoneyWords(
  situation: Situation,
  one: Pick<Assessed, 'otherMoney'>,
  { there }: Pick<Names, 'there'>,
): string | null {
  if (!hasOtherIncome(situation) || leavesOutOtherIncome(situation)) return null;
  const without = notCounted(one);
  const start = 'This is on your work alone.';
  if (without && !hasOtherMoney(one))
    return `${start} Too little is known to count your ${without} in ${there}.`;
  const all = without ? `all of it but your ${without}` : 'all of it';
  return `${start} When your other money comes in this year is not known: your stay counts ${all} in ${there}.`;
}

/** How the year counts of whose company pays the tax at home; null for others. */
export function companyWords(situation: Situation, { home }: Pick<Names, 'home'>): string | null {
  if (!isOwnerAtHome(situation)) return null;
  return `Your months in ${home} count as a sole trader’s: we have no rules for part of a year of a company.`;
}

/** Differences below this, in dollars, are no reason to say that one month is cheaper. */
const NO_DIFFERENCE = 1;

/** "In 2027 you pay €15,320 in tax and contributions if you arrive in May." */
export function resultWords(
  { on }: Pick<MoveYear, 'on'>,
  { total }: Pick<MonthTotal, 'total'>,
  money: MoneyFormat,
): string {
  const { year, month } = dayOf(on);
  return `In ${year} you pay ${money(total)} in tax and contributions if you arrive in ${formatMonthName(month)}.`;
}

/** "Sources disagree here. The tax is between €4,000 and €4,600."; null where there is one reading. */
export function rangeWords(
  { range: [low, high] }: Pick<MonthTotal, 'range'>,
  money: MoneyFormat,
): string | null {
  if (high - low < NO_DIFFERENCE) return null;
  return `Sources disagree here. The tax is between ${money(low)} and ${money(high)}.`;
}

/** "January to April", "December"; null for no month. */
export function monthsWords(first: number, last: number): string | null {
  if (first > last) return null;
  const [from, to] = [formatMonthName(first), formatMonthName(last)];
  return first === last ? from : `${from} to ${to}`;
}

/** What both countries tax, in whole sentences; empty where no month is taxed twice. */
export function bothWords(year: Pick<MoveYear, 'both'>, names: Names, money: MoneyFormat): string[] {
  return year.both.map((both) =>
    // Where there is no tax, nothing is credited.
    Math.min(both.home, both.there) < NO_DIFFERENCE
      ? twiceWords(both, names, money)
      : `${twiceWords(both, names, money)} ${creditWords(both, names, money)}`,
  );
}

function twiceWords({ months, home, there }: BothTax, names: Names, money: MoneyFormat): string {
  const said = (usd: number) => (usd < NO_DIFFERENCE ? 'but no tax is due' : `with ${money(usd)}`);
  return months === 'before'
    ? `${capitalised(names.there)} taxes the months before you arrive as well, ${said(there)}.`
    : `${capitalised(names.home)} taxes the months after you leave as well, ${said(home)}.`;
}

function creditWords({ months, credit }: BothTax, names: Names, money: MoneyFormat): string {
  const [gives, takes] = months === 'before' ? [names.there, names.home] : [names.home, names.there];
  if (credit === null) return `There is no treaty, so you pay both.`;
  if (credit < NO_DIFFERENCE) return `Nothing of the tax in ${takes} comes off.`;
  return `${capitalised(gives)} takes ${money(credit)} off for the tax in ${takes}.`;
}

/** Which month costs least, and how much less than the chosen one: "January costs least, €8,439 less." */
export function bestWords({ months, best }: MoveMonths, chosen: number, money: MoneyFormat): string {
  const [least, own] = [best, chosen].map((month) => months[month - 1]?.total ?? 0);
  const less = (own ?? 0) - (least ?? 0);
  const name = formatMonthName(best);
  if (less >= NO_DIFFERENCE)
    return `${name} costs least, ${money(less)} less than ${formatMonthName(chosen)}.`;
  const isEven = months.every(({ total }) => total - (least ?? 0) < NO_DIFFERENCE);
  return isEven ? 'Every month costs the same.' : `${formatMonthName(chosen)} costs least.`;
}

/**
 * Why: what each country takes in the best month and in the chosen one; where those are the same, in the dearest one.
 * Null where every month costs the same.
 */
export function whyWords(
  { months, best }: MonthsWithDue,
  chosen: number,
  names: Names,
  money: MoneyFormat,
): string | null {
  const of = (month: number) => months[month - 1];
  const dearest = months.reduce((most, one) => (one.total > most.total ? one : most), months[0] ?? noMonth);
  const own = of(chosen) ?? noMonth;
  const least = of(best) ?? noMonth;
  const other = own.total - least.total < NO_DIFFERENCE ? dearest : own;
  if (other.total - least.total < NO_DIFFERENCE) return null;
  const due = (one: MonthWithDue) =>
    `If you arrive in ${formatMonthName(one.month)}, you pay ${partsWords(one, names, money)}.`;
  return `${due(least)} ${due(other)}`;
}

/** "€9,054 in Germany and €6,266 in Malta", then what other countries take. */
function partsWords({ home, there, elsewhere }: MonthWithDue, names: Names, money: MoneyFormat): string {
  const both = `${amountWords(home, money)} in ${names.home} and ${amountWords(there, money)} in ${names.there}`;
  return elsewhere < NO_DIFFERENCE
    ? both
    : `${both}, and ${money(elsewhere)} is ${names.elsewhere ?? DUE_ELSEWHERE}`;
}

const DUE_ELSEWHERE = 'due elsewhere';

const noMonth: MonthWithDue = { month: 1, total: 0, range: [0, 0], home: 0, there: 0, elsewhere: 0 };

function amountWords(usd: number, money: MoneyFormat): string {
  return usd < NO_DIFFERENCE ? 'no tax' : money(usd);
}

/** What a screen reader hears of a month: "May: €15,320, of it €9,054 in Germany and €6,266 in Malta". */
export function monthWords(one: MonthWithDue, names: Names, money: MoneyFormat): string {
  return `${formatMonthName(one.month)}: ${money(one.total)}, of it ${partsWords(one, names, money)}`;
}

/**
 * That some months there cost more than all twelve, and why, as the data say it; null where they do not.
 * @param why how the regime begins
 */
export function dearMonthsWords(
  { months }: Pick<MoveMonths, 'months'>,
  chosen: number,
  { there }: Names,
  why: string | undefined,
): string | null {
  const whole = months[0]?.there ?? 0;
  const own = months[chosen - 1]?.there ?? 0;
  if (own - whole < NO_DIFFERENCE) return null;
  const part = monthsWords(chosen, 12) ?? '';
  return `${part} cost${chosen === 12 ? 's' : ''} more in ${there} than a whole year would.${why ? ` ${why}` : ''}`;
}

/** The parts of the year for the legend: who taxes which months, and how much; what other countries take comes last. */
export function partsOf(
  { months }: Pick<MoveYear, 'months'>,
  net: Pick<MonthWithDue, 'home' | 'there' | 'elsewhere'>,
  names: Names,
  money: MoneyFormat,
) {
  const of = (who: 'home' | 'there') => {
    const own = months.filter(({ taxedBy }) => taxedBy.includes(who)).map(({ month }) => month);
    return own.length === 0 ? null : monthsWords(own[0] ?? 1, own.at(-1) ?? 12);
  };
  const both = (['home', 'there'] as const).map((who) => ({
    who,
    name: capitalised(names[who]),
    months: of(who),
    amount: money(net[who]),
  }));
  if (net.elsewhere < NO_DIFFERENCE) return both;
  const elsewhere = {
    who: 'elsewhere' as const,
    name: capitalised(names.elsewhere ?? DUE_ELSEWHERE),
    months: null,
    amount: money(net.elsewhere),
  };
  return [...both, elsewhere];
}
