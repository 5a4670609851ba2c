/** The data as the tools ask for it, by the same functions as the command line. */
import type { Laws, MoveAsked, MoveFound, PayAsked } from '../../../src/mcp/laws.ts';
import type { CompiledData } from '../index.ts';
import { moveJson } from '../taxMove.ts';
import { PayQuestionError, payAnswer } from '../taxPay.ts';

export function lawsOf(data: CompiledData): Laws {
  return {
    texts: async (slug) => (Object.hasOwn(data.texts, slug) ? (data.texts[slug] ?? null) : null),
    pay: (question) => payOf(data, question),
    payTexts: data.payTexts,
    move: (question) => moveOf(data, question),
    arriveWords: data.moveYear.arriveWords,
    leaveWords: data.moveYear.leaveWords,
  };
}

function payOf(data: CompiledData, question: PayAsked): ReturnType<Laws['pay']> {
  try {
    return payAnswer(data, question, true);
  } catch (error) {
    if (error instanceof PayQuestionError) return { refused: error.message };
    throw error;
  }
}

function moveOf(data: CompiledData, { income, costs, currency, ...asked }: MoveAsked): MoveFound | null {
  const rate = currency === 'USD' ? 1 : (data.exchangeRates.rates[currency] ?? 1);
  const inDollars = costs !== null && 'amount' in costs ? { amount: costs.amount / rate } : costs;
  const json = moveJson(data, {
    ...asked,
    income: income / rate,
    costs: inDollars,
    currency,
    rate,
    trace: true,
  });
  return json === null ? null : (JSON.parse(json) as MoveFound);
}
