import { site } from 'virtual:lowtide/site';
import { SiteDetail } from '../../ui/SiteDetail.tsx';
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
      <dl className={styles.details}>
        {DETAILS.map(([term, value]) => (
          <div key={term} className={styles.detail}>
            <dt>{term}</dt>
            <dd>
              <SiteDetail value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </LegalPage>
  );
}
