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

/** Whether any regime of a country ends, or its rate; only then is it worth saying that this one stays. */
function hasLimits({ taxRegimes }: CountryGuide, plan: LastingPlan, lookup: RegimeLookup): boolean {
  return taxRegimes.some(({ id }) => {
    const lasting = lookup(id);
    return lasting !== undefined && lastingWords(lasting, plan, lookup).length > 0;
  });
}

/** How long a regime is open whose rate stays as it is. */
function openFor({ duration }: GuideRegime): string {
  return duration === 'no limit' ? 'No time limit' : duration;
}

function planOf({ taxYear }: CountryGuide, { income, costs, estimate, situation }: Figures): LastingPlan {
  return { income, ...optionsOf({ costs, estimate, withoutFees: situation.runningCosts ?? false }), taxYear };
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
  const { years, from, situation } = figures;
  const words = useMemo(() => {
    const lookup = lastingGuide(country);
    const lasting = lookup(regime.id);
    if (!lasting) return [];
    const plan = planOf(country, figures);
    const own = lastingWords(lasting, plan, lookup);
    const chips = own.length > 0 || !hasLimits(country, plan, lookup) ? own : [openFor(regime)];
    if (years === null) return chips;
    const stay = years === 1 ? 'The year' : `Average of ${years} years`;
    return [`${stay} from ${formatMonth(from)}`, ...chips];
  }, [country, regime, figures, years, from]);
  return (
    <div className={styles.lasting}>
      {regime.workHere && situation.workplace !== 'elsewhere' ? (
        <WorkHere country={country} {...regime.workHere} figures={figures} />
      ) : null}
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

interface WorkHereProps extends NonNullable<GuideRegime['workHere']> {
  readonly country: CountryGuide;
  readonly figures: Figures;
}

/** Where the figure is for work elsewhere: what work in the country is taxed as, and what that leaves. */
function WorkHere({ country, because, instead, figures }: WorkHereProps) {
  const place = country.taxRegimes.findIndex(({ id }) => id === instead);
  const local = country.taxRegimes[place];
  const kept = local ? keptIn(country, local, figures) : null;
  return (
    <p className={styles.condition}>
      <b>{`If the work counts as foreign. `}</b>
      {because}
      {local && kept !== null ? (
        <>
          {` Then you keep ${figures.money(kept)} with `}
          <RegimeLink country={country} place={place} />.
        </>
      ) : null}
    </p>
  );
}

/** The way to another regime of the country, with the same figures. */
function RegimeLink({ country, place }: { readonly country: CountryGuide; readonly place: number }) {
  const search = useShownSearch();
  return (
    <Link href={calculatorPath(country.name, place) + (search === '' ? '' : `?${search}`)}>
      {country.taxRegimes[place]?.name}
    </Link>
  );
}

/** Whether this is the country's regime that leaves most, and else which one is. */
function Better({ country, regime, figures }: Props & { readonly figures: Figures }) {
  const place = useMemo(() => betterPlace(country, regime, figures), [country, regime, figures]);
  const better = place === null ? undefined : country.taxRegimes[place];
  if (place === null || !better) {
    return <p>{`No other regime of ${nameInText(country.name)} leaves more at this income.`}</p>;
  }
  const kept = keptIn(country, better, figures) ?? 0;
  const lookup = lastingGuide(country);
  const lasting = lookup(better.id);
  const [limit] = lasting ? lastingWords(lasting, planOf(country, figures), lookup) : [];
  return (
    <p>
      {`Keep ${figures.money(kept)} with `}
      <RegimeLink country={country} place={place} />
      {limit === undefined ? '' : ` (${limit})`}, if it is open to you.
    </p>
  );
}
