/**
 * `npm run release -- --reason "…"`: keeps the figures of the data as a new release in data/releases, so that people are
 * told what has changed, and the rules behind them in data/releases/rules, so that it can be asked again. A regime's reason is the title of the newest change that is known of it, else the reason given;
 * both may be edited in the file. A release of the same day is written anew.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changesOn } from '../../src/catalogue/changes.ts';
import { type CompiledData, compileData, DATA_DIR } from './index.ts';
import { releasedRules, releaseRulesPath, releaseRulesText } from './releaseRules.ts';
import { changedIds, releasedFigures } from './releases.ts';
import type { ReleaseFile } from './schema.ts';

const { values } = parseArgs({
  options: {
    reason: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

/** The release of a day after those that there are. @param reason for regimes without a known change. */
function nextRelease(data: CompiledData, date: string, reason: string): ReleaseFile {
  const before = data.releases.all.filter((release) => release.date !== date);
  const last = before.at(-1);
  const month = date.slice(0, 7);
  const regimes = releasedFigures(data);
  const changed = last ? changedIds(last.regimes, regimes) : [];
  const reasons = changed.flatMap((id): [string, string][] => {
    const change = changesOn(data.changes, date).find(
      ({ regimes: ids, updated, status }) =>
        ids.includes(id) && status === 'in-force' && updated > (last?.date ?? ''),
    );
    return change ? [[id, change.title]] : [];
  });
  return {
    release: before.some(({ release }) => release === month) ? date : month,
    date,
    reason,
    reasons: Object.fromEntries(reasons),
    regimes,
  };
}

/** One regime a line, so that a review shows what has changed. */
function fileText({ regimes, ...head }: ReleaseFile): string {
  const { release, date, reason, reasons } = head;
  const lines = Object.entries(regimes).map(
    ([id, figures]) => `    ${JSON.stringify(id)}: ${JSON.stringify(figures)}`,
  );
  const start = { $schema: '../schema/release.schema.json', release, date, reason, reasons };
  return `${JSON.stringify(start, null, 2).slice(0, -2)},\n  "regimes": {\n${lines.join(',\n')}\n  }\n}\n`;
}

if (values.reason === undefined) {
  console.error(
    'Why have the figures changed? npm run release -- --reason "One sentence for people." [--date 2026-11-22]',
  );
  process.exitCode = 2;
} else {
  const data = compileData();
  const release = nextRelease(data, values.date, values.reason);
  const folder = join(DATA_DIR, 'releases');
  mkdirSync(folder, { recursive: true });
  for (const same of data.releases.all) {
    if (same.date === release.date) {
      rmSync(join(folder, `${same.release}.json`));
      rmSync(releaseRulesPath(same.release), { force: true });
    }
  }
  writeFileSync(join(folder, `${release.release}.json`), fileText(release));
  mkdirSync(dirname(releaseRulesPath(release.release)), { recursive: true });
  writeFileSync(releaseRulesPath(release.release), releaseRulesText(release.release, releasedRules(data)));
  console.log(
    `data/releases/${release.release}.json: read its reasons and correct them where they say too little`,
  );
}
