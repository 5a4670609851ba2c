import { describe, expect, test } from 'vitest';
import {
  choicesOf,
  EMPTY_ANSWERS,
  isAnswered,
  isComplete,
  stepOf,
  summaryOf,
  WIZARD_URL,
  type WizardStep,
} from '../../../../src/screens/wizard/answers.ts';
import { readUrlState, writeUrlState } from '../../../../src/stores/urlState.ts';

function answersOf(search: string) {
  const { step: _step, ...answers } = readUrlState(WIZARD_URL, search);
  return answers;
}

function stepAt(search: string): WizardStep {
  return stepOf(readUrlState(WIZARD_URL, search).step, answersOf(search));
}

const write = (state: Parameters<typeof writeUrlState<typeof WIZARD_URL>>[2]) =>
  writeUrlState(WIZARD_URL, '', state);

describe('wizard answers in the address', () => {
  test('without a query: step 1, income 80000, nothing else answered', () => {
    expect(answersOf('')).toEqual({ income: 80_000, work: null, region: null });
    expect(stepAt('')).toBe(1);
  });

  test('what is not answered is not in the address; an empty income is', () => {
    expect(write({ step: 1, ...EMPTY_ANSWERS, income: null })).toBe('step=1&income=');
    expect(write({ step: 'results', income: 0, work: 'remote', region: null })).toBe(
      'step=results&income=0&work=remote',
    );
  });

  test('an empty income stays empty', () => {
    const search = write({ step: 1, ...EMPTY_ANSWERS, income: null });
    expect(answersOf(search).income).toBeNull();
  });

  test.each([
    ['?work=pirate', 'work'],
    ['?region=moon', 'region'],
  ] as const)('unknown answers in %s count as not given', (search, key) => {
    expect(answersOf(search)[key]).toBeNull();
  });
});

describe('a step is only reached with the answers before it', () => {
  test.each<[string, WizardStep]>([
    ['?step=results&income=80000&work=remote&region=europe', 'results'],
    ['?step=results&income=80000&work=remote', 3],
    ['?step=results&income=80000&region=europe', 2],
    ['?step=results&income=&work=remote&region=europe', 1],
    ['?step=3&income=80000', 2],
    ['?step=3&income=80000&work=remote', 3],
    ['?step=2&income=80000&work=remote&region=europe', 2],
    ['?step=7&income=80000&work=remote&region=europe', 1],
  ])('%s shows step %s', { tags: 'rule-wizard-needs' }, (search, step) => {
    expect(stepAt(search)).toBe(step);
  });
});

test('Next is disabled when step 1 income is empty, step 2 has no work type, step 3 has no region', {
  tags: 'state-next-needs-choice',
}, () => {
  const none = { income: null, work: null, region: null };
  const all = { income: 0, work: 'remote', region: 'anywhere' } as const;
  for (const step of [1, 2, 3] as const) {
    expect(isAnswered(step, none)).toBe(false);
    expect(isAnswered(step, all)).toBe(true);
  }
});

test('answers are complete when none of the three is missing', () => {
  const all = { income: 0, work: 'remote', region: 'anywhere' } as const;
  expect(isComplete(all)).toBe(true);
  for (const missing of ['income', 'work', 'region']) {
    expect(isComplete({ ...all, [missing]: null })).toBe(false);
  }
});

test('the EU alone is no choice of the finder until it has been said; an address may say it', () => {
  expect(choicesOf('region').map(({ value }) => value)).toEqual(['anywhere', 'europe']);
  expect(choicesOf('region', 'eu').map(({ label }) => label)).toEqual(['Anywhere', 'Europe', 'EU only']);
  expect(WIZARD_URL.region.parse('eu')).toBe('eu');
  expect(WIZARD_URL.region.parse('asia')).toBeUndefined();
});

test.each([
  ['remote', 'anywhere', 'a remote worker', 'anywhere in the world'],
  ['freelancer', 'europe', 'a freelancer', 'in Europe'],
  ['business', 'europe', 'a business owner', 'in Europe'],
  ['business', 'eu', 'a business owner', 'in the EU'],
] as const)('the sentence over the results of %s, %s', (work, region, who, where) => {
  expect(summaryOf({ income: 150_000, work, region }, '$150,000')).toBe(
    `For ${who} earning $150,000 a year who can live ${where}.`,
  );
});
