import { describe, expect, test } from 'vitest';
import { globalResidenceFigures, SCHENGEN_STAY } from '../../../src/assess/malta.ts';
import { guideOf } from '../screens/guide/guides.ts';

describe('Malta', () => {
  test('Global Residence Programme: flat 15%, minimum annual tax $16,500, rent from about $10,000, one-time fee about $6,600, total about $26,000', () => {
    expect(globalResidenceFigures(guideOf('malta'))).toEqual({
      rate: 15,
      minimumTax: 16_500,
      minimumBindsBelow: 110_000,
      rent: 10_000,
      oneTimeFee: 6_600,
      total: 26_000,
    });
  });

  test('Schengen stay up to 90 days in any 180', () => {
    expect(SCHENGEN_STAY).toEqual({ days: 90, period: 180 });
  });

  test('rent, one-time fee and Schengen stay are those of the data', () => {
    const programme = guideOf('malta').taxRegimes.find(({ id }) => id === 'mt-global-residence');
    expect(programme?.taxDescription).toContain('about $10,000');
    expect(programme?.taxDescription).toContain('about $6,600');
    expect(programme?.guide.extraSectionContent).toContain('up to 90 days in any 180');
  });

  test('a country without the programme has no figures of it', () => {
    expect(globalResidenceFigures(guideOf('cyprus'))).toBeNull();
  });
});
