/** What pages say of leaving a country with shares, crypto-assets or a business: its rules in words, with what they rest on. */
import type { ExitKind, ExitNature } from '../law/exit.ts';
import type { Certainty, Reference } from './entities.ts';

interface Basis {
  readonly source: Reference;
  /** Whether nothing was found that says the same independently. */
  readonly isSingle: boolean;
  readonly confidence: Certainty;
}

export interface ExitRuleTexts extends Basis {
  readonly kinds: readonly ExitKind[];
  readonly nature: ExitNature;
  readonly text: string;
  readonly threshold: string;
  readonly note?: string;
  /** In the order of the law's program. */
  readonly payments: readonly { readonly how: string; readonly ends: string | null }[];
}

export interface ExitTexts {
  readonly currency: string;
  readonly answers: Readonly<
    Record<ExitKind, { readonly taxed: 'yes' | 'some' | 'no'; readonly text: string }>
  >;
  /** What an own company is worth, and whether the law works that out of its profit. */
  readonly valuation: (Basis & { readonly text: string; readonly hasFormula: boolean }) | null;
  /** By the id of the rule. */
  readonly rules: Readonly<Record<string, ExitRuleTexts>>;
  /** What is taxed later instead. */
  readonly after: readonly (Basis & { readonly kinds: readonly ExitKind[]; readonly text: string })[];
  /** In which years residence counts; null where the law does not look at them. */
  readonly yearsResident: string | null;
  readonly asksAge: boolean;
}
