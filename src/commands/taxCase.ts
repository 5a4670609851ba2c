/** A question of a file: read as options of the command are, or with a situation, as the site keeps one. */
import { readAmount, readCosts, readCurrency, shareQuestion } from '../catalogue/amounts.ts';
import { countryCodeOf } from '../catalogue/countryCodes.ts';
import { PLACES } from '../catalogue/places.ts';
import { isObject } from '../law/isObject.ts';
import { quoted, refuseUnknown, UsageError } from './commandLine.ts';
import type { Given } from './taxQuestion.ts';

/** Fields of a case that are options of the command. */
const VALUED = [
  ...(['income', 'currency', 'costs', 'estimate', 'years', 'from', 'profession', 'household'] as const),
  ...(['pay', 'retain', 'year', 'way', 'otherIncome'] as const),
];

/** Fields whose option is named in another way. */
const OPTION_OF: Readonly<Partial<Record<(typeof VALUED)[number], string>>> = { otherIncome: 'other-income' };

/**
 * `costs` is an amount a year, "10%", or as a situation has them; `from` a year or a month: 2027, "2027-05"; `optional`, true
 * by default, whether reliefs that must be asked for are asked for; `reliefs`, of a question without a situation, those of
 * the law that are.
 */
export type Case = { readonly id?: string | number; readonly regime: string } & {
  readonly [Field in (typeof VALUED)[number] | 'situation' | 'optional' | 'reliefs']?: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

/** The fields that say something. */
const said = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** @throws {UsageError} for what is no case, or has a field that is not known */
export function readCase(one: unknown): Case {
  if (!isObject(one))
    throw new UsageError('A case is an object such as {"regime": "mt-res-non-dom", "income": 60000}.');
  refuseUnknown(one, ['id', 'regime', 'situation', 'optional', 'reliefs', ...VALUED]);
  if (typeof one.regime !== 'string') throw new UsageError('The regime id is missing.');
  return one as Case;
}

/** Whether a case is about a person. How a company pays its owner depends on money alone. */
export function isOfPerson({ situation, pay }: Case): boolean {
  return situation !== undefined && pay === undefined;
}

/** A case as the options that ask the same. */
export function givenIn(one: Case): Given {
  const { regime, situation, optional, reliefs = [], household, currency } = one;
  if (!Array.isArray(reliefs) || !reliefs.every((id) => typeof id === 'string'))
    throw new UsageError('The reliefs of a case are a list such as ["newBusiness"].');
  const money = isObject(situation)
    ? { income: situation.income, currency: situation.currency, costs: situation.costs }
    : {};
  const asked: Fields = { ...said(money), ...said(one), household: householdOf(household, currency) };
  const values = VALUED.flatMap((name) =>
    asked[name] === undefined ? [] : [[OPTION_OF[name] ?? name, written(asked[name])]],
  );
  return {
    ...Object.fromEntries(values),
    ...{ regimeIds: [regime], 'no-optional': optional === false, relief: reliefs },
  };
}

const DECIMALS = 10;

/** A value as an option is written. */
function written(value: unknown): string {
  // With so many decimals a number is never taken for thousands.
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(DECIMALS);
  if (Array.isArray(value)) return JSON.stringify(value);
  if (!isObject(value)) return String(value);
  if (!('percent' in value || 'amount' in value)) return JSON.stringify(value);
  return 'percent' in value ? `${value.percent}%` : String(value.amount);
}

/** The situation of a case, with what the case names beside it put into it. */
export function situationOf(one: Case): Fields {
  const { situation, estimate, profession, household, years, from, reliefs, otherIncome } = one;
  if (reliefs !== undefined)
    throw new UsageError('Reliefs are named without a situation: a stay has those of its years.');
  if (!isObject(situation))
    throw new UsageError('A situation is an object such as {"citizenships": ["de"]}.');
  const person = readSituation(situation);
  const money = moneyOf(one, person.currency);
  const beside = {
    ...{ ...money, profession, years: wholeOf(years), arrival: monthOf(from), otherIncome },
    household: householdOf(household, money.currency ?? person.currency),
    deduct: estimate === undefined ? undefined : estimate === 'law',
  };
  return { ...person, ...said(beside) };
}

/** A situation of a file: its amounts as they are written everywhere, its countries by their codes. */
function readSituation(situation: Fields): Fields {
  const { home, citizenships, livedIn, living, household } = situation;
  const money = moneyOf(situation, undefined);
  const { currency } = money;
  const placesOf = (codes: unknown) => (Array.isArray(codes) ? codes.map(placeOf) : codes);
  const withAmount = (one: unknown, unit: unknown) =>
    isObject(one) && 'amount' in one ? { ...one, amount: amountOf(one.amount, unit) } : one;
  const read = {
    ...money,
    home:
      isObject(home) && 'country' in home
        ? { ...home, country: placeOf(home.country) }
        : withAmount(home, currency),
    ...{ citizenships: placesOf(citizenships), livedIn: placesOf(livedIn) },
    household: householdOf(household, currency),
    living: isObject(living) ? { ...living, amount: amountOf(living.amount, living.currency) } : living,
  };
  return { ...situation, ...said(read) };
}

/** Income, currency and costs, of which each may be left out. @param before the currency where none is named here */
function moneyOf({ income, currency: named, costs }: Fields, before: unknown) {
  const asked = typeof income === 'string' ? readAmount(income) : null;
  const code = typeof named === 'string' ? (readCurrency(named) ?? named) : named;
  const currency = code ?? asked?.currency ?? undefined;
  const unit = currency ?? before;
  return { income: amountOf(income, unit), currency, costs: costsOf(costs, unit) };
}

/** The whole amount of a number or a written one; anything else as it is, to be refused with the situation. */
function amountOf(given: unknown, currency: unknown): unknown {
  if (typeof given === 'number') return Math.floor(given);
  if (typeof given !== 'string') return given;
  const read = readAmount(given);
  if (read === null) throw new UsageError(`${quoted(given)} is no amount; allowed is 70000, or "70.000,00".`);
  if ((read.currency ?? currency) === currency) return read.amount;
  throw new UsageError(
    `${quoted(given)} is in ${read.currency}, the rest in ${currency ?? 'no currency that is named'}.`,
  );
}

/** A household whose partner's income is a whole amount. */
function householdOf(household: unknown, currency: unknown): unknown {
  if (!isObject(household) || household.partner == null) return household;
  return { ...household, partner: amountOf(household.partner, currency) };
}

function costsOf(costs: unknown, currency: unknown): unknown {
  const unit = typeof currency === 'string' ? currency : undefined;
  const given = isObject(costs) ? costs.amount : costs;
  if (typeof given === 'number' || typeof given === 'string') {
    const question = shareQuestion(given, unit ?? 'USD');
    if (question !== null) throw new UsageError(question);
  }
  if (typeof costs === 'number') return { amount: Math.floor(costs) };
  if (isObject(costs) && 'amount' in costs) return { ...costs, amount: amountOf(costs.amount, currency) };
  if (typeof costs !== 'string') return costs;
  const read = readCosts(costs, unit);
  if (read !== null) return read;
  throw new UsageError(`${quoted(costs)} are no costs; allowed is 5000 or "10%".`);
}

function wholeOf(given: unknown): unknown {
  return typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
}

/** A country's code in small letters, also of one that is given by its slug, and the names of groups as they are. */
function placeOf(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  if (given.length !== 2) return PLACES.find(({ slug }) => slug === given)?.id ?? given;
  const code = countryCodeOf(given);
  if (code !== null) return code.toLowerCase();
  throw new UsageError(`${quoted(given)} is no code of a country, such as "pt" for Portugal.`);
}

function monthOf(from: unknown): unknown {
  if (from === undefined || isObject(from)) return from;
  const [, year, month = '1'] = /^(\d{4})(?:-(\d{2}))?$/.exec(String(from)) ?? [];
  if (year !== undefined) return { year: Number(year), month: Number(month) };
  throw new UsageError(`${quoted(String(from))} is no month; allowed is 2027 or "2027-05".`);
}
