/** The figures of each release: what they are, what has moved since, and whether the newest still says the truth. */
import type { Country } from '../../src/catalogue/entities.ts';
import {
  HISTORY_INCOMES,
  type MovedRegime,
  type OlderRelease,
  type ReleasedRegime,
} from '../../src/catalogue/history.ts';
import { assess, type BracketFigures, type Estimate, type Lasting, scheduleOf } from '../../src/tax/index.ts';
import type { Problem } from './problems.ts';
import type { HistoryFile } from './schema.ts';

/** The releases as the app needs them. */
export interface History {
  /** Name of the newest release; empty where there is none. */
  readonly newest: string;
  /** The releases before it by their names, each with what has moved since. */
  readonly older: Readonly<Record<string, OlderRelease>>;
  /** All files, the oldest first. */
  readonly releases: readonly HistoryFile[];
}

type Figures = HistoryFile['regimes'];

/** The part of the compiled data that a release's figures come from. */
interface PresentData {
  readonly countries: readonly Country[];
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  readonly lasting: Readonly<Record<string, Lasting>>;
}

/** The figures of the present data, as a release keeps them. */
export function figuresOf({ countries, taxBrackets, lasting }: PresentData): Figures {
  const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
  return Object.fromEntries(
    regimes.map((regime) => {
      const { id } = regime;
      const schedule = scheduleOf(regime, taxBrackets[id] ?? []);
      const totals = (estimate: Estimate) =>
        HISTORY_INCOMES.map((income) => Math.round(assess(schedule, income, { estimate }).total));
      const [specified, law] = [totals('specified'), totals('law')];
      return [
        id,
        {
          specified,
          ...(isSame(specified, law) ? {} : { law }),
          lasts: lengthInWords(lasting[id]?.years ?? null, lasting[id]?.until),
        },
      ];
    }),
  );
}

function lengthInWords(years: number | null, until: string | undefined): string {
  const length = years === null ? [] : [years === 1 ? '1 year' : `${years} years`];
  return [...length, ...(until === undefined ? [] : [`until ${until}`])].join(', ') || 'no limit';
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function released({ specified, law, lasts }: NonNullable<Figures[string]>): ReleasedRegime {
  return { specified, law: law ?? specified, lasts: lasts ?? null };
}

/** Whether two releases say something different about a regime; what one of them did not know is no difference. */
function hasMoved(before: ReleasedRegime, now: ReleasedRegime): boolean {
  const hasNewLength = before.lasts !== null && now.lasts !== null && before.lasts !== now.lasts;
  return hasNewLength || !isSame(before.specified, now.specified) || !isSame(before.law, now.law);
}

/** Ids of the regimes of both that have moved. */
export function movedIds(before: Figures, now: Figures): string[] {
  return Object.entries(now).flatMap(([id, figures]) => {
    const old = before[id];
    return old && hasMoved(released(old), released(figures)) ? [id] : [];
  });
}

export function compileHistory(files: Readonly<Record<string, HistoryFile>>): History {
  const releases = Object.values(files).sort((a, b) => a.date.localeCompare(b.date));
  const newest = releases.at(-1);
  return {
    newest: newest?.release ?? '',
    older: Object.fromEntries(
      releases.slice(0, -1).map((old, at): [string, OlderRelease] => {
        const since = releases.slice(at + 1);
        const moved = movedIds(old.regimes, newest?.regimes ?? {}).flatMap((id): [string, MovedRegime][] => {
          const [before, now] = [old.regimes[id], newest?.regimes[id]];
          if (!before || !now) return [];
          return [[id, { before: released(before), now: released(now), reasons: reasonsOf(id, old, since) }]];
        });
        return [old.release, { date: old.date, moved: Object.fromEntries(moved) }];
      }),
    ),
    releases,
  };
}

/** The reasons of the releases in which a regime has moved. */
function reasonsOf(id: string, old: HistoryFile, since: readonly HistoryFile[]): string[] {
  const all = since.flatMap((release, at) => {
    const before = since[at - 1] ?? old;
    if (!movedIds(before.regimes, release.regimes).includes(id)) return [];
    return [release.reasons[id] ?? release.reason];
  });
  return [...new Set(all)];
}

/**
 * What is wrong with the releases: names, dates, reasons of regimes that have not moved, and figures of the data that
 * the newest release does not have.
 */
export function checkHistory(data: PresentData & { readonly history: History }): Problem[] {
  const { releases } = data.history;
  const newest = releases.at(-1);
  if (!newest) {
    return [{ file: 'data/history', path: '', message: 'has no release; run `npm run release`' }];
  }
  const present = figuresOf(data);
  const file = (name: string) => `data/history/${name}.json`;
  const moved = Object.keys({ ...newest.regimes, ...present }).filter(
    (id) => !isSame(newest.regimes[id], present[id]),
  );
  return [
    ...releases.flatMap(({ release, date, reasons, regimes }, at) => {
      const before = releases[at - 1];
      const movedHere = before ? movedIds(before.regimes, regimes) : [];
      return [
        ...(date.startsWith(release.slice(0, 7))
          ? []
          : [{ file: file(release), path: 'date', message: `"${date}" is not in the month of the release` }]),
        ...(before?.date === date
          ? [{ file: file(release), path: 'date', message: `${before.release} has the same day` }]
          : []),
        ...Object.keys(reasons)
          .filter((id) => !movedHere.includes(id))
          .map((id) => ({
            file: file(release),
            path: `reasons.${id}`,
            message: 'the figures of this regime have not moved',
          })),
      ];
    }),
    ...moved.map((id) => ({
      file: file(newest.release),
      path: `regimes.${id}`,
      message:
        'the data say something else: `npm run release -- --reason "…"` keeps the new figures and why they have moved',
    })),
  ];
}
