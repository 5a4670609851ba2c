import type { Station } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import { Formula } from './Formula.tsx';
import styles from './Methodology.module.css';

/** How the weather scores of data/indices.json are computed. */
export function Weather({ stations }: { readonly stations: readonly Station[] }) {
  return (
    <ReadingSection id="weather" title="The weather score">
      <p>
        Our own calculation from the monthly climate averages of one city per country. A month is comfortable
        between 20 and 26 °C, less so for each degree below and twice as fast for each degree above; rain
        takes away up to a quarter, sunshine adds up to a quarter. The score is the mean of the twelve months,
        from 0 to 5.
      </p>
      <Formula
        lines={[
          'T = 0.7 × average high',
          '  + 0.3 × average low',
          'comfort = 1 if 20 ≤ T ≤ 26',
          '  1 − 0.05 × (20 − T) below',
          '  1 − 0.10 × (T − 26) above',
          '  at least 0',
          'month = comfort',
          '  − 0.25 × min(1, rain days / 20)',
          '  + 0.25 × min(1, sun hours / 300)',
          '  from 0 to 1',
          'score = 5 × mean of the twelve months,',
          '  to one decimal',
        ]}
      />
      <p className={styles.note}>
        Cities: {stations.map(({ country, station }) => `${station} (${country})`).join(', ')}.
      </p>
    </ReadingSection>
  );
}
