import { countries, taxBrackets } from 'virtual:lowtide/catalogue';
import { useDeferredValue, useMemo, useRef } from 'react';
import { formatList, nameInText } from '../../catalogue/format.ts';
import { schedulesFor } from '../../catalogue/schedules.ts';
import { usePersonFacts } from '../../situation/facts.ts';
import { figuresOf } from '../../situation/figures.ts';
import { type Recommendation, recommendations } from '../../situation/recommendations.ts';
import { isNothingSaid, type Situation } from '../../situation/situation.ts';
import { incomeWords } from '../../situation/words.ts';
import { Flag } from '../../ui/Flag.tsx';
import { conditionsOf, endOf } from '../conditions.ts';
import styles from './Effect.module.css';

interface Props {
  readonly situation: Situation;
  /** USD per year. */
  readonly defaultIncome: number;
}

const schedules = schedulesFor(taxBrackets);

/** What the answers so far come to, said anew with each. */
export function Effect({ situation, defaultIncome }: Props) {
  const shown = useDeferredValue(situation);
  const { facts, isReady } = usePersonFacts(!isNothingSaid(shown));
  const figures = useMemo(() => figuresOf(shown, defaultIncome), [shown, defaultIncome]);
  const best = useMemo(() => {
    const workType = shown.work ?? null;
    const { fits, all } = recommendations(shown, countries, { figures, schedules, facts, workType });
    const [first] = fits;
    const isEqual = ({ kept }: Recommendation) =>
      first && Math.round(kept / 12) === Math.round(first.kept / 12);
    return { first, equal: fits.filter(isEqual).slice(1), closest: all[0], all };
  }, [shown, figures, facts]);
  const before = useBefore(isReady ? best.first : undefined);

  if (isNothingSaid(shown) || !best.closest) {
    return (
      <p className={`${styles.effect} ${styles.still}`} role="status">
        <span>Figures are for {incomeWords(figures)} a year, for anyone.</span>
        <small>Each answer moves them at once.</small>
      </p>
    );
  }
  const { first = best.closest } = best;
  const kept = `${figures.money(first.kept / 12)} a month`;
  return (
    <p className={best.first ? styles.effect : `${styles.effect} ${styles.still}`} role="status">
      <Flag code={first.country.code} />
      <span>
        {best.first ? null : 'No regime fits all of this. Closest: '}
        {first.country.name}: <b>{kept}</b>
        {conditionsOf(first).map((words) => `, ${words}`)}
      </span>
      {best.first && best.equal.length > 0 ? <small>{`Also ${alsoWords(best.equal)}`}</small> : null}
      {before && before.country.id !== first.country.id && hasMoved(before, first, best.all) ? (
        <small>
          Before: {before.country.name}, {figures.money(before.kept / 12)}
          {whyNot(best.all.find(({ country }) => country.id === before.country.id))}.
        </small>
      ) : null}
    </p>
  );
}

/** "Paraguay and Panama (permit for 18 months), if the work counts as foreign": each with its own conditions. */
function alsoWords(equal: readonly Recommendation[]): string {
  const byMark = new Map<string, string[]>();
  for (const { country, fit, lastingWords } of equal) {
    // What is left otherwise differs from country to country.
    const mark = fit.mark?.replace(/,\selse\s.*/, '') ?? '';
    const ends = endOf(lastingWords());
    const name = `${nameInText(country.name)}${ends ? ` (${ends})` : ''}`;
    byMark.set(mark, [...(byMark.get(mark) ?? []), name]);
  }
  return [...byMark].map(([mark, names]) => [formatList(names), mark].filter(Boolean).join(', ')).join('; ');
}

/** Whether another first place is news: of places that leave the same, another order is none. */
function hasMoved(before: Recommendation, first: Recommendation, all: readonly Recommendation[]): boolean {
  const isSame = Math.round(before.kept / 12) === Math.round(first.kept / 12);
  return !isSame || whyNot(all.find(({ country }) => country.id === before.country.id)) !== '';
}

/** Why a country that was first fits no longer, if that is so. */
function whyNot(now: Recommendation | undefined): string {
  if (!now || now.fit.level === 'fits') return '';
  const [reason] = now.fit.reasons;
  return reason ? `: ${reason.text.replace(/\.$/, '')}` : '';
}

/** The first place before the last answer that changed it. */
function useBefore(first: Recommendation | undefined): Recommendation | null {
  const places = useRef<{ now: Recommendation | null; before: Recommendation | null }>({
    now: null,
    before: null,
  });
  if (first && first.country.id !== places.current.now?.country.id) {
    places.current = { now: first, before: places.current.now };
  } else if (first) places.current.now = first;
  return places.current.before;
}
