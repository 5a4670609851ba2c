import { Link } from 'wouter';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import styles from './Breadcrumbs.module.css';

/** Home, Countries, Tax Calculator, country name. */
export function Breadcrumbs({ country }: { readonly country: Pick<CountryGuide, 'name'> }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        <li>
          <Link href="/">Home</Link>
        </li>
        <li>
          <Link href="/countries">Countries</Link>
        </li>
        <li>Tax Calculator</li>
        <li>
          <Link href={calculatorPath(country.name)} aria-current="page">
            {country.name}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
