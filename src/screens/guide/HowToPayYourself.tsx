import { useId, useMemo, useState } from 'react';
import { useCompanyPayTexts } from '../../api/moveTexts.ts';
import {
  type OwnersCompany,
  type OwnPay,
  ownPayOf,
  type PaySplit,
  payOverIncomes,
} from '../../assess/ownPay.ts';
import { payCaution, payNotes } from '../../assess/payEnglish.ts';
import { useCompanyPay } from '../../assess/useCompanyPay.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency, formatPercent, formatStatutory } from '../../catalogue/format.ts';
import { LINE_LABELS, lineKey, lineName, signedText } from '../../catalogue/labels.ts';
import { fromUsd, type MoneyFormat, roundFigure, toUsd } from '../../catalogue/money.ts';
import type { CompanyPayTexts } from '../../catalogue/practical.ts';
import { answer } from '../../situation/figures.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Disclosure } from '../../ui/Fold.tsx';
import { Slider } from '../../ui/Slider.tsx';
import tables from '../../ui/Table.module.css';
import { StackedBar, TaxSwatch } from '../../ui/TaxSwatch.tsx';
import { TitleLink } from '../../ui/TitleLink.tsx';
import type { PartProps } from './GuideFold.tsx';
import styles from './LateFolds.module.css';

/** On guides of company regimes: what to take as a wage, what it buys, and where the profit goes at any other. */
export default function HowToPayYourself({ country, regime, figures }: PartProps) {
  const texts = useCompanyPayTexts(country.slug, regime.id);
  const { income, costs, currency, money, situation } = figures;
  const company = useCompanyPay(regime.id, situation, country);
  const limit = regime.maxIncomeThreshold;
  const own = useMemo(
    () => (company ? ownPayOf(company, income, costs, limit) : null),
    [company, income, costs, limit],
  );
  if (!own || !company || !texts) return null;
  const caution = payCaution(texts.caution, texts.confidence);
  return (
    <div className={styles.pay}>
      {payNotes(own, money).map((note) => (
        <p key={note} className={styles.payNote}>
          {note}
        </p>
      ))}
      {own.best && caution ? <p className={styles.caution}>{caution}</p> : null}
      {own.best ? <WageSlider own={own} best={own.best} currency={currency} money={money} /> : null}
      {own.best ? (
        <p className={styles.count}>
          {situation.payBest
            ? 'All figures count with the best pay. '
            : 'The figures of this site do not count with it yet. '}
          <button type="button" onClick={() => answer({ payBest: situation.payBest ? undefined : true })}>
            {situation.payBest ? 'Leave it out' : 'Pay me the best way'}
          </button>
        </p>
      ) : null}
      <Facts
        className={styles.buys}
        facts={[
          ['What the wage buys', texts.buys],
          ['Left in the company', `${texts.retained.now} Later: ${texts.retained.later}`],
        ]}
      />
      <Disclosure className={styles.more} summary="The best split at every profit">
        <SplitOverProfit company={company} limit={limit} {...{ currency, money }} />
      </Disclosure>
      <Disclosure className={styles.more} summary="Rules and sources">
        <Rules texts={texts} />
      </Disclosure>
    </div>
  );
}

interface WageProps {
  readonly own: OwnPay;
  readonly best: PaySplit;
  readonly currency: Currency;
  readonly money: MoneyFormat;
}

/** Steps of the slider over its whole range. */
const STEPS = 200;

/** A round step of the slider for a range. */
function stepOf(range: number): number {
  const least = range / STEPS;
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power;
}

/** The wage to try, from the least to the highest, with where the profit goes; the best one is marked. */
function WageSlider({ own, best, currency, money }: WageProps) {
  // Null: the best wage, whatever the profit becomes.
  const [tried, setTried] = useState<number | null>(null);
  const label = useId();
  const { least, most, at } = own;
  const split = tried === null ? best : at(tried);
  const range = { min: Math.round(fromUsd(least, currency)), max: Math.round(fromUsd(most, currency)) };
  const share = most > least ? ((best.wage - least) / (most - least)) * 100 : 0;
  const less = best.inHand - split.inHand;
  return (
    <div className={styles.try}>
      {range.max > range.min ? (
        <Slider
          label="Wage a year"
          value={Math.round(fromUsd(split.wage, currency))}
          {...range}
          step={stepOf(range.max - range.min)}
          format={(value) => formatCurrency(value, currency)}
          onValue={(value) => setTried(toUsd(value, currency))}
          marks={
            <svg className={styles.marks} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect x={Math.min(Math.max(share - 0.35, 0), 99.3)} width="0.7" height="4" />
            </svg>
          }
        />
      ) : null}
      <p className={styles.state}>
        {tried === null || less < 1 ? (
          <b>This wage keeps you most.</b>
        ) : (
          <>
            {`${money(less)} less than with the best wage. `}
            <button type="button" onClick={() => setTried(null)}>
              Show the best
            </button>
          </>
        )}
        {currency === own.currency || split.lawWage === 0
          ? null
          : ` ${formatStatutory({ currency: own.currency, amount: Math.round(split.lawWage) })} there.`}
      </p>
      <h3 id={label} className={styles.payTitle}>
        Where the profit goes
      </h3>
      <StackedBar lines={split.lines} />
      <Parts split={split} profit={own.profit} money={money} labelledBy={label} />
    </div>
  );
}

interface PartsProps {
  readonly split: PaySplit;
  readonly profit: number;
  readonly money: MoneyFormat;
  readonly labelledBy: string;
}

function Parts({ split, profit, money, labelledBy }: PartsProps) {
  const percent = (amount: number) => (profit > 0 ? formatPercent((amount * 100) / profit) : '');
  const { netWage, netDividend, inHand, lines, household } = split;
  return (
    <table className={styles.parts} aria-labelledby={labelledBy}>
      <tbody>
        {lines.map((line) => (
          <tr key={lineKey(line)}>
            <th scope="row">
              <TaxSwatch kind={line.kind} /> {lineName(line)}
            </th>
            <td>{money(line.amount)}</td>
            <td>{percent(line.amount)}</td>
          </tr>
        ))}
        {money(Math.abs(household)) === money(0) ? null : (
          <tr>
            <th scope="row">
              <TaxSwatch kind="household" /> {LINE_LABELS.household}
            </th>
            <td>{signedText(household, money)}</td>
            <td />
          </tr>
        )}
        <tr className={styles.kept}>
          <th scope="row">
            <span className={styles.keep} aria-hidden="true" /> You keep
          </th>
          <td>{money(inHand)}</td>
          <td>{percent(inHand)}</td>
        </tr>
        <tr className={styles.share}>
          <th scope="row">as wage</th>
          <td>{money(netWage)}</td>
          <td />
        </tr>
        <tr className={styles.share}>
          <th scope="row">as dividend</th>
          <td>{money(netDividend)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

/** The contract, the least wage and why, what is due without one, limits on money that stays, doubts and sources. */
function Rules({ texts }: { readonly texts: CompanyPayTexts }) {
  const { minimum, maximum } = texts;
  const points = [
    minimum,
    ...(maximum === null ? [] : [maximum]),
    texts.withoutWage,
    ...texts.retained.limits,
  ];
  return (
    <>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h3 className={styles.payTitle}>Where sources differ</h3>
      <ul className={styles.points}>
        {texts.doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
      <h3 className={styles.payTitle}>Sources</h3>
      <ul className={styles.points}>
        {texts.sources.map(({ title, publisher, url }) => (
          <li key={`${title} ${url}`}>
            <TitleLink title={title} url={url} />
            {`, ${publisher}`}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SplitProps {
  readonly company: OwnersCompany;
  /** Highest income at which the regime applies, USD per year. */
  readonly limit: number | null;
  readonly currency: Currency;
  readonly money: MoneyFormat;
}

/** The profits of the table, round figures in the person's currency. */
const PROFITS = [40_000, 80_000, 150_000, 300_000, 1_000_000];

/** The best split over the profit. */
function SplitOverProfit({ company, limit, currency, money }: SplitProps) {
  const rows = useMemo(() => {
    const profits = PROFITS.map((usd) => toUsd(roundFigure(usd, currency), currency));
    return payOverIncomes(company, profits, limit).filter(({ kind }) => kind !== 'over' && kind !== 'unpaid');
  }, [company, limit, currency]);
  return (
    <div className={tables.scroll}>
      <table className={`${tables.table} ${tables.numbers}`}>
        <thead>
          <tr>
            <th scope="col">Profit</th>
            <th scope="col">Best wage</th>
            <th scope="col">Dividend in hand</th>
            <th scope="col">You keep</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ profit: at, best }) => (
            <tr key={at}>
              <th scope="row">{money(at)}</th>
              <td>{money(best?.wage ?? 0)}</td>
              <td>{money(best?.netDividend ?? 0)}</td>
              <td>{money(best?.inHand ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
