/** Cross-checks of families in a law: every scheme says what it has of them, with formulas that can be read and worked out. */
import { wholeYear } from '../../../src/law/assess.ts';
import { familyCase } from '../../../src/law/household.ts';
import { linkedProgram } from '../../../src/law/linked.ts';
import { resultsOf } from '../../../src/law/results.ts';
import { lawOfYear } from '../../../src/law/year.ts';
import { compileLaw } from '../law/compileLaw.ts';
import { compileFamily } from '../law/familyProgram.ts';
import { FormulaError } from '../law/language.ts';
import type { LawFile } from '../law/lawFile.ts';
import { type Problem, problem, unknown } from '../problems.ts';

/** A family and incomes with which they are tried. */
const FAMILY = { hasPartner: true, married: true, partner: 20_000, children: [1, 4, 9, 16] };
const INCOMES = [0, 1, 30_000, 5_000_000];

export function checkFamilies(slug: string, file: LawFile): Problem[] {
  const { families, regimes: schemes, sources } = file;
  if (!families) return [problem(`data/law/${slug}.json`, 'families', 'is missing')];
  const report = (path: string, message: string) =>
    problem(`data/law/${slug}.json`, `families.${path}`, message);
  const { effects, regimes, examples } = families;
  const ids = Object.keys(effects);
  const schemeIds = Object.keys(schemes);
  return [
    ...schemeIds
      .filter((id) => !(id in regimes))
      .map((id) => report(`regimes.${id}`, 'is missing: name its effects, or none')),
    ...Object.keys(regimes)
      .filter((id) => !schemeIds.includes(id))
      .map((id) => report(`regimes.${id}`, unknown(id, 'scheme of the file', schemeIds))),
    ...ids
      .filter((id) => !Object.values(regimes).some((regime) => regime.effects.includes(id)))
      .map((id) => report(`effects.${id}`, 'no scheme has it')),
    ...Object.entries(effects).flatMap(([id, { source }]) =>
      source === undefined || source in sources
        ? []
        : [report(`effects.${id}.source`, unknown(source, 'source', Object.keys(sources)))],
    ),
    ...examples.flatMap(({ regime }, place) =>
      regime in regimes
        ? []
        : [report(`examples[${place}].regime`, unknown(regime, 'scheme', Object.keys(regimes)))],
    ),
    ...Object.keys(regimes).flatMap((id) =>
      mistakeIn(id, file, (message) => report(`regimes.${id}`, message)),
    ),
  ];
}

function mistakeIn(id: string, file: LawFile, report: (message: string) => Problem): Problem[] {
  const law = file.regimes[id];
  if (!law) return [];
  try {
    const family = compileFamily(id, file, law);
    const households = {
      countries: { [file.country]: { effects: {}, asking: [] } },
      regimes: { [id]: { country: file.country, effects: [], family, benefitsAlone: false } },
    };
    const program = linkedProgram(households, { program: compileLaw(id, file, law) });
    const own = lawOfYear(program, { taxYear: Number(file.families?.reviewed.slice(0, 4)) });
    const said = familyCase(program, FAMILY);
    const wrong = INCOMES.map(
      (income) => resultsOf(own, { ...wholeYear(income), ...said })[family.total],
    ).find((total) => !Number.isFinite(total));
    return wrong === undefined ? [] : [report(`comes to ${wrong} where it must be an amount`)];
  } catch (error) {
    if (error instanceof FormulaError || error instanceof RangeError) return [report(error.message)];
    throw error;
  }
}
