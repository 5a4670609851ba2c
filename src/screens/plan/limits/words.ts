import type { Lead } from '../../../assess/english.ts';
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

/** The sentence that stands for all limits: "VAT only with clients in Bulgaria, above | €51,130 | .", the figure apart. */
export function limitLead(limits: Limits): Lead {
  const { marks, move, vat } = limits;
  const { income, money } = move.figures;
  const place = nameInText(move.chosen?.country.name ?? '');
  const next = marks.find(({ at }) => at >= income) ?? marks.findLast((mark) => isBound(mark, limits));
  const shown = next ?? marks.at(-1);
  if (!shown) {
    const before =
      vat && vat.registrationThreshold === null
        ? `${vat?.name ?? 'VAT'} is due from the first invoice.`
        : 'There is no limit at any income.';
    return { before, figure: '', after: '' };
  }
  const figure = money(shown.at, 'down');
  switch (shown.kind) {
    case 'vat':
      if (!isBound(shown, limits)) {
        return { before: `${vat?.name ?? 'VAT'} only with clients in ${place}, above`, figure, after: '.' };
      }
      return shown.at < income
        ? { before: `You register for ${vat?.name ?? 'VAT'}: you are above`, figure, after: '.' }
        : { before: `You register for ${vat?.name ?? 'VAT'} above`, figure, after: '.' };
    case 'ceiling':
      return shown.at < income
        ? { before: 'Your income is above the limit of this scheme,', figure, after: '.' }
        : { before: 'The scheme is open up to', figure, after: ' a year.' };
    case 'cap':
      return { before: 'Contributions stop growing at', figure, after: ' a year.' };
  }
}

/** Whether something ends or is due for this person above a limit. */
export function isBound({ kind }: IncomeMark, { vat, move }: Limits): boolean {
  if (kind === 'vat') return !vat?.onlyLocal || move.figures.situation.clients === 'local';
  return kind === 'ceiling';
}

/** Which fees alone count for a limit that all of the income is measured against; an empty text where all do. */
function countsOnly(mark: IncomeMark, limits: Limits): string {
  if (mark.kind !== 'vat' || isBound(mark, limits)) return '';
  return ` Only fees from clients in ${nameInText(limits.move.chosen?.country.name ?? '')} count.`;
}

/** What happens there, in the words of the data where they have some. */
function effectOf({ kind }: IncomeMark, { vat, move }: Limits): string {
  if (kind === 'vat') return `${vat?.thresholdText ?? ''} ${vat?.foreignClients ?? ''}`.trim();
  if (kind === 'ceiling')
    return `Above it, ${move.chosen?.regime.name ?? 'this scheme'} is not open any more.`;
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
