/** Why staying is the answer, or a move none, in words. */
import { nameInText } from '../catalogue/format.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import { homeIdOf, isOnPayroll, type Situation, worksAtHome } from '../situation/situation.ts';
import { inSentence } from '../situation/words.ts';
import type { Assessed } from './assessor.ts';
import { isBeforeCosts } from './caveats.ts';
import { couldWords } from './differenceEnglish.ts';
import { asIfWords, mayTakeInText } from './elsewhereEnglish.ts';
import { gainAMonth } from './gainOfMove.ts';
import { heldSentence } from './personEnglish.ts';
import { heldNeedOf } from './terms.ts';

/** What could leave more than staying, and on what it rests. @param rows of the list */
export function stayNote(
  could: Assessed | undefined,
  rows: readonly Pick<Assessed, 'dueElsewhere' | 'needs'>[],
  situation: Situation,
  money: MoneyFormat,
): string {
  const taken = could?.needs.find((need) => need.what === 'elsewhere');
  if (could && taken) {
    const upTo = `Up to ${money(could.kept / 12)} a month in ${nameInText(could.country.name)}`;
    return staySentence(situation, rows, `${upTo}, but ${mayTakeInText(taken, money)}.`);
  }
  const isMore = could !== undefined && (heldNeedOf(could) !== undefined || (gainAMonth(could) ?? 0) > 0);
  const words = isMore ? couldWords({ couldBe: [could] }, money) : null;
  return staySentence(situation, rows, words && `${words}.`);
}

/** Why moving changes little for who goes on working at home; null for everybody else. */
function staysTaxedSentence(situation: Situation): string | null {
  const home = homeIdOf(situation);
  if (home === null || !worksAtHome(situation)) return null;
  const place = inSentence(home);
  const what = isOnPayroll(situation) ? 'this wage' : 'this income';
  return `As long as you work in ${place}, ${place} taxes ${what}: moving changes little. Working in the new country would.`;
}

/**
 * Why nothing leaves more than staying: work that stays, or what counts as long as who pays is open.
 * @param rows of the list
 * @param could what could leave more
 */
export function staySentence(
  situation: Situation,
  rows: readonly Pick<Assessed, 'dueElsewhere' | 'needs'>[],
  could: string | null = null,
): string {
  const asIf = asIfWords(
    rows.flatMap(({ dueElsewhere }) => dueElsewhere),
    situation,
  );
  const nowhere = `Nowhere certain leaves you more${asIf ? `, ${asIf}` : ''}.`;
  const [held] = rows.flatMap((row) => heldNeedOf(row) ?? []);
  const why =
    staysTaxedSentence(situation) ??
    (held ? [heldSentence(held), could].filter(Boolean).join(' ') : (could ?? nowhere));
  return `${isBeforeCosts(situation) ? 'Before business costs. ' : ''}${why}`;
}
