/**
 * The year of a move: the home country taxes up to the last day there, the destination from the day of arrival, each by
 * its own law for part of a year. Pure, money in US dollars, no clock.
 */

import { type ArrivalTax, type MoveTax, taxOfArrival } from './arriving.ts';
import {
  type Day,
  dayAfter,
  dayNumber,
  dayOf,
  daysInMonth,
  eachMonth,
  isoOf,
  monthsBefore,
  monthsThere,
} from './calendar.ts';
import { householdTimes } from './householdChange.ts';
import { checkedIncome, costsAt, TAX_KINDS, type TaxKind } from './kinds.ts';
import { shareUntil, taxOfDeparture, wholeYearAtHome } from './leaving.ts';
import {
  type BothTax,
  type DestinationPart,
  type HomePart,
  incomeBefore,
  type MoveDestination,
  type MoveHome,
  type MoveHousehold,
  type MoveMonth,
  type MoveMonths,
  type MovePlan,
  type MoveYear,
} from './yearOfMove.ts';

/** A home country's part, and how it is spread over days. */
interface AtHome {
  readonly part: HomePart;
  /** What it takes of a dollar: earned in the tax year before that of leaving, in that one until leaving, and after. */
  readonly perDollar: { readonly before: number; readonly until: number; readonly after: number };
  /** First day of the tax year of leaving. */
  readonly first: Day;
  readonly lastDay: Day;
  readonly taxesAfter: boolean;
}

/**
 * The home country's part of the calendar year. Its tax year of leaving gives the tax on each dollar earned in it. Months of
 * the calendar year that still belong to the tax year before are taxed as in a whole year.
 */
function homePart(
  home: MoveHome,
  arrival: Day,
  income: number,
  { costsShare, there }: { readonly costsShare: number; readonly there: DestinationPart },
): AtHome {
  const { country, law, agreement, citizen = true, to, ofCompany } = home;
  const rate = law.perDollar;
  const lastDay = dayAfter(arrival, -1);
  const ofLastDay = monthsBefore(lastDay, country.taxYear.starts);
  // Where citizens are taxed wherever they live, the year that begins on arrival is taxed as well.
  const abroadAllYear =
    citizen && country.residence.never === true && dayNumber(ofLastDay.last) === dayNumber(lastDay);
  const { first, last } = abroadAllYear ? monthsBefore(arrival, country.taxYear.starts) : ofLastDay;
  const year = income * rate;
  const until = abroadAllYear ? 0 : year * shareUntil(country, lastDay);
  const departure = {
    ...{ on: lastDay, until, costsPercent: costsShare * 100 },
    // What a company earns afterwards is not the person's own.
    after: ofCompany ? 0 : Math.max(year - until, 0),
    ...{ agreement: agreement ?? false, citizen, to, abroadAllYear },
    taxThere: incomeTaxThere(there) * rate,
  };
  const tax = taxOfDeparture(law, departure);
  const whole = wholeYearAtHome(law, departure);
  const earnedUntil = abroadAllYear ? 0 : year * earnedBetween(income, first, lastDay);
  const companyTax = ofCompany?.({
    ...{ income: there.income, costs: there.income * costsShare, lines: there.lines },
    daysShare: (abroadAllYear ? ofLastDay.daysOfYear : ofLastDay.daysAbroad) / ofLastDay.daysOfYear,
    before: (earnedUntil / rate) * (1 - costsShare),
  });
  const per = (amount: number, earned: number) => (earned > 1e-9 ? amount / earned : 0);
  const spread = {
    perDollar: {
      before: per(whole.total, year),
      until: per(tax.total - tax.onAfter, earnedUntil),
      after: per(companyTax === undefined ? tax.onAfter : companyTax * rate, year - earnedUntil),
    },
    ...{ first, lastDay, taxesAfter: tax.afterTaxed > 0 || companyTax !== undefined },
  };
  let [ofBefore, ofLeaving] = [0, 0];
  for (let month = 1; month <= 12; month++) {
    const { before, until, after } = homeMonth(income, arrival.year, month, spread);
    ofBefore += before;
    ofLeaving += until + after;
  }
  const total = ofBefore + ofLeaving;
  // The calendar year holds part of each tax year, the same part of every line.
  const share = {
    before: per(ofBefore * rate, whole.total),
    leaving: per((ofLeaving - (companyTax ?? 0)) * rate, tax.total),
  };
  const lineOf = ({ lines }: MoveTax, place: number) => (lines[place]?.amount ?? 0) / rate;
  const [low, high] = tax.range.map((end) => ofBefore + (share.leaving * end) / rate + (companyTax ?? 0));
  return {
    ...spread,
    part: {
      income: incomeBefore(income, arrival),
      lines: TAX_KINDS.map((kind, place) => ({
        kind,
        amount:
          lineOf(whole, place) * share.before +
          lineOf(tax, place) * share.leaving +
          (kind === 'income' ? (companyTax ?? 0) : 0),
      })),
      ...{ total, range: [low ?? total, high ?? total] },
      taxYear: { ...tax, first: isoOf(first), last: isoOf(last) },
    },
  };
}

/** What the destination takes as income tax on what is earned there, USD: the part on the months before is left out. */
function incomeTaxThere(there: DestinationPart): number {
  const { total, onBefore } = there.law;
  const isAfter = total > 0 ? 1 - onBefore / total : 1;
  return sumOfLines(there, ['income']) * isAfter;
}

/** Share of a year's income that is earned from one day to another. */
function earnedBetween(income: number, from: Day, to: Day): number {
  let sum = 0;
  eachMonth(from, to, (_month, share) => {
    sum += share * (income / 12);
  });
  return income > 0 ? Math.min(sum / income, 1) : 0;
}

/** What the home country takes for a month of the calendar year of the move, USD, by when it is earned. */
function homeMonth(
  income: number,
  year: number,
  month: number,
  { perDollar, first, lastDay, taxesAfter }: Omit<AtHome, 'part'>,
): { readonly before: number; readonly until: number; readonly after: number } {
  const days = daysInMonth(year, month);
  const firstOfMonth = dayNumber({ year, month, day: 1 });
  // Days of the month up to the last one at home, and of those the ones before the tax year of leaving.
  const atHome = Math.min(Math.max(dayNumber(lastDay) - firstOfMonth + 1, 0), days);
  const before = Math.min(Math.max(dayNumber(first) - firstOfMonth, 0), atHome);
  const aDay = income / 12 / days;
  return {
    before: before * aDay * perDollar.before,
    until: (atHome - before) * aDay * perDollar.until,
    after: taxesAfter ? (days - atHome) * aDay * perDollar.after : 0,
  };
}

export * from './arriving.ts';
export * from './calendar.ts';
export * from './leaving.ts';
export * from './yearOfMove.ts';

/**
 * What the year of a move costs: what each country takes, month by month, and what both take.
 * @throws {IncomeError} for NaN, infinite and negative incomes, {CostsError} for such costs, {MoveDateError} for an
 * invalid date.
 */
export function moveYear({ home, destination, on, income, costs: planned, ...plan }: MovePlan): MoveYear {
  const arrival = dayOf(on);
  const year = checkedIncome(income);
  const costs = costsAt(planned, year);
  const costsShare = year > 0 ? costs / year : 0;
  const before = incomeBefore(income, arrival);
  const there = destinationPart(destination, arrival, { there: year - before, before, costsShare });
  const atHome = home === null ? null : homePart(home, arrival, income, { costsShare, there });
  const both = bothTax(home, destination, there, atHome);
  const credited = both.reduce((sum, { credit }) => sum + (credit ?? 0), 0);
  const household = householdIn(plan.household, arrival, atHome !== null);
  const ofHousehold = (household.home?.total ?? 0) + (household.there?.total ?? 0);
  const total = (atHome?.part.total ?? 0) + there.total - credited + ofHousehold;
  const [low, high] = [0, 1].map(
    (end) => Math.max((atHome?.part.range[end] ?? 0) + (there.range[end] ?? 0) - credited, 0) + ofHousehold,
  );
  return {
    ...{ on: isoOf(arrival), income: year, costs, home: atHome?.part ?? null, there, both },
    months: monthsOf(income, arrival, atHome, there),
    ...{ household, total, kept: year - costs - total, range: [low ?? 0, high ?? 0] },
  };
}

/** What a household changes in each country counts for the months there; the month of the arrival is the new country's. */
function householdIn(
  household: MoveHousehold | undefined,
  { month }: Day,
  isHomeKnown: boolean,
): MoveYear['household'] {
  const home = isHomeKnown ? household?.home : null;
  const there = household?.there(month);
  return {
    home: home ? householdTimes(home, (month - 1) / 12) : null,
    there: there ? householdTimes(there, (13 - month) / 12) : null,
  };
}

interface Incomes {
  readonly there: number;
  readonly before: number;
  readonly costsShare: number;
}

function destinationPart(
  { country, law: own, reliefs, profession, sharesDue, from, leftOut = [] }: MoveDestination,
  on: Day,
  { there, before, costsShare }: Incomes,
): DestinationPart {
  const rate = own.perDollar;
  const whole = taxOfArrival(country, own, {
    ...{ on, incomeThere: there * rate, incomeBefore: before * rate, profession },
    ...{ costsThere: there * rate * costsShare, costsBefore: before * rate * costsShare },
    ...{ reliefs, sharesDue, from },
  });
  const law = leftOut.length === 0 ? whole : without(whole, leftOut);
  const [low, high] = law.range;
  return { income: there, ...inDollars(law, rate), range: [low / rate, high / rate], law };
}

/** The same without some kinds. */
function without(law: ArrivalTax, leftOut: readonly TaxKind[]): ArrivalTax {
  const lines = law.lines.map((line) => (leftOut.includes(line.kind) ? { ...line, amount: 0 } : line));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const less = law.total - total;
  const [low, high] = law.range;
  return { ...law, lines, total, range: [low - less, high - less] };
}

function inDollars({ lines, total }: Pick<MoveTax, 'lines' | 'total'>, rate: number) {
  return { lines: lines.map(({ kind, amount }) => ({ kind, amount: amount / rate })), total: total / rate };
}

function monthsOf(income: number, arrival: Day, atHome: AtHome | null, there: DestinationPart): MoveMonth[] {
  const { firstMonth, exactMonths } = monthsThere(arrival);
  // Tax on the months before the arrival stays with them; the rest is spread by income over the months after it.
  const onBefore = there.law.total > 0 ? (there.total * there.law.onBefore) / there.law.total : 0;
  const before = incomeBefore(income, arrival);
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const share = month < firstMonth ? 1 : month > firstMonth ? 0 : 1 - (exactMonths - (12 - firstMonth));
    const earned = income / 12;
    const isBefore = share > 0;
    const ofThere =
      (there.income > 0
        ? ((there.total - onBefore) * earned * (1 - share)) / there.income
        : ((there.total - onBefore) * (1 - share)) / exactMonths) +
      (before > 0 ? (onBefore * earned * share) / before : 0);
    const taxedBy = [
      ...(atHome !== null && (isBefore || atHome.taxesAfter) ? (['home'] as const) : []),
      ...(share < 1 || there.law.beforeTaxed > 0 ? (['there'] as const) : []),
    ];
    const home = atHome && homeMonth(income, arrival.year, month, atHome);
    const ofHome = home === null ? 0 : home.before + home.until + home.after;
    return { month, atHome: share, home: ofHome, there: ofThere, taxedBy };
  });
}

/** What both countries tax: the sums of each, and what is credited. */
function bothTax(
  home: MoveHome | null,
  destination: MoveDestination,
  there: DestinationPart,
  atHome: AtHome | null,
): BothTax[] {
  if (home === null || atHome === null) return [];
  const both: BothTax[] = [];
  const { part, perDollar } = atHome;
  if (there.law.beforeTaxed > 0) {
    const ofHome = part.total - (atHome.taxesAfter ? there.income * perDollar.after : 0);
    const ofThere = there.law.onBefore / destination.law.perDollar;
    const isCredited = destination.country.reliefBefore === 'credit' || home.treaty === true;
    both.push({
      ...{ months: 'before', home: ofHome, there: ofThere },
      credit: isCredited ? Math.min(ofHome, ofThere) : null,
    });
  }
  if (atHome.taxesAfter) {
    const ofHome = there.income * perDollar.after;
    // What a company pays is no tax of the person's own.
    const ofThere = home.ofCompany ? 0 : there.total - there.law.onBefore / destination.law.perDollar;
    const credited = home.credits ? sumOfLines(there, home.credits) : ofThere;
    const isCredited = home.credits !== undefined || home.treaty === true;
    const afterTaxed = part.taxYear.afterTaxed / home.law.perDollar;
    const limit =
      afterTaxed > 0
        ? (part.taxYear.creditLimit / home.law.perDollar) * Math.min(there.income / afterTaxed, 1)
        : 0;
    both.push({
      ...{ months: 'after', home: ofHome, there: ofThere },
      credit: isCredited ? Math.min(credited, limit) : null,
    });
  }
  return both;
}

function sumOfLines({ lines }: Pick<DestinationPart, 'lines'>, kinds: readonly TaxKind[]): number {
  return lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
}

/** What each country takes in the end, less what a household receives: the one that credits the other's tax takes less. */
export function netParts({ home, there, both, household }: MoveYear): {
  readonly home: number;
  readonly there: number;
} {
  const credited = (months: BothTax['months']) =>
    both.reduce((sum, one) => sum + (one.months === months ? (one.credit ?? 0) : 0), 0);
  return {
    home: (home?.total ?? 0) - credited('after') + (household.home?.total ?? 0),
    there: there.total - credited('before') + (household.there?.total ?? 0),
  };
}

/** What a move would cost in each month of the year that its date names; the year's income is the same in all. */
export function moveMonths(plan: MovePlan): MoveMonths {
  const { year: calendarYear } = dayOf(plan.on);
  const months = Array.from({ length: 12 }, (_, index) => {
    const on = isoOf({ year: calendarYear, month: index + 1, day: 1 });
    const year = moveYear({ ...plan, on });
    return { month: index + 1, total: year.total, range: year.range, ...netParts(year) };
  });
  const totals = months.map(({ total }) => total);
  // A difference of a cent does not make another month the better one.
  const least = Math.min(...totals) + 0.01;
  return { months, best: totals.findIndex((total) => total <= least) + 1 };
}
