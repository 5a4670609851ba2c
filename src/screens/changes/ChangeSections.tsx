/** The changes themselves, in a chunk of their own: they are many words (Changes.tsx). */
import { countries } from 'virtual:lowtide/catalogue';
import { changes } from 'virtual:lowtide/changes';
import { useEffect, useRef, useState } from 'react';
import {
  aheadAndPast,
  type Change,
  type ChangeEffect,
  type ChangeStatus,
  changesByDay,
  changesKnownOn,
  filteredChanges,
  isSmall,
  movesOfTaxes,
} from '../../catalogue/changes.ts';
import { formatDay, formatPercent, nameInText } from '../../catalogue/format.ts';
import { COUNTRIES_DEFAULT_INCOME } from '../../catalogue/income.ts';
import { usePageMoney } from '../../situation/figures.ts';
import { Button } from '../../ui/Button.tsx';
import { ChangeList } from '../../ui/ChangeList.tsx';
import styles from './Changes.module.css';

const bySlug = new Map(countries.map((country) => [country.slug, country]));
/** Named also where only one is shown: a link or a picture of the list says whose it is. */
const countryOf = (slug: string) => bySlug.get(slug) ?? null;
const knownOn = changesKnownOn(changes);

/** Past changes in view at first: the page stays light, and what is older is one press away. */
const PAST_AT_FIRST = 12;

export interface ChangeSectionsProps {
  /** Slug of a country; null for all. */
  readonly country: string | null;
  /** Empty for any. */
  readonly status: ChangeStatus | '';
  /** Only what changes a figure here. */
  readonly figures: boolean;
  /** Back to all changes. */
  readonly onClear: () => void;
}

export default function ChangeSections({ country, status, figures, onClear }: ChangeSectionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  useAnchor();
  const shown = filteredChanges(changes, { country, status: status === '' ? null : status, figures });
  const { ahead, past } = aheadAndPast(shown, knownOn);
  const isFiltered = country !== null || status !== '' || figures;
  const latest = showsAll ? past : past.slice(0, PAST_AT_FIRST);
  return (
    <>
      <Answer ahead={ahead} isWhole={status === ''} country={country} />
      <div className={styles.count}>
        <p role="status">
          {shown.length === changes.length
            ? `${changes.length} changes`
            : `${shown.length} of ${changes.length} changes`}
        </p>
        {isFiltered ? (
          <Button variant="plain" onClick={onClear}>
            Clear filters
          </Button>
        ) : null}
      </div>
      {ahead.length > 0 && (
        <section aria-labelledby="ahead">
          <h2 id="ahead" className={styles.heading}>
            Ahead
          </h2>
          <Days changes={ahead} />
        </section>
      )}
      {ahead.length > 0 && past.length > 0 ? (
        <p className={styles.now}>
          <span>
            {'As of '}
            <time dateTime={knownOn}>{formatDay(knownOn)}</time>
          </span>
        </p>
      ) : null}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className={styles.heading}>
            So far
          </h2>
          <Days changes={latest} />
          {latest.length < past.length && (
            <Button variant="quiet" className={styles.more} onClick={() => setShowsAll(true)}>
              {`Show ${past.length - latest.length} older changes`}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

interface AnswerProps {
  /** Those shown that lie ahead, the nearest first. */
  readonly ahead: readonly Change[];
  /** Whether none that lies ahead is left out for its status. */
  readonly isWhole: boolean;
  readonly country: string | null;
}

/** What matters of the changes shown: the next that moves a tax of the site, the greatest, and how many there are. */
function Answer({ ahead, isWhole, country }: AnswerProps) {
  const { money } = usePageMoney();
  const { next, most, raise, lower, proposed } = movesOfTaxes(ahead, COUNTRIES_DEFAULT_INCOME);
  if (!next) {
    const place = country === null ? '' : ` in ${nameInText(countryOf(country)?.name ?? '')}`;
    return (
      <p className={styles.answer}>
        <b>{`${isWhole ? 'Nothing' : 'No such change'} ahead${place} moves a tax shown here.`}</b>
      </p>
    );
  }
  const words = ([change, effect]: readonly [Change, ChangeEffect]) => {
    const [before, after] = effect.rates.map((rate) => formatPercent(rate));
    const moves = isSmall(effect)
      ? `${money(Math.abs(effect.more))} a year ${effect.more < 0 ? 'less' : 'more'}`
      : `from ${before} to ${after}`;
    const day = formatDay(change.date).replaceAll(' ', '\u00a0');
    const draft = change.status === 'proposed' ? ' (proposed)' : '';
    return `${countryOf(change.country)?.name}, ${day}${draft}, ${moves}`;
  };
  const moved = [
    ...(raise > 0 ? [`${raise} ${raise === 1 ? 'raises' : 'raise'} a tax shown here`] : []),
    ...(lower > 0
      ? [`${lower} ${lower === 1 ? 'lowers' : 'lower'} ${raise > 0 ? 'one' : 'a tax shown here'}`]
      : []),
  ];
  return (
    <p className={styles.answer}>
      <b>{`Next to move a tax at ${money(next[1].income)}: ${words(next)}.`}</b>
      {most && most[0] !== next[0] ? ` The most: ${words(most)} at ${money(most[1].income)}.` : null}
      {raise + lower > 1
        ? ` Of ${ahead.length} changes ahead, ${moved.join(' and ')}${proposed > 0 ? `; ${proposed} of these ${proposed === 1 ? 'is' : 'are'} only proposed` : ''}.`
        : null}
    </p>
  );
}

function Days({ changes }: Pick<Parameters<typeof ChangeList>[0], 'changes'>) {
  return changesByDay(changes).map(({ date, changes: ofDay }) => (
    <div key={date} className={styles.day}>
      <p className={styles.date}>
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <ChangeList changes={ofDay} countryOf={countryOf} ofOneDay />
    </div>
  ));
}

/** Goes to the entry that the address names, as those of feeds do: it may be shown only once its country is chosen. */
function useAnchor(): void {
  const sought = useRef(true);
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const entry = sought.current && id !== '' ? document.getElementById(id) : null;
    if (!entry) return;
    sought.current = false;
    for (const folded of entry.getElementsByTagName('details')) folded.open = true;
    entry.scrollIntoView();
  });
}
