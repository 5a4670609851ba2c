/** What a partner and children change, in words. */
import { formatList } from '../catalogue/format.ts';
import type { EffectTexts, FamilyTexts } from '../catalogue/householdAnswer.ts';
import type { MoneyFormat } from '../catalogue/money.ts';
import type { HouseholdChange } from '../law/index.ts';
import { familyOf, isCitizenOf, type Situation } from '../situation/situation.ts';
import { familyWords } from '../situation/words.ts';

/** One line of a guide: an effect, what it comes to, and what there is to say of it. */
interface FamilyLine extends EffectTexts {
  /** "−€1,920 a year"; null where nobody has been said to move along. */
  readonly amount: string | null;
}

/** What a scheme's guide says of a family. */
interface FamilyPart {
  /** What it comes to, in a sentence. */
  readonly sum: string;
  readonly lines: readonly FamilyLine[];
  /** What else has to be said, in sentences. */
  readonly notes: readonly string[];
}

const LEFT_OUT = 'Subsidies for housing and child care, and what depends on wealth, are not counted.';
const US_ALONE = 'What the United States still ask for is counted as for you alone.';

/**
 * A family in a scheme: what changes for the person's own, line by line, else all that the scheme has.
 * @param change of the person's own household; null where nobody moves along
 * @param whole the same for somebody who is no newcomer
 */
export function familyPart(
  { country, effects, regimes, partner, cover }: FamilyTexts,
  regimeId: string,
  { change, whole }: { readonly change: HouseholdChange | null; readonly whole: HouseholdChange | null },
  situation: Situation,
  money: MoneyFormat,
): FamilyPart {
  const { effects: own = [], why = null } = regimes[regimeId] ?? {};
  const textsOf = (id: string) => effects.find((effect) => effect.id === id);
  const of = familyOf(situation) ? change : null;
  const lines = of
    ? of.effects.flatMap(({ id, country: whose, amount }) => {
        // In the year of a move the country of today has its own.
        const texts = whose === country ? textsOf(id) : undefined;
        return texts && money(Math.abs(amount)) !== money(0)
          ? [{ ...texts, amount: yearly(amount, money) }]
          : [];
      })
    : own.flatMap((id) => {
        const texts = textsOf(id);
        return texts && !texts.asks ? [{ ...texts, amount: null }] : [];
      });
  const asking = (of ? of.uncounted : own).flatMap((id) => {
    const texts = textsOf(id);
    return texts?.asks ? [texts] : [];
  });
  // What the law gives to those who have long lived there, and to newcomers in none of the years.
  const waiting = (of ? (whole?.effects ?? []) : []).flatMap(({ id, amount }) => {
    const texts = textsOf(id);
    const isCounted = lines.some((line) => line.id === id);
    return texts && !isCounted && money(Math.abs(amount)) !== money(0) ? [texts] : [];
  });
  return {
    sum: sumSentence(of, lines, situation, money),
    lines,
    notes: [
      partner,
      ...(why === null ? [] : [why]),
      ...waiting.map(({ name, newcomers }) => `Not counted: ${name}. Newcomers: ${newcomers}`),
      ...asking.map(({ name, when, text }) => `Not counted: ${name}. ${when}. ${text}`),
      ...(of?.benefitsAlone ? ['Counted without what a partner changes in tax.'] : []),
      cover,
      LEFT_OUT,
      ...(of && isCitizenOf(situation, 'us') ? [US_ALONE] : []),
    ],
  };
}

function sumSentence(
  change: HouseholdChange | null,
  lines: readonly FamilyLine[],
  situation: Situation,
  money: MoneyFormat,
): string {
  if (lines.length === 0)
    return 'A partner and children change nothing in tax, contributions or benefits here.';
  if (change === null) return `What counts here: ${formatList([...new Set(lines.map(({ name }) => name))])}.`;
  const size = money(Math.abs(change.total));
  const who = familyWords(situation) ?? '';
  if (size === money(0)) return `You keep the same ${who} as alone.`;
  return `You keep ${size} a year ${change.total < 0 ? 'more' : 'less'} ${who} than alone.`;
}

/** Below 0 there is less to pay, or money is received. */
function yearly(amount: number, money: MoneyFormat): string {
  return `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))} a year`;
}
