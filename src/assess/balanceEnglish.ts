/** What a move costs, when it is ahead, and what a return undoes, in words. */
import type { Currency } from '../catalogue/currencies.ts';
import { capitalised, countOf, formatCurrency, nameInText } from '../catalogue/format.ts';
import { type MoneyFormat, toUsd } from '../catalogue/money.ts';
import type { Lead } from './answerEnglish.ts';
import type { Assessed } from './assessor.ts';
import type { Balance } from './balance.ts';
import type { BetterMove } from './gainOfMove.ts';
import { residenceEnds } from './rowEnglish.ts';

/** What a whole stay saves or costs, with all that it costs once: "You save €73,025 in 5 years." Else the tax of a year. */
export function balanceLead(
  {
    ahead,
    counted,
    once,
    yearly,
    isBeforeExitTax,
  }: Pick<Balance, 'ahead' | 'counted' | 'once' | 'yearly' | 'isBeforeExitTax'>,
  { total }: Pick<Assessed, 'total'>,
  { money, currency }: Format,
): Lead {
  if (ahead === null) return { before: 'You pay', figure: money(total), after: 'of tax a year.' };
  if (ahead === 0) return { before: 'You keep', figure: 'as much', after: 'as today.' };
  const costs = once > 0 || yearly !== null ? ', after costs' : '';
  const years = `in ${countOf(counted, 'year')}${costs}${isBeforeExitTax ? ', before exit tax' : ''}.`;
  return {
    before: ahead > 0 ? 'You save' : 'You pay',
    figure: formatCurrency(Math.abs(ahead), currency),
    after: ahead > 0 ? years : `more ${years}`,
  };
}

interface Format {
  /** Of dollars. */
  readonly money: MoneyFormat;
  readonly currency: Currency;
}

/** When a move is ahead. */
type Ahead = Pick<Balance, 'onceCosts' | 'ahead' | 'aheadAfterMonths' | 'isBeforeExitTax'>;

type Costs = Ahead & Pick<Balance, 'yearly' | 'once'>;

/** Less than this that is paid once is not told beside what is paid every year, USD. */
const TOLD = 100;

/**
 * "Moving costs about €1,744 once. Running costs are about €4,320 a year. You are ahead after 7 months." Null where nothing is known.
 * @param years of the stay; null where its length is not said
 */
export function paidBackSentence(
  balance: Costs,
  years: number | null,
  { money, currency }: Format,
): string | null {
  const { onceCosts, yearly, once } = balance;
  if (onceCosts === null && once === 0) return null;
  const { there, atHome } = yearly ?? { there: { typical: 0 }, atHome: 0 };
  const hasYearly = there.typical > 0;
  const isTold = !hasYearly || toUsd(once, currency) >= TOLD;
  const size = once === 0 ? 'nothing' : `about ${formatCurrency(once, currency)} once`;
  const today = atHome > 0 ? `, against ${money(atHome)} today` : '';
  const ahead = aheadWords(balance, years);
  return [
    isTold && `Moving costs ${size}.`,
    hasYearly && `Running costs are about ${money(there.typical)} a year${today}.`,
    ahead && `${capitalised(ahead)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "you are ahead after 7 months", "you are ahead after about 12 years, not within your stay". Null before exit tax is known. */
export function aheadWords(
  { onceCosts, ahead, aheadAfterMonths: months, isBeforeExitTax }: Ahead,
  years: number | null,
): string | null {
  if (ahead === null || onceCosts === null || isBeforeExitTax) return null;
  if (months === null) return 'the move does not pay for itself';
  if (months === 0) return 'you are ahead from the first month';
  const late = years !== null && months > 12 * years ? ', not within your stay' : '';
  return `you are ahead after ${lengthWords(months)}${late}`;
}

function lengthWords(months: number): string {
  if (months <= 1) return 'a month';
  return months < 24 ? countOf(months, 'month') : `about ${countOf(Math.round(months / 12), 'year')}`;
}

/** What leaving with shares and the like costs, and when that is earned back: "Leaving costs €259,349 once; you are ahead after about 12 years." */
export function leavingCostsWords(
  paid: number,
  balance: Ahead | null,
  years: number | null,
  money: MoneyFormat,
): string | null {
  if (paid <= 0) return null;
  const ahead = balance && aheadWords(balance, years);
  return `Leaving costs ${money(paid)} once${ahead ? `; ${ahead}` : ''}.`;
}

/** Where a move costs more than it gains in its stay: "With what the move costs, you would pay $22,253 more in 5 years." */
export function costsMoreSentence(
  balance: Pick<Balance, 'ahead' | 'counted'> | null,
  currency: Currency,
): string | null {
  if (balance === null || balance.ahead === null || balance.ahead >= 0) return null;
  const more = formatCurrency(-balance.ahead, currency);
  return `With what the move costs, you would pay ${more} more in ${countOf(balance.counted, 'year')}.`;
}

/** The move against what staying could be: "Against staying with a GmbH, you save €12,300 in 5 years." */
export function againstBetterSentence(
  { better, aheadOfBetter: ahead, counted }: Pick<Balance, 'better' | 'aheadOfBetter' | 'counted'>,
  currency: Currency,
): string | null {
  if (better === null || ahead === null) return null;
  const amount = formatCurrency(Math.abs(ahead), currency);
  const years = countOf(counted, 'year');
  return `Against staying with the best scheme there (${better.name}), you ${ahead < 0 ? `pay ${amount} more` : `save ${amount}`} in ${years}.`;
}

interface Names {
  readonly home: string;
  readonly there: string;
}

/** What somebody has who comes back after two years, the sum first. */
export function returnSentences(
  { back }: Pick<Balance, 'back'>,
  { home, there }: Names,
  currency: Currency,
): readonly string[] {
  if (back === null) return [];
  const money = (amount: number) => formatCurrency(amount, currency);
  const { ahead, closing, takenBack, undone } = back;
  return [
    ahead < 0
      ? `Back after two years, you would have ${money(-ahead)} less than by staying.`
      : `Back after two years, you would have ${money(ahead)} more than by staying.`,
    ...(takenBack > 0
      ? [
          `${nameInText(there)} takes back ${money(takenBack)} of tax that it had let go, and asks for interest.`,
        ]
      : []),
    ...(closing > 0 ? [`Closing what you set up there costs about ${money(closing)}.`] : []),
    ...(undone > 0
      ? [`${nameInText(home)} gives up its tax of ${money(undone)} on leaving, if you still own it all.`]
      : []),
  ];
}

/** On what the figure of a move rests where leaving is not settled: "Only if your tax residence in Germany ends." */
export function leavingLine(home: string): string {
  return `Only if ${residenceEnds(nameInText(home))}.`;
}

/** What stands instead of a gain for who keeps what goes on making resident at home. */
export function keptLead(home: string): Lead {
  return {
    before: `As long as ${nameInText(home)} goes on taxing you,`,
    figure: 'no gain',
    after: 'is certain',
  };
}

/** Of a plan that costs money: what would gain. Null stands for nothing that would. */
export function betterMoveSentence(better: BetterMove | null, money: MoneyFormat): string {
  if (better === null) return 'Staying costs you least.';
  const gain = money(better.gain);
  return better.kind === 'country'
    ? `${capitalised(nameInText(better.assessed.country.name))} would gain you ${gain} a month.`
    : `For ${countOf(better.years, 'year')} only, it would gain you ${gain} a month.`;
}

/** A plan from a country to itself: that there is none, and what to do. */
export function noMoveSentence(country: string): string {
  return `You live in ${nameInText(country)} already, so there is no move to plan. Choose another country to go to.`;
}
