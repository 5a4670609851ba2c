import type { CSSProperties } from 'react';
import { formatPercent } from '../../catalogue/format.ts';
import { TAX_KIND_LABELS } from '../../catalogue/taxKinds.ts';
import type { AssessedRegime } from '../../situation/assessed.ts';
import { differenceAsShown } from '../../situation/assessed.ts';
import type { Figures } from '../../situation/figures.ts';
import { TaxSwatch } from '../../ui/TaxSwatch.tsx';
import colours from '../../ui/taxColours.module.css';
import styles from './WhereItGoes.module.css';

interface Props {
  readonly row: AssessedRegime;
  readonly figures: Figures;
}

interface Part {
  readonly name: string;
  /** USD per year. */
  readonly amount: number;
  readonly swatch: React.ReactNode;
  readonly look: string | undefined;
}

/** What becomes of a year's income: costs, each tax, and what is kept. What stands there adds up. */
export function WhereItGoes({ row, figures }: Props) {
  const { assessment, lines, stillDue, runningCosts } = row;
  const { income, costs, money } = figures;
  const parts: readonly Part[] = [
    own('Your costs', costs, styles.costs),
    ...lines
      .filter(({ amount }) => amount > 0)
      .map(({ kind, amount }) => ({
        name: TAX_KIND_LABELS[kind],
        amount,
        swatch: <TaxSwatch kind={kind} />,
        look: colours[kind],
      })),
    own('US self-employment tax', stillDue, styles.due),
    own('Running costs', runningCosts, styles.running),
  ].filter(({ amount }) => amount > 0);
  const kept = differenceAsShown(figures, income, ...parts.map(({ amount }) => amount));
  const all = [...parts, own('You keep', kept, colours.keep)];
  // A bar of one colour shows nothing.
  if (parts.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>
        Where {money(income)} goes{figures.years === null ? '' : ', on average'}
      </h2>
      <div className={styles.bar} aria-hidden="true">
        {all.map(({ name, amount, look }) => (
          <i key={name} className={look} style={{ '--share': Math.max(amount, 0) } as CSSProperties} />
        ))}
      </div>
      <dl className={styles.split}>
        {all.map(({ name, amount, swatch }) => (
          <div key={name} className={name === 'You keep' ? styles.kept : undefined}>
            <dt>
              {swatch} {name}
            </dt>
            <dd className={styles.share}>
              {assessment.income > 0 ? formatPercent((amount / income) * 100) : ''}
            </dd>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function own(name: string, amount: number, look: string | undefined): Part {
  return { name, amount, look, swatch: <span className={`${styles.swatch} ${look ?? ''}`} /> };
}
