/** The comparison on screen, and the figures that the engine expects on it. */
import { countries } from 'virtual:lowtide/catalogue';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { TAX_KIND_LABELS, TOTAL_LABEL } from '../../src/catalogue/labels.ts';
import { breakdownLines } from '../../src/law/index.ts';
import { assessed } from './guidePage.ts';
import { texts } from './texts.ts';

export const GEORGIA = 'ge-small-business';
export const MALTA = 'mt-res-non-dom';
export const BULGARIA = 'bg-freelancer-flat-tax';
export const SPAIN = 'es-beckham-law';
export const ITALY = 'it-forfettario-5';

export const incomeBox = page.getByLabelText('Annual income');
export const addButton = page.getByRole('button', { name: 'Add Country' });
export const dialog = page.getByRole('dialog', { name: 'Add Country' });
export const confirm = dialog.getByRole('button', { name: 'Compare Countries' });
export const table = page.getByRole('table', { name: 'Tax regimes side by side' });
export const heads = table.getByRole('columnheader');
export const noCountries = page.getByRole('heading', { name: 'No Countries Selected' });

/** The address of a comparison. */
export function compared(regimeIds: readonly string[], income?: number | string): string {
  const query = [
    ...(regimeIds.length > 0 ? [`tax_regime_ids=${regimeIds.join(',')}`] : []),
    ...(income === undefined ? [] : [`income=${income}`]),
  ];
  return `/compare${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The row of a name. */
export function row(label: string): Locator {
  return table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
}

export const taxCells = row('Tax breakdown').getByRole('cell');

/** The tick of a scheme in the dialog. */
export function choice(regimeId: string): Locator {
  const { country, regime } = find(regimeId);
  return dialog
    .getByRole('group', { name: country.name, exact: true })
    .getByRole('checkbox', { name: regime.name });
}

export async function openDialog(): Promise<void> {
  await addButton.first().click();
  await expect.element(dialog).toBeVisible();
}

export async function add(...regimeIds: readonly string[]): Promise<void> {
  await openDialog();
  for (const id of regimeIds) await choice(id).click();
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
}

export function removeButton(regimeId: string): Locator {
  const { country, regime } = find(regimeId);
  return page.getByRole('button', { name: `Remove ${country.name}, ${regime.name}` });
}

export function find(regimeId: string) {
  for (const country of countries) {
    const regime = country.taxRegimes.find(({ id }) => id === regimeId);
    if (regime) return { country, regime };
  }
  throw new Error(`The data have no regime ${regimeId}`);
}

/** What the address says, as its two parameters. */
export function parameters() {
  const query = new URL(location.href).searchParams;
  return { ids: query.get('tax_regime_ids'), income: query.get('income') };
}

/** Makes sure that the table shows these regimes in this order, each with the engine's figures at this income. */
export async function expectFigures(regimeIds: readonly string[], income: number): Promise<void> {
  await expect.element(incomeBox).toHaveValue(income.toLocaleString('en-US'));
  const expected = regimeIds.map((id) => {
    const { country, regime } = find(id);
    const assessment = assessed(regime, income);
    const rate = formatPercent(assessment.effectiveRate);
    const lines = breakdownLines(regime, assessment).map(
      (line) => `${TAX_KIND_LABELS[line.kind]}${formatPercent(line.rate)}${formatMoney(line.amount)}`,
    );
    return {
      head: `${country.name}${formatMoney(assessment.kept / 12)} a month${regime.name}View Tax Calculator`,
      lines: [...lines, `${TOTAL_LABEL}${rate}${formatMoney(assessment.total)}`],
    };
  });
  await expect
    .poll(() =>
      texts(heads).map((head, at) => ({ head, lines: texts(taxCells.nth(at).getByRole('listitem')) })),
    )
    .toEqual(expected);
}
