/** What a guide opens by itself: how one gets in, what living there costs, and what can go wrong. */
import { memo, type ReactNode } from 'react';
import { priceLevels } from '../../api/site.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { guideTerms } from '../../assess/english.ts';
import { isPermitFor } from '../../assess/needs.ts';
import { type Term, termLevel } from '../../assess/terms.ts';
import type { CountryGuide, GuideRegime } from '../../catalogue/entities.ts';
import { countOf, formatCurrency, formatList } from '../../catalogue/format.ts';
import { fromUsd, toUsd } from '../../catalogue/money.ts';
import { citizenshipOf, placeOf } from '../../catalogue/places.ts';
import { pricedAt } from '../../catalogue/practical.ts';
import type { Figures } from '../../situation/figures.ts';
import { homeIdOf, type Situation } from '../../situation/situation.ts';
import { inSentence } from '../../situation/words.ts';
import { Terms } from '../../ui/Terms.tsx';
import styles from './FirstParts.module.css';
import { healthWords } from './healthWords.ts';

interface Props {
  readonly country: CountryGuide;
  readonly regime: GuideRegime;
  readonly figures: Figures;
  readonly one: Assessed;
}

export const FirstParts = memo(function FirstParts(props: Props) {
  return (
    <div className={styles.parts}>
      {props.country.id === homeIdOf(props.figures.situation) ? null : (
        <Part title="Getting in">
          <GettingIn {...props} />
        </Part>
      )}
      <Part title="Living there">
        <Living {...props} />
      </Part>
      <Part title="What can go wrong">
        <WhatCanGoWrong {...props} />
      </Part>
    </div>
  );
});

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const YEAR_DAYS = 365;

/** The permit by passport, and the days that make resident as a part of the year. */
function GettingIn({ country, regime, figures: { situation, money } }: Props) {
  const days = country.residencyDays;
  return (
    <>
      {permitLines(country, regime, situation).map(({ who, permit }) => (
        <p key={who}>
          <b>{`${who}: `}</b>
          {permit === null
            ? 'no permit known for this scheme'
            : [
                permit.name,
                permit.minIncome === null ? null : `from ${money(permit.minIncome / 12)} a month`,
                permit.validity,
              ]
                .filter(Boolean)
                .join(', ')}
        </p>
      ))}
      <Bar part={days / YEAR_DAYS} look={styles.days} />
      <p>{`Resident after ${countOf(days, 'day')} a year`}</p>
    </>
  );
}

type Permit = NonNullable<CountryGuide['settling']>['permits'][number];

/** The permits that open a regime, by passport: of a reader who has said it that one alone. */
export function permitLines(
  { settling }: Pick<CountryGuide, 'settling'>,
  { permits }: Pick<GuideRegime, 'permits'>,
  { citizenships = [] }: Pick<Situation, 'citizenships'>,
): { readonly who: string; readonly permit: Permit | null }[] {
  const all = settling?.permits ?? [];
  const opening = permits.flatMap(({ permit }) => all.find(({ id }) => id === permit) ?? []);
  const others = opening.find((permit) => permit.for !== 'eu') ?? null;
  const eu = opening.find((permit) => permit.for !== 'non-eu') ?? all.find((permit) => permit.for === 'eu');
  if (eu === undefined || eu === others) return [{ who: 'Everyone', permit: others }];
  const names = ['EU', ...(eu.also ?? []).map((id) => citizenshipOf(id)?.adjective ?? id)];
  const lines = [
    { who: `${formatList(names)} citizens`, permit: eu },
    { who: 'Others', permit: others },
  ];
  if (citizenships.length === 0) return lines;
  return citizenships.some((id) => isPermitFor(eu, id)) ? lines.slice(0, 1) : lines.slice(1);
}

/** What is bought at home for this much, where nobody has said what a month costs. */
const SAMPLE = 1_000;

/** A month at the prices there, what the scheme costs to run, and who pays for health. */
function Living({ country, regime, figures }: Props) {
  const { situation, currency } = figures;
  const { settling } = country;
  const home = situation.home && 'country' in situation.home ? placeOf(situation.home.country) : null;
  const homeLevel = home ? priceLevels.homes[home.id] : undefined;
  const level = priceLevels.destinations[country.slug];
  const { living } = situation;
  const month = living ? fromUsd(toUsd(living.amount, living.currency), currency) : SAMPLE;
  // Against itself a country says nothing.
  const isCompared = level !== undefined && homeLevel !== undefined && home?.id !== country.id;
  const there = isCompared ? pricedAt(month, homeLevel, level) : null;
  const running = settling?.runningCosts[regime.id] ?? 0;
  const most = Math.max(month, there ?? 0);
  return (
    <>
      {there === null || home === null ? null : (
        <>
          <Bar part={month / most} look={styles.home} />
          <Bar part={there / most} look={styles.there} />
          <p>
            {`What costs ${living ? 'you ' : ''}${formatCurrency(Math.round(month), currency)} in ${inSentence(home.id)} costs about ${formatCurrency(rounded(there), currency)} here`}
          </p>
        </>
      )}
      {running > 0 ? <p>{`Running the scheme: about ${figures.money(running)} a year`}</p> : null}
      <p>{healthWords(regime.healthcareType, settling?.privateInsurance ?? false)}</p>
    </>
  );
}

/** Averages of a country are no finer than this. */
function rounded(amount: number): number {
  return Math.round(amount / 10) * 10;
}

/** How many terms stand open. */
const OPEN = 2;
const URGENCY = ['no', 'check', 'note', 'fits'] as const;

/** What stands in the line already says no more of what can go wrong. */
function isOfScheme({ kind }: Term): boolean {
  return kind !== 'today' && kind !== 'stay';
}

/** The two terms that decide most, with the question that settles them; the others open with a press. */
function WhatCanGoWrong({ one: { terms }, figures: { money, situation } }: Props) {
  const { first, more } = guideTerms(terms);
  const urgent = [...first, ...more]
    .filter(isOfScheme)
    .sort((a, b) => URGENCY.indexOf(termLevel(a)) - URGENCY.indexOf(termLevel(b)));
  const bad = urgent.filter((term) => termLevel(term) !== 'fits').slice(0, OPEN);
  const rest = urgent.filter((term) => !bad.includes(term));
  return (
    <>
      {bad.length === 0 ? (
        <p>Nothing that is known.</p>
      ) : (
        <Terms as="list" of={{ terms: bad }} money={money} situation={situation} />
      )}
      {rest.length === 0 ? null : (
        <details className={styles.more} data-paper="">
          <summary>More to know</summary>
          <Terms as="list" of={{ terms: rest }} money={money} situation={situation} />
        </details>
      )}
    </>
  );
}

interface BarProps {
  /** 0 to 1. */
  readonly part: number;
  readonly look: string | undefined;
}

function Bar({ part, look }: BarProps) {
  return (
    <svg
      className={`${styles.bar} ${look}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.whole} width="100" height="1" />
      <rect width={Math.round(part * 1000) / 10} height="1" />
    </svg>
  );
}
