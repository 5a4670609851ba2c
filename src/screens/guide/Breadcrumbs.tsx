import { Link } from 'wouter';
import type { CountryGuide } from '../../catalogue/entities.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import styles from './Breadcrumbs.module.css';

interface Props {
  readonly country: Pick<CountryGuide, 'name'>;
  /** A page of the country besides its calculator. */
  readonly page?: { readonly name: string; readonly path: string };
}

/** Home, Countries, Tax Calculator, country name; for another page of the country, that page after them. */
export function Breadcrumbs({ country, page }: Props) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        <li>
          <Link href="/">Home</Link>
        </li>
        <li>
          <Link href="/countries">Countries</Link>
        </li>
        {page ? null : <li>Tax Calculator</li>}
        <li>
          <Link href={calculatorPath(country.name)} {...(page ? {} : { 'aria-current': 'page' })}>
            {country.name}
          </Link>
        </li>
        {page ? (
          <li>
            <Link href={page.path} aria-current="page">
              {page.name}
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
