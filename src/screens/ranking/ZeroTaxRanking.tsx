import { Link } from 'wouter';
import { type Persona, rankingPath } from '../../catalogue/personas.ts';
import { PopularCalculators } from './PopularCalculators.tsx';
import { RankingPage } from './RankingPage.tsx';
import styles from './ZeroTaxTerms.module.css';
import { zeroTaxTermsOf } from './ZeroTaxTerms.tsx';
import { ZERO_TAX_WORDS } from './zeroTaxWords.ts';

/** The six zero-tax countries, each with what it asks for, and the box of popular calculators. */
export default function ZeroTaxRanking({ persona }: { readonly persona: Persona }) {
  return (
    <RankingPage kind="zero" persona={persona} words={ZERO_TAX_WORDS[persona]} termsOf={zeroTaxTermsOf}>
      <p className={styles.also}>
        Montenegro’s nomad permit takes nothing either, for up to four years: it is in{' '}
        <Link href={rankingPath('world', persona)}>the ranking of all countries</Link>, not among these six.
      </p>
      <PopularCalculators />
    </RankingPage>
  );
}
