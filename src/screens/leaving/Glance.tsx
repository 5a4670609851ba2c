import { formatList, nameInText } from '../../catalogue/format.ts';
import {
  type Destination,
  decidingTies,
  type Leaving,
  type TieAnswer,
  tailWords,
  tiesInShort,
  visitsIf,
} from '../../catalogue/leaving.ts';
import styles from './Glance.module.css';

interface Props {
  readonly leaving: Leaving;
  readonly destinations: readonly Destination[];
  /** By the tie. */
  readonly answers: Readonly<Record<string, TieAnswer>>;
}

/** The page in five short answers, each of which leads to its section. */
export function Glance({ leaving, destinations, answers }: Props) {
  const { ties, daysBack, exitTax, tail, agreements } = leaving;
  const answered = tiesInShort(ties, answers);
  const [taxed = 'Nothing', endless = null] = tailWords(tail) ?? [];
  const without = destinations.filter(({ slug }) => !agreements[slug]?.taxTreaty);
  const facts: readonly { to: string; name: string; says: string; more?: string | null | undefined }[] = [
    {
      to: 'ties',
      name: 'Can keep you resident',
      says: answered?.[0] ?? `${decidingTies(ties).length} ties`,
      more: answered?.[1] ?? 'if you do not give them up',
    },
    { to: 'visits', name: 'Visits', says: daysBack.inShort, more: visitsIf(ties, answers) ?? daysBack.but },
    {
      to: 'exit-tax',
      name: 'Exit tax',
      says: exitTax.applies ? 'In some cases' : 'None in general',
      more: exitTax.inShort,
    },
    { to: 'tail', name: 'Still taxed after leaving', says: taxed, more: endless },
    {
      to: 'agreements',
      name: 'Tax treaties',
      says: `${destinations.length - without.length} of ${destinations.length}`,
      more:
        without.length === 0 || without.length > 3
          ? 'destinations'
          : `not with ${formatList(without.map(({ name }) => nameInText(name)))}`,
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
