import type { Destination, Leaving } from '../../catalogue/leaving.ts';
import styles from './Glance.module.css';

interface Props {
  readonly leaving: Leaving;
  readonly destinations: readonly Destination[];
}

/** The page in five short answers, each of which leads to its section. */
export function Glance({ leaving, destinations }: Props) {
  const { ties, daysBack, exitTax, tail, agreements } = leaving;
  const deciding = ties.filter(({ ifYes }) => ifYes !== 'no-effect').length;
  const treaties = destinations.filter(({ slug }) => agreements[slug]?.taxTreaty).length;
  const facts = [
    { to: 'ties', name: 'Ties that can keep you resident', says: `${deciding} of ${ties.length}` },
    {
      to: 'visits',
      name: 'Days back, rule of thumb',
      says: daysBack.days === null ? 'No fixed number' : `${daysBack.days} days`,
    },
    { to: 'exit-tax', name: 'Exit tax', says: exitTax.applies ? 'In some cases' : 'None in general' },
    { to: 'tail', name: 'Still taxed after leaving', says: longestTail(tail.map(({ years }) => years)) },
    { to: 'agreements', name: 'Tax treaties', says: `${treaties} of ${destinations.length}` },
  ];
  return (
    <ul className={styles.glance}>
      {facts.map(({ to, name, says }) => (
        <li key={to}>
          <a href={`#${to}`}>
            <span>{name}</span>
            <b>{says}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** @param years of each rule; null where one does not end by itself */
function longestTail(years: readonly (number | null)[]): string {
  if (years.length === 0) return 'Nothing';
  if (years.includes(null)) return 'No fixed end';
  const most = Math.max(...years.map((one) => one ?? 0));
  return most === 1 ? 'For 1 year' : `Up to ${most} years`;
}
