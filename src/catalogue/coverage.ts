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
}

/** What a person who leaves a home country has to know of where they are insured, with its sentences. */
export function insuredAtHome(
  { eu, homes }: Coverage,
  { home, slug, years, worksElsewhere }: InsuredMove,
): readonly { readonly what: InsuredAtHome; readonly text: string }[] {
  const own = home === null ? undefined : homes[home];
  const isEu = eu.destinations.includes(slug);
  const byEu = isEu && home !== null && eu.homes.includes(home);
  const months = byEu ? eu.months : own?.months[slug];
  const mayStay = months !== undefined && years !== undefined && years * 12 <= months;
  return [
    ...(own?.goesOn ? [{ what: 'goes-on', text: own.text } as const] : []),
    ...(mayStay ? [{ what: 'may-stay', text: byEu ? eu.detachment : (own?.text ?? '') } as const] : []),
    ...(isEu && worksElsewhere ? [{ what: 'several-states', text: eu.severalStates } as const] : []),
  ];
}
