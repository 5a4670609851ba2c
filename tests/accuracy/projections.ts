import { compileData } from '../../data/compiler/index.ts';
import { type LastingRegime, type ProjectedYear, project } from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';

const INCOME = 80_000;
const YEARS = 20;
const STARTS = [2026, 2027, 2028, 2029, 2030] as const;

const INTRODUCTION = `# Projections

What every regime costs over ${YEARS} years at 80,000 USD a year, in percent of income, for stays that begin in ${STARTS[0]} to ${STARTS.at(-1)}: as the law has it, with the reliefs that must be asked for. \`npm run accuracy -- --write\` writes this page and a unit test keeps it in step, so that a change of data or engine shows in review what it does to the years.

"27.7 ×2" is two years at 27.7 %; "→" names the regime that follows; "ended" are years in which the regime is over and none follows. Starts with the same years share a row.`;

/** Regimes with what they need for a projection. */
function regimes(): Map<string, LastingRegime> {
  const { countries, taxBrackets } = compileData();
  return new Map(
    countries.flatMap(({ taxRegimes }) =>
      taxRegimes.map((rules): [string, LastingRegime] => [
        rules.id,
        { id: rules.id, rules, brackets: taxBrackets[rules.id] ?? [], lasting: rules.lasting },
      ]),
    ),
  );
}

/** Years in one line: equal neighbours are counted. */
function yearsInWords(years: readonly ProjectedYear[]): string {
  const runs: { text: string; count: number }[] = [];
  years.forEach(({ rate, ended, regimeId }, index) => {
    const before = years[index - 1]?.regimeId ?? regimeId;
    const arrow = before === regimeId ? '' : `→ ${regimeId} `;
    const text = arrow + (ended ? 'ended' : (rate ?? 0).toFixed(1));
    const last = runs.at(-1);
    if (last && arrow === '' && last.text.replace(/^→ \S+ /, '') === text) last.count++;
    else runs.push({ text, count: 1 });
  });
  return runs.map(({ text, count }) => (count === 1 ? text : `${text} ×${count}`)).join(', ');
}

/** The rows of the table: a regime, the starts that share its years, the years in words. */
export function projectionRows(): string[][] {
  const all = regimes();
  const laws = lawMethod(compileData().laws);
  return [...all.values()].flatMap((regime) => {
    const starts = new Map<string, number[]>();
    for (const year of STARTS) {
      const plan = { income: INCOME, laws, from: { year }, years: YEARS };
      const words = yearsInWords(project(regime, plan, (id) => all.get(id)).years);
      starts.set(words, [...(starts.get(words) ?? []), year]);
    }
    return [...starts].map(([words, years]) => {
      const [first, last] = [years[0], years.at(-1)];
      return [regime.id, first === last ? `${first}` : `${first} to ${last}`, words];
    });
  });
}

/** The whole of docs/projections.md. */
export function projectionsPage(): string {
  const rows = [
    ['Regime', 'Start', 'Percent of income, year by year'],
    ['---', '---', '---'],
    ...projectionRows(),
  ];
  return `${INTRODUCTION}\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
