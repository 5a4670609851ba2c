/** A move to look at for somebody who has said nothing yet: a German freelancer goes to Bulgaria. */
import type { Situation } from '../../situation/situation.ts';

export const EXAMPLE_SITUATION: Situation = {
  income: 70_000,
  currency: 'EUR',
  costs: { percent: 10 },
  citizenships: ['de'],
  home: { country: 'de' },
  work: 'freelancer',
  clients: 'abroad',
  workplace: 'here',
  company: false,
  arrival: { year: 2027, month: 5 },
  years: 5,
  living: { amount: 2_600, currency: 'EUR' },
};

export const EXAMPLE_REGIME = 'bg-freelancer-flat-tax';
