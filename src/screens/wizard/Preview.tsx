import { useCountries } from '../../api/queries.ts';
import { DESTINATIONS } from '../../catalogue/constants.ts';
import { countOf, nameInText } from '../../catalogue/format.ts';
import type { WorkType } from '../../catalogue/workTypes.ts';
import type { Figures } from '../../situation/figures.ts';
import type { Recommendation, Recommendations } from '../../situation/recommendations.ts';
import { Button } from '../../ui/Button.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { lastingText } from '../conditions.ts';
import type { QuestionStep, WizardAnswers } from './answers.ts';
import styles from './Preview.module.css';

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

/** The first of what is left. */
const LEADING = 3;

/** What the answers so far leave open: how many countries and regimes, what this answer takes away, and which lead. */
export function Preview({ recommended, retry, before, answers, step, computing, figures }: Props) {
  const { money, years } = figures;
  const countries = useCountries().data ?? [];
  const all = countries.reduce((sum, { taxRegimes }) => sum + taxRegimes.length, 0);
  const counted = recommended && countsOf(recommended);
  const open = new Set(counted?.rows.map(({ country }) => country.id));
  const effect = counted && before ? effectOf(step, answers, counted, countsOf(before), all) : null;
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
        <b className={styles.figure}>{counted?.rows.length ?? '–'}</b> of {countries.length || DESTINATIONS}{' '}
        countries fit
        {computing ? '' : ' so far'}
      </p>
      <ul className={styles.flags} aria-hidden="true">
        {countries.map(({ id, code }) => (
          <li key={id} className={open.has(id) ? styles.open : styles.closed}>
            <Flag code={code} />
          </li>
        ))}
      </ul>
      {counted === null || counted.rows.length === 0 ? (
        <p className={styles.about}>
          {counted !== null
            ? 'No regime is open to these answers.'
            : answers.income === null
              ? 'Enter an income to see how many.'
              : 'Loading countries…'}
        </p>
      ) : (
        <>
          <p className={styles.about}>{effect}</p>
          <div>
            <h2 className={styles.title}>{`You would keep a year${years === null ? '' : ', on average'}`}</h2>
            <ol className={styles.leading}>
              {counted.rows.slice(0, LEADING).map((one) => (
                <li key={one.country.id}>
                  <Flag code={one.country.code} /> {one.country.name}
                  <b>{money(one.kept)}</b>
                  <small>{lastingText(one)}</small>
                </li>
              ))}
              {counted.rows.length > LEADING ? (
                <li>
                  {`${countOf(counted.rows.length - LEADING, 'other')}, down to ${nameInText(counted.last.country.name)}`}
                  <b>{money(counted.last.kept)}</b>
                </li>
              ) : null}
            </ol>
          </div>
        </>
      )}
    </aside>
  );
}

type Counts = ReturnType<typeof countsOf>;

const PEOPLE: Readonly<Record<WorkType, string>> = {
  remote: 'remote workers',
  freelancer: 'freelancers',
  business: 'business owners',
};

/** What regimes ask besides: a company, which nobody means by an own name, among other conditions. */
function asking({ companies: count }: Counts): string {
  const company = count === 0 ? '' : `${count} ${count === 1 ? 'needs' : 'need'} a company; `;
  return `${company}some have conditions`;
}

/** What the answer of a step takes away, also where that is nothing. */
function effectOf(
  step: QuestionStep,
  { workType, region }: WizardAnswers,
  now: Counts,
  before: Counts,
  all: number,
): string {
  const regimes = `${now.regimes} of ${all} regimes`;
  if (step === 1) return `${regimes} are open at this income.`;
  const fewer = before.regimes - now.regimes;
  if (step === 2) {
    if (workType === null)
      return `${regimes} are left. Business owners need one in which costs count (write-offs).`;
    return fewer === 0
      ? `All ${now.regimes} regimes${now.regimes === all ? '' : ' left'} can be open to ${PEOPLE[workType]}: ${asking(now)}.`
      : `${countOf(fewer, 'regime')} without write-offs ${fewer === 1 ? 'falls' : 'fall'} away: ${regimes} are left.`;
  }
  if (region === null) return `${regimes} are left.`;
  const gone = before.rows.length - now.rows.length;
  return gone === 0
    ? `This answer takes none away: ${regimes} are left.`
    : `${countOf(gone, 'country')} outside Europe ${gone === 1 ? 'falls' : 'fall'} away: ${regimes} are left.`;
}

/** What is open to the answers: the countries, their regimes, and where one keeps least. */
export function countsOf({ fits, check }: Recommendations) {
  const rows = [...fits, ...check];
  const regimes = rows.flatMap((row) => [row, ...row.others]).filter(({ fit }) => fit.level !== 'no');
  return {
    rows,
    regimes: regimes.length,
    companies: regimes.filter(({ regime }) => regime.requiresIncorporation).length,
    lines: regimes.reduce((sum, { lines }) => sum + lines.length, 0),
    last: rows.reduce((last, row) => (row.kept < last.kept ? row : last), rows[0] as Recommendation),
  };
}
