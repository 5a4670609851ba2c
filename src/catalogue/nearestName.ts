/** Names that somebody may have meant. */
import { distance } from 'fastest-levenshtein';

/** Edits from one name to the other; a name that only was not finished is as good as right. */
function edits(name: string, candidate: string): number {
  const [typed, full] = [name.toLowerCase(), candidate.toLowerCase()];
  return typed.length >= 3 && full.startsWith(typed) ? 0 : distance(typed, full);
}

/** What is longer is no name; comparing it with all of them would only take long. */
const LONGEST_NAME = 100;

/** The names closest to `name` in spelling, the closest first. */
export function nearestNames(name: string, names: readonly string[], count: number): string[] {
  const typed = name.slice(0, LONGEST_NAME);
  const distances = new Map(names.map((one) => [one, edits(typed, one)]));
  return [...names].sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)).slice(0, count);
}

/** The name closest to `name` in spelling, or null where none is near enough to be meant. */
export function nearestName(name: string, names: readonly string[]): string | null {
  const typed = name.slice(0, LONGEST_NAME);
  const best = nearestNames(typed, names, 1)[0];
  return best !== undefined && edits(typed, best) <= Math.max(2, Math.ceil(typed.length / 2)) ? best : null;
}
