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

/** The page's question: which of the two ways to be taxed in Malta, and what each leaves. */
export function MaltaRoutes({ country, regime }: Props) {
  const { income, costs, estimate, money } = useFigures(GUIDE_DEFAULT_INCOME);
  const programme = country.taxRegimes.find(({ id }) => id === GLOBAL_RESIDENCE_ID);
  const ways = [
    [
      programme,
      PROGRAMME_PART[0],
      'For citizens from outside the EU, EEA and Switzerland, with a home in Malta.',
    ],
    [regime, 'tax', 'For everybody who lives in Malta and comes from elsewhere.'],
  ] as const;
  return (
    <section aria-labelledby="ways">
      <p className={styles.lead} id="ways">
        {'Malta offers people from abroad two ways. All regimes, table and curves are in the '}
        <Link href={calculatorPath(country.name)}>Malta tax calculator</Link>.
      </p>
      <ul className={styles.ways}>
        {ways.map(([way, part, who]) => {
          if (!way) return null;
          const schedule = scheduleOf(way, way.taxBrackets);
          const { kept, effectiveRate } = assess(schedule, income, optionsOf({ costs, estimate }));
          return (
            <li key={way.id}>
              <a href={`#${part}`} className={styles.way}>
                <span className={styles.name}>{way.name}</span>
                <span className={styles.kept}>
                  <span className="visually-hidden">You keep </span>
                  <b>{money(kept)}</b>
                  {effectiveRate === null ? ' kept' : ` kept, ${formatPercent(effectiveRate)} tax`}
                </span>
                <span className={styles.who}>{who}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
