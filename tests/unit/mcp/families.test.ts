/** Families read the same amount from the assessment of every page, from the command line and from a tool. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { fromUsd } from '../../../src/catalogue/money.ts';
import { lawsOf } from '../../../src/commands/mcp/server.ts';
import { wholeTaxCommand } from '../../../src/commands/taxForPerson.ts';
import { toolsOf } from '../../../src/mcp/tools.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { assessed } from '../assess/people.ts';

const calculate = toolsOf(lawsOf(compileData())).find(({ name }) => name === 'calculate');

async function fromCommandLine(regime: string, situation: Situation) {
  const file = join(mkdtempSync(join(tmpdir(), 'lowtide-')), 'cases.json');
  writeFileSync(file, JSON.stringify([{ regime, situation }]));
  const [answer] = JSON.parse((await wholeTaxCommand(['--cases', file])).stdout);
  return answer;
}

async function fromTool(regime: string, { income, currency, ...profile }: Situation) {
  const answer = await calculate?.answer({ regime, income, currency, profile });
  return (answer as { figures: Record<string, number> }).figures;
}

const FAMILIES: readonly (readonly [string, Situation & { readonly currency: 'EUR' | 'USD' }])[] = [
  [
    'a German with two children',
    {
      ...{ income: 70_000, currency: 'EUR', citizenships: ['de'], home: { country: 'de' } },
      household: { partner: 0, married: true, children: [4, 9] },
    },
  ],
  [
    'an American couple',
    {
      ...{ income: 95_000, currency: 'USD', citizenships: ['us'], home: { country: 'us' } },
      household: { partner: 20_000, married: true },
    },
  ],
  [
    'a Spanish lone parent',
    {
      ...{ income: 48_000, currency: 'EUR', citizenships: ['es'], home: { country: 'es' } },
      household: { children: [7] },
    },
  ],
];

describe.each(FAMILIES)('%s', (_, situation) => {
  test.each(['pt-simplified', 'bg-freelancer-flat-tax', 'it-forfettario-15', 'cy-non-dom-company'])(
    'in %s',
    async (regime) => {
      const own = assessed(situation, regime);
      const shown = (usd: number | null) => (usd === null ? null : fromUsd(usd, situation.currency));
      const line = await fromCommandLine(regime, situation);
      const tool = await fromTool(regime, situation);
      expect(line.total).toBeCloseTo(shown(own.total) ?? 0, 6);
      expect(line.kept).toBeCloseTo(shown(own.kept) ?? 0, 6);
      expect(line.effectiveRate).toBeCloseTo(own.rate ?? 0, 9);
      expect(line.saving).toBeCloseTo(shown(own.saving) ?? Number.NaN, 6);
      expect(line.household.total).toBeCloseTo(shown(own.household?.total ?? 0) ?? 0, 6);
      expect(tool.keptAYear).toBeCloseTo(line.kept, 2);
      expect(tool.taxAYear).toBeCloseTo(line.total, 2);
      expect(tool.savingAYear).toBeCloseTo(line.saving, 2);
      // Without the family it is another amount.
      const { household: _household, ...alone } = situation;
      expect(assessed(alone, regime).total).toBeCloseTo(own.total - (own.household?.total ?? 0), 6);
    },
  );
});
