import { inWords } from '../catalogue/format.ts';
import {
  decidingTies,
  TIE_CHOICES,
  TIE_OUTCOME_LABELS,
  type Tie,
  type TieAnswer,
  tieOutcome,
  tiesNext,
  tiesSentence,
} from '../catalogue/leavingHome.ts';
import { Button } from './Button.tsx';
import { Choice } from './Choice.tsx';
import { Source } from './Sourced.tsx';
import styles from './TieQuestions.module.css';

interface Props {
  readonly ties: readonly Tie[];
  /** By the tie. */
  readonly answers: Readonly<Record<string, TieAnswer>>;
  /** Those of them that the person's other answers say: they are not asked again. */
  readonly known?: Readonly<Record<string, TieAnswer>>;
  /** The tie that is asked elsewhere on the page. */
  readonly askedElsewhere?: string | undefined;
  readonly onAnswer: (tie: string, answer: TieAnswer) => void;
  readonly onClear: () => void;
}

/** One question a tie, what the answer means for it, and what all answers come to. */
export function TieQuestions(props: Props) {
  const { ties, answers, known = {}, askedElsewhere, onAnswer, onClear } = props;
  const sentence = tiesSentence(ties, answers);
  const next = tiesNext(ties, answers);
  const deciding = decidingTies(ties);
  const asked = deciding.filter(({ id }) => known[id] === undefined && id !== askedElsewhere);
  const said = deciding.filter(({ id }) => known[id] !== undefined);
  const others = ties.filter((tie) => !deciding.includes(tie));
  const hasAnswers = asked.some(({ id }) => answers[id] !== undefined);
  return (
    <>
      <div className={styles.result} role="status">
        <p className={styles.sentence}>
          {sentence ?? `${inWords(deciding.length)} questions, none answered yet.`}
        </p>
        {next === null ? null : <p>{next}</p>}
      </div>
      <ol className={styles.ties}>
        {asked.map((tie) => (
          <li key={tie.id}>
            <fieldset className={styles.tie}>
              <legend>{tie.ask}</legend>
              <Choice<TieAnswer>
                className={styles.answers}
                label="Answer"
                options={TIE_CHOICES}
                value={answers[tie.id]}
                onValue={(choice) => onAnswer(tie.id, choice)}
              />
              <Outcome tie={tie} answer={answers[tie.id]} />
              <Rule tie={tie} isSaid={isSaid(tie, answers[tie.id])} />
            </fieldset>
          </li>
        ))}
      </ol>
      {said.length === 0 ? null : (
        <>
          <p className={styles.others}>What you have said:</p>
          <ul className={styles.ties}>
            {said.map((tie) => (
              <li key={tie.id} className={styles.tie}>
                <p>{`${tie.ask} ${answers[tie.id] === 'yes' ? 'Yes.' : 'No.'}`}</p>
                <Outcome tie={tie} answer={answers[tie.id]} />
                <Rule tie={tie} isSaid />
              </li>
            ))}
          </ul>
        </>
      )}
      {!hasAnswers ? null : (
        <Button className={styles.clear} variant="plain" onClick={onClear}>
          Remove these answers
        </Button>
      )}
      {others.length === 0 ? null : (
        <>
          <p className={styles.others}>What makes no difference:</p>
          <ul className={styles.ties}>
            {others.map((tie) => (
              <li key={tie.id} className={styles.tie}>
                <p>{tie.ask}</p>
                <p className={styles.outcome}>{tie.because}</p>
                <Rule tie={tie} isSaid />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Rule({ tie, isSaid }: { readonly tie: Tie; readonly isSaid: boolean }) {
  return (
    <details className={styles.rule} data-paper="">
      <summary>Why, and its source</summary>
      <p>{tie.text}</p>
      {isSaid ? null : <p>{tie.because}</p>}
      <Source source={tie.source} confidence={tie.confidence} />
    </details>
  );
}

/** What a tie leads to stands beside the answer that leads there, else below its rule. */
function isSaid(tie: Tie, answer: TieAnswer | undefined): boolean {
  const said = tieOutcome(tie, answer);
  return said !== null && said !== 'ends';
}

/** Before an answer both are said where none can be given: without scripts, and on paper. */
function Outcome({ tie, answer }: { readonly tie: Tie; readonly answer: TieAnswer | undefined }) {
  const said = tieOutcome(tie, answer);
  const shown = TIE_CHOICES.flatMap(([choice]) => tieOutcome(tie, choice) ?? []);
  return (
    <div className={styles.outcome}>
      <p className={styles.effects}>
        {said !== null ? (
          <strong data-outcome={said}>{TIE_OUTCOME_LABELS[said]}</strong>
        ) : (
          shown.map((outcome, at) => (
            <span key={outcome} className={styles.both} data-outcome={outcome}>
              {`If ${at === 0 ? 'yes' : 'no'}: ${lower(TIE_OUTCOME_LABELS[outcome])}`}
            </span>
          ))
        )}
      </p>
      {isSaid(tie, answer) ? <p>{tie.because}</p> : null}
    </div>
  );
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
