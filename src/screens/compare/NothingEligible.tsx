import { useMemo } from 'react';
import type { Column } from '../../assess/comparison.ts';
import { isOpenTo } from '../../assess/recommendations.ts';
import { useAssessor } from '../../assess/useAssessor.ts';
import { fromUsd } from '../../catalogue/money.ts';
import { answer, type Figures } from '../../situation/figures.ts';
import { Button } from '../../ui/Button.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import styles from './NothingEligible.module.css';

interface Props {
  /** All that is compared; never empty. */
  readonly hidden: readonly Column[];
  readonly figures: Figures;
  readonly onAdd: (regimeIds: readonly string[]) => void;
}

/** None of the regimes applies: the others of the same countries that do, and the income up to which one does. */
export function NothingEligible({ hidden, figures, onAdd }: Props) {
  const { income, currency, money } = figures;
  const limit = Math.max(...hidden.map(({ regime }) => regime.maxIncomeThreshold ?? 0));
  const countries = useMemo(() => [...new Set(hidden.map(({ country }) => country))], [hidden]);
  const assess = useAssessor(figures);
  const open = countries
    .flatMap((country) =>
      country.taxRegimes
        .filter((regime) => isOpenTo(regime, income, null))
        .map((regime) => ({ country, regime, kept: assess?.(country, regime).kept })),
    )
    .sort((a, b) => (b.kept ?? 0) - (a.kept ?? 0));
  return (
    <EmptyState
      title="No tax regimes available for the selected income level."
      drawing={<Telescope />}
      actions={
        <>
          {open.length > 0 ? (
            <Button onClick={() => onAdd(open.map(({ regime }) => regime.id))}>
              Compare {open.length === 1 ? 'it' : `these ${open.length}`}
            </Button>
          ) : null}
          <Button
            variant={open.length > 0 ? 'quiet' : 'primary'}
            onClick={() => answer({ income: Math.floor(fromUsd(limit, currency)) })}
          >
            Set the income to {money(limit, 'down')}
          </Button>
        </>
      }
    >
      {open.length > 0 ? (
        <>
          <p>{`At ${money(income)} a year ${open.length === 1 ? 'this one is' : 'these are'} open:`}</p>
          <ul className={styles.open}>
            {open.map(({ country, regime, kept }) => (
              <li key={regime.id}>
                <Flag code={country.code} />
                <span>
                  {country.name} <small>{regime.name}</small>
                </span>
                {kept === undefined ? null : (
                  <span className={styles.kept}>
                    <b>{money(kept / 12)}</b> <small>you keep a month</small>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Enter a lower income, or add a country whose schemes have no revenue limit.</p>
      )}
    </EmptyState>
  );
}
