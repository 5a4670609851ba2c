import { type Problem, problem, unknown } from '../problems.ts';
import type { ParsedData } from '../read.ts';

/** Cases of others are about schemes that have a law, in currencies that have a rate. */
export function checkCases({ cases, law, exchangeRates }: ParsedData): Problem[] {
  const schemes = Object.values(law).flatMap(({ regimes }) => Object.keys(regimes));
  const currencies = ['USD', ...Object.keys(exchangeRates.rates)];
  return Object.entries(cases).flatMap(([id, { scheme, currency }]) => {
    const file = `data/cases/${id}.json`;
    return [
      ...(schemes.includes(scheme)
        ? []
        : [problem(file, 'scheme', unknown(scheme, 'scheme of data/law', schemes))]),
      ...(currencies.includes(currency)
        ? []
        : [problem(file, 'currency', unknown(currency, 'currency of data/exchange-rates.json', currencies))]),
    ];
  });
}
