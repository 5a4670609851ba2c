/** What the country that was left takes of other money, and what of that has weak sources. */
import { toCents } from './assess.ts';
import type { RegimeLaw } from './laws.ts';
import {
  type CountryOtherIncome,
  type LeaverRule,
  leaverTax,
  type OtherIncomes,
  otherIncomeProgram,
  otherIncomeTax,
  rulesInYear,
} from './otherIncome.ts';
import {
  type Doubt,
  doubtOf,
  isNamed,
  LEAVER_KIND_OF,
  type OtherIncomeRule,
  ruleOf,
} from './otherIncomeRules.ts';
import {
  type InYear,
  type OtherMoney,
  type OtherMoneyAsked,
  type OtherMoneyWorking,
  OWN_PENSION,
} from './otherMoneyChange.ts';

/** The laws that are asked. */
export interface OtherMoneyLaws {
  readonly otherIncomes: OtherIncomes;
  readonly regimes: Readonly<Record<string, RegimeLaw>>;
}

/** What the country that was left takes of an income. */
export interface Taken {
  /** US dollars, and by which rule; null where none is known, or none is counted. */
  readonly atHome: number;
  readonly homeRule: OtherMoneyWorking['atHome'];
  /** Why too little is known of it to count it. */
  readonly doubt: Doubt | null;
}

export const NOTHING: Taken = { atHome: 0, homeRule: null, doubt: null };

/**
 * Of each income from the country that was left; where it depends on what is not said, the most. What is taxed by one formula is
 * taxed together, so that what is free is free once.
 * @param country that of the scheme
 */
export function takenByHome(
  { otherIncomes, regimes }: OtherMoneyLaws,
  { left, incomes: all, withoutWeak = false }: OtherMoneyAsked,
  country: string,
  choices: InYear,
): ReadonlyMap<OtherMoney, Taken> {
  const incomes = all.filter(({ from }) => from === left?.country && from !== country);
  const perDollar = regimes[left?.regime ?? '']?.perDollar;
  const home = otherIncomes.countries[left?.country ?? ''];
  if (!left || incomes.length === 0 || perDollar === undefined || !home) return new Map();
  const doubtAbout = (rule: OtherIncomeRule | LeaverRule, { facts }: OtherMoney) =>
    withoutWeak ? doubtOf(rule, facts) : null;
  const { leaver } = home;
  const inLaw = (amount: number) => toCents(amount * perDollar);
  if (!leaver) {
    const flats = incomes.filter(({ kind }) => kind === 'rent');
    const taken =
      flats.length > 0
        ? rentAtHome({ otherIncomes, regimes }, home, left.regime, inLaw(sumOf(flats)), choices)
        : null;
    if (taken === null) return new Map();
    const homeRule = { country: left.country, rule: taken.rule.id, hasTreaty: false };
    const owed = taken.owed / perDollar;
    const takenOf = (one: OtherMoney): Taken => {
      const doubt = doubtAbout(taken.rule, one);
      return doubt ? { ...NOTHING, doubt } : { atHome: owed * shareIn(one, flats), homeRule, doubt };
    };
    return new Map(flats.map((one) => [one, takenOf(one)]));
  }
  const hasTreaty = otherIncomes.treaties[left.country]?.includes(country) ?? false;
  const ofWork = left.work === undefined ? {} : { otherIncome: inLaw(left.work) };
  const owed = (rule: LeaverRule, { amount, facts }: Pick<OtherMoney, 'amount' | 'facts'>) => {
    const asked = { rule: rule.id, amount: inLaw(amount), facts: { ...ofWork, ...facts } };
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
    found.map(({ one, rule, formula }): [OtherMoney, Taken] => {
      const doubt = doubtAbout(rule, one);
      if (doubt) return [one, { ...NOTHING, doubt }];
      const isBeside = (other: (typeof found)[number]) =>
        other.formula === formula && !doubtAbout(other.rule, other.one) && !other.one.facts;
      // Facts are those of one income: it stands alone.
      const together = one.facts ? [one] : found.filter(isBeside).map((other) => other.one);
      const atHome = owed(rule, { amount: sumOf(together), facts: one.facts }) * shareIn(one, together);
      return [one, { atHome, homeRule: { country: left.country, rule: rule.id, hasTreaty }, doubt }];
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

/** Where what is weak is in no amount: of which incomes it is doubtful what the country that was left takes today, and why. */
export function doubtsToday(
  { countries, regimes }: OtherIncomes,
  { incomes, left, withoutWeak = false }: OtherMoneyAsked,
  taxYear: number,
): ReadonlyMap<OtherMoney, Doubt> {
  const home = left && withoutWeak ? countries[left.country] : undefined;
  if (!home || !left) return new Map();
  const inYear = { taxYear, yearOfStay: Number.POSITIVE_INFINITY, isStrict: false };
  return new Map(
    incomes.flatMap((one) => {
      // There a pension of its own counts as one from abroad.
      const isOwn = one.from === left.country;
      const isPension = one.kind === 'pension';
      const fact = isOwn && isPension ? [one.rule, OWN_PENSION].filter(Boolean).join('.') : one.rule;
      const rule = ruleOf(home, left.regime, { ...one, isLocal: isOwn && !isPension, rule: fact }, inYear);
      const places = rule && regimes[left.regime]?.rules[rule.id];
      const argued = places?.otherReading === undefined ? null : 'argued';
      const doubt = places ? (doubtOf(rule, one.facts) ?? argued) : 'sources';
      return doubt ? [[one, doubt] as const] : [];
    }),
  );
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
): { readonly owed: number; readonly rule: OtherIncomeRule } | null {
  const program = otherIncomes.regimes[regime];
  const law = regimes[regime]?.program;
  const rule = rules.find(
    ({ id, kind, isDefault }) => kind === 'rentLocal' && isDefault && program?.rules[id],
  );
  if (!program || !law || !rule) return null;
  const none = Object.fromEntries(otherIncomeProgram(program, law).given.map((name) => [name, 0]));
  const [found] = otherIncomeTax(rulesInYear(program, law, [rule], choices), [{ rule, amount }], none);
  return { owed: (found?.tax ?? 0) + (found?.contributions ?? 0), rule };
}
