/** Schemes that stand in no list, as columns of a comparison and as the destination of a plan. */
import { countries } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Situation } from '../../src/situation/situation.ts';
import { kept, open } from './app.tsx';
import { compared, dialog, heads, openDialog, parameters } from './comparePage.ts';
import { answer, openPart } from './planPage.ts';
import { texts } from './texts.ts';

const EMPLOYEE: Situation = {
  income: 120_000,
  work: 'remote',
  contract: 'payroll',
  citizenships: ['gb'],
  home: { country: 'gb' },
  workplace: 'here',
};

test('a link with one is opened by somebody who has said nothing: figures by its law, and the way to its page', async () => {
  await open(compared(['ge-wage', 'mt-res-non-dom', 'ge-nothing'], 120_000));
  await expect
    .poll(() => texts(heads))
    .toEqual([expect.stringMatching(/^Georgia\$8,000/), expect.stringMatching(/^Malta/)]);
  await expect
    .element(page.getByRole('link', { name: 'View Tax Calculator for Georgia, ' }))
    .toHaveAttribute('href', expect.stringContaining('/tax-calculator/georgia-wage'));
  await expect
    .element(page.getByText('One tax regime of this link does not exist here').first())
    .toBeVisible();
  expect(parameters().ids).toBe('ge-wage,mt-res-non-dom');
});

test('ticks of an employee are resumed, and more schemes are offered', async () => {
  const comparison = { regimeIds: ['ge-wage', 'bg-wage'] };
  await open('/compare', { situation: EMPLOYEE, comparison });
  await page.getByRole('button', { name: 'Resume your last comparison' }).click();
  await expect.poll(() => texts(heads)).toHaveLength(2);
  await openDialog();
  await expect
    .element(dialog.getByRole('group', { name: 'Serbia', exact: true }).getByRole('checkbox').last())
    .toBeVisible();
  await expect
    .poll(() => texts(dialog.getByRole('group', { name: 'Georgia', exact: true })).join())
    .toContain('Already added');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await kept('comparison')).toEqual(comparison);
});

test('the results of an employee tick one as any other', async () => {
  await open('/wizard?step=results&work=remote&region=anywhere', { situation: EMPLOYEE });
  const ticks = page.getByRole('region', { name: 'The list' }).getByRole('checkbox');
  await ticks.first().click();
  await ticks.nth(1).click();
  await expect
    .element(page.getByRole('link', { name: 'Compare 2 Countries' }))
    .toHaveAttribute('href', expect.stringMatching(/tax_regime_ids=[a-z]{2}-[a-z-]+,[a-z]{2}-[a-z-]+&/));
  const { regimeIds } = (await kept('comparison')) as { regimeIds: string[] };
  const listed = countries.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id));
  expect(regimeIds.some((id) => !listed.includes(id))).toBe(true);
});

test('a plan for one says that the year of the move is not worked out', async () => {
  await open('/plan?to=ge-wage', { situation: { ...EMPLOYEE, arrival: { year: 2027, month: 7 } } });
  await expect.element(answer.css('[data-terms]').first()).toBeVisible();
  expect(new URL(location.href).searchParams.get('to')).toBe('ge-wage');
  const money = await openPart('money');
  await expect
    .element(money.getByText('For employees the year of the move is not worked out.'))
    .toBeVisible();
});

test('an address of a plan that names no scheme is an empty plan', async () => {
  await open('/plan?to=ge-nothing');
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveValue('');
  await expect.poll(() => new URL(location.href).searchParams.get('to')).toBeNull();
});
