/** A cited answer in words, its address, and what became of it. */
import type { Answer } from '../law/answer.ts';
import type { LawFile, Question } from '../law/ask.ts';
import type { Citation, Difference, Verdict } from '../law/citation.ts';
import type { TaxKind } from '../law/index.ts';
import type { Cited } from './citedAddress.ts';
import { countOf, formatList, formatMonth, nameInText, numberFormat } from './format.ts';
import { TAX_KIND_LABELS } from './labels.ts';
import { lawStepResult, spoken } from './lawWorking.ts';
import { personalTexts } from './personalTexts.ts';
import { placeOf } from './places.ts';
import { writtenQuery } from './query.ts';

/** An amount with its cents: what is cited is exact. */
export function inCents(amount: number, currency: string): string {
  return numberFormat({ style: 'currency', currency }).format(amount);
}

/**
 * "Malta, Resident non-domiciled. Of €70,000.00 in the tax year 2026 …", of a stay "Of €70,000.00 a year in the 5 years from
 * January 2027 …".
 * @param name of the scheme, with its country
 */
export function citationText(name: string, question: Question, answer: Answer): string {
  const { profession, payBest, household, runningCosts = 0, stay, situation } = question;
  const { currency, income, costs, year, total, kept, rate, release, saving } = answer;
  const { dueAtHome, dueElsewhere, otherAmount, otherTotal } = answer;
  const open = dueElsewhere.filter(({ certain }) => !certain).map(({ country }) => nameOf(country));
  const others = dueElsewhere.filter(({ certain }) => certain).map(({ country }) => nameOf(country));
  const taken = [...(dueAtHome > 0 ? ['the United States'] : []), ...others];
  const money = (amount: number) => inCents(amount, currency);
  const when = stay
    ? ` a year in the ${countOf(stay.years, 'year')} from ${formatMonth(monthOf(stay.from))}`
    : ` in the tax year ${year}`;
  const said = [
    ...(costs === 0 ? [] : [`with costs of ${money(costs)}`]),
    ...(otherAmount === 0 ? [] : [`with ${money(otherAmount)} of other money`]),
    ...(profession === undefined ? [] : [`in the profession “${profession}”`]),
    ...(situation?.contract === 'payroll' ? ['on a payroll'] : []),
    ...(household ? [householdWords(household, money)] : []),
    ...(payBest ? ['paid in the way that leaves most'] : []),
  ];
  const average = stay ? ' a year on average' : '';
  const less = saving !== null && saving >= 0 ? 'less' : 'more';
  return [
    `${name}. Of ${money(income)}${when}${said.length === 0 ? '' : `, ${formatList(said)}`}, you pay ${money(total)} of tax and contributions${average}${rate === null ? '' : ` (${rate.toFixed(2)}%)`} and keep ${money(kept)}${runningCosts === 0 ? '' : ` after running costs of ${money(runningCosts)}`}.`,
    ...(taken.length === 0
      ? []
      : [
          `What ${formatList([...new Set(taken)])} still ${taken.length > 1 || dueAtHome > 0 ? 'take' : 'takes'} is in it.`,
        ]),
    ...(otherTotal === 0 ? [] : [`${money(otherTotal)} of it is on the other money.`]),
    ...(saving === null ? [] : [`That is ${money(Math.abs(saving))} ${less} than today.`]),
    ...(open.length === 0 ? [] : [`What ${formatList([...new Set(open)])} may take is not in it.`]),
    `Lowtide, release ${release}, by the law of ${stay ? 'each year' : year}. An estimate, not tax advice.`,
  ].join(' ');
}

/** "with a partner who earns €9,000.00 and 2 children". */
function householdWords(
  { hasPartner, partner, children }: NonNullable<Question['household']>,
  money: (amount: number) => string,
): string {
  const earns = partner > 0 ? ` who earns ${money(partner)}` : '';
  return `with ${formatList([
    ...(hasPartner ? [`a partner${earns}`] : []),
    ...(children.length === 0 ? [] : [children.length === 1 ? 'a child' : `${children.length} children`]),
  ])}`;
}

function nameOf(country: string): string {
  return nameInText(placeOf(country)?.name ?? country.toUpperCase());
}

function monthOf(text: string): { readonly year: number; readonly month: number } {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return { year, month };
}

/**
 * The address that opens the same question, and says whether the answer still holds.
 * @param page address of the scheme's page
 */
export function citationAddress(page: string, question: Question, answer: Answer): string {
  const { costs, profession, payBest, household, stay, situation = {} } = question;
  const { currency, income, year, release, total } = answer;
  const isEmployee = situation.contract === 'payroll';
  const sendsInvoices = situation.work === 'remote' && situation.contract === 'invoices';
  const query = new URLSearchParams({
    income: String(income),
    ...(currency === 'USD' ? {} : { currency }),
    ...(costs && { costs: 'percent' in costs ? `${costs.percent}%` : String(costs.amount) }),
    ...(profession === undefined ? {} : { profession }),
    ...((isEmployee || sendsInvoices) && { contract: isEmployee ? 'payroll' : 'invoices' }),
    ...(stay && { years: String(stay.years), from: stay.from }),
    ...(household && { household: householdText(household) }),
    ...personalTexts(situation),
    deduct: '1',
    ...(payBest && { pay: 'best' }),
    ...(situation.greenCard === true && { greencard: '1' }),
    year: String(year),
    total: total.toFixed(2),
    data: release,
  });
  return `${page}?${writtenQuery(query)}`;
}

/** "married,9000,2,6", as addresses have it. */
function householdText({
  hasPartner,
  married,
  partner,
  children,
}: NonNullable<Question['household']>): string {
  return [...(hasPartner ? [married ? 'married' : 'partner', Math.floor(partner)] : []), ...children].join(
    ',',
  );
}

const SUMS = { total: 'Total', kept: 'Kept', saving: 'Less than today' } as const;

/** What differs, a line each: "Income tax: €8,154.34, now €8,300.00". */
function differenceLines(differences: readonly Difference[], currency: string): string[] {
  return differences.map(({ name, before, now }) => {
    const label = name in SUMS ? SUMS[name as keyof typeof SUMS] : TAX_KIND_LABELS[name as TaxKind];
    return `${label}: ${inCents(before, currency)}, now ${inCents(now, currency)}`;
  });
}

/** What became of a cited answer, in lines. @param now the laws that it was held against */
export function verdictLines({ answer, law, question }: Citation, verdict: Verdict, now: LawFile): string[] {
  const { currency } = answer;
  const { stay } = question;
  const when = stay
    ? ` a year in the ${countOf(stay.years, 'year')} from ${formatMonth(monthOf(stay.from))}`
    : ` in the tax year ${answer.year}`;
  const total = inCents(answer.total, currency);
  if (verdict.own.length > 0) {
    return [
      `The answer in the file does not follow from the law in the file.`,
      ...differenceLines(verdict.own, currency),
    ];
  }
  if (verdict.since.length === 0) {
    return [`It holds: ${total}${when}, by the law in the file and by that of release ${now.release}.`];
  }
  const { program } = law.regimes[question.regime] ?? {};
  const figures = Object.values(law.regimes).flatMap((one) => one.program.figures);
  const unitOf = (name: string) => figures.find((figure) => figure.name === name)?.unit ?? 'number';
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
  const isStay = answer.years.length > 0;
  const when = isStay ? 'a year of the stay on average' : `in ${year}`;
  const said = `The link cites ${money(total)} of tax and contributions ${when}, as release ${release} had it.`;
  if (holds) return ['The cited answer still holds.', said];
  const now = `Release ${answer.release} has ${money(answer.total)} for ${isStay ? 'these years' : 'that year'}.`;
  return ['The cited answer no longer holds.', said, now, ...reasons];
}
