import { Fragment, useMemo } from 'react';
import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatMonth, nameInText } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { type LastingPlan, lastingWords } from '../../catalogue/lastingWords.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { type Figures, useFigures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { useShownSearch } from '../../stores/urlState.ts';
import type { RegimeLookup } from '../../tax/index.ts';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { lastingGuide } from '../lastingGuide.ts';
import card from './Calculator.module.css';
import styles from './LastingChips.module.css';
import { betterPlace, keptIn, keptLocally, otherPlaces } from './otherRegimes.ts';
import { waysCondition } from './regimeCondition.ts';

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

/** How the rate above will not last, of which stay it is the average, and whether another regime leaves more. */
export function LastingChips({ country, regime }: Props) {
  const figures = useFigures(GUIDE_DEFAULT_INCOME);
  const { years, from, situation } = figures;
  const endless = openFor(regime);
  const words = useMemo(() => {
    const lookup = lastingGuide(country);
    const lasting = lookup(regime.id);
    if (!lasting) return [];
    const plan = planOf(country, figures);
    const own = lastingWords(lasting, plan, lookup);
    // In the order of time.
    own.sort((a, b) => Number(b.startsWith('first')) - Number(a.startsWith('first')));
    const chips = own.length > 0 || !hasLimits(country, plan, lookup) ? own : [endless];
    if (years === null) return chips;
    const stay = years === 1 ? 'The year' : `Average of ${years} years`;
    return [`${stay} from ${formatMonth(from)}`, ...chips];
  }, [country, regime, endless, figures, years, from]);
  const isElsewhere = situation.workplace === 'elsewhere';
  const hasLocal = regime.workHere !== undefined && !isElsewhere;
  return (
    <div className={styles.lasting}>
      {hasLocal ? <LocalWork country={country} regime={regime} figures={figures} /> : null}
      {words.length > 0 ? (
        <ul className={styles.chips} aria-label="How long rates last">
          {words.map((word) => (
            <li key={word}>
              <span className={word === endless ? styles.plain : undefined}>{word}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Conditions country={country} regime={regime} figures={figures} isElsewhere={isElsewhere} />
      {country.taxRegimes.length > 1 ? <Better country={country} regime={regime} figures={figures} /> : null}
    </div>
  );
}

interface ConditionsProps extends Props {
  readonly figures: Figures;
  readonly isElsewhere: boolean;
}

/** On what the figure above depends, and what is left where that is not so. */
function Conditions({ country, regime, figures, isElsewhere }: ConditionsProps) {
  const { checks = [] } = regime;
  const workHere = isElsewhere ? undefined : regime.workHere;
  const conditions = workHere ? [workHere, ...checks] : checks;
  if (conditions.length === 0) return null;
  return (
    <p className={styles.condition}>
      <b>{workHere ? 'If the work counts as foreign. ' : 'If it is open to you. '}</b>
      {conditions.map((condition) => (
        <Fragment key={condition.because}>
          {`${condition.because} `}
          {condition === workHere && condition.instead === undefined && !regime.localRates
            ? 'What that leaves is not calculated here. '
            : null}
          {condition === workHere ? null : (
            <Otherwise {...{ country, figures }} instead={condition.instead} />
          )}
        </Fragment>
      ))}
    </p>
  );
}

interface OtherwiseProps {
  readonly country: CountryGuide;
  /** Id of the regime that then applies. */
  readonly instead: string | undefined;
  readonly figures: Figures;
}

/** What is left where the work is done in the country, at the rank of the figure above; null where no regime has it. */
function LocalWork({ country, regime, figures }: Props & { readonly figures: Figures }) {
  const { income, costs, money } = figures;
  const [place, better] = otherPlaces(country, regime.workHere?.instead, figures);
  const other = country.taxRegimes[place ?? -1];
  const kept = other ? keptIn(country, other, figures) : keptLocally(regime, figures);
  if (kept === null) return null;
  const base = income - costs;
  return (
    <div className={`${card.head} ${styles.local}`}>
      <p>
        <span className={`caps ${card.label}`}>{`For work done in ${nameInText(country.name)}`}</span>
        <b className={card.figure}>{money(kept)}</b>
        {` a year, ${money(kept / 12)} a month`}
      </p>
      <p>
        <span className={`caps ${card.label}`}>Effective tax</span>
        <RateFigure
          rate={base > 0 ? ((base - kept) / base) * 100 : null}
          amount={base - kept}
          money={money}
        />
      </p>
      <div className={styles.with}>
        {place === undefined ? (
          'At the ordinary rates of a single person, with the same contributions.'
        ) : (
          <>
            {'With '}
            <RegimeLink country={country} place={place} />
          </>
        )}
        {place === undefined ? null : better === undefined ? (
          '.'
        ) : (
          <>
            {'; '}
            <KeptWith country={country} place={better} figures={figures} />
            {', if that is open to you.'}
          </>
        )}
      </div>
    </div>
  );
}

function Otherwise({ country, instead, figures }: OtherwiseProps) {
  const [place, better] = otherPlaces(country, instead, figures);
  if (place === undefined) return null;
  return (
    <>
      {'Otherwise you keep '}
      <KeptWith country={country} place={place} figures={figures} />
      {better === undefined ? (
        '. '
      ) : (
        <>
          {', or '}
          <KeptWith country={country} place={better} figures={figures} />
          {', if that is open to you. '}
        </>
      )}
    </>
  );
}

interface KeptWithProps {
  readonly country: CountryGuide;
  readonly place: number;
  readonly figures: Figures;
}

function KeptWith({ country, place, figures }: KeptWithProps) {
  const regime = country.taxRegimes[place];
  const kept = regime ? keptIn(country, regime, figures) : null;
  return (
    <>
      {`${figures.money(kept ?? 0)} with `}
      <RegimeLink country={country} place={place} />
    </>
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
    const none = `o other regime of ${nameInText(country.name)} leaves more at this income.`;
    return <p>{regime.workHere ? `Where the work is foreign, n${none}` : `N${none}`}</p>;
  }
  const kept = keptIn(country, better, figures) ?? 0;
  const lookup = lastingGuide(country);
  const lasting = lookup(better.id);
  const [limit] = lasting ? lastingWords(lasting, planOf(country, figures), lookup) : [];
  return (
    <p>
      {`Keep ${figures.money(kept)} with `}
      <RegimeLink country={country} place={place} />
      {`${limit === undefined ? '' : ` (${limit})`}, ${waysCondition(better, figures.situation) ?? 'if it is open to you'}.`}
    </p>
  );
}
