/** The engine as a module, in a page of another origin. */

import { engineLaws } from '../../data/compiler/engineLaws.ts';
import { assess } from '../../src/law/answer.ts';
import { expect, test } from './fixtures.ts';
import { data } from './guidePage.ts';
import { otherSite } from './otherSite.ts';

test('a page of another origin imports the engine and the laws, and has the figures of this site', async ({
  page,
  host,
}) => {
  const question = { regime: 'pt-ifici', income: 70_000, currency: 'EUR', costs: { percent: 10 } };
  const blog = await otherSite(`<output></output><script type="module">
    import { assess } from '${host.url}/engine/lowtide.js';
    const law = await (await fetch('${host.url}/engine/law.json')).json();
    document.querySelector('output').textContent = JSON.stringify(assess(law, ${JSON.stringify(question)}));
  </script>`);
  try {
    await page.goto(blog.url);
    const expected = assess(engineLaws(data.laws, data.exchangeRates.rates, data.releases.newest), question);
    await expect(page.locator('output')).toHaveText(JSON.stringify(expected));
  } finally {
    await blog.close();
  }
});
