/** What a tool for assistants is, what it answers, and what it asks of the data. */
import * as v from 'valibot';
import type { CountryTextsFile } from '../catalogue/entities.ts';
import type { ArrivalYear, LeavingYear } from '../catalogue/movePlan.ts';
import type { CompanyPayTexts } from '../catalogue/practical.ts';
import type { LawFile, Question } from '../law/ask.ts';
import type { PayPart } from '../law/bestWage.ts';
import type { TaxLine } from '../law/index.ts';

const text = v.string();

/** What every tool answers. */
export const toolAnswer = v.object({
  says: v.pipe(text, v.description('The answer in a few sentences.')),
  figures: v.looseObject({}),
  /** What a figure depends on, each in words, with what other programs need to tell it apart. */
  terms: v.array(
    v.object({
      /** What it belongs to: the id of a regime, of a rule, of a tie. */
      about: text,
      kind: text,
      text,
      /** Of a condition: 'met', 'open' or 'unmet' for this person. Of a tie: what keeping it does. */
      state: v.exactOptional(text),
      /** Whether it can take the regime away from the person. */
      decides: v.exactOptional(v.boolean()),
      /** The answer of the profile that would settle it. */
      asks: v.exactOptional(text),
    }),
  ),
  /** How single figures come about. */
  working: v.array(
    v.object({ about: text, label: text, steps: v.array(v.object({ says: text, shows: text })) }),
  ),
  /** Without an address it is a law or a paper that the title names. */
  sources: v.array(v.object({ title: text, publisher: text, url: v.nullable(text) })),
  /** The oldest, where there are several. */
  reviewed: v.pipe(text, v.description('The day on which the figures were last checked.')),
  release: v.pipe(text, v.description('The release of the data.')),
  link: v.pipe(text, v.description('Opens the same answer on the site.')),
  notInLink: v.pipe(v.array(text), v.description('Answers of the profile that the link does not carry.')),
  /** That it is an estimate. */
  note: text,
});

export type ToolAnswer = v.InferOutput<typeof toolAnswer>;
export type ToolTerm = ToolAnswer['terms'][number];
export type ToolWorking = ToolAnswer['working'][number];
export type ToolSource = ToolAnswer['sources'][number];

/** What is wrong with a question, in words. */
interface Refusal {
  readonly refused: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schemas of what it takes and answers. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema: Readonly<Record<string, unknown>>;
  answer(input: unknown): Promise<ToolAnswer | Refusal>;
}

/** How a company shall pay its owner. Amounts are a year in the currency of the question. */
export interface PayAsked extends Pick<Question, 'regime' | 'income' | 'currency' | 'costs' | 'year'> {
  readonly pay: {
    /** A gross wage, the one that leaves most, or the one that is usual there. */
    readonly wage: number | 'best' | 'usual';
    /** Stays in the company. */
    readonly retain?: number | undefined;
    /** 1 for the first of the other ways to be paid. */
    readonly way?: number | undefined;
    /** Names of optional contributions. */
    readonly optional?: readonly string[] | undefined;
  };
}

/** Where the profit goes; the parts and `inHand` and `retained` add up to it, but for the dividend. */
export interface PayFound extends Readonly<Record<PayPart, number>> {
  readonly profit: number;
  readonly wage: number;
  readonly inHand: number;
  readonly retained: number;
  /** What the wage insures. */
  readonly buys: string;
  readonly trace?: readonly ToolWorking[];
}

/** The year of a move from a home country, by its code, with the day of the arrival. */
export interface MoveAsked extends Pick<Question, 'regime' | 'income' | 'currency' | 'costs'> {
  readonly move: { readonly fromHome: string; readonly on: string };
}

/** What one country takes in the year of a move, in the currency asked for; steps are in the currency of its law. */
interface MovePartFound {
  readonly income: number;
  readonly lines: readonly Pick<TaxLine, 'kind' | 'amount'>[];
  readonly total: number;
  readonly low: number;
  readonly high: number;
  readonly trace?: readonly (Pick<TaxLine, 'kind' | 'amount'> & Pick<ToolWorking, 'steps'>)[];
}

export interface MoveFound {
  readonly move: string;
  readonly home: MovePartFound | null;
  readonly there: MovePartFound;
  readonly both: readonly {
    readonly months: 'before' | 'after';
    readonly home: number;
    readonly there: number;
    readonly credit: number | null;
  }[];
  readonly total: number;
  readonly kept: number;
  readonly low: number;
  readonly high: number;
  /** What the year costs by month of arrival. */
  readonly months: readonly { readonly month: string; readonly total: number }[];
  readonly best: string;
}

export interface Laws {
  /** Long texts of a country. */
  readonly texts: (slug: string) => Promise<CountryTextsFile | null>;
  readonly pay: (question: PayAsked) => PayFound | Refusal;
  /** By the country's slug, then by regime id. */
  readonly payTexts: Readonly<Record<string, Readonly<Record<string, CompanyPayTexts>>>>;
  /** The laws with their rates, as a file has them. @param release the release of the data */
  readonly lawFile: (release: string) => LawFile;
  /** Null where the laws of such a move are not known. */
  readonly move: (question: MoveAsked) => MoveFound | null;
  /** By the destination's slug, and by the home country's id. */
  readonly arriveWords: Readonly<Record<string, ArrivalYear>>;
  readonly leaveWords: Readonly<Record<string, LeavingYear>>;
}
