import { nameInText } from '../../catalogue/format.ts';
import { type Destination, type TailRule, tailTitle } from '../../catalogue/leaving.ts';
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
          <p className={styles.verdict}>{tailTitle(rule)}</p>
          <p className={styles.concerns}>{concernsWords(rule, destinations)}</p>
          <p>{rule.text}</p>
          <Source source={rule.source} confidence={rule.confidence} />
        </li>
      ))}
    </ul>
  );
}

function concernsWords({ concerns, onlyIf }: TailRule, destinations: readonly Destination[]): string {
  if (concerns.includes('all')) return onlyIf ? sentence(onlyIf) : 'Whichever country you move to';
  const names = destinations
    .filter(({ slug }) => concerns.includes(slug))
    .map(({ name }) => nameInText(name));
  const move = `If you move to ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}`;
  return onlyIf ? `${sentence(onlyIf)}. ${move}` : move;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
