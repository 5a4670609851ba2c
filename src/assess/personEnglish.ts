/** Where somebody becomes resident and works, and what an employer has to do with it, in words. */
import { capitalised, countOf, formatRate, nameInText } from '../catalogue/format.ts';
import { placeOf } from '../catalogue/places.ts';
import { daysWords, inSentence } from '../situation/words.ts';
import type { DaysNeed, HeldNeed, NeedTerm, OtherCountryNeed, Term } from './terms.ts';

type StatedNeed = Extract<NeedTerm, { condition: unknown }>;

/** Of who keeps a tie that goes on making resident at home. */
export function heldSentence({ home }: HeldNeed): string {
  return `As your plan has it, you stay tax resident in ${inSentence(home)}.`;
}

/** Of a stay that moves no tax residence, in the place of how many days make resident. */
export const STAY_ONLY = 'This stay makes nobody tax resident, whatever the days.';

export function daysPart({ state, days, rule, because, isByRegistration, work, asks }: DaysNeed): string {
  if (work?.isHome && work.country && state === 'open' && !asks)
    return `Most work stays in ${inSentence(work.country)}`;
  if (isByRegistration) return 'Resident by registration';
  if (state === 'met') return `Resident with ${ruleWords(rule)}`;
  if (state === 'unmet' || days === null || typeof days === 'object')
    return `Takes ${ruleWords(rule)} a year`;
  return because === undefined ? `Resident with ${ruleWords(rule)}, on conditions` : 'Too few days alone';
}

/** "183 days", "more than 183 days". */
export function ruleWords({ days, isExceeded }: DaysNeed['rule']): string {
  return `${isExceeded ? 'more than ' : ''}${countOf(days, 'day')}`;
}

/** What nobody is asked, and some professions turn on. */
export function professionAsksSentence({ what, home }: Extract<Term, { kind: 'profession-asks' }>): string {
  if (what === 'licence') {
    return 'You need a licence there, and your qualification recognised, before you work for people there.';
  }
  const place = home === null ? 'another country' : inSentence(home);
  return `Stock and sales in ${place} stay taxable there: VAT, and income tax where you keep a fixed place.`;
}

/** The employer's part, who pays it, and that the employer must agree. */
export function employerSentence({ place, pays, rate, goesOn }: Extract<Term, { kind: 'employer' }>): string {
  const country = nameInText(place);
  if (goesOn) {
    const home = inSentence(goesOn.home);
    const until =
      goesOn.years === null
        ? ''
        : ` in the first ${goesOn.years === 1 ? 'year' : countOf(goesOn.years, 'year')}`;
    const part = `goes on paying about ${Math.round(goesOn.rate)}% on top${until}`;
    const says = goesOn.isOpen
      ? `If your employer is in ${home}, it ${part}`
      : `Your employer ${part} in ${home}`;
    const agrees = 'It has to agree that you work from there.';
    if (pays === 'nobody') return `${says}. Nothing on top is due in ${country}. ${agrees}`;
    return `${employerSentence({ kind: 'employer', place, pays, rate })} ${says}.`;
  }
  switch (pays) {
    case 'registers':
      return rate === null
        ? `Your employer would have to register in ${country}, and has to agree first.`
        : `Your employer would pay about ${Math.round(rate)}% on top in ${country}, and has to register there. It has to agree first.`;
    case 'employee-instead':
      return `In ${country} you pay your employer's part yourself. It is in this figure, and your employer has to agree.`;
    case 'nobody':
      return `Your employer pays nothing on top in ${country}, but has to agree that you work from there.`;
  }
}

/** Employees are told what they would pay instead: "20% in Georgia". */
export function selfEmployedSentence({ state, condition, otherwise, place }: StatedNeed): string {
  if (state === 'met') return 'You send invoices, as it asks.';
  if (state === 'open' || otherwise?.rate == null) return condition.because;
  return `This is for people who invoice in their own name. As an employee you would pay the tax on wages: ${formatRate(Math.round(otherwise.rate * 10) / 10)} in ${nameInText(place)}.`;
}

export function managedSentence({ state, workCountry }: StatedNeed): string {
  if (state === 'met') return 'You run the company from there.';
  const taxed =
    'A company is taxed where it is run. Run from another country, this company can be taxed there as well.';
  return workCountry === undefined
    ? taxed
    : `${taxed} ${capitalised(inSentence(workCountry))} would tax it like one of its own.`;
}

export function daysSentence(need: DaysNeed): string {
  const { state, place, days, rule, because, work, isByRegistration, asks } = need;
  const country = nameInText(place);
  const more = work === null ? [] : [...workCountrySentence(work), ...(work.settling ? [work.settling] : [])];
  if (isByRegistration) {
    return [because, ...(asks === 'days' ? ['Say how many days.'] : []), ...more].join(' ');
  }
  if (asks === 'days') {
    const least = `${ruleWords(rule)} in ${country}`;
    const resident = work?.isUntaxed
      ? `Nothing to pay here on work done elsewhere, if you are resident: ${least}.`
      : `You are resident with ${least}.`;
    return [resident, 'Say how many days.', ...(because ? [because] : []), ...more].join(' ');
  }
  const said = `With ${daysWords(days ?? 0)}`;
  switch (state) {
    case 'met': {
      const resident =
        work === null ? `${said} a year you are tax resident in ${country}.` : `${said} you are resident.`;
      return [resident, ...(because ? [because] : []), ...more].join(' ');
    }
    case 'open':
      if (because !== undefined) return [because, ...more].join(' ');
      if (work !== null) return [`${said} you are resident.`, ...more].join(' ');
      return [
        `${said} a year you can be tax resident in ${country} under a shorter rule of ${countOf(rule.days, 'day')}.`,
        ...rule.needsAlso,
      ].join(' ');
    case 'unmet':
      return `${said} you are not resident in ${country}; it takes ${rule.isExceeded ? 'more than ' : ''}${rule.days}.`;
  }
}

export function otherCountrySentence({ state, place, most, workCountry }: OtherCountryNeed): string {
  const rule = `no more than ${countOf(most, 'day')} a year in any one other country`;
  return state === 'unmet' && workCountry !== null
    ? `${capitalised(nameInText(place))} allows ${rule}. With most of the work in ${inSentence(workCountry)} it would be more.`
    : `Only if you spend ${rule}.`;
}

/**
 * Who works elsewhere may be taxed there, resident or not; who goes on working at home has left it in part only. What a
 * country of ours may take stands there with its amount.
 */
function workCountrySentence({ country, isHome }: NonNullable<DaysNeed['work']>): readonly string[] {
  if (country === null) return ['The country where you do the work may still tax it.'];
  const place = capitalised(inSentence(country));
  if (isHome)
    return [`${place} usually goes on taxing work that is done there, so a move alone does not end it.`];
  return placeOf(country) === null ? [`${place}, where you do the work, may still tax it.`] : [];
}
