import type { CountryGuide, Reference } from '../../catalogue/entities.ts';
import { formatPercent } from '../../catalogue/format.ts';
import type { MoneyFormat } from '../../catalogue/money.ts';
import type { ProjectedYear } from '../../tax/index.ts';
import { unbroken } from '../../ui/Markup.tsx';
import { YearGauge } from '../../ui/YearStrip.tsx';
import styles from './OverTheYears.module.css';

interface Props {
  readonly years: readonly ProjectedYear[];
  readonly country: CountryGuide;
  /** The regime of the page. */
  readonly regimeId: string;
  readonly money: MoneyFormat;
}

/** Years one after another in which nothing changes. */
function sameYears(
  years: readonly ProjectedYear[],
): readonly { first: ProjectedYear; last: ProjectedYear }[] {
  const spans: { first: ProjectedYear; last: ProjectedYear }[] = [];
  for (const year of years) {
    const span = spans.at(-1);
    const { regimeId, ended, rate, total } = year;
    const isSame =
      span !== undefined &&
      year.reasons.length === 0 &&
      [regimeId, ended, rate, total].every(
        (value, at) =>
          value === [span.first.regimeId, span.first.ended, span.first.rate, span.first.total][at],
      );
    if (isSame) span.last = year;
    else spans.push({ first: year, last: year });
  }
  return spans;
}

/** A bar for every year or for those that are alike, and under it why it is not as the one before. */
export function YearBars({ years, country, regimeId, money }: Props) {
  const spans = sameYears(years);
  return (
    <ol className={styles.bars}>
      {spans.map(({ first, last }, index) => {
        const { place, year, ended, rate, total, regimeId: inForce, reasons } = first;
        const isNew = inForce !== (spans[index - 1]?.first.regimeId ?? regimeId);
        return (
          <li key={place}>
            <span className={styles.year}>{first === last ? year : `${year}–${last.year}`}</span>
            <YearGauge rate={ended ? null : (rate ?? 0)} lying />
            <span className={styles.figure}>
              {ended ? (
                'Over'
              ) : (
                <>
                  <b>{rate === null ? '—' : formatPercent(rate)}</b>
                  {` ${money(total ?? 0)}`}
                </>
              )}
            </span>
            {isNew && !ended ? (
              <p className={styles.reason}>
                <b>{country.taxRegimes.find(({ id }) => id === inForce)?.name}</b>
              </p>
            ) : null}
            {reasons.map(({ text, source, optional, who }) => (
              <p key={text} className={styles.reason}>
                {unbroken(text)}
                {optional ? ' It must be asked for.' : ''}
                {who ? ` For: ${unbroken(who)}` : ''} <SourceOf source={source} />
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** Where a statement is written; a law without an address is named only. */
export function SourceOf({ source }: { readonly source: Reference | null }) {
  if (source === null) return null;
  const { title, publisher, url } = source;
  return (
    <small className={styles.source}>
      {url === null ? (
        title
      ) : (
        <a href={url} rel="noopener noreferrer">
          {title}
        </a>
      )}
      {`, ${publisher}`}
    </small>
  );
}
