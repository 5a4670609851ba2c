import { changes } from '../../../api/site.ts';
import { SourceLink } from '../../../ui/Sourced.tsx';
import plan from '../Plan.module.css';
import styles from './Money.module.css';

/** What is only proposed stands beside the figures and is not in them. */
export default function NotCounted({ slug, regimeId }: { readonly slug: string; readonly regimeId: string }) {
  const proposed = changes.filter(
    ({ country, status, regimes }) =>
      country === slug &&
      (status === 'proposed' || status === 'undecided') &&
      (regimes.length === 0 || regimes.includes(regimeId)),
  );
  if (proposed.length === 0) return null;
  return (
    <>
      <h3 className={plan.heading}>Proposed, and not counted</h3>
      <ul className={`${plan.soft} ${styles.proposed}`}>
        {proposed.map(({ id, title, text, source }) => (
          <li key={id}>
            <b>{`${title}.`}</b> {text} <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}
