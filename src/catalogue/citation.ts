/** A cited answer in words, its address, and what became of it. */
import type { Answer, LawFile, Question } from '../engine/answer.ts';
import type { Citation, Difference, Verdict } from '../engine/citation.ts';
import type { Cited } from './citedAddress.ts';
import { formatList, numberFormat } from './format.ts';
import { TAX_KIND_LABELS } from './labels.ts';
import { lawStepResult, spoken } from './lawWorking.ts';

/** An amount with its cents: what is cited is exact. */
export function inCents(amount: number, currency: string): string {
  return numberFormat({ style: 'currency', currency }).format(amount);
}

/** "Malta, Resident non-domiciled. Of €70,000.00 in the tax year 2026 …" @param name of the scheme, with its country */
export function citationText(name: string, { profession, payBest }: Question, answer: Answer): string {
  const { currency, income, costs, year, total, kept, rate, release } = answer;
  const money = (amount: number) => inCents(amount, currency);
  const said = [
    ...(costs === 0 ? [] : [`with costs of ${money(costs)}`]),
    ...(profession === undefined ? [] : [`in the profession “${profession}”`]),
    ...(payBest ? ['paid in the way that leaves most'] : []),
  ];
  return [
    `${name}. Of ${money(income)} in the tax year ${year}${said.length === 0 ? '' : `, ${formatList(said)}`}, you pay ${money(total)} of tax and contributions${rate === null ? '' : ` (${rate.toFixed(2)}%)`} and keep ${money(kept)}.`,
    `Lowtide, release ${release}, by the law of ${year}. An estimate, not tax advice.`,
  ].join(' ');
}

/**
 * The address that opens the same question, and says whether the answer still holds.
 * @param page address of the scheme's page
 */
export function citationAddress(
  page: string,
  { costs, profession, payBest }: Question,
  answer: Answer,
): string {
  const { currency, income, year, release, total } = answer;
  const query = new URLSearchParams({
    income: String(income),
    ...(currency === 'USD' ? {} : { currency }),
    ...(costs && { costs: 'percent' in costs ? `${costs.percent}%` : String(costs.amount) }),
    ...(profession === undefined ? {} : { profession }),
    ...(payBest && { pay: 'best' }),
    deduct: '1',
    year: String(year),
    total: total.toFixed(2),
    data: release,
  });
  return `${page}?${query}`;
}

/** What differs, a line each: "Income tax: €8,154.34, now €8,300.00". */
function differenceLines(differences: readonly Difference[], currency: string): string[] {
  return differences.map(({ name, before, now }) => {
    const label = name === 'total' ? 'Total' : name === 'kept' ? 'Kept' : TAX_KIND_LABELS[name];
    return `${label}: ${inCents(before, currency)}, now ${inCents(now, currency)}`;
  });
}

/** What became of a cited answer, in lines. @param now the laws that it was held against */
export function verdictLines({ answer, law, question }: Citation, verdict: Verdict, now: LawFile): string[] {
  const { currency, year } = answer;
  const total = inCents(answer.total, currency);
  if (verdict.own.length > 0) {
    return [
      `The answer in the file does not follow from the law in the file.`,
      ...differenceLines(verdict.own, currency),
    ];
  }
  if (verdict.since.length === 0) {
    return [
      `It holds: ${total} in the tax year ${year}, by the law in the file and by that of release ${now.release}.`,
    ];
  }
  const { program } = law.regimes[question.regime] ?? {};
  const unitOf = (name: string) => program?.figures.find((figure) => figure.name === name)?.unit ?? 'number';
  const shown = (name: string, value: number | null) =>
    value === null
      ? 'none'
      : lawStepResult({ result: value, unit: unitOf(name) }, program?.currency ?? 'USD');
  return [
    `It follows from the law in the file, and no longer from that of release ${now.release}.`,
    ...differenceLines(verdict.since, currency),
    ...verdict.figures.map(
      ({ name, before, now: value }) => `${spoken(name)}: ${shown(name, before)}, now ${shown(name, value)}`,
    ),
    ...(verdict.isOtherwise ? ['The formulas, the bands or the exchange rate are others now.'] : []),
  ];
}

/** Whether the answer of a cited address still holds, in sentences; the first one says it. */
export function citedLines(
  { year, total, release }: Cited,
  {
    answer,
    holds,
    reasons,
  }: { readonly answer: Answer; readonly holds: boolean; readonly reasons: readonly string[] },
): string[] {
  const money = (amount: number) => inCents(amount, answer.currency);
  const said = `The link cites ${money(total)} of tax and contributions in ${year}, as release ${release} had it.`;
  if (holds) return ['The cited answer still holds.', said];
  const now = `Release ${answer.release} has ${money(answer.total)} for that year.`;
  return ['The cited answer no longer holds.', said, now, ...reasons];
}
