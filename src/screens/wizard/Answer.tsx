import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { useLeaving } from '../../api/moveTexts.ts';
import { answerOf } from '../../assess/answer.ts';
import {
  insuranceSentence,
  lead,
  noAnswerText,
  savingPart,
  savingSentence,
  taxSentence,
} from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { cheaperMonthSentence, lastsText, partOf } from '../../assess/english.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import { nameInText } from '../../catalogue/format.ts';
import {
  keepsNothing,
  keptText,
  lineName,
  pictured,
  rateText,
  revenueLimitText,
} from '../../catalogue/labels.ts';
import { againstDestination } from '../../catalogue/leavingHome.ts';
import { differenceAsShown } from '../../catalogue/money.ts';
import { calculatorPathAt, leavingPathOf, planPath } from '../../catalogue/pages.ts';
import { setEditorOpen } from '../../situation/editor.ts';
import type { Figures } from '../../situation/figures.ts';
import { QUESTIONS } from '../../situation/questions.ts';
import { planWith } from '../../stores/plan.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { CountryPicture } from '../../ui/Illustration.tsx';
import { TaxSwatch } from '../../ui/TaxSwatch.tsx';
import { Terms } from '../../ui/Terms.tsx';
import colours from '../../ui/taxColours.module.css';
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
          <h2 tabIndex={-1} className={styles.claim}>
            {noAnswerText(answer)}
          </h2>
        </div>
      </section>
    );
  }
  const { country, path, assessment, cheaperMonth } = best;
  const lacksCover = best.terms.find(({ kind }) => kind === 'no-health-cover');
  const saving = savingSentence(best, situation, money);
  return (
    <section className={styles.answer} aria-label="The answer" data-regime={best.regime.id}>
      <CountryPicture slug={country.slug} className={`no-print ${styles.art}`} />
      <div className={styles.words}>
        <h2 tabIndex={-1} className={styles.claim}>
          {words.before} <strong>{words.figure}</strong> {words.after}
        </h2>
        <div>
          <Terms as="line" of={best} money={money} />
          <p className={styles.saving}>
            {taxSentence(best, money)}{' '}
            {saving === null ? (
              <button type="button" className="no-print" onClick={() => setEditorOpen(true, 'home')}>
                {QUESTIONS.home.asks}
              </button>
            ) : (
              saving
            )}
          </p>
          <HowSure of={best} money={money} className={styles.saving} />
          {lacksCover ? <p className={styles.saving}>{`${partOf(lacksCover, money)}.`}</p> : null}
          {cheaperMonth ? <p className={styles.saving}>{cheaperMonthSentence(cheaperMonth, money)}</p> : null}
        </div>
        <div className={`no-print actions ${styles.actions}`}>
          <ButtonLink href={planPath(best.regime.id)} onClick={() => planWith(best.regime.id)}>
            Plan this move
          </ButtonLink>
          <ButtonLink href={calculatorPathAt(path, assessment.income)} variant="quiet">
            Open the guide
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

interface DetailsProps {
  readonly best: Assessed;
  readonly figures: Figures;
}

/** What stands behind the answer, each part folded to its sentence: facts, where the income goes, why it fits. */
export function Details(props: DetailsProps) {
  return (
    <section className={styles.details} aria-label="The answer in detail">
      <Facts {...props} />
      <WhereItGoes {...props} />
      <WhyItFits {...props} />
    </section>
  );
}

function Facts({ best, figures }: DetailsProps) {
  const { regime, rate, total, needs, lines } = best;
  const { money } = figures;
  const saving = savingPart(best, money);
  const permit = needs.find((need) => need.what === 'permit')?.permit;
  const insured = insuranceSentence({
    health: regime.healthcareType !== 'None',
    pension: lines.some(({ kind, amount }) => kind === 'pension' && amount > 0),
  });
  const facts: readonly (readonly [name: string, value: ReactNode] | null)[] = [
    ['Effective tax', rate === null ? money(total) : `${rateText(rate, total)}, ${money(total)} a year`],
    saving === null ? null : ['Against today', saving],
    ['How long it lasts', lastsText(best, money)],
    ['Revenue limit', revenueLimitText(regime.maxIncomeThreshold, money)],
    ['Legal structure', regime.legalStructureType],
    permit ? ['Permit', [permit.name, permit.validity].filter(Boolean).join(': ')] : null,
  ];
  return (
    <Fold title={<h2>Facts</h2>} hint={insured} isWide>
      <dl className={styles.facts}>
        {facts.map((fact) =>
          fact ? (
            <div key={fact[0]}>
              <dt className="quiet">{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Fold>
  );
}

interface Part {
  readonly name: string;
  /** USD per year. */
  readonly amount: number;
  readonly swatch: ReactNode;
  readonly look: string | undefined;
}

/** What becomes of a year's income: costs, each tax, and what is kept. What stands there adds up. */
function WhereItGoes({ best, figures }: DetailsProps) {
  const { lines, runningCosts } = best;
  const { income, costs, money } = figures;
  const parts: readonly Part[] = [
    own('Your costs', costs, styles.costs),
    ...pictured(lines).map((line) => ({
      name: lineName(line),
      amount: line.amount,
      swatch: <TaxSwatch kind={line.kind} />,
      look: colours[line.kind],
    })),
    own('Running costs', runningCosts, styles.costs),
  ].filter(({ amount }) => amount > 0);
  // A family may receive more than it pays.
  const kept =
    best.total < 0 ? best.kept : differenceAsShown(figures, income, ...parts.map(({ amount }) => amount));
  const all = [...parts, own('You keep', kept, colours.keep)];
  return (
    <Fold
      title={<h2>{`Where your ${money(income)} goes`}</h2>}
      hint={
        <>
          You keep <b>{keptText(kept, money)}</b> of it{figures.years === null ? '' : ', on average'}.
        </>
      }
      isWide
    >
      <div className={styles.bar} aria-hidden="true">
        {all.map(({ name, amount, look }) => (
          <i key={name} className={look} style={{ '--share': Math.max(amount, 0) } as CSSProperties} />
        ))}
      </div>
      <dl className={styles.split}>
        {all.map(({ name, amount, swatch }) => (
          <div key={name}>
            <dt>
              {swatch} {name}
            </dt>
            <dd>{income > 0 && !keepsNothing(amount) ? rateText((amount / income) * 100) : ''}</dd>
            <dd>{keptText(amount, money)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function own(name: string, amount: number, look: string | undefined): Part {
  return { name, amount, look, swatch: <span className={`${styles.swatch} ${look ?? ''}`} /> };
}

/** All that the answer depends on, and what the country of today has against it. */
function WhyItFits({ best, figures: { money, situation } }: DetailsProps) {
  const { home } = situation;
  const id = home && 'country' in home ? home.country : null;
  const leaving = useLeaving(id);
  const page = leaving ? leavingPathOf(leaving.id) : null;
  const against = leaving ? againstDestination(leaving, best.country.slug) : [];
  return (
    <Fold title={<h2>Why it fits</h2>} hint={best.regime.summary} isWide>
      <div className={styles.why}>
        <Terms as="list" of={best} money={money} situation={situation} />
        {against.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {page && leaving ? (
          <p>
            <Link href={page}>{`What leaving ${nameInText(leaving.name)} means`}</Link>
          </p>
        ) : null}
      </div>
    </Fold>
  );
}
