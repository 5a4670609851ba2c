/** "Would I qualify?": a regime's conditions against what a person says about herself. */
import { freeMovement } from 'virtual:lowtide/facts';
import type { Condition, ConditionTest } from './conditions.ts';
import type { Country, TaxRegime } from './entities.ts';
import { nameInText } from './labels.ts';
import type { Profile } from './profile.ts';

export const FIT_LABELS = { fits: 'Fits', check: 'Check', no: 'Does not fit' } as const;
export type FitLevel = keyof typeof FIT_LABELS;

export interface Fit {
  readonly level: FitLevel;
  /** In words; none where it fits. */
  readonly reasons: readonly string[];
}

/** Whether a regime fits a person, with the reasons why not or what to check. Nothing is hidden by it. */
export function fitOf(
  country: Pick<Country, 'name' | 'code' | 'residencyDays'>,
  regime: Pick<TaxRegime, 'requiresIncorporation'>,
  conditions: readonly Condition[],
  profile: Profile,
): Fit {
  const concerns: Readonly<Record<ConditionTest, boolean>> = {
    always: true,
    'citizen-eu': profile.citizenship === 'eu',
    'citizen-other': profile.citizenship === 'other',
    'clients-local': profile.clients === 'local',
    company: profile.business === 'company',
    'work-here': false,
  };
  const stated = conditions.filter(({ when }) => concerns[when]);
  const closed = stated.filter(({ fits }) => fits === 'no').map(({ because }) => because);
  if (regime.requiresIncorporation && profile.incorporate === 'no') {
    closed.push('The regime needs a company.');
  }
  if (closed.length > 0) return { level: 'no', reasons: closed };

  const open = stated.map(({ because }) => because);
  if (regime.requiresIncorporation && profile.business === 'sole-trader' && profile.incorporate === null) {
    open.push('The regime needs a company; you work as a sole trader.');
  }
  const isAtHome = profile.citizenship === 'eu' && freeMovement.includes(country.code.toLowerCase());
  if (profile.citizenship !== null && !isAtHome) {
    open.push(`You need a residence permit for ${nameInText(country.name)}.`);
  }
  if (profile.days !== null && profile.days < country.residencyDays) {
    open.push(
      `Tax residence usually needs ${country.residencyDays} days a year in ${nameInText(country.name)}.`,
    );
  }
  return { level: open.length > 0 ? 'check' : 'fits', reasons: open };
}
