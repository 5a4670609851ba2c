import { formatMoney } from '../../catalogue/format.ts';
import { COMPARE_DEFAULT_INCOME, MAX_INCOME, MIN_INCOME } from '../../catalogue/income.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  /** The income parameter as written. */
  readonly text: string;
  /** Income in USD per year. */
  readonly onContinue: (income: number) => void;
}

/** The address names something else than an income, so nothing is fetched. */
export function InvalidIncome({ text, onContinue }: Props) {
  return (
    <EmptyState
      title="The income in the address is not valid"
      actions={
        <Button onClick={() => onContinue(COMPARE_DEFAULT_INCOME)}>
          Continue with {formatMoney(COMPARE_DEFAULT_INCOME)}
        </Button>
      }
    >
      <p>
        {text.trim() === '' ? 'It is empty.' : `It says “${text.slice(0, 40)}”.`} An annual income is a number
        from {formatMoney(MIN_INCOME)} to {formatMoney(MAX_INCOME)}. Enter yours above, or continue with the
        usual one.
      </p>
    </EmptyState>
  );
}
