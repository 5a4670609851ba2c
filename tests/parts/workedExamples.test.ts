/** The methodology's worked examples, recomputed with every change. */
import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatMoney, formatPercent } from '../../src/catalogue/format.ts';
import { lastingRegimes } from '../../src/catalogue/schedules.ts';
import { assess, project, scheduleOf } from '../../src/law/index.ts';
import { open } from './app.tsx';

const regimes = lastingRegimes(countries, taxBrackets);

function regimeOf(id: string) {
  const regime = regimes(id);
  if (!regime) throw new Error(`No regime ${id}`);
  return regime;
}

test('a year is recomputed for another regime and another income', async () => {
  await open('/methodology');
  const example = page.getByRole('region', { name: 'A worked example' });
  await example.getByLabelText('Scheme').selectOptions('mt-res-non-dom');
  const { rules, brackets } = regimeOf('mt-res-non-dom');
  const at = (income: number) => assess(scheduleOf(rules, brackets), income);
  const rate = formatPercent(at(60_000).effectiveRate);
  await expect
    .element(example)
    .toHaveTextContent(`Total: ${formatMoney(at(60_000).total)}, ${rate} of $60,000`);
  await example.getByLabelText('Annual income').fill('100000');
  await expect.element(example).toHaveTextContent(`Total: ${formatMoney(at(100_000).total)}`);
  await expect.element(example).toHaveTextContent('of $100,000');
});

test("years are recomputed for another regime and for the person's income", {
  tags: 'years-worked-example',
}, async () => {
  await open('/methodology');
  const years = page.getByRole('region', { name: 'Over the years' });
  await expect
    .element(years)
    .toHaveTextContent(/, then Sole entrepreneur \(preduzetnik\): \d+\s×\s\$[\d,]+ \([\d.]+%\)/);
  await expect.element(years).not.toHaveTextContent('Another scheme follows');
  await years.getByLabelText('Scheme').selectOptions('it-forfettario-5');
  await years.getByLabelText('Annual income').fill('80000');
  const from = { year: new Date().getFullYear() + 1 };
  const { averageTotal } = project(
    regimeOf('it-forfettario-5'),
    { income: 80_000, from, years: 10 },
    regimes,
  );
  await expect.element(years).toHaveTextContent(`${formatMoney(averageTotal)} a year`);
  await expect.element(years).toHaveTextContent('Every year counts as a full one');
});

test('the best pay is worked out line by line', async () => {
  await open('/methodology');
  const part = page.getByRole('region', { name: 'Wage or dividend' });
  await part.getByLabelText('Scheme').selectOptions('ge-llc');
  await expect.element(part).toHaveTextContent('Corporate tax: 15% × GEL 394,500 → GEL 59,175');
  await expect.element(part).toHaveTextContent('You keep GEL 318,559, or $121,125.');
  await part.getByLabelText('Annual profit').fill('80000');
  await expect.element(part).toHaveTextContent('You keep GEL 169,898, or $64,600.');
});
