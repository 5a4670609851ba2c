/** Which rule of a country answers for an income that is not work: by its kind, the scheme or a status, and a fact about it. */

import type { OtherKind } from './otherMoneyChange.ts';
import { QuestionError } from './questionError.ts';

/** What rules are about: some tell an income of the country from one from abroad. */
export const RULE_KINDS = [
  ...(['dividendsForeign', 'dividendsLocal', 'interestForeign', 'interestLocal'] as const),
  ...(['gainsShares', 'gainsCrypto', 'rentForeign', 'rentLocal', 'royalties', 'pensionForeign'] as const),
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** What a country that has been left goes on taxing. */
export const LEAVER_KINDS = [
  ...(['rentLocal', 'dividendsLocal', 'interestLocal', 'gainsShares', 'pension', 'royalties'] as const),
] as const;
export type LeaverKind = (typeof LEAVER_KINDS)[number];

/** Of what somebody may say. */
export const LEAVER_KIND_OF: Readonly<Record<OtherKind, LeaverKind | null>> = {
  ...{ dividends: 'dividendsLocal', interest: 'interestLocal', shares: 'gainsShares', crypto: null },
  ...{ rent: 'rentLocal', royalties: 'royalties', pension: 'pension' },
};

/** What a country does with tax that was paid abroad. */
export const CREDITS = ['yes', 'no', 'exempt-with-progression'] as const;

/** What decides which rule holds. */
export interface OtherIncomeRule {
  readonly id: string;
  readonly kind: RuleKind;
  /** Ids of schemes and statuses; left out: all. */
  readonly regimes?: readonly string[];
  /** The id of the fact that decides; null where there is none. */
  readonly case: string | null;
  readonly isDefault: boolean;
  readonly credit: (typeof CREDITS)[number] | null;
  /** Whether its sources are weak. */
  readonly isWeak: boolean;
  /** The fact of which it assumes something until it is said, such as what shares are worth. */
  readonly assumes?: string | undefined;
  /** First and last day; null where it is not known, or none is. */
  readonly since: string | null;
  readonly until: string | null;
}

/** What replaces the rules of a scheme for some kinds. */
export interface OtherIncomeStatus {
  readonly id: string;
  /** With which schemes; null: any. */
  readonly beside: readonly string[] | null;
  /** For how many years of a stay; null: for as long as one lives there. */
  readonly years: number | null;
  /** The scheme whose rules go on when it is a scheme's own and has ended; left out: of none. */
  readonly then?: string | undefined;
}

/** A country's rules and statuses. */
interface Rules<Rule = OtherIncomeRule> {
  readonly rules: readonly Rule[];
  /** In their order: the first holds where only statuses have a rule. */
  readonly statuses: readonly OtherIncomeStatus[];
}

/** What is asked of an income: its kind, whether it is of the country itself, and what else was said. */
export interface OtherIncomeAsked {
  readonly kind: OtherKind;
  readonly isLocal: boolean;
  /** The id of a case or of a rule, and of a status; left out: what holds until more is said. */
  readonly rule?: string | undefined;
  readonly status?: string | undefined;
}

/** Why what a rule comes to may be something else: its sources are weak, it assumes a fact that was not said, or its law is argued about. */
export type Doubt = 'sources' | 'unsaid' | 'argued';

/** @param facts that were said of the income */
export function doubtOf(
  { isWeak, assumes }: Pick<OtherIncomeRule, 'isWeak' | 'assumes'>,
  facts: Readonly<Record<string, number>> | undefined,
): Doubt | null {
  if (isWeak) return 'sources';
  return assumes !== undefined && facts?.[assumes] === undefined ? 'unsaid' : null;
}

/** Why a pension of the country itself is refused. */
export const NO_LOCAL_PENSION = 'A pension of the country that somebody moves to is not known here.';

/** Whether what was said of an income, ids parted by dots, names a rule: itself, or the fact that decides. */
export function isNamed(
  said: string | undefined,
  { id, case: fact }: Pick<OtherIncomeRule, 'id' | 'case'>,
): boolean {
  return said?.split('.').some((one) => one === id || one === fact) ?? false;
}

/**
 * The rules that may answer for a kind beside a scheme in a year of a stay: those of a status that is said, else those of the
 * scheme, else those of the first status that has any. A fact about the income decides between them. Where all have ended,
 * the last ones go on, as the last figures of a law do.
 */
export function rulesThatHold<Rule extends Pick<OtherIncomeRule, 'kind' | 'regimes' | 'since' | 'until'>>(
  { rules, statuses }: Rules<Rule>,
  regimeId: string,
  { kind, status }: { readonly kind: RuleKind; readonly status?: string | undefined },
  { taxYear, yearOfStay }: Omit<RuleYear, 'isStrict'>,
): readonly Rule[] {
  const known = rules.filter((one) => one.kind === kind);
  const ofKind = known.filter((one) => isInForce(one, taxYear));
  // A status that a scheme has by itself has its name.
  const naming = (id: string) => {
    const ended = statuses.find((one) => one.id === id && one.years !== null && yearOfStay > one.years);
    const holding = ended ? ended.then : id;
    return ofKind.filter(({ regimes }) => holding !== undefined && regimes?.includes(holding));
  };
  const ofAll = ofKind.filter(({ regimes }) => regimes === undefined);
  const goesOn = statuses.filter(
    ({ beside, years }) => (beside?.includes(regimeId) ?? true) && (years === null || yearOfStay <= years),
  );
  const said = goesOn.some(({ id }) => id === status) ? naming(status as string) : [];
  const usual = goesOn.map(({ id }) => naming(id)).find((one) => one.length > 0) ?? [];
  const found = [said, [...naming(regimeId), ...ofAll], usual].find((one) => one.length > 0);
  if (found) return found;
  const ends = known.flatMap(({ until }) => (until === null ? [] : [Number(until.slice(0, 4))]));
  const last = Math.max(...ends.filter((year) => year < taxYear));
  const inLast = { taxYear: last, yearOfStay };
  return Number.isFinite(last) ? rulesThatHold({ rules, statuses }, regimeId, { kind, status }, inLast) : [];
}

/** The kind of the rules that answer; null for a pension of the country itself. */
export function ruleKindOf({ kind, isLocal }: Pick<OtherIncomeAsked, 'kind' | 'isLocal'>): RuleKind | null {
  switch (kind) {
    case 'shares':
      return 'gainsShares';
    case 'crypto':
      return 'gainsCrypto';
    case 'royalties':
      return 'royalties';
    case 'pension':
      return isLocal ? null : 'pensionForeign';
    default:
      return isLocal ? `${kind}Local` : `${kind}Foreign`;
  }
}

/**
 * The rule that holds for an income beside a scheme in a year of a stay; null where the country says nothing of it.
 * @param isStrict whether a case or a status that is none there is a mistake; else it is another country's, and does not count
 * @throws {QuestionError} for such a mistake, and where nothing is known
 */
export function ruleOf(
  { rules, statuses }: Rules,
  regimeId: string,
  asked: OtherIncomeAsked,
  { taxYear, yearOfStay, isStrict = true }: RuleYear,
): OtherIncomeRule | null {
  const kind = ruleKindOf(asked);
  const { status, rule: named } = asked;
  const refuse = (mistake: string) => {
    if (isStrict) throw new QuestionError(mistake);
  };
  if (kind === null) {
    refuse(NO_LOCAL_PENSION);
    return null;
  }
  const there = statuses.filter(({ beside }) => beside?.includes(regimeId) ?? true);
  if (status !== undefined && !there.some(({ id }) => id === status)) {
    const allowed = there.map(({ id }) => id).join(', ') || 'none';
    refuse(`"${status}" is no status beside ${regimeId}; allowed are ${allowed}.`);
  }
  const holding = rulesThatHold({ rules, statuses }, regimeId, { kind, status }, { taxYear, yearOfStay });
  if (holding.length === 0) refuse(`Nothing is known of ${kind} beside ${regimeId}.`);
  const found = holding.find((rule) => isNamed(named, rule));
  // A rule that has ended is no mistake: what holds for all is what counts then.
  if (named !== undefined && !found && !rules.some((rule) => rule.kind === kind && isNamed(named, rule))) {
    const cases = holding.flatMap((one) => one.case ?? []).join(', ') || 'none';
    refuse(`"${named}" is no case of ${kind} beside ${regimeId}; allowed are ${cases}.`);
  }
  return found ?? holding.find(({ isDefault }) => isDefault) ?? holding[0] ?? null;
}

/** The year in which a rule is looked for. */
interface RuleYear {
  readonly taxYear: number;
  readonly yearOfStay: number;
  readonly isStrict?: boolean;
}

/** Whether a rule holds in some of a tax year. */
export function isInForce(
  { since, until }: Pick<OtherIncomeRule, 'since' | 'until'>,
  taxYear: number,
): boolean {
  return (since ?? '') <= `${taxYear}-12-31` && (until === null || until >= `${taxYear}-01-01`);
}
