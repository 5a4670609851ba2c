import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeApp } from '../../../data/compiler/app.ts';
import { compileData, DATA_DIR } from '../../../data/compiler/index.ts';
import { keptReleases } from '../../../data/compiler/releaseRules.ts';
import { checkDataCommand } from '../../../src/commands/checkData.ts';
import { daysCommand } from '../../../src/commands/days.ts';
import { moveCommand } from '../../../src/commands/move.ts';
import { taxCommand, wholeTaxCommand } from '../../../src/commands/tax.ts';
import { assess, scheduleOf } from '../../../src/law/index.ts';
import { lawMethod } from '../../../src/law/lawMethod.ts';

const ROOT = join(DATA_DIR, '..');

afterAll(closeApp);

const tax = (...args: string[]) => taxCommand(args);

function assessedAt(regimeId: string, income: number) {
  const { countries, taxBrackets } = compileData();
  const regime = countries.flatMap(({ taxRegimes }) => taxRegimes).find(({ id }) => id === regimeId);
  if (!regime) throw new Error(`No regime ${regimeId}`);
  return assess(scheduleOf(regime, taxBrackets[regimeId] ?? []), income);
}

describe('npm run tax', () => {
  it('the process prints what the command answers, and exits with its code', () => {
    const args = ['mt-res-nondom'];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/commands/tax.ts', ...args],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual(tax(...args));
    expect(status).toBe(2);
  });

  it('--json answers the assessment in USD per year and percent, unrounded', () => {
    const { status, stdout, stderr } = tax('mt-res-non-dom', '--income', '60000', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const answer = JSON.parse(stdout);
    const { lines, total, kept, effectiveRate } = assessedAt('mt-res-non-dom', 60_000);
    expect(answer).toMatchObject({
      regimeId: 'mt-res-non-dom',
      currency: 'USD',
      income: 60_000,
      costs: 0,
      estimate: 'specified',
      lines,
      total,
      kept,
      effectiveRate,
    });
  });

  it('--estimate law gives the other estimate, --trace adds the working of each line', () => {
    const { status, stdout } = tax(
      'it-forfettario-5',
      '--income=60000',
      '--estimate=law',
      '--trace',
      '--json',
    );
    expect(status).toBe(0);
    const data = compileData();
    const regime = data.countries
      .flatMap(({ taxRegimes }) => taxRegimes)
      .find(({ id }) => id === 'it-forfettario-5');
    if (!regime) throw new Error('no regime');
    const schedule = scheduleOf(regime, data.taxBrackets[regime.id] ?? []);
    const { trace, ...answer } = JSON.parse(stdout);
    expect(answer.total).toBe(assess(schedule, 60_000, { laws: lawMethod(data.laws) }).total);
    expect(answer.total).toBeLessThan(assess(schedule, 60_000).total);
    for (const line of answer.lines) {
      const { steps, currency } = trace.find(({ kind }: { kind: string }) => kind === line.kind);
      expect(currency).toBe('EUR');
      expect(steps.at(-1)?.result ?? 0).toBeCloseTo(line.amount * 0.876, 2);
    }
  });

  it('without --json prints a table, with --trace the working under each line', () => {
    const { status, stdout } = tax('mt-res-non-dom', '--income', '60000', '--trace');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Resident non-domiciled \(Res-Non-Dom\) \(mt-res-non-dom\) at \$60,000\.00 a year$/m,
    );
    const { total } = assessedAt('mt-res-non-dom', 60_000);
    expect(stdout).toMatch(/^Income tax +\$[\d,]+\.\d\d +\d+\.\d\d%$/m);
    expect(stdout).toMatch(/^ {4}[\d.]+% of \$60,000 → \$[\d,]+$/m);
    expect(stdout).toMatch(/^ {4}Capped at \$[\d,]+ a year → \$[\d,]+$/m);
    expect(/^Total +\$([\d,]+\.\d\d) /m.exec(stdout)?.[1]?.replace(',', '')).toBe(total.toFixed(2));
    expect(stdout).not.toMatch(/Pension/);
  });

  it('--currency and --costs: every amount is in the currency asked for', () => {
    const args = ['pl-linear-19', '--estimate=law', '--json', '--currency', 'EUR'];
    const run = (...more: string[]) => JSON.parse(tax(...args, ...more).stdout);
    const usd = JSON.parse(
      tax('pl-linear-19', '--estimate=law', '--json', '--income', '80000', '--costs', '20000').stdout,
    );
    expect(Math.round(usd.total)).toBe(18_166);
    expect(usd).toMatchObject({ costs: 20_000, kept: 60_000 - usd.total });
    const euros = run('--income', '70080', '--costs', '17520', '--trace');
    expect(euros).toMatchObject({ currency: 'EUR', income: 70_080, costs: expect.closeTo(17_520, 6) });
    expect(euros.total).toBeCloseTo(usd.total * 0.876, 6);
    expect(euros.effectiveRate).toBeCloseTo(usd.effectiveRate, 9);
    expect(euros.lines[0].amount).toBeCloseTo(usd.lines[0].amount * 0.876, 6);
    expect(euros.trace[0]).toMatchObject({
      amount: expect.closeTo(euros.lines[0].amount, 6),
      currency: 'PLN',
    });
    expect(run('--income', '70080', '--costs', '25%').total).toBeCloseTo(euros.total, 6);
  });

  it('--profession: the law of that profession, in a year, over years and in the trace', () => {
    const run = (...more: string[]) =>
      tax('it-forfettario-5', '--income', '60000', '--currency=EUR', '--estimate=law', ...more);
    const [software, unsaid] = [run('--profession=software', '--json', '--trace'), run('--json')].map(
      ({ stdout }) => JSON.parse(stdout),
    );
    expect(software).toMatchObject({ profession: 'software', total: expect.closeTo(11_966.13, 2) });
    expect(software.trace[0].steps[0]).toMatchObject({ name: 'base', result: expect.closeTo(40_200, 6) });
    expect(unsaid).not.toHaveProperty('profession');
    expect(unsaid.total).toBeGreaterThan(software.total);
    const years = JSON.parse(run('--profession=software', '--json', '--years=6').stdout);
    expect(years).toMatchObject({ profession: 'software', averageTotal: expect.closeTo(12_461.46, 2) });
    expect(run('--profession=software').stdout).toMatch(
      /^Regime forfettario.* a year, for software, as the law/m,
    );
  });

  it('costs of at least the income leave no rate', () => {
    const { stdout } = tax('pl-linear-19', '--income', '1000', '--costs', '1000', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ effectiveRate: null, kept: expect.any(Number) });
    expect(tax('pl-linear-19', '--income', '1000', '--costs', '100%').stdout).toMatch(/Total .* no rate$/m);
  });

  it('--years answers a figure for every year, with the regime in force and the average', () => {
    const args = [
      'cr-digital-nomad',
      '--income',
      '80000',
      '--years',
      '9',
      '--from',
      '2027',
      '--estimate=law',
    ];
    const answer = JSON.parse(tax(...args, '--json').stdout);
    expect(answer.years.map(({ year }: { year: number }) => year)).toEqual([
      2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035,
    ]);
    const rates = answer.years.map(({ total }: { total: number }) => Number((total / 800).toFixed(1)));
    expect(rates).toEqual([0, 0, 19.1, 19.1, 19.1, 22, 22, 24.9, 30.7]);
    expect(answer.years[0]).toMatchObject({ regimeId: 'cr-digital-nomad', kept: 80_000, ended: false });
    expect(answer.years[2].regimeId).toBe('cr-self-employed');
    const sum = answer.years.reduce((all: number, { total }: { total: number }) => all + total, 0);
    expect(answer.averageRate).toBeCloseTo(sum / 9 / 800, 9);
    const without = JSON.parse(tax(...args, '--no-optional', '--json').stdout);
    expect(without.years[2].total).toBeCloseTo(answer.years[8].total, 6);
    const table = tax(...args).stdout;
    expect(table).toMatch(/^2029 {2}cr-self-employed .* 19\.1\d%$/m);
    expect(table).toMatch(/^ {6}The stay lasts one year plus one;/m);
    expect(table).toMatch(/^Average of 9 years: /m);
  });

  it('years after the end of a regime have no figures', () => {
    const args = ['mt-nomad-residence-permit', '--income', '80000', '--years', '5', '--from', '2027-05'];
    const answer = JSON.parse(tax(...args, '--json').stdout);
    expect(answer.endsAfter).toBe(4);
    expect(answer.years[3]).toMatchObject({ year: 2030, ended: false, total: expect.any(Number) });
    expect(answer.years[4]).toMatchObject({ year: 2031, ended: true, total: null, kept: null });
    expect(tax(...args).stdout).toMatch(/^2031 .* has ended$/m);
  });

  it('without --from a projection begins after the tax year of the data; home countries have one, too', () => {
    const { stdout } = tax('de-self-employed', '--income', '60000', '--years', '2', '--json');
    expect(JSON.parse(stdout).years.map(({ year }: { year: number }) => year)).toEqual([2027, 2028]);
  });

  it.each([
    [['--profession', 'pirate'], /"pirate" is no profession; allowed are software, design, .*, other\./],
    [['--currency', 'XXX'], /There is no exchange rate for "XXX"; allowed are USD, AED, /],
    [['--costs', '£500'], /"£500" are no costs; allowed is an amount a year such as 5000/],
    [['--income', '€60,000', '--currency', 'GBP'], /The income "€60,000" is in EUR, --currency says GBP\./],
    [['--income', '-5'], /"-5" is no income; allowed is a number of US dollars a year, 0 or more/],
    [['--income', '1e5'], /"1e5" is not one amount a year\. Did you mean 100000\?/],
    [['--income', '60000', '--income', '70000'], /--income is there twice; say it once\./],
    [['--costs', '0.1'], /Costs of 0\.1 a year would be less than one USD\. Are they 10% of income\?/],
    [['--years', '51'], /"51" is no number of years; allowed is a whole number from 1 to 50/],
    [['--years', '2', '--from', '2027-13'], /"2027-13" is no year; allowed is a year such as 2027/],
    [['--from', '2027'], /--from and --no-optional need --years/],
    [['--years', '2', '--trace'], /--trace explains one year/],
  ])('bad input exits 2 with a message: %j', (more, message) => {
    const income = more.includes('--income') ? [] : ['--income', '60000'];
    const { status, stdout, stderr } = tax('mt-res-non-dom', ...income, ...more);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toContain('Usage: npm run -s tax');
    // Names help only where a name is not known.
    expect(stderr).not.toMatch(/regime ids/);
  });

  it('says so where the income is above the limit of the regime', () => {
    expect(tax('it-forfettario-5', '--income', '90000').stdout).not.toMatch(/applies only/);
    expect(tax('it-forfettario-5', '--income', '200000').stdout).toMatch(
      /applies only up to \$97,031\.96 a year/,
    );
  });

  it('answers for home countries by the law, and of releases with flat figures by those', () => {
    const answered = (...more: string[]) =>
      JSON.parse(tax('de-self-employed', '--income', '60000', '--json', ...more).stdout);
    const byLaw = answered('--estimate', 'law');
    expect(byLaw.total).toBeGreaterThan(10_000);
    expect(answered()).toEqual({ ...byLaw, estimate: 'law' });
    const before = answered('--release', '2026-11-26');
    expect(before).toMatchObject({ estimate: 'specified', total: expect.closeTo(21_466.77, 2) });
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

  it('reads amounts and costs as the site does', () => {
    const { stdout } = tax('mt-res-non-dom', '--income', '£45,000.00', '--costs', '12,5 %', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      income: 45_000,
      currency: 'GBP',
      costs: expect.closeTo(5_625, 6),
    });
  });

  it('a household stands beside the single person; total, kept and rate are its own', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'lowtide-')), 'cases.json');
    const household = { partner: 0, married: true, children: [4, 9] };
    const alone = { regime: 'de-self-employed', income: 70_000, currency: 'EUR', estimate: 'law' };
    const person = { regime: 'ee-fie', income: 70_000, currency: 'EUR', situation: { years: 1, household } };
    const wrong = { ...alone, household: { kids: 2 } };
    writeFileSync(file, JSON.stringify([alone, { ...alone, household }, person, wrong]));
    const [single, family, there, refused] = JSON.parse((await wholeTaxCommand(['--cases', file])).stdout);
    expect(family.lines).toEqual(single.lines);
    expect(family.household.effects).toMatchObject([
      { id: 'splitting', kind: 'tax', amount: expect.closeTo(-5_172.15, 6) },
      { id: 'single-parent-relief', kind: 'tax', amount: 0 },
      { id: 'child-allowance', kind: 'tax', amount: 0 },
      { id: 'solidarity', kind: 'tax', amount: 0 },
      { id: 'child-benefit', kind: 'benefit', amount: expect.closeTo(-6_216, 6) },
      { id: 'care-insurance', kind: 'contribution', amount: expect.closeTo(-592.87, 6) },
    ]);
    expect(family.household.total).toBeCloseTo(-11_981.03, 6);
    expect(family.total).toBeCloseTo(single.total - 11_981.03, 6);
    expect(family.kept).toBeCloseTo(single.kept + 11_981.03, 6);
    expect(family.effectiveRate).toBeCloseTo(((single.total - 11_981.03 + 6_216) / 70_000) * 100, 6);
    expect(there.household).toMatchObject({
      effects: [
        { id: 'child-benefit', kind: 'benefit', amount: expect.closeTo(-1_920, 6) },
        { id: 'large-family', kind: 'benefit', amount: 0 },
      ],
      total: expect.closeTo(-1_920, 6),
      benefitsAlone: false,
    });
    expect(refused.error).toContain('is no household');
  });

  it('reliefs of a case, by their ids in the law, are asked for', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'lowtide-')), 'cases.json');
    const household = { partner: 0, married: true, children: [4, 7] };
    const wage = { regime: 'pl-wage', income: 80_000, currency: 'PLN' };
    const outside = { ...wage, reliefs: ['outsideEmployer'] };
    const business = { regime: 'es-autonomo', income: 30_000, currency: 'EUR', reliefs: ['newBusiness'] };
    const wrong = [
      { ...wage, reliefs: ['outside'] },
      { ...wage, reliefs: 'outsideEmployer' },
      { ...outside, situation: {} },
    ];
    writeFileSync(file, JSON.stringify([{ ...outside, household }, outside, business, ...wrong]));
    const answers = JSON.parse((await wholeTaxCommand(['--cases', file])).stdout);
    expect(answers[0].household.total).toBeCloseTo(-25_140, 2);
    expect(answers[1].total).toBeCloseTo(5_640, 2);
    expect(answers[2].lines[0]).toMatchObject({ kind: 'income', amount: expect.closeTo(2_916.26, 2) });
    expect(answers.slice(3).map(({ error }: { error: string }) => error)).toEqual([
      '"outside" is no relief of pl-wage; allowed are outsideEmployer.',
      'The reliefs of a case are a list such as ["newBusiness"].',
      'Reliefs are named without a situation: a stay has those of its years.',
    ]);
  });

  it('reads cases and situations of files alike; a number of a file is that number', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'lowtide-')), 'cases.json');
    const regime = 'mt-res-non-dom';
    const situation = { citizenships: ['UK'], home: { country: 'uk' } };
    const cases = [
      { regime, income: '70.000,00', currency: 'eur', costs: '5.000' },
      { regime, income: 123.456 },
      { regime, income: '€70.000', situation: { ...situation, costs: '10 %' } },
      { regime, situation: { income: '£45,000.00', home: { amount: '9.000,50' } } },
      { regime, income: '€70.000', currency: 'GBP', situation },
      { regime, income: 70_000, situation: { citizenships: ['ZZ'] } },
    ];
    writeFileSync(file, JSON.stringify(cases));
    const { stdout } = await wholeTaxCommand(['--cases', file]);
    expect(JSON.parse(stdout)).toMatchObject([
      { income: 70_000, currency: 'EUR', costs: 5_000 },
      { income: 123 },
      { income: 70_000, currency: 'EUR', costs: 7_000 },
      { income: 45_000, currency: 'GBP' },
      { error: '"€70.000" is in EUR, the rest in GBP.' },
      { error: '"ZZ" is no code of a country, such as "pt" for Portugal.' },
    ]);
  });

  const folder = mkdtempSync(join(tmpdir(), 'lowtide-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string | Buffer) => {
    const path = join(folder, 'file.json');
    writeFileSync(path, content);
    return path;
  };

  it.each([
    ['with a byte-order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['in UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['in UTF-16, the other way around', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('reads files %s', async (_, written) => {
    const regime = 'mt-res-non-dom';
    const situation = { income: 50_000, currency: 'EUR', profession: 'design' };
    const plain = await wholeTaxCommand([regime, '--for', file(JSON.stringify(situation))]);
    expect(plain.status).toBe(0);
    expect(await wholeTaxCommand([regime, '--for', file(written(JSON.stringify(situation)))])).toEqual(plain);
    const cases = file(written(JSON.stringify([{ id: 'é', regime, income: 60_000 }])));
    expect(JSON.parse((await wholeTaxCommand(['--cases', cases])).stdout)).toMatchObject([{ id: 'é' }]);
    const days = JSON.stringify([{ id: 1, stays: [], on: '2026-11-24', ask: { kind: 'overlaps' } }]);
    expect(daysCommand([file(written(days))]).status).toBe(0);
    const move = {
      id: 1,
      arrive: { regime: 'ge-llc', on: '2026-05-01' },
      incomeThere: 40_000,
      currency: 'USD',
    };
    expect(moveCommand([file(written(JSON.stringify([move])))]).status).toBe(0);
  });

  it('what stands beside --for counts as in a case: a profession, and the income of the situation for --pay', async () => {
    const situation = { income: 80_000, currency: 'EUR' };
    const path = file(JSON.stringify(situation));
    const said = async (...args: string[]) => JSON.parse((await wholeTaxCommand(args)).stdout);
    const designer = await said('it-forfettario-15', '--for', path, '--profession', 'design');
    const paid = await said('bg-eood-company', '--for', path, '--pay', 'best');
    const cases = file(
      JSON.stringify([
        { regime: 'it-forfettario-15', situation: { ...situation, profession: 'design' } },
        { regime: 'bg-eood-company', pay: 'best', ...situation },
      ]),
    );
    expect(await said('--cases', cases)).toEqual([
      { id: null, ...designer },
      { id: null, ...paid },
    ]);
  });

  it('more than one relief may be named', () => {
    const asked = ['pl-linear-19', '--income', '200000', '--currency', 'PLN', '--json'];
    const [one, both] = [['startRelief'], ['startRelief', 'returnRelief']].map((reliefs) =>
      JSON.parse(tax(...asked, ...reliefs.flatMap((id) => ['--relief', id])).stdout),
    );
    expect(both.total).toBeLessThan(one.total);
  });

  it('says what is wrong with a file that is no JSON', async () => {
    const { status, stderr } = await wholeTaxCommand(['mt-res-non-dom', '--for', file('{"income": 1,}')]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/is no JSON: .*JSON/);
  });

  it('refuses an unknown field by its name, with the nearest one; remarks for readers are let be', async () => {
    const regime = 'mt-res-non-dom';
    const cases = [
      { regime, income: 60_000, curency: 'EUR' },
      { regime, income: 60_000, situation: { curency: 'EUR' } },
      { regime, income: 60_000, situation: { weightInKilograms: 43 } },
      { regime, situation: { days: 'many', income: 60_000 } },
      { regime: 'mt-res-nondom', situation: { income: 60_000 } },
      null,
      { regime, income: 60_000, title: 'A case', expected: { total: 1 }, note: 'by hand' },
    ];
    const { stdout } = await wholeTaxCommand(['--cases', file(JSON.stringify(cases))]);
    expect(JSON.parse(stdout)).toMatchObject([
      { error: '"curency" is not known here; the nearest field is "currency".' },
      { error: '"curency" is no field of a situation; the nearest is "currency".' },
      { error: expect.stringMatching(/^"weightInKilograms" is no field of a situation; .*income/) },
      { error: expect.stringMatching(/^The situation's "days" is not as expected/) },
      { error: expect.stringContaining('nearest are mt-res-non-dom') },
      { error: expect.stringContaining('A case is an object') },
      { income: 60_000 },
    ]);
    const long = 'x'.repeat(1_000_000);
    const start = performance.now();
    const answered = await wholeTaxCommand([
      '--cases',
      file(JSON.stringify([{ regime: long }, { [long]: 1 }])),
    ]);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(answered.stdout.length).toBeLessThan(2_000);
  });

  it.each([['--help'], ['-h'], ['mt-res-non-dom', '--help'], ['--cases', 'nowhere.json', '--help']])(
    'helps: %j',
    async (...args) => {
      const { status, stdout, stderr } = await wholeTaxCommand(args);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('Usage: npm run -s tax');
      expect(stdout).toContain('--estimate law');
    },
  );

  it('the other commands help, too', () => {
    for (const command of [daysCommand, moveCommand]) {
      const { status, stdout, stderr } = command(['--help']);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/Usage: npm run -s (?:days|move) -- <file>\n\nAnswers /);
    }
  });

  it('missing arguments and unknown options exit 2 with the usage', () => {
    const nothing = tax();
    expect(nothing.status).toBe(2);
    expect(nothing.stderr).toMatch(/The regime id is missing\.\nThe income is missing\./);
    const option = tax('mt-res-non-dom', '--incom', '60000');
    expect(option.status).toBe(2);
    expect(option.stderr).toMatch(/Unknown option '--incom'.*\nUsage: /);
  });
});

describe('npm run tax -- --release', () => {
  const totalIn = (...more: string[]) => {
    const { stdout } = tax('bg-eood-company', '--income', '60000', '--json', ...more);
    const { release, total } = JSON.parse(stdout);
    return [release, Math.round(total)];
  };

  it('answers with the figures of that release, which it names; without it with those of the newest', () => {
    const { newest, all } = compileData().releases;
    expect(totalIn()[0]).toBe(newest);
    const kept = keptReleases();
    expect(kept).toContain(newest);
    for (const { release, regimes } of all.filter((one) => kept.includes(one.release))) {
      expect(totalIn('--release', release)).toEqual([release, regimes['bg-eood-company']?.specified[1]]);
    }
  });

  it('answers for a year, for years and for a profession, by the law as well', () => {
    const [name = ''] = keptReleases();
    const asked = (...more: string[]) =>
      JSON.parse(
        tax('bg-freelancer-flat-tax', '--income', '60000', '--release', name, '--json', ...more).stdout,
      );
    expect(asked('--estimate', 'law').total).not.toBe(asked().total);
    expect(asked('--years', '3').years).toHaveLength(3);
    expect(asked('--profession', 'software', '--costs', '10%')).toMatchObject({
      costs: 6_000,
      release: name,
    });
  });

  it('the table names it, too', () => {
    const [name = ''] = keptReleases();
    const { stdout } = tax('bg-eood-company', '--income', '60000', '--release', name);
    expect(stdout.endsWith(`\ndata=${name}\n`)).toBe(true);
  });

  it.each([
    ['2025-01', [], 'Release "2025-01" cannot be asked: releases are kept with their laws since 2026-11-26'],
    ['2026-11', ['--years', '3'], 'Release "2026-11" cannot be asked'],
    ['2026-11-26', ['--pay', 'best'], 'leave it out beside --for, --cases, --household, --pay and --move'],
  ])('what release %s cannot answer exits 2 and says why', (release, more, words) => {
    const { status, stderr } = tax('bg-eood-company', '--income', '60000', '--release', release, ...more);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe('npm run check:data and check:launch', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'lowtide-data-'));
    cpSync(DATA_DIR, join(copy, 'data'), { recursive: true });
    cpSync(join(ROOT, 'public', 'flags'), join(copy, 'public', 'flags'), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true }));
  const dir = () => join(copy, 'data');

  it('the data of this repository pass', () => {
    const { status, stdout } = checkDataCommand([]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^22 countries, 61 regimes, 18 home countries: 0 errors/);
  });

  it('check:launch exits 1 while an example value is left, which check:data only warns about', {
    tags: 'route-example-details',
  }, () => {
    const site = readFileSync(join(dir(), 'site.json'), 'utf8');
    const set = site.replace(/example/gi, 'true');
    writeFileSync(join(dir(), 'site.json'), set);
    expect(checkDataCommand(['--launch', '--dir', dir()]).status).toBe(0);

    writeFileSync(join(dir(), 'site.json'), set.replace('XX000000000 (true)', 'XX000000000 (example)'));
    const launch = checkDataCommand(['--launch', '--dir', dir()]);
    expect(launch.status).toBe(1);
    expect(launch.stderr).toMatch(/Errors:\ndata\/site\.json\n {2}examples are left in vat;/);
    const check = checkDataCommand(['--dir', dir()]);
    expect(check.status).toBe(0);
    expect(check.stderr).toMatch(/Warnings:\ndata\/site\.json\n {2}examples are left in vat;/);
  });

  it('broken data exit 1 with the report', () => {
    const path = join(dir(), 'countries', 'malta.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"healthcareType": "Full"', '"healthcareType": "Good"'));
    const broken = checkDataCommand(['--dir', dir()]);
    writeFileSync(path, text);
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(
      /data\/countries\/malta\.json\n {2}taxRegimes\[0\]\.healthcareType: .*"Good"/,
    );
  });
});
