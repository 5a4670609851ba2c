import { useMemo } from 'react';
import { lawStepsInWords } from '../catalogue/lawWorking.ts';
import { costsAt, type HouseholdEffect, lawAsked } from '../law/index.ts';
import styles from './TaxWorking.module.css';
import type { WorkingFacts } from './TaxWorking.tsx';

export interface EffectWorkingProps {
  readonly effect: HouseholdEffect;
  readonly facts: WorkingFacts;
}

/** How one thing that a household changes comes about, from the single person's lines. */
export default function EffectWorking({ effect, facts }: EffectWorkingProps) {
  const { schedule, income, options } = facts;
  const steps = useMemo(() => {
    const costs = costsAt(options.costs, income);
    const working = lawAsked(schedule, options)?.effectWorkingAt(effect.id, income, costs);
    return working ? lawStepsInWords(working.steps, working.currency) : [];
  }, [effect, schedule, income, options]);
  return (
    <div className={styles.working}>
      <ol className={styles.steps}>
        {steps.map(({ says, shows }) => (
          <li key={says} className={styles.step}>
            <span>{says}</span> <b className={styles.result}>{`→ ${shows}`}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
