import { formatMoney } from '../catalogue/format.ts';
import styles from './DocumentHead.module.css';
import type { ResultsDocument } from './resultsDocument.ts';

const REGION_NAMES = { anywhere: 'Worldwide', europe: 'Europe only' } as const;

/** The title of the document and the profile it was made for. */
export function DocumentHead({ results }: { readonly results: ResultsDocument }) {
  const { income, workType, region, list, deduct } = results;
  const profile = [
    ['Annual income', formatMoney(income)],
    ['Work type', workType],
    ['Region', REGION_NAMES[region]],
  ] as const;
  const count = list.length === 1 ? 'One country' : `${list.length} countries`;
  return (
    <>
      <p className={styles.brand}>
        <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
          <circle cx="26" cy="11" r="6" fill="#ffc34d" />
          <path d="M0 14c5-4 10-4 15 0s10 4 15 0 7-2 10-1v11H0z" fill="#0b5ed7" />
        </svg>
        <span>Lowtide</span>
      </p>
      <h1 className={styles.title}>Your Recommended Tax Regimes</h1>
      <dl className={styles.profile}>
        {profile.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {`${count}, lowest effective rate first, each with the cheapest regime that is open to you.`}
        {deduct ? ' Contributions are deducted before income tax.' : ''}
      </p>
    </>
  );
}
