/**
 * The formulas in which the data say how a law calculates: numbers, names, + − * / %, comparisons and calls, such as
 * `15% * max(profit - fixed(12 * 1088), 0)`. Parsed once, evaluated with the values of a case.
 */

/** A formula taken apart. */
export type Formula =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Formula[] }
  | { readonly type: 'binary'; readonly op: Operator; readonly left: Formula; readonly right: Formula };

type Operator = '+' | '-' | '*' | '/' | '<=' | '<' | '>=' | '>';

/** A formula that cannot be read, or names something that is not there; the message says what and where. */
export class FormulaError extends Error {}

/** What a formula finds: values by name, and functions of the case at hand. */
export interface Scope {
  /** The value of a name; undefined where there is none. */
  readonly value: (name: string) => number | undefined;
  /** Calls a function, which evaluates its arguments itself; undefined where there is no such function. */
  readonly call: (name: string, args: readonly Formula[]) => number | undefined;
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9]*)|(<=|>=|[-+*/%(),<>]))/y;

interface Token {
  readonly text: string;
  readonly type: 'number' | 'name' | 'sign' | 'end';
  readonly at: number;
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
    tokens.push({ text, type, at: end - text.length });
  }
  const rest = source.slice(end).trimStart();
  if (rest !== '') {
    const place = source.length - rest.length + 1;
    throw new FormulaError(`"${rest.trimEnd()}" at place ${place} is nothing that a formula has`);
  }
  return [...tokens, { text: 'the end', type: 'end', at: source.length }];
}

/** Reads tokens one after another; each method takes what it knows and leaves the rest. */
class Reader {
  private readonly tokens: readonly Token[];
  private place = 0;

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  whole(): Formula {
    const formula = this.comparison();
    if (this.next.type !== 'end') this.refuse('an operator or the end');
    return formula;
  }

  private get next(): Token {
    return this.tokens[this.place] as Token;
  }

  private take(...signs: readonly string[]): string | null {
    const { type, text } = this.next;
    if (type !== 'sign' || !signs.includes(text)) return null;
    this.place++;
    return text;
  }

  private refuse(expected: string): never {
    throw new FormulaError(`found ${this.next.text} at place ${this.next.at + 1}, expected ${expected}`);
  }

  private chain(part: () => Formula, ...operators: readonly Operator[]): Formula {
    let left = part();
    for (;;) {
      const op = this.take(...operators) as Operator | null;
      if (op === null) return left;
      left = { type: 'binary', op, left, right: part() };
    }
  }

  private comparison(): Formula {
    return this.chain(() => this.sum(), '<=', '>=', '<', '>');
  }

  private sum(): Formula {
    return this.chain(() => this.product(), '+', '-');
  }

  private product(): Formula {
    return this.chain(() => this.percentage(), '*', '/');
  }

  private percentage(): Formula {
    let formula = this.primary();
    while (this.take('%') !== null) {
      formula = { type: 'binary', op: '/', left: formula, right: { type: 'number', value: 100 } };
    }
    return formula;
  }

  private primary(): Formula {
    const { type, text } = this.next;
    if (type === 'number') {
      this.place++;
      return { type: 'number', value: Number(text) };
    }
    if (type === 'name') {
      this.place++;
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

const known = new Map<string, Formula>();

/**
 * Takes a formula apart; the same text is read once.
 * @throws FormulaError that says what was found where.
 */
export function parseFormula(source: string): Formula {
  const before = known.get(source);
  if (before !== undefined) return before;
  const formula = new Reader(source).whole();
  known.set(source, formula);
  return formula;
}

/** How many arguments the functions of every formula take. */
const COMMON: Readonly<
  Record<string, { readonly args: number | null; readonly of: (v: number[]) => number }>
> = {
  min: { args: null, of: (values) => Math.min(...values) },
  max: { args: null, of: (values) => Math.max(...values) },
  // A base between its floor and its ceiling.
  between: { args: 3, of: ([low = 0, x = 0, high = 0]) => Math.min(Math.max(x, low), high) },
  floor: { args: 1, of: ([x = 0]) => Math.floor(x) },
  ceil: { args: 1, of: ([x = 0]) => Math.ceil(x) },
};

/**
 * The value of a formula: comparisons are 1 or 0, `if(condition, then, else)` evaluates one of its two branches.
 * @throws FormulaError for a name or a function that the scope does not have.
 */
export function evaluate(formula: Formula, scope: Scope): number {
  switch (formula.type) {
    case 'number':
      return formula.value;
    case 'name': {
      const value = scope.value(formula.name);
      if (value === undefined) throw new FormulaError(`there is no value "${formula.name}"`);
      return value;
    }
    case 'binary':
      return calculated(formula.op, evaluate(formula.left, scope), evaluate(formula.right, scope));
    case 'call':
      return called(formula.name, formula.args, scope);
  }
}

function called(name: string, args: readonly Formula[], scope: Scope): number {
  if (name === 'if') {
    const [condition, then, otherwise] = args;
    if (!condition || !then || !otherwise || args.length > 3) {
      throw new FormulaError('"if" takes a condition and two values');
    }
    return evaluate(evaluate(condition, scope) === 0 ? otherwise : then, scope);
  }
  const common = Object.hasOwn(COMMON, name) ? COMMON[name] : undefined;
  if (common !== undefined) {
    if (common.args !== null && args.length !== common.args) {
      throw new FormulaError(`"${name}" takes ${common.args} values, not ${args.length}`);
    }
    return common.of(args.map((arg) => evaluate(arg, scope)));
  }
  const value = scope.call(name, args);
  if (value === undefined) throw new FormulaError(`there is no function "${name}"`);
  return value;
}

function calculated(op: Operator, left: number, right: number): number {
  switch (op) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '<=':
      return left <= right ? 1 : 0;
    case '<':
      return left < right ? 1 : 0;
    case '>=':
      return left >= right ? 1 : 0;
    case '>':
      return left > right ? 1 : 0;
  }
}
