import { countOf, nameInText } from '../../catalogue/format.ts';
import type { Destination, TailRule } from '../../catalogue/leaving.ts';
import { Source } from '../../ui/leaving/Sourced.tsx';
import styles from './Leaving.module.css';

interface Props {
  readonly rules: readonly TailRule[];
  readonly destinations: readonly Destination[];
}

/** Taxes that go on after residence has ended, with how long and for which destinations. */
export function Tail({ rules, destinations }: Props) {
  return (
    <ul className={styles.list}>
      {rules.map((rule) => (
        <li key={rule.text}>
          <p className={styles.verdict}>{titleOf(rule)}</p>
          <p className={styles.concerns}>{concernsWords(rule.concerns, destinations)}</p>
          <p>{rule.text}</p>
          <Source source={rule.source} confidence={rule.confidence} />
        </li>
      ))}
    </ul>
  );
}

function titleOf({ name, years }: TailRule): string {
  const length = years === null ? 'no end by itself' : `for ${countOf(years, 'year')}`;
  return name === undefined ? length.charAt(0).toUpperCase() + length.slice(1) : `${name}, ${length}`;
}

function concernsWords(concerns: readonly string[], destinations: readonly Destination[]): string {
  if (concerns.includes('all')) return 'Whichever country you move to';
  const names = destinations
    .filter(({ slug }) => concerns.includes(slug))
    .map(({ name }) => nameInText(name));
  return `If you move to ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}`;
}
