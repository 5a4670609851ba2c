/** Terms in whole sentences; in a few words they are in lineEnglish.ts. */
import {
  capitalised,
  countOf,
  formatDay,
  formatList,
  formatStatutory,
  nameInText,
} from '../catalogue/format.ts';
import { keptText, rateText } from '../catalogue/labels.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { citizenshipOf } from '../catalogue/places.ts';
import type { PermitTerms } from '../catalogue/practical.ts';
import { PROFESSIONS, REGION_NAMES } from '../catalogue/professions.ts';
import type { UsWork } from '../catalogue/usBehind.ts';
import { inSentence } from '../situation/words.ts';
import {
  dueSentence as elsewhereDueSentence,
  elsewhereSentence,
  nothingWithheldSentence,
} from './elsewhereEnglish.ts';
import { averageSentence } from './homeWords.ts';
import { monthsWords, permitLastsSentence } from './permitEnglish.ts';
import {
  daysSentence,
  employerSentence,
  heldSentence,
  managedSentence,
  otherCountrySentence,
  professionAsksSentence,
  selfEmployedSentence,
} from './personEnglish.ts';
import type { CompanyNeed, EndTerm, FitLevel, NeedTerm, Outcome, PermitNeed, Term } from './terms.ts';

export type DueTerm = Extract<Term, { kind: 'due-at-home' }>;
type TariffTerm = Extract<Term, { kind: 'tariff-not-out' }>;

/** What the three states are called beside their signs. */
export const FIT_WORDS: Readonly<Record<FitLevel, string>> = {
  fits: 'Fits you',
  check: 'One thing to check',
  no: 'Not for you',
};

/** What the parts of a person's list are called. */
export const GROUP_WORDS: Readonly<Record<FitLevel | 'more' | 'less', string>> = {
  ...FIT_WORDS,
  more: 'More than today',
  less: 'Less than today',
  check: 'More, but only if',
};

/** A last day: the last one of a year is named by its year. */
export function untilWords(day: string): string {
  const [year, month, date] = day.split('-');
  return month === '12' && date === '31' ? `${year}` : formatDay(day);
}

/** A first day: the first one of a year is named by its year. */
export function fromWords(day: string): string {
  const [year, month, date] = day.split('-');
  return month === '01' && date === '01' ? `${year}` : formatDay(day);
}

/** A term in whole sentences, for lists on guides, in results, on paper. */
export function sentence(term: Term, money: MoneyFormat): string {
  switch (term.kind) {
    case 'needs':
      return needSentence(term, money);
    case 'today':
      return term.average
        ? `This is what you pay today. ${averageSentence(term.average)}`
        : 'This is what you pay today.';
    case 'home-average':
      return averageSentence(term.average);
    case 'stay':
      return term.who === null
        ? 'You can have it without moving.'
        : `You can have it without moving: ${term.who}.`;
    case 'permit-lasts':
      return `${permitLastsSentence(term.months)}${term.ruleEnds ? '' : ' The tax rule has no end.'}`;
    case 'cheaper-first':
      return `In the first ${term.years === 1 ? 'year' : countOf(term.years, 'year')} you pay ${rateText(term.rate)}.`;
    case 'ends':
      return endSentence(term, money);
    case 'changes':
      return `From ${fromWords(term.on)} the rate is ${rateText(term.rate)}.`;
    case 'limit':
      return `Above ${money(term.upTo, 'down')} a year you leave this scheme.`;
    case 'due-at-home':
      return dueSentence(term, money);
    case 'due-elsewhere':
      return elsewhereDueSentence(term, money);
    case 'nothing-withheld':
      return nothingWithheldSentence(term);
    case 'return-at-home':
      return term.hasCompany
        ? 'You still file a US return every year, and report your foreign company with it.'
        : 'You still file a US return every year, although nothing is due.';
    case 'no-health-cover':
      return 'Health cover is not in it, and it is in what you pay today.';
    case 'assumes-exclusion':
    case 'at-home':
    case 'insured-at-home':
    case 'kept-company':
      return term.text;
    case 'employer':
      return employerSentence(term);
    case 'profession-asks':
      return professionAsksSentence(term);
    case 'own-savings':
      return `Of what you pay in ${inSentence(term.home)} today, ${money(term.amount)} a year goes into an account of your own and stays yours.`;
    case 'tariff-not-out':
      return tariffSentence(term);
    case 'costs-ignored':
      return `Your costs of ${money(term.amount)} do not lower this tax.`;
  }
}

/** What stands beside a figure because something of its tariff is not out. */
export function notOutSentences(terms: readonly Term[]): readonly string[] {
  return terms.flatMap((term) => (term.kind === 'tariff-not-out' ? [tariffSentence(term)] : []));
}

/** As many figures as a sentence names. */
const NAMED_FIGURES = 3;

/** "2027 as in 2026: the new bands are not known yet." Bands stand for all that comes with them. */
function tariffSentence({ year, as, goesOn, bands, names, of }: TariffTerm): string {
  const isOne = !bands && names.length === 1;
  const named = names.slice(0, NAMED_FIGURES).map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const more = names.length - named.length;
  const list = bands ? 'bands' : formatList(more > 0 ? [...named, `${more} more`] : named);
  const place = typeof of === 'object' ? `${capitalised(inSentence(of.home))}: ` : '';
  if (goesOn) {
    const what = of === 'us' ? `US tax of ${year}` : year;
    return `${place}${what} as in ${as}: the new ${list} ${isOne ? 'is' : 'are'} not known yet.`;
  }
  const start = `${place}${place ? 'not' : 'Not'} known yet for ${of === 'us' ? 'US tax of ' : ''}${year}`;
  return `${start}: ${list}. ${isOne ? 'That' : 'Those'} of ${as} ${isOne ? 'counts' : 'count'}.`;
}

/** What an employer or a tax of its own collects for insurance, and what income tax is. */
const INSURANCE_WORDS: Readonly<Record<UsWork, string>> = {
  wage: 'social security',
  company: 'self-employment tax',
  'self-employed': 'self-employment tax',
};

/** What it is on a payroll and with invoices, the lower amount first. */
export function byContract({ amount, onPayroll }: DueTerm, money: MoneyFormat): string {
  return [amount, onPayroll ?? amount]
    .sort((a, b) => a - b)
    .map((one) => money(one))
    .join(' or ');
}

function dueSentence(term: DueTerm, money: MoneyFormat): string {
  const { work, amount, insurance, incomeTax, ifKept, onPayroll } = term;
  if (onPayroll !== null) {
    return `The US still asks for ${byContract(term, money)} a year, depending on your contract: ${money(onPayroll)} on a payroll, ${money(amount)} with invoices. This figure counts the invoices.`;
  }
  if (work === 'company') {
    const owed = `US tax of about ${money(amount)} a year on the company's profit is in this figure, as if everything were paid out.`;
    return ifKept !== null && ifKept < amount
      ? `${owed} If profit stays in the company, it can be ${money(ifKept)} for now.`
      : owed;
  }
  const parts = [
    ...(insurance > 0 ? [[insurance, INSURANCE_WORDS[work]] as const] : []),
    ...(incomeTax > 0 ? [[incomeTax, 'income tax'] as const] : []),
  ].map(([part, name]) => `${money(part)} of ${name}`);
  return parts.length > 1
    ? `The US still asks for ${money(amount)} a year, wherever you live: ${parts.join(' and ')}.`
    : `The US still asks for ${parts[0] ?? money(amount)}, wherever you live.`;
}

function endSentence({ at, then }: EndTerm, money: MoneyFormat): string {
  const next = then
    ? then.rate === null
      ? ` After that you keep ${keptText(then.kept, money, 'year')}.`
      : ` After that you pay ${rateText(then.rate)}.`
    : '';
  if ('permitMonths' in at) {
    return `The permit ends after ${monthsWords(at.permitMonths)} and cannot be renewed.${next}`;
  }
  if ('years' in at) return `You can use it for ${countOf(at.years, 'year')}.${next}`;
  return `You can use it until ${formatDay(at.day)}.${next}`;
}

function needSentence(need: NeedTerm, money: MoneyFormat): string {
  switch (need.what) {
    case 'company':
      return companySentence(need);
    case 'employee':
      return 'It is for people on a payroll.';
    case 'permit':
      return permitSentence(need, money);
    case 'days':
      return daysSentence(need);
    case 'other-country':
      return otherCountrySentence(need);
    case 'kept-resident':
      return `${need.only === undefined ? '' : `If you are ${need.only}: `}${need.because} ${need.question}`;
    case 'held-resident':
      return heldSentence(need);
    case 'elsewhere':
      return elsewhereSentence(need, money);
    case 'region':
      return `You would rather live in ${REGION_NAMES[need.region]}.`;
    case 'profession':
      if (need.state === 'met' && need.profession)
        return `It is open to ${PROFESSIONS[need.profession].people}.`;
      return withOutcome(need.condition.because, need.otherwise, need.state, money);
    case 'work-abroad': {
      if (need.withPermit) return need.withPermit;
      if (need.state === 'met') return 'This rate is for the work you do elsewhere.';
      const { otherwise, condition } = need;
      if (!otherwise || otherwise.rate === null) return condition.because;
      return `${condition.because} Work done there is taxed at ${rateText(otherwise.rate)}: you would keep ${keptText(otherwise.kept, money)}.`;
    }
    case 'self-employed':
      return selfEmployedSentence(need);
    case 'work-here':
      if (need.isTaken) return need.condition.because;
      if (need.state === 'met') return 'You do your work there, as it asks.';
      return withOutcome(need.condition.because, need.otherwise, need.state, money);
    case 'managed-here':
      return need.isTaken ? need.condition.because : managedSentence(need);
    case 'clients-abroad':
      return need.state === 'met' ? 'Your clients are abroad, as it asks.' : need.condition.because;
    case 'own-name':
      return need.state === 'met' ? 'You work in your own name.' : need.condition.because;
    case 'citizenship':
      if (need.state === 'met') return 'It is open to your citizenship.';
      return withOutcome(need.condition.because, need.otherwise, need.state, money);
    case 'earlier-residence':
      if (need.state === 'met') return 'You have not lived there before.';
      return withOutcome(need.condition.because, need.otherwise, need.state, money);
    default:
      return withOutcome(need.condition.because, need.otherwise, need.state, money);
  }
}

/** A condition with what applies where it is not met. */
function withOutcome(
  because: string,
  otherwise: Outcome | undefined,
  state: NeedTerm['state'],
  money: MoneyFormat,
): string {
  if (!otherwise || state === 'met') return because;
  return state === 'unmet'
    ? `${because} You would keep ${keptText(otherwise.kept, money, 'year')} another way.`
    : `${because} Otherwise you keep ${keptText(otherwise.kept, money, 'year')}.`;
}

function companySentence({ state, isOwner }: CompanyNeed): string {
  switch (state) {
    case 'met':
      return isOwner
        ? 'It is for companies there: yours, if it counts as one, or a new one.'
        : 'You would set up a company there.';
    case 'open':
      return 'You would need to set up a company there.';
    case 'unmet':
      return 'It needs a company, and you would rather not set one up.';
  }
}

function permitSentence(need: PermitNeed, money: MoneyFormat): string {
  const { place, citizenship, permit, problem, spouse } = need;
  const married = (spouse && citizenshipOf(spouse)?.adjective) ?? '';
  const who = `${(citizenship && citizenshipOf(citizenship)?.adjective) || 'Foreign'} citizens`;
  const country = nameInText(place);
  const name = permit === null ? '' : `the ${named(permit)}`;
  switch (problem?.is) {
    case undefined: {
      if (permit === null) {
        return citizenship === 'eu-other' || (citizenship && citizenshipOf(citizenship)?.name) !== place
          ? `${who} need no permit: you register.`
          : `${who} need no permit.`;
      }
      const asks = permit.minIncome === null ? '' : ` It asks for an income of ${minimumWords(permit)}.`;
      const together = spouse
        ? ` Your ${married} spouse works there, too, or has enough means and health insurance for both.`
        : '';
      return `You can live in ${country} with ${name}.${asks}${together}`;
    }
    case 'income':
      return `${capitalised(name)} asks for ${permit && minimumWords(permit)}, ${money(problem.missing, 'up')} a year more than you earn.`;
    case 'clients':
      return `${capitalised(name)} is for clients abroad only.`;
    case 'family':
      return `Your family cannot come to ${country} on ${name}.`;
    case 'ends':
      return `${capitalised(name)} ends after ${monthsWords(problem.months)}, before your stay does.`;
    case 'check':
      return `You would live in ${country} with ${name}. ${problem.because}`;
    case 'spouse':
      return `For spouses of ${married} citizens ${country} has a rule of its own: ask before you plan.`;
    case 'unsaid':
      return `Your passport decides whether you need a residence permit for ${country}.`;
    case 'unknown':
      return `${who} need a residence permit for ${country}.`;
  }
}

/** Names of permits begin in lower case unless they are names. */
function named({ name }: PermitTerms): string {
  return /^[A-Z][a-z]+ (?:[a-z]|$)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "€3,500 a month", or a year where a twelfth is no round amount. */
function minimumWords({ minIncome }: PermitTerms): string {
  if (minIncome === null) return 'nothing';
  const { currency, amount } = minIncome;
  const monthly = amount / 12;
  return Number.isInteger(monthly / 10)
    ? `${formatStatutory({ currency, amount: monthly })} a month`
    : `${formatStatutory({ currency, amount })} a year`;
}
