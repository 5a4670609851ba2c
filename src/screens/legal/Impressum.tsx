import { site } from 'virtual:lowtide/site';
import type { ReactNode } from 'react';
import { examplesIn, isExample } from '../../catalogue/site.ts';
import styles from './Impressum.module.css';
import { LegalPage, LegalSection } from './LegalPage.tsx';

const COMPANY = [
  ['Company', site.company],
  ['Address', site.address],
  ['Register', site.register],
  ['Capital', site.capital],
  ['VAT', site.vat],
] as const;

const PEOPLE = [
  ['Management', site.management],
  ['Contact person', site.contactName],
] as const;

const CONTACT = [
  ['E-mail', <Mail key="mail" />],
  ['Phone', site.phone],
] as const;

/** Legal disclosure: company, management, contact, register, capital, VAT. */
export default function Impressum() {
  return (
    <LegalPage
      title="Impressum"
      lead={
        <>
          <p>Who runs this site, and how to reach them.</p>
          {examplesIn(site).length > 0 ? (
            <p className={styles.note}>
              These details are examples: whoever runs this site sets their own in <code>data/site.json</code>
              .
            </p>
          ) : null}
        </>
      }
    >
      <LegalSection title="Who runs it">
        <Details of={COMPANY} />
      </LegalSection>
      <LegalSection title="Who answers for it">
        <Details of={PEOPLE} />
      </LegalSection>
      <LegalSection title="How to reach us">
        <Details of={CONTACT} />
      </LegalSection>
    </LegalPage>
  );
}

/** An example is text: it would lead nowhere. */
function Mail() {
  if (isExample(site.email)) return site.email;
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}

function Details({ of }: { readonly of: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.details}>
      {of.map(([term, value]) => (
        <div key={term} className={styles.detail}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
