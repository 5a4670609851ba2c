/**
 * Families of answers that were cited up to November 2026: a country's formulas were a program of their own, which took the
 * single person's lines, in cents. They become steps behind each scheme's law, as they are today.
 */
import type { CountryEffects, FamilyProgram, Households, SchemeEffects } from './familyProgram.ts';
import type { Laws } from './laws.ts';
import { BEHIND, behind, linkedBehind, type Table, type Writer } from './linkedBehind.ts';
import type { LawProgram } from './program.ts';

interface OldHouseholds {
  readonly countries: Readonly<Record<string, CountryEffects & { readonly program: LawProgram }>>;
  readonly regimes: Readonly<
    Record<string, Pick<SchemeEffects, 'country' | 'effects'> & { readonly isNamed: boolean }>
  >;
}

/** The same in the present form, in which newer files are already. */
export function inPresentForm({ regimes: laws, households }: Laws): Households | undefined {
  if (!households || Object.values(households.regimes).every((regime) => 'family' in regime))
    return households;
  const { countries, regimes } = households as unknown as OldHouseholds;
  const changed = Object.entries(regimes).flatMap(([id, { country, effects, isNamed }]) => {
    const [law, own] = [laws[id]?.program, countries[country]];
    if (!law || !own) return [];
    const counted = effects.filter((effect) => !own.asking.includes(effect));
    const family = familyOf(law, own.program, { effects, counted });
    return [[id, { country, effects, family, benefitsAlone: !isNamed }] as const];
  });
  return { countries, regimes: Object.fromEntries(changed) };
}

function familyOf(
  law: LawProgram,
  { extras, ...program }: LawProgram,
  { effects, counted }: { readonly effects: readonly string[]; readonly counted: readonly string[] },
): FamilyProgram {
  const values = effects.map((effect) => [effect, extras[effect] ?? 0] as const);
  const second = { ...program, extras: {}, values, lines: {} };
  const linked = linkedBehind(
    { program: law, perDollar: 1 },
    { program: second, perDollar: 1 },
    singlePerson,
  );
  const placeOf = (effect: string) => linked.extras[behind(effect)] as number;
  const steps = linked.steps.slice(law.steps.length);
  const step = (...one: (typeof steps)[number]) => law.steps.length + steps.push(one) - 1;
  return {
    total: counted.reduce((sum, effect) => step('add', sum, placeOf(effect)), step('number', 0)),
    steps,
    given: linked.given.slice(law.given.length).map((name) => name.replace(`${BEHIND}.`, '')),
    figures: program.figures,
    scales: program.scales,
    tables: program.tables,
    values: [],
    startsFrom: [],
    effects: Object.fromEntries(effects.map((effect) => [effect, placeOf(effect)])),
  };
}

/** What the old formulas take of the single person. */
function singlePerson({ given, line, number, step }: Writer): Table {
  const cents = (place: number) =>
    step('divide', step('round', step('multiply', place, number(100))), number(100));
  const pensionContributions = cents(line('pension'));
  return {
    turnover: cents(given('turnover')),
    profit: cents(given('profit')),
    incomeTax: cents(line('income')),
    contributions: step('add', cents(line('socialContribution')), pensionContributions),
    pensionContributions,
  };
}
