/** What other countries take stands on screen as a line of its own: on a guide and in a comparison. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Situation } from '../../src/situation/situation.ts';
import { open, settled } from './app.tsx';
import { compared, taxCells } from './comparePage.ts';
import { openFold } from './guidePage.ts';
import { LOW_TAX } from './rankingPage.ts';

const main = page.getByRole('main');
const DESIGNER = 'income=40000&profession=design&home=br&company=0';

test('on a guide, what is withheld in Brazil is a line', async () => {
  await open(`/tax-calculator/georgia?${DESIGNER}`);
  await expect.element(page.getByText('Due in Brazil').first()).toBeVisible();
});

test('in a comparison, what is withheld in Brazil is a line of each scheme', async () => {
  await open(`${compared(['ge-small-business', 'py-irp-services'])}&${DESIGNER}`);
  await expect.element(taxCells.first()).toHaveTextContent('Due in Brazil');
  await expect.element(taxCells.nth(1)).toHaveTextContent('Due in Brazil');
});

test('how an owner is paid counts what is withheld in Spain', async () => {
  await open(
    '/tax-calculator/montenegro-2?income=120000&currency=EUR&profession=consulting&home=es&payer=es',
  );
  await openFold('How to pay yourself');
  const fold = page.getByRole('region', { name: 'How to pay yourself' });
  await expect.element(fold.getByRole('row', { name: /^Due in Spain/ })).toHaveTextContent('€28,800');
});

/** What a page says of a difference from today. */
const SAVES =
  /more (in [A-Z]|than today|than in )|less than a sole|you save|would save|\bSaves? £|\bSaved\b|Leaves more|\+£|beat today/;
const IN_LONDON: Situation = {
  ...{ income: 120_000, currency: 'GBP', work: 'freelancer', profession: 'software', citizenships: ['es'] },
  ...{
    home: { country: 'gb' },
    company: false,
    clients: 'abroad',
    region: 'anywhere',
    costs: { percent: 0 },
    payer: 'other',
  },
};
const AT_WORK_IN_SPAIN: Situation = { ...IN_LONDON, workplace: 'elsewhere', workCountry: 'es', days: 200 };
const SETTLING: Situation = { ...IN_LONDON, workplace: 'here' };

test.each([
  '/',
  '/wizard?step=results',
  '/countries',
  compared(['ae-freelance-permit', 'ge-small-business', 'al-self-employed-zero']),
  '/tax-calculator/georgia',
  '/tax-calculator/united-arab-emirates',
  '/plan?to=al-self-employed-zero',
  LOW_TAX,
])('%s names no saving beside what Spain may take, and one where nothing is', async (path) => {
  await open(path, { situation: SETTLING });
  await expect.poll(() => main.element().textContent).toMatch(SAVES);
  await open(path, { situation: AT_WORK_IN_SPAIN });
  await expect.poll(() => main.element().textContent).toMatch(/Spain may take|Stay in the United Kingdom/);
  // Parts come later.
  const said = await settled(() => main.element().textContent ?? '');
  expect(said.match(SAVES)?.[0]).toBeUndefined();
});
