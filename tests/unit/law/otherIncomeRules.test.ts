/** No scheme is without an answer: beside each, every kind of other income has one rule that holds until more is said. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileData } from '../../../data/compiler/index.ts';
import { placeAt } from '../../../src/catalogue/places.ts';
import {
  type OtherIncomeRule,
  RULE_KINDS,
  type RuleKind,
  rulesThatHold,
} from '../../../src/law/otherIncomeRules.ts';

const { otherIncomes, laws } = compileData();
const { taxYear } = laws;

const isInForce = ({ since, until }: OtherIncomeRule) =>
  (since ?? '') <= `${taxYear}-12-31` && (until === null || until >= `${taxYear}-01-01`);

/** The rules among which one holds: those of the scheme, else of all, else of its first status; then those of each status. */
function choicesOf(regimeId: string, kind: string): readonly (readonly OtherIncomeRule[])[] {
  const program = otherIncomes.regimes[regimeId];
  const { rules, statuses } = otherIncomes.countries[program?.country ?? ''] ?? { rules: [], statuses: [] };
  const ofKind = rules.filter((rule) => rule.kind === kind && isInForce(rule));
  const naming = (id: string) => ofKind.filter(({ regimes }) => regimes?.includes(id));
  const ofAll = ofKind.filter(({ regimes }) => regimes === undefined);
  const there = statuses.filter(({ beside }) => beside?.includes(regimeId) ?? true);
  const ofStatuses = there.map(({ id }) => naming(id)).filter((one) => one.length > 0);
  const own = [[...naming(regimeId), ...ofAll], ...ofStatuses].find((one) => one.length > 0);
  return [own ?? [], ...ofStatuses].map((one) => one.filter(({ id }) => program?.rules[id]));
}

// Nobody becomes resident by a stay of 90 days: the rules for residents do not hold.
const VISITOR = 'rs-visitor-90';

// A choice of how dividends are taxed is one for all of them, or an allowance is shared: nothing is said of both together yet.
const NOT_BESIDE = new Set(['at-gmbh', 'de-gmbh', 'dk-aps', 'fr-sasu', 'fr-eurl', 'us-s-corp']);

describe('other income beside every scheme', () => {
  // Laws behind another country's scheme are nobody's own.
  const regimes = Object.keys(otherIncomes.regimes).filter(
    (id) => !id.startsWith('us-citizen-') && !NOT_BESIDE.has(id) && id !== VISITOR,
  );
  const missing = Object.fromEntries(
    regimes.flatMap((id) => {
      const kinds = RULE_KINDS.filter((kind) => choicesOf(id, kind)[0]?.length === 0);
      return kinds.length === 0 ? [] : [[id, kinds]];
    }),
  );

  test('has a rule for every kind', () => {
    // Beside dividends that count as earned, other earned money has no rule yet.
    expect(missing).toEqual({ 'se-company': ['royalties', 'pensionForeign'] });
  });

  test('has one rule that holds until more is said, of the scheme and of each status', () => {
    const odd = regimes.flatMap((id) =>
      RULE_KINDS.flatMap((kind) =>
        choicesOf(id, kind).flatMap((rules) => {
          const count = rules.filter(({ isDefault }) => isDefault).length;
          return rules.length > 0 && count !== 1
            ? [`${id} ${kind}: ${count} of ${rules.map((one) => one.id)}`]
            : [];
        }),
      ),
    );
    expect(odd).toEqual([]);
  });
});

test('a scheme whose own status has ended has a rule for every kind, or has ended as well', () => {
  const without = Object.entries(otherIncomes.regimes).flatMap(([id, { country }]) => {
    const own = otherIncomes.countries[country];
    const status = own?.statuses.find((one) => one.id === id && one.years !== null);
    if (!own || !status) return [];
    const holds = (kind: RuleKind, yearOfStay: number) =>
      rulesThatHold(own, id, { kind }, { taxYear, yearOfStay }).length > 0;
    const after = (status.years ?? 0) + 1;
    return RULE_KINDS.some((kind) => holds(kind, 1) && !holds(kind, after)) ? [id] : [];
  });
  // After ten and twenty years another scheme follows these.
  expect(without).toEqual(['pt-ifici', 'tr-foreign-income-20']);
});

test('docs/api.md names what pages do not count, by kind and country', { tags: 'other-money-weak' }, () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');
  const labels: Readonly<Record<string, string>> = {
    ...{ gainsCrypto: 'Gains on crypto', interestLocal: 'Interest of the country itself' },
    ...{ rentForeign: 'Rent of a flat abroad', rentLocal: 'Rent of a flat there', royalties: 'Royalties' },
    ...{ pensionForeign: 'A pension', 'left gainsShares': 'Once somebody has left: gains on shares' },
    ...{
      'left pension': 'Once somebody has left: a pension',
      'left rentLocal': 'Once somebody has left: rent',
    },
    'left royalties': 'Once somebody has left: royalties',
  };
  const weak = new Map<string, Set<string>>();
  for (const [slug, { rules, leaver }] of Object.entries(otherIncomes.countries)) {
    const left = (leaver?.rules ?? []).map(({ kind, isWeak }) => ({ kind: `left ${kind}`, isWeak }));
    for (const { kind, isWeak } of [...rules, ...left])
      if (isWeak) weak.set(kind, (weak.get(kind) ?? new Set()).add(placeAt(slug).name));
  }
  const rows = [...weak].map(([kind, names]) => `| ${labels[kind]} | ${[...names].sort().join(', ')} |`);
  for (const row of rows) expect(text).toContain(row);
  expect(Object.keys(labels).sort()).toEqual([...weak.keys()].sort());
});
