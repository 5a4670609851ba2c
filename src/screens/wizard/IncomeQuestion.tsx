import { useEffect, useState } from 'react';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { roundFigure } from '../../catalogue/money.ts';
import { type WizardSlider, wizardSlider } from '../../catalogue/wizardSlider.ts';
import { answer } from '../../situation/figures.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import slider from '../../ui/Slider.module.css';
import styles from './Questions.module.css';

interface Props {
  /** A year, in `currency`; null is an empty box. */
  readonly income: number | null;
  readonly currency: Currency;
  readonly onIncome: (income: number | null) => void;
}

/** Annual income, typed or set with a slider of two ranges. */
export function IncomeQuestion({ income, currency, onIncome }: Props) {
  const shown = (amount: number) => formatCurrency(amount, currency);
  // While a finger or mouse holds the thumb the range stays: it would run away at 200,000 otherwise.
  const [held, setHeld] = useState<WizardSlider | null>(null);
  useEffect(() => {
    if (!held) return;
    const letGo = () => setHeld(null);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
    return () => {
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
    };
  }, [held]);

  const current = wizardSlider(income ?? roundFigure(WIZARD_DEFAULT_INCOME, currency), currency);
  const { min, max, step } = held ?? current;
  const { link } = current;

  return (
    <div className={styles.income}>
      <MoneyInput
        label="Annual income"
        value={income}
        emptyValue={null}
        currency={currency}
        onCurrency={(next) => answer({ currency: next })}
        asks
        onValue={onIncome}
        className={styles.amount}
      />
      <div>
        <input
          className={slider.range}
          type="range"
          aria-label="Annual income slider"
          min={min}
          max={max}
          step={step}
          value={income ?? min}
          aria-valuetext={income === null ? 'No income yet' : shown(income)}
          onChange={(event) => onIncome(Number(event.target.value))}
          onPointerDown={() => setHeld(current)}
        />
        <div className={slider.ends} aria-hidden="true">
          <span>{shown(min)}</span>
          <span>{shown(max)}</span>
        </div>
        <div className={styles.more}>
          {link ? (
            <button type="button" onClick={() => onIncome(link.income)}>
              {link.text}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
