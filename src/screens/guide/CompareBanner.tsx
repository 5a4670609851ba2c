import { comparePath } from '../../catalogue/compareQuery.ts';
import { nameInText } from '../../catalogue/format.ts';
import { figuresForLink, withFigures } from '../../situation/address.ts';
import type { Figures } from '../../situation/figures.ts';
import { planWith } from '../../stores/plan.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Aside.module.css';

interface Props {
  readonly countryName: string;
  readonly regimeId: string;
  readonly figures: Figures;
}

/** The way on to /compare, with this regime and income chosen there already. */
export function CompareBanner({ countryName, regimeId, figures }: Props) {
  const { income, situation } = figures;
  const href = withFigures(comparePath({ regimeIds: [regimeId], income }), figuresForLink(situation));
  return (
    <section className={styles.banner} aria-labelledby="compare-banner">
      <h2 id="compare-banner" className={styles.title}>
        {`Compare ${nameInText(countryName)} side by side`}
      </h2>
      <p>Put this regime next to those of other countries at your income.</p>
      <ButtonLink href={href}>Compare regimes</ButtonLink>
      <ButtonLink href="/plan" variant="quiet" onClick={() => planWith(regimeId)}>
        Plan your move
      </ButtonLink>
    </section>
  );
}
