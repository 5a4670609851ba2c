import { useMemo } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatMonth, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { lastingWords } from '../../catalogue/lastingWords.ts';
import { useFigures } from '../../situation/figures.ts';
import { project } from '../../tax/index.ts';
import { optionsOf } from './guideFigures.ts';
import styles from './LastingChips.module.css';
import { lastingGuide } from './lastingGuide.ts';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** How the rate above will not last, and what the whole stay comes to where its length is known. */
export function LastingChips({ country, regime }: Props) {
  const { income, costs, deduct, years, from } = useFigures(GUIDE_DEFAULT_INCOME);
  const words = useMemo(() => {
    const lookup = lastingGuide(country);
    const lasting = lookup(regime.id);
    if (!lasting) return [];
    const options = { income, ...optionsOf({ costs, deduct }) };
    const chips = lastingWords(lasting, { ...options, taxYear: country.taxYear }, lookup);
    if (years === null) return chips;
    const { averageRate } = project(lasting, { ...options, years, from }, lookup);
    if (averageRate === null) return chips;
    const stay = years === 1 ? 'in the year' : `a year over ${years} years`;
    return [...chips, `${formatPercent(averageRate)} ${stay} from ${formatMonth(from)}`];
  }, [country, regime, income, costs, deduct, years, from]);
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="How long this rate lasts">
      {words.map((word) => (
        <li key={word}>
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
