import type { GuideRegime } from '../../catalogue/entities.ts';
import type { Situation } from '../../situation/situation.ts';

/** On what every figure of a regime depends, for who has not said where the work is done; undefined where on nothing. */
export function regimeCondition(
  { workHere, checks }: GuideRegime,
  { workplace }: Pick<Situation, 'workplace'>,
) {
  if (workHere && workplace !== 'elsewhere') return 'if the work counts as foreign';
  return checks ? 'if it is open to you' : undefined;
}

/** Beside other regimes, where a company is one of the ways: on what that one's figure depends. */
export function waysCondition(regime: GuideRegime, situation: Pick<Situation, 'workplace' | 'company'>) {
  const needsCompany = regime.requiresIncorporation && !situation.company;
  return regimeCondition(regime, situation) ?? (needsCompany ? 'if you found a company' : undefined);
}
