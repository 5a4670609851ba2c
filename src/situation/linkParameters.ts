/** The parameters in which addresses say a person's figures: how each is written and read again. */
import { readAmount, readCosts, readCurrency } from '../catalogue/amounts.ts';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { exitIn } from '../catalogue/exitAssets.ts';
import { homeInText } from '../catalogue/homeSchemes.ts';
import { type Household, isHousehold } from '../catalogue/householdAnswer.ts';
import { NOWHERE, OTHER_INCOME_FIELDS, PERSONAL_TEXTS, yesOrNo } from '../catalogue/personalTexts.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import { isProfession } from '../catalogue/professions.ts';
import type { Texts } from '../stores/urlState.ts';
import { isMonth } from './checks.ts';
import { isAnswer } from './questions.ts';
import { type Costs, type Days, familyOf, type Month, type Situation } from './situation.ts';

/** What an address may say of a situation. Of work only what decides figures is among it: a payroll, or invoices. */
export type LinkFigures = Omit<Situation, 'region' | 'living'>;

interface LinkParameter {
  /** Null where the figures do not name it. */
  write(link: LinkFigures): string | null;
  /** What a text says, with what has been read before it; undefined where it is not understood. */
  read(text: string, before: LinkFigures): LinkFigures | undefined;
}

/** By their names, in the order in which they are written. */
const PARAMETERS: Readonly<Record<string, LinkParameter>> = {
  income: {
    write: ({ income }) => (income === undefined ? null : String(Math.floor(income))),
    read(text) {
      const read = readAmount(text);
      return read ? { income: read.amount, ...said('currency', read.currency) } : undefined;
    },
  },
  currency: {
    write: ({ currency = 'USD' }) => (currency === 'USD' ? null : currency),
    read: (text) => said('currency', readCurrency(text)),
  },
  costs: {
    write: ({ costs }) => (costs === undefined ? null : costsText(costs)),
    read: (text, { income, currency = income === undefined ? undefined : 'USD' }) =>
      said('costs', readCosts(text, currency)),
  },
  profession: {
    write: ({ profession = null }) => profession,
    read: (text) => (isProfession(text) ? { profession: text } : undefined),
  },
  contract: {
    write: ({ work, contract = null }) => (work === 'remote' ? contract : null),
    read: (text) =>
      text === 'payroll' || text === 'invoices' ? { work: 'remote', contract: text } : undefined,
  },
  years: {
    write: ({ years }) => (years ? String(years) : null),
    read: (text) => answer('years', wholeIn(text)),
  },
  from: {
    write: ({ arrival }) => (arrival === undefined ? null : monthText(arrival)),
    read: (text) => said('arrival', monthIn(text)),
  },
  household: { write: householdText, read: (text) => said('household', householdIn(text)) },
  other: { write: PERSONAL_TEXTS.other, read: (text) => answer('otherIncome', otherIn(text)) },
  exit: { write: PERSONAL_TEXTS.exit, read: (text) => said('exit', exitIn(text)) },
  citizen: {
    write: PERSONAL_TEXTS.citizen,
    read: (text) => answer('citizenships', listIn(text)),
  },
  home: {
    write: PERSONAL_TEXTS.home,
    read: (text) => answer('home', homeInText(text)),
  },
  lived: {
    write: PERSONAL_TEXTS.lived,
    read: (text) => answer('livedIn', text === NOWHERE ? [] : listIn(text)),
  },
  workplace: {
    write: PERSONAL_TEXTS.workplace,
    read: (text) => answer('workplace', text),
  },
  workcountry: {
    write: PERSONAL_TEXTS.workcountry,
    read: (text) => answer('workCountry', countryCodeOf(text)?.toLowerCase()),
  },
  payer: { write: PERSONAL_TEXTS.payer, read: (text) => answer('payer', text.toLowerCase()) },
  days: { write: PERSONAL_TEXTS.days, read: (text) => answer('days', daysIn(text)) },
  clients: { write: PERSONAL_TEXTS.clients, read: (text) => answer('clients', text) },
  company: { write: PERSONAL_TEXTS.company, read: (text) => answer('company', isYes(text)) },
  kept: { write: PERSONAL_TEXTS.kept, read: (text) => answer('keptCompany', keptCompanyIn(text)) },
  running: {
    write: PERSONAL_TEXTS.running,
    read: (text) => (text === '1' ? { runningCosts: true } : undefined),
  },
  deduct: {
    write: ({ deduct }) => yesOrNo(deduct),
    read: (text) => answer('deduct', isYes(text)),
  },
  pay: {
    write: ({ payBest }) => (payBest ? 'best' : null),
    read: (text) => (text === 'best' ? { payBest: true } : undefined),
  },
  greencard: {
    write: ({ greenCard }) => (greenCard ? '1' : null),
    read: (text) => (text === '1' ? { greenCard: true } : undefined),
  },
};

/** The names of all parameters; the currency is read first, because amounts are in it. */
export const LINK_NAMES: readonly string[] = [
  'currency',
  ...Object.keys(PARAMETERS).filter((name) => name !== 'currency'),
];

/** What the text of a parameter says; undefined where it is not understood. */
export function readParameter(name: string, text: string, before: LinkFigures): LinkFigures | undefined {
  return PARAMETERS[name]?.read(text, before);
}

/** Figures as texts, by the names of their parameters; null for what they do not name. */
export function textsOf(link: LinkFigures): Texts {
  return new Map(Object.entries(PARAMETERS).map(([name, { write }]) => [name, write(link)]));
}

function said<Key extends keyof LinkFigures>(
  key: Key,
  answer: LinkFigures[Key] | null,
): LinkFigures | undefined {
  return answer === null ? undefined : { [key]: answer };
}

/** A value that answers the question; undefined where it does not. */
function answer(key: keyof LinkFigures, value: unknown): LinkFigures | undefined {
  return isAnswer(key, value) ? { [key]: value } : undefined;
}

function costsText(costs: Costs): string {
  return 'percent' in costs ? `${costs.percent}%` : String(Math.floor(costs.amount));
}

/** "2027-05". */
export function monthText({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

function monthIn(text: string): Month | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const read = { year: Number(year), month: Number(month) };
  return isMonth(read) ? read : null;
}

/** "120", or "90-183". */
function daysIn(text: string): Days | null {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (from === undefined) return null;
  return to === undefined ? Number(from) : { from: Number(from), to: Number(to) };
}

/** The household as a text; null where nobody moves along. */
export function householdText(situation: Pick<Situation, 'household' | 'currency'>): string | null {
  const family = familyOf(situation);
  if (!family) return null;
  const { hasPartner, married, children } = family;
  const partner = Math.floor(situation.household?.partner ?? 0);
  const passports = situation.household?.partnerCitizenships ?? [];
  const couple = hasPartner ? [married ? 'married' : 'partner', partner, ...passports] : [];
  return [...couple, ...children].join(',');
}

/** "married,9000,de,2,6": a married partner with an income and a passport, and ages; "partner,0" one who is not married; "7" a child alone. */
function householdIn(text: string): Household | null {
  const all = text.split(',');
  const passports = all.slice(1).filter((part) => citizenshipOf(part) !== null);
  const parts = all.filter((part, place) => place === 0 || !passports.includes(part));
  const isMarried = parts[0] === 'married';
  const hasPartner = isMarried || parts[0] === 'partner';
  const [income, ...children] = parts.slice(hasPartner ? 1 : 0).map(wholeIn);
  const read = hasPartner
    ? {
        ...{ partner: income, hasPartner, married: isMarried, children },
        ...(passports.length > 0 && { partnerCitizenships: passports }),
      }
    : { children: [income, ...children] };
  return isHousehold(read) ? read : null;
}

function otherIn(text: string): readonly object[] {
  return text.split(',').map(incomeIn);
}

function incomeIn(text: string): object {
  const [kind, amount = '', from, ...rest] = text.split(':');
  const fields: Record<string, unknown> = { kind, amount: numberIn(amount), from };
  const facts: Record<string, number> = {};
  for (let at = 0; at < rest.length; at += 2) {
    const [name = '', value = ''] = rest.slice(at);
    if (OTHER_INCOME_FIELDS.some((field) => field === name)) fields[name] = value;
    else facts[name] = numberIn(value);
  }
  return Object.keys(facts).length > 0 ? { ...fields, facts } : fields;
}

/** Digits with or without a fraction, else no number. */
function numberIn(text: string): number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** "de,us", in any letters. */
function listIn(text: string): readonly string[] {
  const ids = text.split(',');
  return ids.map((id) => id.toLowerCase());
}

/** "de", or "us-llc". */
function keptCompanyIn(text: string): object {
  const [country, form] = text.split('-');
  return { country, ...(form !== undefined && { form }) };
}

/** A whole number, else one that is none. */
function wholeIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function isYes(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}
