/** Saving what is missing of the version that is in charge, and telling the pages how far it has come. */
import type { Saving } from '../src/offline/messages.ts';
import { writeSetting } from '../src/offline/settings.ts';
import { tellPages } from './clients.ts';
import { inOrderOfNeed } from './parts.ts';
import { pause } from './rounds.ts';
import {
  dropWrongCopies,
  fileCount,
  missingFiles,
  type Part,
  removeRest,
  saveFiles,
  type VersionFile,
} from './version.ts';

/** Held by whoever adds or drops files, so that no version drops what another one is about to rely on. */
export const FILES_LOCK = 'lowtide-files';

/** At most this often pages hear that a file is missing. */
const NOTE_PAUSE = 5000;

/** At most this often pages hear of one file more: on a fast line, hundreds a second would keep them busy painting. */
const STEP_PAUSE = 200;

/** A page that has just been opened comes first. */
const CHECK_PAUSE = 3000;

let saving: Promise<void> | null = null;
let checking: Promise<void> | null = null;
let notedAt = Number.NEGATIVE_INFINITY;

/** Tells every page how much of this version is on the device. */
export async function tellStatus(): Promise<void> {
  await tell(await missingFiles('all'));
}

/** A file was requested that is not on the device: not saved yet, or dropped by the browser. */
export async function noteMissing(): Promise<void> {
  if (saving !== null || performance.now() - notedAt < NOTE_PAUSE) return;
  notedAt = performance.now();
  await tellStatus();
}

/**
 * Makes a part of the version complete, as far as the network lets it. What is saved stays: the next call goes on from
 * there. A second call while the first is under way waits for that one.
 */
export async function saveMissing(part: Part, first: readonly string[] = []): Promise<void> {
  saving ??= navigator.locks
    .request(FILES_LOCK, () => save(part, first))
    .finally(() => {
      saving = null;
    });
  try {
    await saving;
  } catch {
    // No network, no space, or no right answer: the page offers to go on.
  }
  await tellStatus();
}

async function save(part: Part, first: readonly string[]): Promise<void> {
  if (part === 'all') await writeSetting('wish', 'all');
  const missing = new Set(await missingFiles('all'));
  await tell([...missing]);
  let toldAt = performance.now();
  const wanted = [...missing].filter((file) => part === 'all' || file.isCore);
  await saveFiles(inOrderOfNeed(wanted, first), (file) => {
    missing.delete(file);
    if (performance.now() - toldAt < STEP_PAUSE) return;
    toldAt = performance.now();
    void tell([...missing]);
  });
}

/**
 * Looks at everything that is on the device, a little after a page was opened: what has been stored wrong or was changed
 * since is dropped, and the page hears that it is missing.
 */
export function checkSaved(): Promise<void> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}

async function check(): Promise<void> {
  await pause(CHECK_PAUSE);
  const dropped = await navigator.locks.request(FILES_LOCK, dropWrongCopies);
  if (dropped > 0) await tellStatus();
}

/** Takes all but the core off the device; nothing is saved again until the person asks for it. */
export async function removeSaved(): Promise<void> {
  await navigator.locks.request(FILES_LOCK, async () => {
    await writeSetting('wish', 'core');
    await removeRest();
  });
  await tellStatus();
}

async function tell(missing: readonly VersionFile[]): Promise<void> {
  const total = fileCount();
  const status: Saving = {
    saved: total - missing.length,
    total,
    missingBytes: missing.reduce((sum, { bytes }) => sum + bytes, 0),
    hasCore: !missing.some(({ isCore }) => isCore),
    isSaving: saving !== null,
  };
  await tellPages({ type: 'STATUS', status });
}
