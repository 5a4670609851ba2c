/** The year of a move, compiled: how each destination and each home country treats it, for the engine. */
import type { ArrivalCountry, ArrivalRegime, LeavingCountry } from '../../src/tax/index.ts';
import type { ParsedData } from './read.ts';
import type { MoveArriveFile, MoveLeaveFile } from './schema.ts';

export interface CompiledMoveYear {
  /** By the destination's slug. */
  readonly arrive: Readonly<Record<string, ArrivalCountry>>;
  /** By the home country's id. */
  readonly leave: Readonly<Record<string, LeavingCountry>>;
}

export function compileMoveYear({ moveArrive, moveLeave, countries }: ParsedData): CompiledMoveYear {
  return {
    arrive: Object.fromEntries(
      Object.entries(moveArrive).map(([slug, content]) => [
        slug,
        arrivalCountry(content, countries[slug]?.name ?? slug),
      ]),
    ),
    leave: Object.fromEntries(
      Object.values(moveLeave).map((content) => [content.id, leavingCountry(content)]),
    ),
  };
}

/** What the engine and the screens need of a file; examples, doubts and sources stay in it. */
export function arrivalCountry(content: MoveArriveFile, name: string): ArrivalCountry {
  const { slug, currency, residence, incomeBefore, reliefBefore, incomeBeforeNote, firstReturn, tables } =
    content;
  return {
    ...{ slug, name, currency, incomeBefore, incomeBeforeNote, firstReturn },
    residence: {
      starts: residence.starts,
      ifFewDays: residence.ifFewDays,
      latestArrival: residence.latestArrival ?? null,
      note: residence.note,
    },
    reliefBefore: reliefBefore ?? null,
    tables: tables ?? {},
    regimes: Object.entries(content.regimes).map(
      ([id, { contributionBands: _bands, cuotaBands: _cuota, ifNotResident: _closed, ...regime }]) =>
        ({ id, ...regime, currency: regime.currency ?? currency }) as ArrivalRegime,
    ),
  };
}

export function leavingCountry(content: MoveLeaveFile): LeavingCountry {
  const { id, name, slug, currency, residence, incomeAfter, incomeAfterText, allowances, bands } = content;
  const { allowancesText, contributions, taxYear, tables, law, otherReading, note, trap, confidence } =
    content;
  const { ends, never, text, conditions } = residence;
  return {
    ...{ id, name, slug, currency, incomeAfter, incomeAfterText, allowances, bands, allowancesText },
    ...{ note, trap, confidence, law },
    residence: { ends, text, ...(never && { never }), ...(conditions && { conditions }) },
    contributionsText: contributions.text,
    taxYear: { starts: taxYear.starts, incomeBy: taxYear.incomeBy },
    tables: tables ?? {},
    ...(otherReading && { otherReading }),
  };
}
