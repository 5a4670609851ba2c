import { useMemo, useState } from 'react';
import { taxBrackets, useCountries } from '../../api/queries.ts';
import { TAX_KINDS, workedYear } from '../../assess/worked.ts';
import { formatMoney } from '../../catalogue/format.ts';
import { donutSlices } from '../../charts/donutSlices.ts';
import { TaxDonut } from '../../charts/TaxDonut.tsx';
import { BracketTable } from '../../ui/BracketTable.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { RateFigure } from '../../ui/RateFigure.tsx';
import { CostLabel, CostScale, Dots } from '../../ui/Scales.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { TaxBreakdown } from '../../ui/TaxBreakdown.tsx';
import { TaxLegend } from '../../ui/TaxLegend.tsx';
import { TaxSwatch } from '../../ui/TaxSwatch.tsx';
import { TaxWorking } from '../../ui/TaxWorking.tsx';
import styles from './DevParts.module.css';
import { Part } from './Part.tsx';

const LEVELS = [1, 2, 3, 4] as const;
/** One of each bucket of the cost of living. */
const LIVING_COSTS = [30, 40, 50, 70] as const;
const NO_TEXTS = { rules: {}, sources: [] };
const RANGE = { min: 0, max: 1_000_000, step: 10_000 } as const;

/** Figures of a real regime, as they move with the income. */
export function Figures() {
  const [income, setIncome] = useState(80_000);
  const [at, setAt] = useState(0);
  const { data: countries } = useCountries();
  const regimes = useMemo(
    () => countries?.flatMap((country) => country.taxRegimes.map((regime) => ({ country, regime }))) ?? [],
    [countries],
  );
  const chosen = regimes[at];
  if (!chosen) return null;
  const { country, regime } = chosen;
  const brackets = taxBrackets[regime.id] ?? [];
  const { schedule, assessment, lines } = workedYear(regime, brackets, income);
  const { total, effectiveRate } = assessment;

  return (
    <>
      <Part name="Regime and income of the parts below">
        <label>
          Regime{' '}
          <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {regimes.map((one, place) => (
              <option key={one.regime.id} value={place}>
                {one.country.name}, {one.regime.name}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.wide}>
          <Slider label="Yearly income" value={income} {...RANGE} onValue={setIncome} />
        </div>
      </Part>
      <Part name="RateFigure, StackedBar, TaxLegend, TaxSwatch">
        <RateFigure rate={effectiveRate} amount={total} />
        <div className={styles.wide}>
          <StackedBar lines={lines} />
          <TaxLegend kinds={TAX_KINDS} />
        </div>
        {TAX_KINDS.map((kind) => (
          <TaxSwatch key={kind} kind={kind} />
        ))}
      </Part>
      <Part name="TaxBreakdown: full, compact, with its working">
        {(['full', 'compact'] as const).map((size) => (
          <div key={size} className={styles.wide}>
            <TaxBreakdown lines={lines} total={total} effectiveRate={effectiveRate} size={size} />
          </div>
        ))}
        <div className={styles.wide}>
          <TaxBreakdown
            lines={lines}
            total={total}
            effectiveRate={effectiveRate}
            descriptions={{ income: 'Explained in a tooltip.' }}
            working={{ regime, schedule, income, estimate: 'specified', texts: NO_TEXTS }}
          />
        </div>
      </Part>
      <Part name="TaxWorking, with a report and without">
        {lines.map(({ kind }, place) => (
          <div key={kind} className={styles.wide}>
            <TaxWorking
              kind={kind}
              facts={{ regime: place === 0 ? regime : undefined, schedule, income, estimate: 'specified' }}
            />
          </div>
        ))}
      </Part>
      <Part name="TaxDonut, BracketTable">
        <div className={styles.wide}>
          <TaxDonut slices={donutSlices(lines, income)} money={formatMoney}>
            {country.name}
          </TaxDonut>
        </div>
        <div className={styles.wide}>
          <BracketTable brackets={brackets} />
        </div>
      </Part>
      <Part name="Scales, Flag">
        {LEVELS.map((level) => (
          <Dots key={level} level={level} label={`${level} of 4`} />
        ))}
        {LEVELS.map((level) => (
          <CostScale key={level} level={level} label={`${level} of 4`} />
        ))}
        {LIVING_COSTS.map((livingCost) => (
          <CostLabel key={livingCost} livingCost={livingCost} />
        ))}
        <Flag code={country.code} />
      </Part>
    </>
  );
}
