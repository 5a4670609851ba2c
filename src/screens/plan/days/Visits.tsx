import type { ReactNode } from 'react';
import { countOf } from '../../../catalogue/format.ts';
import type { Areas, VisaLimit } from '../../../residency/index.ts';
import { Gauge } from './CountryLines.tsx';
import { type AreaDays, type Question, schengenVisits, visaDays } from './countryDays.ts';
import styles from './Days.module.css';
import { shortDay } from './daysWords.ts';
import { countryName } from './places.ts';

export interface Passports {
  /** "German" for German citizens who move freely in the EU; null for others, and while nothing is said. */
  readonly free: string | null;
  /** Codes as the data know them, such as `US` or `DE`; empty while nothing is said. */
  readonly codes: readonly string[];
  readonly isSaid: boolean;
}

interface Props {
  readonly question: Question;
  readonly areas: Areas;
  readonly passports: Passports;
}

/** How long visitors may stay: the Schengen area's 90 days in 180, and the limits of single countries. */
export function Visits({ question, areas, passports }: Props) {
  const schengen = schengenVisits(question, areas);
  const visited = [...new Set(question.record.stays.map(({ country }) => country))];
  const [passport] = passports.codes;
  const limits = passport
    ? visited.flatMap((code) => {
        const visa = visaDays(code, passport, question, areas);
        return visa ? [{ code, ...visa }] : [];
      })
    : [];
  if (!schengen && limits.length === 0) return null;
  return (
    <section className={styles.country} aria-label="Visits without a permit">
      <h3 className={styles.who}>Visits without a permit</h3>
      {schengen ? <Schengen visits={schengen} areas={areas} passports={passports} /> : null}
      <ul className={styles.rules}>
        {limits.map(({ code, stay, answer }) => (
          <li key={code} className={styles.rule} data-over={answer.overstayDays > 0 ? 'true' : undefined}>
            <Gauge count={answer.used} limit={daysOf(stay.limit)} unit="days" />
            <div className={styles.words}>
              <p>
                <b>{visaWords(countryName(code), answer)}</b> {stay.text}
                {stay.confidence === 'low' ? <span className={styles.mark}>Check before travel</span> : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {passports.isSaid ? null : (
        <p className={styles.hint}>
          The limits of other countries depend on the passport: say your citizenship in your situation.
        </p>
      )}
    </section>
  );
}

function daysOf(limit: VisaLimit): number {
  return limit.kind === 'free-movement' ? 0 : limit.days;
}

function visaWords(
  name: string,
  answer: {
    readonly firstOverstay: string | null;
    readonly lastDay: string | null;
    readonly overstayDays: number;
  },
): string {
  if (answer.firstOverstay !== null) {
    return `${name}: too long from ${shortDay(answer.firstOverstay)}, ${answer.overstayDays} days.`;
  }
  return answer.lastDay === null
    ? `${name}: within the limit.`
    : `${name}: until ${shortDay(answer.lastDay)}.`;
}

interface SchengenProps {
  readonly visits: AreaDays;
  readonly areas: Areas;
  readonly passports: Passports;
}

function Schengen({ visits, areas, passports }: SchengenProps) {
  const { isSaid, free } = passports;
  if (isSaid && free === null) return <Ninety visits={visits} areas={areas} />;
  return (
    <>
      <p className={styles.words}>
        {isSaid ? (
          <>
            <b>90/180 does not count</b> for {free} citizens.
          </>
        ) : (
          'Whether 90/180 counts depends on the passport, which your situation does not say.'
        )}
      </p>
      <details className={styles.more}>
        <summary>
          {isSaid
            ? 'Someone with you from outside the EU?'
            : 'Without a passport of the EU, the EEA or Switzerland'}
        </summary>
        <Ninety visits={visits} areas={areas} />
      </details>
    </>
  );
}

function Ninety({ visits: { answer, on }, areas: { schengen } }: Omit<SchengenProps, 'passports'>) {
  const { used, overstayDays, firstOverstay, maxStay, from, lastDay, nextEntry, fullAgain } = answer;
  const { days } = schengen.rule;
  return (
    <div className={styles.rule} data-over={overstayDays > 0 ? 'true' : undefined}>
      <Gauge count={used} limit={days} unit="days" />
      <div className={styles.words}>
        <p>
          <b>
            {firstOverstay === null
              ? `Schengen area: ${used} of ${days} days in the 180 days to ${shortDay(on)}.`
              : `Schengen area: day ${days + 1} on ${shortDay(firstOverstay)}, ${countOf(overstayDays, 'day')} too many.`}
          </b>{' '}
          {maxStay > 0 && lastDay !== null
            ? `A stay from ${shortDay(from)} could last ${maxStay} days, until ${shortDay(lastDay)}.`
            : `The next day of stay is possible on ${shortDay(nextEntry)}.`}
          {maxStay < days ? ` A full stay of ${days} days again from ${shortDay(fullAgain)}.` : null}
        </p>
        <Rule>
          {`For citizens of countries outside the EU, the EEA and Switzerland, without a permit or long-stay visa. ${schengen.rule.text}`}
        </Rule>
      </div>
    </div>
  );
}

function Rule({ children }: { readonly children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
