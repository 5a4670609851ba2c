/** Programs of the system's packages, installed where that is possible without asking. */
import { spawnSync } from 'node:child_process';

const PATIENCE_MS = 300_000;

/**
 * Whether the program is there, after installing its package as root with apt-get if need be.
 * @param asking arguments that make it end at once.
 */
export function ensureProgram(name: string, packageName: string, asking: readonly string[]): boolean {
  // A program that exists may end with a status of its own where it is only asked for help.
  const isThere = () => spawnSync(name, [...asking], { timeout: 30_000 }).error === undefined;
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`${name} is missing. Installing it: apt-get install ${packageName}`);
  for (const command of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', packageName],
  ]) {
    // Another step may be installing at the same time.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=240', ...command], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: PATIENCE_MS,
    });
  }
  return isThere();
}
