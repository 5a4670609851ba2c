import { describe, expect, test } from 'vitest';
import {
  globalResidenceFigures,
  nomadPermitFigures,
  residentFigures,
  SCHENGEN_STAY,
} from '../../../src/assess/malta.ts';
import { assess, scheduleOf } from '../../../src/law/index.ts';
import { guideOf, regimeOf } from '../screens/guide/guides.ts';

describe('Malta', () => {
  test('the figures of the first regime are those that the calculator takes', () => {
    const regime = regimeOf('malta');
    const figures = residentFigures(regime);
    if (!figures) throw new Error('no figures');
    const { threshold, fixedTax, socialRate, socialCap, total } = figures;
    const linesAt = (income: number) =>
      assess(scheduleOf(regime, regime.taxBrackets), income)
        .lines.slice(0, 2)
        .map(({ amount }) => amount);
    expect(linesAt(10_000)).toEqual([0, (10_000 * socialRate) / 100]);
    expect(linesAt(threshold)).toEqual([0, socialCap]);
    expect(linesAt(threshold + 1)).toEqual([fixedTax, socialCap]);
    expect(total).toBe(fixedTax + socialCap);
  });

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

  test('the nomad permit: 10% and a yearly fee', () => {
    expect(nomadPermitFigures(guideOf('malta'))).toMatchObject({
      rate: 10,
      regime: { id: 'mt-nomad-residence-permit' },
    });
    expect(nomadPermitFigures(guideOf('cyprus'))).toBeNull();
  });

  test('a country without the programme has no figures of it', () => {
    expect(globalResidenceFigures(guideOf('cyprus'))).toBeNull();
    expect(residentFigures(regimeOf('georgia'))).toBeNull();
  });
});
