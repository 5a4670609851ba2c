import { useLocation } from 'wouter';
import { formatWhole } from '../catalogue/format.ts';
import { ratesMonth, roundFigure } from '../catalogue/money.ts';
import { defaultIncomeAt } from '../situation/address.ts';
import { answer } from '../situation/figures.ts';
import { labelOf } from '../situation/questions.ts';
import type { Situation } from '../situation/situation.ts';
import { CurrencyProposal } from './CurrencyProposal.tsx';
import { MoneyInput } from './MoneyInput.tsx';

interface Props {
  readonly situation: Situation;
  /** Whether the question stands above it. */
  readonly hidesLabel?: boolean;
}

/** What is earned, and in which currency it counts. */
export function AskIncome({ situation, hidesLabel = true }: Props) {
  const { income = null, currency = 'USD' } = situation;
  const [path] = useLocation();
  const usual = defaultIncomeAt(path);
  return (
    <>
      <MoneyInput
        label={labelOf('income')}
        hidesLabel={hidesLabel}
        value={income}
        emptyValue={null}
        currency={currency}
        onCurrency={(next) => answer({ currency: next })}
        onValue={(amount) => answer({ income: amount ?? undefined })}
        placeholder={usual === null ? undefined : formatWhole(roundFigure(usual, currency))}
        asks
      />
      <CurrencyProposal />
      {currency === 'USD' ? null : (
        <p className="quiet">{`Converted at the exchange rates of ${ratesMonth()}.`}</p>
      )}
    </>
  );
}
