import { useMemo } from 'react';
import { bandSentence, billsSentence } from '../assess/answerEnglish.ts';
import type { Assessed } from '../assess/assessor.ts';
import { bandOfYear, billsOf } from '../assess/yearBand.ts';
import type { MoneyFormat } from '../catalogue/money.ts';

interface Props {
  readonly of: Assessed;
  readonly money: MoneyFormat;
  readonly className?: string | undefined;
  /** Where several stand beside each other: names the country. */
  readonly isNamed?: boolean;
}

/** Between which amounts the tax lies, with the reason, where the law is in doubt, and what bills would change; else nothing. */
export function HowSure({ of, money, className, isNamed = false }: Props) {
  const band = useMemo(() => bandOfYear(of), [of]);
  return (
    <>
      {band === null ? null : (
        <p className={className}>{bandSentence(band, money, isNamed ? of.country.name : null)}</p>
      )}
      <IfBillsPass of={of} money={money} className={className} isNamed={isNamed} />
    </>
  );
}

/** What the tax would be if bills passed that are before a parliament; nothing where there are none. */
export function IfBillsPass({ of, money, className, isNamed = false }: Props) {
  const bills = useMemo(() => billsOf(of), [of]);
  if (bills === null) return null;
  return <p className={className}>{billsSentence(bills, money, isNamed ? of.country.name : null)}</p>;
}
