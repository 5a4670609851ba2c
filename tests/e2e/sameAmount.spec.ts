/** One regime, one person, one amount: on every screen, in the PDF, in the CSV, and at the command line. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { compileData } from '../../data/compiler/index.ts';
import { formatCurrency } from '../../src/catalogue/format.ts';
import { calculatorPath } from '../../src/catalogue/pages.ts';
import { wholeTaxCommand } from '../../src/commands/tax.ts';
import type { Situation } from '../../src/situation/situation.ts';
import { FAMILIES } from '../families.ts';
import { OTHER_MONEY_PEOPLE } from '../otherMoneyPeople.ts';
import { expect, test } from './fixtures.ts';
import { readPdf } from './readPdf.ts';
import { putRecord } from './storedRecord.ts';

const { countries } = compileData();

/** Nobody yet, a stay abroad, a company with costs of an amount, and a family with costs in percent, each with its answer. */
const PEOPLE: readonly (Situation & { readonly regime: string })[] = [
  { regime: 'rs-entrepreneur-books', income: 80_000 },
  {
    regime: 'uy-foreign-source-holiday',
    ...{ income: 120_000, citizenships: ['us'], home: { country: 'us' }, work: 'remote' },
    ...{ profession: 'software', contract: 'invoices', clients: 'abroad', workplace: 'elsewhere' },
    ...{ livedIn: [], days: { from: 184, to: 366 } },
  },
  {
    regime: 'ae-free-zone-company',
    ...{ income: 250_000, costs: { amount: 60_000 }, citizenships: ['ca'], home: { country: 'ca' } },
    ...{ work: 'business', profession: 'agency', company: true, workplace: 'here', years: 10 },
  },
  ...FAMILIES.slice(0, 1).map(({ regime, situation }) => ({ regime, ...situation })),
];

/** By the country that is left: the first scheme of the new country on lists, and what makes it that. */
const WITH_OTHER_MONEY: Readonly<Record<string, Situation & { readonly regime: string }>> = {
  de: { regime: 'cy-self-employed' },
  gb: { regime: 'pt-simplified', profession: 'writing' },
  nl: { regime: 'it-forfettario-5', profession: 'trade' },
  in: { regime: 'ae-standard-corporate-tax' },
};

/** What the command line says, in whole units of the person's currency. */
async function told({ regime, ...situation }: Situation & { readonly regime: string }, file: string) {
  await writeFile(file, JSON.stringify([{ id: 1, regime, situation }]));
  const { stdout } = await wholeTaxCommand(['--cases', file]);
  const [{ kept }] = JSON.parse(stdout) as [{ kept: number }];
  const currency = situation.currency ?? 'USD';
  return { month: formatCurrency(kept / 12, currency), year: kept };
}

const RANKINGS = {
  freelancer: 'freelancers',
  remote: 'remote-workers',
  business: 'business-owners',
} as const;

/** Goes to a page, as a link does, and waits for the regime on it to show the amount. */
async function expectAmount(page: Page, path: string, regime: string, amount: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(page).toHaveURL((url) => url.pathname === path.replace(/\?.*/, ''));
  // Lists fold the rows after the first ones.
  const isList = ['/wizard', '/countries', '/low-tax'].some((start) => path.startsWith(start));
  if (isList) {
    // The first ones may be in a fold.
    await expect(page.locator('main li[data-regime]').filter({ visible: true }).first()).toBeVisible();
    for (const fold of await page.locator('main details[data-paper] > summary').all()) await fold.click();
  }
  const shown = page.locator(`${isList ? 'main li' : ''}[data-regime="${regime}"]`).filter({ visible: true });
  await expect(shown.first(), path).toContainText(amount);
}

/** Lists, the guide, the plan and the comparison, which is where somebody goes last. */
async function expectOnPages(page: Page, { regime, ...situation }: (typeof PEOPLE)[number], month: string) {
  const country = countries.find(({ taxRegimes }) => taxRegimes.some(({ id }) => id === regime));
  const at = country?.taxRegimes.findIndex(({ id }) => id === regime) ?? 0;
  const work = situation.work ?? 'freelancer';
  await expectAmount(page, `/wizard?step=results&work=${work}&region=anywhere`, regime, month);
  await expectAmount(page, '/countries', regime, month);
  await expectAmount(page, calculatorPath(country?.slug ?? '', at), regime, month);
  // Without a home country the plan names what a move is worth, and no month.
  if (situation.home) await expectAmount(page, '/plan', regime, month);
  await expectAmount(page, `/compare?tax_regime_ids=${regime},bg-eood-company`, regime, month);
}

for (const [place, person] of PEOPLE.entries()) {
  const { regime, ...situation } = person;
  test(`person ${place + 1} reads the same amount of ${regime} everywhere`, async ({ page }, info) => {
    await page.clock.install({ time: '2026-11-24T10:00:00' });
    const { month, year } = await told(person, info.outputPath('cases.json'));
    await page.goto('/');
    await putRecord(page, { shape: 1, value: situation }, 'situation');
    await putRecord(page, { shape: 1, value: { regimeIds: [regime, 'bg-eood-company'] } });
    await page.reload();

    const ranking = `/low-tax-countries-for-${RANKINGS[situation.work ?? 'freelancer']}`;
    await expectAmount(page, '/', regime, month);
    await expectAmount(page, ranking, regime, month);
    await expectOnPages(page, person, month);

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const [head = '', record = ''] = (await readFile(await csv.path(), 'utf8')).split('\r\n');
    const kept = head.split(',').findIndex((name) => /^"?Kept/.test(name));
    const cells = [...record.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);
    expect(Number(cells[kept])).toBeCloseTo(year, 1);

    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const pages = readPdf(await readFile(await pdf.path()));
    const text = pages.flatMap(({ texts }) => texts.map((line) => line.text)).join(' ');
    expect(text).toContain(month);
  });
}

for (const { who, situation } of OTHER_MONEY_PEOPLE) {
  const said = WITH_OTHER_MONEY[situation.home.country];
  if (!said) continue;
  test(`the same amount everywhere of ${who}`, { tag: '@other-money-every-door' }, async ({ page }, info) => {
    await page.clock.install({ time: '2026-11-24T10:00:00' });
    const person = { ...situation, ...said };
    const { month } = await told(person, info.outputPath('cases.json'));
    const { regime, ...kept } = person;
    await page.goto('/');
    await putRecord(page, { shape: 1, value: kept }, 'situation');
    await putRecord(page, { shape: 1, value: { regimeIds: [regime, 'bg-eood-company'] } });
    await page.reload();
    await expectOnPages(page, person, month);
  });
}
