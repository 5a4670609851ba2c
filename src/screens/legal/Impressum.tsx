import { site } from 'virtual:lowtide/site';
import { examplesIn } from '../../catalogue/site.ts';
import styles from './Impressum.module.css';
import { LegalPage } from './LegalPage.tsx';

const DETAILS = [
  ['Company', site.company],
  ['Address', site.address],
  ['Management', site.management],
  ['Contact person', site.contactName],
  ['Phone', site.phone],
  ['E-mail', site.email],
  ['Register', site.register],
  ['Capital', site.capital],
  ['VAT', site.vat],
] as const;

/** Legal disclosure: company, management, contact, register, capital, VAT. */
export default function Impressum() {
  return (
    <LegalPage title="Impressum" lead={<p>Who runs this site, and how to reach them.</p>}>
      {examplesIn(site).length > 0 ? (
        <p className={styles.note}>
          These details are examples: whoever runs this site sets their own in <code>data/site.json</code>.
        </p>
      ) : null}
      <dl className={styles.details}>
        {DETAILS.map(([term, value]) => (
          <div key={term} className={styles.detail}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </LegalPage>
  );
}
