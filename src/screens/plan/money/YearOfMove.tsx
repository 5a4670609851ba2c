import type { CSSProperties } from 'react';
import type { Assessed } from '../../../assess/assessor.ts';
import {
  bestWords,
  bothWords,
  companyWords,
  dearMonthsWords,
  monthWords,
  type Names,
  NOT_FOR_EMPLOYEES,
  otherMoneyWords,
  partsOf,
  rangeWords,
  resultWords,
  whyWords,
} from '../../../assess/moveYearWords.ts';
import { type AssessedMove, useMoveYear } from '../../../assess/useMove.ts';
import { capitalised, formatList, formatMonthName, nameInText } from '../../../catalogue/format.ts';
import { answer as answerSituation } from '../../../situation/figures.ts';
import { inSentence } from '../../../situation/words.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { ArrivalYearTexts, LeavingYearTexts } from '../../../ui/Sourced.tsx';
import plan from '../Plan.module.css';
import styles from './Money.module.css';

type Answer = NonNullable<ReturnType<typeof useMoveYear>>;

/**
 * The year you move: which months each country taxes, what each takes, and in which month the move costs least. Nothing
 * where the home country or the laws of the year are not known.
 */
export function YearOfMove({ move }: { readonly move: AssessedMove }) {
  const answer = useMoveYear(move);
  const { home, chosen, figures, isExample } = move;
  if (move.isEmployee) {
    return (
      <div>
        <h3 className={plan.heading}>The year you move</h3>
        <p className={plan.soft}>{NOT_FOR_EMPLOYEES}</p>
      </div>
    );
  }
  if (!answer || !home || !chosen) return null;
  const { money } = figures;
  const { year, own, month, months, leaving, arriving } = answer;
  const names: Names = {
    home: nameInText(home.name),
    there: nameInText(chosen.country.name),
    elsewhere: dueElsewhereWords(chosen),
  };
  const parts = partsOf(year, own, names, money);
  const said = parts.flatMap((part) => (part.months === null ? [] : `${part.name}: ${part.months}`));
  const why = whyWords(months, month, names, money);
  const range = rangeWords(own, money);
  const besides = [companyWords(figures.situation, names), otherMoneyWords(figures.situation, chosen, names)];
  const dear = dearMonthsWords(months, month, names, arriving?.regimes[chosen.regime.id]?.note);
  return (
    <div>
      <h3 className={plan.heading}>The year you move</h3>
      <p className={plan.result}>{resultWords(year, own, money)}</p>
      {range ? <p className={plan.soft}>{range}</p> : null}
      {besides.map((words) =>
        words === null ? null : (
          <p key={words} className={plan.soft}>
            {words}
          </p>
        ),
      )}
      <MonthsBar months={year.months} label={said.join('. ')} />
      <ul className={styles.parties}>
        {parts.map(({ who, name, months: taxed, amount }) => (
          <li key={who}>
            <i className={PART_LOOKS[who]} />
            <span>
              {name} {taxed === null ? null : <small className="quiet">{taxed}</small>}
            </span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
      {(answer.isCut ? bothWords(year, names, money) : []).map((sentence) => (
        <p key={sentence} className={`${plan.soft} ${styles.both}`}>
          {sentence}
        </p>
      ))}
      {dear ? <p className={`${plan.soft} ${styles.both}`}>{dear}</p> : null}
      <h4 className={plan.heading}>{bestWords(months, month, money)}</h4>
      {why ? <p className={plan.soft}>{why}</p> : null}
      <MonthTotals
        months={months}
        chosen={month}
        words={(one) => monthWords(one, names, money)}
        onChoose={(chosenMonth) => {
          if (!isExample) answerSituation({ arrival: { year: figures.from.year, month: chosenMonth } });
        }}
      />
      <p className={`${plan.soft} no-print`}>Press a month to plan with it.</p>
      {leaving || arriving ? (
        <Fold title={<h4>How each country treats this year</h4>} isLate>
          {leaving ? (
            <>
              <h5>{capitalised(names.home)}</h5>
              <LeavingYearTexts year={leaving} />
            </>
          ) : null}
          {arriving ? (
            <>
              <h5>{capitalised(names.there)}</h5>
              <ArrivalYearTexts year={arriving} regimeId={chosen.regime.id} />
            </>
          ) : null}
        </Fold>
      ) : null}
    </div>
  );
}

const PART_LOOKS = { home: styles.atHome, there: styles.there, elsewhere: styles.elsewhere } as const;

/** Where other countries take something: "withheld in Brazil". */
export function dueElsewhereWords({ dueElsewhere }: Pick<Assessed, 'dueElsewhere'>): string {
  const certain = dueElsewhere.filter((due) => due.certain);
  const words = certain.map(
    ({ why, country }) => `${why === 'payer' ? 'withheld' : 'due'} in ${inSentence(country)}`,
  );
  return formatList([...new Set(words)]);
}

interface BarProps {
  readonly months: Answer['year']['months'];
  /** The same in words, for those who do not see it. */
  readonly label: string;
}

/** The twelve months of the year in two colours: who taxes which of them. A month that both tax has both. */
export function MonthsBar({ months, label }: BarProps) {
  return (
    <div className={styles.twelve} role="img" aria-label={label}>
      {months.map(({ month, atHome, taxedBy }) => (
        <span key={month} className={styles.month}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {taxedBy.length === 2 && (atHome === 0 || atHome === 1) ? (
              <>
                <rect className={styles.atHome} width="100" height="50" />
                <rect className={styles.there} y="50" width="100" height="50" />
              </>
            ) : (
              <>
                <rect
                  className={taxedBy.length === 0 ? styles.untaxed : styles.atHome}
                  width={100 * atHome}
                  height="100"
                />
                <rect className={styles.there} x={100 * atHome} width={100 * (1 - atHome)} height="100" />
              </>
            )}
          </svg>
          <small aria-hidden="true">{formatMonthName(month, 'short')}</small>
        </span>
      ))}
    </div>
  );
}

interface TotalsProps {
  readonly months: Answer['months'];
  /** The month of arrival that the plan has, 1 to 12. */
  readonly chosen: number;
  /** What a month comes to, in words: the name of its button. */
  readonly words: (month: Answer['months']['months'][number]) => string;
  /** A press on a month; null where it changes nothing. */
  readonly onChoose: ((month: number) => void) | null;
}

/** The total of the year by month of arrival: a column for each, which moves the plan to that month. */
export function MonthTotals({ months: { months, best }, chosen, words, onChoose }: TotalsProps) {
  const most = Math.max(...months.map(({ home, there, elsewhere }) => home + there + elsewhere), 1);
  const height = (amount: number) => ({ '--h': Math.max(amount, 0) / most }) as CSSProperties;
  return (
    <fieldset className={styles.totals}>
      <legend className="visually-hidden">Month of arrival</legend>
      {months.map((one) => {
        const { month, home, there, elsewhere } = one;
        const isBest = month === best;
        return (
          <button
            key={month}
            type="button"
            className={styles.total}
            aria-pressed={month === chosen}
            aria-label={`${words(one)}${isBest ? '. Least' : ''}`}
            disabled={onChoose === null}
            onClick={() => onChoose?.(month)}
          >
            <span className={styles.column}>
              {isBest ? <b>Least</b> : null}
              {elsewhere > 0 ? <i className={styles.elsewhere} style={height(elsewhere)} /> : null}
              <i className={styles.there} style={height(there)} />
              <i className={styles.atHome} style={height(home)} />
            </span>
            <small>{formatMonthName(month, 'short')}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
