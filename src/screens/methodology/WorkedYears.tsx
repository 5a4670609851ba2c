import { taxBrackets } from 'virtual:lowtide/catalogue';
import { useMemo, useState } from 'react';
import { useCountries } from '../../api/queries.ts';
import { countOf, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { lastingRegimes } from '../../catalogue/lastingRegimes.ts';
import { answer, useFigures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { type ProjectedYear, project } from '../../tax/index.ts';
import { unbroken } from '../../ui/Markup.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';
import { RegimeSelect } from './RegimeSelect.tsx';

const FIRST_REGIME = 'me-digital-nomad';
/** Shown as an example as long as nobody has said how long she stays. */
const EXAMPLE_YEARS = 10;

/** A stay of several years worked out year by year, again with every change of the person's figures. */
export default function WorkedYears() {
  const [regimeId, setRegimeId] = useState(FIRST_REGIME);
  const figures = useFigures(GUIDE_DEFAULT_INCOME);
  const { income, amount, currency, costs, money, from, years } = figures;
  const length = years ?? EXAMPLE_YEARS;
  const { data: countries } = useCountries();
  const lookup = useMemo(() => countries && lastingRegimes(countries, taxBrackets), [countries]);
  const regime = lookup?.(regimeId);
  const projection = useMemo(
    () =>
      lookup && regime
        ? project(regime, { ...optionsOf(figures), income, from, years: length }, lookup)
        : null,
    [lookup, regime, figures, income, from, length],
  );
  const nameOf = (wanted: string) =>
    countries?.flatMap(({ taxRegimes }) => taxRegimes).find((one) => one.id === wanted)?.name ?? wanted;

  return (
    <ReadingSection id="years" title="Over the years">
      <p>
        A rate is often that of the first years only. A stay is worked out year by year: the regime that is in
        force on 1 January, its rules in that year, the reliefs of the first years, and what follows when it
        ends. Figures of a stay are the average of its years, never one year times their number; years after a
        regime has ended, with none to follow, do not count.
      </p>
      <div className={styles.controls}>
        <RegimeSelect
          countries={countries}
          value={regimeId}
          onValue={setRegimeId}
          isOffered={({ lasting }) => lasting !== null}
        />
        <MoneyInput
          label="Your annual income"
          value={amount}
          emptyValue={0}
          currency={currency}
          onCurrency={(next) => answer({ currency: next })}
          onValue={(next) => answer({ income: next ?? 0 })}
        />
      </div>
      {projection ? (
        <>
          <ol className={styles.steps}>
            {runsOf(projection.years).map(({ first, last, count }) => (
              <li key={first.place}>
                {first.year === last.year ? first.year : `${first.year} to ${last.year}`}
                {first.ended ? (
                  ': over, and no regime follows'
                ) : (
                  <>
                    {`, ${nameOf(first.regimeId)}: ${count}\u00a0×\u00a0`}
                    <b>{money(first.total ?? 0)}</b>
                    {first.rate === null ? '' : ` (${formatPercent(first.rate)})`}
                  </>
                )}
                {first.reasons.length > 0
                  ? `. ${first.reasons.map(({ text }) => unbroken(text)).join(' ')}`
                  : ''}
              </li>
            ))}
          </ol>
          <p className={styles.total}>
            {`${money(projection.total)} in ${countOf(projection.endsAfter ?? length, 'year')}: `}
            <b>{`${money(projection.averageTotal)} a year`}</b>
            {projection.averageRate === null ? '' : `, ${formatPercent(projection.averageRate)}`}
            {costs > 0 ? ` of ${money(income)} less ${money(costs)} of costs.` : ` of ${money(income)}.`}
          </p>
        </>
      ) : null}
      <p>
        Not modelled: part years, because the rules for the months of arrival and departure differ by country,
        so every year counts as a whole; and indexation: amounts are those of the data’s tax year in every
        year, although many laws adjust them to wages or prices each January. Drafts are listed under{' '}
        <a href="/changes">what changes</a> and are in no figure until they are law.
      </p>
    </ReadingSection>
  );
}

interface Run {
  readonly first: ProjectedYear;
  readonly last: ProjectedYear;
  readonly count: number;
}

/** Years one after another that cost the same under the same regime. */
function runsOf(years: readonly ProjectedYear[]): Run[] {
  const runs: Run[] = [];
  for (const year of years) {
    const run = runs.at(-1);
    const isSame = run && run.first.regimeId === year.regimeId && run.first.total === year.total;
    if (isSame) runs[runs.length - 1] = { ...run, last: year, count: run.count + 1 };
    else runs.push({ first: year, last: year, count: 1 });
  }
  return runs;
}
