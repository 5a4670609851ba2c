/** Answers that earlier versions of the site kept in records of their own; read once and moved over. */
import { COMPARE_DEFAULT_INCOME, isAcceptedIncome } from '../catalogue/income.ts';
import { PREFERENCES_KEY } from '../stores/preferences.ts';
import { isObject } from '../stores/records.ts';
import type { PersistStorage } from '../stores/storage.ts';
import { isSituation, type Situation, type SituationChange, withAnswers } from './situation.ts';

const PROFILE = 'profile';
const PRESENT_TAX = 'present-tax';
const COMPARISON = 'comparison';

/**
 * A storage whose record of the situation is made from the old records where there is none yet. What was moved over is
 * written at once and the old records are emptied, so that removing one's answers removes them.
 */
export function withOldRecords(storage: PersistStorage, key: string, shape: number): PersistStorage {
  return {
    async read(name) {
      const found = await storage.read(name);
      if (name !== key || found !== undefined) return found;
      const [profile, presentTax, comparison] = await Promise.all(
        [PROFILE, PRESENT_TAX, COMPARISON].map((old) => storage.read(old)),
      );
      const value = situationOf(profile, presentTax, comparison, deductPreference());
      if (value === null) return undefined;
      const record = { shape, value };
      await moveOver(storage, key, record);
      return record;
    },
    update: (name, change) => storage.update(name, change),
  };
}

/** Where nothing can be written, the old records stay and are read again the next time. */
async function moveOver(storage: PersistStorage, key: string, record: unknown): Promise<void> {
  try {
    await storage.update(key, (found) => found ?? record);
    await Promise.all([PROFILE, PRESENT_TAX].map((old) => storage.update(old, () => undefined)));
  } catch {
    // The answers hold for this page all the same.
  }
}

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

/** "Deduct social contributions first", which was a setting beside the theme. */
function deductPreference(): boolean {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? 'null');
    return isObject(found) && found.deductContributions === true;
  } catch {
    return false;
  }
}
