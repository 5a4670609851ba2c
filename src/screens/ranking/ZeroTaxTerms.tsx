import { zeroTaxTerms } from 'virtual:lowtide/zero-tax';
import type { ReactNode } from 'react';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import styles from './ZeroTaxTerms.module.css';

/** What a regime asks for: between countries that all take next to nothing, this is the difference. */
export function zeroTaxTermsOf({ country, regime }: AssessedRegime, money: MoneyFormat): ReactNode {
  const terms = zeroTaxTerms[regime.id];
  if (!terms) return null;
  const { permit, validity, minIncome, foreign } = terms;
  return (
    <dl className={styles.terms}>
      <Term name="What counts as foreign">{foreign}</Term>
      <Term name="Permit">{permit ?? 'None named'}</Term>
      <Term name="Income asked for">
        {minIncome === null ? 'No minimum' : `${money(minIncome, 'up')} a year`}
      </Term>
      <Term name="Permit valid for">{validity ?? 'No limit known'}</Term>
      <Term name="Days a year there">{country.residencyDays}</Term>
    </dl>
  );
}

interface TermProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Term({ name, children }: TermProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
