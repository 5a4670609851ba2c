/** The wizard's answers and the step it stands at, as its address holds them. */
import { incomeFromQuery, WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { REGIONS, type RegionPreference, WORK_TYPES, type WorkType } from '../../catalogue/workTypes.ts';

export interface WizardAnswers {
  /** USD per year; null is an empty or non-numeric box. */
  readonly income: number | null;
  readonly workType: WorkType | null;
  readonly region: RegionPreference | null;
}

export type CompleteAnswers = { readonly [Key in keyof WizardAnswers]: NonNullable<WizardAnswers[Key]> };

/** Annual income, work type, preferred region. */
export const QUESTION_STEPS = [1, 2, 3] as const;
export type QuestionStep = (typeof QUESTION_STEPS)[number];
export type WizardStep = QuestionStep | 'results';

export const EMPTY_ANSWERS: WizardAnswers = { income: WIZARD_DEFAULT_INCOME, workType: null, region: null };

/** Whether a step's Next is enabled by its answer. */
export function isAnswered(step: QuestionStep, answers: WizardAnswers): boolean {
  if (step === 1) return answers.income !== null;
  return step === 2 ? answers.workType !== null : answers.region !== null;
}

export function isComplete(answers: WizardAnswers): answers is CompleteAnswers {
  return isAnswered(1, answers) && isAnswered(2, answers) && isAnswered(3, answers);
}

/** The answers in a query string; whatever is missing or unknown is not answered yet. */
export function answersOf(search: string): WizardAnswers {
  const query = new URLSearchParams(search);
  const income = query.get('income');
  return {
    income: income === null ? EMPTY_ANSWERS.income : incomeFromQuery(income),
    workType: WORK_TYPES.find((workType) => workType === query.get('work')) ?? null,
    region: REGIONS.find((region) => region === query.get('region')) ?? null,
  };
}

/**
 * The step in a query string, the first where it has none; a step before it that is still without an answer
 * comes first.
 */
export function stepOf(search: string, answers: WizardAnswers): WizardStep {
  const text = new URLSearchParams(search).get('step');
  const wanted = text === 'results' ? text : (QUESTION_STEPS.find((step) => String(step) === text) ?? 1);
  const open = QUESTION_STEPS.find((step) => !isAnswered(step, answers));
  if (open === undefined) return wanted;
  return wanted === 'results' || open < wanted ? open : wanted;
}

/** The address of a step with the given answers. */
export function wizardHref(step: WizardStep, { income, workType, region }: WizardAnswers): string {
  const query = new URLSearchParams({ step: String(step), income: income === null ? '' : String(income) });
  if (workType) query.set('work', workType);
  if (region) query.set('region', region);
  return `/wizard?${query}`;
}
