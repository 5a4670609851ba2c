/** What becomes of a company that is kept, in words. */
import { formatRate, nameInText } from './format.ts';
import {
  type KeptAnswer,
  type KeptCompanies,
  type KeptCompany,
  type KeptExitTax,
  type KeptOwner,
  type KeptProfit,
  type KeptSaid,
  keptIn,
} from './keptCompany.ts';
import { placeOf } from './places.ts';

/** Behind "your company": what the new country makes of it. */
export const OUTCOME_WORDS: Readonly<Record<KeptAnswer['outcome'], string>> = {
  'local-company': 'taxed like a local company',
  branch: 'taxed there as a branch',
  'foreign-profit-untaxed-here': 'not taxed there',
  cfc: 'taxed as your own income',
  transparent: 'taxed as your own business',
  unsettled: 'not settled',
};

/** Why, in one sentence; of an outcome on a condition, that. */
export function whyWords({ outcome, condition, when }: KeptAnswer): string {
  if (condition !== null) return condition;
  if (when === null) return 'It depends on where it is really run.';
  const words = OUTCOME_WORDS[outcome];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${when}.`;
}

const PROFIT_WORDS: Readonly<Record<KeptProfit, (place: string) => string>> = {
  nothing: (place) => `Nothing of its profit is taxed in ${place}.`,
  all: (place) => `All of its profit goes on being taxed in ${place}.`,
  'the-rest': (place) => `If tax in ${place} is higher, the rest is paid there.`,
  'until-settled': (place) => `Until a treaty settles it, its profit is taxed in ${place}, too.`,
  'of-citizens': (place) => `As a citizen you go on being taxed on its profit in ${place}.`,
  both: (place) => `No treaty settles it, so its profit is taxed in ${place}, too.`,
};

/** How sure it is, where that is not quite. */
export function doubtWords({ outcome, confidence }: KeptAnswer): string | null {
  if (confidence === 'high' || outcome === 'unsettled') return null;
  return confidence === 'low' ? 'Doubtful: ask an adviser.' : 'Not sure in every case.';
}

/** What its own country goes on doing with the profit; null where that is not known. */
export function profitWords({ profit }: Pick<KeptAnswer, 'profit'>, place: string): string | null {
  return profit && PROFIT_WORDS[profit](place);
}

const EXIT_WORDS: Readonly<Record<KeptExitTax, string>> = {
  'on-what-leaves': 'What leaves with its management is taxed there as if sold.',
  'if-residence-ends': 'If its residence there ends, all it has is taxed as if sold.',
  'as-liquidation': 'Moving its management is taxed there like a liquidation.',
};

/** The whole of it in sentences. @param place the company's country as it stands in a sentence */
function keptWords(answer: KeptAnswer, place: string): string {
  const { outcome, withheld, exitTax } = answer;
  const dividend = withheld === 0 ? 'Nothing is' : withheld === null ? null : `${formatRate(withheld)} is`;
  return [
    `Your company in ${place}: ${OUTCOME_WORDS[outcome]}.`,
    whyWords(answer),
    doubtWords(answer),
    profitWords(answer, place),
    dividend && `${dividend} withheld from your dividend there.`,
    exitTax && EXIT_WORDS[exitTax],
  ]
    .filter(Boolean)
    .join(' ');
}

const NOT_KNOWN = { scheme: null, profit: null, withheld: null, exitTax: null } as const;

/** What becomes of a company that is kept, in a destination by its slug. Null for a destination that the data do not have. */
export function keptSaid(
  rules: KeptCompanies,
  company: KeptCompany,
  slug: string,
  owner: KeptOwner,
): KeptSaid | null {
  const { [slug]: there } = rules.there;
  if (!there) return null;
  const { name } = placeOf(company.country) ?? {};
  const place = name === undefined ? null : nameInText(name);
  const from = rules.companies[company.country];
  if (place === null || !from) {
    const text = 'Of your company’s country we have no rules: ask an adviser there before you move.';
    return { ...NOT_KNOWN, outcome: 'unsettled', short: OUTCOME_WORDS.unsettled, why: text, text };
  }
  const answer = keptIn(company, slug, owner, rules);
  if (!answer) {
    const { scheme = null } = there;
    const text = `Your company in ${place} stays a local one.`;
    const short = OUTCOME_WORDS['local-company'];
    return { ...NOT_KNOWN, outcome: 'local-company', scheme, short, why: text, text };
  }
  const { outcome, scheme, profit, withheld, exitTax } = answer;
  const facts = { outcome, scheme, profit, withheld, exitTax };
  return { ...facts, short: OUTCOME_WORDS[outcome], why: whyWords(answer), text: keptWords(answer, place) };
}
