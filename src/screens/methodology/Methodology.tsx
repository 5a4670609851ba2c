import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { methodology } from '../../api/site.ts';
import { formatDay, formatDayOrMonth, formatDecimal, formatPercent } from '../../catalogue/format.ts';
import {
  type Accuracy,
  type AccuracySummary,
  INDEX_NAMES,
  type IndexName,
  type IndexSource,
  type ExchangeRates as Rates,
  type Review,
  type Station,
} from '../../catalogue/methodology.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { ReadingPage, ReadingSection } from '../../ui/ReadingPage.tsx';
import table from '../../ui/Table.module.css';
import { Formula, Formulas } from './Formulas.tsx';
import styles from './Methodology.module.css';
import { WorkedExample } from './WorkedExample.tsx';

/** Prerendered like all else; their code comes when the page is interactive. */
const loadLater = () => import('./WorkedLater.tsx');
const WorkedYears = lazyComponent(async () => ({ default: (await loadLater()).WorkedYears }));
const WorkedPay = lazyComponent(async () => ({ default: (await loadLater()).WorkedPay }));

const PARTS = [
  ['figures', 'How we calculate'],
  ['estimates', 'Two estimates'],
  ['curves', 'Break-even points and curves'],
  ['example', 'A worked example'],
  ['years', 'Over the years'],
  ['pay', 'Wage or dividend'],
  ['accuracy', 'Accuracy, measured'],
  ['not-modelled', 'What we leave out'],
  ['exchange-rates', 'Exchange rates'],
  ['indices', 'Indices and their editions'],
  ['weather', 'The weather score'],
  ['changes', 'Data updates'],
] as const;

const NOT_MODELLED = [
  'Taxes on wealth and inheritance.',
  'Moving and permit costs. Only the plan counts them, but the Emirates’ figure includes yearly permit fees in place of a tax.',
  'Spending that a permit asks for.',
  'Deductions beyond your costs and what a scheme gives to everyone.',
  'Tax treaties in detail. Where another country still taxes you, we count it or say so.',
  'VAT and sales taxes, which your clients pay, and property taxes.',
  'Part years, except the year you move.',
  'Prepayments of tax.',
  'Yearly adjustments to prices or wages. Later years have this tax year’s amounts.',
  'Exchange rates that move during the year.',
] as const;

/** How every figure comes about, what it rests on, and what it leaves out. */
export default function Methodology() {
  const { exchangeRates, indexSources, stations, reviews, accuracy } = methodology;
  return (
    <ReadingPage
      title="Methodology"
      lead="How we calculate, from which sources, and what we leave out. In every calculator, press a tax line to see its working."
      contents={accuracy ? PARTS : PARTS.filter(([id]) => id !== 'accuracy')}
    >
      <Formulas />
      <WorkedExample />
      <PartBoundary part="Over the years">
        <WorkedYears />
      </PartBoundary>
      <PartBoundary part="Wage or dividend">
        <WorkedPay />
      </PartBoundary>
      {accuracy ? <AccuracyFigures accuracy={accuracy} /> : null}
      <ReadingSection id="not-modelled" title="What we leave out">
        <p>
          Until you say otherwise, we assume you are single, with no children, other income, home company,
          assets or business costs. Not counted:
        </p>
        <ul>
          {NOT_MODELLED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ReadingSection>
      <ExchangeRates rates={exchangeRates} />
      <IndexEditions sources={indexSources} />
      <Weather stations={stations} />
      <ChangeLog reviews={reviews} />
      <p>
        All data is open. <Link href="/data">Download it</Link> as JSON or CSV.
      </p>
    </ReadingPage>
  );
}

/** How far both estimates are from worked examples: from all of them, and from those that others have published. */
function AccuracyFigures({ accuracy }: { readonly accuracy: Accuracy }) {
  const { examples, countries, published } = accuracy;
  const groups = [
    [`All ${examples}`, accuracy],
    [`${published.examples} published by others`, published],
  ] as const;
  return (
    <ReadingSection id="accuracy" title="Accuracy, measured">
      <p>
        {`Whenever the site is built, both estimates are compared with ${examples} worked examples from ${countries} countries. A tax authority or an adviser has published ${published.examples} of them. We worked out the other ${examples - published.examples} from the law, without this site’s engine. These examples test our arithmetic, not our sources. Errors are in percentage points of income. For more comparisons, see `}
        <Link href="/checked">Checked against others</Link>.
      </p>
      <div className={table.scroll}>
        <table className={`${table.table} ${table.numbers}`}>
          <thead>
            <tr>
              <th scope="col">Estimate</th>
              <th scope="col">Median error</th>
              <th scope="col">90% are within</th>
              <th scope="col">Within 2 points</th>
            </tr>
          </thead>
          {groups.map(([group, { specified, law }]) => (
            <tbody key={group}>
              <tr>
                <th colSpan={4} scope="rowgroup" className={styles.group}>
                  {group}
                </th>
              </tr>
              <Row name="Simple estimate" summary={specified} />
              <Row name="Exact estimate" summary={law} />
            </tbody>
          ))}
        </table>
      </div>
    </ReadingSection>
  );
}

function Row({ name, summary }: { readonly name: string; readonly summary: AccuracySummary }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatDecimal(summary.median, 2)}</td>
      <td>{formatDecimal(summary.percentile90, 2)}</td>
      <td>{formatPercent(summary.shareWithin)}</td>
    </tr>
  );
}

/** What opens the sources of a section. */
const WHERE_FROM = 'Where these come from';

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });
const UNITS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 5 });

/** The one rate per currency at which statutory amounts become dollars. */
function ExchangeRates({ rates: { asOf, note, source, rates } }: { readonly rates: Rates }) {
  return (
    <ReadingSection id="exchange-rates" title="Exchange rates">
      <p>
        We convert the amounts of each law once, at the rates of{' '}
        <time dateTime={asOf}>{formatDayOrMonth(asOf)}</time>. One US dollar buys:
      </p>
      <ul className={styles.rates}>
        {Object.entries(rates).map(([currency, rate]) => (
          <li key={currency}>
            <abbr title={CURRENCY_NAMES.of(currency)}>{currency}</abbr> {UNITS.format(rate)}
          </li>
        ))}
      </ul>
      <Fold title={WHERE_FROM}>
        <p className={styles.note}>
          {note} Source:{' '}
          <a href={source.url} rel="noopener noreferrer">
            {source.title}
          </a>
          , {source.publisher}.
        </p>
      </Fold>
    </ReadingSection>
  );
}

const LABELS: Readonly<Record<IndexName, string>> = {
  livingCost: 'Cost of living',
  qualityOfLife: 'Quality of life',
  internetSpeed: 'Internet speed',
  weatherScore: 'Weather',
};

const ADDRESS = /(https:[\w:/.-]+\w)/;

/** Text whose addresses are links. */
function withLinks(text: string): ReactNode {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a key={part} href={part} rel="noopener noreferrer">
        {part.slice('https://'.length)}
      </a>
    ) : (
      part
    ),
  );
}

/** Which edition of which index the figures besides tax come from. */
function IndexEditions({ sources }: { readonly sources: Readonly<Record<IndexName, IndexSource>> }) {
  return (
    <ReadingSection id="indices" title="Indices and their editions">
      <dl className={styles.indices}>
        {INDEX_NAMES.map((name) => {
          const { title, publisher, url, edition, license } = sources[name];
          return (
            <div key={name}>
              <dt>{LABELS[name]}</dt>
              <dd>
                <a href={url} rel="noopener noreferrer">
                  {title}
                </a>
                , {publisher}. Edition: {edition}.{license ? ` Licence: ${license}.` : ''}
              </dd>
            </div>
          );
        })}
      </dl>
      <Fold title={WHERE_FROM}>
        <dl className={styles.indices}>
          {INDEX_NAMES.filter((name) => name !== 'weatherScore').map((name) => (
            <div key={name}>
              <dt>{LABELS[name]}</dt>
              <dd className={styles.note}>{withLinks(sources[name].method)}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </ReadingSection>
  );
}

/** How the weather scores of data/indices.json are computed. */
function Weather({ stations }: { readonly stations: readonly Station[] }) {
  return (
    <ReadingSection id="weather" title="The weather score">
      <p>
        We calculate it from the monthly climate averages of one city per country. A month is comfortable
        between 20 and 26 °C. Each degree below takes some of that away, each degree above twice as much. Rain
        takes up to a quarter, sunshine adds up to a quarter. The score is the mean of the twelve months, from
        0 to 5.
      </p>
      <Formula
        lines={[
          'T = 0.7 × average high',
          '  + 0.3 × average low',
          'comfort = 1 if 20 ≤ T ≤ 26',
          '  1 − 0.05 × (20 − T) below',
          '  1 − 0.10 × (T − 26) above',
          '  at least 0',
          'month = comfort',
          '  − 0.25 × min(1, rain days / 20)',
          '  + 0.25 × min(1, sun hours / 300)',
          '  from 0 to 1',
          'score = 5 × mean of',
          '  the twelve months, to one decimal',
        ]}
      />
      <p className={styles.note}>
        Cities: {stations.map(({ country, station }) => `${station} (${country})`).join(', ')}.
      </p>
    </ReadingSection>
  );
}

/** When the figures were last reviewed, from the data files themselves. */
function ChangeLog({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ReadingSection id="changes" title="Data updates">
      <ul className={styles.changes}>
        {reviews.map(({ date, countries, homeCountries, leaving }) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date)}</time>
            <Reviewed what="Reviewed" names={countries} />
            <Reviewed what="Tax in home countries" names={homeCountries} />
            <Reviewed what="Leaving rules" names={leaving} />
          </li>
        ))}
      </ul>
    </ReadingSection>
  );
}

function Reviewed({ what, names }: { readonly what: string; readonly names: readonly string[] }) {
  return names.length > 0 ? <p>{`${what}: ${names.join(', ')}.`}</p> : null;
}
