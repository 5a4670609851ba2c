import { comparePath } from '../../catalogue/compareQuery.ts';
import { nameInText } from '../../catalogue/labels.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Aside.module.css';

interface Props {
  readonly countryName: string;
  readonly regimeId: string;
  /** USD per year. */
  readonly income: number;
}

/** The way on to /compare, with this regime and income chosen there already. */
export function CompareBanner({ countryName, regimeId, income }: Props) {
  return (
    <section className={styles.banner} aria-labelledby="compare-banner">
      <h2 id="compare-banner" className={styles.title}>
        {`Compare ${nameInText(countryName)} side by side`}
      </h2>
      <p>Put this regime next to those of other countries at your income.</p>
      <ButtonLink href={comparePath({ regimeIds: [regimeId], income })}>Compare regimes</ButtonLink>
    </section>
  );
}
