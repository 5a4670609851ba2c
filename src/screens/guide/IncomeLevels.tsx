import { useMemo } from 'react';
import type { GuideRegime } from '../../catalogue/entities.ts';
import { formatMoney, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_INCOME_LEVELS } from '../../catalogue/income.ts';
import { formatLimit } from '../../catalogue/labels.ts';
import { useDeduct } from '../../stores/deduct.ts';
import { scheduleOf } from '../../tax/index.ts';
import { incomeLevels } from './guideFigures.ts';
import styles from './IncomeLevels.module.css';
import { Section } from './Section.tsx';

/** Tax, rate and what is kept at 40,000, 60,000, 100,000 and 200,000. */
export function IncomeLevels({ regime }: { readonly regime: GuideRegime }) {
  const deductContributions = useDeduct();
  const rows = useMemo(
    () =>
      incomeLevels(regime, scheduleOf(regime, regime.taxBrackets), GUIDE_INCOME_LEVELS, deductContributions),
    [regime, deductContributions],
  );
  return (
    <Section title="Tax at different incomes">
      <div className={styles.scroll}>
        <table className={styles.levels}>
          <thead>
            <tr>
              <th scope="col">Income</th>
              <th scope="col">Tax</th>
              <th scope="col">Rate</th>
              <th scope="col">You keep</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ income, figures }) => (
              <tr key={income}>
                <th scope="row">{formatMoney(income)}</th>
                {figures ? (
                  <>
                    <td>{formatMoney(figures.total)}</td>
                    <td>{formatPercent(figures.effectiveRate)}</td>
                    <td>{formatMoney(figures.keep)}</td>
                  </>
                ) : (
                  <td colSpan={3} className={styles.none}>
                    Not available above {formatLimit(regime.maxIncomeThreshold ?? income)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
