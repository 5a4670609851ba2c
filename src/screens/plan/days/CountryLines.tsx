import { type CSSProperties, useMemo } from 'react';
import { useCountries, useTaxBrackets } from '../../../api/countries.ts';
import { type CountryDays, makesResident, type RuleLine } from '../../../assess/countryDays.ts';
import {
  countedInWords,
  countingInWords,
  effectInWords,
  leftInWords,
  marksOf,
  remarksOn,
  resultInWords,
  shortDay,
  shownCount,
  windowBeside,
} from '../../../assess/daysEnglish.ts';
import { recommendations } from '../../../assess/recommendations.ts';
import { usePersonFacts } from '../../../assess/useFacts.ts';
import { useMove } from '../../../assess/useMove.ts';
import { countOf, nameInText } from '../../../catalogue/format.ts';
import type { MoneyFormat } from '../../../catalogue/money.ts';
import { schedulesFor } from '../../../catalogue/schedules.ts';
import {
  historyOf,
  type PermitLimit,
  type PermitLimitKind,
  permitLimits,
  type Stay,
} from '../../../residency/index.ts';
import { homeTaxOf } from '../../../situation/homeTax.ts';
import { homeIdOf } from '../../../situation/situation.ts';
import { changeDays, type DaysRecord } from '../../../stores/stays.ts';
import { Flag } from '../../../ui/Illustration.tsx';
import { Options } from '../../../ui/Options.tsx';
import styles from './Days.module.css';
import { colourOf } from './Timeline.tsx';

interface Props {
  readonly country: CountryDays;
  readonly stays: readonly Stay[];
  readonly uk: DaysRecord['uk'];
  /** What crossing a line costs, in a sentence; null where it is not known. */
  readonly cost: string | null;
}

/** One country in the year: its days, each of its rules, and what makes resident without any days. */
export function CountryLines({ country, stays, uk, cost }: Props) {
  const { code, rules, days, daysUntilToday, lines, year } = country;
  return (
    <section className={styles.country} style={colourOf(code, stays)} aria-label={rules.name}>
      <h3 className={styles.who}>
        <Flag code={code} />
        {rules.name}
        <span className={styles.count}>
          {countOf(days, 'day')}
          {daysUntilToday === null || daysUntilToday === days ? null : (
            <small>{` · ${daysUntilToday} until today`}</small>
          )}
        </span>
      </h3>
      {lines.length === 0 ? (
        <p className={`quiet ${styles.words}`}>No rule here counts days: ties decide.</p>
      ) : (
        <ul className={styles.rules}>
          {lines.map((line) => (
            <li key={line.rule.id}>
              <RuleRow line={line} country={rules.name} year={year} />
            </li>
          ))}
        </ul>
      )}
      {cost ? <p className={styles.cost}>{cost}</p> : null}
      {country.lines.some(({ rule }) => rule.tiers) ? <UkTies country={country} uk={uk} /> : null}
      {rules.withoutDays.length > 0 ? (
        <div className={styles.without}>
          <p>Whatever the days:</p>
          <ul>
            {rules.withoutDays.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <PermitDays country={country} stays={stays} />
      {rules.note ? <p className={styles.hint}>{rules.note}</p> : null}
    </section>
  );
}

interface RowProps {
  readonly line: RuleLine;
  readonly country: string;
  readonly year: CountryDays['year'];
}

function RuleRow({ line, country, year }: RowProps) {
  const { rule, answer, limit } = line;
  const { count, unit } = countedInWords(line);
  const left = leftInWords(line);
  const isResident = answer.met && makesResident(rule);
  return (
    <div className={styles.rule} data-met={isResident ? 'true' : undefined}>
      <Gauge count={shownCount(line)} shown={count} limit={limit} unit={unit} />
      <div className={`quiet ${styles.words}`}>
        <p>
          <b>{resultInWords(line, country)}</b>
          {`${windowBeside(line, year)}. `}
          <span className={styles.advice}>{left}</span>
          {marksOf(rule).map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </p>
        {isResident ? <p>{effectInWords(line, year)}</p> : null}
        {rule.appliesTo ? <p>{`For: ${rule.appliesTo}`}</p> : null}
        {rule.needsAlso.length > 0 ? (
          <ul className={styles.also} aria-label="What must be true as well">
            {rule.needsAlso.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        <details className={styles.more} data-paper="">
          <summary>How it is counted</summary>
          <ul>
            {isResident ? null : <li>{effectInWords(line, year)}</li>}
            <li>{countingInWords(rule)}</li>
            {remarksOn(line).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>
              {'Source: '}
              <a href={rule.source.url} rel="noreferrer">
                {rule.source.title}
              </a>
              {`, ${rule.source.publisher}`}
            </li>
          </ul>
        </details>
      </div>
    </div>
  );
}

interface GaugeProps {
  readonly count: number;
  /** The count as it is read, where it is no whole number. */
  readonly shown?: string;
  readonly limit: number;
  /** In the plural. */
  readonly unit: string;
}

/** Days counted against the rule's number, which stands at two thirds of the bar unless there are far more days. */
export function Gauge({ count, shown, limit, unit }: GaugeProps) {
  const whole = Math.max(limit * 1.5, count, 1);
  const place = { '--v': (count / whole) * 100, '--limit': (limit / whole) * 100 } as CSSProperties;
  return (
    <div className={styles.gaugeCell}>
      <span className={styles.n}>{shown ?? count}</span>
      <span className="quiet">{`of ${limit} ${unit}`}</span>
      <span className={styles.gauge} style={place} aria-hidden="true" />
    </div>
  );
}

/** What the United Kingdom asks besides days; kept with the stays. */
function UkTies({ country, uk }: { readonly country: CountryDays; readonly uk: DaysRecord['uk'] }) {
  const profile = uk?.profile ?? '';
  const outcome = country.uk;
  return (
    <div className={`no-print ${styles.form}`}>
      <label className={styles.field}>
        In the three tax years before
        <select
          value={profile}
          onChange={({ target: { value } }) =>
            changeDays({
              uk: value === 'leaver' || value === 'arriver' ? { profile: value, ties: uk?.ties ?? 0 } : null,
            })
          }
        >
          <option value="">Not said</option>
          <option value="leaver">UK resident in one or more</option>
          <option value="arriver">UK resident in none</option>
        </select>
      </label>
      {uk ? (
        <label className={styles.field}>
          Ties
          <select
            value={uk.ties}
            onChange={({ target }) => changeDays({ uk: { ...uk, ties: Number(target.value) } })}
          >
            <Options of={[0, 1, 2, 3, 4, 5].map((ties) => [ties, ties])} />
          </select>
        </label>
      ) : null}
      {outcome ? (
        <p className={`quiet ${styles.words}`}>
          <b>
            {outcome.tiesNeeded === null
              ? `${outcome.days} nights decide by themselves.`
              : `${outcome.days} nights need ${outcome.tiesNeeded} ties to make UK resident.`}
          </b>
          {` With ${uk?.ties ?? 0} ties the line lies above ${outcome.mostDays} nights, unless full-time work abroad or an only home decides.`}
        </p>
      ) : null}
    </div>
  );
}

interface PermitProps {
  readonly country: CountryDays;
  readonly stays: readonly Stay[];
}

/** How long permits of a country allow to be away, or ask to be there, and what the stays make of it. */
function PermitDays({ country: { code, rules, year }, stays }: PermitProps) {
  const all = rules.permitPresence ?? [];
  const known = all.filter((permit) => permit.known);
  const unknown = all.filter((permit) => !permit.known);
  if (all.length === 0) return null;
  const history = historyOf(stays, year.to);
  return (
    <details className={`${styles.more} ${styles.advice}`} data-paper="">
      <summary>What permits ask for</summary>
      <ul>
        {known.map((permit) => (
          <li key={permit.permit}>
            <b>{`${permit.permit}.`}</b> {permit.text}{' '}
            {permitLimits(permit, code, rules.taxYearStart, history).map((limit) => (
              <span key={limit.kind} className={limit.brokenOn ? styles.broken : undefined}>
                {`${limitInWords(limit)} `}
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

/**
 * What it costs to become resident in a country by its days, the tax on the whole income there: a sentence by upper-case
 * country code. Countries whose tax is not in the data have none.
 */
export function useCrossingCosts(codes: readonly string[]): Readonly<Record<string, string>> {
  const { figures, destination } = useMove();
  const { data: countries } = useCountries();
  const { facts, isReady } = usePersonFacts(true);
  const joined = codes.join();
  const crossed = useMemo(
    () => (countries ?? []).filter(({ code }) => joined.split(',').includes(code)),
    [countries, joined],
  );
  const ids = useMemo(() => crossed.flatMap(({ taxRegimes }) => taxRegimes.map(({ id }) => id)), [crossed]);
  const brackets = useTaxBrackets(ids);
  return useMemo(() => {
    if (!isReady || brackets.status !== 'success') return {};
    const schedules = schedulesFor(brackets.data);
    const { situation, money } = figures;
    const words = joined.split(',').flatMap((code) => {
      const id = code.toLowerCase();
      const country = crossed.find((one) => one.code === code);
      const home = facts.homes.find((one) => one.id === id);
      if (home && (!country || id === homeIdOf(situation))) {
        const total = homeTaxOf({ ...situation, home: { country: id } }, figures, facts);
        return total === null
          ? []
          : [[code, crossingWords({ name: home.name, regime: null, total, money })] as const];
      }
      if (!country || country.id === destination?.country.id) return [];
      const oneYear = { ...figures, years: null };
      const [found] = recommendations(situation, [country], { figures: oneYear, schedules, facts }).all;
      return found
        ? [
            [
              code,
              crossingWords({
                name: country.name,
                regime: found.best.regime.name,
                total: found.best.total,
                money,
              }),
            ] as const,
          ]
        : [];
    });
    return Object.fromEntries(words);
  }, [isReady, brackets, figures, facts, crossed, destination, joined]);
}

interface Crossing {
  readonly name: string;
  /** The cheapest regime of a destination; null for the ordinary tax of a home country. */
  readonly regime: string | null;
  /** USD per year. */
  readonly total: number;
  readonly money: MoneyFormat;
}

/** What residence there would cost, never that it follows from the days alone. */
function crossingWords({ name, regime, total, money }: Crossing): string {
  const place = nameInText(name);
  return regime === null
    ? `If you become resident, ${place} can tax all of your income: about ${money(total)} a year.`
    : `If you become resident, ${place} can tax all of your income: about ${money(total)} a year as “${regime}”.`;
}
