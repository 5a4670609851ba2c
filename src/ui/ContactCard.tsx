import { isPlaceholder, type Site } from '../catalogue/site.ts';
import { Card } from './Card.tsx';
import styles from './ContactCard.module.css';
import { SiteDetail } from './SiteDetail.tsx';

type Details = Pick<Site, 'contactName' | 'email' | 'socialLinks'>;

const UNSET_EMAIL = 'Set your e-mail address in data/site.json';
const UNSET_LINK = 'Set the address of this link in data/site.json';

/** The owner's contact card: name, free help by e-mail, social links. Unset details are marked, not linked. */
export function ContactCard({ contactName, email, socialLinks }: Details) {
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>Ask a question</h3>
      <p>E-mail help is free, and there is nothing to buy.</p>
      <dl className={styles.list}>
        <div>
          <dt>Contact</dt>
          <dd>
            <SiteDetail value={contactName} />
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            {isPlaceholder(email) ? (
              <SiteDetail value={email} missing={UNSET_EMAIL} />
            ) : (
              <a href={`mailto:${email}`}>{email}</a>
            )}
          </dd>
        </div>
        {socialLinks.map(({ label, url }, index) => (
          <div key={`${label} ${url}`}>
            <dt>{`Social link ${index + 1}`}</dt>
            <dd>
              {isPlaceholder(label) || isPlaceholder(url) ? (
                <SiteDetail
                  value={isPlaceholder(label) ? label : url}
                  missing={isPlaceholder(label) ? label : UNSET_LINK}
                />
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
