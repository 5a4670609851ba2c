import { expect, test } from 'vitest';
import * as constants from '../../../src/catalogue/constants.ts';
import { TUTORIAL_STEPS } from '../../../src/screens/how-it-works/steps.ts';

test('wizard steps: 3; residency guide steps: 4', { tags: 'constant-steps' }, () => {
  expect(constants.WIZARD_STEPS).toBe(3);
  expect(TUTORIAL_STEPS).toHaveLength(4);
});

test('computing delay 1.5 s; debounces 1000 ms on compare and 500 ms on ranking pages; reload after add 50 ms; time zone every 60 seconds', {
  tags: 'constant-delays',
}, () => {
  expect(constants.COMPUTING_DELAY_MS).toBe(1_500);
  expect(constants.COMPARE_DEBOUNCE_MS).toBe(1_000);
  expect(constants.RANKING_DEBOUNCE_MS).toBe(500);
  expect(constants.RELOAD_AFTER_ADD_MS).toBe(50);
  expect(constants.TIME_ZONE_REFRESH_MS).toBe(60_000);
});
