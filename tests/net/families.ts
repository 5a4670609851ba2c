/**
 * `npx tsx tests/net/families.ts <country> [--off=0.02] [<commit>]`: whether families of a country come to what they did, while
 * they move into its law: by scheme and effect, over families, incomes, professions, reliefs and years. Effects are compared by
 * kind and name, in the law's currency. Without a commit it is the last one that has data/household/<country>.json.
 */
import { execFileSync } from 'node:child_process';
import { compileHouseholds } from '../../data/compiler/law/compileHouseholds.ts';
import { compileLaws } from '../../data/compiler/law/compileLaws.ts';
import { parseData, readFiles } from '../../data/compiler/read.ts';
import type { LawAnswers, MovingFamily } from '../../src/law/ask.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import type { Laws } from '../../src/law/laws.ts';
import type { LawOf } from '../../src/law/types.ts';

const INCOMES = [
  ...[0, 1_000, 8_000, 12_500, 17_431, 22_000, 28_000, 33_333, 40_000, 48_500, 60_000, 71_250, 80_000],
  ...[97_031, 120_000, 150_000, 220_000, 333_333, 600_000, 2_000_000],
];
/** Incomes of partners are as much above these in weaker currencies as their owners'. */
const FAMILIES: readonly Omit<MovingFamily, 'from'>[] = [
  { hasPartner: true, married: true, partner: 0, children: [] },
  { hasPartner: true, married: true, partner: 30_000, children: [] },
  { hasPartner: true, married: true, partner: 4_000, children: [4, 7] },
  { hasPartner: true, married: false, partner: 20_000, children: [2] },
  { hasPartner: false, married: false, partner: 0, children: [9] },
  { hasPartner: false, married: false, partner: 0, children: [0, 3, 19] },
  { hasPartner: true, married: true, partner: 15_000, children: [1, 5, 12, 17] },
  { hasPartner: true, married: true, partner: 0, children: [2, 6, 8, 11, 15, 22] },
];
const PROFESSIONS = ['software', 'legal', 'trade', 'other'];

const said = process.argv.slice(2);
const [slug, commit] = said.filter((one) => !one.startsWith('--'));
const off = Number(said.find((one) => one.startsWith('--off='))?.slice('--off='.length) ?? 0.02);
if (!slug) throw new Error('Name a country, as "portugal".');

const file = `data/household/${slug}.json`;
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).trim();

function lastWithFile(): string {
  const removed = git('log', '-1', '--format=%H', '--diff-filter=D', '--', file);
  return removed ? `${removed}^` : 'HEAD';
}

function lawsOf(files: Record<string, string>): Laws {
  const data = parseData(files);
  return { ...compileLaws(data), households: compileHouseholds(data) };
}

/** Every person who is asked about in a scheme. */
function* personsIn(id: string, laws: Laws): Iterable<readonly [answers: LawAnswers, of: LawOf]> {
  const { program, perDollar } = laws.regimes[id] as Laws['regimes'][string];
  const { given, figures } = program;
  const reliefs = given.flatMap((name) => /^chosen\.(.*)/.exec(name)?.[1] ?? []);
  const isBy = figures.some((figure) => figure.in.some((value) => value.of));
  const many = Math.max(perDollar, 1);
  for (const { partner, ...family } of FAMILIES) {
    for (const profession of isBy ? PROFESSIONS : [undefined]) {
      for (const year of [2026, 2027]) {
        for (const yearOfStay of given.includes('yearOfStay') ? [1, 6] : [1]) {
          for (const relief of [[], ...reliefs.map((one) => [one])]) {
            for (const from of [null, year]) {
              const household = { ...family, partner: (partner * many) / perDollar, from };
              yield [
                { profession, household },
                { regimeId: id, year, yearOfStay, reliefs: relief },
              ];
            }
          }
        }
      }
    }
  }
}

/** What each effect comes to in the law's currency, by kind and name. */
function changes(laws: Laws, answers: LawAnswers, of: LawOf, income: number): Record<string, number> {
  const perDollar = laws.regimes[of.regimeId]?.perDollar ?? 1;
  const method = lawMethod(laws, answers);
  const amounts = method.ask(of)?.amountsAt(income / perDollar, 0) ?? [];
  const change = method.ask(of)?.householdAt(amounts, income / perDollar, 0);
  const sums: Record<string, number> = {};
  for (const { kind, name, amount } of change?.effects ?? []) {
    sums[`${kind}, ${name}`] = (sums[`${kind}, ${name}`] ?? 0) + amount * perDollar;
  }
  return { ...sums, total: (change?.total ?? 0) * perDollar };
}

const today = readFiles('data');
const old = commit ?? lastWithFile();
const before = lawsOf({
  ...today,
  [`household/${slug}.json`]: git('show', `${old}:${file}`),
  [`law/${slug}.json`]: git('show', `${old}:data/law/${slug}.json`),
});
const now = lawsOf(today);

interface Differing {
  count: number;
  by: number;
  where: string;
}
const differing = new Map<string, Differing>();
let compared = 0;
for (const [id, regime] of Object.entries(now.households?.regimes ?? {})) {
  const many = Math.max(now.regimes[id]?.perDollar ?? 1, 1);
  if (regime.country !== slug || !now.regimes[id]) continue;
  for (const [answers, of] of personsIn(id, now)) {
    for (const income of INCOMES.map((one) => one * many)) {
      compared++;
      const [was, is] = [before, now].map((laws) => changes(laws, answers, of, income)) as [
        Record<string, number>,
        Record<string, number>,
      ];
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
        const [a, b] = [was[name] ?? 0, is[name] ?? 0];
        const by = Math.abs(b - a);
        if (by <= off) continue;
        const key = `${id} in ${of.year}: ${name}`;
        const one = differing.get(key) ?? { count: 0, by: 0, where: '' };
        one.count++;
        if (by > one.by) {
          one.by = by;
          one.where = `${a.toFixed(2)} was, ${b.toFixed(2)} is at ${income}, ${JSON.stringify({ ...answers, ...of })}`;
        }
        differing.set(key, one);
      }
    }
  }
}
for (const [name, { count, by, where }] of differing) {
  console.log(`${name}: ${count} differ, most by ${by.toFixed(2)}:\n  ${where}`);
}
console.log(
  `${compared} compared, ${differing.size === 0 ? 'none differs' : `${differing.size} effects differ`}.`,
);
