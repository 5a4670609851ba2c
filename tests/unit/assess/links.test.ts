/** A link with everything in it shows whoever opens it the sender's amounts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allFiguresForLink,
  figuresForLink,
  figuresInLink,
  withLinkFigures,
} from '../../../src/situation/address.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed } from './people.ts';

const REGIMES = [
  'mt-res-non-dom',
  'ge-small-business',
  'es-beckham-law',
  'bg-eood-company',
  'pl-linear-19',
  'it-impatriati',
];

const people: fc.Arbitrary<Situation> = fc.record(
  {
    income: fc.integer({ min: 10_000, max: 300_000 }),
    currency: fc.constantFrom('EUR', 'USD', 'GBP'),
    costs: fc.constantFrom({ percent: 10 }, { amount: 5_000 }),
    citizenships: fc.constantFrom(['us'], ['de'], ['br'], ['de', 'us']),
    home: fc.constantFrom(
      { country: 'de' },
      { country: 'es' },
      { country: 'us' },
      { rate: 40 },
      { amount: 20_000 },
    ),
    livedIn: fc.constantFrom([], ['es'], ['it', 'pt']),
    workplace: fc.constantFrom('here', 'elsewhere'),
    workCountry: fc.constantFrom('es', 'gb'),
    clients: fc.constantFrom('abroad', 'local'),
    company: fc.boolean(),
    days: fc.constantFrom(80, 200, { from: 90, to: 183 }),
    runningCosts: fc.boolean(),
    payBest: fc.boolean(),
    years: fc.integer({ min: 1, max: 10 }),
    household: fc.constantFrom({}, { partner: 9_000, hasPartner: true, married: true, children: [2, 6] }),
  },
  { requiredKeys: ['income'] },
);

/** What a page says of a regime: amounts, whether it is open, what it depends on. */
function said(situation: Situation, id: string) {
  const { total, kept, lines, fit, saving, terms } = assessed(situation, id);
  return JSON.parse(JSON.stringify({ total, kept, lines, fit, saving, terms }));
}

test('whatever a sender has said, a link with everything in it shows the same amounts, fit and terms', () => {
  fc.assert(
    fc.property(people, fc.constantFrom(...REGIMES), (sender, id) => {
      const search = withLinkFigures('', allFiguresForLink(sender));
      expect(said(figuresInLink(search), id)).toEqual(said(sender, id));
    }),
    { numRuns: 60 },
  );
});

test('without her passport it shows a US citizen’s amounts without US tax', () => {
  const sender: Situation = { income: 70_000, currency: 'EUR', citizenships: ['us'] };
  const bare = figuresInLink(withLinkFigures('', figuresForLink(sender)));
  expect(assessed(bare, 'mt-res-non-dom').kept).toBeGreaterThan(
    assessed(sender, 'mt-res-non-dom').kept + 1_000,
  );
});
