/** The law of the United States behind that of a scheme: where what it asks for stands there. */
import type { Laws, RegimeLaw } from '../law/index.ts';
import { HOUSEHOLD_TAX } from '../law/linked.ts';
import { type LawBehind, linkedBehind, type Table, type Writer } from '../law/linkedBehind.ts';
import type { LawProgram } from '../law/program.ts';
import type { UsCitizens, UsRegime } from './usCitizens.ts';

/** How the work is done, as the law of the United States sees it. */
export type UsWork = 'wage' | 'company' | 'self-employed';

type Data = Pick<UsCitizens, 'laws' | 'regimes'>;

export function usWork({ regimes }: Data, regimeId: string, payroll = false): UsWork {
  return payroll ? 'wage' : (regimes[regimeId]?.as ?? 'self-employed');
}

/** Id of the law that works it out. */
export function usLaw({ laws }: Data, work: UsWork): string {
  return work === 'wage' ? laws.wage : work === 'company' ? laws.company : laws.selfEmployed;
}

/** Whether the local income tax is credited. */
export function usCredit({ regimes }: Data, regimeId: string, payroll = false) {
  const own = regimes[regimeId];
  if (own?.as === 'self-employed') return own.creditable;
  return payroll ? 'yes' : 'none';
}

const known = new WeakMap<Laws, Map<string, LawBehind>>();

/** @param payroll whether the income is a wage */
export function usBehind(us: Data, laws: Laws, payroll = false): LawBehind {
  const key = payroll ? 'us wage' : 'us';
  const ofLaws = known.get(laws) ?? new Map<string, LawBehind>();
  known.set(laws, ofLaws);
  const behind = ofLaws.get(key) ?? { key, programOf: programsOf(us, laws, payroll) };
  ofLaws.set(key, behind);
  return behind;
}

function programsOf(us: Data, { regimes }: Laws, payroll: boolean): LawBehind['programOf'] {
  const programs = new WeakMap<LawProgram, Map<string, LawProgram>>();
  return (law, regimeId) => {
    const ofProgram = programs.get(law.program) ?? new Map<string, LawProgram>();
    programs.set(law.program, ofProgram);
    const linked = ofProgram.get(regimeId) ?? linkedBehind(law, lawOf(regimeId), tableOf(regimeId));
    ofProgram.set(regimeId, linked);
    return linked;
  };

  function lawOf(regimeId: string): RegimeLaw {
    const id = usLaw(us, usWork(us, regimeId, payroll));
    const own = regimes[id];
    if (!own) throw new RangeError(`There is no law "${id}"`);
    return own;
  }

  function tableOf(regimeId: string) {
    const regime = us.regimes[regimeId];
    const isCredited = usCredit(us, regimeId, payroll) === 'yes';
    return (write: Writer): Table =>
      !payroll && regime?.as === 'company' ? ofCompany(write, regime) : ofPerson(write, isCredited);
  }
}

/** The case says whether a US employer withholds its employee's half of social security: where insured there, and where not. */
export const WITHHELD = { ifInsured: 'withheldIfInsured', ifNot: 'withheldIfNot' } as const;

/** Somebody's own work: the foreign tax is what is paid, with what a family changes. */
function ofPerson({ given, asked, line, extra, number, step, money }: Writer, isCredited: boolean): Table {
  const paid = step('greatest', step('add', line('income'), extra(HOUSEHOLD_TAX)), number(0));
  const contributions = step('add', line('socialContribution'), line('pension'));
  const isInsured = step('below', number(0), contributions);
  const withheld = (name: string) => asked(name, number(1));
  return {
    turnover: money(given('turnover')),
    wage: money(given('turnover')),
    profit: money(given('profit')),
    'asked.foreignTax': isCredited ? money(paid) : number(0),
    'asked.usEmployer': step('choose', isInsured, withheld(WITHHELD.ifInsured), withheld(WITHHELD.ifNot)),
  };
}

/** How a company pays its owner, and what it is taxed with. */
function ofCompany(
  { given, line, extra, number, step, money }: Writer,
  regime: Extract<UsRegime, { as: 'company' }>,
): Table {
  const { companyTaxOn, companyTaxCreditable, dividendTaxCreditable = true } = regime;
  const nothing = number(0);
  const lowersProfit = regime.lowersProfit ?? [];
  const profit = lowersProfit.reduce((left, kind) => step('subtract', left, line(kind)), given('profit'));
  const [wage, companyTax] = [extra('pay.wage'), money(line('corporate'))];
  const ifKept = companyTaxOn === 'distribution' ? nothing : companyTax;
  return {
    profit: money(profit),
    wage: money(wage),
    'asked.wageCost': money(step('add', wage, extra('pay.employer'))),
    'asked.companyTax': companyTax,
    'asked.creditableTax': companyTaxCreditable ? companyTax : nothing,
    'asked.companyTaxIfKept': ifKept,
    'asked.creditableTaxIfKept': companyTaxCreditable ? ifKept : nothing,
    'asked.dividendTax': dividendTaxCreditable ? money(line('dividend')) : nothing,
    'asked.qualified': number(regime.qualifiedDividend ? 1 : 0),
  };
}
