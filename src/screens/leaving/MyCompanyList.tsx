import { Link } from 'wouter';
import { companyPath } from '../../catalogue/pages.ts';
import { COMPANY_PLACES } from '../../catalogue/places.ts';
import { Flag } from '../../ui/Illustration.tsx';
import styles from './Leaving.module.css';

/** Every country of whose companies is known what becomes of them when their owner moves. */
export default function MyCompanyList() {
  return (
    <article className={`page ${styles.page}`}>
      <h1 data-steady="">Keep your company</h1>
      <p className={styles.lead}>
        You move, your company stays. Choose its country: who taxes its profit, what of the dividend, and what
        leaving costs.
      </p>
      <ul className={styles.homes}>
        {COMPANY_PLACES.map(({ id, name, code }) => (
          <li key={id}>
            <Link href={companyPath(id)}>
              <Flag code={code} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>Is it in another country? Ask an adviser there: we have no rules of it.</p>
      <p className={styles.another}>
        <Link href="/leaving">Leaving home</Link>
      </p>
    </article>
  );
}
