/** What records of earlier versions say, as answers of today. Few people still have some: it comes on demand. */
import { COMPARE_DEFAULT_INCOME, isAcceptedIncome } from '../catalogue/income.ts';
import { isObject } from '../stores/records.ts';
import { isSituation, type Situation, type SituationChange, withAnswers } from './situation.ts';

/** The situation that old records tell of; null where they tell nothing. What is not as expected is left out. */
export function situationOf(
  profile: unknown,
  presentTax: unknown,
  comparison: unknown,
  deduct: boolean,
): Situation | null {
  const answers: SituationChange[] = [
    incomeOf(valueIn(comparison)),
    ...profileAnswers(valueIn(profile)),
    { home: homeOf(valueIn(presentTax)) },
    deduct ? { deduct } : {},
  ];
  const situation = answers
    .filter((answer) => isSituation(answer))
    .reduce<Situation>((before, answer) => withAnswers(before, answer), {});
  return Object.keys(situation).length > 0 ? situation : null;
}

function valueIn(record: unknown): Record<string, unknown> {
  return isObject(record) && isObject(record.value) ? record.value : {};
}

function incomeOf({ income }: Record<string, unknown>): SituationChange {
  const isEntered =
    typeof income === 'number' && isAcceptedIncome(income) && income !== COMPARE_DEFAULT_INCOME;
  return isEntered ? { income } : {};
}

function profileAnswers(profile: Record<string, unknown>): SituationChange[] {
  const { citizenship, clients, business, incorporate, days } = profile;
  const given = <T>(answers: Readonly<Record<string, T>>, value: unknown): T | undefined =>
    typeof value === 'string' && Object.hasOwn(answers, value) ? answers[value] : undefined;
  return [
    { citizenships: given({ eu: ['eu-other'], other: ['other'] }, citizenship) },
    { clients: given({ abroad: 'abroad', local: 'local' } as const, clients) },
    { work: given({ company: 'business', 'sole-trader': 'freelancer' } as const, business) },
    { company: given({ yes: true, no: false }, incorporate) },
    { days: typeof days === 'number' ? days : undefined },
  ];
}

function homeOf({ by, id, rate, amount }: Record<string, unknown>): Situation['home'] {
  if (by === 'country' && typeof id === 'string') return { country: id };
  if (by === 'rate' && typeof rate === 'number') return { rate };
  return by === 'amount' && typeof amount === 'number' ? { amount } : undefined;
}
