import { Link } from 'wouter';
import { useLeaving } from '../../api/moveTexts.ts';
import { NOTHING_FITS, savingPart } from '../../assess/answerEnglish.ts';
import { type Assessed, comesIn } from '../../assess/assessor.ts';
import { averageSentence, differenceLead, noteSentences } from '../../assess/differenceEnglish.ts';
import { insuranceSentence } from '../../assess/firstEnglish.ts';
import { gainAMonth } from '../../assess/gainOfMove.ts';
import { cheaperMonthSentence, lastsText } from '../../assess/lineEnglish.ts';
import { datedAmounts, datedWords } from '../../assess/rowEnglish.ts';
import { staySentence } from '../../assess/stayEnglish.ts';
import { nameInText } from '../../catalogue/format.ts';
import { rateText, revenueLimitText, taxOnWork } from '../../catalogue/labels.ts';
import { againstDestination } from '../../catalogue/leavingHome.ts';
import { calculatorPathAt, leavingPathOf, planPath } from '../../catalogue/pages.ts';
import { DESTINATIONS } from '../../catalogue/places.ts';
import type { Figures } from '../../situation/figures.ts';
import { homeIdOf } from '../../situation/situation.ts';
import { planWith } from '../../stores/plan.ts';
import { Bars, barsOf } from '../../ui/Bars.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Coast } from '../../ui/drawings/lazyDrawings.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { CountryPicture } from '../../ui/Illustration.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { StayColumns } from '../../ui/StayColumns.tsx';
import { Terms } from '../../ui/Terms.tsx';
import { WhereItGoes } from '../RowLines.tsx';
import styles from './Results.module.css';
import type { Shown } from './shown.ts';

interface Props {
  readonly shown: Shown;
  /** Of a person with the work of the page, where nobody has said theirs. */
  readonly figures: Figures;
}

/** The answer: what a move leaves more than today, and what goes with it. */
export function Answer({ shown, figures }: Props) {
  const { best, keptToday, stays } = shown;
  const { money, situation } = figures;
  const lead = differenceLead(shown, situation, figures);
  const home = DESTINATIONS.find(({ id }) => id === homeIdOf(situation));
  const average = best && datedAmounts(best) ? [averageSentence(best, money)] : [];
  const note = [...average, ...noteSentences(best, situation, money)].join(' ');
  const art = stays ? home?.slug : best?.country.slug;
  return (
    <section className={styles.answer} aria-label="The answer" data-regime={best?.regime.id}>
      {art ? (
        <CountryPicture slug={art} className={`no-print ${styles.art}`} />
      ) : stays ? (
        <div className={`no-print ${styles.art}`}>
          <Coast />
        </div>
      ) : null}
      <div className={styles.words}>
        {lead === null ? (
          <h2 tabIndex={-1}>{NOTHING_FITS}</h2>
        ) : (
          <Claim as="h2" lead={lead} isGain={best !== null} />
        )}
        {stays ? (
          <Staying shown={shown} figures={figures} />
        ) : best ? (
          <Moving best={best} keptToday={keptToday} most={shown.most} figures={figures} />
        ) : null}
        {note === '' ? null : <p className={styles.note}>{note}</p>}
        {best ? (
          <div className={`no-print actions ${styles.actions}`}>
            <ButtonLink href={planPath(best.regime.id)} onClick={() => planWith(best.regime.id)}>
              Plan this move
            </ButtonLink>
            <ButtonLink href={calculatorPathAt(best.path, best.assessment.income)} variant="quiet">
              Open the guide
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface MovingProps {
  readonly best: Assessed;
  readonly keptToday: number | null;
  /** What an open answer may leave there; undefined where none changes it. */
  readonly most: number | undefined;
  readonly figures: Figures;
}

/** The place and today as bars; where its years differ, a column a year. */
function Moving({ best, keptToday, most, figures }: MovingProps) {
  const { money, income } = figures;
  const dated = datedAmounts(best);
  if (dated) {
    return (
      <div className={styles.years}>
        <p>
          <b>{datedWords(dated, money)}</b>
        </p>
        <StayColumns years={best.strip} keptToday={keptToday} money={money} />
      </div>
    );
  }
  const there = { name: best.country.name, kept: best.kept, most };
  return <Bars money={money} bars={barsOf(there, keptToday, comesIn(best, income))} />;
}

/** Today beside the best of what leaves less, and what could leave more. */
function Staying({ shown, figures }: Props) {
  const { keptToday, groups, couldBe: [check] = [] } = shown;
  const { money } = figures;
  const less = groups.find(({ level }) => level === 'less')?.rows[0]?.best;
  if (keptToday === null) return null;
  return (
    <>
      <Bars
        money={money}
        bars={[
          { name: 'Today', kept: keptToday, look: 'today' },
          ...(less ? [{ name: less.country.name, kept: less.kept, look: 'there' } as const] : []),
        ]}
      />
      <p className={styles.note}>
        {staySentence(
          figures.situation,
          groups.flatMap(({ rows }) => rows.map(({ best }) => best)),
        )}
      </p>
      {check ? (
        <div className={styles.check}>
          <h3>The best thing to check</h3>
          <RegimeRows label="The best thing to check">
            <RegimeRow of={check} money={money} gain={gainAMonth(check)} />
          </RegimeRows>
        </div>
      ) : null}
    </>
  );
}

interface DetailsProps {
  readonly best: Assessed;
  readonly figures: Figures;
}

/** The reasons, behind one line: where the income goes, facts, what it depends on. */
export function Details(props: DetailsProps) {
  const { best, figures } = props;
  return (
    <section className={styles.why} aria-label="The answer in detail">
      <Fold title={<h2>Why</h2>}>
        <div className={styles.details}>
          <WhereItGoes row={best} figures={figures} />
          <HowSure of={best} money={figures.money} />
          <SchemeFacts {...props} />
          <WhyItFits {...props} />
        </div>
      </Fold>
    </section>
  );
}

function SchemeFacts({ best, figures }: DetailsProps) {
  const { regime, rate, total, needs, lines } = best;
  const { money } = figures;
  const saving = savingPart(best, money);
  const permit = needs.find((need) => need.what === 'permit')?.permit;
  const insured = insuranceSentence({
    health: regime.healthcareType !== 'None',
    pension: lines.some(({ kind, amount }) => kind === 'pension' && amount > 0),
  });
  const facts: readonly Fact[] = [
    [
      'Effective tax',
      rate === null ? money(total) : `${rateText(rate, taxOnWork(best))}, ${money(total)} a year`,
    ],
    ['Against today', saving],
    ['How long it lasts', lastsText(best, money)],
    ['Revenue limit', revenueLimitText(regime.maxIncomeThreshold, money)],
    ['Legal structure', regime.legalStructureType],
    ['Permit', permit && [permit.name, permit.validity].filter(Boolean).join(': ')],
  ];
  return (
    <>
      <p>
        {insured} {best.cheaperMonth ? cheaperMonthSentence(best.cheaperMonth, money) : null}
      </p>
      <Facts className={styles.facts} facts={facts} />
    </>
  );
}

/** All that the answer depends on, and what the country of today has against it. */
function WhyItFits({ best, figures: { money, situation } }: DetailsProps) {
  const leaving = useLeaving(homeIdOf(situation));
  const page = leaving ? leavingPathOf(leaving.id) : null;
  const against = leaving ? againstDestination(leaving, best.country.slug) : [];
  return (
    <>
      <p>{best.regime.summary}</p>
      <Terms of={best} money={money} situation={situation} />
      {against.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {page && leaving ? (
        <p>
          <Link href={page}>{`What leaving ${nameInText(leaving.name)} means`}</Link>
        </p>
      ) : null}
    </>
  );
}
