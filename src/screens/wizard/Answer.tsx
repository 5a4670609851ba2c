import { answerOf } from '../../assess/answer.ts';
import {
  cheaperMonthSentence,
  couldBeSentence,
  lead,
  noAnswerText,
  savingSentence,
  taxSentence,
} from '../../assess/english.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import { calculatorPathAt } from '../../catalogue/slugs.ts';
import { setEditorOpen } from '../../situation/editor.ts';
import type { Figures } from '../../situation/figures.ts';
import { planWith } from '../../stores/plan.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CountryPicture } from '../../ui/Illustration.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { Terms } from '../../ui/Terms.tsx';
import styles from './Results.module.css';

interface Props {
  readonly recommended: Recommendations;
  readonly figures: Figures;
}

/** The answer: what one keeps, where, on which terms, against today, and what to do next. */
export function Answer({ recommended, figures }: Props) {
  const { money, situation } = figures;
  const answer = answerOf(recommended);
  const { best } = answer;
  const words = lead(answer, money);
  if (!best || !words) {
    return (
      <section className={`${styles.answer} ${styles.none}`} aria-label="The answer">
        <div className={styles.words}>
          <h2 className={styles.claim}>{noAnswerText(answer)}</h2>
        </div>
      </section>
    );
  }
  const { country, regimeIndex, assessment, cheaperMonth } = best;
  const saving = savingSentence(best, situation, money);
  return (
    <section className={styles.answer} aria-label="The answer" data-regime={best.regime.id}>
      <CountryPicture slug={country.slug} className={styles.art} />
      <div className={styles.words}>
        <h2 className={styles.claim}>
          {words.before} <strong>{words.figure}</strong> {words.after}
        </h2>
        <div>
          <Terms as="line" of={best} money={money} />
          <p className={styles.saving}>
            {taxSentence(best, money)}{' '}
            {saving ?? (
              <button type="button" onClick={() => setEditorOpen(true)}>
                See what you’d save
              </button>
            )}
          </p>
          {cheaperMonth ? <p className={styles.saving}>{cheaperMonthSentence(cheaperMonth, money)}</p> : null}
        </div>
        <div className={styles.actions}>
          <ButtonLink href="/plan" onClick={() => planWith(best.regime.id)}>
            Plan this move
          </ButtonLink>
          <ButtonLink href={calculatorPathAt(country.name, regimeIndex, assessment.income)} variant="quiet">
            Open the guide
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Rows of what could be more. */
const MORE = 3;

/** What would leave more than the answer, each with its condition. */
export function CouldBeMore({ recommended, figures: { money } }: Props) {
  const answer = answerOf(recommended);
  const words = couldBeSentence(answer);
  if (words === null) return null;
  return (
    <section className={styles.could}>
      <h2>Could be more</h2>
      <p className={styles.about}>{words}</p>
      <RegimeRows label="Could be more">
        {answer.couldBe.slice(0, MORE).map((one) => (
          <RegimeRow key={one.regime.id} of={one} money={money} most={2} />
        ))}
      </RegimeRows>
    </section>
  );
}
