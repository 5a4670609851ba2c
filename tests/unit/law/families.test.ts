/** The worked examples of families in the laws, effect by effect, and what their formulas may say. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileLaw } from '../../../data/compiler/law/compileLaw.ts';
import { compileFamilies } from '../../../data/compiler/law/families.ts';
import type { FamilyExample } from '../../../data/compiler/law/familiesFile.ts';
import { type LawFile, lawFile } from '../../../data/compiler/law/lawFile.ts';
import { wholeYear } from '../../../src/law/assess.ts';
import { familyCase, householdChange } from '../../../src/law/household.ts';
import { chosen } from '../../../src/law/laws.ts';
import { linkedProgram } from '../../../src/law/linked.ts';
import { resultsOf } from '../../../src/law/results.ts';
import { lawOfYear } from '../../../src/law/year.ts';

const DIR = path.resolve(import.meta.dirname, '../../../data/law');
const FILES = readdirSync(DIR).map((name) =>
  v.parse(lawFile, JSON.parse(readFileSync(path.join(DIR, name), 'utf8'))),
);

/** Amounts by effect id, and their total. */
function found(file: LawFile, example: FamilyExample): Readonly<Record<string, number>> {
  const { regime, profit, partner, married, children, year = 2026, is } = example;
  const law = file.regimes[regime];
  if (!law) throw new Error(`There is no scheme ${regime}.`);
  const households = compileFamilies({ law: { [file.country]: file } });
  const program = linkedProgram(households, { program: compileLaw(regime, file, law) });
  const hasPartner = example.hasPartner ?? (married || (partner ?? 0) > 0);
  const results = resultsOf(lawOfYear(program, { taxYear: year }, { is }), {
    ...wholeYear(profit),
    ...familyCase(program, { hasPartner, married, partner: partner ?? 0, children }),
    ...chosen(example.chosen),
    ...example.case,
  });
  const { effects = [], total = Number.NaN } = householdChange(households, program, results) ?? {};
  return { ...Object.fromEntries(effects.map(({ id, amount }) => [id, amount])), total };
}

/** Half a cent may go either way. */
const CENT = 0.0101;

describe.each(FILES)('$country', (file) => {
  test.each(
    (file.families?.examples ?? []).map((example, index) => {
      const { regime, profit, partner, children } = example;
      return { example, name: `${index + 1}: ${regime} ${profit}, ${partner}, ${children.join(' ')}` };
    }),
  )('$name', ({ example }) => {
    const own = found(file, example);
    for (const id of Object.keys({ ...own, ...example.expected })) {
      const [is = 0, wanted = 0] = [own[id], example.expected[id]];
      expect(Math.abs(is - wanted), `${id}: ${is} instead of ${wanted}`).toBeLessThan(CENT);
    }
  });
});
