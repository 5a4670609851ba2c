/** What a law is asked: what of a person decides it, and a whole question to the laws of a release, as it travels. */
import { type AmountByYear, converted } from './amountByYear.ts';
import type { Family } from './household.ts';
import type { Costs, TaxKind } from './kinds.ts';
import type { Laws, RegimeLaw, SharesDue } from './laws.ts';
import type { LawBehind } from './linkedBehind.ts';
import type { OtherMoneyMethod } from './otherMoneyChange.ts';
import { moveOf, type Projection } from './project.ts';
import { QuestionError } from './questionError.ts';
import type { LawInForce } from './stay.ts';
import type { MoveDestination, MoveHome, MovePlan } from './yearOfMove.ts';

export { QuestionError };

/** What of a person decides what a law takes of an income. Amounts are US dollars a year, of a question in its currency. */
export interface LawAnswers {
  readonly profession?: string | undefined;
  /** Whether the income is a wage: a regime that takes wages has a law of its own for them. */
  readonly payroll?: boolean | undefined;
  /** Whether a company pays its owner in the way that leaves most. */
  readonly payBest?: boolean | undefined;
  /** Days a year of work outside the new country, for laws that ask for them; left out where they are not said. */
  readonly daysAway?: number | undefined;
  /** Who moves along; left out: nobody. */
  readonly household?: MovingFamily | undefined;
  /** By law: which shares of contributions are due to somebody who stays insured elsewhere. */
  readonly sharesDue?: Readonly<Record<string, SharesDue>> | undefined;
  /** By law: what the owner of a company is paid, a year, or by the first calendar year of each amount; as usual where left out. */
  readonly ownersPay?: Readonly<Record<string, number | AmountByYear>> | undefined;
  /** What another country goes on taking, which the best pay counts; left out: nothing. */
  readonly behind?: LawBehind | undefined;
  /** Income that is not work; left out: none. */
  readonly otherMoney?: OtherMoneyMethod | undefined;
  /** What decides whether the United States go on taxing, and insuring: as it was said. */
  readonly citizenships?: readonly string[] | undefined;
  readonly greenCard?: boolean | undefined;
  readonly home?: object | undefined;
  /** Length of the stay; a short one until it is said. */
  readonly years?: number | undefined;
}

/** A family, the partner's income a year. Children are as old as is said in the first year of the stay. */
export interface MovingFamily extends Omit<Family, 'newcomer'> {
  /** The calendar year in which the stay begins; null: ages stay as they are, and nobody is a newcomer. */
  readonly from: number | null;
  /** How many months of the stay are in that year; 12 where left out. */
  readonly firstMonths?: number | undefined;
  /** Whether citizens of the EU; null or left out: not said. */
  readonly isEu?: boolean | null | undefined;
}

/** The laws of a release, with the exchange rates that it calculates with: what law.json holds. */
export interface LawFile extends Laws {
  readonly release: string;
  /** Units of each currency for one US dollar. */
  readonly rates: Readonly<Record<string, number>>;
}

/** The year of a move in which both countries tax, as the engine takes it, with the ids of both laws. */
export interface Move {
  /** Day of arrival, "2027-05-01". */
  readonly on: string;
  readonly home: (Omit<MoveHome, 'law' | 'ofCompany'> & { readonly regime: string }) | null;
  readonly destination: Omit<MoveDestination, 'law'> & { readonly regime: string };
}

export interface Stay {
  /** The month in which it begins, "2027-05". */
  readonly from: string;
  /** How long it is. */
  readonly years: number;
  /** The law of each year; fewer than there are years where the regime is over before, and nothing follows. */
  readonly laws: readonly LawInForce[];
  /** Left out where the stay begins in January, or the country that is left is not known. */
  readonly move?: Move | undefined;
}

/** What is paid today: by a law, as percent of income, or as an amount a year in the question's currency. */
export type Today = { readonly regime: string } | { readonly rate: number } | { readonly amount: number };

/** What another country takes beside the new one. */
export interface TakenElsewhere {
  /** Lower-case code. */
  readonly country: string;
  readonly why: string;
  /** A year; null where it is not known well enough to be counted. */
  readonly amount: number | null;
  /** Whether it is in total, rate and kept; else law weighs facts, and no saving is named. */
  readonly certain: boolean;
  /** The question whose dearer answer it is, as long as that is open. */
  readonly open?: string | undefined;
}

/** What is taken, and comes in, beside what the scheme's law is about: as it was worked out by those who asked. */
export interface Beside {
  /** What the United States go on asking of their citizens. */
  readonly dueAtHome?: number | undefined;
  readonly dueElsewhere?: readonly TakenElsewhere[] | undefined;
  /** Income that is not work: all of it, and what it owes, wherever; today, too. */
  readonly otherIncome?:
    | { readonly amount: number; readonly owed: number; readonly owedToday?: number | undefined }
    | undefined;
}

/** What is asked. Amounts are a year in `currency`. */
export interface Question
  extends Pick<LawAnswers, 'profession' | 'payBest' | 'daysAway' | 'sharesDue' | 'ownersPay'> {
  /** Id of the law that is asked, such as "mt-res-non-dom". */
  readonly regime: string;
  /** Revenue before costs. */
  readonly income: number;
  /** US dollars where it is left out. */
  readonly currency?: string | undefined;
  readonly costs?: Costs | undefined;
  /** The calendar year in which the tax year begins; that of the laws where it is left out. */
  readonly year?: number | undefined;
  /** Who moves along, with the partner's income; children as old as in the first year of the stay. */
  readonly household?: Omit<MovingFamily, 'from'> | undefined;
  /** Kinds that are left out: fees that are no tax, where they are among the running costs. */
  readonly leftOut?: readonly TaxKind[] | undefined;
  /** Living and running costs that come off what is kept. */
  readonly runningCosts?: number | undefined;
  /** The years of a stay, of which the answer is the average; left out: the one year. */
  readonly stay?: Stay | undefined;
  /** What no law of the file works out, on average: the answer has it as it stands here. */
  readonly beside?: Beside | undefined;
  /** What the answer is held against. */
  readonly today?: Today | undefined;
  /** All that the person has said, as the site keeps it. The fields above follow from it. */
  readonly situation?: Readonly<Record<string, unknown>> | undefined;
}

/** The laws that a question asks. */
export function lawsAsked({ regime, stay, today }: Question): readonly string[] {
  const { laws = [], move } = stay ?? {};
  const ofMove = move ? [move.destination.regime, ...(move.home ? [move.home.regime] : [])] : [];
  const ofToday = today && 'regime' in today ? [today.regime] : [];
  return [...new Set([regime, ...laws.map((one) => one.regime), ...ofMove, ...ofToday])];
}

/**
 * Units of a currency for one US dollar.
 * @throws {QuestionError} for a currency without a rate
 */
export function perDollarOf(rates: LawFile['rates'], currency: string): number {
  const perDollar = currency === 'USD' ? 1 : rates[currency];
  if (perDollar === undefined) throw new QuestionError(`There is no exchange rate for "${currency}".`);
  return perDollar;
}

/**
 * Units of the currency of a law for one of another. Amounts in its own currency stay what they are.
 * @throws {QuestionError} for a currency without a rate
 */
export function unitsOf(
  { program, perDollar }: RegimeLaw,
  currency: string,
  rates: LawFile['rates'],
): number {
  return currency === program.currency ? 1 : perDollar / perDollarOf(rates, currency);
}

/** The same question in US dollars, but for running costs. @param perDollar units of its currency for one */
export function inDollars(question: Question, perDollar: number): Question {
  const { income, costs, household, ownersPay, today } = question;
  const usd = (amount: number) => amount / perDollar;
  const pay = Object.entries(ownersPay ?? {}).map(([id, one]) => [id, converted(one, usd)] as const);
  return {
    ...question,
    income: usd(income),
    costs: costs && 'amount' in costs ? { amount: usd(costs.amount) } : costs,
    household: household && { ...household, partner: usd(household.partner) },
    ownersPay: ownersPay && Object.fromEntries(pay),
    today: today && 'amount' in today ? { amount: usd(today.amount) } : today,
  };
}

/**
 * A projected stay, and the plan of its move, as a question has them: with the ids of the laws. What the United States take
 * of a company there is no law of the file.
 * @param lawIn the id of the law by which a regime is asked
 */
export function stayAsked(
  { years }: Projection,
  plan: MovePlan | null,
  from: string,
  lawIn: (regimeId: string) => string,
): Stay {
  const laws = years.flatMap(({ year, ended, schedule }) => {
    const of = schedule?.lawOf;
    if (ended || !of) return [];
    const { regimeId, yearOfStay, reliefs } = of;
    return [{ year, regime: lawIn(regimeId), yearOfStay, ...(reliefs && { reliefs }) }];
  });
  const isCut = years[0] !== undefined && moveOf(years[0]) !== null;
  return { from, years: years.length, laws, ...(isCut && plan && { move: moveAsked(plan) }) };
}

function moveAsked({ on, home, destination }: MovePlan): Move {
  const { law: there, ...rest } = destination;
  const destinationAsked = { ...rest, regime: there.program.id };
  if (!home) return { on, home, destination: destinationAsked };
  const { law, ofCompany: _ofCompany, ...left } = home;
  return { on, home: { ...left, regime: law.program.id }, destination: destinationAsked };
}

/** The plan that a question's move stands for, with its laws. */
export function planAsked(
  { on, home, destination }: Move,
  { regimes }: Laws,
  rest: Omit<MovePlan, 'on' | 'home' | 'destination'>,
): MovePlan {
  const lawOf = (id: string) => regimes[id] as RegimeLaw;
  return {
    ...{ ...rest, on, home: home && { ...home, law: lawOf(home.regime) } },
    destination: { ...destination, law: lawOf(destination.regime) },
  };
}
