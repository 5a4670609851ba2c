/** The compare page as its tests speak of it, and the figures that the engine expects on it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { DataSource } from '../../src/build/host/dataSource.ts';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { TAX_KIND_LABELS, TOTAL_LABEL } from '../../src/catalogue/labels.ts';
import { assess, breakdownLines, scheduleOf } from '../../src/law/index.ts';

export const GEORGIA = 'ge-small-business';
export const MALTA = 'mt-res-non-dom';
export const BULGARIA = 'bg-freelancer-flat-tax';
export const SPAIN = 'es-beckham-law';
export const ITALY = 'it-forfettario-5';

export class ComparePage {
  readonly incomeBox: Locator;
  readonly addButton: Locator;
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly table: Locator;
  readonly heads: Locator;
  readonly taxCells: Locator;

  constructor(
    readonly page: Page,
    readonly source: Pick<DataSource, 'countries' | 'taxBrackets'>,
  ) {
    this.incomeBox = page.getByLabel('Annual income');
    this.addButton = page.getByRole('button', { name: 'Add Country' });
    this.dialog = page.getByRole('dialog', { name: 'Add Country' });
    this.confirm = this.dialog.getByRole('button', { name: 'Compare Countries' });
    this.table = page.getByRole('table', { name: 'Tax regimes side by side' });
    this.heads = this.table.getByRole('columnheader');
    this.taxCells = this.row('Tax breakdown').getByRole('cell');
  }

  async open(regimeIds: readonly string[], income?: number | string) {
    const query = [
      ...(regimeIds.length > 0 ? [`tax_regime_ids=${regimeIds.join(',')}`] : []),
      ...(income === undefined ? [] : [`income=${income}`]),
    ];
    await this.page.goto(`/compare${query.length > 0 ? `?${query.join('&')}` : ''}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Tax Regime Comparison');
  }

  row(label: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: label }) });
  }

  choice(regimeId: string): Locator {
    const { country, regime } = this.find(regimeId);
    return this.dialog
      .getByRole('group', { name: country.name })
      .getByRole('checkbox', { name: regime.name });
  }

  async openDialog() {
    await this.addButton.click();
    await expect(this.dialog).toBeVisible();
  }

  async add(...regimeIds: readonly string[]) {
    await this.openDialog();
    for (const id of regimeIds) await this.choice(id).check();
    await this.confirm.click();
    await expect(this.dialog).toBeHidden();
  }

  removeButton(regimeId: string): Locator {
    const { country, regime } = this.find(regimeId);
    return this.page.getByRole('button', { name: `Remove ${country.name}, ${regime.name}` });
  }

  find(regimeId: string) {
    for (const country of this.source.countries) {
      const regime = country.taxRegimes.find(({ id }) => id === regimeId);
      if (regime) return { country, regime };
    }
    throw new Error(`The data have no regime ${regimeId}`);
  }

  /** The table shows these regimes in this order, each with the engine's figures at this income. */
  async expectFigures(regimeIds: readonly string[], income: number) {
    await expect(this.incomeBox).toHaveValue(income.toLocaleString('en-US'));
    await expect(this.heads).toHaveCount(regimeIds.length);
    for (const [at, id] of regimeIds.entries()) {
      const { country, regime } = this.find(id);
      const assessment = assess(scheduleOf(regime, this.source.taxBrackets[id] ?? []), income);
      const head = this.heads.nth(at);
      await expect(head).toContainText(country.name);
      await expect(head).toHaveAttribute('data-regime', regime.id);
      await expect(head).toContainText(formatMoney(assessment.kept / 12));

      const cell = this.taxCells.nth(at);
      const rate = formatPercent(assessment.effectiveRate);
      await expect(cell).toContainText(rate);
      await expect(cell.getByRole('listitem')).toHaveText([
        ...breakdownLines(regime, assessment).map(
          (line) => `${TAX_KIND_LABELS[line.kind]}${formatPercent(line.rate)}${formatMoney(line.amount)}`,
        ),
        `${TOTAL_LABEL}${rate}${formatMoney(assessment.total)}`,
      ]);
    }
  }
}
