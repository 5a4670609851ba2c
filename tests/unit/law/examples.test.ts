/** The worked examples of every law, line by line: whole years, years cut by a move, and how an owner is paid. */
import { describe, expect, test } from 'vitest';
import type { LawOfRegime } from '../../../data/compiler/law/lawFile.ts';
import { assessLaw, WHOLE_YEAR } from '../../../src/law/assess.ts';
import { bestWage, paidAt } from '../../../src/law/bestWage.ts';
import { dayOf } from '../../../src/law/calendar.ts';
import { yearOfArrival, yearOfDeparture } from '../../../src/law/partYear.ts';
import type { LawProgram } from '../../../src/law/program.ts';
import type { LawCase } from '../../../src/law/results.ts';
import { TAX_KINDS } from '../../../src/law/types.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { LAWS } from './laws.ts';

type Example = NonNullable<LawOfRegime['examples']>[number];

/** Some laws print constants rounded to cents, which ten thousands of a slice multiply. */
const WITHIN = 0.1;
/** Values that an example names are rounded to cents and nothing else. */
const A_CENT = 0.0051;

describe.each(LAWS.filter(({ regime }) => regime.examples))('$id', ({ program, regime }) => {
  test.each(
    (regime.examples ?? []).map((example, index) => ({ example, name: `${index + 1}: ${nameOf(example)}` })),
  )('$name', ({ example }) => {
    const { known, law } = worked(program, example);
    const { lines, total, results } = assessLaw(law, known);
    const { extras } = program;
    const own = example.leaves
      ? Object.fromEntries(
          Object.entries(extras).flatMap(([name, place]) =>
            name.startsWith('leaving.') ? [[name.slice('leaving.'.length), results[place] ?? 0]] : [],
          ),
        )
      : lines;
    for (const [kind, amount] of Object.entries(example.lines ?? {})) near(own[kind] ?? 0, amount, kind);
    if (example.lines && !example.leaves) {
      for (const kind of Object.keys(lines)) near(lines[kind] ?? 0, example.lines[kind] ?? 0, kind);
    }
    if (example.total !== undefined) {
      const sum = TAX_KINDS.reduce((all, kind) => all + (own[kind] ?? 0), 0);
      near(example.leaves ? sum : total, example.total, 'the total');
    }
    for (const [name, amount] of Object.entries(example.values ?? {})) {
      const place = program.values.find(([value]) => value === name)?.[1];
      near(results[place ?? -1] ?? Number.NaN, amount, name, A_CENT);
    }
    for (const [kind, amount] of Object.entries(example.employer ?? {})) {
      near(results[extras[`employer.${kind}`] ?? -1] ?? 0, amount, `the employer's ${kind}`);
    }
    if (example.pay) {
      near(paidAt(law, known, example.pay.wage).inHand, example.pay.inHand, 'in hand');
      if (example.pay.leavesMost) near(bestWage(law, known)?.wage ?? -1, example.pay.wage, 'the best wage');
    }
  });
});

function nameOf({ case: known, arrives, leaves, pay }: Example): string {
  return [JSON.stringify(known), arrives, leaves, pay && `wage ${pay.wage}`].filter(Boolean).join(' ');
}

function worked(program: LawProgram, example: Example) {
  const { arrives, leaves, year = 2026, set, is, chosen = [] } = example;
  const { costs = 0, until = 0, after = 0, turnover = until + after } = example.case;
  const given: LawCase = {
    costs,
    turnover,
    profit: Math.max(turnover - costs, 0),
    ...example.case,
    ...Object.fromEntries(chosen.map((id) => [`chosen.${id}`, 1])),
  };
  const cut = arrives
    ? yearOfArrival(program, dayOf(arrives), given)
    : leaves
      ? yearOfDeparture(program, dayOf(leaves), given)
      : { known: { ...WHOLE_YEAR, ...given }, period: { taxYear: year } };
  const taxYear = { taxYear: cut.period.taxYear, ...given };
  // What is earned until a departure is in its case already.
  const known = leaves ? { taxYear: cut.period.taxYear, ...cut.known } : { ...cut.known, ...taxYear };
  return { known, law: lawOfYear(program, cut.period, { set, is }) };
}

function near(found: number, expected: number, what: string, within = WITHIN): void {
  expect(Math.abs(found - expected), `${what}: ${found} instead of ${expected}`).toBeLessThan(within);
}
