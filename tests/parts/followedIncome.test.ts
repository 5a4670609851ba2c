/** A figure does not change because one follows a link: the guide opens at the income, and with the scheme, that was shown. */
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { open } from './app.tsx';
import { compared, heads } from './comparePage.ts';
import { box, calculator } from './guidePage.ts';

const region = (name: string) => page.getByRole('region', { name });
const first = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem').first();
const row = (list: string) => first(list).getByRole('link');

test.each<[string, string, () => Locator]>([
  ['a popular destination', '/', () => region('Popular destinations').getByRole('link', { name: /^Malta/ })],
  ['a ranking', '/low-tax-countries-for-freelancers', () => row('Lowest tax')],
  [
    'a popular calculator',
    '/zero-tax-countries-for-freelancers',
    () => region('Popular Tax Calculators').getByRole('link', { name: 'Malta' }),
  ],
  [
    'a similar destination',
    '/tax-calculator/malta?income=80000',
    () =>
      region('Compare Similar Destinations')
        .getByRole('link', { name: /^Calculate Tax/ })
        .first(),
  ],
  [
    'a column of the comparison',
    compared(['mt-nomad-residence-permit', 'ge-small-business'], 80_000),
    () => heads.getByRole('link').first(),
  ],
])('%s leads to the guide at the income of its page', async (_, address, link) => {
  await open(address);
  await link().click();
  await expect.element(box()).toHaveValue('80,000');
});

test('a row of the countries leads to the scheme that it shows, with its amount', async () => {
  await open('/countries');
  const malta = page.getByRole('listitem').filter({ hasText: 'Malta' });
  await malta.getByRole('button').first().click();
  const shown = malta.first().element();
  const amount = /\$[\d,]+ a month/.exec(shown.textContent ?? '')?.[0] ?? 'none';
  await malta.getByRole('link', { name: 'View Tax Calculator' }).click();
  await expect.element(calculator()).toHaveAttribute('data-regime', shown.getAttribute('data-regime'));
  await expect.element(calculator()).toHaveTextContent(`You keep ${amount}`);
});
