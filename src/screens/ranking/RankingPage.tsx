import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { RANKING_DEBOUNCE_MS } from '../../catalogue/constants.ts';
import { RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { type Persona, type RankingKind, rankingTitle } from '../../catalogue/personas.ts';
import { answer, useFigures } from '../../situation/figures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { useIncomeNotice } from '../../ui/useIncomeNotice.ts';
import type { Checks } from '../checkOf.ts';
import type { RankingWords } from './lowTaxWords.ts';
import styles from './RankingPage.module.css';
import { RankingResult } from './RankingResult.tsx';
import type { Terms } from './RankingTable.tsx';

const FourSteps = lazyComponent(() => import('./FourSteps.tsx'));

/** Prerendered; its code comes later. One element for ever: what is prerendered stays while the income changes. */
const FOUR_STEPS = (
  <PartBoundary part="The four steps">
    <Suspense fallback={null}>
      <FourSteps />
    </Suspense>
  </PartBoundary>
);

interface Props {
  readonly kind: RankingKind;
  readonly persona: Persona;
  readonly words: RankingWords;
  /** What a row says in addition. */
  readonly terms?: Terms;
  /** What everybody has to check, by regime id. */
  readonly checks: Checks;
  /** What stands between the table and the four steps. */
  readonly children?: ReactNode;
}

/** What all twelve ranking pages share. */
export function RankingPage({ kind, persona, words, terms, checks, children }: Props) {
  const { description, longText } = words;
  const figures = useFigures(RANKING_DEFAULT_INCOME);
  useIncomeNotice(useSearch());
  const settled = useDebounced(figures, RANKING_DEBOUNCE_MS);

  return (
    <div className="page">
      <div className={styles.head}>
        <div>
          <h1 data-steady="">{rankingTitle(kind, persona)}</h1>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.controls}>
          <MoneyInput
            label="ANNUAL INCOME"
            value={figures.amount}
            emptyValue={0}
            currency={figures.currency}
            onCurrency={(currency) => answer({ currency })}
            onValue={(value) => answer({ income: value ?? 0 })}
            asks
            className={styles.income}
          />
          <ButtonLink href="/wizard">Find your country in 3 steps</ButtonLink>
        </div>
      </div>
      <RankingResult kind={kind} persona={persona} figures={settled} terms={terms} checks={checks} />
      {children}
      {longText ? (
        <div className={styles.longText}>
          <Markup text={longText} />
        </div>
      ) : null}
      {FOUR_STEPS}
    </div>
  );
}

/** A copy of a value that follows it once it has rested for `delay` milliseconds. */
function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
