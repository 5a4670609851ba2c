import type { ExchangeRates as Rates } from '../../catalogue/methodology.ts';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const UNITS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 5 });

/** The one rate per currency at which statutory amounts become dollars. */
export function ExchangeRates({ rates: { asOf, note, source, rates } }: { readonly rates: Rates }) {
  return (
    <ReadingSection id="exchange-rates" title="Exchange rates">
      <p>
        Amounts of the law are kept in their own currency and converted once, at the rates of{' '}
        <time dateTime={asOf}>{MONTH.format(new Date(asOf))}</time> (
        <a href={source.url} rel="noopener noreferrer">
          {source.title}
        </a>
        , {source.publisher}). Units for one US dollar:
      </p>
      <ul className={styles.rates}>
        {Object.entries(rates).map(([currency, rate]) => (
          <li key={currency}>
            <abbr title={CURRENCY_NAMES.of(currency)}>{currency}</abbr> {UNITS.format(rate)}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </ReadingSection>
  );
}
