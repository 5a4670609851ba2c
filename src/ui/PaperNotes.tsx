import { dataVersion } from 'virtual:lowtide/catalogue';
import { documentNotes } from '../catalogue/documentNotes.ts';
import type { Country } from '../catalogue/entities.ts';
import { calculatorPath } from '../catalogue/slugs.ts';
import styles from './PaperNotes.module.css';
import { useHydrated } from './useHydrated.ts';

interface Props {
  readonly countries: readonly Pick<Country, 'name' | 'taxYear' | 'reviewed'>[];
  readonly deduct: boolean;
  /** False where the page lists its sources itself. */
  readonly sources?: boolean;
}

/** What a print-out says about itself, on paper only: its date, the review of the data, what it assumes, its sources. */
export function PaperNotes({ countries, deduct, sources = true }: Props) {
  // The day of printing: the prerendered page cannot know it.
  if (!useHydrated() || countries.length === 0) return null;
  const names = [...new Set(countries.map(({ name }) => name))];
  return (
    <div className={styles.notes}>
      <p>{documentNotes({ now: Date.now(), countries, dataVersion, deduct }).join(' ')}</p>
      {sources ? (
        <p>
          {'Sources of every figure: '}
          {names.map((name) => `${window.location.origin}${calculatorPath(name)}`).join(', ')}
        </p>
      ) : null}
    </div>
  );
}
