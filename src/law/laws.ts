/** All laws as pages load them. */

import type { Doubt } from './band.ts';
import type { Households } from './familyProgram.ts';
import type { TaxKind } from './kinds.ts';
import type { LawProgram } from './program.ts';
import type { LawCase } from './results.ts';

/** One regime's law. */
export interface RegimeLaw {
  readonly program: LawProgram;
  /** Units of its currency bought by one US dollar. */
  readonly perDollar: number;
  /** The first year of a stay without a relief of first years: what counts where nothing is said of a stay. */
  readonly ordinaryYear: number;
  /** Figures that follow by a rule and are not law yet, in words, with the year from which each counts. */
  readonly expected: readonly { readonly name: string; readonly from: number }[];
  /** Tariffs of which something is not out for a tax year; none where left out. */
  readonly notOut?: readonly TariffNotOut[] | undefined;
  /** Figures that may be others; releases before there were any have none. */
  readonly doubts?: readonly Doubt[] | undefined;
}

/** What is not out of a tariff, from a tax year on until it is. */
export interface TariffNotOut {
  /** The calendar year in which that tax year begins. */
  readonly from: number;
  /** Whether all of the tariff is that of the year before; else what is law of the new one counts beside it. */
  readonly goesOn: boolean;
  /** Whether bands are not out. */
  readonly bands: boolean;
  /** What else is not, in words. */
  readonly names: readonly string[];
}

export interface Laws {
  /** The calendar year that counts where nothing is said of a stay. */
  readonly taxYear: number;
  /** By regime id: destinations and home countries. */
  readonly regimes: Readonly<Record<string, RegimeLaw>>;
  /** What a partner and children change; left out where nobody has said who moves. */
  readonly households?: Households | undefined;
}

/** The law of a company that says how it pays its owner. */
export interface CompanyPay extends RegimeLaw {
  /** The calendar year that counts. */
  readonly taxYear: number;
  /** What the owner's family says to it; left out: nobody moves along. */
  readonly ofFamily?: LawCase | undefined;
}

/** Id of the law of wages: of a country, by its code in small letters, or of a regime that takes a wage by another law. */
export function wageLawOf(id: string): string {
  return `${id}-wage`;
}

/**
 * Whether a company at home counts as paying its owner the best way: where its law knows no usual pay. Elsewhere the best
 * pay would not always pass, and nobody has it today without saying so.
 */
export function isPaidBestToday(law: RegimeLaw | undefined, asked: boolean | undefined): boolean | undefined {
  if (!law || !saysPay(law.program)) return asked;
  return law.program.extras['pay.usual'] === undefined;
}

/** Whether a law says how its owner is paid. */
export function saysPay({ extras }: LawProgram): boolean {
  return extras['pay.pays'] !== undefined;
}

/** Undefined where the regime needs no company, or its law says nothing of pay. */
export function companyPayOf(laws: Laws | null, regimeId: string): CompanyPay | undefined {
  const own = laws?.regimes[regimeId];
  return laws && own && saysPay(own.program) ? { ...own, taxYear: laws.taxYear } : undefined;
}

/** Reliefs, ways to be paid and optional contributions that are asked for, as a case names them. */
export function chosen(ids: readonly string[] = []): LawCase {
  return Object.fromEntries(ids.map((id) => [`chosen.${id}`, 1]));
}

/** The question with which a law asks which share of a line is due: 1, unless the person is insured elsewhere. */
export function shareQuestion(kind: TaxKind): string {
  return `${kind}Due`;
}

/** Shares of lines that are due, by kind; those left out are whole. */
export type SharesDue = Readonly<Partial<Record<TaxKind, number>>>;

/** Such shares, as a case names them. */
export function sharesSaid(shares: SharesDue = {}): LawCase {
  return Object.fromEntries(
    Object.entries(shares).map(([kind, share]) => [`asked.${shareQuestion(kind as TaxKind)}`, share]),
  );
}
