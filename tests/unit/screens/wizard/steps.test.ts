/** What the finder asks is one list: its steps, its address and what counts as complete follow from it. */
import { afterEach, expect, test, vi } from 'vitest';
import { readUrlState } from '../../../../src/stores/urlState.ts';

const CONSTANTS = '../../../../src/catalogue/constants.ts';

/** The wizard's answers where it asks these. */
async function asking(...keys: string[]) {
  vi.resetModules();
  vi.doMock(CONSTANTS, () => ({ WIZARD_QUESTIONS: keys, WIZARD_STEPS: keys.length }));
  return import('../../../../src/screens/wizard/answers.ts');
}

afterEach(() => vi.doUnmock(CONSTANTS));

test('a question more is a step more', async () => {
  const { choicesOf, isComplete, stepOf, WIZARD_URL } = await asking('income', 'work', 'contract', 'region');
  expect(choicesOf('contract' as 'work').map(({ label }) => label)).toEqual([
    'On a payroll',
    'I send invoices',
  ]);
  const { step, ...answers } = readUrlState(WIZARD_URL, 'step=results&work=remote&region=europe');
  expect(isComplete(answers)).toBe(false);
  expect(stepOf(step, answers)).toBe(3);
  const { step: _step, ...all } = readUrlState(WIZARD_URL, 'work=remote&region=europe&contract=payroll');
  expect(all).toMatchObject({ contract: 'payroll' });
  expect(isComplete(all)).toBe(true);
});

test('a question less is a step less, of which the sentence over the results says nothing', async () => {
  const { EMPTY_ANSWERS, stepOf, summaryOf, isComplete } = await asking('income', 'work');
  expect(EMPTY_ANSWERS).toEqual({ income: 80_000, work: null, region: null });
  const answers = { ...EMPTY_ANSWERS, work: 'freelancer' as const };
  expect(stepOf('results', answers)).toBe('results');
  expect(isComplete(answers) && summaryOf(answers, '$80,000')).toBe(
    'For a freelancer earning $80,000 a year.',
  );
});

test('every step but the income has a few choices, which fit into an address, and is for everybody', async () => {
  vi.resetModules();
  const { WIZARD_QUESTIONS } = await import('../../../../src/catalogue/constants.ts');
  const { QUESTIONS } = await import('../../../../src/situation/questions.ts');
  for (const key of WIZARD_QUESTIONS.filter((one) => one !== 'income')) {
    const { choices = [], concerns } = QUESTIONS[key];
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.filter(([answer]) => typeof answer === 'object')).toEqual([]);
    expect(concerns).toBeUndefined();
  }
});
