import { site } from 'virtual:lowtide/site';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { RANKING_DEBOUNCE_MS } from '../../catalogue/constants.ts';
import { type Persona, type RankingKind, rankingTitle } from '../../catalogue/personas.ts';
import { useDeductInAddress } from '../../stores/deduct.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ContactCard } from '../../ui/ContactCard.tsx';
import { DeductSwitch } from '../../ui/DeductSwitch.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ResidencySteps } from '../../ui/ResidencySteps.tsx';
import { useIncomeNotice } from '../../ui/useIncomeNotice.ts';
import { PresentTaxEntry, ProfileEntry } from '../PersonEntries.tsx';
import styles from './RankingPage.module.css';
import { RankingResult } from './RankingResult.tsx';
import { RANKING_URL } from './rankingAddress.ts';
import { rankingWords } from './rankingWords.ts';
import { SeoBlock } from './SeoBlock.tsx';
import { useDebounced } from './useDebounced.ts';

interface Props {
  readonly kind: RankingKind;
  readonly persona: Persona;
  /** What stands between the table and the four steps. */
  readonly children?: ReactNode;
}

/** What all twelve ranking pages share. */
export function RankingPage({ kind, persona, children }: Props) {
  const [{ income }, set] = useUrlState(RANKING_URL);
  useIncomeNotice(useSearch());
  const settledIncome = useDebounced(income, RANKING_DEBOUNCE_MS);
  const { deduct, choose } = useDeductInAddress();
  const { description, longText } = rankingWords(kind, persona);

  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={styles.title}>{rankingTitle(kind, persona)}</h1>
      <p className={styles.description}>{description}</p>
      <div className={styles.controls}>
        <MoneyInput
          label="ANNUAL INCOME"
          value={income}
          emptyValue={0}
          onValue={(value) => set({ income: value ?? 0 })}
          className={styles.income}
        />
        <ButtonLink href="/wizard">Find your country in 3 steps</ButtonLink>
      </div>
      <div className={styles.estimate}>
        <DeductSwitch checked={deduct} onChange={choose} />
        <PresentTaxEntry income={settledIncome} />
        <ProfileEntry />
      </div>
      <RankingResult kind={kind} persona={persona} income={settledIncome} />
      {children}
      <SeoBlock text={longText} />
      <ResidencySteps>
        <ContactCard {...site} />
      </ResidencySteps>
    </div>
  );
}
