import { countries } from 'virtual:lowtide/catalogue';
import { popularDestinations } from 'virtual:lowtide/facts';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Country } from '../../catalogue/entities.ts';
import { rateText, revenueLimitText } from '../../catalogue/labels.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Recommendation } from '../../situation/recommendations.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { Lasts } from '../../ui/Lasts.tsx';
import { Band } from './Band.tsx';
import { allCountries } from './bestFive.ts';
import styles from './PopularDestinations.module.css';
import { useHomeFigures } from './useHomeFigures.ts';

/** Illustrated cards that lead to the calculators people open most. */
export function PopularDestinations() {
  const { figures, facts } = useHomeFigures();
  const all = useMemo(() => allCountries(figures, 'freelancer', facts), [figures, facts]);
  return (
    <Band title="Popular destinations" lead="Five calculators to start with, each line of tax explained.">
      <ul className={styles.grid}>
        {popularDestinations.map(({ slug, rate }) => {
          const country = countries.find((candidate) => candidate.slug === slug);
          if (!country) return null;
          const { keep, effectiveRate, lower, lasts } = kept(country, all, figures);
          return (
            <li key={slug} className={styles.card}>
              <Link href={`/tax-calculator/${slug}`} className={styles.link}>
                <span className={styles.frame}>
                  <Illustration
                    className={styles.art}
                    src={`/countries/${slug}/hero.svg`}
                    alt=""
                    width={1600}
                    height={900}
                    loading="lazy"
                    fallback={<Placeholder />}
                  />
                </span>
                <span className={styles.caption}>
                  <strong className={styles.name}>
                    <Flag code={country.code} /> {country.name}
                  </strong>
                  {effectiveRate ? (
                    <span>
                      <b className={styles.rate}>{effectiveRate}</b> <small>tax</small>
                    </span>
                  ) : null}
                  <span className={styles.keep}>{keep}</span>
                  <span className={styles.regime}>
                    {regimeText(country.taxRegimes[0]?.name ?? '', rate ?? country.headlineRate)}
                  </span>{' '}
                  <span className={styles.lasts}>
                    {lasts.map((words) => (
                      <Lasts key={words} words={[words]} />
                    ))}
                  </span>
                  {lower ? (
                    <span className={styles.lower}>
                      Lower: {lower.name}{' '}
                      <span>
                        <b>{lower.rate}</b> <small>tax</small>
                      </span>
                      <span className={styles.keep}>{lower.keep}</span>
                    </span>
                  ) : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <ButtonLink href="/countries" variant="quiet">
          {`View All ${countries.length} Countries`}
        </ButtonLink>
      </p>
    </Band>
  );
}

/** What one keeps in the regime that a card leads to, of the income shown, and the rate of what is taken. */
function kept(country: Country, all: readonly Recommendation[], { income, money }: Figures) {
  const [regime] = country.taxRegimes;
  const row = all.find(({ country: { id } }) => id === country.id);
  const shown = row && [row, ...row.others].find((one) => one.regime === regime);
  if (shown) {
    const effectiveRate = shown.rate === null ? '' : rateText(shown.rate);
    const keep = `You keep ${money(shown.kept)} of ${money(income)} a year`;
    const lower =
      row.total < shown.total && row.rate !== null
        ? { name: row.regime.name, rate: rateText(row.rate), keep: `You keep ${money(row.kept)}` }
        : null;
    return {
      keep,
      effectiveRate,
      lower,
      lasts: [shown.lastingWords()[0] ?? [], shown.fit.mark ?? []].flat(),
    };
  }
  const keep = regime ? `Open up to ${revenueLimitText(regime.maxIncomeThreshold, money)} a year` : '';
  return { keep, effectiveRate: '', lower: null, lasts: [] };
}

/** The regime with the rate that it is known for, unless its name says it: "Beckham Law, 24% flat rate". */
function regimeText(name: string, rate: string): string {
  return [name, name.includes(rate) ? '' : rate].filter(Boolean).join(' · ');
}

/** Sun over two waves, for a picture that did not load. */
function Placeholder() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      data-fallback="picture"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="236" cy="64" r="26" fill="#ffc34d" />
      <path d="M0 96c40-18 76-18 112 0s76 18 112 0 66-16 96-8v92H0z" fill="#2a6291" />
      <path d="M0 122c48-12 88-10 128 0s84 12 124 0 50-8 68-6v64H0z" fill="#205079" />
    </svg>
  );
}
