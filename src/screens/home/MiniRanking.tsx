import { useId, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { formatCurrency } from '../../catalogue/format.ts';
import { GUIDE_SLIDER, RANKING_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { rateText } from '../../catalogue/labels.ts';
import { incomeScale } from '../../catalogue/money.ts';
import { calculatorPath } from '../../catalogue/slugs.ts';
import type { RegionPreference } from '../../catalogue/workTypes.ts';
import { answer, useFigures } from '../../situation/figures.ts';
import { TAX_KINDS } from '../../tax/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Counted } from '../../ui/Counted.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Lasts } from '../../ui/Lasts.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { TaxLegend } from '../../ui/TaxLegend.tsx';
import { useReorderMotion } from '../../ui/useReorderMotion.ts';
import { bestFive } from './bestFive.ts';
import styles from './MiniRanking.module.css';
import { RegionChoice } from './RegionChoice.tsx';
import { useHomeFigures } from './useHomeFigures.ts';

/**
 * The five best countries at the slider's income, worked out while it moves. It starts with Europe: worldwide
 * the five best take nothing at any income, and bars that never change would teach nothing.
 */
export function MiniRanking() {
  const figures = useFigures(RANKING_DEFAULT_INCOME);
  const [region, setRegion] = useState<RegionPreference>('europe');
  const list = useRef<HTMLOListElement>(null);
  const heading = useId();

  const { figures: shown, facts } = useHomeFigures();
  const rows = useMemo(() => bestFive(shown, region, facts), [shown, region, facts]);
  const { amount, currency } = figures;
  const scale = incomeScale(currency);
  useReorderMotion(list, rows.map(({ country }) => country.id).join());

  return (
    <Card className={styles.card}>
      <Slider
        label="Yearly income"
        value={amount}
        format={(value) => formatCurrency(value, currency)}
        min={GUIDE_SLIDER.min * scale}
        max={GUIDE_SLIDER.max * scale}
        step={GUIDE_SLIDER.step * scale}
        onValue={(income) => answer({ income })}
      />
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          Five best countries
        </h2>
        <RegionChoice region={region} onRegion={setRegion} />
      </div>
      <p className={styles.unit}>You keep a year</p>
      <ol ref={list} className={styles.rank} aria-labelledby={heading}>
        {rows.map(({ country, regime, regimeIndex, kept, rate, lines, fit, lastingWords }) => (
          <li key={country.id} data-key={country.id}>
            <Link href={calculatorPath(country.name, regimeIndex)} className={styles.row}>
              <span className={styles.names}>
                <span className={styles.country}>
                  <Flag code={country.code} /> {country.name}
                </span>
                <span className={styles.regime}>
                  {regime.name}
                  {fit.level === 'check' ? ' (to check)' : ''} <Lasts words={lastingWords()} rate={rate} />
                  {fit.mark ? <Lasts words={[fit.mark]} /> : null}
                </span>
              </span>
              <StackedBar lines={lines} />
              <span className={styles.figures}>
                <b>
                  <Counted value={kept} format={shown.money} />
                </b>
                <span className={styles.rate}>{rate === null ? '' : `${rateText(rate)} tax`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <TaxLegend kinds={TAX_KINDS} />
      <p className={styles.note}>Contributions included; best regime per country.</p>
    </Card>
  );
}
