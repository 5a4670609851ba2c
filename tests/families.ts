/** The three families of docs/journeys.md, each with the regime that is its answer. */
import type { Situation } from '../src/situation/situation.ts';

export interface FamilyAnswer {
  /** The heading of the document. */
  readonly name: string;
  readonly regime: string;
  readonly situation: Situation & { readonly income: number; readonly currency: 'EUR' | 'USD' };
}

export const FAMILIES: readonly FamilyAnswer[] = [
  {
    name: 'A German designer with two children',
    regime: 'ge-small-business',
    situation: {
      ...{
        income: 70_000,
        currency: 'EUR',
        costs: { percent: 10 },
        work: 'freelancer',
        profession: 'design',
      },
      ...{ citizenships: ['de'], home: { country: 'de' }, workplace: 'here', company: false },
      household: { partner: 0, married: true, children: [4, 9] },
    },
  },
  {
    name: 'An American couple',
    regime: 'ge-small-business',
    situation: {
      ...{ income: 120_000, currency: 'USD', work: 'freelancer', profession: 'software' },
      ...{ citizenships: ['us'], home: { country: 'us' }, workplace: 'here', company: false },
      household: { partner: 0, married: true },
    },
  },
  {
    name: 'A Spanish lone parent',
    regime: 'rs-lump-sum-entrepreneur',
    situation: {
      ...{ income: 48_000, currency: 'EUR', work: 'freelancer', profession: 'consulting' },
      ...{ citizenships: ['es'], home: { country: 'es' }, workplace: 'here', company: false },
      household: { children: [7] },
    },
  },
];
