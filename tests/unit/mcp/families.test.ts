/** Families read the same amount from the assessment of every page, from the command line and from a tool. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { formatCurrency } from '../../../src/catalogue/format.ts';
import { fromUsd } from '../../../src/catalogue/money.ts';
import { lawsOf } from '../../../src/commands/mcp/server.ts';
import { wholeTaxCommand } from '../../../src/commands/tax.ts';
import { toolsOf } from '../../../src/mcp/tools.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import { FAMILIES } from '../../families.ts';
import { assessed } from '../assess/people.ts';

const tools = toolsOf(lawsOf(compileData()));

function tool(name: string) {
  const found = tools.find((one) => one.name === name);
  if (!found) throw new Error(`There is no tool ${name}.`);
  return found;
}

async function fromCommandLine(regime: string, situation: Situation) {
  const file = join(mkdtempSync(join(tmpdir(), 'lowtide-')), 'cases.json');
  writeFileSync(file, JSON.stringify([{ regime, situation }]));
  const [answer] = JSON.parse((await wholeTaxCommand(['--cases', file])).stdout);
  return answer;
}

/** A situation as tools are asked. */
function asked({ income, currency, costs, ...profile }: Situation) {
  const ofCosts = costs && 'percent' in costs ? { costs: `${costs.percent}%` } : {};
  return { income, currency, ...ofCosts, profile };
}

async function fromTool(regime: string, situation: Situation) {
  const answer = await tool('calculate').answer({ regime, ...asked(situation) });
  return (answer as { figures: Record<string, number | null> }).figures;
}

const journeys = readFileSync('docs/journeys.md', 'utf8').replace(/\s+/g, ' ');

describe.each(FAMILIES)('$name', ({ name, regime: answer, situation }) => {
  test('the answer and its saving are those of docs/journeys.md', async () => {
    const { figures, says } = (await tool('recommend').answer(asked(situation))) as unknown as {
      readonly figures: { readonly best: { readonly regimeId: string; readonly savingAYear: number } };
      readonly says: string;
    };
    expect(figures.best.regimeId).toBe(answer);
    const [, behind = ''] = journeys.split(`### ${name} `);
    const [section = ''] = behind.split('###');
    const [kept = '', saving = ''] = [...section.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words);
    expect(says).toContain(`${kept}.`);
    expect(saving).toBe(`${formatCurrency(figures.best.savingAYear, situation.currency)} a year`);
  });

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
      const saving = shown(own.saving);
      expect(line.saving ?? null).toEqual(saving === null ? null : expect.closeTo(saving, 6));
      expect(line.household.total).toBeCloseTo(shown(own.household?.total ?? 0) ?? 0, 6);
      expect(tool.keptAYear).toBeCloseTo(line.kept, 2);
      expect(tool.taxAYear).toBeCloseTo(line.total, 2);
      expect(tool.savingAYear ?? null).toEqual(saving === null ? null : expect.closeTo(saving, 2));
      // Without the family it is another amount.
      const { household: _household, ...alone } = situation;
      expect(assessed(alone, regime).total).toBeCloseTo(own.total - (own.household?.total ?? 0), 6);
    },
  );
});
