/** The answer as a difference from today, in words: its sentence, and what goes with it. */
import { countOf, nameInText } from '../catalogue/format.ts';
import { keepsNothing, keptAMonth } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import { stayYears } from '../situation/answered.ts';
import type { Figures } from '../situation/figures.ts';
import { homeIdOf, type Situation } from '../situation/situation.ts';
import type { Answer } from './answer.ts';
import { A_MONTH, beforeExitTax, type Lead } from './answerEnglish.ts';
import { type Assessed, isLeastOf } from './assessor.ts';
import { caveats } from './caveats.ts';
import { gainAMonth } from './gainOfMove.ts';
import { otherMoneyLeftOut } from './otherMoneyEnglish.ts';
import type { Recommendations } from './recommendations.ts';
import { conditionWords, datedAmounts, dueAtHomeWords, rowSays } from './rowEnglish.ts';

/** What an answer says first. */
export interface Difference {
  /** The first row of the list; null where nothing that is sure leaves more than today. */
  readonly best: Assessed | null;
  /** USD per year; null where it is not known. */
  readonly keptToday: number | null;
  readonly stays: boolean;
  /** Whether an open answer can raise it. */
  readonly isLeast: boolean;
  /** What could leave more, the best first. */
  readonly couldBe?: readonly Assessed[];
  /** Whether it is the answer among some countries alone: another one may leave more than staying. */
  readonly isOfSome?: boolean;
}

/** "in Germany", or "today" where no country was said. */
export function todayWords(situation: Situation): string {
  const name = homeName(situation);
  return name === null ? 'today' : `in ${nameInText(name)}`;
}

/** The country in which tax is paid today; null where it is not said. */
export function homeName(situation: Situation): string | null {
  const id = homeIdOf(situation);
  return id === null ? null : (placeOf(id)?.name ?? id.toUpperCase());
}

/**
 * "In Serbia you would keep €1,276 a month more than in Germany", without a home "€5,049 a month", or "Stay in the United
 * States: $7,628 a month"; of some countries alone, "In Georgia you could keep €1,919 a month more than in Germany". Where
 * nothing is sure and today is not known, "In Malta you could keep $6,394 a month only if you
 * set up a company". Null where nothing fits.
 */
export function differenceLead(
  { best, keptToday, stays, isLeast, couldBe: [could] = [], isOfSome }: Difference,
  situation: Situation,
  figures: Pick<Figures, 'currency' | 'money'>,
): Lead | null {
  const { money } = figures;
  if (stays && keptToday !== null) {
    if (isOfSome) {
      const more = could ? gainAMonth(could) : null;
      if (!could || more === null) return amount('You keep most today', keptToday, money);
      const before = `In ${nameInText(could.country.name)} you could keep`;
      return { before, figure: money(more), every: A_MONTH, after: `more than ${todayWords(situation)}` };
    }
    const home = homeName(situation);
    const stay = home === null ? 'Stay where you are' : `Stay in ${nameInText(home)}`;
    return amount(stay, keptToday, money);
  }
  if (best === null) {
    if (!could) return null;
    const after = conditionWords(could, money) ?? '';
    return { ...amount(`In ${nameInText(could.country.name)} you could keep`, could.kept, money), after };
  }
  const before = wouldKeep(best, isLeast);
  const gain = gainAMonth(best);
  const lead =
    gain === null
      ? amount(before, best.kept, money)
      : { before, figure: money(gain), every: A_MONTH, after: `more than ${todayWords(situation)}` };
  return beforeExitTax(lead, situation);
}

function wouldKeep({ country }: Pick<Assessed, 'country'>, isLeast: boolean): string {
  return `In ${nameInText(country.name)} you would keep${isLeast ? ' at least' : ''}`;
}

function amount(before: string, kept: number, money: MoneyFormat): Lead {
  return {
    before,
    figure: keptAMonth(kept, money),
    ...(keepsNothing(kept) ? {} : { every: A_MONTH }),
    after: '',
  };
}

/** The caveats of an answer, and what may come on top; without one, what is in no amount. */
export function noteSentences(
  best: Assessed | null,
  situation: Situation,
  money: MoneyFormat,
): readonly string[] {
  const leftOut = otherMoneyLeftOut(situation);
  if (best === null) return leftOut === null ? [] : [leftOut];
  const { home, citizenships } = situation;
  return [
    caveats(best, situation, money),
    dueAtHomeWords(best, money),
    home === undefined && citizenships === undefined ? 'US citizens pay US tax on top.' : null,
  ].filter((sentence) => sentence !== null);
}

/** Why a list by rate or by name has rows that leave more than its answer; null where it has none. */
export function whyFirst(
  { best, couldBe }: Pick<Answer, 'best' | 'couldBe'>,
  { isGrouped }: Pick<Recommendations, 'isGrouped'>,
): string | null {
  return best === null || isGrouped || couldBe.length === 0 ? null : 'Higher amounts have conditions.';
}

/**
 * "average of 5 years", over the amounts of a person's list: where the stay was said, or its years differ.
 * Null where "a month" says enough.
 */
export function averageWords(
  { situation, isGrouped }: Pick<Recommendations, 'situation' | 'isGrouped'>,
  best: Pick<Assessed, 'strip' | 'runningCosts'> | null,
): string | null {
  const years = isGrouped ? stayYears(situation) : null;
  if (years === null || years < 2) return null;
  return situation.years != null || (best && datedAmounts(best))
    ? `average of ${countOf(years, 'year')}`
    : null;
}

/** "On average €4,795 a month over 5 years." */
export function averageSentence({ kept, years }: Pick<Assessed, 'kept' | 'years'>, money: MoneyFormat) {
  return `On average ${money(kept / 12)} a month${years === null ? '' : ` over ${countOf(years, 'year')}`}.`;
}

/** Of one place that was chosen: what it leaves more than today, or that it costs. */
export function placeLead(
  best: Assessed,
  keptToday: number | null,
  situation: Situation,
  figures: Pick<Figures, 'currency' | 'money'>,
): Lead | null {
  const isLeast = isLeastOf(best, situation);
  const gain = gainAMonth(best);
  const size = figures.money(Math.abs(gain ?? 0));
  if (gain !== null && size === figures.money(0))
    return beforeExitTax(
      { before: wouldKeep(best, isLeast), figure: 'as much', after: `as ${todayWords(situation)}` },
      situation,
    );
  if (gain === null || gain > 0)
    return differenceLead({ best, keptToday, stays: false, isLeast }, situation, figures);
  const before = `This move costs you${isLeast ? ' at most' : ''}`;
  return beforeExitTax({ before, figure: size, every: A_MONTH, after: '' }, situation);
}

/** The best of what could leave more: "Up to $6,667 in Costa Rica, only if you set up a company". */
export function couldWords({ couldBe: [first] }: Pick<Answer, 'couldBe'>, money: MoneyFormat): string | null {
  if (!first || keepsNothing(first.kept)) return null;
  const says = rowSays(first, money);
  const words = [says?.first.toLowerCase(), says?.rest].filter(Boolean).join(' ');
  const when = words === '' ? '' : `, ${words}`;
  return `Up to ${money(first.kept / 12)} in ${nameInText(first.country.name)}${when}`;
}
