/**
 * A regime's law with what a household changes behind it, as one program: what walks a law, or looks for the best wage,
 * then sees both.
 */
import type { FamilyProgram } from './familyProgram.ts';
import { type Family, familySaid, type Households } from './household.ts';
import type { CompanyPay, RegimeLaw } from './laws.ts';
import type { LawProgram, Step } from './program.ts';

/** The name under which a linked program has the sum of the effects that count. */
export const HOUSEHOLD = 'household';
/** Of those the ones that change tax. */
export const HOUSEHOLD_TAX = 'householdTax';

/** With what the working of an effect needs. */
export interface LinkedProgram extends LawProgram {
  /** Values of the household's formulas, in the order of the calculation. */
  readonly effectValues: LawProgram['values'];
  /** What of the law the formulas start from, by place: it is named, and has a working of its own. */
  readonly startsFrom: ReadonlyMap<number, string>;
}

/** Where the linked program has an effect, in the currency of the household's formulas. */
export function effectName(id: string): string {
  return `${HOUSEHOLD}.${id}`;
}

const known = new WeakMap<Households, WeakMap<LawProgram, LinkedProgram>>();

/** The linked program, which is made once; the law's own where there is nothing of the household to say. */
export function linkedProgram(
  households: Households,
  law: Pick<RegimeLaw, 'program' | 'perDollar'>,
): LinkedProgram {
  const ofHouseholds = known.get(households) ?? new WeakMap<LawProgram, LinkedProgram>();
  known.set(households, ofHouseholds);
  const program = ofHouseholds.get(law.program) ?? linked(households, law);
  ofHouseholds.set(law.program, program);
  return program;
}

/** A company that pays somebody with a family, whose partner's income is in US dollars. */
export function payWithFamily(households: Households, company: CompanyPay, family: Family): CompanyPay {
  const program = linkedProgram(households, company);
  return { ...company, program, ofFamily: familySaid(households, { ...company, program }, family) };
}

function linked(
  { regimes, countries }: Households,
  { program, perDollar }: Pick<RegimeLaw, 'program' | 'perDollar'>,
): LinkedProgram {
  const own = regimes[program.id];
  const household = own && countries[own.country];
  const counted = own?.effects.filter((id) => !household?.asking.includes(id)) ?? [];
  const ofTax = counted.filter((id) => household?.effects[id]?.kind === 'tax');
  const family = own?.behind;
  if (family) {
    const has = (id: string) => family.effects[id] !== undefined;
    return withFamily(program, family, { counted: counted.filter(has), ofTax: ofTax.filter(has) });
  }
  if (!own || !household?.program || !household.perDollar) {
    return { ...program, effectValues: [], startsFrom: new Map() };
  }
  const writer = new Writer(program, household.program, household.perDollar / perDollar);
  const sum = writer.sumOf(counted);
  return {
    ...program,
    steps: writer.steps,
    given: writer.given,
    scales: [...program.scales, ...household.program.scales],
    tables: [...program.tables, ...household.program.tables],
    figures: [...program.figures, ...household.program.figures],
    extras: {
      ...program.extras,
      ...Object.fromEntries(counted.map((id) => [effectName(id), writer.placeOfEffect(id)])),
      ...{ [HOUSEHOLD]: sum, [HOUSEHOLD_TAX]: writer.sumOf(ofTax) },
    },
    effectValues: writer.values(),
    startsFrom: writer.startsFrom,
  };
}

/** A law with the steps of its family behind its own. */
function withFamily(
  law: LawProgram,
  family: FamilyProgram,
  { counted, ofTax }: { readonly counted: readonly string[]; readonly ofTax: readonly string[] },
): LinkedProgram {
  const { given, figures, scales, tables, bills = law.bills } = family;
  const steps = [...law.steps, ...family.steps];
  const placeOf = (id: string) => family.effects[id] ?? -1;
  const tax = ofTax.reduce(
    (sum, id) => steps.push(['add', sum, placeOf(id)]) - 1,
    steps.push(['number', 0]) - 1,
  );
  return {
    ...law,
    steps,
    given: [...law.given, ...given],
    figures: [...law.figures, ...figures],
    scales: [...law.scales, ...scales],
    tables: [...law.tables, ...tables],
    extras: {
      ...law.extras,
      ...Object.fromEntries(counted.map((id) => [effectName(id), placeOf(id)])),
      ...{ [HOUSEHOLD]: family.total, [HOUSEHOLD_TAX]: tax },
    },
    ...(bills && { bills }),
    effectValues: family.values,
    startsFrom: new Map(
      [...law.values, ...family.startsFrom].flatMap(([name, place]) =>
        PLAIN.has(law.steps[place]?.[0] ?? '') ? [] : [[place, name] as const],
      ),
    ),
  };
}

/** What needs no name in a working. */
const PLAIN: ReadonlySet<string> = new Set(['number', 'given', 'figure']);

/** Operations whose first operand is an index into a list of the program. */
const LISTS = {
  figure: 'figures',
  sum: 'figures',
  sumOfYear: 'figures',
  scale: 'scales',
  table: 'tables',
} as const;

/** Writes those steps of a household that effects need behind the steps of a law. */
class Writer {
  readonly steps: Step[];
  readonly given: string[];
  readonly startsFrom = new Map<number, string>();
  private readonly places = new Map<number, number>();

  constructor(
    private readonly law: LawProgram,
    private readonly household: LawProgram,
    /** Units of the household's currency for one of the law's. */
    private readonly rate: number,
  ) {
    this.steps = [...law.steps];
    this.given = [...law.given];
  }

  /** The sum of effects, in the law's currency. */
  sumOf(effects: readonly string[]): number {
    const sum = effects
      .map((id) => this.placeOfEffect(id))
      .reduce((a, b) => this.step('add', a, b), this.step('number', 0));
    return this.rate === 1 ? sum : this.step('divide', sum, this.step('number', this.rate));
  }

  placeOfEffect(id: string): number {
    return this.placeOf(this.household.extras[id] ?? 0);
  }

  /** The values that effects need. */
  values(): LawProgram['values'] {
    return this.household.values.flatMap(([name, place]) => {
      const written = this.places.get(place);
      return written === undefined ? [] : [[name, written] as const];
    });
  }

  private named(name: string, place: number): number {
    this.startsFrom.set(place, name);
    return place;
  }

  private step(...step: Step): number {
    return this.steps.push(step) - 1;
  }

  /** Where a step of the household stands, with those that it needs before it. */
  private placeOf(place: number): number {
    const written = this.places.get(place);
    if (written !== undefined) return written;
    const next = this.write(this.household.steps[place] as Step);
    this.places.set(place, next);
    return next;
  }

  private write([operation, first = 0, ...others]: Step): number {
    if (operation === 'number') return this.step('number', first);
    const name = this.household.given[first] ?? '';
    if (operation === 'given') return this.ofCase(name);
    if (operation === 'asked') {
      return this.step(operation, this.indexOf(name), ...others.map((place) => this.placeOf(place)));
    }
    if (operation in LISTS) {
      const list = this.law[LISTS[operation as keyof typeof LISTS]];
      return this.step(operation, first + list.length, ...others.map((place) => this.placeOf(place)));
    }
    return this.step(operation, ...[first, ...others].map((place) => this.placeOf(place)));
  }

  private ofCase(name: string): number {
    switch (name) {
      case 'incomeTax':
        return this.named(name, this.inCurrency(this.line('income')));
      case 'contributions':
        return this.named(
          name,
          this.inCurrency(this.step('add', this.line('socialContribution'), this.line('pension'))),
        );
      case 'pensionContributions':
        return this.named(name, this.inCurrency(this.line('pension')));
      case 'profit':
      case 'turnover':
        return this.named(name, this.inCurrency(this.giving(name)));
      default:
        return this.giving(name);
    }
  }

  private giving(name: string): number {
    return this.step('given', this.indexOf(name));
  }

  private indexOf(name: string): number {
    const index = this.given.indexOf(name);
    return index === -1 ? this.given.push(name) - 1 : index;
  }

  private line(kind: string): number {
    const place = this.law.lines[kind];
    const nothing = this.step('number', 0);
    return place === undefined ? nothing : this.step('greatest', place, nothing);
  }

  private inCurrency(place: number): number {
    return this.rate === 1 ? place : this.step('multiply', place, this.step('number', this.rate));
  }
}
