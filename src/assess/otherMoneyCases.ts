/** Which fact about an income decides what a country takes of it, as it is asked. */

import { useOtherMoneyTexts } from '../api/otherMoneyTexts.ts';
import type { Currency } from '../catalogue/currencies.ts';
import { fromUsd, moneyIn, toUsd } from '../catalogue/money.ts';
import type { AssumedFact, SaidIncome } from '../catalogue/otherIncome.ts';
import type { OtherMoneyTexts } from '../catalogue/otherMoneyTexts.ts';
import { placeAt } from '../catalogue/places.ts';
import {
  isNamed,
  LEAVER_KIND_OF,
  type LeaverKind,
  ruleKindOf,
  rulesThatHold,
} from '../law/otherIncomeRules.ts';
import { homeIdOf, type Situation } from '../situation/situation.ts';
import { statusesBeside } from './otherMoneyRules.ts';

export { useOtherMoneyTexts };

/** One of several facts; the usual one holds until the person has said more. */
export interface IncomeCase {
  readonly id: string;
  readonly text: string;
  readonly isUsual: boolean;
}

/** Beside a scheme; none where nothing is to be said. @param isLocal whether the income is of the country itself */
export function casesBeside(
  texts: OtherMoneyTexts,
  regimeId: string,
  { kind, status }: Pick<SaidIncome, 'kind' | 'status'>,
  isLocal: boolean,
): readonly IncomeCase[] {
  const ruleKind = ruleKindOf({ kind, isLocal });
  if (ruleKind === null || texts.notBeside.includes(regimeId)) return [];
  const rules = rulesThatHold(texts, regimeId, { kind: ruleKind, status }, { ...texts, yearOfStay: 1 });
  return onlyChoices(
    rules.map(({ id, case: fact, isDefault }) => ({
      ...{ id: fact?.id ?? id, text: fact?.text ?? 'None of these', isUsual: isDefault },
    })),
  );
}

/**
 * The fact of which rules at home assume something until it is said, today or once somebody has left; null where there is none.
 * @param regimeId that of today
 */
export function factAskedOf(
  texts: OtherMoneyTexts,
  regimeId: string,
  { income, isLocal }: IncomeThere,
): AssumedFact | null {
  const kind = ruleKindOf({ kind: income.kind, isLocal });
  const today = kind === null ? [] : rulesThatHold(texts, regimeId, { kind }, { ...texts, yearOfStay: 1 });
  const after = isLocal
    ? (texts.leaver?.rules ?? []).filter((rule) => rule.kind === LEAVER_KIND_OF[income.kind])
    : [];
  const holds = [
    today.find((rule) => isNamed(income.rule, { id: rule.id, case: rule.case?.id ?? null })) ??
      today.find(({ isDefault }) => isDefault),
    ...after,
  ];
  return holds.find((rule) => rule?.assumes)?.assumes ?? null;
}

/** The income once the fact is said; null takes it back. */
export function withFact(income: SaidIncome, fact: AssumedFact, amount: number | null): SaidIncome {
  const { facts, ...rest } = income;
  const { [fact]: _, ...others } = facts ?? {};
  const all = amount === null ? others : { ...others, [fact]: amount };
  return Object.keys(all).length > 0 ? { ...rest, facts: all } : rest;
}

/** An income, and whether it is of the country itself. */
interface IncomeThere {
  readonly income: SaidIncome;
  readonly isLocal: boolean;
}

/**
 * The statuses beside a scheme under which one of the incomes has other rules, after that which holds by itself (its id is empty);
 * none where no status changes anything.
 */
export function statusChoices(
  texts: OtherMoneyTexts,
  regimeId: string,
  incomes: readonly IncomeThere[],
): readonly IncomeCase[] {
  const kinds = incomes.flatMap(({ income, isLocal }) => ruleKindOf({ kind: income.kind, isLocal }) ?? []);
  const rulesOf = (status?: string) =>
    kinds.flatMap((kind) =>
      rulesThatHold(texts, regimeId, { kind, status }, { ...texts, yearOfStay: 1 }).map(({ id }) => id),
    );
  const usual = rulesOf();
  const holds = (id: string) =>
    texts.rules.some((rule) => usual.includes(rule.id) && rule.regimes?.includes(id));
  const beside = texts.notBeside.includes(regimeId) ? [] : statusesBeside(texts, regimeId);
  const others = beside.filter(({ id }) => id !== regimeId && rulesOf(id).join() !== usual.join());
  if (others.length === 0) return [];
  const text = beside.find(({ id }) => holds(id))?.name ?? 'None of these';
  return [
    { id: '', text, isUsual: true },
    ...others.map(({ id, name }) => ({ id, text: name, isUsual: false })),
  ];
}

/** The incomes of a person of a status; '' takes it back. */
export function withStatus(incomes: readonly SaidIncome[], status: string): readonly SaidIncome[] {
  return incomes.map(({ status: _, ...rest }) => (status === '' ? rest : { ...rest, status }));
}

/** Of what the country goes on taking of people who have left; the first holds for gains, else what takes most. */
export function casesOfLeaver(
  { leaver }: OtherMoneyTexts,
  { kind }: Pick<SaidIncome, 'kind'>,
): readonly IncomeCase[] {
  const rules = (leaver?.rules ?? []).filter((rule) => rule.kind === LEAVER_KIND_OF[kind]);
  return onlyChoices(
    rules.flatMap(({ case: fact }, place) =>
      fact === null ? [] : [{ ...fact, isUsual: kind === 'shares' && place === 0 }],
    ),
  );
}

function onlyChoices(cases: readonly IncomeCase[]): readonly IncomeCase[] {
  const each = [...new Map(cases.map((one) => [one.id, one])).values()];
  return each.length > 1 ? each : [];
}

/** The one that was said, else the usual one; null where it is open. */
export function caseOf(cases: readonly IncomeCase[], { rule }: Pick<SaidIncome, 'rule'>): string | null {
  const said = namesIn(rule).find((name) => cases.some(({ id }) => id === name));
  return said ?? cases.find(({ isUsual }) => isUsual)?.id ?? null;
}

/** The income once one of the cases is chosen; those of other countries stay. */
export function withCase(cases: readonly IncomeCase[], income: SaidIncome, chosen: string): SaidIncome {
  const { rule, ...rest } = income;
  const others = namesIn(rule).filter((name) => !cases.some(({ id }) => id === name));
  const isUsual = cases.some(({ id, isUsual: of }) => of && id === chosen);
  const names = [...others, ...(isUsual ? [] : [chosen])];
  return names.length > 0 ? { ...rest, rule: names.join('.') } : rest;
}

function namesIn(rule: string | undefined): readonly string[] {
  return rule?.split('.') ?? [];
}

/** What a person has from a country a year. */
export interface OwnFrom {
  /** In the country's currency. */
  readonly amount: number;
  readonly facts?: SaidIncome['facts'];
  /** An amount in the country's currency, in that of the person. */
  readonly shown: (amount: number) => string;
}

/** What a person has said that comes from a country, by kind. @param currency of the country */
export function ownFrom(
  slug: string,
  situation: Situation,
  currency: Currency,
): ReadonlyMap<LeaverKind, OwnFrom> {
  const { otherIncome = [], currency: own = 'USD' } = situation;
  const { id } = placeAt(slug);
  const shown = (amount: number) => moneyIn(own)(toUsd(amount, currency));
  const found = new Map<LeaverKind, OwnFrom>();
  for (const { kind, amount, currency: of = own, from, facts } of otherIncome) {
    const leaverKind = LEAVER_KIND_OF[kind];
    const isFrom = from === id || (from === 'home' && homeIdOf(situation) === id);
    if (leaverKind === null || !isFrom || amount === 0) continue;
    const before = found.get(leaverKind)?.amount ?? 0;
    const there = before + fromUsd(toUsd(amount, of as Currency), currency);
    found.set(leaverKind, { amount: there, facts, shown });
  }
  return found;
}
