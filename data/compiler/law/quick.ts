/**
 * The quick estimate as a law: the flat fields and brackets of a regime, in US dollars, written in the language of the laws and
 * compiled like them. Every kind is its base by brackets, a fixed amount or a rate, not below its minimum once there is
 * income, and not above its cap.
 */

import {
  type BracketFigures,
  type BracketSet,
  type LineRule,
  type ScheduledBracket,
  scheduleOf,
  type TaxRules,
} from '../../../src/law/index.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import { compileLaw } from './compileLaw.ts';
import type { LawFile } from './lawFile.ts';

/** Before any year that is asked: the quick estimate has one value of everything. */
const ALWAYS = '1900-01-01';

/** Amounts a year in US dollars over `turnover`; costs do not count. @throws FormulaError where the fields are no law */
export function quickProgram(id: string, rules: TaxRules, brackets: readonly BracketFigures[]): LawProgram {
  const law = new QuickLaw();
  const kinds = scheduleOf(rules, brackets).rules.flatMap((rule) => (rule === null ? [] : [rule]));
  const lines = Object.fromEntries(kinds.map((rule) => [rule.kind, law.lineOf(rule)]));
  const { figures, scales } = law;
  const file = { country: id, currency: 'USD', figures, scales, steps: {}, regimes: {}, sources: {} };
  return compileLaw(id, file, { lines });
}

/** The figures and scales of a regime as its formulas name them. */
class QuickLaw {
  readonly figures: LawFile['figures'] = {};
  readonly scales: LawFile['scales'] = {};

  lineOf({ kind, share, brackets, type, rate, minimum, cap }: LineRule): string {
    const base = share === 100 ? 'turnover' : `${this.percent(`${kind}Share`, share)} * turnover`;
    const tax =
      brackets !== null
        ? this.taxOf(kind, brackets, base)
        : type === 'fixed'
          ? this.dollars(`${kind}Amount`, rate)
          : `${this.percent(`${kind}Rate`, rate)} * ${base}`;
    const least = minimum === 0 ? '0' : `if(turnover > 0, ${this.dollars(`${kind}Minimum`, minimum)}, 0)`;
    const atLeast = `max(${tax}, ${least})`;
    return Number.isFinite(cap) ? `min(${atLeast}, ${this.dollars(`${kind}Cap`, cap)})` : atLeast;
  }

  private taxOf(kind: string, { entireIncome, brackets }: BracketSet, base: string): string {
    if (isScale(brackets) && !entireIncome) {
      const bands = brackets.map(
        ({ upperBound, rate }) => [finite(upperBound), rate] as [number | null, number],
      );
      this.scales[kind] = { in: [{ from: ALWAYS, is: bands }] };
      return `scale(${kind}, ${base})`;
    }
    const parts = brackets.map((bracket, at) => this.bracketOf(`${kind}${at + 1}`, bracket, base));
    if (!entireIncome) return parts.map(({ slice }) => slice).join(' + ');
    return parts.reduceRight((others, { isIn, whole }) => `if(${isIn}, ${whole}, ${others})`, '0');
  }

  /** What a bracket takes of its slice and of the entire base, and whether it holds the base. */
  private bracketOf(name: string, { lowerBound, upperBound, rate, amount }: ScheduledBracket, base: string) {
    const from = lowerBound === 0 ? '0' : this.dollars(`${name}From`, lowerBound);
    const to = Number.isFinite(upperBound) ? this.dollars(`${name}To`, upperBound) : null;
    const due = amount === 0 ? '' : `${this.dollars(`${name}Amount`, amount)} + `;
    const percent = this.percent(`${name}Rate`, rate);
    const inside = to === null ? base : `min(${base}, ${to})`;
    return {
      slice: `if(${base} > ${from}, ${due}${percent} * (${inside} - ${from}), 0)`,
      whole: `${due}${percent} * ${base}`,
      isIn: to === null ? '1' : `${base} <= ${to}`,
    };
  }

  private dollars(name: string, is: number): string {
    return this.figure(name, 'year', is);
  }

  private percent(name: string, is: number): string {
    return this.figure(name, 'percent', is);
  }

  private figure(name: string, unit: 'year' | 'percent', is: number): string {
    this.figures[name] = { unit, in: [{ from: ALWAYS, is }] };
    return name;
  }
}

/** Whether brackets are a plain scale: from nothing upwards without a gap, and no amount but the rates'. */
function isScale(brackets: readonly ScheduledBracket[]): boolean {
  return brackets.every(
    ({ lowerBound, amount }, at) => amount === 0 && lowerBound === (brackets[at - 1]?.upperBound ?? 0),
  );
}

function finite(bound: number): number | null {
  return Number.isFinite(bound) ? bound : null;
}
