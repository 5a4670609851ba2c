import type { ReactNode } from 'react';
import { rules } from '../../../api/site.ts';
import { leadText } from '../../../assess/answerEnglish.ts';
import type { Assessed } from '../../../assess/assessor.ts';
import type { Balance } from '../../../assess/balance.ts';
import {
  againstBetterSentence,
  balanceLead,
  leavingCostsWords,
  paidBackSentence,
  returnSentences,
} from '../../../assess/balanceEnglish.ts';
import { caveats } from '../../../assess/caveats.ts';
import type { Column } from '../../../assess/comparison.ts';
import { countriesOf, countryDays } from '../../../assess/countryDays.ts';
import { leftInWords, resultInWords, shortDay, windowBeside } from '../../../assess/daysEnglish.ts';
import { placeLead } from '../../../assess/differenceEnglish.ts';
import { sentence } from '../../../assess/english.ts';
import { NOT_FOR_EMPLOYEES } from '../../../assess/moveYearWords.ts';
import { rowSays } from '../../../assess/rowEnglish.ts';
import type { AssessedMove } from '../../../assess/useMove.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { documentNotes, incomeText } from '../../../catalogue/documentNotes.ts';
import { formatCurrency, formatMonth, nameInText } from '../../../catalogue/format.ts';
import { keptText } from '../../../catalogue/labels.ts';
import {
  type Leaving,
  TIE_OUTCOME_LABELS,
  type TieAnswer,
  tieOutcome,
} from '../../../catalogue/leavingHome.ts';
import { planPath } from '../../../catalogue/pages.ts';
import { paperWords } from '../../../catalogue/papers.ts';
import { DocumentEnd, DocumentHead, type DocumentLead } from '../../../pdf/Document.tsx';
import { downloadDocument } from '../../../pdf/downloadDocument.ts';
import type { RulesByCountry } from '../../../residency/index.ts';
import { figuresForLink, withFigures } from '../../../situation/address.ts';
import { today } from '../../../situation/clock.ts';
import type { PaperToKeep } from '../../../situation/papers.ts';
import { ONLY_IF, type PlanDate, repeatsWords } from '../../../situation/planDates.ts';
import { wholeFamilyWords } from '../../../situation/words.ts';
import type { DaysRecord } from '../../../stores/stays.ts';
import { whenWords } from '../dates/useDates.ts';
import { yearsOf } from '../days/timelineShape.ts';
import { type Left, LINE_NAMES, LINES, stepsSentence, sumOf } from '../Left.tsx';
import type { LimitRow } from '../Limits.tsx';
import { BalanceTable } from '../money/BalanceTable.tsx';
import styles from './blocks.module.css';

const PLAN_FILE_NAME = 'your-move.pdf';

interface PlanDocument {
  readonly left: Left;
  /** Null without a chosen regime. */
  readonly balance: Balance | null;
  readonly limits: readonly LimitRow[];
  readonly dates: readonly PlanDate[];
  readonly papers: readonly PaperToKeep[];
  /** Ids of the dates that are done. */
  readonly done: readonly string[];
  readonly days: DaysRecord;
  readonly leaving: Leaving | null;
  readonly answers: Readonly<Record<string, TieAnswer>>;
}

/**
 * The PDF of the whole plan; what has not been entered is left out.
 * @throws {Error} when the file cannot be made
 */
export async function downloadPlanPdf(plan: PlanDocument): Promise<void> {
  const { left, balance, limits, dates, papers, done, days, leaving, answers } = plan;
  const { move } = left;
  const { figures, home, destination, chosen } = move;
  const title = destination ? `Your move to ${nameInText(destination.country.name)}` : 'Your move';
  const { made, assumed } = documentNotes({
    madeOn: today(),
    countries: destination ? [destination.country] : [],
    estimate: figures.estimate,
    currency: figures.currency,
    whose: wholeFamilyWords(figures.situation),
    hasRunningCosts: figures.situation.runningCosts === true,
  });
  await downloadDocument({
    title,
    fileName: PLAN_FILE_NAME,
    blocks: [
      <DocumentHead
        key="head"
        title={title}
        lead={chosen && planLead(chosen, move)}
        profile={[
          ['Annual income', incomeText(figures.income, figures.costs, figures.money)],
          ['From', home?.name ?? 'Not said'],
          ['Arrival', formatMonth(figures.from)],
        ]}
        made={made}
      >
        {chosen ? (
          <>
            {`What it ${chosen.saving === null ? 'costs' : 'saves'}, what to do and when, and what is left. `}
            <a href={withFigures(planPath(chosen.regime.id), figuresForLink(figures.situation))}>
              This plan online
            </a>
          </>
        ) : (
          'Days, leaving home and dates, as entered.'
        )}
      </DocumentHead>,
      ...(chosen && balance ? moneyBlocks({ move, chosen, balance }) : []),
      ...daysBlocks(days, { rules, today: today() }),
      ...leavingBlocks(leaving, answers, destination),
      ...dateBlocks(dates, done, { today: today(), isRecord: move.isArrivalSaid && move.arrival < today() }),
      ...paperBlocks(papers, done),
      ...leftBlocks(left),
      ...limitBlocks(limits),
      <DocumentEnd key="end" assumed={assumed} />,
    ],
  });
}

/** What it leaves more than today, with which scheme, and what the row and the note beside the amount say on the page. */
function planLead(chosen: Assessed, { keptToday, figures }: AssessedMove): DocumentLead | null {
  const { situation, money } = figures;
  const words = placeLead(chosen, keptToday, situation, figures);
  const says = rowSays(chosen, money);
  return (
    words && {
      claim: leadText(words),
      scheme: chosen.regime.name,
      sentences: [
        says && `${`${says.first} ${says.rest}`.trim()}.`,
        caveats(chosen, situation, money),
      ].filter((sentence) => sentence !== null),
    }
  );
}

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

interface MoneyData {
  readonly move: AssessedMove;
  readonly chosen: Assessed;
  readonly balance: Balance;
}

function moneyBlocks({ move, chosen, balance }: MoneyData): ReactNode[] {
  const { figures, home } = move;
  const { money, currency } = figures;
  const names = { home: home?.name ?? 'Home', there: chosen.country.name };
  const costs = paidBackSentence(balance, chosen.years, figures);
  const said = [
    costs,
    leavingCostsWords(move.exit?.paid ?? 0, null, null, money),
    againstBetterSentence(balance, currency),
  ];
  const notes = [...said, ...returnSentences(balance, names, currency)].filter((note) => note !== null);
  return [
    <Part key="money" name="Money" result={leadText(balanceLead(balance, chosen, figures))}>
      <BalanceTable
        {...{ move, chosen, balance }}
        className={styles.table}
        total={styles.total}
        words={styles.words}
      />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {move.isEmployee ? <p className={styles.note}>{NOT_FOR_EMPLOYEES}</p> : null}
      {chosen.terms.map((term) => (
        <p key={sentence(term, money)} className={styles.note}>
          {sentence(term, money)}
        </p>
      ))}
    </Part>,
  ];
}

interface DaysData {
  readonly rules: RulesByCountry;
  readonly today: string;
}

function daysBlocks(record: DaysRecord, { rules, today }: DaysData): ReactNode[] {
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
        Days are one part of a rule. This list proves nothing to a tax office, so keep tickets and leases.
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

function leavingBlocks(
  leaving: Leaving | null,
  answers: Readonly<Record<string, TieAnswer>>,
  destination: Column | null,
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

function dateBlocks(
  dates: readonly PlanDate[],
  done: readonly string[],
  at: Parameters<typeof whenWords>[1],
): ReactNode[] {
  return listBlocks(
    'Dates',
    null,
    dates.map(({ id, date, title, text, only, repeats }) => (
      <div key={id} className={styles.date}>
        <span className={done.includes(id) ? `${styles.box} ${styles.done}` : styles.box} />
        <span className={styles.day}>{whenWords(date, at)}</span>
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

function paperBlocks(papers: readonly PaperToKeep[], done: readonly string[]): ReactNode[] {
  return listBlocks(
    'Papers to keep',
    null,
    papers.map((paper) => (
      <div key={paper.id} className={styles.date}>
        <span className={done.includes(paper.id) ? `${styles.box} ${styles.done}` : styles.box} />
        <span className={styles.day}>{paper.place === 'home' ? 'Has ended' : 'Has begun'}</span>
        <span>
          {paper.text}
          <br />
          {`${paperWords(paper)}.`}
        </span>
      </div>
    )),
  );
}

function leftBlocks(left: Left): ReactNode[] {
  const { lines, there, home: atHome, move } = left;
  const { figures, home, destination } = move;
  if (!lines || !there) return [];
  const amount = (value: number | undefined) =>
    value === undefined ? '—' : formatCurrency(value, figures.currency);
  const rows = [
    ['You keep', atHome?.kept, there.kept],
    ...LINES.map((line) => [LINE_NAMES[line], lines.home[line], lines.there[line]] as const),
    ['Living', sumOf(lines.home), there.living],
  ] as const;
  return [
    <Part key="left" name="After living costs" result={`${amount(there.left)} a month is left.`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>A month</th>
            <th>{home?.name}</th>
            <th>{destination?.country.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, today, then]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{today === undefined ? amount(today) : keptText(today, amount)}</td>
              <td>{keptText(then, amount)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>Left</td>
            <td>{amount(atHome?.left)}</td>
            <td>{amount(there.left)}</td>
          </tr>
        </tbody>
      </table>
      {left.steps ? <p className={styles.note}>{stepsSentence(left)}</p> : null}
    </Part>,
  ];
}

function limitBlocks(limits: readonly LimitRow[]): ReactNode[] {
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
