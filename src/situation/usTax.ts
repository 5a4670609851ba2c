/** What the United States ask of a citizen or a holder of a green card in one year of a life elsewhere. */
import type { PersonFacts } from '../catalogue/personFacts.ts';
import { insuredInUs, isUsPerson, sharesDue, type UsCitizens, type UsRegime } from '../catalogue/usCitizens.ts';
import { assessLaw, type LawCase, resultsOf, WHOLE_YEAR } from '../law/assess.ts';
import { type LawOfYear, lawOfYear } from '../law/year.ts';
import type { LawMethod, LawOf, Laws, SharesDue, TaxKind, TaxLine } from '../tax/index.ts';
import { isOnPayroll, type Situation } from './situation.ts';

/** USD of one year. */
export interface UsTax {
  /** Self-employment tax, or what a US employer withholds. */
  readonly insurance: number;
  readonly incomeTax: number;
  readonly total: number;
  /** Of a company: what is due if its profit stays in it; null for everybody else. */
  readonly ifKept: number | null;
}

export const NO_US_TAX: UsTax = { insurance: 0, incomeTax: 0, total: 0, ifKept: null };

/** One year in one regime, USD. */
export interface UsYear {
  readonly slug: string;
  /** How its law is asked. */
  readonly of: LawOf;
  /** Calendar year. */
  readonly year: number;
  /** 1 for the first year of the stay; left out: an ordinary year. */
  readonly place?: number;
  /** Whether a relief of the first years is in force. */
  readonly relieved?: boolean;
  readonly income: number;
  readonly costs: number;
  /** What the regime takes. */
  readonly lines: readonly Pick<TaxLine<number | null>, 'kind' | 'amount'>[];
  /** Part of the year that is spent abroad; 1 where left out. */
  readonly daysShare?: number;
  /** Net income of the months before, in the year of a move. */
  readonly otherIncome?: number;
}

/** What a person's taxes at home are worked out with. */
export interface UsFacts {
  readonly us: UsCitizens;
  readonly laws: Laws;
  readonly method: LawMethod;
  readonly situation: Situation;
}

/** Null for everybody whom the United States do not tax abroad, and as long as the facts are not here. */
export function usFactsOf(
  situation: Situation,
  { usCitizens, laws, lawsFor }: Pick<PersonFacts, 'usCitizens' | 'laws' | 'lawsFor'>,
): UsFacts | null {
  if (!usCitizens || !laws || !lawsFor || !isUsPerson(situation)) return null;
  const { profession, payBest: bestPay } = situation;
  const shares = sharesDue(usCitizens, situation);
  return { us: usCitizens, laws, method: lawsFor({ profession, bestPay, payroll: isOnPayroll(situation), sharesDue: shares }), situation };
}

/** The shares of local contributions that are due, by regime; undefined for everybody who is insured nowhere else. */
export function sharesDueTo(
  situation: Situation,
  usCitizens: UsCitizens | null,
): Readonly<Record<string, SharesDue>> | undefined {
  return usCitizens && isUsPerson(situation) ? sharesDue(usCitizens, situation) : undefined;
}

/** How the work is done, as the law of the United States sees it. */
export type UsWork = 'wage' | 'company' | 'self-employed';

export function usWork({ us, situation }: Pick<UsFacts, 'us' | 'situation'>, regimeId: string): UsWork {
  if (isOnPayroll(situation)) return 'wage';
  return us.regimes[regimeId]?.as ?? 'self-employed';
}

/** Whether the employer is taken to be one of the United States: that of somebody who lives there today. */
export function hasUsEmployer({ home }: Pick<Situation, 'home'>): boolean {
  return home !== undefined && 'country' in home && home.country === 'us';
}

/** Whether the local income tax is credited. */
export function creditOf(facts: Pick<UsFacts, 'us' | 'situation'>, regimeId: string) {
  const own = facts.us.regimes[regimeId];
  if (own?.as === 'self-employed') return own.creditable;
  return usWork(facts, regimeId) === 'wage' ? 'yes' : 'none';
}

/** What is due of a year. */
export function usTaxOf(facts: UsFacts, year: UsYear): UsTax {
  const { us, laws, situation } = facts;
  const { regimeId } = year.of;
  const work = usWork(facts, regimeId);
  const id = work === 'wage' ? us.laws.wage : work === 'company' ? us.laws.company : us.laws.selfEmployed;
  const own = laws.regimes[id];
  if (!own) return NO_US_TAX;
  const law = lawOfYear(own.program, { taxYear: year.year });
  const { income, costs, daysShare = 1 } = year;
  const foreignTax = creditOf(facts, regimeId) === 'yes' ? amountOf(year.lines, 'income') : 0;
  const said: LawCase = {
    ...WHOLE_YEAR,
    ...{ turnover: income, costs, profit: Math.max(income - costs, 0), wage: income, taxYear: year.year },
    ...{ 'asked.foreignTax': foreignTax, 'asked.daysShare': daysShare },
    'asked.usEmployer': hasUsEmployer(situation) ? 1 : 0,
    'asked.insuredAtHome': insuredInUs(us, situation, { ...year, regimeId }),
    'asked.otherIncome': year.otherIncome ?? 0,
  };
  const regime = us.regimes[regimeId];
  const known =
    work === 'company' && regime?.as === 'company'
      ? { ...said, ...companyCase(facts, year, regime, valueIn(law, said, 'mostExcluded')) }
      : said;
  const { lines, total } = assessLaw(law, known);
  const incomeTax = lines.income ?? 0;
  return {
    ...{ incomeTax, total, insurance: total - incomeTax },
    ifKept: work === 'company' ? valueIn(law, known, 'keptUnder962') : null,
  };
}

/** What a value of a law comes to. */
function valueIn(law: LawOfYear, known: LawCase, name: string): number {
  const place = law.program.values.find(([value]) => value === name)?.[1];
  return place === undefined ? 0 : (resultsOf(law, known)[place] ?? 0);
}

/** What goes into the law of companies: how this one pays its owner, and what it is taxed with. */
function companyCase(
  { method }: UsFacts,
  { of, income, costs }: UsYear,
  regime: Extract<UsRegime, { as: 'company' }>,
  mostExcluded: number,
): LawCase {
  const profit = Math.max(income - costs, 0);
  const asWage = regime.wage === 'exclusion' ? Math.min(profit, mostExcluded) : null;
  const paid = method.payAt(of, income, costs, asWage);
  const lines = paid?.lines;
  const corporate = lines?.corporate ?? 0;
  const before = (regime.lowersProfit ?? []).reduce((sum, kind) => sum + (lines?.[kind] ?? 0), 0);
  const ifKept = regime.companyTaxOn === 'distribution' ? 0 : corporate;
  const credited = (tax: number) => (regime.companyTaxCreditable ? tax : 0);
  const { wage = 0, employer = 0 } = paid ?? {};
  return {
    profit: profit - before,
    wage,
    'asked.wageCost': wage + employer,
    'asked.companyTax': corporate,
    'asked.creditableTax': credited(corporate),
    'asked.companyTaxIfKept': ifKept,
    'asked.creditableTaxIfKept': credited(ifKept),
    'asked.dividendTax': regime.dividendTaxCreditable === false ? 0 : (lines?.dividend ?? 0),
    'asked.qualified': regime.qualifiedDividend ? 1 : 0,
  };
}

function amountOf(lines: UsYear['lines'], kind: TaxKind): number {
  return lines.find((line) => line.kind === kind)?.amount ?? 0;
}
