import { TAX_KINDS } from '../../../src/tax/index.ts';
import { statutoryAmount } from '../money.ts';
import type { AnyRegimeInFile, BracketInFile, Money } from '../schema.ts';
import type { Note } from './notes.ts';

const shown = (money: Money | null) => (money === null ? 'unbounded' : JSON.stringify(money));
const amountOf = (money: Money) => statutoryAmount(money)?.amount ?? Number(money);

/** The currency of a bound; 0 belongs to every currency. */
function currencyOf(money: Money | null): string | null {
  if (money === null || amountOf(money) === 0) return null;
  return statutoryAmount(money)?.currency ?? 'USD';
}

/** Brackets of a kind follow each other from 0 upwards without gap or overlap, in one currency, the last unbounded. */
export function checkBrackets(regime: AnyRegimeInFile, path: string): Note[] {
  return TAX_KINDS.flatMap((kind) => {
    const own = regime.taxBrackets
      .map((bracket, index) => ({ bracket, path: `${path}.taxBrackets[${index}]` }))
      .filter(({ bracket }) => bracket.taxType === kind);
    const bounds = own.flatMap(({ bracket }) => [bracket.lowerBound, bracket.upperBound]);
    const currencies = [...new Set(bounds.map(currencyOf).filter((currency) => currency !== null))];
    if (currencies.length > 1) {
      return [
        {
          path: `${path}.taxBrackets`,
          message: `the ${kind} brackets of ${regime.id} mix ${currencies.join(' and ')}; allowed is one currency`,
        },
      ];
    }
    return own.flatMap(({ bracket, path: at }, index) => {
      const previous = own[index - 1]?.bracket;
      return checkBracket(bracket, previous, index === own.length - 1, at, `${kind} bracket of ${regime.id}`);
    });
  });
}

function checkBracket(
  bracket: BracketInFile,
  previous: BracketInFile | undefined,
  last: boolean,
  path: string,
  name: string,
): Note[] {
  const notes: Note[] = [];
  const lower = amountOf(bracket.lowerBound);
  const expected = previous ? previous.upperBound : 0;
  if (expected !== null && lower !== amountOf(expected)) {
    const allowed = previous ? `the upper bound of the one before, ${shown(expected)}` : '0';
    notes.push({
      path: `${path}.lowerBound`,
      message: `this ${name} begins at ${shown(bracket.lowerBound)}; allowed is ${allowed}`,
    });
  }
  if (bracket.upperBound === null) {
    if (!last) notes.push({ path: `${path}.upperBound`, message: `only the last ${name} may be unbounded` });
    return notes;
  }
  if (amountOf(bracket.upperBound) <= lower) {
    notes.push({
      path: `${path}.upperBound`,
      message: `this ${name} ends at ${shown(bracket.upperBound)}; allowed is more than its lower bound`,
    });
  }
  if (last) {
    notes.push({
      path: `${path}.upperBound`,
      message: `the last ${name} ends at ${shown(bracket.upperBound)}; allowed is null (unbounded)`,
    });
  }
  return notes;
}
