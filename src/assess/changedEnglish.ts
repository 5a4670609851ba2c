/** What an answer has changed in a list, in words: from, to, and why, with the names of the countries. */
import { capitalised, formatList, formatRate, nameInText } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import { PROFESSIONS } from '../catalogue/professions.ts';
import { estimateFor, stayYears } from '../situation/answered.ts';
import { QUESTIONS, type Question } from '../situation/questions.ts';
import type { Situation } from '../situation/situation.ts';
import { answerOf } from './answer.ts';
import type { Assessed } from './assessor.ts';
import { partOf } from './english.ts';
import type { Recommendations } from './recommendations.ts';
import type { FitLevel } from './terms.ts';

type List = Pick<Recommendations, 'all' | 'situation' | 'isGrouped'>;

/** The answers between two lists. An address writes out the stay and the estimate that follow from others: they are none. */
export function answersBetween(before: List, after: List): readonly (keyof Situation)[] {
  const [was, is] = [writtenOut(before.situation), writtenOut(after.situation)];
  return (Object.keys({ ...was, ...is }) as (keyof Situation)[]).filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  );
}

function writtenOut(situation: Situation): Situation {
  return { ...situation, years: stayYears(situation) ?? 0, deduct: estimateFor(situation) === 'law' };
}

/** Null where more than one answer lies between the two lists, or none that is asked for beside them. */
export function changedSentences(before: List, after: List, money: MoneyFormat): readonly string[] | null {
  const changed = answersBetween(before, after).filter((key) => key !== 'years' && key !== 'deduct');
  const [key] = changed;
  const [was, is] = [firstOf(before), firstOf(after)];
  if (key === undefined || changed.length > 1 || after.situation[key] === undefined || !was || !is)
    return null;
  const sentences = [
    capitalised(`${saidWords(key, after.situation)}${firstWords(was, is, money)}`),
    before.isGrouped ? null : STAY,
    ...(was.country === is.country ? [] : whyWords(before, after, money)),
    namesSentence(
      namesOf(before, after, (from, to) => to === 'fits' && from !== 'fits'),
      'certain now',
    ),
    namesSentence(
      namesOf(before, after, (from, to) => to === 'no' && from !== 'no'),
      'not for you any more',
    ),
  ];
  return sentences.filter((one) => one !== null);
}

/** The first answer is that of a person: the figures are no longer those of one year, and the order is another one. */
const STAY = 'Amounts are now the average of your stay, by the law’s figures.';

/** What was said, as the beginning of a sentence. */
function saidWords(key: keyof Situation, situation: Situation): string {
  const { costs, profession, citizenships, workplace, contract, company } = situation;
  switch (key) {
    case 'costs':
      if (!costs) return '';
      return 'percent' in costs ? `With ${formatRate(costs.percent)} costs, ` : 'With your costs, ';
    case 'profession':
      return profession ? `For ${PROFESSIONS[profession].people}, ` : '';
    case 'citizenships':
      return citizenWords(citizenships?.[0] ?? 'other');
    case 'workplace':
      return workplace === 'here' ? 'For work done there, ' : 'For work done elsewhere, ';
    case 'contract':
      return contract === 'payroll' ? 'On a payroll, ' : 'With invoices, ';
    case 'company':
      return company ? 'With a company, ' : 'Without a company, ';
    default: {
      const { choices = [] }: Question<unknown> = QUESTIONS[key];
      const given = JSON.stringify(situation[key]);
      const label = choices.find(([answer]) => JSON.stringify(answer) === given)?.[1];
      return label === undefined ? '' : `With “${label}”, `;
    }
  }
}

function citizenWords(id: string): string {
  if (id === 'eu-other') return 'As an EU citizen, ';
  const place = placeOf(id);
  return place ? `As a citizen of ${nameInText(place.name)}, ` : 'With another passport, ';
}

function firstWords(was: Assessed, is: Assessed, money: MoneyFormat): string {
  const [before, now] = [money(was.kept / 12), money(is.kept / 12)];
  const place = nameInText(is.country.name);
  if (was.country !== is.country) {
    return `${place} comes first with ${now} a month. Before it was ${nameInText(was.country.name)} with ${before}.`;
  }
  return before === now
    ? `${place} stays first.`
    : `${place} stays first, with ${now} a month instead of ${before}.`;
}

/** Why another country is first: what is certain of it now, and what stands against the one before. */
function whyWords(before: List, after: List, money: MoneyFormat): readonly (string | null)[] {
  const [was, is] = [firstOf(before), firstOf(after)];
  const then = is && find(before, is);
  const isNew = is && then && (then.fit !== 'fits' || then.regime.id !== is.regime.id);
  const now = was && find(after, was);
  return [isNew ? `${is.regime.name} is certain now.` : null, was && now ? whyNot(was, now, money) : null];
}

function whyNot(was: Assessed, one: Assessed, money: MoneyFormat): string | null {
  const place = capitalised(nameInText(one.country.name));
  const [against] = one.needs.filter(({ decides, state }) => decides && state !== 'met');
  if (one.fit === 'fits' || !against) {
    const kept = money(one.kept / 12);
    return kept === money(was.kept / 12) ? null : `${place} now keeps you ${kept}.`;
  }
  const because = partOf(against, money);
  return one.fit === 'no'
    ? `${place} is not for you: ${because}.`
    : `${place} has one thing to check: ${because}.`;
}

/** What is named as first: without answers the list has an order of its own. */
function firstOf(list: List): Assessed | null {
  return (list.isGrouped ? null : answerOf(list).best) ?? list.all[0]?.best ?? null;
}

function find({ all }: List, { country }: Assessed): Assessed | undefined {
  return all.find(({ best }) => best.country.id === country.id)?.best;
}

/** Countries whose standing has changed, beside those that are or were first and have their own sentences. */
function namesOf(
  before: List,
  after: List,
  isMeant: (from: FitLevel | undefined, to: FitLevel) => boolean,
): readonly string[] {
  if (!before.isGrouped) return [];
  const firsts = [firstOf(before), firstOf(after)].map((one) => one?.country.id);
  return after.all.flatMap(({ best }) =>
    !firsts.includes(best.country.id) && isMeant(find(before, best)?.fit, best.fit)
      ? [nameInText(best.country.name)]
      : [],
  );
}

/** As many names as a sentence has. */
const NAMED = 3;

function namesSentence(names: readonly string[], what: string): string | null {
  if (names.length === 0) return null;
  const shown = names.length > NAMED + 1 ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names;
  return `${capitalised(formatList(shown))} ${names.length === 1 ? 'is' : 'are'} ${what}.`;
}
