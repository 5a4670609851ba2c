import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatPercent } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { useFigures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { useShownSearch } from '../../stores/urlState.ts';
import { assess, scheduleOf } from '../../tax/index.ts';
import styles from './MaltaRoutes.module.css';
import { GLOBAL_RESIDENCE_ID, PROGRAMME_PART } from './maltaFigures.ts';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** Who may choose a way, and where it is told about: on this page, or in the calculator. */
const WHO: Readonly<Record<string, string>> = {
  [GLOBAL_RESIDENCE_ID]: 'For citizens from outside the EU, EEA and Switzerland, with a home in Malta.',
  'mt-nomad-residence-permit':
    'For citizens from outside the EU, EEA and Switzerland, with clients abroad. Four years at most.',
};
const RESIDENT = 'For everybody who lives in Malta and comes from elsewhere.';

/** The page's question: which of the ways to be taxed in Malta, and what each leaves, what leaves most first. */
export function MaltaRoutes({ country, regime }: Props) {
  const { income, costs, estimate, money } = useFigures(GUIDE_DEFAULT_INCOME);
  const search = useShownSearch();
  const query = search === '' ? '' : `?${search}`;
  const ways = country.taxRegimes
    .map((way, place) => ({
      way,
      href:
        way === regime
          ? '#tax'
          : way.id === GLOBAL_RESIDENCE_ID
            ? `#${PROGRAMME_PART[0]}`
            : calculatorPath(country.name, place) + query,
      ...assess(scheduleOf(way, way.taxBrackets), income, optionsOf({ costs, estimate })),
    }))
    .sort((a, b) => b.kept - a.kept);
  return (
    <section aria-labelledby="ways">
      <p className={styles.lead} id="ways">
        {
          'Malta offers people from abroad three ways, here by what they leave. All curves and tables are in the '
        }
        <Link href={calculatorPath(country.name)}>Malta tax calculator</Link>.
      </p>
      <ul className={styles.ways}>
        {ways.map(({ way, href, kept, effectiveRate }) => (
          <li key={way.id}>
            <a href={href} className={styles.way} aria-current={way === regime ? 'true' : undefined}>
              <span className={styles.name}>{way.name}</span>
              <span className={styles.kept}>
                <span className="visually-hidden">You keep </span>
                <b>{money(kept)}</b>
                {effectiveRate === null ? ' kept' : ` kept, ${formatPercent(effectiveRate)} tax`}
              </span>
              <span className={styles.who}>
                {WHO[way.id] ?? RESIDENT}
                {way === regime ? ' Calculated below.' : ''}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
