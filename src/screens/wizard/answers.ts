/** The wizard's answers, the words of its choices, and the step it stands at. */
import { readAmount } from '../../catalogue/amounts.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { incomeScale } from '../../catalogue/money.ts';
import { DESTINATIONS } from '../../catalogue/places.ts';
import {
  REGION_LABELS,
  REGIONS,
  type RegionPreference,
  WORK,
  WORK_TYPES,
  type WorkType,
} from '../../catalogue/professions.ts';
import type { UrlParameter } from '../../stores/urlState.ts';

export interface WizardAnswers {
  /** A year, in the person's currency; null is an empty or non-numeric box. */
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

/** A dragged slider changes faster than browsers let a page write its address. */
const debounceMs = 150;

/** The wizard's state, as its address holds it. */
export const WIZARD_URL = {
  step: stepParameter(),
  income: incomeParameter(),
  workType: answerParameter('work', WORK_TYPES),
  region: answerParameter('region', REGIONS),
};

function stepParameter(): UrlParameter<WizardStep> {
  return {
    initial: 1,
    parse: (text) => (text === 'results' ? text : QUESTION_STEPS.find((step) => String(step) === text)),
    writesInitial: true,
    debounceMs,
  };
}

/**
 * In the person's currency; null is an empty box. Written with every step, so that a link opens with it; an income that
 * is there is the one that the situation says.
 */
function incomeParameter(): UrlParameter<number | null> {
  return {
    initial: EMPTY_ANSWERS.income,
    parse: (text) => (text === '' ? null : readAmount(text)?.amount),
    serialise: (income) => income?.toString() ?? '',
    writesInitial: true,
    debounceMs,
  };
}

function answerParameter<T extends string>(name: string, answers: readonly T[]): UrlParameter<T | null> {
  return {
    name,
    initial: null,
    parse: (text) => answers.find((answer) => answer === text),
    serialise: (answer) => answer ?? '',
    debounceMs,
  };
}

/** The step to show for one that an address names: a step before it that is still without an answer comes first. */
export function stepOf(wanted: WizardStep, answers: WizardAnswers): WizardStep {
  const open = QUESTION_STEPS.find((step) => !isAnswered(step, answers));
  if (open === undefined) return wanted;
  return wanted === 'results' || open < wanted ? open : wanted;
}

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
}

const REGION_WORDS: Readonly<Record<RegionPreference, { hint: string; inSentence: string }>> = {
  anywhere: {
    hint: `All ${DESTINATIONS.length} countries, in Europe, Asia and the Americas.`,
    inSentence: 'anywhere in the world',
  },
  europe: {
    hint: 'European countries only, inside and outside the EU.',
    inSentence: 'in Europe',
  },
};

export const WORK_TYPE_CHOICES: readonly Choice<WorkType>[] = WORK_TYPES.map((value) => ({
  value,
  ...WORK[value],
}));

export const REGION_CHOICES: readonly Choice<RegionPreference>[] = REGIONS.map((value) => ({
  value,
  label: REGION_LABELS[value],
  ...REGION_WORDS[value],
}));

/** The sentence over the results, with work type, region and income. @param income as it is shown. */
export function summaryOf({ workType, region }: CompleteAnswers, income: string): string {
  const who = WORK[workType].inSentence;
  return `For ${who} earning ${income} a year who can live ${REGION_WORDS[region].inSentence}.`;
}

/** What the wizard's income slider offers at an income. Money is a year, in the person's currency. */
export interface WizardSlider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The link under the slider and the income that it sets; null where there is none. */
  readonly link: { readonly text: string; readonly income: number } | null;
}

const STANDARD_MAX = 200_000;
const STANDARD = { min: 40_000, max: STANDARD_MAX, step: 5_000 } as const;
const HIGH = { min: STANDARD_MAX, max: 1_000_000, step: 10_000 } as const;

/**
 * Standard range up to 200,000, where a link leads beyond it; above 200,000 the high range with a link back.
 */
export function wizardSlider(income: number, currency: Currency = 'USD'): WizardSlider {
  const scale = incomeScale(currency);
  const end = STANDARD_MAX * scale;
  const scaled = ({ min, max, step }: typeof STANDARD | typeof HIGH) => ({
    min: min * scale,
    max: max * scale,
    step: step * scale,
  });
  if (income > end) return { ...scaled(HIGH), link: { text: 'Back to standard range', income: end } };
  if (income < end) return { ...scaled(STANDARD), link: null };
  const most = scale === 1 ? `${formatCurrency(end / 1000, currency)}k` : formatCurrency(end, currency);
  return { ...scaled(STANDARD), link: { text: `Making more than ${most}?`, income: 250_000 * scale } };
}
