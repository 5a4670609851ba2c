import type { LineTrace } from '../../src/tax/index.ts';

/** Fields of a trace's steps that are no money. */
const NO_MONEY = new Set(['type', 'index', 'share', 'rate', 'above', 'entireIncome', 'source', 'statutory']);

/** Turns US dollars into another currency, at a rate of units per dollar. */
export function inCurrency(rate: number) {
  function shown(usd: number): number;
  function shown(usd: number | null): number | null;
  function shown(usd: number | null): number | null {
    return usd === null ? null : usd * rate;
  }
  const step = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'number' && !NO_MONEY.has(name) ? shown(value) : value,
      ]),
    );
  /** The working of a line; statutory amounts keep their own currency. */
  shown.trace = ({ kind, amount, steps }: LineTrace) => ({
    kind,
    amount: shown(amount),
    steps: steps.map(step),
  });
  return shown;
}
