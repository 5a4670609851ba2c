/** The year of a move, compiled: laws for the engine, and what people read about them. */
import type { ArrivalYear, LeavingYear } from '../../src/catalogue/moveYear.ts';
import type { ArrivalCountry, ArrivalRegime, LeavingCountry } from '../../src/tax/index.ts';
import type { ParsedData } from './read.ts';
import type { MoveArriveFile, MoveLeaveFile } from './schema.ts';

export interface CompiledMoveYear {
  /** By the destination's slug. */
  readonly arrive: Readonly<Record<string, ArrivalCountry>>;
  /** By the home country's id. */
  readonly leave: Readonly<Record<string, LeavingCountry>>;
  /** The same in words, by the same keys. */
  readonly arriveWords: Readonly<Record<string, ArrivalYear>>;
  readonly leaveWords: Readonly<Record<string, LeavingYear>>;
}

export function compileMoveYear({ moveArrive, moveLeave }: ParsedData): CompiledMoveYear {
  const ofArrivals = <T>(of: (content: MoveArriveFile) => T) =>
    Object.fromEntries(Object.values(moveArrive).map((content) => [content.slug, of(content)]));
  const ofDepartures = <T>(of: (content: MoveLeaveFile) => T) =>
    Object.fromEntries(Object.values(moveLeave).map((content) => [content.id, of(content)]));
  return {
    arrive: ofArrivals(arrivalCountry),
    leave: ofDepartures(leavingCountry),
    arriveWords: ofArrivals(arrivalWords),
    leaveWords: ofDepartures(leavingWords),
  };
}

/** What the engine needs of an arrival. */
export function arrivalCountry(content: MoveArriveFile): ArrivalCountry {
  const { slug, currency, residence, incomeBefore, reliefBefore, tables } = content;
  return {
    ...{ slug, currency, incomeBefore, reliefBefore: reliefBefore ?? null, tables: tables ?? {} },
    residence: {
      starts: residence.starts,
      ifFewDays: residence.ifFewDays,
      latestArrival: residence.latestArrival ?? null,
    },
    regimes: Object.entries(content.regimes).map(([id, regime]) => {
      const {
        note: _note,
        contributionBands: _bands,
        cuotaBands: _cuota,
        ifNotResident: _closed,
        ...law
      } = regime;
      return { id, ...law, currency: law.currency ?? currency } as ArrivalRegime;
    }),
  };
}

function arrivalWords(content: MoveArriveFile): ArrivalYear {
  const { residence, incomeBeforeNote, firstReturn, sources, reviewed, examples } = content;
  return {
    ...{ residence: residence.note, incomeBefore: incomeBeforeNote, firstReturn, reviewed },
    regimes: Object.fromEntries(
      Object.entries(content.regimes).map(([id, { note, confidence }]) => {
        const example = examples.find(({ regime, reliefs }) => regime === id && !reliefs);
        return [
          id,
          {
            ...{ note, confidence },
            ...(example && { example: { on: example.arrival, steps: example.steps } }),
          },
        ];
      }),
    ),
    sources: sources.map(({ title, publisher, url }) => ({ title, publisher, url })),
  };
}

/** What the engine needs of a departure. */
export function leavingCountry(content: MoveLeaveFile): LeavingCountry {
  const { id, currency, residence, incomeAfter, allowances, bands, taxYear, tables, law } = content;
  const { otherReading, ifNotCitizen, confidence } = content;
  const { ends, never } = residence;
  return {
    ...{ id, currency, incomeAfter, allowances, bands, confidence, law, tables: tables ?? {} },
    residence: { ends, ...(never && { never }) },
    taxYear: { starts: taxYear.starts, incomeBy: taxYear.incomeBy },
    ...(otherReading && { otherReading }),
    ...(ifNotCitizen && { ifNotCitizen }),
  };
}

function leavingWords(content: MoveLeaveFile): LeavingYear {
  const { residence, incomeAfter, incomeAfterText, allowancesText, contributions, note, trap, confidence } =
    content;
  const { examples, sources, reviewed, currency } = content;
  const [example] = examples;
  const amount = (money: Readonly<Record<string, number>> | undefined) => Object.values(money ?? {})[0] ?? 0;
  return {
    ...{ residence: residence.text, conditions: residence.conditions ?? [] },
    ...{
      after: incomeAfter,
      taxesCitizens: residence.never ?? false,
      incomeAfter: incomeAfterText,
      allowances: allowancesText,
      contributions: contributions.text,
    },
    ...{ note, trap, confidence, reviewed },
    ...(example && {
      example: {
        ...{ on: example.leave, currency, steps: example.steps },
        income: amount(example.incomeOfAWholeYear),
        total: amount(example.result.total),
        wholeYear: amount(example.ifStayedAllYear),
      },
    }),
    sources: sources.map(({ title, publisher, url }) => ({ title, publisher, url })),
  };
}
