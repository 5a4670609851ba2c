import {
  historyOf,
  type PermitLimit,
  type PermitLimitKind,
  permitLimits,
  type Stay,
} from '../../../residency/index.ts';
import type { CountryDays } from './countryDays.ts';
import styles from './Days.module.css';
import { shortDay } from './daysWords.ts';

interface Props {
  readonly country: CountryDays;
  readonly stays: readonly Stay[];
}

/** How long permits of a country allow to be away, or ask to be there, and what the stays make of it. */
export function PermitDays({ country: { code, rules, year }, stays }: Props) {
  const all = rules.permitPresence ?? [];
  const known = all.filter((permit) => permit.known);
  const unknown = all.filter((permit) => !permit.known);
  if (all.length === 0) return null;
  const history = historyOf(stays, year.to);
  return (
    <details className={styles.more}>
      <summary>What permits ask for</summary>
      <ul>
        {known.map((permit) => (
          <li key={permit.permit}>
            <b>{permit.permit}.</b> {permit.text}{' '}
            {permitLimits(permit, code, rules.taxYearStart, history).map((limit) => (
              <span key={limit.kind} className={limit.brokenOn ? styles.broken : undefined}>
                {limitInWords(limit)}{' '}
              </span>
            ))}
            {permit.approximate ? <span className={styles.mark}>From practice</span> : null}
            {permit.source ? (
              <>
                {' '}
                <a href={permit.source.url} rel="noreferrer">
                  {permit.source.title}
                </a>
                {`, ${permit.source.publisher}`}
              </>
            ) : null}
          </li>
        ))}
        {unknown.length > 0 ? (
          <li>
            {`No rule on presence was found for: ${unknown.map(({ permit }) => permit).join('; ')}. Ask before a long absence.`}
          </li>
        ) : null}
      </ul>
    </details>
  );
}

const COUNTS: Readonly<Record<PermitLimitKind, string>> = {
  'absence-in-a-row': 'Longest absence',
  absence: 'Most days away in a year',
  'absence-in-total': 'Days away in all',
  presence: 'Fewest days there in a year',
  'most-presence': 'Most days there in 12 months',
};

/** "Longest absence: 120 of at most 180 days." */
function limitInWords({ kind, limit, count, brokenOn }: PermitLimit): string {
  const bound = kind === 'presence' ? 'at least' : 'at most';
  const broken =
    brokenOn === null
      ? ''
      : `, ${kind === 'presence' ? 'too few on' : 'too many from'} ${shortDay(brokenOn)}`;
  return `${COUNTS[kind]}: ${count} of ${bound} ${limit} days${broken}.`;
}
