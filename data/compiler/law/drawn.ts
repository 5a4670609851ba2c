/** Lines of a law drawn as brackets: what the specified estimate takes where no flat figures are typed. */
import {
  type BracketFigures,
  curveOf,
  KIND_FIELDS,
  type LawMethod,
  type LawOf,
  type PiecewiseLinear,
  type RuleOverrides,
  TAX_KINDS,
  type TaxKind,
  type TaxRules,
  type TaxSchedule,
} from '../../../src/law/index.ts';
import { negative, sumOf } from '../../../src/law/piecewiseLinear.ts';

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** A line over turnover in US dollars as brackets; none where it is nothing everywhere. */
function bracketsOf(line: PiecewiseLinear, kind: TaxKind): BracketFigures[] {
  const brackets: BracketFigures[] = [];
  let end = { at: 0, tax: 0, slope: 0 };
  for (const { from, after, slope } of line) {
    const amount = cents(after - end.tax - end.slope * (from - end.at));
    end = { at: from, tax: after, slope };
    // Never −0, which JSON would not keep.
    const rate = Number((slope * 100).toFixed(5)) + 0;
    const last = brackets.at(-1);
    if (last?.rate === rate && amount === 0) continue;
    const lowerBound = cents(from);
    if (last) brackets[brackets.length - 1] = { ...last, upperBound: lowerBound };
    brackets.push({ taxType: kind, lowerBound, upperBound: null, rate, ...(amount !== 0 && { amount }) });
  }
  return brackets.some(({ rate, amount }) => rate !== 0 || amount !== undefined) ? brackets : [];
}

function lineOf(laws: LawMethod, of: LawOf, kind: TaxKind): PiecewiseLinear {
  const known = lines.get(laws) ?? new Map<string, PiecewiseLinear>();
  lines.set(laws, known);
  const key = `${laws.ask(of)?.key} ${kind}`;
  const others = TAX_KINDS.filter((one) => one !== kind);
  const line = known.get(key) ?? laws.ask(of)?.curveOf(null, others) ?? [];
  known.set(key, line);
  return line;
}

/** Lines that have been walked: every phase of a regime is held against the same ordinary one. */
const lines = new WeakMap<LawMethod, Map<string, PiecewiseLinear>>();

/** One line of a law without costs as brackets. */
export function drawnBrackets(laws: LawMethod, of: LawOf, kind: TaxKind): BracketFigures[] {
  return bracketsOf(lineOf(laws, of, kind), kind);
}

interface RulesInForce extends RuleOverrides {
  readonly brackets?: readonly BracketFigures[];
}

/** The same as a regime's years have them, whose brackets end where the next begins. */
export function drawnOverrides(laws: LawMethod, of: LawOf, flat: TaxSchedule): RuleOverrides {
  const { rules, brackets } = drawnRules(laws, of, flat);
  return {
    rules,
    ...(brackets && { brackets: brackets.map(({ upperBound: _end, ...bracket }) => bracket) }),
  };
}

/**
 * What takes the place of a regime's flat rules in another year: its line with all that its law then takes more or less
 * of the kind.
 * @param typed the year of the law whose flat rules these are; the ordinary one where it is left out
 */
export function drawnRules(
  laws: LawMethod,
  of: LawOf,
  flat: TaxSchedule,
  typed: LawOf = { regimeId: of.regimeId },
): RulesInForce {
  if (laws.ask(of)?.key === laws.ask(typed)?.key) return { rules: {} };
  const changed = TAX_KINDS.flatMap((kind) => {
    const usual = lineOf(laws, typed, kind);
    const then = lineOf(laws, of, kind);
    if (sameLines(bracketsOf(usual, kind), bracketsOf(then, kind))) return [];
    return [{ kind, brackets: bracketsOf(sumOf([flatLine(flat, kind), then, negative(usual)]), kind) }];
  });
  const brackets = changed.flatMap((one) => one.brackets);
  return {
    rules: Object.assign({}, ...changed.map((one) => rulesOf(one.kind, one.brackets.length > 0))),
    ...(brackets.length > 0 && { brackets }),
  };
}

/** A flat line; where a walk misses a bound of its brackets by a rounding, the knot is the bound. */
function flatLine(flat: TaxSchedule, kind: TaxKind): PiecewiseLinear {
  const fees = TAX_KINDS.filter((one) => one !== kind);
  const { total } = curveOf({ ...flat, lawOf: null, fees }, { withoutFees: true });
  const rule = flat.quick?.lines.find((line) => line.rule.kind === kind)?.rule;
  const bounds = rule?.brackets?.brackets.map(({ upperBound }) => upperBound / (rule.share / 100)) ?? [];
  const near = (x: number) => bounds.find((bound) => Math.abs(bound - x) <= 1e-12 * x) ?? x;
  return total.map((piece) => ({ ...piece, from: near(piece.from) }));
}

function sameLines(a: readonly BracketFigures[], b: readonly BracketFigures[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A kind that its brackets alone say, or that is not there. */
function rulesOf(kind: TaxKind, applies: boolean): Partial<TaxRules> {
  const names: Readonly<Record<string, string>> = KIND_FIELDS[kind];
  const values = { has: applies, rate: 0, type: 'percentage', share: 100, minimum: 0, cap: null };
  return Object.fromEntries(
    Object.entries(values).flatMap(([part, value]) => (names[part] ? [[names[part], value]] : [])),
  );
}
