import type { ReactNode } from 'react';
import type { Assessed } from '../assess/assessor.ts';
import { gainAMonth } from '../assess/gainOfMove.ts';
import { notCounted } from '../assess/otherMoneyEnglish.ts';
import { leavesMore } from '../assess/recommendations.ts';
import { rowSays } from '../assess/rowEnglish.ts';
import { capitalised } from '../catalogue/format.ts';
import {
  barShare,
  keptText,
  lineKey,
  lineName,
  livingCostLabel,
  ofAllMoney,
  pictured,
  qualityOfLifePdfLabel,
  rateText,
  revenueLimitText,
  type ShownLine,
  signedText,
  taxOnWork,
} from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { calculatorPathAt } from '../catalogue/pages.ts';
import { figuresForLink, withFigures } from '../situation/address.ts';
import type { Figures } from '../situation/figures.ts';
import { Flag } from '../ui/Illustration.tsx';
import { unbroken } from '../ui/Markup.tsx';
import { TaxSwatch } from '../ui/TaxSwatch.tsx';
import colours from '../ui/taxColours.module.css';
import styles from './RegimeCard.module.css';

type Fact = readonly [name: string, value: ReactNode];

interface Props {
  /** Its place; none in the list of a person, whose amounts say it. */
  readonly rank?: string | undefined;
  readonly entry: Assessed;
  /** Their situation is what has been said, which the link to the country's page carries. */
  readonly figures: Pick<Figures, 'currency' | 'money' | 'situation'>;
  /** What is said of the regime beside what every document says. */
  readonly more?: readonly Fact[];
}

/** One ranked regime with its facts (PDF). */
export function RegimeCard({ rank, entry, figures, more = [] }: Props) {
  const { money } = figures;
  const facts = [...factsOf(entry, money), ...more];
  const says = rowSays(entry, money);
  return (
    <article className={styles.card}>
      <div className={styles.rank}>{rank}</div>
      <div>
        <h2 className={styles.country}>
          <Flag code={entry.country.code} />
          <CountryLink entry={entry} figures={figures} />
        </h2>
        <p className={styles.regime}>{entry.regime.name}</p>
        {says ? (
          <p className={styles.terms}>
            {says.first ? <b>{says.first}</b> : null} {says.rest}
          </p>
        ) : null}
        <p className={styles.description}>{unbroken(entry.regime.summary)}</p>
      </div>
      <div>
        <Amounts entry={entry} figures={figures} />
        <TaxBar lines={ofAllMoney(entry)} />
        <ul className={styles.lines}>
          {entry.lines.map((line) => (
            <li key={lineKey(line)} className={styles.line}>
              <TaxSwatch kind={line.kind} />
              <span>{`${lineName(line)} ${signedText(line.amount, money)}`}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** A ranked regime in a line of a table, with the facts of its card but without its taxes one by one (PDF). */
export function RegimeLine({ rank, entry, figures }: Props) {
  const { money } = figures;
  const says = rowSays(entry, money);
  return (
    <article className={styles.compact}>
      <div className={styles.rank}>{rank}</div>
      <div>
        <h3>
          <CountryLink entry={entry} figures={figures} /> <span>{entry.regime.name}</span>
        </h3>
        <p>
          {says ? <b>{`${says.first} ${says.rest}.`.trim()}</b> : null} {unbroken(entry.regime.summary)}
        </p>
      </div>
      <div>
        <Amounts entry={entry} figures={figures} />
      </div>
      <dl className={styles.inline}>
        {factsOf(entry, money).map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function factsOf(entry: Assessed, money: MoneyFormat): readonly Fact[] {
  const { country, regime } = entry;
  const without = notCounted(entry);
  const { maxIncomeThreshold, legalStructureType, requiresIncorporation } = regime;
  return [
    ...(without ? [['Not counted', capitalised(without)] as const] : []),
    [
      'Revenue limit',
      maxIncomeThreshold === null ? revenueLimitText(null) : money(maxIncomeThreshold, 'down'),
    ],
    ['Legal structure', legalStructureType],
    ['Incorporation', requiresIncorporation ? 'Yes' : 'No'],
    ['Cost of living', livingCostLabel(country.livingCost)],
    ['Quality of life', qualityOfLifePdfLabel(country.qualityOfLife)],
  ];
}

/** The name of the country, which leads to its page. */
function CountryLink({ entry, figures }: Pick<Props, 'entry' | 'figures'>) {
  return (
    <a
      className={styles.link}
      href={withFigures(
        calculatorPathAt(entry.path, entry.assessment.income),
        figuresForLink(figures.situation),
      )}
    >
      {entry.country.name}
    </a>
  );
}

/** What is kept, the tax, and the difference from today. */
function Amounts({ entry, figures }: Pick<Props, 'entry' | 'figures'>) {
  const { money } = figures;
  const { rate, total, fit } = entry;
  const gain = gainWords(entry, figures);
  return (
    <>
      <p className={styles.figure}>
        {`${fit === 'fits' ? 'You keep' : 'You would keep'} ${keptText(entry.kept, money, 'month')}`}
      </p>
      <p className={styles.tax}>
        {rate === null
          ? `${money(total)} of tax a year`
          : `${rateText(rate, taxOnWork(entry), 2)} tax, ${money(total)} a year`}
      </p>
      {gain === null ? null : (
        <p className={leavesMore(entry, entry) ? `${styles.saving} ${styles.gain}` : styles.saving}>{gain}</p>
      )}
    </>
  );
}

/**
 * What is paid, split by its lines, and what is kept. Boxes and not an SVG: a picture of a page takes over the
 * styles of HTML elements alone.
 */
function TaxBar({ lines }: { readonly lines: readonly ShownLine[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {pictured(lines).map((line) => {
        const share = barShare(line.rate, line.amount);
        return share === 0 ? null : (
          <span key={lineKey(line)} className={colours[line.kind]} style={{ width: `${share}%` }} />
        );
      })}
    </div>
  );
}

/** "€1,276 a month more than today" */
export function gainWords(
  one: Pick<Assessed, 'kept' | 'keptToday' | 'holder'>,
  { money }: Pick<Figures, 'money'>,
): string | null {
  const gain = gainAMonth(one);
  if (gain === null) return null;
  if (Math.round(gain) === 0) return 'As much as today';
  return `${money(Math.abs(gain))} a month ${gain > 0 ? 'more' : 'less'} than today`;
}
