import { zeroTaxTerms } from 'virtual:lowtide/zero-tax';
import type { ReactNode } from 'react';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import styles from './ZeroTaxTerms.module.css';

/** What a regime asks for: between countries that all take next to nothing, this is the difference. */
export function zeroTaxTermsOf({ country, regime }: AssessedRegime, money: MoneyFormat): ReactNode {
  const terms = zeroTaxTerms[regime.id];
  if (!terms) return null;
  const { permit, validity, minIncome, foreign, closedTo } = terms;
  return (
    <dl className={styles.terms}>
      <Term name="Permit">{permit ?? 'None named'}</Term>
      <Term name="Income asked for" className={styles.income}>
        {minIncome === null ? 'No minimum' : `${money(minIncome, 'up')} a year`}
      </Term>
      <Term name="Days a year there">{country.residencyDays}</Term>
      <Term name="Permit valid for" className={styles.long}>
        {validity ?? 'No limit known'}
      </Term>
      <Term name="What counts as foreign" className={styles.wide}>
        {[
          ...(foreign.length > 0 ? foreign : ['All fees count alike, whoever the client is.']),
          ...closedTo,
        ].join(' ')}
      </Term>
    </dl>
  );
}

interface TermProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Term({ name, className, children }: TermProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
