import { useMemo } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatMonth } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { type LastingPlan, lastingWords } from '../../catalogue/lastingWords.ts';
import { useFigures } from '../../situation/figures.ts';
import type { RegimeLookup } from '../../tax/index.ts';
import { lastingGuide } from '../lastingGuide.ts';
import { optionsOf } from './guideFigures.ts';
import styles from './LastingChips.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

function othersThatEnd(
  { taxRegimes }: CountryGuide,
  current: GuideRegime,
  plan: LastingPlan,
  lookup: RegimeLookup,
): string[] {
  return taxRegimes.flatMap(({ id, name }) => {
    const other = id === current.id ? undefined : lookup(id);
    const [first] = other ? lastingWords(other, plan, lookup) : [];
    return first === undefined ? [] : [`Other regime, ${name}: ${first}`];
  });
}

/** How the rate above will not last, and of which stay it is the average where its length is known. */
export function LastingChips({ country, regime }: Props) {
  const { income, costs, deduct, years, from, situation } = useFigures(GUIDE_DEFAULT_INCOME);
  const { runningCosts: withoutFees = false } = situation;
  const words = useMemo(() => {
    const lookup = lastingGuide(country);
    const lasting = lookup(regime.id);
    if (!lasting) return [];
    const plan = { income, ...optionsOf({ costs, deduct, withoutFees }), taxYear: country.taxYear };
    const own = lastingWords(lasting, plan, lookup);
    // Where this rate stays, what ends is another regime of the country.
    const chips = own.length > 0 ? own : othersThatEnd(country, regime, plan, lookup);
    if (years === null) return chips;
    const stay = years === 1 ? 'The year' : `Average of ${years} years`;
    return [`${stay} from ${formatMonth(from)}`, ...chips];
  }, [country, regime, income, costs, deduct, withoutFees, years, from]);
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="How long rates last">
      {words.map((word) => (
        <li key={word}>
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
