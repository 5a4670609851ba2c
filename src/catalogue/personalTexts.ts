/** Personal answers as addresses have them, where whoever shares one puts them in: `citizen=de,us`, `days=90-183`. */
import { exitText } from './exitAssets.ts';
import { homeText } from './homeSchemes.ts';

/** What has been said; of a file that came from elsewhere anything may stand there. */
type Said = Readonly<Record<string, unknown>>;

/** In no country. */
export const NOWHERE = 'none';

/** What writes a parameter, by its name; null where there is nothing to say. */
export const PERSONAL_TEXTS = {
  citizen: ({ citizenships }: Said) => listText(citizenships) || null,
  home: ({ home }: Said) => homeText(home),
  lived: ({ livedIn }: Said) => (listText(livedIn) === '' ? NOWHERE : listText(livedIn)),
  workplace: ({ workplace }: Said) => wordText(workplace),
  workcountry: ({ workCountry }: Said) => wordText(workCountry),
  payer: ({ payer }: Said) => wordText(payer),
  days: ({ days }: Said) => daysText(days),
  clients: ({ clients }: Said) => wordText(clients),
  company: ({ company }: Said) => yesOrNo(company),
  kept: ({ keptCompany }: Said) => keptText(keptCompany),
  other: (said: Said) => otherText(said),
  exit: ({ exit }: Said) => exitText(exit),
  running: ({ runningCosts }: Said) => (runningCosts === true ? '1' : null),
};

/** All of them that have been said. */
export function personalTexts(said: Said): Readonly<Record<string, string>> {
  const texts = Object.entries(PERSONAL_TEXTS).map(([name, write]) => [name, write(said)] as const);
  return Object.fromEntries(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text]])));
}

/** "1" or "0"; null for what is neither. */
export function yesOrNo(answer: unknown): string | null {
  return typeof answer === 'boolean' ? (answer ? '1' : '0') : null;
}

function wordText(word: unknown): string | null {
  return typeof word === 'string' ? word : null;
}

/** "de", or "us-llc". */
function keptText(company: unknown): string | null {
  const { country, form } = (company ?? {}) as Said;
  return typeof country === 'string' ? [country, form].filter(Boolean).join('-') : null;
}

function listText(list: unknown): string | null {
  return Array.isArray(list) ? list.join(',') : null;
}

/** "120", or "90-183": from the fewest to the most. */
function daysText(days: unknown): string | null {
  if (typeof days === 'number') return String(days);
  const { from, to } = (days ?? {}) as Said;
  return typeof from === 'number' && typeof to === 'number' ? `${from}-${to}` : null;
}

/** Of one income of the other money, behind its kind, amount and country. */
export const OTHER_INCOME_FIELDS = ['currency', 'rule', 'status'] as const;

/** "rent:9600:home,dividends:10000:abroad:currency:USD:rule:listed:assets:200000"; null where there is none. */
function otherText({ otherIncome }: Said): string | null {
  if (!Array.isArray(otherIncome) || otherIncome.length === 0) return null;
  const texts = (otherIncome as readonly Said[]).map((one) => {
    const fields = OTHER_INCOME_FIELDS.flatMap((key) => (one[key] === undefined ? [] : [key, one[key]]));
    return [one.kind, one.amount, one.from, ...fields, ...Object.entries(one.facts ?? {}).flat()].join(':');
  });
  return texts.join(',');
}
