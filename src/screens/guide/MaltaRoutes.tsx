import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatPercent } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { useFigures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { assess, scheduleOf } from '../../tax/index.ts';
import styles from './MaltaRoutes.module.css';
import { GLOBAL_RESIDENCE_ID } from './maltaFigures.ts';

interface Props {
  readonly country: CountryGuide;
  /** The one that is shown below. */
  readonly regime: GuideRegime;
  readonly onRegime: (regime: GuideRegime) => void;
}

const OUTSIDE = 'For citizens from outside the EU, EEA and Switzerland, with ';

/** The page's question: which of the ways to be taxed in Malta, and what each leaves, the one that leaves most first. */
export function MaltaRoutes({ country, regime, onRegime }: Props) {
  const { income, costs, estimate, money } = useFigures(GUIDE_DEFAULT_INCOME);
  const ways = country.taxRegimes
    .map((way, place) => {
      const who =
        place === 0
          ? 'For people from elsewhere who live in Malta, on work done outside it.'
          : `${OUTSIDE}${way.id === GLOBAL_RESIDENCE_ID ? 'a home in Malta.' : 'clients abroad. Four years at most, the first without income tax.'}`;
      // Without scripts, a way leads to its own page.
      const href = way === regime ? '#tax' : calculatorPath(country.name, place);
      const schedule = scheduleOf(way, way.taxBrackets);
      return { way, href, who, ...assess(schedule, income, optionsOf({ costs, estimate })) };
    })
    .sort((a, b) => b.kept - a.kept);
  return (
    <section aria-labelledby="ways">
      <p className={styles.lead} id="ways">
        {`Three ways to be taxed in Malta, the one that leaves you most first. Shown below: ${regime.name}${regime === country.taxRegimes[0] ? ', open to all citizens' : ''}.`}
      </p>
      <ul className={styles.ways}>
        {ways.map(({ way, href, who, kept, effectiveRate }) => (
          <li key={way.id}>
            <a
              href={href}
              className={styles.way}
              aria-current={way === regime ? 'true' : undefined}
              onClick={(event) => {
                if (way === regime || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onRegime(way);
              }}
            >
              <span className={styles.name}>{way.name}</span>
              <span className={styles.kept}>
                <span className="visually-hidden">You keep </span>
                <b>{money(kept)}</b>
                {effectiveRate === null ? ' kept' : ` kept, ${formatPercent(effectiveRate)} tax`}
              </span>
              <span>{who}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
