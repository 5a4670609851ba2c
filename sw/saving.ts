/** Saving the rest of the version that is in charge, and telling the pages how far it has come. */
import type { Saving } from '../src/offline/messages.ts';
import { writeSetting } from '../src/offline/settings.ts';
import { tellPages } from './clients.ts';
import { fileCount, missingFiles, removeRest, saveWhatIsThere } from './version.ts';

/** Held by whoever adds or drops files, so that no version drops what another one is about to rely on. */
export const FILES_LOCK = 'lowtide-files';

let saving: Promise<void> | null = null;

/** Tells every page how much of this version is on the device. */
export async function tellStatus(): Promise<void> {
  await tell(await missingFiles('all'));
}

/**
 * Makes the version complete, as far as the network lets it. What is saved stays: the next call goes on from there.
 * A second call while the first is under way waits for that one.
 */
export async function saveRest(event: ExtendableEvent): Promise<void> {
  saving ??= navigator.locks
    .request(FILES_LOCK, () => saveMissing(event))
    .finally(() => {
      saving = null;
    });
  try {
    await saving;
  } catch {
    // No network or no space: the page offers to go on.
  }
  await tellStatus();
}

async function saveMissing(event: ExtendableEvent): Promise<void> {
  await writeSetting('wish', 'all');
  const missing = new Set(await missingFiles('all'));
  await tell([...missing]);
  await saveWhatIsThere([...missing], event, (file) => {
    missing.delete(file);
    void tell([...missing]);
  });
}

/** Takes all but the core off the device; nothing is saved again until the person asks for it. */
export async function removeSaved(): Promise<void> {
  await navigator.locks.request(FILES_LOCK, async () => {
    await writeSetting('wish', 'core');
    await removeRest();
  });
  await tellStatus();
}

async function tell(missing: readonly { readonly bytes: number }[]): Promise<void> {
  const total = fileCount();
  const status: Saving = {
    saved: total - missing.length,
    total,
    missingBytes: missing.reduce((sum, { bytes }) => sum + bytes, 0),
    isSaving: saving !== null,
  };
  await tellPages({ type: 'STATUS', status });
}
