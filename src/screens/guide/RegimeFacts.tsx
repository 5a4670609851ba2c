import type { GuideRegime } from '../../catalogue/entities.ts';
import { capitalised } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { revenueLimitText } from '../../catalogue/labels.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import { useFigures } from '../../situation/figures.ts';
import { unbroken } from '../../ui/Markup.tsx';
import styles from './RegimeFacts.module.css';

interface Fact {
  readonly term: string;
  readonly value: string;
  readonly note?: string;
}

/** What contributions buy; what permits ask for is told with them. */
const HEALTHCARE: Readonly<Record<GuideRegime['healthcareType'], string>> = {
  Full: 'Full public cover',
  Basic: 'Basic public cover',
  None: 'No public cover',
};

function factsOf(regime: GuideRegime, money: MoneyFormat): readonly Fact[] {
  return [
    {
      term: 'Revenue limit',
      value:
        regime.maxIncomeThreshold === null
          ? revenueLimitText(null)
          : `${revenueLimitText(regime.maxIncomeThreshold, money)} a year`,
    },
    { term: 'Write-offs', value: regime.allowsWriteOffs ? 'Allowed' : 'Not allowed' },
    { term: 'Incorporation', value: regime.requiresIncorporation ? 'Required' : 'Not required' },
    { term: 'Lasts', value: capitalised(regime.duration) },
    { term: 'Healthcare', value: HEALTHCARE[regime.healthcareType], note: regime.healthcareDescription },
    { term: 'Legal structure', value: regime.legalStructureType, note: regime.legalStructureDescription },
  ];
}

/** The regime in six facts. */
export function RegimeFacts({ regime }: { readonly regime: GuideRegime }) {
  const { money } = useFigures(GUIDE_DEFAULT_INCOME);
  return (
    <section className={styles.facts} aria-label="Regime facts">
      <h2 className={styles.name}>{regime.name}</h2>
      <p className={styles.summary}>{unbroken(regime.summary)}</p>
      <dl className={styles.list}>
        {factsOf(regime, money).map(({ term, value, note }) => (
          <div key={term} className={note ? styles.wide : styles.fact}>
            <dt>{term}</dt>
            <dd>{unbroken(value)}</dd>
            {note ? <dd className={styles.note}>{unbroken(note)}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
