/** The two estimates on screen: what a guide says of the other one, what its switch is called, and what stands in the bar. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';
import { calculator } from './guidePage.ts';

const bar = page.getByRole('complementary', { name: 'Your situation' });

test.each([
  ['/tax-calculator/italy', 'As the law has it you pay $13,931, $610 less.'],
  ['/tax-calculator/georgia?income=100000', 'As the law has it you pay the same.'],
  ['/tax-calculator/malta', 'As the law has it you pay $10,688, $1,178 more.'],
])('a newcomer’s guide has the law’s figure beside the specified one: %s', async (address, words) => {
  await open(address);
  await expect.element(calculator()).toHaveTextContent(words);
});

test('whoever switches to the law sees that it is on, and what the quick estimate is', async () => {
  await open('/tax-calculator/malta', { situation: { deduct: true } });
  await expect.element(bar).toHaveTextContent('as the law has it');
  await expect.element(calculator()).toHaveTextContent('The quick estimate is $9,510, $1,178 less.');
  await open('/tax-calculator/malta');
  await expect.element(calculator()).toHaveTextContent('As the law has it you pay');
  await expect.element(bar).not.toHaveTextContent('as the law has it');
});

test('without an income a guide says nothing of years that its answer contradicts', async () => {
  await open('/tax-calculator/spain?income=0');
  await expect.element(calculator()).toHaveTextContent('You pay over 100% tax, $2,820 a year.');
  const fold = page.css('details').filter({ has: page.getByRole('heading', { name: 'Over the years' }) });
  await expect
    .element(fold)
    .toHaveTextContent('Without an income only fixed contributions fall due, in every year.');
  await expect.element(fold).not.toHaveTextContent('0.0%');
});
