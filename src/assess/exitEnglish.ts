/** What leaving costs who has shares, crypto-assets or a business, in words. */

import type { ExitTexts } from '../catalogue/exitTexts.ts';
import { countOf, formatCurrency, formatList } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { ExitAssets, ExitEnd, ExitKind, ExitTax } from '../law/index.ts';

/** What a tax is on, in a line of its own. */
interface ExitLine {
  readonly rule: string;
  /** "Company and portfolio" */
  readonly name: string;
  readonly figure: string;
  /** Whole sentences: how it is paid, what ends it. */
  readonly rest: readonly string[];
}

const KINDS: Readonly<Record<ExitKind, string>> = {
  ...{ company: 'your company', portfolio: 'portfolio', fund: 'fund', crypto: 'crypto-assets' },
  ...{ business: 'business in your name', pension: 'pension money' },
};

/** Whether the country takes something of any of it, so that a person is asked. */
export function asksOf({ answers }: ExitTexts): boolean {
  return (['company', 'portfolio', 'crypto', 'business'] as const).some(
    (kind) => answers[kind].taxed !== 'no',
  );
}

/** Which kinds somebody leaves with. */
export function kindsOf({
  shares,
  portfolio,
  crypto,
  business,
  facts = {},
}: ExitAssets): readonly ExitKind[] {
  const has = { company: shares, portfolio, crypto, business, fund: facts.fundValue, pension: facts.pension };
  return EXIT_KINDS_IN_ORDER.filter((kind) => {
    const one = has[kind];
    return typeof one === 'object' ? one.value !== 0 : (one ?? 0) > 0;
  });
}

const EXIT_KINDS_IN_ORDER = ['company', 'portfolio', 'fund', 'crypto', 'business', 'pension'] as const;

/** @param has the kinds that somebody has */
export function exitLine(tax: ExitTax, { currency, rules }: ExitTexts, has: readonly ExitKind[]): ExitLine {
  const money = (amount: number) => formatCurrency(amount, currency);
  const texts = rules[tax.rule];
  const kinds = (texts?.kinds ?? []).filter((kind) => has.includes(kind)).map((kind) => KINDS[kind]);
  const name = formatList(kinds.length > 0 ? kinds : ['on leaving']);
  const isSure = money(tax.low) === money(tax.high);
  return {
    rule: tax.rule,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    figure: isSure ? money(tax.tax) : `${money(tax.low)} to ${money(tax.high)}`,
    rest: tax.tax === 0 ? nothingWords(texts?.threshold) : [...paidWords(tax, money), ...endWords(tax)],
  };
}

function nothingWords(threshold: string | undefined): readonly string[] {
  return threshold === undefined
    ? []
    : [`It falls on: ${threshold.charAt(0).toLowerCase()}${threshold.slice(1)}`];
}

function paidWords(tax: ExitTax, money: MoneyFormat): readonly string[] {
  const { nature, tax: all, dueNow, years, dueWithoutRequest, guarantee = 0, dueByChoice } = tax;
  const request = dueWithoutRequest === undefined ? '' : ' if you ask for it; else it is due at once';
  const security = guarantee > 0 ? [`Security of ${money(guarantee)} is asked for.`] : [];
  if (dueNow > 0 && dueNow < all) {
    const parts = years === null ? 'the rest later' : `the rest in parts over ${countOf(years, 'year')}`;
    return [`Owed for good: ${money(dueNow)} at first, ${parts}.`, ...security];
  }
  if (nature === 'final' || dueNow > 0) {
    const choice =
      dueByChoice === 0 ? ['Or you choose to pay nothing now and to be taxed on the real sale.'] : [];
    return ['Owed for good, at once.', ...choice];
  }
  switch (nature) {
    case 'deferred':
      return [`Waits until you sell${request}.`, ...security];
    case 'lapses':
      return [`Waits${request}.`, ...security];
    case 'protective':
      return ['Assessed, and not collected while you keep it.', ...security];
    case 'postponed':
      return ['Put off by a regulation: it may still come.'];
    default:
      return [];
  }
}

const ENDS: Readonly<Record<ExitEnd, string>> = {
  ...{ return: 'you live there again', kept: 'you have sold nothing', value: 'its value falls' },
};

/** "It falls away if you live there again within 7 years (12 if you ask)." */
function endWords({ fallsAway }: ExitTax): readonly string[] {
  return fallsAway.map(({ when, years, moreYears = 0 }) => {
    const all = years === null || moreYears === 0 ? '' : ` (${years + moreYears} if you ask)`;
    if (when === 'kept')
      return years === null ? 'It falls away.' : `It lapses after ${countOf(years, 'year')} without a sale.`;
    return `It falls away if ${ENDS[when]}${years === null ? '' : ` within ${countOf(years, 'year')}${all}`}.`;
  });
}
