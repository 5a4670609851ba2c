import { type Destination, decidingTies, type Leaving, tailWords } from '../../catalogue/leaving.ts';
import styles from './Glance.module.css';

interface Props {
  readonly leaving: Leaving;
  readonly destinations: readonly Destination[];
}

/** The page in five short answers, each of which leads to its section. */
export function Glance({ leaving, destinations }: Props) {
  const { ties, daysBack, exitTax, tail, agreements } = leaving;
  const [taxed = 'Nothing', endless = null] = tailWords(tail) ?? [];
  const treaties = destinations.filter(({ slug }) => agreements[slug]?.taxTreaty).length;
  const facts: readonly { to: string; name: string; says: string; more?: string | null }[] = [
    {
      to: 'ties',
      name: 'Ties that count',
      says: `${decidingTies(ties).length}`,
      more: 'can keep you resident',
    },
    daysBack.days === null
      ? { to: 'visits', name: 'Days back', says: 'No fixed number' }
      : { to: 'visits', name: 'Days back', says: `${daysBack.days} days`, more: 'as a rule of thumb' },
    { to: 'exit-tax', name: 'Exit tax', says: exitTax.applies ? 'In some cases' : 'None in general' },
    { to: 'tail', name: 'Still taxed after leaving', says: taxed, more: endless },
    {
      to: 'agreements',
      name: 'Tax treaties',
      says: `${treaties} of ${destinations.length}`,
      more: 'destinations',
    },
  ];
  return (
    <ul className={styles.glance}>
      {facts.map(({ to, name, says, more }) => (
        <li key={to}>
          <a href={`#${to}`}>
            <span>{name}</span>
            <b>{says}</b>
            {more ? <span>{more}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
