/** What countries beside the new one take, in words. */
import { capitalised, countOf } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { isOnPayroll, type Situation } from '../situation/situation.ts';
import { inSentence } from '../situation/words.ts';
import type { DueElsewhere } from './dueElsewhere.ts';
import { ruleWords } from './personEnglish.ts';
import type { ElsewhereNeed, Term } from './terms.ts';

type DueTerm = Extract<Term, { kind: 'due-elsewhere' }>;

/** What may be taken, in a few words for a line. */
export function elsewherePart(need: ElsewhereNeed, money: MoneyFormat): string {
  const { why, country } = need;
  const place = capitalised(inSentence(country));
  switch (why) {
    case 'work':
      return mayTake(need, money);
    case 'stay':
      return `${place} may not let you go so shortly`;
    default:
      return `${place} may withhold tax`;
  }
}

/** What a row says of it: "Spain may take £2,124 a month of it". */
export function mayTake(need: ElsewhereNeed, money: MoneyFormat): string {
  return capitalised(mayTakeInText(need, money));
}

/** The same inside a sentence: "the United Kingdom may take £2,124 a month of it". */
export function mayTakeInText({ country, amount, why }: ElsewhereNeed, money: MoneyFormat): string {
  const place = inSentence(country);
  if (amount === null)
    return why === 'payer' ? `${place} may withhold tax from it` : `${place} may tax it, too`;
  return `${place} may take ${money(amount / 12)} a month of it`;
}

/** What it needs that nothing is taken, to follow "only if". */
export function onlyIfLeft({ why, country, years }: ElsewhereNeed): string {
  const place = inSentence(country);
  if (why === 'stay') return `${place} lets you go for ${countOf(years ?? 1, 'year')}`;
  return why === 'work' ? `${place} does not tax your work there` : `no tax is withheld in ${place}`;
}

export function elsewhereSentence(need: ElsewhereNeed, money: MoneyFormat): string {
  const { why, country, because } = need;
  const place = inSentence(country);
  switch (why) {
    case 'work':
      return [workSentence(need, money), residentSentence(need)].filter(Boolean).join(' ');
    case 'stay':
      return `Will ${place} let you go for so short a time? ${because ?? ''}`.trim();
    default:
      return `Paid from ${place}: ${because ?? 'tax may be withheld there.'}`;
  }
}

function workSentence({ country, amount, inAll = 0 }: ElsewhereNeed, money: MoneyFormat): string {
  const place = `${capitalised(inSentence(country))}, where you do the work,`;
  return amount === null
    ? `${place} may tax it.`
    : `${place} may take ${money(amount)} a year of it. Nothing is credited in these figures: in all you would pay the larger of both taxes, ${money(inAll)} a year.`;
}

function residentSentence({ resident }: ElsewhereNeed): string {
  if (!resident) return '';
  const { days, rule } = resident;
  return `It may call you resident, too: you could be there ${countOf(days, 'day')} a year, and ${ruleWords(rule)} can be enough.`;
}

/** What a country certainly takes, in a few words. */
export function duePart({ country, why, amount }: DueTerm, money: MoneyFormat): string {
  const place = inSentence(country);
  if (why === 'insurance') return `+ ${money(amount)} insurance in ${place}`;
  return `+ ${money(amount)} ${why === 'payer' ? 'withheld' : 'tax'} in ${place}`;
}

export function dueSentence({ country, why, amount, open, wage }: DueTerm, money: MoneyFormat): string {
  const place = inSentence(country);
  const who = wage ? 'your employer is' : 'your clients are';
  const ifOpen = open ? ` If ${who} elsewhere, nothing is.` : '';
  switch (why) {
    case 'payer':
      return `Of what is paid to you from ${place}, ${money(amount)} a year is withheld there, and it is in this figure.${ifOpen}`;
    case 'insurance':
      return `Insurance in ${place} goes on at first: ${money(amount)} in an average year of the stay, and it is in this figure.${ifOpen}`;
    default:
      return `As long as you work in ${place}, it goes on taxing what you earn there: ${money(amount)} a year more than is paid in the new country.`;
  }
}

/** What a row says of what is certain, after its amount a month: "is withheld in Brazil". */
export function takenSays({ country, why }: DueTerm): string {
  const what = {
    payer: 'is withheld in',
    insurance: 'still insures you in',
    work: 'goes to',
    stay: 'goes to',
  };
  return `${what[why]} ${inSentence(country)}`;
}

/** What an amount has in it for an open answer: "As if your clients were in Brazil." */
export function asIfWords(due: readonly DueElsewhere[], situation: Situation): string | null {
  const open = due.find((one) => one.open !== undefined && one.certain);
  if (!open) return null;
  return `as if your ${isOnPayroll(situation) ? 'employer was' : 'clients were'} in ${inSentence(open.country)}`;
}

/** The paper with which a treaty takes away what is withheld. */
export function nothingWithheldSentence({
  country,
  paper,
  wage,
}: Extract<Term, { kind: 'nothing-withheld' }>): string {
  const who = wage ? 'an employer' : 'clients';
  return `With ${who} in ${inSentence(country)}: hand over ${paper}, then the treaty takes away what is withheld there.`;
}
