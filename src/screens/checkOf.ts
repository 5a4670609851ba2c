import type { AssessedRegime } from '../situation/assessed.ts';
import { decidesFit, type Situation } from '../situation/situation.ts';

/** What everybody has to check, by regime id: `virtual:lowtide/checks`. */
export type Checks = Readonly<Record<string, string>>;

/** What has to be checked before a regime is open: by a person's answers, or by everybody; undefined where nothing is. */
export function checkOf(
  { regime, fit }: Pick<AssessedRegime, 'regime' | 'fit'>,
  situation: Situation,
  checks: Checks,
): string | undefined {
  if (!decidesFit(situation)) return checks[regime.id];
  const found = fit.reasons.find(({ level }) => level === 'check');
  return found && [found.head, found.text].filter(Boolean).join(': ');
}

/** Whether the figure is for work in one place only; other marks say that there is something to check. */
export function isOfPlace({ fit }: Pick<AssessedRegime, 'fit'>): boolean {
  return fit.mark?.includes(' work') ?? false;
}
