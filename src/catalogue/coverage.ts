/** Where people who leave a home country are insured, as far as that is not simply the new country. */

export interface Coverage {
  /** The EU's rules, which the United Kingdom and Switzerland share. */
  readonly eu: {
    readonly destinations: readonly string[];
    /** Home countries that share them. */
    readonly homes: readonly string[];
    /** How long somebody who goes for a time may stay insured at home. */
    readonly months: number;
    /** Who stays insured at home, and where who works in several states is, in sentences. */
    readonly detachment: string;
    readonly severalStates: string;
    /** The same to employees. */
    readonly employees: {
      readonly detachment: string;
      readonly severalStates: string;
      /** Where both have signed the agreement on telework: codes of the employer's, slugs of the employee's. */
      readonly telework: {
        readonly homes: readonly string[];
        readonly destinations: readonly string[];
        readonly text: string;
      };
    };
  };
  /** By home country: only those with something to say. */
  readonly homes: Readonly<
    Record<
      string,
      {
        readonly text: string;
        /** Whether contributions at home go on after the move, beside what figures have. */
        readonly goesOn: boolean;
        /** How long somebody may stay insured at home, by destination. */
        readonly months: Readonly<Record<string, number>>;
      }
    >
  >;
}

/** What makes a person insured at home. */
export type InsuredAtHome = 'may-stay' | 'goes-on' | 'several-states';

/** A move as these rules ask for it. */
export interface InsuredMove {
  /** Lower-case code; null where it is not one of the home countries. */
  readonly home: string | null;
  readonly slug: string;
  /** Length of the stay; undefined where none is said. */
  readonly years: number | undefined;
  readonly worksElsewhere: boolean;
  /** Of an employee, whether the employer stays at home, and whether work can be there; null: no employee. */
  readonly wage: { readonly isPaidAtHome: boolean; readonly canWorkAtHome: boolean } | null;
}

/** What a person who leaves a home country has to know of where they are insured, with its sentences. */
export function insuredAtHome(
  { eu, homes }: Coverage,
  move: InsuredMove,
): readonly { readonly what: InsuredAtHome; readonly text: string }[] {
  const { home, slug, years, worksElsewhere, wage } = move;
  const own = home === null || wage?.isPaidAtHome === false ? undefined : homes[home];
  const isEu = eu.destinations.includes(slug);
  const byEu = isEu && home !== null && eu.homes.includes(home) && wage?.isPaidAtHome !== false;
  const { detachment } = wage ? eu.employees : eu;
  // What else keeps employees insured at home stands with the country that is left.
  const months = byEu ? eu.months : wage ? undefined : own?.months[slug];
  const mayStay = months !== undefined && years !== undefined && years * 12 <= months;
  return [
    ...(own?.goesOn ? [{ what: 'goes-on', text: own.text } as const] : []),
    ...(mayStay ? [{ what: 'may-stay', text: byEu ? detachment : (own?.text ?? '') } as const] : []),
    ...(isEu && worksElsewhere ? [{ what: 'several-states', text: severalStatesOf(eu, move) } as const] : []),
  ];
}

function severalStatesOf(eu: Coverage['eu'], { home, slug, wage }: InsuredMove): string {
  if (!wage) return eu.severalStates;
  const { severalStates, telework } = eu.employees;
  const haveSigned = home !== null && telework.homes.includes(home) && telework.destinations.includes(slug);
  return haveSigned && wage.isPaidAtHome && wage.canWorkAtHome ? telework.text : severalStates;
}
