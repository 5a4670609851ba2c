/** The figures of each release: what they are, what has changed since, and whether the newest still says the truth. */
import type { Country } from '../../src/catalogue/entities.ts';
import {
  type ChangedRegime,
  type Length,
  newLength,
  type OlderRelease,
  RELEASE_INCOMES,
  type ReleasedRegime,
} from '../../src/catalogue/releases.ts';
import {
  assess,
  type BracketFigures,
  type Lasting,
  type Laws,
  scheduleOf,
  type TaxOptions,
} from '../../src/law/index.ts';
import { lawMethod } from '../../src/law/lawMethod.ts';
import { type Problem, problem } from './problems.ts';
import type { ReleaseFile } from './schema.ts';

/** The releases as the app needs them. */
export interface Releases {
  /** Name of the newest release; empty where there is none. */
  readonly newest: string;
  /** The releases before it by their names, each with what has changed since. */
  readonly older: Readonly<Record<string, OlderRelease>>;
  /** All files, the oldest first. */
  readonly all: readonly ReleaseFile[];
}

type Figures = ReleaseFile['regimes'];

/** The part of the compiled data that a release's figures come from. */
interface PresentData {
  readonly countries: readonly Country[];
  readonly taxBrackets: Readonly<Record<string, readonly BracketFigures[]>>;
  readonly laws: Laws;
}

/** The figures of the present data, as a release keeps them. */
export function releasedFigures({ countries, taxBrackets, laws }: PresentData): Figures {
  const regimes = countries.flatMap(({ taxRegimes }) => taxRegimes);
  return Object.fromEntries(
    regimes.map((regime) => {
      const { id, lasting } = regime;
      const schedule = scheduleOf(regime, taxBrackets[id] ?? []);
      const totals = (options: TaxOptions) =>
        RELEASE_INCOMES.map((income) => Math.round(assess(schedule, income, options).total));
      const [specified, law] = [totals({}), totals({ laws: lawMethod(laws) })];
      return [
        id,
        {
          specified,
          ...(isSame(specified, law) ? {} : { law }),
          lasts: lengthOf(lasting),
        },
      ];
    }),
  );
}

function lengthOf(lasting: Lasting | null): Length {
  const { years, until } = lasting ?? {};
  return { ...(years != null && { years }), ...(until !== undefined && { until }) };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function released({ specified, law, lasts }: NonNullable<Figures[string]>): ReleasedRegime {
  return { specified, law: law ?? specified, lasts: lasts ?? null };
}

/** Whether two releases differ about a regime; what only one of them knows is not counted as a difference. */
function isChanged(before: ReleasedRegime, now: ReleasedRegime): boolean {
  return (
    newLength(before, now) !== null ||
    !isSame(before.specified, now.specified) ||
    !isSame(before.law, now.law)
  );
}

/** Ids of the regimes of both that have changed. */
export function changedIds(before: Figures, now: Figures): string[] {
  return Object.entries(now).flatMap(([id, figures]) => {
    const old = before[id];
    return old && isChanged(released(old), released(figures)) ? [id] : [];
  });
}

/**
 * The releases of the files; in a tax year that begins after the newest one, its figures are a release of their own.
 * @param present the figures of the present data
 */
export function compileReleases(
  files: Readonly<Record<string, ReleaseFile>>,
  taxYear: number,
  present: () => Figures,
): Releases {
  const kept = Object.values(files).sort((a, b) => a.date.localeCompare(b.date));
  const isTurned = Number(kept.at(-1)?.date.slice(0, 4) ?? taxYear) < taxYear;
  const all = isTurned ? [...kept, turnOfTheYear(taxYear, present())] : kept;
  const newest = all.at(-1);
  return {
    newest: newest?.release ?? '',
    older: Object.fromEntries(
      all.slice(0, -1).map((old, at): [string, OlderRelease] => {
        const since = all.slice(at + 1);
        const changed = changedIds(old.regimes, newest?.regimes ?? {}).flatMap(
          (id): [string, ChangedRegime][] => {
            const [before, now] = [old.regimes[id], newest?.regimes[id]];
            if (!before || !now) return [];
            return [
              [id, { before: released(before), now: released(now), reasons: reasonsOf(id, old, since) }],
            ];
          },
        );
        return [old.release, { date: old.date, changed: Object.fromEntries(changed) }];
      }),
    ),
    all,
  };
}

function turnOfTheYear(taxYear: number, regimes: Figures): ReleaseFile {
  const reason = `The figures are those of the tax year ${taxYear}.`;
  return { release: `${taxYear}-01`, date: `${taxYear}-01-01`, reason, reasons: {}, regimes };
}

/** The reasons of the releases in which a regime has changed. */
function reasonsOf(id: string, old: ReleaseFile, since: readonly ReleaseFile[]): string[] {
  const reasons = since.flatMap((release, at) => {
    const before = since[at - 1] ?? old;
    if (!changedIds(before.regimes, release.regimes).includes(id)) return [];
    return [release.reasons[id] ?? release.reason];
  });
  return [...new Set(reasons)];
}

/**
 * What is wrong with the releases: names, dates, reasons of regimes that have not changed, and figures of the data that
 * the newest release does not have.
 */
export function checkReleases(data: PresentData & { readonly releases: Releases }): Problem[] {
  const { all } = data.releases;
  const newest = all.at(-1);
  if (!newest) {
    return [problem('data/releases', '', 'has no release; run `npm run figures`')];
  }
  const present = releasedFigures(data);
  const file = (name: string) => `data/releases/${name}.json`;
  const changed = Object.keys({ ...newest.regimes, ...present }).filter(
    (id) => !isSame(newest.regimes[id], present[id]),
  );
  return [
    ...all.flatMap(({ release, date, reasons, regimes }, at) => {
      const before = all[at - 1];
      const changedHere = before ? changedIds(before.regimes, regimes) : [];
      return [
        ...(date.startsWith(release.slice(0, 7))
          ? []
          : [problem(file(release), 'date', `"${date}" is not in the month of the release`)]),
        ...(before?.date === date
          ? [problem(file(release), 'date', `${before.release} has the same day`)]
          : []),
        ...Object.keys(reasons)
          .filter((id) => !changedHere.includes(id))
          .map((id) =>
            problem(file(release), `reasons.${id}`, 'the figures of this regime have not changed'),
          ),
      ];
    }),
    ...changed.map((id) =>
      problem(
        file(newest.release),
        `regimes.${id}`,
        'the data say something else: `npm run figures -- --reason "…"` keeps the new figures and why they have changed',
      ),
    ),
  ];
}
