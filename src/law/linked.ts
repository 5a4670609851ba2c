/** A scheme's law and the steps of its family, as one program: what walks a law, or looks for the best wage, then sees both. */
import type { Households } from './familyProgram.ts';
import { type Family, familySaid } from './household.ts';
import type { CompanyPay, RegimeLaw } from './laws.ts';
import { type LawProgram, withBehind } from './program.ts';

/** The name under which a linked program has the sum of the effects that count. */
export const HOUSEHOLD = 'household';
/** Of those the ones that change tax. */
export const HOUSEHOLD_TAX = 'householdTax';

/** With what the working of an effect needs. */
export interface LinkedProgram extends LawProgram {
  /** Values of the family's own, in the order of the calculation. */
  readonly effectValues: LawProgram['values'];
  /** What of the law the family's steps start from, by place: it is named, and has a working of its own. */
  readonly startsFrom: ReadonlyMap<number, string>;
}

/** Where the linked program has an effect. */
export function effectName(id: string): string {
  return `${HOUSEHOLD}.${id}`;
}

const known = new WeakMap<Households, WeakMap<LawProgram, LinkedProgram>>();

/** The linked program, which is made once; the law's own where there is nothing of the household to say. */
export function linkedProgram(households: Households, law: Pick<RegimeLaw, 'program'>): LinkedProgram {
  const ofHouseholds = known.get(households) ?? new WeakMap<LawProgram, LinkedProgram>();
  known.set(households, ofHouseholds);
  const program = ofHouseholds.get(law.program) ?? linked(households, law);
  ofHouseholds.set(law.program, program);
  return program;
}

/** A company that pays somebody with a family, whose partner's income is in US dollars. */
export function payWithFamily(households: Households, company: CompanyPay, family: Family): CompanyPay {
  const program = linkedProgram(households, company);
  return { ...company, program, ofFamily: familySaid({ ...company, program }, family) };
}

function linked({ regimes, countries }: Households, { program }: Pick<RegimeLaw, 'program'>): LinkedProgram {
  const own = regimes[program.id];
  const law = own && countries[own.country];
  if (!own || !law) return { ...program, effectValues: [], startsFrom: new Map() };
  const { family } = own;
  const counted = own.effects.filter((id) => !law.asking.includes(id));
  const placeOf = (id: string) => family.effects[id] ?? -1;
  const { bills = program.bills } = family;
  const whole = withBehind(program, family);
  const steps = [...whole.steps];
  const tax = counted
    .filter((id) => law.effects[id]?.kind === 'tax')
    .reduce((sum, id) => steps.push(['add', sum, placeOf(id)]) - 1, steps.push(['number', 0]) - 1);
  return {
    ...whole,
    steps,
    extras: {
      ...program.extras,
      ...Object.fromEntries(counted.map((id) => [effectName(id), placeOf(id)])),
      ...{ [HOUSEHOLD]: family.total, [HOUSEHOLD_TAX]: tax },
    },
    ...(bills && { bills }),
    effectValues: family.values,
    startsFrom: new Map([...program.values, ...family.startsFrom].map(([name, place]) => [place, name])),
  };
}
