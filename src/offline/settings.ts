/** What page and worker both have to know about saving for offline, kept where both can reach it. */
interface Settings {
  /** Whether the person wants everything on the device, or only the core after pressing "Remove". */
  readonly wish: 'all' | 'core';
  /** The connection when a page last started, as only pages can see it in every browser. */
  readonly connection: 'metered' | 'free';
  /** When the person allowed an update to be fetched through a metered connection, in ms since 1970. */
  readonly allowedAt: `${number}`;
}

const CACHE = 'lowtide-settings';

/** How long a permission holds: for the download that it was given for. */
const PERMISSION = 10 * 60 * 1000;

export async function readSetting<Name extends keyof Settings>(name: Name): Promise<Settings[Name] | null> {
  const kept = await (await caches.open(CACHE)).match(`/${name}`);
  return kept ? ((await kept.text()) as Settings[Name]) : null;
}

export async function writeSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await (await caches.open(CACHE)).put(`/${name}`, new Response(value));
}

/** Whether a download of everything that has changed must wait for the person. */
export async function mustAskFirst(): Promise<boolean> {
  if ((await readSetting('connection')) !== 'metered') return false;
  const allowedAt = Number((await readSetting('allowedAt')) ?? 0);
  return Date.now() - allowedAt > PERMISSION;
}
