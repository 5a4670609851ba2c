/** Answers of a page as files that travel, and what became of one: for one tax year, by the law, with what changes figures. */

import { dataRelease, exchangeRates } from 'virtual:lowtide/catalogue';
import { older } from 'virtual:lowtide/releases';
import { site } from 'virtual:lowtide/site';
import { loadPersonFacts } from '../api/facts.ts';
import { citationAddress, citationText } from '../catalogue/citation.ts';
import type { Cited } from '../catalogue/citedAddress.ts';
import type { TaxRegime } from '../catalogue/entities.ts';
import { regimePath } from '../catalogue/pages.ts';
import { type Answer, assess, type LawFile, type Question } from '../engine/answer.ts';
import { type Citation, cite } from '../engine/citation.ts';
import type { Figures } from '../situation/figures.ts';
import { isOnPayroll } from '../situation/situation.ts';
import { wageLawOf } from '../tax/index.ts';
import { holderOf } from './holder.ts';

/** A scheme as an answer names it. */
export interface CitedScheme {
  readonly country: {
    readonly name: string;
    readonly slug: string;
    readonly taxRegimes: readonly { readonly id: string }[];
  };
  readonly regime: TaxRegime;
}

type Said = Pick<Figures, 'situation' | 'amount' | 'currency'>;

/** The laws as this page has them. */
async function lawsHere(): Promise<LawFile> {
  const { laws } = await loadPersonFacts();
  if (!laws) throw new Error('The laws are not here.');
  return {
    release: dataRelease,
    taxYear: laws.taxYear,
    rates: exchangeRates.rates,
    regimes: laws.regimes,
  };
}

/** The question that a page answers for one year: an employee's is asked of the law by which a scheme takes a wage. */
function questionOf(
  { regimes }: LawFile,
  regimeId: string,
  { situation, amount, currency }: Said,
  year?: number,
): Question {
  const onWage = wageLawOf(regimeId);
  return {
    regime: isOnPayroll(situation) && regimes[onWage] ? onWage : regimeId,
    income: amount,
    currency,
    costs: situation.costs,
    profession: situation.profession,
    year,
    payBest: situation.payBest || undefined,
  };
}

/** What a page shows of schemes, as files. */
export async function citationsOf(
  schemes: readonly CitedScheme[],
  figures: Said & Pick<Figures, 'costs' | 'estimate'>,
): Promise<readonly Citation[]> {
  const laws = await lawsHere();
  return schemes.map(({ country, regime }) => {
    const { situation } = holderOf(regime, figures.situation, figures);
    const said = { ...figures, situation };
    const question = questionOf(laws, regime.id, said);
    const page = site.origin + regimePath(country, regime.id);
    const isEmployee = isOnPayroll(said.situation);
    return cite(laws, question, (answer) => {
      const address = citationAddress(page, question, answer);
      return {
        text: citationText(`${country.name}, ${regime.name}`, question, answer),
        address: isEmployee ? `${address}&contract=payroll` : address,
      };
    });
  });
}

/** What a cited answer is by the present law, and why it may have become another. */
export interface CitedNow {
  readonly answer: Answer;
  readonly holds: boolean;
  /** One sentence each. */
  readonly reasons: readonly string[];
}

/** Works a cited question out again. @throws {RangeError} where the law has no such year */
export async function citedNow(
  regimeId: string,
  said: Said,
  { year, total, release }: Cited,
): Promise<CitedNow> {
  const laws = await lawsHere();
  const answer = assess(laws, questionOf(laws, regimeId, said, year));
  const holds = Math.round(100 * answer.total) === Math.round(100 * total);
  return { answer, holds, reasons: holds ? [] : (older[release]?.changed[regimeId]?.reasons ?? []) };
}
