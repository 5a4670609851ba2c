/** Sales to private people abroad: where one registers and from which amount, for those who sell to them. */
import { loadPractical } from 'virtual:lowtide/move';
import { describe, expect, test } from 'vitest';
import { DESTINATIONS } from '../../../src/catalogue/places.ts';
import { privateBuyersText } from '../../../src/catalogue/privateBuyers.ts';
import type { Profession } from '../../../src/catalogue/professions.ts';

async function practicalOf(slug: string) {
  const practical = (await loadPractical[slug]?.())?.practical;
  if (!practical) throw new Error(`Nothing practical of ${slug}`);
  return practical;
}

async function textIn(slug: string, profession?: Profession) {
  return privateBuyersText((await practicalOf(slug)).vat.privateBuyers, profession);
}

describe('sales to private people abroad', () => {
  test.each(DESTINATIONS.map(({ slug }) => slug))(
    'from %s are reported at home above a limit inside the EU, from the first one in a state of choice outside',
    async (slug) => {
      const { area, vat } = await practicalOf(slug);
      const { above, register } = vat.privateBuyers;
      expect([above !== null, register !== null]).toEqual([area.eu, area.eu]);
      // Ten thousand euros; states with another currency have their own round amount.
      if (above) expect(above.usd / 10_000).toBeCloseTo(1.15, 0);
    },
  );

  test('of a developer in Spain and in Georgia', async () => {
    expect(await textIn('spain', 'software')).toBe(
      'Apps and subscriptions sold to private people in other EU countries bear the buyer’s VAT once all such sales pass €10,000 a year; you report it in the One Stop Shop of the Agencia Tributaria (form 035). An app store that sells for you pays it itself.',
    );
    expect(await textIn('georgia', 'agency')).toBe(
      'Apps and subscriptions sold to private people in the EU bear the buyer’s VAT from the first sale; you register in one EU country of your choice for its non-Union One Stop Shop. An app store that sells for you pays it itself.',
    );
    expect(await textIn('hungary', 'software')).toMatch(/pass HUF\s3,100,000 a year/);
  });

  test('of creators are courses and downloads, of a shop goods, which have a scheme of their own from outside', async () => {
    for (const creator of ['design', 'writing', 'teaching'] as const)
      expect(await textIn('romania', creator)).toMatch(
        /^Courses, downloads .* RON\s46,337 .* of ANAF\. A platform/,
      );
    expect(await textIn('cyprus', 'trade')).toMatch(/^Goods sent .* One Stop Shop of the Tax Department\.$/);
    expect(await textIn('serbia', 'trade')).toMatch(/from the first sale; .* Import One Stop Shop\.$/);
  });

  test('concern nobody who works for clients; without a profession it is one sentence for all', async () => {
    for (const one of ['consulting', 'marketing', 'engineering', 'legal', 'medical', 'other'] as const)
      expect(await textIn('malta', one)).toBeNull();
    for (const slug of ['malta', 'panama'])
      expect(await textIn(slug)).toMatch(/^Apps, courses and downloads sold [^.]*\.$/);
  });
});
