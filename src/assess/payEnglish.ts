/** The words of how an owner is paid. Every kind of best pay has its sentence here, written whole. */

import type { Certainty } from '../catalogue/entities.ts';
import { keptText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { type OwnersCompany, type OwnPay, ownPayOf } from './ownPay.ts';

/** One sentence: what to take. */
export function paySentence(
  { kind, best, base, gain, profit, least, limit, isRequired }: OwnPay,
  money: MoneyFormat,
): string {
  const wage = money(best?.wage ?? 0);
  const kept = keptText(best?.inHand ?? 0, money);
  const than = isRequired ? 'than with the least wage' : 'than with dividends alone';
  switch (kind) {
    case 'over':
      return `This scheme ends above ${money(limit ?? 0, 'down')} a year.`;
    case 'unpaid':
      return least > 0
        ? `A profit of ${money(profit)} does not pay the wage that the law asks for, ${money(least)}.`
        : `A profit of ${money(profit)} does not pay what the company owes in any case.`;
    case 'same':
      return `Wage or dividends, you keep ${kept} either way.`;
    case 'none':
      return `Take no wage and everything as dividends: you keep ${kept}.`;
    case 'least':
      return `Take the least wage that the law allows, ${money(base?.wage ?? 0)}, and the rest as dividends: you keep ${kept}.`;
    case 'part':
      return `Take a wage of ${wage} and the rest as dividends: you keep ${money(gain)} more ${than}.`;
    case 'whole':
      return `Take the whole profit as a wage: you keep ${money(gain)} more ${than}.`;
  }
}

/** Further sentences: what the usual wage costs, and what changes next year. */
export function payNotes({ usual, next, kind }: OwnPay, money: MoneyFormat): readonly string[] {
  return [
    ...(usual && kind === 'none'
      ? [`A wage of ${money(usual.wage)} is usual there. It would cost you ${money(usual.costs)} a year.`]
      : []),
    ...(next
      ? [
          `From ${next.year} a wage of ${money(next.wage)} and the rest as dividends keeps you ${money(next.gain)} more.`,
        ]
      : []),
  ];
}

/** The best pay in a few words, for a cell of a table. */
export function payPart({ kind, best, gain }: OwnPay, money: MoneyFormat): string {
  const wage = money(best?.wage ?? 0);
  switch (kind) {
    case 'over':
      return 'Over its limit';
    case 'unpaid':
      return 'Profit too low for a wage';
    case 'same':
      return 'Wage or dividends, no difference';
    case 'none':
      return 'Dividends alone';
    case 'least':
      return `Least wage of ${wage}, rest as dividends`;
    case 'part':
      return `Wage of ${wage}, rest as dividends: ${money(gain)} more`;
    case 'whole':
      return `Whole profit as a wage: ${money(gain)} more`;
  }
}

/** What stands beside the best pay where arithmetic is not all; null where nothing has to. */
export function payCaution(caution: string | null, confidence: Certainty): string | null {
  if (caution !== null) return caution;
  return confidence === 'high' ? null : 'Sources differ on some of these rules. Ask an adviser there first.';
}

interface At {
  /** USD per year. */
  readonly income: number;
  readonly costs: number;
  /** Highest income of the regime, USD per year; null where there is none. */
  readonly limit: number | null;
  readonly money: MoneyFormat;
}

/** In one sentence. */
export function payAnswer(company: OwnersCompany, { income, costs, limit, money }: At): string {
  return paySentence(ownPayOf(company, income, costs, limit), money);
}

/** In a few words, for a cell of a table. */
export function payInShort(company: OwnersCompany, { income, costs, limit, money }: At): string {
  return payPart(ownPayOf(company, income, costs, limit), money);
}
