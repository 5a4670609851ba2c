/** Amounts that follow figures of a law: `{"formula": "2 * minimumWage", "of": "spain"}` in a file becomes `{"EUR": 36008}`. */
import { toCents } from '../../../src/law/assess.ts';
import { type Problem, problem, unknown } from '../problems.ts';
import type { LawAmount, WithAmounts } from '../schema.ts';
import { compileFormula, formulaIn } from './compileLaw.ts';
import { FormulaError, parseFormula } from './language.ts';
import type { LawFile } from './lawFile.ts';

type LawFiles = Readonly<Record<string, LawFile>>;

/**
 * A part of a file with its amounts in a tax year.
 * @param report takes the JSON path of an amount that cannot be worked out, and why
 */
export function withAmounts<Part>(
  part: Part,
  laws: LawFiles,
  taxYear: number,
  report: (path: string, message: string) => void,
  path = '',
): WithAmounts<Part> {
  const within = (value: unknown, at: string): unknown => withAmounts(value, laws, taxYear, report, at);
  const worked = (): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((item, index) => within(item, `${path}[${index}]`));
    if (!isLawAmount(part)) {
      return Object.fromEntries(
        Object.entries(part).map(([key, value]) => [
          key,
          within(value, path === '' ? key : `${path}.${key}`),
        ]),
      );
    }
    try {
      return amountOf(part, laws, taxYear);
    } catch (error) {
      if (!(error instanceof FormulaError) && !(error instanceof RangeError)) throw error;
      report(path, error.message);
      return {};
    }
  };
  return worked() as WithAmounts<Part>;
}

/** Files by their names with their amounts worked out, and what could not be. @param folder the files' own, in data */
export function filesWithAmounts<File>(
  folder: string,
  files: Readonly<Record<string, File>>,
  laws: LawFiles,
  taxYear: number,
): { readonly files: Readonly<Record<string, WithAmounts<File>>>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const worked = Object.entries(files).map(([name, file]) => {
    const report = (path: string, message: string) =>
      problems.push(problem(`data/${folder}/${name}.json`, path, message));
    return [name, withAmounts(file, laws, taxYear, report)] as const;
  });
  return { files: Object.fromEntries(worked), problems };
}

function isLawAmount(part: object): part is LawAmount {
  return 'formula' in part && 'of' in part;
}

/** @throws FormulaError or RangeError for what is no amount of a year by figures of that law */
function amountOf({ formula, of }: LawAmount, laws: LawFiles, taxYear: number): Record<string, number> {
  const law = laws[of];
  if (!law) throw new FormulaError(unknown(of, 'country with a law', Object.keys(laws)));
  const compiled = compileFormula(law, parseFormula(formula));
  if (compiled.unit !== 'year') throw new FormulaError(`"${formula}" is no amount of a year`);
  return { [law.currency]: toCents(formulaIn(compiled, taxYear)) };
}
