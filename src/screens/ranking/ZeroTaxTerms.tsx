import { zeroTaxTerms } from 'virtual:lowtide/zero-tax';
import type { ReactNode } from 'react';
import type { TermsProps } from './RankingTable.tsx';
import styles from './ZeroTaxTerms.module.css';

/** What a regime asks for: between countries that all take next to nothing, this is the difference. */
export function ZeroTaxTerms({ row: { country, regime }, money }: TermsProps) {
  const terms = zeroTaxTerms[regime.id];
  if (!terms) return null;
  const { permit, validity, minIncome, fewerDays, work, clients } = terms;
  const counts = [work, clients].filter(Boolean).join(' ');
  return (
    <dl className={styles.terms}>
      <Term name="Permit">
        {permit}
        {validity ? <small>{validity}</small> : null}
      </Term>
      <Term name="Income asked for">
        {minIncome === undefined ? 'No minimum' : `${money(minIncome, 'up')} a year`}
      </Term>
      <Term name="Days a year there">
        {country.residencyDays}
        {fewerDays ? `, or ${fewerDays}` : ''}
      </Term>
      <Term name="Clients">{counts || 'All fees count alike, whoever the client is.'}</Term>
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
