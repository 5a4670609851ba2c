/** Which rules of other income a page tells of a scheme: what holds by itself, beside a status, and in other cases. */

import type { OtherMoneyRule, OtherMoneyStatus, OtherMoneyTexts } from '../catalogue/otherMoneyTexts.ts';
import { isInForce, RULE_KINDS, type RuleKind } from '../law/otherIncomeRules.ts';

/** A rule under the condition by which it holds. */
export interface ToldRule {
  /** Null for what holds by itself. */
  readonly when: string | null;
  readonly rule: OtherMoneyRule;
}

/** What is told of one kind of income. */
export interface KindOfRules {
  readonly kind: RuleKind;
  /** The one that holds until more is known. */
  readonly first: ToldRule;
  /** In other cases, and with other statuses. */
  readonly others: readonly ToldRule[];
}

/** How long a status holds, as a label tells it. */
function statusWords({ name, years }: OtherMoneyStatus): string {
  return years === null ? name : `${name}, for ${years} years`;
}

/** The statuses that there are beside a scheme; one that a scheme has by itself is told on its own page. */
export function statusesBeside({ statuses }: OtherMoneyTexts, regimeId: string): readonly OtherMoneyStatus[] {
  return statuses.filter(
    ({ regime, beside }) => regime === regimeId || (regime === null && (beside?.includes(regimeId) ?? true)),
  );
}

/** Conditions of a scheme and of the statuses beside it. */
export function conditionsBeside(texts: OtherMoneyTexts, regimeId: string): OtherMoneyTexts['conditions'] {
  const ids = [regimeId, ...statusesBeside(texts, regimeId).map(({ id }) => id)];
  return texts.conditions.filter(({ regimes }) => regimes?.some((one) => ids.includes(one)) ?? true);
}

/** All kinds of income beside a scheme, in their order. A kind of which nothing is known is left out. */
export function rulesBeside(texts: OtherMoneyTexts, regimeId: string): readonly KindOfRules[] {
  const { taxYear, notBeside } = texts;
  if (notBeside.includes(regimeId)) return [];
  const statuses = statusesBeside(texts, regimeId);
  return RULE_KINDS.flatMap((kind): KindOfRules[] => {
    const ofKind = texts.rules.filter((rule) => rule.kind === kind && isInForce(rule, taxYear));
    const own = ofKind.filter(({ regimes }) => regimes?.includes(regimeId));
    const ofScheme = own.length > 0 ? own : ofKind.filter(({ regimes }) => regimes === undefined);
    const said = (rules: readonly OtherMoneyRule[], status: string | null): readonly ToldRule[] =>
      [...rules]
        .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
        .map((rule) => ({ when: [status, rule.case?.text].filter(Boolean).join('. ') || null, rule }));
    const withStatus = statuses
      .filter(({ id }) => id !== regimeId)
      .flatMap((status) =>
        said(
          ofKind.filter(({ regimes }) => regimes?.includes(status.id)),
          statusWords(status),
        ),
      );
    const [first, ...others] = [...said(ofScheme, null), ...withStatus];
    return first ? [{ kind, first, others }] : [];
  });
}
