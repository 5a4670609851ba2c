/** Ten people of each kind of which an adviser would not sign the answer: what must be first, and what may not be said. */
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../src/assess/answer.ts';
import { leadText } from '../../../src/assess/answerEnglish.ts';
import { differenceLead } from '../../../src/assess/differenceEnglish.ts';
import { sentence } from '../../../src/assess/english.ts';
import { gainAMonth } from '../../../src/assess/gainOfMove.ts';
import { openGroups } from '../../../src/assess/recommendations.ts';
import { stayNote } from '../../../src/assess/stayEnglish.ts';
import { figuresOf } from '../../../src/situation/figures.ts';
import type { Situation } from '../../../src/situation/situation.ts';
import file from './adviser.json';
import { assessed, recommended } from './people.ts';

interface Advised {
  readonly situation: Situation;
  /** Slug of the country that is the answer, or "today" where it is to stay. */
  readonly first: string;
}

/** What a person reads first, and every row of the list. */
function told({ situation }: Advised) {
  const list = recommended(situation);
  const answer = answerOf(list);
  const figures = figuresOf(situation, 80_000, 2026);
  const { money } = figures;
  const lead = differenceLead({ ...answer, keptToday: list.keptToday }, situation, figures);
  const groups = openGroups(list);
  const all = groups.flatMap((group) => group.rows.flatMap(({ best, others }) => [best, ...others]));
  const rows = all.filter(({ fit }) => fit !== 'no');
  const gaining = groups.flatMap(({ level, rows: some }) => (level === 'more' ? some : []));
  const [could] = answer.couldBe;
  return {
    ...{ answer, list, rows, money, lead: lead ? leadText(lead) : '' },
    gaining: gaining.map(({ best }) => best),
    note: stayNote(could, rows, situation, money),
    says: (id: string) =>
      assessed(situation, id)
        .terms.map((term) => sentence(term, money))
        .join(' '),
  };
}

function nameOf({ situation: { home, income, currency, work } }: Advised): string {
  return `${work} from ${home && 'country' in home ? home.country : ''} with ${currency} ${income}`;
}

const SAVES = /more than|less than|\bsaves?\b|keep/i;

describe.each(Object.entries(file as unknown as Readonly<Record<string, readonly Advised[]>>))(
  '%s',
  (kind, people) => {
    test('are ten', () => {
      expect(people).toHaveLength(10);
    });

    test.each(people.map((person) => [nameOf(person), person.first, person] as const))(
      '%s: first is %s',
      (_, first, person) => {
        const { situation } = person;
        const { answer, list, rows, gaining, lead, note, says } = told(person);
        const { best, stays } = answer;
        expect(best?.country.slug ?? (stays ? 'today' : null)).toBe(first);
        // Who should stay reads so, and of no amount elsewhere first.
        if (first === 'today') {
          expect(lead).toMatch(/^Stay in /);
          expect(lead).not.toMatch(SAVES);
          expect(gaining).toEqual([]);
        } else expect(lead).toMatch(/^In .* you would keep .* a month more than in /);
        for (const row of rows) {
          const isDoubtful = row.needs.some(({ what }) => what === 'elsewhere');
          if (isDoubtful) expect([row.saving, gainAMonth(row), row.fit]).toEqual([null, null, 'check']);
          // What is certainly taken is in no amount.
          const { income, costs } = row.holder.figures;
          const taken = row.dueElsewhere.reduce((sum, one) => sum + (one.certain ? (one.amount ?? 0) : 0), 0);
          expect(row.kept + taken).toBeLessThan(income - costs + 1 + (row.household ? income : 0));
        }
        switch (kind) {
          case 'wagesWithheld':
            // Where a treaty takes it away, the paper is named with the answer.
            if (best && situation.payer !== 'ca') {
              const isNamed = says(best.regime.id).includes(
                'then the treaty takes away what is withheld there',
              );
              expect([isNamed, best.dueElsewhere]).toEqual([true, []]);
            }
            break;
          case 'workStaysAtHome':
            expect(note).toMatch(
              /^(Before business costs\. )?As long as you work in .* moving changes little\. Working in the new country/,
            );
            for (const row of rows) expect([row.saving, gainAMonth(row)]).toEqual([null, null]);
            // What is taxed as work done there is not withheld from a second time.
            for (const { dueElsewhere } of rows)
              expect(dueElsewhere.filter(({ why }) => why === 'payer')).toEqual([]);
            for (const row of rows) expect(row.kept).toBeLessThanOrEqual((list.keptToday ?? 0) + 1);
            break;
          case 'shortStays':
            if (first === 'today')
              expect(note).toMatch(
                /^(Before business costs\. )?Up to .*, but .* may take .* a month of it\.$/,
              );
            break;
          case 'britishWages':
            for (const row of rows) {
              const isInsured = row.dueElsewhere.some(({ why }) => why === 'insurance');
              if (isInsured) expect(says(row.regime.id)).toMatch(/goes on paying about \d+% on top/);
              if (isInsured) expect(says(row.regime.id)).not.toContain('pays nothing on top');
            }
            expect(rows.some(({ dueElsewhere }) => dueElsewhere.length > 0)).toBe(
              situation.payer !== 'other',
            );
            break;
          case 'clientsAtHome':
            for (const { dueElsewhere, most, kept } of rows)
              if (dueElsewhere.some(({ open }) => open)) expect(most).toBeGreaterThan(kept);
            break;
          case 'stayingIsBest':
            expect(note).toMatch(
              /^(Before business costs\. )?(Nowhere certain leaves you more|Up to .*, (but .* may|only if) )/,
            );
            break;
          case 'companyRunElsewhere':
            for (const { regime, needs, fit } of rows) {
              if (!regime.requiresIncorporation) continue;
              const run = needs.find(({ what }) => what === 'managed-here');
              expect([regime.id, run?.state === 'met', fit === 'fits']).toEqual([regime.id, false, false]);
              expect(run).toBeDefined();
            }
            break;
          default:
            throw new Error(`There is no kind ${kind}.`);
        }
      },
    );
  },
);
