import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { calculatorPath } from '../catalogue/slugs.ts';
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

const calculator = (name: string) => [name, calculatorPath(name)] as const;

/** The four columns of the footer; on phones each is opened by its title. */
const COLUMNS: readonly Column[] = [
  {
    title: 'Tax Calculators',
    links: [
      calculator('Spain'),
      calculator('Poland'),
      calculator('Malta'),
      calculator('Italy'),
      calculator('Estonia'),
      calculator('Portugal'),
      calculator('Hungary'),
      calculator('Romania'),
    ],
  },
  {
    title: 'Zero Tax Options',
    links: [
      calculator('United Arab Emirates'),
      calculator('Paraguay'),
      calculator('Uruguay'),
      calculator('Georgia'),
      ['Zero tax for remote workers', '/zero-tax-countries-for-remote-workers'],
      ['Zero tax for digital nomads', '/zero-tax-countries-for-digital-nomads'],
      ['Zero tax for freelancers', '/zero-tax-countries-for-freelancers'],
      ['Zero tax for business owners', '/zero-tax-countries-for-business-owners'],
    ],
  },
  {
    title: 'By Region & Type',
    links: [
      calculator('Montenegro'),
      calculator('Albania'),
      calculator('Turkey'),
      ['Remote workers', '/low-tax-countries-for-remote-workers'],
      ['Remote workers in Europe', '/low-tax-countries-in-europe-for-remote-workers'],
      ['Digital nomads', '/low-tax-countries-for-digital-nomads'],
      ['Digital nomads in Europe', '/low-tax-countries-in-europe-for-digital-nomads'],
      ['Freelancers', '/low-tax-countries-for-freelancers'],
      ['Freelancers in Europe', '/low-tax-countries-in-europe-for-freelancers'],
      ['Business owners', '/low-tax-countries-for-business-owners'],
      ['Business owners in Europe', '/low-tax-countries-in-europe-for-business-owners'],
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
    <footer className={styles.footer}>
      <div className="page">
        <nav className={styles.columns} aria-label="Site">
          {COLUMNS.map(({ title, links }) => (
            <details key={title}>
              <summary>
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
            {`© ${useThisYear()} Lowtide. All figures are directional and no tax advice. `}
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
