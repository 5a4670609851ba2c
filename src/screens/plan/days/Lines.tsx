import { type ReactNode, useEffect, useMemo } from 'react';
import {
  type AreaDays,
  type CountryDays,
  countriesOf,
  countryDays,
  makesResident,
  type Question,
  schengenVisits,
  visaDays,
} from '../../../assess/countryDays.ts';
import { ruleInWords, shortDay, unitOf } from '../../../assess/daysEnglish.ts';
import { useMove } from '../../../assess/useMove.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { countOf, formatDay, nameInText } from '../../../catalogue/format.ts';
import { citizenshipOf } from '../../../catalogue/places.ts';
import { type Areas, historyOf, overlapsOf, type VisaLimit } from '../../../residency/index.ts';
import { movesFreely } from '../../../situation/situation.ts';
import { Choice } from '../../../ui/Choice.tsx';
import plan from '../Plan.module.css';
import { CountryLines, Gauge, useCrossingCosts } from './CountryLines.tsx';
import styles from './Days.module.css';
import type { Period } from './period.ts';
import type { TimelineMark } from './Timeline.tsx';
import { YearPicture } from './YearPicture.tsx';

interface Props {
  readonly question: Question;
  readonly period: Period;
  readonly isPaper: boolean;
  readonly areas: Areas;
  readonly years: readonly number[];
  readonly onYear: (year: number) => void;
  readonly onEnd: (end: string | null) => void;
  /** Takes the sentence that stands for the days of the year. */
  readonly onResult: (words: ReactNode) => void;
  readonly children: (marks: readonly TimelineMark[]) => ReactNode;
}

/** The result of a year, the timeline, and a line for each rule. */
export function Lines({ question, period, isPaper, areas, years, onYear, onEnd, onResult, children }: Props) {
  const { record, year, today } = question;
  const passports = usePassports();
  const countries = useMemo(
    () =>
      countriesOf(record.stays, question.rules)
        .map((code) => countryDays(code, question))
        .filter((country): country is CountryDays => country !== null && matters(country))
        .sort((a, b) => b.days - a.days),
    [record, question],
  );
  const crossings = countries.flatMap(crossingsOf).sort((a, b) => (a.date < b.date ? -1 : 1));
  const costs = useCrossingCosts(countries.filter(canMakeResident).map(({ code }) => code));
  const [next] = crossings;
  const passes = (next?.date ?? `${year}-12-31`) < today ? 'You passed' : 'You pass';
  const passed = next ? `${passes} ${next.days} in ${nameInText(next.country)} on` : null;
  const none = `${passes} no limit of days in ${year}.`;
  const day = next ? formatDay(next.date) : '';
  useEffect(() => {
    onResult(
      <span className={styles.advice}>
        {passed === null ? (
          none
        ) : (
          <>
            {passed} <b>{day}</b>.
          </>
        )}
      </span>,
    );
  }, [onResult, passed, none, day]);
  const unknown = [...new Set(record.stays.map(({ country }) => country))].filter(
    (code) => !Object.hasOwn(question.rules, code),
  );
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={plan.result}>{headline(crossings, question, isPaper)}</p>
          <p className={styles.say}>Days are one part of a rule. What else it asks for stands beside it.</p>
        </div>
        <Choice
          className={`no-print ${styles.choice}`}
          label="Year"
          options={years.map((one) => [one, `${one}`])}
          value={year}
          onValue={onYear}
        />
      </div>
      <Contradictions question={question} />
      <YearPicture question={question} period={period} onEnd={onEnd} />
      {children(crossings.map(({ date, mark }) => ({ date, label: mark })))}
      <div className={styles.countries}>
        {countries.map((country) => (
          <CountryLines
            key={country.code}
            country={country}
            stays={record.stays}
            uk={record.uk}
            cost={isTaxedAnyway(country.code, passports) ? null : (costs[country.code] ?? null)}
          />
        ))}
        {countries.length === 0 ? (
          <p className={styles.say}>{`No days in countries with rules in ${year}.`}</p>
        ) : null}
      </div>
      {unknown.length > 0 ? (
        <p className={styles.hint}>
          {`No rules of residence are in the data for ${unknown.map(countryName).join(', ')}.`}
        </p>
      ) : null}
      <Visits question={question} areas={areas} passports={passports} />
    </>
  );
}

/** Whether a country has something to say in the year. */
function matters({ days, lines }: CountryDays): boolean {
  return days > 0 || lines.some(({ answer, rule }) => answer.met && rule.where === 'outside');
}

/** US citizens are taxable there wherever they live: crossing a line of days costs them nothing more. */
function isTaxedAnyway(code: string, { codes }: Passports): boolean {
  return code === 'US' && codes.includes(code);
}

function canMakeResident({ lines }: CountryDays): boolean {
  return lines.some(({ rule }) => makesResident(rule));
}

interface Crossing {
  readonly date: string;
  readonly words: string;
  readonly mark: string;
  readonly days: string;
  readonly country: string;
}

/** The first day on which a rule that makes resident is met, in the year that is shown. */
function crossingsOf({ rules, lines, year }: CountryDays): Crossing[] {
  return (
    lines
      .filter(({ rule, answer }) => {
        return (
          makesResident(rule) &&
          rule.status !== 'proposed' &&
          answer.crossedOn !== null &&
          answer.crossedOn >= year.from
        );
      })
      // What asks for nothing more than days comes before what holds on a condition.
      .sort(
        (a, b) =>
          Number(a.rule.needsAlso.length > 0) - Number(b.rule.needsAlso.length > 0) ||
          ((a.answer.crossedOn ?? '') < (b.answer.crossedOn ?? '') ? -1 : 1),
      )
      .slice(0, 1)
      .map(({ rule, answer, limit }) => {
        const date = answer.crossedOn ?? '';
        return {
          date,
          words: `${ruleInWords(rule, rules.name, limit)} on ${shortDay(date)}`,
          mark: `${rules.name}, ${shortDay(date)}`,
          days: countOf(limit, unitOf(rule)),
          country: rules.name,
        };
      })
  );
}

/** Names the rule and its day; whether a person is resident is more than days. */
function headline(crossings: readonly Crossing[], { year, today }: Question, isPaper: boolean): string {
  const [first, ...others] = crossings;
  if (!first) {
    if (`${year}-12-31` < today) return `No line was crossed in ${year}.`;
    return isPaper && `${year}-01-01` <= today
      ? `No line was crossed in ${year} up to ${shortDay(today)}.`
      : `No line is crossed in ${year}, as planned.`;
  }
  const more =
    others.length === 0 ? '' : ` And ${others.length} more ${others.length === 1 ? 'line' : 'lines'}.`;
  return `${first.words}.${more}`;
}

/** Stays in two countries on the same days: a mistake to ask about. */
function Contradictions({ question: { record, year } }: { readonly question: Question }) {
  const overlaps = useMemo(
    () => overlapsOf(historyOf(record.stays, `${year}-12-31`).periods),
    [record, year],
  );
  if (overlaps.length === 0) return null;
  const nameAt = (place: number) => countryName(record.stays[place]?.country ?? '');
  return (
    <div className={styles.question} role="status">
      <p>
        <b>Two countries on the same days.</b> <span className={styles.advice}>Where were you? </span>
        Until it is settled these days count in both.
      </p>
      <ul>
        {overlaps.slice(0, 5).map(({ a, b, from, to, days }) => (
          <li key={`${a} ${b}`}>
            {`${nameAt(a)} and ${nameAt(b)}: ${shortDay(from)} to ${shortDay(to)}, ${days} days`}
          </li>
        ))}
        {overlaps.length > 5 ? <li>{`And ${overlaps.length - 5} more.`}</li> : null}
      </ul>
    </div>
  );
}

/** What the situation says about citizenship. */
function usePassports(): Passports {
  const { citizenships = [] } = useMove().figures.situation;
  const free = citizenships.find(movesFreely);
  return {
    isSaid: citizenships.length > 0,
    free: free === undefined ? null : (citizenshipOf(free)?.adjective ?? null),
    codes: citizenships
      .filter((id) => id !== 'other')
      .map((id) => (id === 'eu-other' ? 'EU' : id.toUpperCase())),
  };
}

interface Passports {
  /** "German" for German citizens who move freely in the EU; null for others, and while nothing is said. */
  readonly free: string | null;
  /** Codes as the data know them, such as `US` or `DE`; empty while nothing is said. */
  readonly codes: readonly string[];
  readonly isSaid: boolean;
}

interface VisitsProps {
  readonly question: Question;
  readonly areas: Areas;
  readonly passports: Passports;
}

/** How long visitors may stay: the Schengen area's 90 days in 180, and the limits of single countries. */
function Visits({ question, areas, passports }: VisitsProps) {
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
    <section className={`${styles.country} ${styles.advice}`} aria-label="Visits without a permit">
      <h3 className={styles.who}>Visits without a permit</h3>
      {schengen ? <Schengen visits={schengen} areas={areas} passports={passports} /> : null}
      <ul className={styles.rules}>
        {limits.map(({ code, stay, answer }) => (
          <li key={code} className={styles.rule} data-over={answer.overstayDays > 0 ? 'true' : undefined}>
            <Gauge count={answer.used} limit={daysOf(stay.limit)} unit="days" />
            <div className={`quiet ${styles.words}`}>
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
      <p className={`quiet ${styles.words}`}>
        {isSaid ? (
          <>
            <b>90/180 does not count</b> for {free} citizens.
          </>
        ) : (
          'Whether 90/180 counts depends on the passport, which your situation does not say.'
        )}
      </p>
      <details className={styles.more} data-paper="">
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
      <div className={`quiet ${styles.words}`}>
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
