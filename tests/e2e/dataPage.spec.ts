/** The page of the open data: lines for a terminal that can be copied as they stand and are answered. */
import { expect, test } from './fixtures.ts';

test('each call of the API stands there as a line that can be copied, and is answered', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/data');
  const section = page.getByRole('region', { name: 'In a program' });
  const buttons = section.getByRole('button', { name: 'Copy the line' });
  await expect(buttons).toHaveCount(3);
  for (const button of await buttons.all()) {
    await button.click();
    const [program, address = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split(' ');
    expect(program).toBe('curl');
    const { pathname } = new URL(address);
    const response = await fetch(host.url + pathname);
    expect(response.status).toBe(200);
    expect(await response.json()).not.toEqual([]);
  }
});

test('the link to the OpenAPI document leads to it', async ({ page, host }) => {
  await page.goto('/data');
  const link = page.getByRole('link', { name: 'Its OpenAPI document' });
  const response = await fetch(host.url + (await link.getAttribute('href')));
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(await host.source.openApi())));
});
