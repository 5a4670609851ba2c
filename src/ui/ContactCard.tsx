import { isExample, type Site } from '../catalogue/site.ts';
import { Card } from './Card.tsx';
import styles from './ContactCard.module.css';

type Details = Pick<Site, 'contactName' | 'email' | 'socialLinks'>;

/** The owner's contact card: name, free help by e-mail, social links. Examples are text; they would lead nowhere. */
export function ContactCard({ contactName, email, socialLinks }: Details) {
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>Ask a question</h3>
      <p>E-mail help is free, and there is nothing to buy.</p>
      <dl className={styles.list}>
        <div>
          <dt>Contact</dt>
          <dd>{contactName}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>{isExample(email) ? email : <a href={`mailto:${email}`}>{email}</a>}</dd>
        </div>
        {socialLinks.map(({ label, url }, index) => (
          <div key={`${label} ${url}`}>
            <dt>{`Social link ${index + 1}`}</dt>
            <dd>
              {isExample(url) ? (
                label
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
