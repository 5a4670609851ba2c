/** What pages say of income that is not work in a country: the rules in words, with what they rest on. */
import type { LeaverKind, RuleKind } from '../law/otherIncomeRules.ts';
import type { Certainty, Reference } from './entities.ts';
import { nameInText } from './format.ts';
import type { AssumedFact } from './otherIncome.ts';

/** What a statement rests on. */
interface Basis {
  /** Keys of `sources`, which has what can be looked up. */
  readonly sources: readonly string[];
  /** Whether nothing was found that says the same independently. */
  readonly isSingle: boolean;
  readonly confidence: Certainty;
}

/** A fact about the income that decides which rule holds. */
interface Fact {
  readonly id: string;
  readonly text: string;
}

export interface OtherMoneyRule extends Basis {
  readonly id: string;
  readonly kind: RuleKind;
  /** Ids of schemes and statuses; left out: all. */
  readonly regimes?: readonly string[];
  readonly case: Fact | null;
  /** Whether it holds until the person has said which case is hers. */
  readonly isDefault: boolean;
  readonly since: string | null;
  readonly until: string | null;
  /** The fact of which it assumes something until it is said. */
  readonly assumes?: AssumedFact;
  /** Beside what the kind is called, which it does not say again. */
  readonly text: string;
  readonly note?: string;
  /** What the person may choose instead. */
  readonly option?: string;
  /** What the law may mean instead. */
  readonly otherReading?: string;
}

export interface OtherMoneyStatus extends Basis {
  readonly id: string;
  readonly name: string;
  readonly who?: string;
  /** Null for as long as one lives there. */
  readonly years: number | null;
  /** The scheme that has it by itself; null: none. */
  readonly regime: string | null;
  /** Ids of schemes; null: any. */
  readonly beside: readonly string[] | null;
  readonly text: string;
}

/** What goes on being taken from people who have left, by the law alone or by the usual tax treaty. */
export interface LeaverWay {
  readonly text: string;
  /** Of `amount` a year, in the country's currency. */
  readonly taken: number;
}

export interface LeaverTexts extends Basis {
  readonly id: string;
  readonly kind: LeaverKind;
  readonly case: Fact | null;
  readonly assumes?: AssumedFact;
  readonly note?: string;
  readonly withTreaty: LeaverWay;
  readonly withoutTreaty: LeaverWay;
}

export interface OtherMoneyTexts {
  /** The country's slug. */
  readonly country: string;
  /** Whose law the texts tell. */
  readonly taxYear: number;
  readonly about: string;
  /** Ids of schemes beside which no rule is known to hold. */
  readonly notBeside: readonly string[];
  readonly rules: readonly OtherMoneyRule[];
  readonly statuses: readonly OtherMoneyStatus[];
  /** What must be kept, done or known; left out `regimes`: by everybody. */
  readonly conditions: readonly {
    readonly regimes?: readonly string[];
    readonly text: string;
    readonly sources: readonly string[];
  }[];
  readonly doubts: readonly string[];
  /** Null where nothing was looked up of people who have left. */
  readonly leaver: {
    readonly about: string;
    /** A typical amount, in the country's currency. */
    readonly amount: number;
    readonly currency: string;
    readonly rules: readonly LeaverTexts[];
  } | null;
  /** By their keys. */
  readonly sources: Readonly<Record<string, Reference>>;
}

/** What can be looked up of what a statement rests on. */
export function sourcesIn(
  texts: Pick<OtherMoneyTexts, 'sources'>,
  keys: readonly string[],
): readonly Reference[] {
  return keys.flatMap((key) => texts.sources[key] ?? []);
}

/** What kinds of rules are called. @param country its name */
export function ruleKindLabel(kind: RuleKind, country: string): string {
  const name = nameInText(country);
  const labels: Readonly<Record<RuleKind, string>> = {
    dividendsForeign: 'Dividends from abroad',
    dividendsLocal: `Dividends from ${name}`,
    interestForeign: 'Interest from abroad',
    interestLocal: `Interest from ${name}`,
    gainsShares: 'Gains on shares',
    gainsCrypto: 'Gains on crypto',
    rentForeign: 'Rent of a flat abroad',
    rentLocal: `Rent of a flat in ${name}`,
    royalties: 'Royalties',
    pensionForeign: 'Pension from abroad',
  };
  return labels[kind];
}

/**
 * The rule for people who have left for a country. Where a treaty leaves what is taken as it is, what is written of it follows
 * on the rule without one ("The same: …"), which then stands before it.
 */
export function leaverWords(
  { withTreaty, withoutTreaty }: Pick<LeaverTexts, 'withTreaty' | 'withoutTreaty'>,
  hasTreaty: boolean,
): { readonly text: string; readonly withTreaty: string | null } {
  const isSame = withTreaty.taken === withoutTreaty.taken;
  if (!hasTreaty || (isSame && withTreaty.text === withoutTreaty.text))
    return { text: withoutTreaty.text, withTreaty: null };
  return isSame
    ? { text: withoutTreaty.text, withTreaty: withTreaty.text }
    : { text: withTreaty.text, withTreaty: null };
}
