import { useMemo } from 'react';
import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatMonth, nameInText } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { type LastingPlan, lastingWords } from '../../catalogue/lastingWords.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { useShownSearch } from '../../stores/urlState.ts';
import { assess, isEligible, type RegimeLookup, scheduleOf } from '../../tax/index.ts';
import { lastingGuide } from '../lastingGuide.ts';
import styles from './LastingChips.module.css';
import { stayFigures } from './stayFigures.ts';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

function othersThatEnd(
  { taxRegimes }: CountryGuide,
  current: GuideRegime,
  plan: LastingPlan,
  lookup: RegimeLookup,
): string[] {
  return taxRegimes.flatMap(({ id, name }) => {
    const other = id === current.id ? undefined : lookup(id);
    const [first] = other ? lastingWords(other, plan, lookup) : [];
    return first === undefined ? [] : [`Other regime, ${name}: ${first}`];
  });
}

/** What a regime leaves, USD per year; of a stay of years the average. Null where the income is too high for it. */
function keptIn(country: CountryGuide, regime: GuideRegime, figures: Figures): number | null {
  const { income, costs, estimate, situation } = figures;
  if (!isEligible(regime, income)) return null;
  const stay = stayFigures(country, regime, figures);
  if (stay) return stay.averageKept;
  const withoutFees = situation.runningCosts ?? false;
  return assess(scheduleOf(regime, regime.taxBrackets), income, optionsOf({ costs, estimate, withoutFees }))
    .kept;
}

/** The country's regime that leaves most, by its place among them; null where it is the one on the page. */
function betterPlace(country: CountryGuide, current: GuideRegime, figures: Figures): number | null {
  const kept = country.taxRegimes.map(
    (regime) => keptIn(country, regime, figures) ?? Number.NEGATIVE_INFINITY,
  );
  const own = kept[country.taxRegimes.indexOf(current)] ?? Number.NEGATIVE_INFINITY;
  const most = Math.max(...kept);
  return most - own < WORTH_SAYING ? null : kept.indexOf(most);
}

/** USD per year. */
const WORTH_SAYING = 1;

/** How the rate above will not last, of which stay it is the average, and whether another regime leaves more. */
export function LastingChips({ country, regime }: Props) {
  const figures = useFigures(GUIDE_DEFAULT_INCOME);
  const { income, costs, estimate, years, from, situation } = figures;
  const { runningCosts: withoutFees = false } = situation;
  const words = useMemo(() => {
    const lookup = lastingGuide(country);
    const lasting = lookup(regime.id);
    if (!lasting) return [];
    const plan = { income, ...optionsOf({ costs, estimate, withoutFees }), taxYear: country.taxYear };
    const own = lastingWords(lasting, plan, lookup);
    // Where this rate stays, what ends is another regime of the country.
    const chips = own.length > 0 ? own : othersThatEnd(country, regime, plan, lookup);
    if (years === null) return chips;
    const stay = years === 1 ? 'The year' : `Average of ${years} years`;
    return [`${stay} from ${formatMonth(from)}`, ...chips];
  }, [country, regime, income, costs, estimate, withoutFees, years, from]);
  return (
    <div className={styles.lasting}>
      {country.taxRegimes.length > 1 ? <Better country={country} regime={regime} figures={figures} /> : null}
      {words.length > 0 ? (
        <ul className={styles.chips} aria-label="How long rates last">
          {words.map((word) => (
            <li key={word}>
              <span>{word}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Whether this is the country's regime that leaves most, and else which one is. */
function Better({ country, regime, figures }: Props & { readonly figures: Figures }) {
  const search = useShownSearch();
  const place = useMemo(() => betterPlace(country, regime, figures), [country, regime, figures]);
  const better = place === null ? undefined : country.taxRegimes[place];
  if (place === null || !better) {
    return <p>{`No other regime of ${nameInText(country.name)} leaves more at this income.`}</p>;
  }
  const kept = keptIn(country, better, figures) ?? 0;
  return (
    <p>
      {`Keep ${figures.money(kept)} with `}
      <Link href={calculatorPath(country.name, place) + (search === '' ? '' : `?${search}`)}>
        {better.name}
      </Link>
      , if it is open to you.
    </p>
  );
}
