import { type ReactNode, useState } from 'react';
import styles from './Ask.module.css';

export type Options<Value> = readonly (readonly [value: Value, label: string, note?: string | undefined])[];

interface ChipProps {
  readonly isGiven: boolean;
  readonly onPress: () => void;
  /** What follows from it. */
  readonly note?: string | undefined;
  readonly children: string;
}

/** One answer. */
export function Chip({ isGiven, onPress, note, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={note && children}
      aria-description={note}
      aria-pressed={isGiven}
      onClick={onPress}
    >
      {children}
      {note === undefined ? null : <small>{note}</small>}
    </button>
  );
}

interface Props<Value> {
  readonly options: Options<Value>;
  /** Those that stand there at once, where they are others than the first few. */
  readonly first?: readonly Value[];
  /** Found where nothing else is: "Another country". */
  readonly instead?: Options<Value>;
  readonly isGiven: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
  /** Further buttons behind them. */
  readonly children?: ReactNode;
}

/** So many buttons stand there at once. */
const FEW = 6;
/** A longer list is searched. */
const LISTED = 20;

/** A few answers as buttons; with "More" the others, or a search where they are many and only what has been given stands there. */
export function Chips<Value>(props: Props<Value>) {
  const { options, instead = [], isGiven, onChoose, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const all = [...options, ...instead];
  const isLong = all.length > LISTED;
  const isSearch = isOpen && isLong;
  const first = props.first ?? options.slice(0, FEW).map(([value]) => value);
  const given = all.filter(([value]) => isGiven(value));
  const few =
    isLong && given.length > 0
      ? given
      : [
          ...first.flatMap((id) => all.filter(([value]) => value === id)),
          ...given.filter(([value]) => !first.includes(value)),
        ];
  const shown = isSearch ? found(all, typed, instead) : isOpen ? all : few;
  function choose(value: Value) {
    onChoose(value);
    if (isSearch) setOpen(false);
    setTyped('');
  }
  return (
    <>
      {isSearch ? (
        <input
          type="search"
          className={styles.search}
          aria-label="Search"
          placeholder="Type a country"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && shown[0] && typed.trim() !== '' && choose(shown[0][0])}
        />
      ) : null}
      <div className={styles.answers}>
        {shown.map(([value, label, note]) => (
          <Chip key={label} isGiven={isGiven(value)} onPress={() => choose(value)} note={note}>
            {label}
          </Chip>
        ))}
        {!isOpen && few.length < all.length ? (
          <button type="button" className={styles.chip} aria-expanded={false} onClick={() => setOpen(true)}>
            {isLong && given.length > 0 ? 'Change' : 'More'}
          </button>
        ) : null}
        {children}
      </div>
    </>
  );
}

/** Names that begin with what is typed, or have a word that does. */
function found<Value>(all: Options<Value>, typed: string, instead: Options<Value>): Options<Value> {
  const wanted = ` ${typed.trim().toLowerCase()}`;
  const hits = all.filter(([, label]) => ` ${label.toLowerCase()}`.includes(wanted));
  return (hits.length > 0 ? hits : instead).slice(0, FEW);
}
