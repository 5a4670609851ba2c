/**
 * `npx tsx tests/net/families.ts <country> [<commit>]`: whether families of a country come to what they did, while they move
 * into its law: by scheme and effect, over families, incomes, professions, reliefs and years. Effects are compared by kind and
 * name. The commit is the last one that has data/household/<country>.json, where it is left out.
 */
import { execFileSync } from 'node:child_process';
import { compileHouseholds } from '../../data/compiler/law/compileHouseholds.ts';
import { compileLaws } from '../../data/compiler/law/compileLaws.ts';
import { parseData, readFiles } from '../../data/compiler/read.ts';
import { lawMethod, type MovingFamily } from '../../src/law/lawMethod.ts';
import type { Laws } from '../../src/law/laws.ts';

const CENTS = 0.02;
const SHOWN = 3;
const INCOMES = [
  ...[0, 1_000, 8_000, 12_500, 17_431, 22_000, 28_000, 33_333, 40_000, 48_500, 60_000, 71_250, 80_000],
  ...[97_031, 120_000, 150_000, 220_000, 333_333, 600_000, 2_000_000],
];
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

const [slug, commit] = process.argv.slice(2);
if (!slug) throw new Error('Name a country, as "portugal".');
const file = `data/household/${slug}.json`;
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).trim();
const old = commit ?? lastWithFile();

function lastWithFile(): string {
  const removed = git('log', '-1', '--format=%H', '--diff-filter=D', '--', file);
  return removed ? `${removed}^` : 'HEAD';
}

function lawsOf(files: Record<string, string>): Laws {
  const data = parseData(files);
  return { ...compileLaws(data), households: compileHouseholds(data) };
}

const today = readFiles('data');
const before = lawsOf({
  ...today,
  [`household/${slug}.json`]: git('show', `${old}:${file}`),
  [`law/${slug}.json`]: git('show', `${old}:data/law/${slug}.json`),
});
const now = lawsOf(today);

interface Difference {
  readonly where: string;
  readonly before: number;
  readonly now: number;
}
const differences = new Map<string, Difference[]>();
let compared = 0;

for (const [id, regime] of Object.entries(now.households?.regimes ?? {})) {
  const law = now.regimes[id];
  if (regime.country !== slug || !law) continue;
  const { given, figures } = law.program;
  const reliefs = given.flatMap((name) => /^chosen\.(.*)/.exec(name)?.[1] ?? []);
  const isBy = figures.some((figure) => figure.in.some((value) => value.of));
  const years = given.includes('yearOfStay') ? [1, 6] : [1];
  for (const family of FAMILIES) {
    for (const profession of isBy ? PROFESSIONS : [undefined]) {
      for (const taxYear of [2026, 2027]) {
        for (const yearOfStay of years) {
          for (const relief of [[], ...reliefs.map((one) => [one])]) {
            for (const from of [null, taxYear]) {
              const of = { regimeId: id, year: taxYear, yearOfStay, reliefs: relief };
              const asked = { profession, household: { ...family, from } };
              const [one, other] = [before, now].map((laws) => changesOf(laws, asked, of));
              for (const income of INCOMES) {
                compared++;
                const [was, is] = [one?.(income) ?? {}, other?.(income) ?? {}];
                for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
                  const [a, b] = [was[name] ?? 0, is[name] ?? 0];
                  if (Math.abs(a - b) <= CENTS) continue;
                  const where = `${income}, ${JSON.stringify({ ...asked, taxYear, yearOfStay, relief })}`;
                  const key = `${id} in ${taxYear}: ${name}`;
                  differences.set(key, [...(differences.get(key) ?? []), { where, before: a, now: b }]);
                }
              }
            }
          }
        }
      }
    }
  }
}

/** What each effect comes to at an income in the law's currency, by kind and name. */
function changesOf(
  laws: Laws,
  asked: { readonly profession: string | undefined; readonly household: MovingFamily },
  of: {
    readonly regimeId: string;
    readonly year: number;
    readonly yearOfStay: number;
    readonly reliefs: string[];
  },
): (income: number) => Record<string, number> {
  const perDollar = laws.regimes[of.regimeId]?.perDollar ?? 1;
  const { household } = asked;
  const inDollars = { ...household, partner: household.partner / perDollar };
  const method = lawMethod(laws, { ...asked, household: inDollars });
  return (income) => {
    const amounts = method.amountsAt(of, income / perDollar, 0) ?? [];
    const sums: Record<string, number> = {};
    const change = method.householdAt(of, amounts, income / perDollar, 0);
    for (const { kind, name, amount } of change?.effects ?? []) {
      sums[`${kind}, ${name}`] = (sums[`${kind}, ${name}`] ?? 0) + amount * perDollar;
    }
    return { ...sums, total: (change?.total ?? 0) * perDollar };
  };
}

for (const [name, all] of differences) {
  const worst = [...all].sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before));
  console.log(`${name}: ${all.length} differ`);
  for (const one of worst.slice(0, SHOWN)) {
    console.log(`  ${one.before.toFixed(2)} was, ${one.now.toFixed(2)} is at ${one.where}`);
  }
}
console.log(
  `${compared} compared, ${differences.size === 0 ? 'none differs' : `${differences.size} effects differ`}.`,
);
