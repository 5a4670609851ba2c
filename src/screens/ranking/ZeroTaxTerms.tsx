import { zeroTaxTerms } from 'virtual:lowtide/zero-tax';
import type { ReactNode } from 'react';
import { formatDay } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { ZeroTaxTerms } from '../../catalogue/practical.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import styles from './ZeroTaxTerms.module.css';

/** What a regime asks for: between countries that all take next to nothing, this is the difference. */
export function zeroTaxTermsOf({ country, regime }: AssessedRegime, money: MoneyFormat): ReactNode {
  const terms = zeroTaxTerms[regime.id];
  if (!terms) return null;
  const { permit, minIncome, foreign, closedTo } = terms;
  return (
    <dl className={styles.terms}>
      <Term name="Permit">{permit ?? 'None named'}</Term>
      <Term name="Income asked for">
        {minIncome === null ? 'No minimum' : `${money(minIncome, 'up')} a year`}
      </Term>
      <Term name="Days a year there">{country.residencyDays}</Term>
      <Term name="How long">{howLong(terms)}</Term>
      <Term name="What counts as foreign" isWide>
        {[
          ...(foreign.length > 0 ? foreign : ['All fees count alike, whoever the client is.']),
          ...closedTo,
        ].join(' ')}
      </Term>
    </dl>
  );
}

function howLong({ years, until, validity }: ZeroTaxTerms): string {
  const rate = [
    years === null ? '' : `The rate for ${years} years. `,
    until === null ? '' : `The rate until ${formatDay(until)}. `,
  ].join('');
  return `${rate}${validity === null ? 'No limit known.' : `Permit: ${validity}.`}`;
}

interface TermProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Term({ name, isWide = false, children }: TermProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
