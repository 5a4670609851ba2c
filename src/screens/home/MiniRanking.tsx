import { useDeferredValue, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { formatMoney, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_SLIDER, RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import type { RegionPreference } from '../../catalogue/workTypes.ts';
import { useDeduct } from '../../stores/deduct.ts';
import { TAX_KINDS } from '../../tax/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { TaxLegend } from '../../ui/TaxLegend.tsx';
import { bestFive } from './bestFive.ts';
import styles from './MiniRanking.module.css';
import { RegionChoice } from './RegionChoice.tsx';
import { useReorderMotion } from './useReorderMotion.ts';

/**
 * The five best countries at the slider's income, worked out while it moves. It starts with Europe: worldwide
 * the five best take nothing at any income, and bars that never change would teach nothing.
 */
export function MiniRanking() {
  const [income, setIncome] = useState(RANKING_DEFAULT_INCOME);
  const [region, setRegion] = useState<RegionPreference>('europe');
  const deduct = useDeduct();
  const list = useRef<HTMLOListElement>(null);
  const heading = useId();

  // The slider itself goes first, the list follows.
  const shownIncome = useDeferredValue(income);
  const rows = bestFive({ income: shownIncome, region, deduct });
  useReorderMotion(list, rows.map(({ country }) => country.id).join());

  return (
    <Card className={styles.card}>
      <Slider label="Yearly income" value={income} {...GUIDE_SLIDER} onValue={setIncome} />
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          Five best countries
        </h2>
        <RegionChoice region={region} onRegion={setRegion} />
      </div>
      <ol ref={list} className={styles.rank} aria-labelledby={heading}>
        {rows.map(({ country, regime, regimeIndex, total, effectiveRate, lines }) => (
          <li key={country.id} data-key={country.id}>
            <Link href={calculatorPath(country.name, regimeIndex)} className={styles.row}>
              <span className={styles.names}>
                <span className={styles.country}>
                  <Flag code={country.code} /> {country.name}
                </span>
                <span className={styles.regime}>{regime.name}</span>
              </span>
              <StackedBar lines={lines} />
              <span className={styles.figures}>
                <b>{formatMoney(total)}</b>
                <span className={styles.rate}>{formatPercent(effectiveRate)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <TaxLegend kinds={TAX_KINDS} />
      <p className={styles.note}>Tax and contributions a year, best regime per country.</p>
    </Card>
  );
}
