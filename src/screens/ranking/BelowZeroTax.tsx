import { Link } from 'wouter';
import { type Persona, rankingPath } from '../../catalogue/personas.ts';
import styles from './BelowZeroTax.module.css';
import { PopularCalculators } from './PopularCalculators.tsx';

/** Why one country is not among the six and why one of them is not at zero, and the box of popular calculators. */
export default function BelowZeroTax({ persona }: { readonly persona: Persona }) {
  return (
    <>
      <p className={styles.also}>
        Montenegro’s nomad permit takes nothing either, but ends after four years and asks for a company
        abroad, your employer’s or your own: it is in{' '}
        <Link href={rankingPath('world', persona)}>the ranking of all countries</Link>. The Emirates’ permit
        fees count as tax, since that regime has them every year.
      </p>
      <PopularCalculators />
    </>
  );
}
