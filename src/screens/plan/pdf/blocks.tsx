/** The parts of the plan on paper, as blocks that are not cut in two. */
import type { ReactNode } from 'react';
import { formatCurrency, formatDay, nameInText } from '../../../catalogue/format.ts';
import { type Leaving, TIE_OUTCOME_LABELS, type TieAnswer, tieOutcome } from '../../../catalogue/leaving.ts';
import type { RulesByCountry } from '../../../residency/index.ts';
import { ONLY_IF, type PlanDate, repeatsWords } from '../../../situation/planDates.ts';
import type { DaysRecord } from '../../../stores/stays.ts';
import { countriesOf, countryDays } from '../days/countryDays.ts';
import { leftInWords, resultInWords, shortDay, windowBeside } from '../days/daysWords.ts';
import { countryName } from '../days/places.ts';
import { yearsOf } from '../days/timelineShape.ts';
import { LINE_NAMES, LINES, sumOf } from '../left/budget.ts';
import type { Left } from '../left/useLeft.ts';
import { leftWords } from '../left/words.ts';
import type { LimitRow } from '../limits/words.ts';
import { groupedYears } from '../money/moneyYears.ts';
import type { Money } from '../money/useMoney.ts';
import { resultWords } from '../money/words.ts';
import type { Destination } from '../useMove.ts';
import styles from './blocks.module.css';

/** A heading with what belongs right under it. */
function Part({
  name,
  result,
  children,
}: {
  readonly name: string;
  readonly result?: string | null;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.part}>
      <p className={styles.name}>{name}</p>
      {result ? <h2 className={styles.result}>{result}</h2> : null}
      {children}
    </div>
  );
}

/** Some rows stand with the heading, so that it is never the last thing on a page. */
function listBlocks(name: string, result: string | null, rows: readonly ReactNode[]): ReactNode[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  return [
    <Part key={name} name={name} result={result}>
      {first}
    </Part>,
    ...others,
  ];
}

export function moneyBlocks({ move, chosen, guide }: Money): ReactNode[] {
  if (!chosen) return [];
  const { currency } = move.figures;
  const amount = (value: number | null) => (value === null ? '—' : formatCurrency(value, currency));
  return [
    <Part key="money" name="Money over the years" result={resultWords(chosen, move)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Year</th>
            {chosen.stay === null ? null : <th>If you stay</th>}
            <th>Your plan</th>
            {chosen.stay === null ? null : <th>Saved</th>}
            <th>You keep</th>
            <th>What changes</th>
          </tr>
        </thead>
        <tbody>
          {groupedYears(chosen.years).map(({ first, last }) => (
            <tr key={first.place}>
              <td>{first === last ? first.place : `${first.place}–${last.place}`}</td>
              {chosen.stay === null ? null : <td>{amount(first.there === null ? null : first.stay)}</td>}
              <td>{amount(first.there === null ? null : first.there + first.atHome)}</td>
              {chosen.stay === null ? null : <td>{amount(first.saved)}</td>}
              <td>{amount(first.kept)}</td>
              <td className={styles.words}>
                {[
                  first.regimeId === move.destination?.regime.id
                    ? ''
                    : guide?.taxRegimes.find(({ id }) => id === first.regimeId)?.name,
                  ...first.reasons.map(({ text }) => text),
                ]
                  .filter(Boolean)
                  .join(' ')}
              </td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>Together</td>
            {chosen.stay === null ? null : <td>{amount(chosen.stay)}</td>}
            <td>{amount(chosen.plan)}</td>
            {chosen.stay === null ? null : <td>{amount(chosen.saved)}</td>}
            <td>{amount(chosen.kept)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      {(move.chosen?.notes ?? []).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Part>,
  ];
}

interface DaysData {
  readonly rules: RulesByCountry;
  readonly today: string;
}

export function daysBlocks(record: DaysRecord, { rules, today }: DaysData): ReactNode[] {
  const { stays } = record;
  if (stays.length === 0) return [];
  const codes = countriesOf(stays, rules);
  const countries = yearsOf(stays, Number(today.slice(0, 4))).flatMap((year) =>
    codes.flatMap((code) => {
      const country = countryDays(code, { record, year, today, rules });
      return country && country.days > 0 ? [{ year, country }] : [];
    }),
  );
  return [
    <Part key="days" name="Days">
      <table className={styles.table}>
        <tbody>
          {stays.map(({ id, country, arrival, departure }) => (
            <tr key={id}>
              <td>{countryName(country)}</td>
              <td className={styles.words}>
                {`${shortDay(arrival)} to ${departure === null ? 'open' : shortDay(departure)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Days are one part of a rule. This is no evidence: keep tickets and leases.
      </p>
    </Part>,
    ...countries.map(({ year, country }) => (
      <div key={`${country.code} ${year}`} className={styles.row}>
        <h3>{`${country.rules.name}, ${year}: ${country.days} days`}</h3>
        {country.lines.map((line) => (
          <p key={line.rule.id}>
            <b>{resultInWords(line, country.rules.name)}</b>
            {`${windowBeside(line, country.year)}. ${leftInWords(line)}`}
            {line.rule.needsAlso.length > 0 ? ` Also needed: ${line.rule.needsAlso.join(' ')}` : ''}
          </p>
        ))}
        {country.rules.withoutDays.length > 0 ? (
          <p>{`Whatever the days: ${country.rules.withoutDays.join(' ')}`}</p>
        ) : null}
      </div>
    )),
  ];
}

export function leavingBlocks(
  leaving: Leaving | null,
  answers: Readonly<Record<string, TieAnswer>>,
  destination: Destination | null,
): ReactNode[] {
  if (leaving === null) return [];
  const { ties, exitTax, daysBack, tail, citizens, returnsStillDue } = leaving;
  const slug = destination?.country.slug;
  const concerning = tail.filter(
    ({ concerns }) => slug === undefined || concerns.includes('all') || concerns.includes(slug),
  );
  const rows = ties.map((tie) => {
    if (tie.ifYes === 'no-effect') {
      return (
        <div key={tie.id} className={styles.row}>
          <h3>{tie.ask}</h3>
          <p>{tie.because}</p>
        </div>
      );
    }
    const outcome = tieOutcome(tie, answers[tie.id]);
    return (
      <div key={tie.id} className={styles.row}>
        <h3>{tie.ask}</h3>
        <p>
          <b>
            {outcome === null
              ? 'Not answered'
              : `${answers[tie.id] === 'yes' ? 'Yes' : 'No'}: ${TIE_OUTCOME_LABELS[outcome]}`}
          </b>
          {outcome === 'ends' ? '' : `. ${tie.because}`}
        </p>
      </div>
    );
  });
  return [
    ...listBlocks(`Leaving ${nameInText(leaving.name)}`, null, rows),
    <Fact
      key="ends"
      title={`When residence in ${nameInText(leaving.name)} ends`}
      text={leaving.residenceEnds.text}
    />,
    <Fact key="back" title="Visits home" text={daysBack.text} />,
    <Fact key="exit" title="Exit tax" text={exitTax.text} />,
    ...concerning.map(({ text, years }) => (
      <Fact key={text} title={`Stays taxable${years === null ? '' : ` for ${years} years`}`} text={text} />
    )),
    ...(citizens === null ? [] : [<Fact key="citizens" title="By citizenship alone" text={citizens} />]),
    <Fact key="returns" title="Returns still due" text={returnsStillDue} />,
  ];
}

function Fact({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.row}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

export function dateBlocks(dates: readonly PlanDate[], done: readonly string[]): ReactNode[] {
  return listBlocks(
    'Dates',
    null,
    dates.map(({ id, date, title, text, only, repeats }) => (
      <div key={id} className={styles.date}>
        <span className={done.includes(id) ? `${styles.box} ${styles.done}` : styles.box} />
        <span className={styles.day}>{formatDay(date)}</span>
        <span>
          <b>{title}</b>
          {done.includes(id) ? ' (done)' : ''}
          {only ? `, ${ONLY_IF[only]}` : ''}
          {repeats ? `, then ${repeatsWords(repeats)}` : ''}
          <br />
          {text}
        </span>
      </div>
    )),
  );
}

export function leftBlocks(left: Left): ReactNode[] {
  const { lines, months, money } = left;
  const { figures, home, destination } = money.move;
  if (!lines || months.length === 0) return [];
  const amount = (value: number) => formatCurrency(value, figures.currency);
  return [
    <Part key="left" name="What is left" result={leftWords(left)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>A month</th>
            <th>{home?.name}</th>
            <th>{destination?.country.name}</th>
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line}>
              <td>{LINE_NAMES[line]}</td>
              <td>{amount(lines.home[line])}</td>
              <td>{amount(lines.there[line])}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>Living</td>
            <td>{amount(sumOf(lines.home))}</td>
            <td>{amount(sumOf(lines.there))}</td>
          </tr>
        </tbody>
      </table>
    </Part>,
  ];
}

export function limitBlocks(limits: readonly LimitRow[]): ReactNode[] {
  const rows = limits.map(({ mark, name, amount, distance, effect }) => (
    <div key={`${mark.kind} ${mark.at}`} className={styles.row}>
      <h3>{name}</h3>
      <p>
        <b>{amount}</b>
        {` ${distance} ${effect}`}
      </p>
    </div>
  ));
  return listBlocks('Limits', null, rows);
}
