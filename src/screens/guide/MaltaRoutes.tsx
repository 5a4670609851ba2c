import { Link } from 'wouter';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { formatPercent } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { useFigures } from '../../situation/figures.ts';
import { optionsOf } from '../../situation/homeTax.ts';
import { assess, scheduleOf } from '../../tax/index.ts';
import styles from './MaltaRoutes.module.css';
import { GLOBAL_RESIDENCE_ID, PROGRAMME_PART } from './maltaFigures.ts';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

const OUTSIDE = 'For citizens from outside the EU, EEA and Switzerland, with ';

/** The page's question: which of the ways to be taxed in Malta, and what each leaves, what leaves most first. */
export function MaltaRoutes({ country, regime }: Props) {
  const { income, costs, estimate, money } = useFigures(GUIDE_DEFAULT_INCOME);
  const ways = country.taxRegimes
    .map((way, place) => {
      const [href, who] =
        way === regime
          ? ['#tax', 'For people from elsewhere who live in Malta, on work done outside it.']
          : way.id === GLOBAL_RESIDENCE_ID
            ? [`#${PROGRAMME_PART[0]}`, `${OUTSIDE}a home in Malta.`]
            : [calculatorPath(country.name, place), `${OUTSIDE}clients abroad. Four years at most.`];
      const schedule = scheduleOf(way, way.taxBrackets);
      return { way, href, who, ...assess(schedule, income, optionsOf({ costs, estimate })) };
    })
    .sort((a, b) => b.kept - a.kept);
  return (
    <section aria-labelledby="ways">
      <p className={styles.lead} id="ways">
        {'Three ways to be taxed in Malta, what leaves you most first. All curves and tables are in the '}
        <Link href={calculatorPath(country.name)}>Malta tax calculator</Link>.
      </p>
      <ul className={styles.ways}>
        {ways.map(({ way, href, who, kept, effectiveRate }) => (
          <li key={way.id}>
            <a href={href} className={styles.way} aria-current={way === regime ? 'true' : undefined}>
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
