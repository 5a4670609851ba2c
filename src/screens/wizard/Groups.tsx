import { capitalised, countOf } from '../../catalogue/format.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Living } from '../../situation/living.ts';
import { placesOf } from '../../situation/ranks.ts';
import type { Recommendation, Recommendations } from '../../situation/recommendations.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Closed } from '../Closed.tsx';
import styles from './Groups.module.css';
import { ResultsTable } from './ResultsTable.tsx';
import { toCheck } from './toCheck.ts';

interface Props {
  readonly recommended: Recommendations;
  readonly figures: Figures;
  readonly living: Living | null;
  /** Ids of the regimes in the comparison. */
  readonly compared: readonly string[];
  readonly onCompare: (id: string, isWanted: boolean) => void;
}

/** Rows that stand there at once; the others are opened. */
const ROWS = 5;

/** The ranked groups; without answers that decide it, one. */
export function Groups({ recommended, ...rest }: Props) {
  const { fits, check, no, isGrouped } = recommended;
  if (!isGrouped) {
    return (
      <Group
        title="All countries"
        about={`${countries(fits)}, lowest effective rate first; of equal ones, what has no condition, then what lasts longer.`}
        rows={fits}
        more="more"
        shown={Number.POSITIVE_INFINITY}
        {...rest}
      />
    );
  }
  const checked = toCheck(recommended);
  return (
    <>
      <Group
        title="Fits you"
        about={`${countries(fits)} that your answers leave open.`}
        rows={fits}
        more="more that fit"
        {...rest}
      />
      <Group
        title="Check first"
        about={aboutChecked(check.length, checked.length - check.length)}
        rows={checked}
        more="more to check"
        {...rest}
      />
      <Closed closed={no} />
    </>
  );
}

/** @param better of how many countries that fit another regime leaves more. */
function aboutChecked(count: number, better: number): string {
  const what = [
    count > 0 ? countOf(count, 'country') : [],
    better > 0 ? `a regime that leaves more in ${better} of those above` : [],
  ].flat();
  const each = count + better === 1 ? '' : 'each ';
  return `${capitalised(what.join(', and '))}, ${each}with a condition that only you can check.`;
}

function countries({ length }: readonly unknown[]): string {
  return length === 1 ? '1 country' : `${length} countries`;
}

interface GroupProps extends Omit<Props, 'recommended'> {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Recommendation[];
  /** "5 more that fit". */
  readonly more: string;
  /** Rows that stand there at once. */
  readonly shown?: number;
}

function Group({ title, about, rows, more, shown = ROWS, ...rest }: GroupProps) {
  if (rows.length === 0) return null;
  const places = placesOf(rows);
  const [first, others] = [rows.slice(0, shown), rows.slice(shown)];
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.about}>{about}</p>
      </div>
      <ResultsTable caption={title} rows={first} places={places} {...rest} />
      {others.length > 0 ? (
        <Disclosure className={styles.more} summary={`${others.length} ${more}`}>
          <ResultsTable
            caption={`${title}, continued`}
            rows={others}
            places={places.slice(shown)}
            hasHead={false}
            {...rest}
          />
        </Disclosure>
      ) : null}
    </section>
  );
}
