/** What the country that was left takes of other money, and what of that has weak sources. */
import { toCents } from './assess.ts';
import type { RegimeLaw } from './laws.ts';
import {
  type CountryOtherIncome,
  isNamed,
  LEAVER_KIND_OF,
  type LeaverRule,
  leaverTax,
  type OtherIncomes,
  otherIncomeProgram,
  otherIncomeTax,
  ruleOf,
  rulesInYear,
} from './otherIncome.ts';
import type { InYear, OtherMoney, OtherMoneyAsked, OtherMoneyWorking } from './otherMoneyChange.ts';

/** The laws that are asked. */
export interface OtherMoneyLaws {
  readonly otherIncomes: OtherIncomes;
  readonly regimes: Readonly<Record<string, RegimeLaw>>;
}

/** What the country that was left takes, US dollars, and by which rule. */
export type Taken = readonly [usd: number, rule: OtherMoneyWorking['atHome']];

export const NOTHING: Taken = [0, null];

interface OfLeft extends Pick<OtherMoneyAsked, 'left' | 'incomes'> {
  /** Whether what a rule takes is in an amount. */
  readonly isCounted: (rule: LeaverRule) => boolean;
}

/**
 * Of each income from the country that was left; where it depends on what is not said, the most. What is taxed by one formula is
 * taxed together, so that what is free is free once.
 */
export function takenByHome(
  { otherIncomes, regimes }: OtherMoneyLaws,
  { left, incomes, isCounted }: OfLeft,
  country: string,
  choices: InYear,
): ReadonlyMap<OtherMoney, Taken> {
  if (!left) return new Map();
  const perDollar = regimes[left.regime]?.perDollar;
  const home = otherIncomes.countries[left.country];
  if (perDollar === undefined || !home) return new Map();
  const { leaver } = home;
  const inLaw = (amount: number) => toCents(amount * perDollar);
  if (!leaver) {
    const flats = incomes.filter(({ kind }) => kind === 'rent');
    const taken = rentAtHome({ otherIncomes, regimes }, home, left.regime, inLaw(sumOf(flats)), choices);
    if (taken === null) return new Map();
    const rule = { country: left.country, rule: taken.rule, hasTreaty: false };
    return new Map(flats.map((one) => [one, [(taken.owed / perDollar) * shareIn(one, flats), rule]]));
  }
  const hasTreaty = otherIncomes.treaties[left.country]?.includes(country) ?? false;
  const owed = (rule: LeaverRule, { amount, facts }: Pick<OtherMoney, 'amount' | 'facts'>) => {
    const asked = { rule: rule.id, amount: inLaw(amount), facts };
    const { tax, contributions } = leaverTax(leaver, asked, hasTreaty, choices);
    return Math.max(tax + contributions, 0) / perDollar;
  };
  const found = incomes.flatMap((one) => {
    const [first, ...others] = rulesOfLeaver(leaver.rules, one, left.passports);
    if (!first) return [];
    const rule = others.reduce((most, other) => (owed(other, one) > owed(most, one) ? other : most), first);
    const { tax, contributions } = hasTreaty ? rule.withTreaty : rule.withoutTreaty;
    return [{ one, rule, formula: `${tax} ${contributions}` }];
  });
  return new Map(
    found.map(({ one, rule, formula }) => {
      const isBeside = (other: (typeof found)[number]) =>
        other.formula === formula && isCounted(other.rule) && !other.one.facts;
      // Facts are those of one income: it stands alone.
      const all = one.facts || !isCounted(rule) ? [one] : found.filter(isBeside).map((other) => other.one);
      const taken = owed(rule, { amount: sumOf(all), facts: one.facts }) * shareIn(one, all);
      return [one, [taken, { country: left.country, rule: rule.id, hasTreaty }]];
    }),
  );
}

function sumOf(incomes: readonly OtherMoney[]): number {
  return incomes.reduce((sum, { amount }) => sum + amount, 0);
}

function shareIn({ amount }: OtherMoney, incomes: readonly OtherMoney[]): number {
  const sum = sumOf(incomes);
  return sum > 0 ? amount / sum : 0;
}

/** Where what is weak is in no amount: what of it the country that was left takes today by a rule with weak sources. */
export function weakToday(
  { countries }: OtherIncomes,
  { incomes, left, withoutWeak = false }: OtherMoneyAsked,
  taxYear: number,
): ReadonlySet<OtherMoney> {
  const home = left && withoutWeak ? countries[left.country] : undefined;
  const isWeak = (one: OtherMoney) => {
    // There a pension of its own counts as one from abroad.
    const said = { ...one, isLocal: one.from === left?.country && one.kind !== 'pension' };
    const inYear = { taxYear, yearOfStay: Number.POSITIVE_INFINITY, isStrict: false };
    return home && left ? ruleOf(home, left.regime, said, inYear)?.isWeak : false;
  };
  return new Set(incomes.filter(isWeak));
}

/** Whether the sources of what the country that was left takes are weak. */
export function isWeakAtHome(
  { otherIncomes }: OtherMoneyLaws,
  { country, rule }: NonNullable<OtherMoneyWorking['atHome']>,
): boolean {
  const of = otherIncomes.countries[country];
  return (of?.leaver?.rules ?? of?.rules ?? []).some(({ id, isWeak }) => id === rule && isWeak);
}

/** The rules that may be hers: the one that was named, else by passport; of gains the first, which is that of few shares. */
function rulesOfLeaver(
  rules: readonly LeaverRule[],
  { kind, rule }: Pick<OtherMoney, 'kind' | 'rule'>,
  passports: readonly string[],
): readonly LeaverRule[] {
  const ofKind = rules.filter((one) => one.kind === LEAVER_KIND_OF[kind]);
  const named = ofKind.filter((one) => isNamed(rule, one));
  if (named.length > 0) return named;
  const isHolder = ({ citizens }: LeaverRule) => citizens?.some((one) => passports.includes(one)) ?? false;
  const byPassport = ofKind.filter(isHolder);
  if (byPassport.length > 0) return byPassport;
  return kind === 'shares' ? ofKind.slice(0, 1) : ofKind;
}

/** The tax on a flat at home, as if no work were beside it, in the currency there. */
function rentAtHome(
  { otherIncomes, regimes }: OtherMoneyLaws,
  { rules }: CountryOtherIncome,
  regime: string,
  amount: number,
  choices: InYear,
): { readonly owed: number; readonly rule: string } | null {
  const program = otherIncomes.regimes[regime];
  const law = regimes[regime]?.program;
  const rule = rules.find(
    ({ id, kind, isDefault }) => kind === 'rentLocal' && isDefault && program?.rules[id],
  );
  if (!program || !law || !rule) return null;
  const none = Object.fromEntries(otherIncomeProgram(program, law).given.map((name) => [name, 0]));
  const [found] = otherIncomeTax(rulesInYear(program, law, [rule], choices), [{ rule, amount }], none);
  return { owed: (found?.tax ?? 0) + (found?.contributions ?? 0), rule: rule.id };
}
