/**
 * The language in which the data say how a law calculates (docs/law-language.md): numbers, names, + − * / %, a minus
 * before a value, comparisons and calls, such as `incomeTax * max(profit - fixed(12 * minimumBase), 0)`.
 */

/** A formula taken apart. */
export type Formula =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Formula[] }
  | { readonly type: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula };

export type Operator = '+' | '-' | '*' | '/' | '<=' | '<' | '>=' | '>' | '=';

/** A formula that cannot be read, or names something that is not there; the message says what and where. */
export class FormulaError extends Error {}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9]*)|(<=|>=|==?|[-+*/%(),<>]))/y;

interface Token {
  readonly text: string;
  readonly type: 'number' | 'name' | 'sign' | 'end';
  /** From 1. */
  readonly place: number;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  let end = 0;
  for (;;) {
    const match = TOKEN.exec(source);
    if (match === null) break;
    const [, number, name, sign] = match;
    end = TOKEN.lastIndex;
    const text = number ?? name ?? sign ?? '';
    const type = number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign';
    tokens.push({ text, type, place: end - text.length + 1 });
  }
  const rest = source.slice(end).trimStart();
  if (rest !== '') {
    const place = source.length - rest.length + 1;
    throw new FormulaError(`"${rest.trimEnd()}" at place ${place} is nothing that a formula has`);
  }
  return [...tokens, { text: 'the end', type: 'end', place: source.length + 1 }];
}

/** Reads tokens one after another; each method takes what it knows and leaves the rest. */
class Reader {
  private readonly tokens: readonly Token[];
  private index = 0;

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  whole(): Formula {
    const formula = this.comparison();
    if (this.next.type !== 'end') this.refuse('an operator or the end');
    return formula;
  }

  private get next(): Token {
    return this.tokens[this.index] as Token;
  }

  private take(...signs: readonly string[]): string | null {
    const { type, text } = this.next;
    if (type !== 'sign' || !signs.includes(text)) return null;
    this.index++;
    return text;
  }

  private refuse(expected: string): never {
    throw new FormulaError(`found ${this.next.text} at place ${this.next.place}, expected ${expected}`);
  }

  private chain(part: () => Formula, ...signs: readonly string[]): Formula {
    let left = part();
    for (;;) {
      const sign = this.take(...signs);
      if (sign === null) return left;
      left = { type: 'binary', operator: (sign === '==' ? '=' : sign) as Operator, left, right: part() };
    }
  }

  private comparison(): Formula {
    return this.chain(() => this.sum(), '<=', '>=', '<', '>', '=', '==');
  }

  private sum(): Formula {
    return this.chain(() => this.product(), '+', '-');
  }

  /** A sign before a product is that of all of it. */
  private product(): Formula {
    if (this.take('-') !== null) return negative(this.product());
    return this.chain(() => this.signed(), '*', '/');
  }

  private signed(): Formula {
    return this.take('-') === null ? this.percentage() : negative(this.signed());
  }

  private percentage(): Formula {
    let formula = this.primary();
    while (this.take('%') !== null) {
      formula = { type: 'binary', operator: '/', left: formula, right: { type: 'number', value: 100 } };
    }
    return formula;
  }

  private primary(): Formula {
    const { type, text } = this.next;
    if (type === 'number') {
      this.index++;
      return { type: 'number', value: Number(text) };
    }
    if (type === 'name') {
      this.index++;
      return this.take('(') === null ? { type: 'name', name: text } : this.called(text);
    }
    if (this.take('(') === null) this.refuse('a number, a name or a bracket');
    const inside = this.comparison();
    if (this.take(')') === null) this.refuse('")"');
    return inside;
  }

  private called(name: string): Formula {
    const args = [this.comparison()];
    while (this.take(',') !== null) args.push(this.comparison());
    if (this.take(')') === null) this.refuse('"," or ")"');
    return { type: 'call', name, args };
  }
}

/**
 * Takes a formula apart.
 * @throws FormulaError that says what was found where.
 */
export function parseFormula(source: string): Formula {
  return new Reader(source).whole();
}

function negative(formula: Formula): Formula {
  return { type: 'binary', operator: '-', left: { type: 'number', value: 0 }, right: formula };
}
