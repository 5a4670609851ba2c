import { formatCurrency, formatStatutory, nameInText } from '../../../catalogue/format.ts';
import { distanceWords, type IncomeMark, limitName } from '../../../catalogue/limits.ts';
import type { Limits } from './useLimits.ts';

/** A limit in words. */
export interface LimitRow {
  readonly mark: IncomeMark;
  readonly name: string;
  /** In the person's currency, and as the law has it. */
  readonly amount: string;
  readonly distance: string;
  readonly effect: string;
}

export function limitRows(limits: Limits): LimitRow[] {
  const { income, money, currency } = limits.move.figures;
  return limits.marks.map((mark) => {
    const law = inTheLaw(mark, limits);
    return {
      mark,
      name: limitName(mark, limits.vat?.name ?? null),
      amount: `${money(mark.at, 'down')}${law ? ` (${law})` : ''}.`,
      distance: `${distanceWords(income, mark.at, currency)}${countsOnly(mark, limits)}`,
      effect: effectOf(mark, limits),
    };
  });
}

/** "Contributions stop growing; VAT charged only to clients in Bulgaria.": the limits below the income, and the next one above. */
export function resultWords(limits: Limits): string {
  const { marks, move, vat } = limits;
  const { income, money } = move.figures;
  const next = nextOf(limits);
  const words = [
    ...new Set(marks.filter(({ at }) => at < income).map((mark) => passedWords(mark, limits))),
    ...(vat && vat.registrationThreshold === null ? [`${vatName(limits)} from the first invoice`] : []),
    ...(next ? [`next: ${lower(limitName(next, vat && vatName(limits)))} at ${money(next.at, 'down')}`] : []),
  ];
  const all = words.join('; ');
  return all === '' ? 'No limit at any income.' : `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}

/** The same for the list beside the page. */
export function shortWords(limits: Limits): string {
  const { income, currency } = limits.move.figures;
  const next = nextOf(limits);
  if (!next) {
    const { marks, vat } = limits;
    if (marks.length > 0) return `${marks.length} passed, none ahead`;
    return vat && vat.registrationThreshold === null
      ? `${vatName(limits)} from the first invoice`
      : 'No limit';
  }
  return distanceWords(income, next.at, currency).replace(/^You are (.*)\.$/, '$1 the next');
}

/** Whether something ends or is due for this person above a limit. */
export function isBound({ kind }: IncomeMark, { vat, move }: Limits): boolean {
  if (kind === 'vat') return !vat?.onlyLocal || move.figures.situation.clients === 'local';
  return kind === 'ceiling';
}

function passedWords(mark: IncomeMark, limits: Limits): string {
  const { kind } = mark;
  if (kind === 'cap') return 'contributions stop growing';
  const { regime, country } = limits.move.chosen ?? {};
  if (kind === 'ceiling') return `${regime?.name ?? 'the regime'} is not open any more`;
  return isBound(mark, limits)
    ? `${vatName(limits)} registration is due`
    : `${vatName(limits)} charged only to clients in ${nameInText(country?.name ?? '')}`;
}

/** Which fees alone count for a limit that all of the income is measured against; an empty text where all do. */
function countsOnly(mark: IncomeMark, limits: Limits): string {
  if (mark.kind !== 'vat' || isBound(mark, limits)) return '';
  return ` Only fees from clients in ${nameInText(limits.move.chosen?.country.name ?? '')} count.`;
}

/** Without what the country calls it: "VAT (DDS)". */
function vatName({ vat }: Limits): string {
  return vat?.name.replace(/ \(.*/, '') ?? 'VAT';
}

const nextOf = ({ marks, move }: Limits) => marks.find(({ at }) => at >= move.figures.income);

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What happens there, in the words of the data where they have some. */
function effectOf({ kind }: IncomeMark, { vat, move }: Limits): string {
  if (kind === 'vat') return `${vat?.thresholdText ?? ''} ${vat?.foreignClients ?? ''}`.trim();
  if (kind === 'ceiling')
    return `Above it, ${move.chosen?.regime.name ?? 'the regime'} is not open any more.`;
  return 'More income brings no more of them.';
}

/** The amount as the law has it; null where it is shown in the person's currency anyway. */
function inTheLaw({ kind }: IncomeMark, { vat, move }: Limits): string | null {
  const { currency } = move.figures;
  if (kind === 'vat') {
    const threshold = vat?.registrationThreshold;
    return threshold && threshold.currency !== currency
      ? formatCurrency(threshold.amount, threshold.currency)
      : null;
  }
  const own = kind === 'ceiling' ? move.chosen?.regime.statutory?.maxIncomeThreshold : undefined;
  return own && own.currency !== currency ? formatStatutory(own) : null;
}
