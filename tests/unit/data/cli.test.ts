import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { assess, scheduleOf } from '../../../src/tax/index.ts';

const ROOT = join(DATA_DIR, '..');

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(DATA_DIR, 'compiler', script), ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
const tax = (...args: string[]) => run('tax.ts', ...args);

// Each case starts a process, which takes its time on a busy machine.
const patience = { timeout: 30_000 };

describe('npm run tax', patience, () => {
  it('--json answers the assessment in USD per year and percent, unrounded', () => {
    const { status, stdout, stderr } = tax('mt-res-non-dom', '--income', '60000', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const answer = JSON.parse(stdout);
    expect(Object.keys(answer)).toEqual(['regimeId', 'income', 'deduct', 'lines', 'total', 'effectiveRate']);
    expect(answer).toMatchObject({
      regimeId: 'mt-res-non-dom',
      income: 60_000,
      deduct: false,
      total: 9510,
      effectiveRate: expect.closeTo(15.85, 12),
    });
    expect(answer.lines.slice(0, 2)).toEqual([
      { kind: 'income', amount: 5150, rate: expect.closeTo((5150 / 60_000) * 100, 12) },
      { kind: 'socialContribution', amount: 4360, rate: expect.closeTo((4360 / 60_000) * 100, 12) },
    ]);
  });

  it('--deduct gives the second estimate, --trace adds the working of each line', () => {
    const { status, stdout } = tax('it-forfettario-5', '--income=60000', '--deduct', '--trace', '--json');
    expect(status).toBe(0);
    const data = compileData();
    const regime = data.countries
      .flatMap(({ taxRegimes }) => taxRegimes)
      .find(({ id }) => id === 'it-forfettario-5');
    if (!regime) throw new Error('no regime');
    const schedule = scheduleOf(regime, data.taxBrackets[regime.id] ?? []);
    const { trace, ...answer } = JSON.parse(stdout);
    expect(answer.total).toBe(assess(schedule, 60_000, { deduct: true }).total);
    expect(answer.total).toBeLessThan(assess(schedule, 60_000).total);
    for (const line of answer.lines) {
      const { steps } = trace.find(({ kind }: { kind: string }) => kind === line.kind);
      const sum = steps.reduce((total: number, step: { adds: number }) => total + step.adds, 0);
      expect(sum).toBeCloseTo(line.amount, 6);
    }
  });

  it('without --json prints a table, with --trace the working under each line', () => {
    const { status, stdout } = tax('mt-res-non-dom', '--income', '60000', '--trace');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Resident non-domiciled \(Res-Non-Dom\) \(mt-res-non-dom\) at \$60,000\.00 a year$/m,
    );
    expect(stdout).toMatch(/^Income tax +\$5,150\.00 +8\.58%$/m);
    expect(stdout).toMatch(/^ {4}15% of \$60,000\.00 → \+\$9,000\.00$/m);
    expect(stdout).toMatch(/^ {4}cut to the cap of \$4,360\.00 → -\$4,640\.00$/m);
    expect(stdout).toMatch(/^Total +\$9,510\.00 +15\.85%$/m);
    expect(stdout).not.toMatch(/Pension/);
  });

  it('says so where the income is above the limit of the regime', () => {
    expect(tax('it-forfettario-5', '--income', '90000').stdout).not.toMatch(/applies only/);
    expect(tax('it-forfettario-5', '--income', '200000').stdout).toMatch(
      /applies only up to \$97,031\.96 a year/,
    );
  });

  it('works for home countries', () => {
    const { status, stdout } = tax('de-self-employed', '--income', '60000', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout).total).toBeGreaterThan(10_000);
  });

  it('an unknown regime exits 2 and lists the nearest ids', () => {
    const { status, stdout, stderr } = tax('mt-res-nondom', '--income', '60000', '--json');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/There is no regime "mt-res-nondom"\.\nNearest regime ids: mt-res-non-dom, /);
  });

  it('an id that was not finished lists those that begin with it first', () => {
    expect(tax('bg-free', '--income', '60000').stderr).toContain(
      'Nearest regime ids: bg-freelancer-flat-tax, ',
    );
  });

  it.each([['abc'], ['-5'], ['Infinity'], ['60,000']])(
    'a bad income exits 2 and says what is allowed: %j',
    (income) => {
      const { status, stdout, stderr } = tax('mt-res-non-dom', '--income', income, '--json');
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain(
        `"${income}" is no income; allowed is a number of US dollars a year, 0 or more`,
      );
      expect(stderr).toContain('Nearest regime ids: mt-res-non-dom');
    },
  );

  it('missing arguments and unknown options exit 2 with the usage', () => {
    const nothing = tax();
    expect(nothing.status).toBe(2);
    expect(nothing.stderr).toMatch(/The regime id is missing\.\nThe income is missing\./);
    const option = tax('mt-res-non-dom', '--incom', '60000');
    expect(option.status).toBe(2);
    expect(option.stderr).toMatch(/Unknown option '--incom'.*\nUsage: /);
  });
});

describe('npm run check:data and check:launch', patience, () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'lowtide-data-'));
    cpSync(DATA_DIR, join(copy, 'data'), { recursive: true });
    cpSync(join(ROOT, 'public', 'flags'), join(copy, 'public', 'flags'), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true }));
  const dir = () => join(copy, 'data');

  it('the data of this repository pass', () => {
    const { status, stdout } = run('check.ts');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^22 countries, 61 regimes, 18 home countries: 0 errors/);
  });

  it('check:launch exits 1 while an example value is left, which check:data only warns about', () => {
    const site = readFileSync(join(dir(), 'site.json'), 'utf8');
    const set = site.replace(/example/gi, 'true');
    writeFileSync(join(dir(), 'site.json'), set);
    expect(run('check.ts', '--launch', '--dir', dir()).status).toBe(0);

    writeFileSync(join(dir(), 'site.json'), set.replace('XX000000000 (true)', 'XX000000000 (example)'));
    const launch = run('check.ts', '--launch', '--dir', dir());
    expect(launch.status).toBe(1);
    expect(launch.stderr).toMatch(/Errors:\ndata\/site\.json\n {2}examples are left in vat;/);
    const check = run('check.ts', '--dir', dir());
    expect(check.status).toBe(0);
    expect(check.stderr).toMatch(/Warnings:\ndata\/site\.json\n {2}examples are left in vat;/);
  });

  it('broken data exit 1 with the report', () => {
    const path = join(dir(), 'countries', 'malta.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"healthcareType": "Full"', '"healthcareType": "Good"'));
    const broken = run('check.ts', '--dir', dir());
    writeFileSync(path, text);
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(
      /data\/countries\/malta\.json\n {2}taxRegimes\[0\]\.healthcareType: .*"Good"/,
    );
  });
});
