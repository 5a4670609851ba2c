import type { RegimeLimits } from '../../assess/comparedCurves.ts';
import { countOf } from '../../catalogue/format.ts';
import { distanceWords, limitName } from '../../catalogue/limits.ts';
import { lineLook, TOKENS } from '../../charts/chartLooks.ts';
import type { Figures } from '../../situation/figures.ts';
import opens from '../../ui/Disclosure.module.css';
import { Disclosure } from '../../ui/Fold.tsx';
import styles from './BelowTable.module.css';

interface Props {
  readonly curves: readonly { readonly id: string; readonly name: string }[];
  readonly limits: ReadonlyMap<string, RegimeLimits>;
  readonly figures: Pick<Figures, 'income' | 'currency' | 'money'>;
}

/** Seen without a press. */
const NEAREST = 4;

/** The limits that the curves mark, in words: those still ahead before those passed, the nearest first. */
export function ComparedLimits({ curves, limits, figures: { income, currency, money } }: Props) {
  const all = curves
    .flatMap(({ id, name }, index) => {
      const hue = TOKENS[lineLook({}, index).hue];
      const { vat, marks } = limits.get(id) ?? { vat: null, marks: [] };
      return marks.map((mark) => ({ mark, key: `${id} ${mark.kind} ${mark.at}`, name, vat, hue }));
    })
    .map((limit) => ({ ...limit, isPassed: limit.mark.at < income }))
    .sort(
      (a, b) =>
        Number(a.isPassed) - Number(b.isPassed) ||
        Math.abs(a.mark.at - income) - Math.abs(b.mark.at - income),
    );
  if (all.length === 0) return null;
  const items = all.map(({ mark, key, name, vat, hue, isPassed }) => (
    <li key={key} data-passed={isPassed}>
      <span className={styles.ring} style={{ color: `var(${hue})` }} />
      <b>{name}.</b>{' '}
      {`${limitName(mark, vat)}: ${money(mark.at, 'down')}. ${distanceWords(income, mark.at, currency)}`}
    </li>
  ));
  return (
    <>
      <h3 id="limits" className={styles.subtitle}>
        Limits on the way
      </h3>
      <ul className={styles.limits} aria-labelledby="limits">
        {items.slice(0, NEAREST)}
      </ul>
      {items.length > NEAREST ? (
        <Disclosure className={opens.more} summary={countOf(items.length - NEAREST, 'more limit')}>
          <ul className={styles.limits}>{items.slice(NEAREST)}</ul>
        </Disclosure>
      ) : null}
    </>
  );
}
