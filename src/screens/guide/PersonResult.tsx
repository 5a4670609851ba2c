/** What a regime means for a person who has said something; loaded then (Calculator.tsx). */
import { useMemo } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import { assessor } from '../../situation/assessed.ts';
import { needsFacts, usePersonFacts } from '../../situation/facts.ts';
import type { Figures } from '../../situation/figures.ts';
import { FitReasons } from '../../ui/FitReasons.tsx';
import styles from './Calculator.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly figures: Figures;
}

/** What moving saves, what to know beside the figures, and why the regime fits or does not. */
export default function PersonResult({ country, regime, figures }: Props) {
  const { situation, money } = figures;
  const { facts } = usePersonFacts(needsFacts(situation));
  const schedules = useMemo(
    () =>
      schedulesFor(Object.fromEntries(country.taxRegimes.map(({ id, taxBrackets }) => [id, taxBrackets]))),
    [country],
  );
  const { saving, kept, stillDue, runningCosts, notes, fit } = useMemo(
    () => assessor(situation, figures, schedules, facts, [country])(country, regime),
    [situation, figures, schedules, facts, country, regime],
  );
  return (
    <div className={styles.person}>
      {saving === null ? null : (
        <p className={saving > 0 ? styles.saves : undefined}>
          {saving > 0
            ? `Saves ${money(saving)} a year against what you pay today`
            : `Costs ${money(-saving)} more a year than what you pay today`}
        </p>
      )}
      {stillDue + runningCosts > 0 ? (
        <p>
          {`You keep ${money(kept)} after `}
          {[
            runningCosts > 0 ? `${money(runningCosts)} of typical running costs` : null,
            stillDue > 0 ? `${money(stillDue)} that stays due at home` : null,
          ]
            .filter((words) => words !== null)
            .join(' and ')}
          .
        </p>
      ) : null}
      <FitReasons fit={fit} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
