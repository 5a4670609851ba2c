import { useMemo } from 'react';
import { type OwnPay, payOverIncomes } from '../../../assess/ownPay.ts';
import type { CompanyPay } from '../../../catalogue/companyPay.ts';
import type { Currency } from '../../../catalogue/currencies.ts';
import { fromUsd, type MoneyFormat, roundFigure, toUsd } from '../../../catalogue/money.ts';
import type { PayChartProps } from '../../../charts/PayChart.tsx';
import { PAY_PARTS, type PayShare } from '../../../charts/payOption.ts';
import tables from '../../../ui/Table.module.css';
import { useModule } from '../../../ui/useModule.ts';
import styles from './HowToPayYourself.module.css';

interface Props {
  readonly company: CompanyPay;
  /** Highest income at which the regime applies, USD per year. */
  readonly limit: number | null;
  readonly currency: Currency;
  readonly money: MoneyFormat;
  /** Of the page, USD per year. */
  readonly profit: number;
}

/** The profits of the table, round figures in the person's currency. */
const PROFITS = [40_000, 80_000, 150_000, 300_000, 1_000_000];
/** How far the picture goes where no limit ends it before, in dollars. */
const FARTHEST = 500_000;
const POINTS = 240;

/** A picture of the best split over the profit, and the same in a table. */
export function SplitOverProfit({ company, limit, currency, money, profit }: Props) {
  const shares = useMemo(() => {
    const end = Math.min(limit ?? Number.POSITIVE_INFINITY, toUsd(roundFigure(FARTHEST, currency), currency));
    const profits = Array.from({ length: POINTS }, (_, at) => (end * (at + 1)) / POINTS);
    return payOverIncomes(company, profits, limit).flatMap((own) => shareOf(own, currency));
  }, [company, limit, currency]);
  const rows = useMemo(() => {
    const profits = PROFITS.map((usd) => toUsd(roundFigure(usd, currency), currency));
    return payOverIncomes(company, profits, limit).filter(({ kind }) => kind !== 'over' && kind !== 'unpaid');
  }, [company, limit, currency]);
  return (
    <>
      <figure className={styles.chart} aria-hidden="true">
        <ul className={styles.legend}>
          {PAY_PARTS.map(({ key, name }) => (
            <li key={key}>
              <span className={styles.sample} data-part={key} /> {name}
            </li>
          ))}
        </ul>
        <div className={styles.place}>
          <LoadedChart {...{ shares, currency }} profit={fromUsd(profit, currency)} />
        </div>
      </figure>
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
    </>
  );
}

/** Profits that do not even pay the fixed contributions are left out. */
function shareOf({ profit, best }: OwnPay, currency: Currency): PayShare[] {
  if (!best || best.inHand <= 0) return [];
  const wage = (Math.max(best.netWage, 0) * 100) / profit;
  const dividend = (Math.min(best.netDividend, best.inHand) * 100) / profit;
  return [{ profit: fromUsd(profit, currency), wage, dividend, taxes: 100 - wage - dividend }];
}

const loadChart = () => import('../../../charts/PayChart.tsx');

function LoadedChart(props: PayChartProps) {
  const { module, failed } = useModule(loadChart);
  if (module) return <module.PayChart {...props} />;
  return (
    <p className={styles.waiting}>{failed ? 'The chart did not load; the table has its figures.' : ''}</p>
  );
}
