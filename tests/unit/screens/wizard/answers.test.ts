import { describe, expect, test } from 'vitest';
import {
  EMPTY_ANSWERS,
  isAnswered,
  isComplete,
  stepOf,
  summaryOf,
  WIZARD_URL,
  type WizardStep,
  wizardSlider,
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

  test('what is written is read again', () => {
    const answers = { income: 250_000, work: 'business', region: 'europe' } as const;
    for (const step of [1, 2, 3, 'results'] as const) {
      const search = write({ step, ...answers });
      expect(answersOf(search)).toEqual(answers);
      expect(stepAt(search)).toBe(step);
    }
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
    ['', null],
    ['abc', 80_000],
    ['-5', 80_000],
    ['10000001', 80_000],
    ['10000000', 10_000_000],
    ['0', 0],
  ])('income %s is %s', (text, income) => {
    expect(answersOf(`?income=${text}`).income).toBe(income);
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

test.each([
  ['remote', 'anywhere', 'a remote worker', 'anywhere in the world'],
  ['freelancer', 'europe', 'a freelancer', 'in Europe'],
  ['business', 'europe', 'a business owner', 'in Europe'],
] as const)('the sentence over the results of %s, %s', (work, region, who, where) => {
  expect(summaryOf({ income: 150_000, work, region }, '$150,000')).toBe(
    `For ${who} earning $150,000 a year who can live ${where}.`,
  );
});

describe('the slider of the income', () => {
  const standard = { min: 40_000, max: 200_000, step: 5_000 };

  test.each([0, 80_000, 199_999])(
    'the standard range is 40,000 to 200,000 in steps of 5,000: %i',
    {
      tags: 'state-slider',
    },
    (income) => {
      expect(wizardSlider(income)).toEqual({ ...standard, link: null });
    },
  );

  test("at exactly 200,000 the link 'Making more than $200k?' sets 250,000", {
    tags: 'state-slider-at-200000',
  }, () => {
    const link = { text: 'Making more than $200k?', income: 250_000 };
    expect(wizardSlider(200_000)).toEqual({ ...standard, link });
  });

  test.each([200_001, 10_000_000])(
    "above it the range is 200,000 to 1,000,000 in steps of 10,000, and 'Back to standard range' sets 200,000: %i",
    { tags: 'state-slider-above-200000' },
    (income) => {
      const link = { text: 'Back to standard range', income: 200_000 };
      expect(wizardSlider(income)).toEqual({ min: 200_000, max: 1_000_000, step: 10_000, link });
    },
  );
});
