/** Sentences of the compare page that depend on what they speak of. */
import type { MoneyFormat } from '../../catalogue/money.ts';

/** An id out of an address can be anything; the notice stays short. */
const LONGEST_ID = 40;
const MOST_IDS = 3;

/** The toast about ids that the catalogue does not have. */
export function unknownIdsNotice(ids: readonly string[]): string {
  const named = ids.slice(0, MOST_IDS).map((id) => `“${shortened(id)}”`);
  const more = ids.length - named.length;
  const names = listText(more > 0 ? [...named, `${more} more`] : named);
  return ids.length === 1
    ? `${names} was left out: there is no tax regime with this id.`
    : `${names} were left out: there are no tax regimes with these ids.`;
}

/** Names in a sentence: "Georgia, Malta, and Spain"; each once. */
export function namesText(names: readonly string[]): string {
  return listText([...new Set(names)]);
}

/** Not with `Intl`: three words do not need the browser's locale data. */
function listText(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

function shortened(id: string): string {
  return id.length > LONGEST_ID ? `${id.slice(0, LONGEST_ID - 1)}…` : id;
}

/** What moving saves a year against what is paid today. @param saving USD per year, negative where it costs more. */
export function savingText(saving: number, money: MoneyFormat): string {
  const size = money(Math.abs(saving));
  if (size === money(0)) return 'Costs the same as today';
  return saving > 0 ? `Saves ${size} a year` : `Costs ${size} more a year`;
}
