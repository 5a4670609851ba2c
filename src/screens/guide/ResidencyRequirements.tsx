import type { ResidencyRules } from '../../catalogue/entities.ts';
import { Fold } from '../../ui/Fold.tsx';
import { unbroken } from '../../ui/Markup.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Guide.module.css';

interface Props {
  readonly residency: ResidencyRules;
}

/** Days of presence, further rules and permits. */
export function ResidencyRequirements({ residency }: Props) {
  return (
    <Section id="residency" title="Residency requirements">
      <p className={styles.days}>
        <b>{`${residency.days} days`}</b> of presence a year make you a tax resident.
      </p>
      <ul className={`${styles.list} ${styles.opening}`}>
        {residency.rules.map((rule) => (
          <li key={rule}>{unbroken(rule)}</li>
        ))}
      </ul>
      <Fold title="Permits in short" isLate>
        <ul className={styles.list}>
          {residency.permits.map((permit) => (
            <li key={permit}>{unbroken(permit)}</li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
