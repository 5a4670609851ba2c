import { documentNotes } from '../catalogue/documentNotes.ts';
import type { Country } from '../catalogue/entities.ts';
import { calculatorPath } from '../catalogue/pages.ts';
import type { Estimate } from '../law/index.ts';
import { today } from '../situation/clock.ts';
import { useFigures } from '../situation/figures.ts';
import { wholeFamilyWords } from '../situation/words.ts';
import styles from './PaperText.module.css';

export interface PaperNotesProps {
  readonly countries: readonly Pick<Country, 'name' | 'slug' | 'taxYear' | 'reviewed'>[];
  readonly estimate: Estimate;
  /** False where the page lists its sources itself. */
  readonly sources?: boolean;
}

/** What a print-out says about itself: its date, the review of the data, what it assumes, its sources. */
export default function PaperText({ countries, estimate, sources = true }: PaperNotesProps) {
  const { currency, situation } = useFigures(0);
  const { made, assumed } = documentNotes({
    madeOn: today(),
    countries,
    estimate,
    currency,
    whose: wholeFamilyWords(situation),
    hasRunningCosts: situation.runningCosts === true,
  });
  const slugs = [...new Set(countries.map(({ slug }) => slug))];
  return (
    <div className={styles.notes}>
      <p>{[...made, ...assumed].join(' ')}</p>
      {sources ? (
        <p>
          {'Sources of every figure: '}
          {slugs.map((slug) => `${window.location.origin}${calculatorPath(slug)}`).join(', ')}
        </p>
      ) : null}
    </div>
  );
}
