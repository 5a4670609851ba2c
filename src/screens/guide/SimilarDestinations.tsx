import { useMemo } from 'react';
import { useCountries } from '../../api/queries.ts';
import { similarDestinations } from '../../api/site.ts';
import { guideAssessor, nearestByRate } from '../../assess/guide.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import type { Country, CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { nameInText } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import { figuresOf } from '../../situation/figures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import styles from './SimilarDestinations.module.css';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/** 'Compare Similar Destinations': three suggestions and the way to all countries. */
export function SimilarDestinations({ country, regime }: Props) {
  const { data: countries } = useCountries();
  const slugs = similarDestinations[country.slug];
  return (
    <section className={styles.similar} aria-labelledby="similar-destinations">
      <h2 id="similar-destinations" className={styles.title}>
        Compare Similar Destinations
      </h2>
      <div className={styles.place}>
        {slugs ? (
          <Cards destinations={bySlugs(countries ?? [], slugs)} />
        ) : (
          <Nearest {...{ country, regime }} />
        )}
      </div>
      <ButtonLink href="/countries" variant="quiet">
        View All Countries
      </ButtonLink>
    </section>
  );
}

function bySlugs(countries: readonly Country[], slugs: readonly string[]): readonly Country[] {
  return slugs.flatMap((slug) => countries.find((country) => country.slug === slug) ?? []);
}

const SUGGESTIONS = 3;
/** Suggestions are the same for everybody. */
const FIGURES = figuresOf({}, GUIDE_DEFAULT_INCOME);

/** Suggestions for a country without chosen ones: the three nearest effective rates. */
function Nearest({ country, regime }: Props) {
  const result = useRecommendations(FIGURES);
  const nearest = useMemo(() => {
    const { rate } = guideAssessor(country, FIGURES)(regime);
    if (result.status !== 'success' || rate === null) return [];
    return nearestByRate(result.recommended, rate)
      .filter(({ slug }) => slug !== country.slug)
      .slice(0, SUGGESTIONS);
  }, [result, country, regime]);
  return <Cards destinations={nearest} />;
}

/** A card for each destination: flag, name, rate, description and the way to its calculator. */
function Cards({ destinations }: { readonly destinations: readonly Country[] }) {
  return (
    <ul className={styles.cards}>
      {destinations.map(({ id, code, name, headlineRate }) => (
        <li key={id}>
          <Flag code={code} className={styles.flag} />
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.rate}>{headlineRate}</p>
          </div>
          <ButtonLink href={calculatorPath(name)} variant="plain" className={styles.go}>
            <span>
              Calculate Tax<span className="visually-hidden">{` in ${nameInText(name)}`}</span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
