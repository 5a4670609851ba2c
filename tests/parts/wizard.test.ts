/** The way through the wizard: its questions, computing, and its steps in the history of the browser. */
import { countries } from 'virtual:lowtide/catalogue';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { WIZARD_EUROPE } from '../../src/catalogue/europe.ts';
import { isEligible } from '../../src/law/index.ts';
import { goBack, goForward, open } from './app.tsx';
import { hold } from './mouse.ts';
import {
  back,
  choice,
  findCountries,
  heading,
  income,
  next,
  RESULTS,
  results,
  slider,
} from './wizardPage.ts';

const progress = page.getByRole('progressbar');
const LAST_STEP = '/wizard?step=3&income=80000&work=freelancer&region=europe';

test('the first step shows 1/3 and an income of 80,000; Back leads to /', {
  tags: [
    'route-wizard',
    'wizard-progress',
    'state-slider-default',
    'wizard-back-on-step-1',
    'state-wizard-back-home',
  ],
}, async () => {
  await open('/wizard');
  await expect.element(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect.element(page.getByText('1/3')).toBeVisible();
  await expect.element(income).toHaveValue('80,000');
  await expect.element(slider).toHaveValue('80000');
  await back.click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('the slider goes by its steps from end to end, and a link leads to the higher range and back', {
  tags: ['state-slider', 'state-slider-at-200000', 'state-slider-above-200000'],
}, async () => {
  const more = page.getByRole('button', { name: 'Making more than $200k?' });
  const standard = page.getByRole('button', { name: 'Back to standard range' });
  const press = async (key: string, shown: string) => {
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard(`{${key}}`);
    await expect.element(income).toHaveValue(shown);
  };
  await open('/wizard');
  await expect.element(income).toHaveValue('80,000');
  await press('ArrowRight', '85,000');
  await press('Home', '40,000');
  await expect.element(more).toHaveLength(0);
  await press('End', '200,000');
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(income).toHaveValue('250,000');
  await expect.element(more).toHaveLength(0);
  await press('ArrowRight', '260,000');
  await press('End', '1,000,000');
  await standard.click();
  await expect.element(income).toHaveValue('200,000');
  await expect.element(standard).toHaveLength(0);
  await press('ArrowLeft', '195,000');
});

test('the range stays while the thumb is held at its end', async () => {
  await open('/wizard');
  await income.fill('600000');
  await expect.element(slider).toHaveAttribute('min', '200000');
  const { left, right, top, bottom } = slider.element().getBoundingClientRect();
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const mouse = await hold(middle);
  await mouse.move({ ...middle, x: left });
  await expect.element(income).toHaveValue('200,000');
  await mouse.move(middle);
  await expect.element(income).toHaveValue('600,000');
  await mouse.move({ ...middle, x: left });
  await mouse.letGo();
  await expect.element(slider).toHaveAttribute('max', '200000');
  await expect.element(income).toHaveValue('200,000');
});

test('the typed income strips non-digits, is shown with thousands separators and ignored above 10,000,000', {
  tags: 'wizard-step-1-income',
}, async () => {
  await open('/wizard');
  await income.fill('a1b2,3x45');
  await expect.element(income).toHaveValue('12,345');
  await income.fill('10000000');
  await userEvent.keyboard('{End}0');
  await expect.element(income).toHaveValue('10,000,000');
});

test('Next is disabled while the income is empty or non-numeric', {
  tags: 'state-next-needs-income',
}, async () => {
  await open('/wizard');
  await expect.element(next).toBeEnabled();
  await income.fill('');
  await expect.element(next).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1/3')).toBeVisible();
  await income.fill('5');
  await expect.element(next).toBeEnabled();
  await open('/wizard?income=');
  await expect.element(next).toBeDisabled();
  await expect.element(income).toHaveValue('');
});

test('Next is disabled until a work type is chosen, and on the last step, where it reads Find Countries, until a region is', {
  tags: 'wizard-steps-2-and-3',
}, async () => {
  const radios = page.getByRole('main').getByRole('radio');
  await open('/wizard');
  await next.click();
  await expect.element(heading).toHaveTextContent('What best describes you?');
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('2/3')).toBeVisible();
  await expect.element(radios).toHaveLength(3);
  await expect.element(next).toBeDisabled();
  await choice('Freelancer').click();
  await next.click();
  await expect.element(progress).toHaveAttribute('aria-valuenow', '3');
  await expect.element(radios).toHaveLength(2);
  await expect.element(next).toHaveLength(0);
  await expect.element(findCountries).toBeDisabled();
  await choice('Anywhere').click();
  await expect.element(findCountries).toBeEnabled();
});

test('Back goes to the previous step and keeps the answers', { tags: 'state-wizard-back' }, async () => {
  await open('/wizard');
  await income.fill('123456');
  await next.click();
  await choice('Business owner').click();
  await next.click();
  await choice('Europe').click();
  await back.click();
  await expect.element(choice('Business owner')).toBeChecked();
  await back.click();
  await expect.element(income).toHaveValue('123,456');
  await next.click();
  await expect.element(choice('Business owner')).toBeChecked();
  await next.click();
  await expect.element(choice('Europe')).toBeChecked();
});

test('the whole wizard works with the keyboard', {
  tags: ['product-wizard', 'state-wizard-steps'],
}, async () => {
  await open('/wizard');
  await expect.element(income).toHaveValue('80,000');
  (income.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}a{/Control}90000{Enter}');
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  await expect.element(choice('Remote worker')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice('Freelancer')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('What is your preferred region?');
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('{Tab}{ArrowUp}');
  await expect.element(choice('Europe')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(results).toHaveFocus();
  await expect
    .element(page.getByText('For a freelancer earning $90,000 a year who can live in Europe.'))
    .toBeVisible();
});

test.each([768, 1280])('at %i px the buttons are at the same place in every step', async (width) => {
  await page.viewport(width, 844);
  const top = (button: Locator) => Math.round(button.element().getBoundingClientRect().y);
  await open('/wizard?step=1&income=80000&work=freelancer&region=anywhere');
  await expect.element(next).toBeEnabled();
  const first = top(next);
  await next.click();
  await expect.element(progress).toHaveAttribute('aria-valuenow', '2');
  expect(top(next)).toBe(first);
  await next.click();
  await expect.element(progress).toHaveAttribute('aria-valuenow', '3');
  expect(top(findCountries)).toBe(first);
});

test('after the last step a spinner shows for 1.5 s, announced politely and with Next disabled, then results', {
  tags: ['wizard-computing-spinner', 'state-wizard-steps', 'state-next-computing'],
}, async () => {
  const status = page.getByRole('main').getByRole('status');
  await open(LAST_STEP);
  await expect.element(findCountries).toBeEnabled();
  stopTime();
  await findCountries.click();
  await expect.element(status.filter({ hasText: 'Comparing every scheme at your income…' })).toBeVisible();
  await expect.element(findCountries).toBeDisabled();
  vi.advanceTimersByTime(1_490);
  await expect.element(findCountries).toBeDisabled();
  vi.advanceTimersByTime(10);
  await expect.element(results).toHaveFocus();
});

test('meanwhile it says how many schemes and countries it works through', async () => {
  const all = countries.flatMap(({ taxRegimes }) => taxRegimes);
  const european = countries.filter(({ code }) => WIZARD_EUROPE.has(code));
  const eligible = european.flatMap(({ taxRegimes }) => taxRegimes.filter((one) => isEligible(one, 80_000)));
  await open(LAST_STEP);
  await expect.element(findCountries).toBeEnabled();
  stopTime();
  await findCountries.click();
  const steps = page.getByRole('main').getByRole('status').getByRole('listitem');
  await expect
    .element(steps.nth(0))
    .toHaveTextContent(`${eligible.length} of ${all.length} schemes are open at $80,000 a year`);
  await expect.element(steps.nth(2)).toHaveTextContent(`${european.length} of ${countries.length} countries`);
});

test('leaving while it computes, by Back or to another step, does not bring results later', async () => {
  await open(LAST_STEP);
  await expect.element(findCountries).toBeEnabled();
  stopTime();
  await findCountries.click();
  await back.click();
  await expect.element(choice('Europe')).toBeChecked();
  vi.advanceTimersByTime(5_000);
  await expect.element(findCountries).toBeEnabled();

  await findCountries.click();
  await expect.element(findCountries).toBeDisabled();
  history.pushState(null, '', LAST_STEP.replace('step=3', 'step=2'));
  await expect.element(choice('Freelancer')).toBeChecked();
  vi.advanceTimersByTime(5_000);
  await expect.element(choice('Freelancer')).toBeChecked();
});

test('results are an address of their own, and a step has its answers in its address', async () => {
  // Time stands still, so that nothing of the computing state can have passed.
  stopTime();
  await open(RESULTS);
  await expect.element(results).toBeVisible();
  vi.useRealTimers();

  await open('/wizard');
  await income.fill('95000');
  await next.click();
  await choice('Remote worker').click();
  await expect.poll(() => location.search).toMatch(/income=95000&step=2&work=remote/);
  await open(location.pathname + location.search);
  await expect.element(choice('Remote worker')).toBeChecked();
  await back.click();
  await expect.element(income).toHaveValue('95,000');
});

test('browser Back and Forward move between steps and never take an answer back', async () => {
  await open('/wizard');
  await income.fill('70000');
  await next.click();
  await choice('Remote worker').click();
  await next.click();
  await choice('Europe').click();
  await findCountries.click();
  await expect.element(results).toBeVisible();

  await goBack();
  await expect.element(choice('Europe')).toBeChecked();
  await goBack();
  await expect.element(choice('Remote worker')).toBeChecked();
  await choice('Freelancer').click();
  await goBack();
  await expect.element(income).toHaveValue('70,000');
  await expect.poll(() => location.search).toMatch(/income=70000&step=1&work=freelancer&region=europe/);
  await goForward();
  await expect.element(choice('Freelancer')).toBeChecked();
  await goForward();
  await expect.element(choice('Europe')).toBeChecked();
  await goForward();
  await expect.element(page.getByText(/^For a freelancer earning \$70,000 a year/)).toBeVisible();
});

test('a new walk through the wizard leaves the results of an earlier one alone', async () => {
  await open(RESULTS);
  await expect.element(results).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Country finder' }).click();
  await expect.element(income).toHaveValue('80,000');
  await income.fill('55000');
  await expect.poll(() => location.search).toMatch(/income=55000/);
  await goBack();
  await expect.element(page.getByText(/^For a freelancer earning \$80,000 a year/)).toBeVisible();
});

/** Stops the clocks that the wizard waits by; the tests' own go on. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
