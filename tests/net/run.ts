/**
 * `npm run net`: whether the engine answers as at the commit that wrote tests/net/digests.json. It stands while the engine is
 * rebuilt, and asks on both sides of a new year. Where a digest differs, the values of that commit are worked out in a copy
 * of it, and those that are off by more than they may be are listed. `--write` writes the digests of today's answers.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeApp } from '../../data/compiler/app.ts';
import { engineOfToday, personAnswers, type Value } from './answers.ts';
import { type Answers, answersOf, movesOf, PEOPLE, TOLERANCES, type Topic } from './questions.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIGESTS = path.join(import.meta.dirname, 'digests.json');
const DAYS = ['2026-12-31', '2027-01-01'];
/** Amounts of persons are families' and those of the US. */
const PERSON_TOLERANCE = 0.02;
const SHOWN = 40;

/** Answers by group ("law/es", "person"), then by question. */
type Groups = Record<string, Record<string, Value>>;

async function answersOfDay(): Promise<Groups> {
  const groups: Groups = {};
  const note = (group: string, question: string, value: Value) => {
    groups[group] ??= {};
    groups[group][question] = value;
  };
  const noteAll = (answers: Answers, place: string) => {
    for (const [topic, question, value] of answers) note(`${topic}/${place}`, question, value);
  };
  const engine = engineOfToday();
  for (const regime of engine.regimes) noteAll(answersOf(engine, regime), regime.id.slice(0, 2));
  noteAll(movesOf(engine), 'all');
  const answerFor = await personAnswers();
  for (const id of engine.destinations) {
    for (const [at, person] of PEOPLE.entries()) note('person', `${id}, ${at}`, await answerFor(id, person));
  }
  await closeApp();
  return groups;
}

/** The answers of both days, each worked out by a process of its own. @param root a checkout of the repository */
async function answersIn(root: string): Promise<Record<string, Groups>> {
  const folder = path.join(ROOT, '.cache/net');
  mkdirSync(folder, { recursive: true });
  const answers = await Promise.all(
    DAYS.map(async (day) => {
      const file = path.join(folder, `${path.basename(root)}-${day}.json`);
      const run = spawn('npx', ['tsx', path.join(root, 'tests/net/run.ts'), `--values=${file}`], {
        cwd: root,
        env: { ...process.env, LOWTIDE_DAY: day },
        stdio: 'inherit',
      });
      const [code] = await once(run, 'exit');
      if (code !== 0) throw new Error(`The answers of ${day} could not be worked out.`);
      return [day, JSON.parse(readFileSync(file, 'utf8')) as Groups] as const;
    }),
  );
  return Object.fromEntries(answers);
}

const digestOf = (group: unknown) =>
  createHash('sha256').update(JSON.stringify(group)).digest('base64url').slice(0, 16);

function digestsOf(answers: Record<string, Groups>): Record<string, Record<string, string>> {
  const ofDay = (groups: Groups) =>
    Object.fromEntries(
      Object.keys(groups)
        .sort()
        .map((name) => [name, digestOf(groups[name])]),
    );
  return Object.fromEntries(Object.entries(answers).map(([day, groups]) => [day, ofDay(groups)]));
}

/** What the commit that wrote the digests answers. */
async function answersBefore(): Promise<Record<string, Groups>> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const commit = git('log', '-1', '--format=%H', '--', DIGESTS);
  const copy = path.join(ROOT, '.cache/net/before');
  rmSync(copy, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', copy, commit);
  try {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    return await answersIn(copy);
  } finally {
    git('worktree', 'remove', '--force', copy);
  }
}

function isSame(before: Value | undefined, now: Value | undefined, tolerance: number): boolean {
  if (typeof before === 'number' && typeof now === 'number') return Math.abs(before - now) <= tolerance;
  if (Array.isArray(before) && Array.isArray(now)) {
    return before.length === now.length && before.every((one, at) => isSame(one, now[at], tolerance));
  }
  return before === now;
}

function differencesOf(before: Groups, now: Groups): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) => {
    const tolerance = TOLERANCES[name.split('/')[0] as Topic] ?? PERSON_TOLERANCE;
    const [old = {}, own = {}] = [before[name], now[name]];
    return [...new Set([...Object.keys(old), ...Object.keys(own)])]
      .filter((question) => !isSame(old[question], own[question], tolerance))
      .map(
        (question) =>
          `${name}: ${question}\n  ${JSON.stringify(old[question])}\n  ${JSON.stringify(own[question])}`,
      );
  });
}

async function compare(): Promise<void> {
  const now = await answersIn(ROOT);
  const digests = digestsOf(now);
  if (process.argv.includes('--write')) {
    writeFileSync(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
    console.log('The digests of these answers are written.');
    return;
  }
  const written: unknown = existsSync(DIGESTS) ? JSON.parse(readFileSync(DIGESTS, 'utf8')) : {};
  if (JSON.stringify(written) === JSON.stringify(digests)) {
    console.log('Every answer is as it was.');
    return;
  }
  const before = await answersBefore();
  const differences = DAYS.flatMap((day) =>
    differencesOf(before[day] ?? {}, now[day] ?? {}).map((words) => `${day} ${words}`),
  );
  console.log([...differences.slice(0, SHOWN), `${differences.length} answers differ.`].join('\n'));
  if (differences.length > 0) process.exitCode = 1;
}

const file = process.argv.find((argument) => argument.startsWith('--values='))?.slice('--values='.length);
if (file === undefined) await compare();
else writeFileSync(file, JSON.stringify(await answersOfDay()));
