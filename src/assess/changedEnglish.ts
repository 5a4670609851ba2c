/** What an answer could change, and what one has changed, in words. */
import { capitalised, formatRate, nameInText } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { placeOf } from '../catalogue/places.ts';
import { PROFESSIONS } from '../catalogue/professions.ts';
import { estimateFor, stayYears } from '../situation/answered.ts';
import { QUESTIONS, type Question } from '../situation/questions.ts';
import { homeIdOf, isOnPayroll, type Situation } from '../situation/situation.ts';
import { inSentence } from '../situation/words.ts';
import { answerOf } from './answer.ts';
import type { Assessed } from './assessor.ts';
import { gainAMonth } from './gainOfMove.ts';
import type { NextQuestion } from './nextQuestion.ts';
import type { Recommendations } from './recommendations.ts';
import { onlyIf } from './rowEnglish.ts';

type List = Pick<Recommendations, 'all' | 'situation' | 'isGrouped' | 'keptToday'>;

/** What an answer to a question could change: "You could keep €5,192 in Georgia." */
export function couldSentence(
  { about, could }: NextQuestion,
  best: Pick<Assessed, 'country'> | null,
  money: MoneyFormat,
): string {
  if (about === 'home') return 'It shows what you gain.';
  // Where the work is done is no choice between amounts: the other answer may take the amount away.
  if (about === 'workplace') return 'Some countries tax only work done there.';
  if (could !== null) {
    const where = could.country.id === best?.country.id ? '' : ` in ${nameInText(could.country.name)}`;
    return `You could keep ${money(could.kept / 12)}${where}.`;
  }
  if (about === 'years') return 'The amount is the average of these years.';
  return '';
}

/** What each answer would leave, and where: "€5,830, United Arab Emirates". */
export function endsWords<Answer>(
  ends: ReadonlyMap<Answer, Pick<Assessed, 'kept' | 'country'>>,
  money: MoneyFormat,
): ReadonlyMap<Answer, string> {
  return new Map(
    [...ends].map(([answer, { kept, country }]) => [answer, `${money(kept / 12)}, ${country.name}`]),
  );
}

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

/**
 * What one answer has moved, in the words of the answer: "€310 a month less than before, because 10% costs come off." Null
 * where more than one answer lies between the two lists, or none that is asked for beside them.
 */
export function changedSentence(before: List, after: List, money: MoneyFormat): string | null {
  const changed = answersBetween(before, after).filter((key) => key !== 'years' && key !== 'deduct');
  const [key] = changed;
  if (key === undefined || changed.length > 1 || after.situation[key] === undefined) return null;
  const [was, is] = [answerOf(before).best, answerOf(after).best];
  const lost = was && (!is || is.kept < was.kept) ? whyLost(was, after, money) : null;
  const because = `because ${lost ?? becauseOf(key, after.situation)}`;
  if (!is && after.keptToday !== null) {
    const less = was || before.keptToday === null ? 0 : (after.keptToday - before.keptToday) / 12;
    return was || Math.round(less) === 0
      ? `You keep most where you are, ${because}.`
      : `${thanBefore(less, money)}, ${because}.`;
  }
  if (!is) return lost ? `No country fits for sure, ${because}.` : null;
  const place = nameInText(is.country.name);
  if (!was) return capitalised(`${place} fits you, ${because}.`);
  const isSame = is.country === was.country;
  const [amount, now] = [was, is].map((one) => gainAMonth(one) ?? one.kept / 12);
  // With a home a difference stands in the place of an amount.
  const isComparable = (gainAMonth(was) === null) === (gainAMonth(is) === null);
  const more = isComparable && amount !== undefined && now !== undefined ? Math.round(now - amount) : 0;
  if (more === 0) return isSame ? `It stays ${place}.` : `Now ${place}, ${because}.`;
  return `${thanBefore(more, money)}, ${isSame ? '' : `now in ${place}, `}${because}.`;
}

function thanBefore(more: number, money: MoneyFormat): string {
  return `${money(Math.abs(more))} a month ${more > 0 ? 'more' : 'less'} than before`;
}

/** What was said, after "because". */
function becauseOf(key: keyof Situation, situation: Situation): string {
  const { costs, profession, citizenships, workplace, contract, payer, company, greenCard } = situation;
  switch (key) {
    case 'costs':
      if (!costs || !('percent' in costs)) return 'your costs come off';
      return costs.percent === 0 ? 'you have no costs' : `${formatRate(costs.percent)} costs come off`;
    case 'home':
      return homeIdOf(situation)
        ? `you live in ${inSentence(homeIdOf(situation) ?? '')}`
        : 'of your tax today';
    case 'profession':
      return profession ? `you work in ${PROFESSIONS[profession].field}` : 'of your work';
    case 'citizenships':
      return citizenships?.[0] === 'eu-other' ? 'you are an EU citizen' : 'of your passport';
    case 'workplace':
      return workplace === 'here' ? 'you work there' : 'you work in other countries';
    case 'contract':
      return contract === 'payroll' ? 'you are on a payroll' : 'you send invoices';
    case 'payer':
      return `${isOnPayroll(situation) ? 'your employer is' : 'your clients are'} ${placeOf(payer ?? '') ? `in ${inSentence(payer ?? '')}` : 'elsewhere'}`;
    case 'greenCard':
      return `you hold ${greenCard ? 'a' : 'no'} green card`;
    case 'company':
      return company ? 'you set up a company' : 'you want no company';
    case 'household':
      return 'of who moves with you';
    case 'otherIncome':
      return 'of your other money';
    case 'keptCompany':
      return 'of the company that you keep';
    default: {
      const { choices = [] }: Question<unknown> = QUESTIONS[key];
      const given = JSON.stringify(situation[key]);
      const label = choices.find(([answer]) => JSON.stringify(answer) === given)?.[1];
      return label === undefined ? 'of your answer' : `you said “${label}”`;
    }
  }
}

/** What now stands against the scheme that was first, after "because"; null where nothing does. */
function whyLost({ country, regime }: Assessed, { all }: List, money: MoneyFormat): string | null {
  const now = all.flatMap(({ best, others }) => [best, ...others]).find((one) => one.regime.id === regime.id);
  const against = now?.needs.find(({ decides, state }) => decides && state !== 'met');
  return against ? `the scheme in ${nameInText(country.name)} fits only if ${onlyIf(against, money)}` : null;
}
