/** Who may use a regime: what the app knows of it on every page, and what its guide says besides. */
import { type Condition, isForEverybody } from '../../src/catalogue/conditions.ts';
import type { ConditionSource, NotedCondition, RegimeTexts } from '../../src/catalogue/entities.ts';
import type { ConditionInFile } from './schema/conditions.ts';

/** A condition as every page knows it, without where it is from. */
export function conditionOf(condition: ConditionInFile): Condition {
  if (condition.type === 'profession') {
    const { source: _source, confidence: _confidence, ...rest } = condition;
    return { ...rest, unmet: rest.no.length > 0 ? 'no' : 'check' };
  }
  if (!('source' in condition)) return condition;
  const { source: _source, confidence: _confidence, ...rest } = condition;
  return rest;
}

/** What a guide says of the conditions beside its figures, and where they are from. */
export function guideConditions(
  inFile: readonly ConditionInFile[] = [],
): Pick<RegimeTexts, 'workHere' | 'checks' | 'conditionSources'> {
  if (inFile.length === 0) return {};
  const conditions = inFile.map(conditionOf);
  const workHere = conditions.find(({ type }) => type === 'work-abroad');
  const checks = conditions.filter(
    (condition) =>
      isForEverybody(condition) || (condition.type === 'citizenship' && condition.unmet === 'no'),
  );
  return {
    ...(workHere && { workHere: noted(workHere) }),
    ...(checks.length > 0 && { checks: checks.map(noted) }),
    conditionSources: inFile.map(sourceOf),
  };
}

function noted(condition: Condition): NotedCondition {
  const { unmet, because, otherwise } = condition;
  return {
    fits: isForEverybody(condition) ? 'check' : unmet,
    because,
    ...(otherwise && { instead: otherwise }),
  };
}

function sourceOf(condition: ConditionInFile): ConditionSource | null {
  if (!('source' in condition)) return null;
  const { source, confidence } = condition;
  return { source, confidence };
}
