import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { capitalised } from '../catalogue/format.ts';
import { calculatorPath } from '../catalogue/pages.ts';
import { PERSONA_TITLES, RANKING_PAGES, type RankingKind } from '../catalogue/personas.ts';
import { placeAt } from '../catalogue/places.ts';
import { OfflineStatus } from '../offline/OfflineStatus.tsx';
import { useThisYear } from '../situation/clock.ts';
import { useInstall } from '../stores/install.ts';
import { setTheme, THEMES, usePreferences } from '../stores/preferences.ts';
import { InstallOffer } from '../ui/InstallOffer.tsx';
import styles from './Footer.module.css';

interface Column {
  readonly title: string;
  readonly links: readonly (readonly [label: string, href: string])[];
}

type FooterLink = Column['links'][number];

const calculators = (...slugs: string[]) =>
  slugs.map((slug): FooterLink => [placeAt(slug).name, calculatorPath(slug)]);

/** A link to each ranking page of these kinds. */
const rankings = (labels: Readonly<Partial<Record<RankingKind, (people: string) => string>>>) =>
  RANKING_PAGES.flatMap(({ kind, persona, path }): FooterLink[] => {
    const label = labels[kind]?.(PERSONA_TITLES[persona].toLowerCase());
    return label ? [[capitalised(label), path]] : [];
  });

/** The four columns of the footer; on phones each is opened by its title. */
const COLUMNS: readonly Column[] = [
  {
    title: 'Tax Calculators',
    links: calculators('spain', 'poland', 'malta', 'italy', 'estonia', 'portugal', 'hungary', 'romania'),
  },
  {
    title: 'Zero Tax Options',
    links: [
      ...calculators('united-arab-emirates', 'paraguay', 'uruguay', 'georgia'),
      ...rankings({ zero: (people) => `Zero tax for ${people}` }),
    ],
  },
  {
    title: 'By Region & Type',
    links: [
      ...calculators('montenegro', 'albania', 'turkey'),
      ...rankings({ world: (people) => people, europe: (people) => `${people} in Europe` }),
    ],
  },
  {
    title: 'Tools & Resources',
    links: [
      ['Country finder', '/wizard'],
      ['Compare tax regimes', '/compare'],
      ['All countries', '/countries'],
      ['How it works', '/how-it-works'],
      ['Your move', '/plan'],
      ['Methodology', '/methodology'],
      ['Checked against others', '/checked'],
      ['What changes', '/changes'],
      ['Open data', '/data'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Impressum', '/impressum'],
    ],
  },
];

export function Footer() {
  return (
    <footer className={`below ${styles.footer}`}>
      <div className="page">
        <nav className={styles.columns} aria-label="Site">
          {COLUMNS.map(({ title, links }) => (
            <details key={title}>
              <summary className={styles.title}>
                <h2>{title}</h2>
              </summary>
              <ul>
                {links.map(([label, href]) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className={styles.last}>
          <ThemeSwitch />
          <OfflineStatus />
          <InstallOffer {...useInstall()} />
          <p className={styles.copyright}>
            {`© ${useThisYear()} Lowtide. Estimates, not tax advice. `}
            <a href="/licenses.txt">Licences</a>
          </p>
        </div>
      </div>
    </footer>
  );
}

const NAMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Light, dark, or as the device has it; kept on the device. */
function ThemeSwitch() {
  const { theme } = usePreferences();
  const options = useRef<HTMLFieldSetElement>(null);

  // The page is there before its scripts: what was chosen in between counts.
  useLayoutEffect(() => {
    const radios = options.current?.querySelectorAll('input') ?? [];
    const early = THEMES[[...radios].findIndex(({ checked, defaultChecked }) => checked && !defaultChecked)];
    if (early !== undefined) setTheme(early);
  }, []);

  return (
    <fieldset ref={options} className={styles.switch}>
      <legend className="visually-hidden">Colour theme</legend>
      {THEMES.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            // A browser that goes back would choose for the person.
            autoComplete="off"
            checked={theme === one}
            onChange={() => setTheme(one)}
          />
          {NAMES[one]}
        </label>
      ))}
    </fieldset>
  );
}
