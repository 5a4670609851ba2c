/** The worked examples further down the methodology; their code comes when the page is interactive. */

import { useMemo, useState } from 'react';
import { taxBrackets, useCountries } from '../../api/countries.ts';
import { regimesOf } from '../../assess/assessor.ts';
import { workedLines, workedPay } from '../../assess/ownPay.ts';
import { useCompanyPay } from '../../assess/useCompanyPay.ts';
import { usePersonFacts } from '../../assess/useFacts.ts';
import { workedStay, type YearRun } from '../../assess/worked.ts';
import { countOf, formatCurrency, formatMoney } from '../../catalogue/format.ts';
import { GUIDE_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { rateText, TAX_KIND_LABELS, taxOnWork } from '../../catalogue/labels.ts';
import { needsFacts } from '../../situation/answered.ts';
import { answer, useFigures } from '../../situation/figures.ts';
import { NOTHING_SAID } from '../../situation/situation.ts';
import { unbroken } from '../../ui/Markup.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ReadingSection } from '../../ui/ReadingPage.tsx';
import styles from './Methodology.module.css';
import { RegimeSelect } from './WorkedExample.tsx';

const STAY_REGIME = 'me-digital-nomad';
/** Shown as an example as long as no length of a stay has been said. */
const EXAMPLE_YEARS = 10;

/** A stay of several years worked out year by year, again with every change of the person's figures. */
export function WorkedYears() {
  const [regimeId, setRegimeId] = useState(STAY_REGIME);
  const figures = useFigures(GUIDE_DEFAULT_INCOME);
  const { income, amount, currency, costs, money, years, situation } = figures;
  const { facts } = usePersonFacts(needsFacts(situation));
  const length = years ?? EXAMPLE_YEARS;
  const { data: countries } = useCountries();
  const worked = useMemo(
    () => countries && workedStay(regimeId, countries, taxBrackets, figures, length, facts),
    [countries, regimeId, figures, length, facts],
  );
  const nameOf = (wanted: string) =>
    countries?.flatMap((country) => regimesOf(country, facts)).find((one) => one.id === wanted)?.name ??
    wanted;

  return (
    <ReadingSection id="years" title="Over the years">
      <p>
        A rate often holds for the first years only. So a stay is worked out year by year, with the scheme in
        force on 1 January, its rules in that year, and what follows when it ends. Its figure is the average
        of these years. If nothing follows, later years are left out.{' '}
        {years === null
          ? `This example runs ${EXAMPLE_YEARS} years, to show what happens when a scheme ends.`
          : null}
      </p>
      <div className={styles.controls}>
        <RegimeSelect
          countries={countries}
          value={regimeId}
          onValue={setRegimeId}
          isOffered={({ lasting }) => lasting !== null}
        />
        <MoneyInput
          label="Annual income"
          value={amount}
          emptyValue={0}
          currency={currency}
          onCurrency={(next) => answer({ currency: next })}
          onValue={(next) => answer({ income: next ?? 0 })}
        />
      </div>
      {worked ? (
        <>
          <ol className={styles.steps}>
            {worked.runs.map(({ first, last, count }, at) => (
              <li key={first.place}>
                {first.year === last.year ? first.year : `${first.year} to ${last.year}`}
                {first.ended ? (
                  ': over, and no scheme follows'
                ) : (
                  <>
                    {`, ${follows(worked.runs[at - 1]?.first, first) ? 'then ' : ''}${nameOf(first.regimeId)}: ${count}\u00a0×\u00a0`}
                    <b>{money(first.total ?? 0)}</b>
                    {first.rate === null ? '' : ` (${rateText(first.rate, taxOnWork(first))})`}
                  </>
                )}
                {reasonsText(first)}
              </li>
            ))}
          </ol>
          <p className={styles.total}>
            {`${money(worked.projection.total)} in ${countOf(worked.projection.endsAfter ?? length, 'year')}: `}
            <b>{`${money(worked.projection.averageTotal)} a year`}</b>
            {`${worked.projection.averageRate === null ? '' : `, ${rateText(worked.projection.averageRate, taxOnWork({ total: worked.projection.averageTotal, otherMoney: worked.otherMoney }))}`} of ${money(income)}${costs > 0 ? ` less ${money(costs)} of costs` : ''}.`}
          </p>
        </>
      ) : null}
      <p>
        Every year counts as a full one. Amounts are those of the data’s tax year, although many laws adjust
        them each January. Drafts are listed under <a href="/changes">what changes</a> and count when they are
        law.
      </p>
    </ReadingSection>
  );
}

/** Whether another scheme has taken the place of the one before. */
function follows(before: YearRun['first'] | undefined, year: YearRun['first']): boolean {
  return before !== undefined && before.regimeId !== year.regimeId;
}

/** Why a year differs from the one before, but for what follows, which stands there already. */
function reasonsText({ reasons }: YearRun['first']): string {
  const others = reasons.filter(({ type }) => type !== 'then' && type !== 'end');
  return others.length === 0 ? '' : `. ${others.map(({ text }) => unbroken(text)).join(' ')}`;
}

const PAY_REGIME = 'bg-eood-company';
const PAY_PROFIT = 150_000;

/** How owners are paid by their own company: the best wage worked out line by line, again with every change. */
export function WorkedPay() {
  const [regimeId, setRegimeId] = useState(PAY_REGIME);
  const [profit, setProfit] = useState(PAY_PROFIT);
  const { data: countries } = useCountries();
  const company = useCompanyPay(regimeId, NOTHING_SAID, null);
  const worked = useMemo(() => (company ? workedPay(company, profit) : undefined), [company, profit]);
  const currency = company?.program.currency ?? 'USD';
  const money = (amount: number) => formatCurrency(amount, currency);

  return (
    <ReadingSection id="pay" title="Wage or dividend">
      <p>
        A company can pay its owner a wage, a dividend, or nothing yet. Contributions and income tax are due
        on a wage, corporate tax on the profit left, and dividend tax on what is paid out. The best pay is the
        legal wage at which the owner keeps most. Between two thresholds every extra euro of wage has the same
        effect, so the best wage is always at a threshold. Money left in the company is not counted.
      </p>
      <div className={styles.controls}>
        <RegimeSelect
          countries={countries}
          value={regimeId}
          onValue={setRegimeId}
          isOffered={({ requiresIncorporation }) => requiresIncorporation}
        />
        <MoneyInput
          label="Annual profit"
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
              {`Profit: ${money(worked.pay.profit)}${currency === 'USD' ? '' : `, which is ${formatMoney(profit)}`}. Wage: `}
              <b>{money(worked.pay.wage)}</b>
            </li>
            {workedLines(worked).map(({ kind, amount, says }) => (
              <li key={kind}>
                {`${TAX_KIND_LABELS[kind]}: ${says} → `}
                <b>{money(amount)}</b>
              </li>
            ))}
          </ol>
          <p className={styles.total}>
            You keep <b>{money(worked.pay.inHand)}</b>
            {currency === 'USD' || !company
              ? '.'
              : `, or ${formatMoney(worked.pay.inHand / company.perDollar)}.`}
          </p>
        </>
      ) : null}
    </ReadingSection>
  );
}
