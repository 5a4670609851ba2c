/** The steps of a law in words and numbers. */
import type { Calculation, LawWorkingStep } from '../law/working.ts';
import { capitalised, formatRate, formatStatutory, numberFormat } from './format.ts';

/** What the values of a law are called, by their names in it. */
export type LawNames = Readonly<Record<string, string>>;

/** "Social tax: 33% × €10,632"; the line itself has no name. */
export function lawStepWords(
  { name, calculation }: LawWorkingStep,
  currency: string,
  names: LawNames,
): string {
  const words = calculationWords(calculation, currency);
  return name === null ? words : `${names[name] ?? spoken(name)}: ${words}`;
}

/** What a step comes to: "€3,508.56", "12.5%". */
export function lawStepResult(
  { result, unit }: Pick<LawWorkingStep, 'result' | 'unit'>,
  currency: string,
): string {
  return valueWords(result, unit, currency);
}

/** The steps of a law as they are said and what each comes to. */
export function lawStepsInWords(steps: readonly LawWorkingStep[], currency: string) {
  return steps.map((step) => ({
    says: lawStepWords(step, currency, {}),
    shows: lawStepResult(step, currency),
  }));
}

/** "minimumBase" as words, where the law has none for it. */
export function spoken(name: string): string {
  return capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function calculationWords(calculation: Calculation, currency: string): string {
  switch (calculation.type) {
    case 'number':
    case 'named':
      return valueWords(calculation.value, calculation.unit, currency);
    case 'cents':
      return `${valueWords(calculation.value, calculation.unit, currency)} (${calculationWords(calculation.of, currency)})`;
    case 'bands':
      return calculation.slices.length === 0
        ? valueWords(0, 'money', currency)
        : calculation.slices
            .map(({ portion, rate, tax }) => sliceWords(portion, rate, tax, currency))
            .join(' + ');
    case 'operation': {
      const { sign, left, right } = calculation;
      const isProduct = sign === '×' || sign === '÷';
      const inBrackets = (part: Calculation, isNeeded: boolean) => {
        const words = calculationWords(part, currency);
        return isNeeded ? `(${words})` : words;
      };
      const first = inBrackets(left, isProduct && isSum(left));
      const second = inBrackets(right, isSum(right) ? sign !== '+' : sign === '÷' && isOperation(right));
      return `${first} ${sign} ${second}`;
    }
  }
}

/** Of a progression zone the rate rises within the slice: its average is named. */
function sliceWords(portion: number, rate: number, tax: number, currency: string): string {
  const average = (tax / portion) * 100;
  const percent = Math.abs(average - rate) < 1e-9 ? rate : Math.round(average * 1000) / 1000;
  return `${formatRate(percent)} of ${valueWords(portion, 'money', currency)}`;
}

function isOperation(calculation: Calculation): boolean {
  return calculation.type === 'operation' || calculation.type === 'bands';
}

function isSum(calculation: Calculation): boolean {
  if (calculation.type === 'bands') return calculation.slices.length > 1;
  return calculation.type === 'operation' && (calculation.sign === '+' || calculation.sign === '−');
}

function valueWords(value: number, unit: LawWorkingStep['unit'], currency: string): string {
  if (unit === 'money') return formatStatutory({ currency, amount: value });
  if (unit === 'rate') return formatRate(value * 100);
  return numberFormat({ maximumFractionDigits: 4 }).format(value);
}
