/** The two estimates on screen: what a guide says of the other one, what its switch is called, and what stands in the bar. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';
import { calculator, openFold } from './guidePage.ts';

const bar = page.getByRole('complementary', { name: 'Your situation' });

test.each([
  ['/tax-calculator/italy', 'By the law: $13,931'],
  ['/tax-calculator/malta', 'By the law: $10,688'],
])('a newcomer’s guide has the law’s figure beside the specified one: %s', async (address, words) => {
  await open(address);
  await expect.element(calculator()).toHaveTextContent(words);
});

test('where both are the same, it is no line', async () => {
  await open('/tax-calculator/georgia?income=100000');
  await expect.element(calculator()).toHaveTextContent('Total effective tax');
  await expect.element(calculator()).not.toHaveTextContent('By the law');
});

test('whoever switches to the law sees that it is on, and what the quick estimate is', async () => {
  await open('/tax-calculator/malta', { situation: { deduct: true } });
  await expect.element(bar).toHaveTextContent('as the law has it');
  await expect.element(calculator()).toHaveTextContent('The quick estimate: $9,510');
  await open('/tax-calculator/malta');
  await expect.element(calculator()).toHaveTextContent('By the law');
  await expect.element(bar).not.toHaveTextContent('as the law has it');
});

test('without an income a guide says nothing of years that its answer contradicts', async () => {
  await open('/tax-calculator/spain?income=0');
  await expect.element(calculator()).toHaveTextContent('$2,820 a year, over 100%');
  const fold = await openFold('Over the years');
  await expect
    .element(fold)
    .toHaveTextContent('Without an income only fixed contributions fall due, in every year.');
  await expect.element(fold).not.toHaveTextContent('0.0%');
});
