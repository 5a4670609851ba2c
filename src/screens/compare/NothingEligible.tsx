import { formatList, nameInText } from '../../catalogue/format.ts';
import { fromUsd } from '../../catalogue/money.ts';
import { answer, type Figures } from '../../situation/figures.ts';
import { isEligible } from '../../tax/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Telescope } from '../../ui/drawings/lazyDrawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Column } from './columns.ts';

interface Props {
  /** All that is compared; never empty. */
  readonly hidden: readonly Column[];
  readonly figures: Figures;
  readonly onAdd: (regimeIds: readonly string[]) => void;
}

/** None of the regimes applies: the others of the same countries that do, and the income up to which one does. */
export function NothingEligible({ hidden, figures: { income, currency, money }, onAdd }: Props) {
  const limit = Math.max(...hidden.map(({ regime }) => regime.maxIncomeThreshold ?? 0));
  const places = [...new Set(hidden.map(({ country }) => country))].map(({ name, taxRegimes }) => ({
    name,
    regimes: taxRegimes.filter((regime) => isEligible(regime, income)),
  }));
  const names = places.flatMap(({ name, regimes }) =>
    regimes.length === 0 ? [] : `in ${nameInText(name)}, ${formatList(regimes.map((regime) => regime.name))}`,
  );
  const open = places.flatMap(({ regimes }) => regimes);
  return (
    <EmptyState
      title="No tax regimes available for the selected income level."
      drawing={<Telescope />}
      actions={
        <>
          {open.length > 0 ? (
            <Button onClick={() => onAdd(open.map(({ id }) => id))}>
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
        <p>
          {`At ${money(income)} a year ${open.length === 1 ? 'this one is' : 'these are'} open: ${names.join('; ')}.`}
        </p>
      ) : (
        <p>Enter a lower income, or add a country whose regimes have no revenue limit.</p>
      )}
    </EmptyState>
  );
}
