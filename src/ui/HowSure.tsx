import { useMemo } from 'react';
import { bandSentence } from '../assess/answerEnglish.ts';
import type { Assessed } from '../assess/assessor.ts';
import { bandOfYear } from '../assess/band.ts';
import type { MoneyFormat } from '../catalogue/money.ts';

interface Props {
  readonly of: Assessed;
  readonly money: MoneyFormat;
  readonly className?: string | undefined;
  /** Where several stand beside each other: names the country. */
  readonly isNamed?: boolean;
}

/** Between which amounts the tax lies, with the reason, where the law is in doubt; else nothing. */
export function HowSure({ of, money, className, isNamed = false }: Props) {
  const band = useMemo(() => bandOfYear(of), [of]);
  if (band === null) return null;
  return <p className={className}>{bandSentence(band, money, isNamed ? of.country.name : null)}</p>;
}
