import type { ReactNode } from 'react';
import { site } from '../../api/site.ts';
import { examplesIn, isExample } from '../../catalogue/site.ts';
import { Facts } from '../../ui/Facts.tsx';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Legal.module.css';

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
    <ReadingPage
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
      <ReadingSection title="Who runs it">
        <Details of={COMPANY} />
      </ReadingSection>
      <ReadingSection title="Who answers for it">
        <Details of={PEOPLE} />
      </ReadingSection>
      <ReadingSection title="How to reach us">
        <Details of={CONTACT} />
      </ReadingSection>
    </ReadingPage>
  );
}

/** An example is text: it would lead nowhere. */
function Mail() {
  if (isExample(site.email)) return site.email;
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}

function Details({ of }: { readonly of: readonly (readonly [term: string, value: ReactNode])[] }) {
  return <Facts className={styles.details} facts={of} />;
}
