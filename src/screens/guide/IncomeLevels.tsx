import { useMemo } from 'react';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { capitalised, formatPercent } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME, GUIDE_INCOME_LEVELS } from '../../catalogue/income.ts';
import { useFigures } from '../../situation/figures.ts';
import { project, scheduleOf, type TaxOptions } from '../../tax/index.ts';
import { Section } from '../../ui/Section.tsx';
import { lastingGuide } from '../lastingGuide.ts';
import { incomeLevels } from './guideFigures.ts';
import styles from './IncomeLevels.module.css';
import { regimeCondition } from './regimeCondition.ts';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
}

/**
 * Tax, rate and what is kept at 40,000, 60,000, 100,000 and 200,000, or such round figures in the person's currency; of
 * the stay where one is said.
 */
export function IncomeLevels({ country, regime }: Props) {
  const { currency, estimate, money, situation, years, from } = useFigures(GUIDE_DEFAULT_INCOME);
  const { costs, runningCosts: withoutFees = false } = situation;
  const rows = useMemo(() => {
    const lookup = lastingGuide(country);
    const lasting = years === null ? undefined : lookup(regime.id);
    const stay =
      lasting && years !== null
        ? (plan: TaxOptions & { readonly income: number }) =>
            project(lasting, { ...plan, from, years }, lookup)
        : undefined;
    const options = { currency, costs, estimate, withoutFees, stay };
    return incomeLevels(regime, scheduleOf(regime, regime.taxBrackets), GUIDE_INCOME_LEVELS, options);
  }, [country, regime, currency, costs, estimate, withoutFees, years, from]);
  const condition = regimeCondition(regime, situation);
  return (
    <Section title="Tax at different incomes">
      <div className={styles.scroll}>
        <table className={styles.levels}>
          {condition === undefined ? null : <caption>{`${capitalised(condition)}.`}</caption>}
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
                <th scope="row">{money(income)}</th>
                {figures ? (
                  <>
                    <td>{money(figures.total)}</td>
                    <td>{figures.effectiveRate === null ? '—' : formatPercent(figures.effectiveRate)}</td>
                    <td>{money(figures.keep)}</td>
                  </>
                ) : (
                  <td colSpan={3} className={styles.none}>
                    {`Not available above ${money(regime.maxIncomeThreshold ?? income, 'down')}`}
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
