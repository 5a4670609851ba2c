/** What an answer says of income that is not work. */
import { formatList } from '../catalogue/format.ts';
import { OTHER_KIND_IN_TEXT } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import type { OtherKind } from '../law/index.ts';
import { hasOtherIncome, homeIdOf, leavesOutOtherIncome, type Situation } from '../situation/situation.ts';
import { NOT_FOR_US_CITIZENS } from '../situation/words.ts';
import type { Assessed } from './assessor.ts';

/** Somebody pays these, in a country that may withhold from them. */
const PAID: readonly OtherKind[] = ['dividends', 'interest', 'rent', 'royalties', 'pension'];

/** That other money is in no amount; null where it is, or there is none. */
export function otherMoneyLeftOut(situation: Situation): string | null {
  return leavesOutOtherIncome(situation) ? NOT_FOR_US_CITIZENS : null;
}

function namesOf(kinds: readonly OtherKind[]): string {
  return formatList([...new Set(kinds)].map((kind) => OTHER_KIND_IN_TEXT[kind]));
}

/** Kinds that are in no amount of a scheme, as too little is known of them there: "gains on crypto". Empty where all count. */
export function notCounted({ otherMoney }: Pick<Assessed, 'otherMoney'>): string {
  return namesOf(otherMoney?.uncounted ?? []);
}

/**
 * What other money owes beside what is kept, and what of it is in no figure: "€210 of tax a month is on your other money."
 * Nothing where there is none.
 */
export function otherMoneySentences(
  one: Pick<Assessed, 'otherMoney' | 'country'>,
  situation: Situation,
  money: MoneyFormat,
): readonly string[] {
  const leftOut = otherMoneyLeftOut(situation);
  if (leftOut !== null) return [leftOut];
  const { otherMoney, country } = one;
  if (!hasOtherIncome(situation) || !otherMoney) return [];
  const without = notCounted(one);
  const { incomes, unsaid, argued, total } = otherMoney;
  const { home } = situation;
  const isByRate = home !== undefined && 'rate' in home;
  const unsettled = isByRate ? incomes.map(({ kind }) => kind) : otherMoney.unsettled;
  const left = placeOf(homeIdOf(situation) ?? '')?.slug;
  const known = ['here', left, country.slug];
  const abroad = incomes.filter(
    ({ kind, from, amount }) => amount > 0 && PAID.includes(kind) && !known.includes(from),
  );
  return [
    incomes.length > 0 &&
      (money(total / 12) === money(0)
        ? 'Your other money is free of tax there.'
        : `${money(total / 12)} of tax a month is on your other money.`),
    without !== '' && `Too little is known there to count your ${without}, so no gain is named.`,
    unsettled.length > 0 &&
      `It is not known what your country takes of your ${namesOf(unsettled)}, so no gain is named.`,
    unsaid.length > 0 &&
      `What your country takes of your ${namesOf(unsaid)} depends on a figure that you have not given, so no gain is named.`,
    argued.length > 0 &&
      `At home the law on your ${namesOf(argued)} is argued about; its usual reading counts.`,
    abroad.length > 0 &&
      `The country that pays your ${namesOf(abroad.map(({ kind }) => kind))} may take something, too.`,
  ].filter((sentence) => typeof sentence === 'string');
}
