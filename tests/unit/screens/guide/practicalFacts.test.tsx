import { loadPractical } from 'virtual:lowtide/move';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { formatCurrency, formatDay } from '../../../../src/catalogue/format.ts';
import { isStepOf, type LocalAmount } from '../../../../src/catalogue/practical.ts';
import { PracticalList } from '../../../../src/screens/guide/PracticalFacts.tsx';
import { figuresOf } from '../../../../src/situation/figures.ts';
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
        ...practical.runningCosts.filter(({ regime }) => regime === id),
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
        `Permits, costs and first steps last reviewed on ${formatDay(practical.reviewed)}.`,
      ];
      for (const words of expected) if (words !== null) expect(page).toContain(words);
      // A day of the plan is no deadline: laws count those from other days.
      for (const { title } of practical.firstSteps)
        expect(page).not.toMatch(new RegExp(`${title}</h4><span>within`));
    }
  });
});
