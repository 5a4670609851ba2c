/** The wizard's answers, the words of its choices, and the step it stands at. */
import { readAmount } from '../../catalogue/amounts.ts';
import { WIZARD_QUESTIONS } from '../../catalogue/constants.ts';
import type { Currency } from '../../catalogue/currencies.ts';
import { formatCurrency } from '../../catalogue/format.ts';
import { WIZARD_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { incomeScale } from '../../catalogue/money.ts';
import { DESTINATIONS } from '../../catalogue/places.ts';
import { type RegionPreference, WORK } from '../../catalogue/professions.ts';
import { QUESTIONS, type Question } from '../../situation/questions.ts';
import type { Situation } from '../../situation/situation.ts';
import type { UrlParameter } from '../../stores/urlState.ts';

type Asked = (typeof WIZARD_QUESTIONS)[number];

/**
 * By what is asked; null is not answered, of the income (a year, in the person's currency) an empty or non-numeric box.
 * Work and region are null as well where no step asks them.
 */
export type WizardAnswers = {
  readonly [Key in Asked | 'work' | 'region']: NonNullable<Situation[Key]> | null;
};

export type CompleteAnswers = WizardAnswers & { readonly income: number };

/** 1 is the first. */
export type QuestionStep = number;
export const STEPS: readonly QuestionStep[] = WIZARD_QUESTIONS.map((_, index) => index + 1);
export type WizardStep = QuestionStep | 'results';

/** Answers made question by question. */
export function answersOf(
  of: (key: Exclude<Asked, 'income'>) => unknown,
  income: number | null,
): WizardAnswers {
  const asked = WIZARD_QUESTIONS.map((key) => [key, key === 'income' ? income : (of(key) ?? null)]);
  return { work: null, region: null, ...Object.fromEntries(asked) };
}

export const EMPTY_ANSWERS = answersOf(() => null, WIZARD_DEFAULT_INCOME);

/** What a step asks. */
export function askedAt(step: QuestionStep): Asked {
  return WIZARD_QUESTIONS[step - 1] ?? WIZARD_QUESTIONS[0];
}

/** Whether a step's Next is enabled by its answer. */
export function isAnswered(step: QuestionStep, answers: WizardAnswers): boolean {
  return answers[askedAt(step)] !== null;
}

export function isComplete(answers: WizardAnswers): answers is CompleteAnswers {
  return WIZARD_QUESTIONS.every((key) => answers[key] !== null);
}

/** A dragged slider changes faster than browsers let a page write its address. */
const debounceMs = 150;

type WizardUrl = { readonly step: UrlParameter<WizardStep> } & {
  readonly [Key in Asked]: UrlParameter<WizardAnswers[Key]>;
};

/** The wizard's state, as its address holds it. */
export const WIZARD_URL = {
  step: stepParameter(),
  ...Object.fromEntries(
    WIZARD_QUESTIONS.map((key) => [key, key === 'income' ? incomeParameter() : answerParameter(key)]),
  ),
} as WizardUrl;

function stepParameter(): UrlParameter<WizardStep> {
  return {
    initial: 1,
    parse: (text) => (text === 'results' ? text : STEPS.find((step) => String(step) === text)),
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

function answerParameter(key: Asked): UrlParameter<unknown> {
  return {
    initial: null,
    parse: (text) => choicesOf(key, text).find(({ value }) => String(value) === text)?.value,
    serialise: (answer) => (answer === null ? '' : String(answer)),
    debounceMs,
  };
}

/** The step to show for one that an address names: a step before it that is still without an answer comes first. */
export function stepOf(wanted: WizardStep, answers: WizardAnswers): WizardStep {
  const open = STEPS.find((step) => !isAnswered(step, answers));
  if (open === undefined) return wanted;
  return wanted === 'results' || open < wanted ? open : wanted;
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
  eu: { hint: 'Member states of the European Union only.', inSentence: 'in the EU' },
};

/** What stands under a choice, by the question and the choice. */
const HINTS: Readonly<
  Partial<Record<keyof WizardAnswers, Readonly<Record<string, { readonly hint: string }>>>>
> = {
  work: WORK,
  region: REGION_WORDS,
};

export interface Choice {
  readonly value: unknown;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** What a step offers to choose from. @param said what is chosen: the EU stands there only once it has been said elsewhere. */
export function choicesOf(key: Asked, said?: unknown): readonly Choice[] {
  const { choices = [] }: Question<unknown> = QUESTIONS[key];
  return choices
    .filter(([value]) => value !== 'eu' || said === 'eu')
    .map(([value, label]) => ({ value, label, hint: HINTS[key]?.[String(value)]?.hint }));
}

/** The sentence over the results, with work type, region and income. @param income as it is shown. */
export function summaryOf({ work, region }: CompleteAnswers, income: string): string {
  const who = work ? WORK[work].inSentence : 'somebody';
  const where = region ? ` who can live ${REGION_WORDS[region].inSentence}` : '';
  return `For ${who} earning ${income} a year${where}.`;
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
