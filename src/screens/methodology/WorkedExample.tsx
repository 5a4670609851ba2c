import { useId, useMemo, useState } from 'react';
import { useCountries, useTaxBrackets } from '../../api/countries.ts';
import { usePersonFacts } from '../../assess/useFacts.ts';
import { TAX_KINDS, workedYear } from '../../assess/worked.ts';
import type { Country, TaxRegime } from '../../catalogue/entities.ts';
import { formatMoney } from '../../catalogue/format.ts';
import { formatLimit, rateText } from '../../catalogue/labels.ts';
import { useEstimate } from '../../situation/figures.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';

const FIRST_REGIME = 'bg-freelancer-flat-tax';
const FIRST_INCOME = 60_000;

/** A regime worked out step by step, again with every change. */
export function WorkedExample() {
  const [regimeId, setRegimeId] = useState(FIRST_REGIME);
  const [income, setIncome] = useState(FIRST_INCOME);
  const isLaw = useEstimate() === 'law';
  const { lawsFor } = usePersonFacts(isLaw).facts;
  const laws = useMemo(() => lawsFor?.({}) ?? null, [lawsFor]);
  const { data: countries } = useCountries();
  const brackets = useTaxBrackets([regimeId]).data[regimeId];
  const regime = countries?.flatMap(({ taxRegimes }) => taxRegimes).find((one) => one.id === regimeId);

  const figures = useMemo(
    () => (regime && brackets ? workedYear(regime, brackets, income, laws) : null),
    [regime, brackets, income, laws],
  );

  return (
    <ReadingSection id="example" title="A worked example">
      <div className={styles.controls}>
        <RegimeSelect countries={countries} value={regimeId} onValue={setRegimeId} />
        <MoneyInput
          label="Annual income"
          value={income}
          emptyValue={0}
          onValue={(value) => setIncome(value ?? 0)}
        />
      </div>
      {regime && figures?.isOpen === false ? (
        <p role="status">
          {`This scheme ends at ${formatLimit(regime.maxIncomeThreshold ?? income)}; the working below is what it would take.`}
        </p>
      ) : null}
      {figures ? (
        <>
          {figures.workings.length === 0 ? <p>No tax and no contribution falls on this income.</p> : null}
          {figures.workings.map(({ kind, label, amount, steps }) => (
            <div key={kind} className={styles.line}>
              <h3 className={styles.kind}>
                {label} <b>{formatMoney(amount)}</b>
              </h3>
              <ol className={styles.steps}>
                {steps.map(({ says, shows }) => (
                  <li key={says}>
                    {`${says} → `}
                    <b>{shows}</b>
                  </li>
                ))}
              </ol>
            </div>
          ))}
          <p className={styles.total}>
            Total: <b>{formatMoney(figures.assessment.total)}</b>,{' '}
            <b>{rateText(figures.assessment.effectiveRate, figures.assessment.total)}</b>
            {` of ${formatMoney(income)}.${figures.workings.length < TAX_KINDS.length ? ' The other lines do not apply.' : ''}`}
          </p>
        </>
      ) : null}
    </ReadingSection>
  );
}

interface SelectProps {
  readonly countries: readonly Country[] | undefined;
  readonly value: string;
  readonly onValue: (regimeId: string) => void;
  /** Which regimes there are to choose from; all where absent. */
  readonly isOffered?: (regime: TaxRegime) => boolean;
}

/** The choice of the regime that an example is worked out for. */
export function RegimeSelect({ countries, value, onValue, isOffered = () => true }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="caps">
        Scheme
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {countries?.map(({ name, taxRegimes }) =>
          taxRegimes.filter(isOffered).map((one) => (
            <option key={one.id} value={one.id}>
              {`${name}: ${one.name}`}
            </option>
          )),
        )}
      </select>
    </div>
  );
}
