import { Link } from 'wouter';
import { leavingPath } from '../../catalogue/pages.ts';
import { PLACES } from '../../catalogue/places.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import styles from './Leaving.module.css';

/** Every country that one may leave, each a page of its own. */
export default function LeavingList() {
  return (
    <article className={`page ${styles.page}`}>
      <h1 data-steady="">Leaving home</h1>
      <p className={styles.lead}>
        A new tax residence does not end the old one. Choose the country that you pay tax in today: when that
        ends, exit tax, and what stays taxable.
      </p>
      <ul className={styles.homes}>
        {PLACES.map(({ slug, name, code }) => (
          <li key={slug}>
            <Link href={leavingPath(slug)}>
              <Flag code={code} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className={`actions ${styles.actions}`}>
        <ButtonLink href="/plan">Plan your move</ButtonLink>
      </p>
      <p className={styles.another}>
        <Link href="/my-company">Keeping your company</Link>
      </p>
    </article>
  );
}
