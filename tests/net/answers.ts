/**
 * What the engine answers, as values that can be compared: the only file of the net that knows how today's engine is asked.
 * Amounts are US dollars a year.
 */
import { appModule } from '../../data/compiler/app.ts';
import { compileData } from '../../data/compiler/index.ts';
import { workingOf } from '../../src/catalogue/workingText.ts';
import { moveAnswer } from '../../src/commands/taxMove.ts';
import { payAnswer } from '../../src/commands/taxPay.ts';
import { knownRegimes } from '../../src/commands/taxSchemes.ts';
import type { MovingFamily } from '../../src/law/ask.ts';
import { QuestionError } from '../../src/law/ask.ts';
import {
  assess,
  type Costs,
  companyPayOf,
  curveOf,
  project,
  scheduleOf,
  type TaxOptions,
  totalOnCurve,
  traceOf,
} from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';

export type Value = string | number | null | readonly Value[];
export type Estimate = 'quick' | 'law';

export interface Asked {
  readonly estimate: Estimate;
  readonly costs?: Costs | null;
  readonly profession?: string | undefined;
  readonly household?: MovingFamily | undefined;
}

/** The engine over the data of the day in `LOWTIDE_DAY`. */
export function engineOfToday() {
  const data = compileData();
  const regimes = knownRegimes(data);
  const laws = { ...data.laws, households: data.households };
  const found = (id: string) => {
    const regime = regimes.get(id);
    if (!regime) throw new Error(`There is no regime ${id}.`);
    return regime;
  };
  const options = ({ estimate, costs = null, profession, household }: Asked): TaxOptions => ({
    costs,
    laws: estimate === 'law' ? lawMethod(laws, { profession, household }) : null,
  });
  const scheduleFor = (id: string) => scheduleOf(found(id).rules, found(id).brackets);

  return {
    destinations: data.countries.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)),
    /** Where one may leave from. */
    homes: Object.keys(data.moveYear.leave),
    /** Every scheme that can be asked by itself, with the estimates that it has. */
    regimes: [...regimes.values()].map(({ id, isLawAlone }) => ({
      id,
      estimates: (isLawAlone ? ['law'] : ['quick', 'law']) as readonly Estimate[],
    })),
    /** What not everybody has in a law. */
    reliefs: (id: string): readonly string[] => Object.keys(data.reliefNames[id] ?? {}),
    companies: Object.keys(data.laws.regimes).filter((id) => companyPayOf(data.laws, id) !== undefined),

    /** Its six lines and the total. */
    linesAt(id: string, income: number, asked: Asked & { readonly reliefs?: readonly string[] }): Value {
      const schedule = scheduleFor(id);
      const { reliefs } = asked;
      const of = reliefs ? { ...schedule, lawOf: { regimeId: id, reliefs } } : schedule;
      const { lines, total } = assess(of, income, options(asked));
      return [...lines.map(({ amount }) => amount), total];
    },

    /** The incomes up to a million at which the total bends or jumps. */
    bounds(id: string, asked: Asked): readonly number[] {
      return curveOf(scheduleFor(id), options(asked))
        .total.map(({ from }) => from)
        .filter((from) => from > 0 && from <= 1_000_000);
    },

    curveAt(id: string, incomes: readonly number[], asked: Asked): Value {
      const curve = curveOf(scheduleFor(id), options(asked));
      return incomes.map((income) => totalOnCurve(curve, income));
    },

    /** Regime and total of each year of a stay. */
    stay(
      id: string,
      asked: Asked & { income: number; from: number; years: number; optional: boolean },
    ): Value {
      const { income, years, from, optional } = asked;
      const plan = { ...options(asked), income, years, from: { year: from }, optionalReliefs: optional };
      const { years: list, averageTotal } = project(found(id), plan, (other) => regimes.get(other));
      return [averageTotal, ...list.map(({ regimeId, total }) => [regimeId, total])];
    },

    working(id: string, income: number, asked: Asked): Value {
      return traceOf(scheduleFor(id), income, options(asked)).map((trace) =>
        JSON.stringify(workingOf(trace)),
      );
    },

    /** The total of the year of a move in its twelve months. */
    move(regime: string, fromHome: string, on: string, income: number): Value {
      const told = moveAnswer(data, { regime, income, move: { fromHome, on } });
      return (
        told && [
          told.total,
          told.low,
          told.high,
          ...told.months.flatMap(({ total, low, high }) => [total, low, high]),
        ]
      );
    },

    /** Where the profit of a company goes, or why it cannot be paid so. */
    pay(regime: string, income: number, asked: number | 'best'): Value {
      try {
        const { profit, wage, inHand, retained } = payAnswer(data, { regime, income, pay: { wage: asked } });
        return [profit, wage, inHand, retained];
      } catch (error) {
        if (error instanceof QuestionError) return error.message;
        throw error;
      }
    },
  };
}

export type Engine = ReturnType<typeof engineOfToday>;

interface ForPerson {
  answerFor(regimeId: string, situation: unknown): Promise<object>;
}

/** What the site says of a scheme to a person, its terms in words included. */
export async function personAnswers(): Promise<
  (regimeId: string, situation: Readonly<Record<string, unknown>>) => Promise<Value>
> {
  const { answerFor } = await appModule<ForPerson>('src/assess/forPerson.ts');
  return async (regimeId, situation) => {
    const { release, ...answer } = (await answerFor(regimeId, situation)) as { release: string };
    return comparable(answer);
  };
}

/** Amounts stay numbers, so that they are compared as amounts. */
function comparable(answered: unknown): Value {
  if (typeof answered === 'number' || answered === null) return answered;
  if (Array.isArray(answered)) return answered.map(comparable);
  if (typeof answered !== 'object') return String(answered);
  return Object.entries(answered).map(([name, value]) => [name, comparable(value)]);
}
