/** An answer that travels: with its question and the law that it was worked out by, so that anybody can work it out again. */

import { type Answer, assess } from './answer.ts';
import { type LawFile, lawsAsked, type Question } from './ask.ts';
import type { Households } from './familyProgram.ts';
import { isObject } from './isObject.ts';
import { inPresentForm } from './oldFamilies.ts';
import type { LawProgram } from './program.ts';
import type { TaxKind } from './types.ts';

/** What the form of the file is called in it; another number is another form. */
const FORM = 1;

export interface Citation {
  readonly citation: typeof FORM;
  /** The answer in words. */
  readonly text: string;
  /** Opens the same question on the site. */
  readonly address: string;
  /** With its year. */
  readonly question: Question;
  readonly answer: Answer;
  /** The laws and the rate that the question needs. */
  readonly law: LawFile;
  readonly license: string;
}

/** An amount that is not what it was. */
export interface Difference {
  readonly name: TaxKind | 'total' | 'kept' | 'saving';
  readonly before: number;
  readonly now: number;
}

/** A figure of a law that is not what it was; null where one of the two laws does not have it. */
export interface ChangedValue {
  readonly name: string;
  readonly before: number | null;
  readonly now: number | null;
}

/** What became of an answer. */
export interface Verdict {
  /** Whether it follows from the law in its file, and from the present one where that is given. */
  readonly holds: boolean;
  /** Where the file's answer is not what the file's law comes to. */
  readonly own: readonly Difference[];
  /** Where the present law comes to something else. */
  readonly since: readonly Difference[];
  /** Why, of the figures that have names. */
  readonly figures: readonly ChangedValue[];
  /** Whether the formulas, the bands or the exchange rate are others. */
  readonly isOtherwise: boolean;
}

/**
 * The part of the laws that one question needs.
 * @throws {RangeError} for a law that they do not have
 */
export function lawOf({ regimes, rates, households, ...law }: LawFile, question: Question): LawFile {
  const { currency = 'USD', household } = question;
  const ids = lawsAsked(question);
  const own = ids.map((id) => {
    const regime = regimes[id];
    if (!regime) throw new RangeError(`There is no regime "${id}".`);
    return [id, regime] as const;
  });
  return {
    release: law.release,
    taxYear: law.taxYear,
    rates: Object.fromEntries(Object.entries(rates).filter(([name]) => name === currency)),
    regimes: Object.fromEntries(own),
    ...(household && households && { households: householdsOf(households, ids) }),
  };
}

function householdsOf({ countries, regimes }: Households, ids: readonly string[]): Households {
  const own = Object.entries(regimes).filter(([id]) => ids.includes(id));
  const slugs = own.map(([, { country }]) => country);
  return {
    countries: Object.fromEntries(Object.entries(countries).filter(([slug]) => slugs.includes(slug))),
    regimes: Object.fromEntries(own),
  };
}

/** An answer as a file. @param told its words and its address, of the answer */
export function cite(
  laws: LawFile,
  question: Question,
  told: (answer: Answer) => Pick<Citation, 'text' | 'address'>,
): Citation {
  const answer = assess(laws, question);
  const law = lawOf(laws, question);
  const asked = { ...question, currency: answer.currency, year: answer.year };
  return { citation: FORM, ...told(answer), question: asked, answer, law, license: 'CC BY 4.0' };
}

/** A citation of what a file of JSON holds; null where it is none. */
export function readCitation(content: unknown): Citation | null {
  if (!isObject(content) || content.citation !== FORM) return null;
  const { question, answer, law } = content;
  if (!isObject(question) || !isObject(answer) || !isObject(law)) return null;
  const { regime, income, year } = question;
  if (typeof regime !== 'string' || typeof income !== 'number' || typeof year !== 'number') return null;
  const own = isObject(law.regimes) ? law.regimes[regime] : null;
  if (!isObject(own) || !isObject(own.program) || !isObject(law.rates)) return null;
  const { steps, lines, figures } = own.program;
  if (!Array.isArray(steps) || !Array.isArray(figures) || !isObject(lines)) return null;
  const isLine = (line: unknown) => isObject(line) && typeof line.amount === 'number';
  if (!Array.isArray(answer.lines) || !answer.lines.every(isLine)) return null;
  if (typeof answer.total !== 'number' || typeof answer.kept !== 'number') return null;
  return content as unknown as Citation;
}

/** Where two answers to one question differ, to the cent. */
export function differences(before: Answer, now: Answer): readonly Difference[] {
  const kinds = now.lines.map(({ kind, amount }) => ({
    name: kind,
    before: before.lines.find((line) => line.kind === kind)?.amount ?? 0,
    now: amount,
  }));
  const sums = (['total', 'kept', 'saving'] as const).map((name) => ({
    ...{ name, before: before[name] ?? 0, now: now[name] ?? 0 },
  }));
  return [...kinds, ...sums].filter((one) => Math.round(100 * one.before) !== Math.round(100 * one.now));
}

/**
 * Works a cited answer out again.
 * @param now the present laws, which must have the regime
 * @throws {RangeError} where one of the laws cannot answer the question
 */
export function verify({ question, answer, law: asFiled }: Citation, now: LawFile | null = null): Verdict {
  const law = { ...asFiled, households: inPresentForm(asFiled) };
  const own = differences(answer, assess(law, question));
  const since = now === null ? [] : differences(answer, assess(now, question));
  const ids = lawsAsked(question);
  const pairs = ids.map((id) => [law.regimes[id], (now ?? law).regimes[id]] as const);
  const year = question.year ?? law.taxYear;
  return {
    holds: own.length === 0 && since.length === 0,
    own,
    since,
    figures: pairs.flatMap(([before, after]) =>
      before && after ? figuresChanged(before.program, after.program, year) : [],
    ),
    isOtherwise:
      pairs.some(([one, other]) => one?.perDollar !== other?.perDollar || formOf(one) !== formOf(other)) ||
      (now !== null && formOfHouseholds(law, question) !== formOfHouseholds(now, question)),
  };
}

/** What a household's formulas are, of those that a question asks. */
function formOfHouseholds(law: LawFile, question: Question): string {
  return JSON.stringify(lawOf(law, question).households ?? null);
}

/** All of a law but its figures. */
function formOf(law: LawFile['regimes'][string] | undefined): string {
  const { steps, scales, tables } = law?.program ?? {};
  return JSON.stringify([steps, scales, tables]);
}

/** Which figures of a law are others in a tax year. */
function figuresChanged(before: LawProgram, now: LawProgram, year: number): readonly ChangedValue[] {
  const valueIn = ({ figures }: LawProgram, name: string): number | null => {
    const values = figures.find((figure) => figure.name === name)?.in ?? [];
    return (values.findLast(({ from }) => from <= `${year}-12-31`) ?? values[0])?.is ?? null;
  };
  const names = new Set([...before.figures, ...now.figures].map(({ name }) => name));
  return [...names]
    .map((name) => ({ name, before: valueIn(before, name), now: valueIn(now, name) }))
    .filter((one) => one.before !== one.now);
}
