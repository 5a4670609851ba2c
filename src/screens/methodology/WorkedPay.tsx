import { useMemo, useState } from 'react';
import { useCompanyPay } from '../../api/companyPay.ts';
import { useCountries } from '../../api/queries.ts';
import type { WorkedPayLine } from '../../assess/ownPay.ts';
import { formatCurrency, formatMoney, formatRate } from '../../catalogue/format.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import { useModule } from '../../ui/useModule.ts';
import styles from './Methodology.module.css';
import { RegimeSelect } from './RegimeSelect.tsx';

const FIRST_REGIME = 'bg-eood-company';
const FIRST_INCOME = 150_000;

const loadPay = () => import('../../assess/ownPay.ts');

/** How an owner is paid by her own company: the best wage worked out line by line, again with every change. */
export default function WorkedPay() {
  const [regimeId, setRegimeId] = useState(FIRST_REGIME);
  const [profit, setProfit] = useState(FIRST_INCOME);
  const { data: countries } = useCountries();
  const company = useCompanyPay(true)?.[regimeId];
  const { module } = useModule(loadPay);
  const worked = useMemo(
    () => (module && company ? module.workedPay(company, profit) : undefined),
    [module, company, profit],
  );
  const money = (amount: number) => formatCurrency(amount, company?.currency ?? 'USD');

  return (
    <ReadingSection id="pay" title="Wage or dividend">
      <p>
        A company can pay its owner a wage, a dividend, or nothing yet. A wage bears contributions and income
        tax. What is left bears corporate tax, and the tax on the dividend once it is paid out. The best pay
        is the wage with which the owner has most in hand, of all wages that the law allows. It is solved from
        the rules, not tried out: between two wages at which a rule begins or ends, every euro of wage does
        the same, so the best wage is one of those. A wage that the law asks for is never undercut. Money that
        stays in the company is in no figure.
      </p>
      <div className={styles.controls}>
        <RegimeSelect
          countries={countries}
          value={regimeId}
          onValue={setRegimeId}
          isOffered={({ requiresIncorporation }) => requiresIncorporation}
        />
        <MoneyInput
          label="Profit before the wage"
          value={profit}
          emptyValue={0}
          onValue={(value) => setProfit(value ?? 0)}
        />
      </div>
      {worked === null ? (
        <p role="status">This profit does not pay the wage that the law asks for.</p>
      ) : worked ? (
        <>
          <ol className={styles.steps}>
            <li>
              {`Profit: ${money(worked.profit)}. Wage: `}
              <b>{money(worked.wage)}</b>
            </li>
            {worked.lines.map((line) => (
              <li key={`${line.name} ${line.base} ${line.amount}`}>
                {`${line.name}: ${ofBase(line, money)}`}
                <b>{money(line.amount)}</b>
              </li>
            ))}
          </ol>
          <p className={styles.total}>
            In hand: <b>{money(worked.inHand)}</b>
            {company?.currency === 'USD' || !company
              ? '.'
              : `, ${formatMoney(worked.inHand / company.perDollar)}.`}
          </p>
        </>
      ) : null}
    </ReadingSection>
  );
}

function ofBase({ base, rate }: WorkedPayLine, money: (amount: number) => string): string {
  if (base === null) return '';
  return rate === null ? `on ${money(base)} → ` : `${formatRate(rate)} of ${money(base)} → `;
}
