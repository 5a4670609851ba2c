import type { Recommendation } from '../situation/recommendations.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './Closed.module.css';

/** The countries that do not fit, folded, each with its reason. */
export function Closed({ closed }: { readonly closed: readonly Recommendation[] }) {
  if (closed.length === 0) return null;
  const count = closed.length === 1 ? 'One country does' : `${closed.length} countries do`;
  return (
    <Disclosure className={styles.closed} summary={`${count} not fit you`}>
      <ul className={styles.reasons}>
        {closed.map(({ country, regime, fit }) => (
          <li key={country.id}>
            <b>{country.name}</b> <span>{regime.name}</span>
            {fit.reasons
              .filter(({ level }) => level === 'no')
              .map(({ head, text }) => (
                <p key={text}>
                  {head ? `${head}: ` : ''}
                  {text}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
