import { loadPractical } from 'virtual:lowtide/move';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { formatCurrency, formatDay } from '../../../../src/catalogue/format.ts';
import { isStepOf, type LocalAmount } from '../../../../src/catalogue/practical.ts';
import { PracticalList } from '../../../../src/screens/guide/PracticalFacts.tsx';
import { figuresOf } from '../../../../src/situation/figures.ts';
import type { Situation } from '../../../../src/situation/situation.ts';
import { data, guideOf } from './guides.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const read = (html: string) =>
  html.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

const figures = figuresOf({}, 60_000, 2026);

const amountOf = (amount: LocalAmount | null) => amount && formatCurrency(amount.amount, amount.currency);

describe.each(data.countries.map(({ slug }) => slug))('settling in %s', (slug) => {
  test('permits, value added tax, health cover, running costs and first steps, each with its source and all with their date', async () => {
    const { practical, arrivalYear } = (await loadPractical[slug]?.()) ?? {};
    if (!practical || !arrivalYear) throw new Error(`Nothing practical of ${slug}`);
    for (const regime of guideOf(slug).taxRegimes) {
      const { id } = regime;
      const page = read(
        renderToStaticMarkup(
          <Router ssrPath={`/tax-calculator/${slug}`}>
            <PracticalList {...{ practical, arrivalYear, regime, figures }} />
          </Router>,
        ),
      );
      const statements = [
        ...practical.permits,
        ...practical.firstSteps.filter((step) => isStepOf(step, id)),
        practical.health,
      ];
      const expected = [
        ...practical.permits.flatMap(({ name, validity, processing, fee, minIncome, minIncomeText }) => [
          ...[name, validity, processing, amountOf(fee)],
          minIncome ? amountOf(minIncome) : minIncomeText,
        ]),
        ...[practical.vat.name, practical.vat.thresholdText, practical.vat.foreignClients],
        practical.vat.source.title,
        ...statements.flatMap(({ text, source: { title, publisher } }) => [text, title, publisher]),
        ...practical.costs
          .filter(({ regimes }) => regimes.includes(id))
          .flatMap(({ what, note = null, source }) => [what, note, source.title, source.publisher]),
        ...practical.permits.flatMap(({ family }) => [family?.text ?? null, family?.source?.title ?? null]),
        `Permits, costs and first steps last reviewed on ${formatDay(practical.reviewed)}.`,
      ];
      for (const words of expected) if (words !== null) expect(page).toContain(words);
      // A day of the plan is no deadline: laws count those from other days.
      for (const { title } of practical.firstSteps)
        expect(page).not.toMatch(new RegExp(`${title}</h4><span>within`));
    }
  });
});

describe('sales to private people abroad on a guide', () => {
  async function pageOf(situation: Situation) {
    const { practical, arrivalYear } = (await loadPractical.uruguay?.()) ?? {};
    const [regime] = guideOf('uruguay').taxRegimes;
    if (!practical || !arrivalYear || !regime) throw new Error('Nothing practical of Uruguay');
    return read(
      renderToStaticMarkup(
        <Router ssrPath="/tax-calculator/uruguay">
          <PracticalList
            {...{ practical, arrivalYear, regime }}
            figures={figuresOf(situation, 60_000, 2026)}
          />
        </Router>,
      ),
    );
  }

  test('are one sentence without a profession, with what the country does itself for who sells to them', async () => {
    expect(await pageOf({})).toContain('Apps, courses and downloads sold to private people in the EU');
    expect(await pageOf({})).not.toContain('list of exports bear no Uruguayan VAT');
    const seller = await pageOf({ profession: 'software' });
    expect(seller).toContain('Apps and subscriptions sold to private people in the EU');
    expect(seller).toContain('list of exports bear no Uruguayan VAT');
    expect(seller).toContain('El Pais Uruguay');
  });

  test('are left out for who works for clients, and for people on a payroll', async () => {
    expect(await pageOf({ profession: 'legal' })).not.toContain('sold to private people');
    expect(await pageOf({ profession: 'software', work: 'remote', contract: 'payroll' })).not.toContain(
      'sold to private people',
    );
  });
});

test('permits say how family comes, how long it waits, and the card of who is married to a citizen of the EU', async () => {
  const { practical } = (await loadPractical.portugal?.()) ?? {};
  const families = Object.fromEntries(practical?.permits.map(({ id, family }) => [id, family]) ?? []);
  expect([families['eu-certificate'], families.d8].map((family) => family?.waitMonths)).toEqual([0, 24]);
  expect(families.d8?.text).toContain('without waiting where there is a minor child');
  for (const { slug } of data.countries) {
    const { permits = [], area } = (await loadPractical[slug]?.())?.practical ?? {};
    const cards = permits.filter(({ id }) => id === 'family-card');
    expect(cards.map(({ minIncome, nomad }) => [minIncome, nomad])).toEqual(area?.eu ? [[null, false]] : []);
  }
});
