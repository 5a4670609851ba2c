import { useCountries } from '../../api/queries.ts';
import { answerOf } from '../../assess/answer.ts';
import { noAnswerText } from '../../assess/answerEnglish.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import { countOf } from '../../catalogue/format.ts';
import { DESTINATIONS } from '../../catalogue/places.ts';
import type { Figures } from '../../situation/figures.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Illustration.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { askedAt, type QuestionStep, type WizardAnswers } from './answers.ts';
import styles from './Questions.module.css';

interface Props {
  /** Null where there is no income yet, or nothing is known. */
  readonly recommended: Recommendations | null;
  /** Asks again for what did not load; null where nothing has failed. */
  readonly retry: (() => void) | null;
  /** Likewise without the answer of this step. */
  readonly before: Recommendations | null;
  readonly answers: WizardAnswers;
  readonly step: QuestionStep;
  readonly computing: boolean;
  readonly figures: Figures;
}

/** What the answers so far leave open: how many countries, what this answer takes away, and the best so far. */
export function Preview({ recommended, retry, before, answers, step, computing, figures }: Props) {
  const { money } = figures;
  const countries = useCountries().data ?? [];
  const counted = recommended && countsOf(recommended);
  const found = recommended && answerOf(recommended);
  const open = new Set(counted?.rows.map(({ best }) => best.country.id));
  if (retry) {
    return (
      <aside className={styles.preview} aria-label="So far">
        <p role="alert">The countries did not load.</p>
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      </aside>
    );
  }
  return (
    <aside className={styles.preview} aria-label="So far">
      <p className={styles.count} role="status">
        <b>{counted?.rows.length ?? '–'}</b>
        {` of ${countries.length || DESTINATIONS.length} countries fit${computing ? '' : ' so far'}`}
      </p>
      <ul className={styles.flags} aria-hidden="true">
        {countries.map(({ id, code }) => (
          <li key={id} className={open.has(id) ? styles.open : styles.closed}>
            <Flag code={code} />
          </li>
        ))}
      </ul>
      {!counted || !found || counted.rows.length === 0 ? (
        <p className={styles.about}>
          {counted !== null
            ? 'No country is left with these answers.'
            : answers.income === null
              ? 'Enter an income to see how many.'
              : 'Loading countries…'}
        </p>
      ) : (
        <>
          <p className={styles.about}>{before ? effectOf(step, answers, counted, countsOf(before)) : ''}</p>
          <div>
            <h2>You keep most in</h2>
            {found.best ? (
              <RegimeRows label="You keep most in">
                <RegimeRow of={found.best} money={money} />
              </RegimeRows>
            ) : (
              <p>{noAnswerText(found)}</p>
            )}
          </div>
        </>
      )}
    </aside>
  );
}

type Counts = ReturnType<typeof countsOf>;

/** What the answer of a step takes away, also where that is nothing. */
function effectOf(step: QuestionStep, answers: WizardAnswers, now: Counts, before: Counts): string {
  const schemes = `${now.regimes} schemes`;
  const fewer = before.regimes - now.regimes;
  const asked = askedAt(step);
  if (asked === 'income') return `${schemes} are open at this income.`;
  if (asked === 'work') {
    if (answers.work === null) return 'Business owners need a scheme in which costs count.';
    return fewer === 0
      ? `All ${schemes} stay open.`
      : `${countOf(fewer, 'scheme')} without write-offs ${fewer === 1 ? 'falls' : 'fall'} away.`;
  }
  if (asked !== 'region' || answers.region === null) return `${schemes} still fit you.`;
  const gone = before.rows.length - now.rows.length;
  return gone === 0
    ? 'No country falls away.'
    : `${countOf(gone, 'country')} outside Europe ${gone === 1 ? 'falls' : 'fall'} away.`;
}

/** What is open to the answers: the countries, their regimes, and the lines of tax in them. */
export function countsOf({ fits, check }: Recommendations) {
  const rows = [...fits, ...check];
  const regimes = rows.flatMap(({ best, others }) => [best, ...others]).filter(({ fit }) => fit !== 'no');
  return {
    rows,
    regimes: regimes.length,
    lines: regimes.reduce((sum, { lines }) => sum + lines.length, 0),
  };
}
