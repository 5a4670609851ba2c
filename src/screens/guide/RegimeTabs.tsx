import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { useShownSearch } from '../../stores/urlState.ts';
import styles from './RegimeTabs.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly current: GuideRegime;
}

/** Links to the country's regimes: the second is `-1`, the third `-2`. Each keeps the income and the view. */
export function RegimeTabs({ country, current }: Props) {
  const search = useShownSearch();
  const query = search === '' ? '' : `?${search}`;
  return (
    <nav className={styles.tabs} aria-label={`Tax regimes of ${nameInText(country.name)}`}>
      <ul>
        {country.taxRegimes.map((regime, index) => (
          <li key={regime.id}>
            <Link
              href={calculatorPath(country.name, index) + query}
              aria-current={regime.id === current.id ? 'page' : undefined}
            >
              {regime.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
