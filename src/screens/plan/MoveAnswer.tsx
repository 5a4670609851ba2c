import { useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useLeaving } from '../../api/moveTexts.ts';
import { answerOf, firstRows } from '../../assess/answer.ts';
import { leadText } from '../../assess/answerEnglish.ts';
import { type Assessed, comesIn } from '../../assess/assessor.ts';
import {
  betterMoveSentence,
  costsMoreSentence,
  keptLead,
  leavingCostsWords,
  leavingLine,
  noMoveSentence,
  paidBackSentence,
} from '../../assess/balanceEnglish.ts';
import { caveats } from '../../assess/caveats.ts';
import { differenceLead, placeLead } from '../../assess/differenceEnglish.ts';
import { betterMove, gainAMonth } from '../../assess/gainOfMove.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import { companySays, rowSays } from '../../assess/rowEnglish.ts';
import { staySentence } from '../../assess/stayEnglish.ts';
import { heldNeedOf, openQuestion } from '../../assess/terms.ts';
import {
  type AssessedMove,
  balanceOfMove,
  isLacking,
  type Move,
  useAssessedMove,
  useMove,
} from '../../assess/useMove.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { useTies } from '../../assess/useTies.ts';
import { codesOf } from '../../catalogue/europe.ts';
import {
  TIE_CHOICES,
  TIE_OUTCOME_LABELS,
  type Tie,
  type TieAnswer,
  tieOutcome,
} from '../../catalogue/leavingHome.ts';
import { calculatorPathAt } from '../../catalogue/pages.ts';
import { PLACES } from '../../catalogue/places.ts';
import { useHydrated } from '../../catalogue/useHydrated.ts';
import { useToday } from '../../situation/clock.ts';
import { answer, shownExample } from '../../situation/figures.ts';
import { isExitTaxed, isExitTaxOpen, isNothingSaid } from '../../situation/situation.ts';
import { monthChoices, monthOf, monthValue, YEAR_CHOICES } from '../../situation/stayChoices.ts';
import { useStoredSituation } from '../../situation/store.ts';
import { choosePlanRegime, planWith, usePlan } from '../../stores/plan.ts';
import { PLAN_URL } from '../../stores/planAddress.ts';
import { NO_STAYS, replaceDays, useDays } from '../../stores/stays.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { AskIncome } from '../../ui/AskIncome.tsx';
import { AskLater } from '../../ui/AskLater.tsx';
import { Bars } from '../../ui/Bars.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Claim, SaysWords } from '../../ui/Claim.tsx';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { CountryPicture, Flag } from '../../ui/Illustration.tsx';
import { Options } from '../../ui/Options.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StayRow } from '../HomeRows.tsx';
import { exampleDays } from './days/stays.ts';
import { Exit } from './LeavingHome.tsx';
import styles from './Plan.module.css';
import { useTieAsked } from './useTieAsked.ts';

/** Where from, where to and when, and what it comes to. */
export function MoveAnswer() {
  const move = useMove();
  const assessed = useAssessedMove();
  const isHydrated = useHydrated();
  const { figures, destination, staysIn, isExample, isReady } = move;
  const result = useRecommendations(isHydrated ? figures : null, {
    workType: figures.situation.work ?? null,
    codes: codesOf(figures.situation.region),
  });
  const recommended = result.status === 'success' ? result.recommended : null;
  const { value: situation, status } = useStoredSituation();
  const { value: days } = useDays();
  // The bar above says whose figures these are.
  const example = isExample ? figures.situation : null;
  useEffect(() => {
    shownExample.setState({ situation: example });
    return () => shownExample.setState({ situation: null });
  }, [example]);
  const [{ to }, setAddress] = useUrlState(PLAN_URL);
  const written = isHydrated && isReady && !isExample && !staysIn ? (destination?.regime.id ?? null) : to;
  // A copied address shows the same move.
  useEffect(() => {
    if (written !== to) setAddress({ to: written });
  }, [written, to, setAddress]);
  // Without what is earned nothing is worked out. The box stays while it is typed into.
  const lacksIncome = isLacking(move);
  const at = `${status} ${isHydrated}`;
  const [income, setIncome] = useState({ at, isAsked: lacksIncome });
  if (income.at !== at || (lacksIncome && !income.isAsked)) setIncome({ at, isAsked: lacksIncome });
  const isEmpty = destination === null && isReady && isNothingSaid(situation) && days.stays.length === 0;
  return (
    <>
      {isExample ? <p className={styles.example}>An example: a German freelancer</p> : null}
      <Trip move={move} recommended={recommended} />
      {income.isAsked && !isExample ? (
        <div className={`no-print ${styles.earned}`}>
          <AskIncome situation={figures.situation} hidesLabel={false} />
        </div>
      ) : null}
      {lacksIncome || (destination === null && isReady && !figures.situation.home) ? (
        <p className={styles.soft}>
          {destination === null
            ? 'Say where you live and what you earn to see where you keep most. Or choose from '
            : 'Say what you earn to see what this move comes to. Or look at '}
          <Link href="/countries">all countries</Link>.
        </p>
      ) : destination === null && isReady ? (
        <Choose recommended={recommended} move={move} />
      ) : assessed?.chosen ? (
        <>
          <Card move={assessed} chosen={assessed.chosen} recommended={recommended} />
          <StayRow figures={figures} isQuiet />
        </>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
      {isExample ? (
        <p className={`no-print ${styles.actions}`}>
          <Button variant="quiet" onClick={() => replaceDays(NO_STAYS)}>
            Start with my own
          </Button>
        </p>
      ) : isEmpty ? (
        <p className={`no-print ${styles.actions}`}>
          <Button
            variant="quiet"
            disabled={status === 'loading'}
            onClick={() => replaceDays(exampleDays(figures.from.year))}
          >
            Show me an example
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface ChooseProps {
  readonly recommended: Recommendations | null;
  readonly move: ReturnType<typeof useMove>;
}

const FIRST = 3;

/** Without a destination: the best ones, to choose from. */
function Choose({ recommended, move: { figures, staysIn } }: ChooseProps) {
  const top = recommended ? firstRows(recommended, FIRST) : [];
  const answer = recommended && answerOf(recommended);
  const keptToday = recommended?.keptToday ?? null;
  const stay = answer?.stays ? differenceLead({ ...answer, keptToday }, figures.situation, figures) : null;
  return (
    <section className={styles.choose} aria-label="Where to">
      <h2>Where to?</h2>
      {staysIn ? (
        <p className={styles.soft} role="status">
          {noMoveSentence(staysIn.name)}
        </p>
      ) : null}
      {stay && recommended ? (
        <p>{`${leadText(stay)}. ${staySentence(
          figures.situation,
          recommended.all.map(({ best }) => best),
        )}`}</p>
      ) : null}
      {recommended ? (
        <RegimeRows label="Countries to choose from">
          {top.map((one) => (
            <RegimeRow
              key={one.regime.id}
              of={one}
              money={figures.money}
              gain={gainAMonth(one)}
              onChoose={() => planWith(one.regime.id)}
            />
          ))}
        </RegimeRows>
      ) : (
        <Skeleton className={styles.choosing} />
      )}
      <p className={`${styles.soft} ${styles.link}`}>
        <Link href="/countries">All countries</Link>
      </p>
    </section>
  );
}

interface CardProps {
  readonly move: AssessedMove;
  readonly chosen: Assessed;
  readonly recommended: Recommendations | null;
}

/** One sentence and one figure, both months as bars, what it depends on, and the question that settles it. */
function Card({ move, chosen, recommended }: CardProps) {
  const { figures, paidToday, keptToday, home } = move;
  const { money, situation } = figures;
  const isLoss = (gainAMonth(chosen) ?? 0) < 0;
  const says = rowSays(chosen, money);
  const { ownCosts } = usePlan();
  const paid = move.exit?.paid ?? 0;
  const balance = useMemo(
    () => (isLoss ? null : balanceOfMove(move, chosen, ownCosts)),
    [isLoss, move, chosen, ownCosts],
  );
  const leavingCosts = leavingCostsWords(paid, balance, chosen.years, money);
  const costs =
    costsMoreSentence(balance, figures.currency) ??
    (balance && paidBackSentence(balance, chosen.years, figures));
  const note = caveats(chosen, situation, money);
  const all = recommended?.all.flatMap(({ best, others }) => [best, ...others]) ?? [chosen];
  const schemeOf = (id: string) => all.find(({ regime }) => regime.id === id);
  const company = companySays(chosen, money, schemeOf, true);
  const staysResident = heldNeedOf(chosen) !== undefined;
  const claim =
    staysResident && home ? keptLead(home.name) : placeLead(chosen, keptToday, situation, figures);
  const better =
    isLoss || (chosen.fit === 'no' && paidToday !== null)
      ? betterMove(chosen, recommended && answerOf(recommended), move.assessFor)
      : undefined;
  return (
    <section className={styles.answer} aria-label="The answer" data-regime={chosen.regime.id}>
      <CountryPicture slug={chosen.country.slug} className={`no-print ${styles.art}`} />
      <div className={styles.text}>
        {leavingCosts === null ? null : <p className={styles.result}>{leavingCosts}</p>}
        {claim ? (
          <Claim
            lead={claim}
            isGain={!isLoss && !staysResident && chosen.fit === 'fits' && (balance?.ahead ?? 1) > 0}
          />
        ) : null}
        <p className={`${styles.scheme} ${styles.link}`}>
          <Link href={calculatorPathAt(chosen.path, figures.income)}>{chosen.regime.name}</Link>
        </p>
        {keptToday === null ? null : (
          <Bars
            money={money}
            bars={[
              { name: chosen.country.name, kept: chosen.kept, look: 'there' },
              // Beside what law has to weigh stands no difference from today.
              chosen.saving === null && chosen.fit !== 'no'
                ? { name: 'You earn', kept: comesIn(chosen, figures.income), look: 'earned' }
                : { name: 'Today', kept: keptToday, look: 'today' },
            ]}
          />
        )}
        <div className={styles.rests}>
          {note === null ? null : <p className={styles.line}>{note}</p>}
          {says === null ? null : (
            <p className={styles.line}>
              <span data-terms={chosen.fit}>
                <SaysWords says={says} />
              </span>
              .
            </p>
          )}
          {company === null ? null : (
            <p className={styles.line}>
              <SaysWords says={company} />
            </p>
          )}
          {costs === null || leavingCosts !== null ? null : <p className={styles.line}>{costs}</p>}
          <HowSure of={chosen} money={money} className={styles.line} />
          {better === undefined ? null : <p className={styles.line}>{betterMoveSentence(better, money)}</p>}
        </div>
        {better?.kind === 'country' ? (
          <p className={`no-print ${styles.actions}`}>
            <Button onClick={() => planWith(better.assessed.regime.id)}>
              {`Plan ${better.assessed.country.name} instead`}
            </Button>
          </p>
        ) : better?.kind === 'shorter' ? (
          <p className={`no-print ${styles.actions}`}>
            <Button onClick={() => answer({ years: better.years })}>
              {`Plan ${better.years === 1 ? 'one year' : `${better.years} years`}`}
            </Button>
          </p>
        ) : isLoss || move.isExample ? null : (
          <Settle move={move} chosen={chosen} />
        )}
      </div>
    </section>
  );
}

/** The one question that settles most: of the regime, else of the country that is left, one tie after the other. */
function Settle({ move, chosen }: Pick<CardProps, 'move' | 'chosen'>) {
  const { figures, home } = move;
  const leaving = useLeaving(home?.id ?? null);
  const { answers, answer: answerTie } = useTies(leaving);
  const asked = useTieAsked();
  const [last, setLast] = useState<Tie | null>(null);
  // What leaving costs decides before all else.
  const isTaxed = isExitTaxed(figures.situation);
  const lacks = isExitTaxOpen(figures.situation);
  const exit = isTaxed ? (
    <PartBoundary>
      <Exit figures={figures} to={chosen.country.slug} isOpen />
    </PartBoundary>
  ) : null;
  const open = openQuestion(chosen);
  if (open || lacks) {
    return (
      <>
        {exit}
        {open && !lacks ? <AskLater about={open} situation={figures.situation} /> : null}
      </>
    );
  }
  const outcome = last && tieOutcome(last, answers[last.id]);
  if (!home || !asked) return exit;
  const { tie, isSettled } = asked;
  return (
    <>
      {exit}
      {isSettled || heldNeedOf(chosen) ? null : <p className={styles.line}>{leavingLine(home.name)}</p>}
      {tie ? (
        <fieldset className={styles.tie}>
          <legend>{tie.ask}</legend>
          <Choice<TieAnswer>
            label="Answer"
            options={TIE_CHOICES}
            value={undefined}
            onValue={(said) => {
              answerTie(tie.id, said);
              setLast(tie);
            }}
          />
        </fieldset>
      ) : null}
      <p className={styles.soft} role="status">
        {last && outcome
          ? `${last.ask} ${answers[last.id] === 'yes' ? 'Yes' : 'No'}. ${TIE_OUTCOME_LABELS[outcome]}.`
          : ''}
      </p>
    </>
  );
}

interface TripProps {
  readonly move: Move;
  /** Null until they are known. */
  readonly recommended: Recommendations | null;
}

/** Where from, where to, when and for how long: answers that hold on every page. */
function Trip({ move, recommended }: TripProps) {
  const { home, destination, choices, figures, isExample } = move;
  const isHydrated = useHydrated();
  const today = useToday();
  const { situation, from } = figures;
  const id = useId();
  const isDisabled = !isHydrated || isExample;
  const isAmount = situation.home !== undefined && !('country' in situation.home);
  const compared = new Set(choices.map(({ regime }) => regime.id));
  const open = [...(recommended?.fits ?? []), ...(recommended?.check ?? [])]
    .map(({ best }) => best)
    .filter(({ regime }) => !compared.has(regime.id))
    .sort((a, b) => (a.country.name < b.country.name ? -1 : 1));
  return (
    <div className={`no-print ${styles.trip}`}>
      <div className={styles.end}>
        <label htmlFor={`${id}-from`}>From</label>
        {home ? <Flag code={home.id} /> : null}
        <select
          id={`${id}-from`}
          disabled={isDisabled}
          value={home?.id ?? (isAmount ? AMOUNT : '')}
          onChange={({ target: { value } }) =>
            answer({ home: value === '' ? undefined : { country: value } })
          }
        >
          <option value="">Choose</option>
          {isAmount ? <option value={AMOUNT}>What I pay today</option> : null}
          <Options of={PLACES.map(({ id, name }) => [id, name])} />
        </select>
      </div>
      <div className={styles.end}>
        <label htmlFor={`${id}-to`}>To</label>
        {destination ? <Flag code={destination.country.code} /> : null}
        <select
          id={`${id}-to`}
          disabled={isDisabled || (choices.length === 0 && open.length === 0)}
          value={destination?.regime.id ?? ''}
          onChange={({ target: { value } }) => (compared.has(value) ? choosePlanRegime : planWith)(value)}
        >
          {destination ? null : <option value="">Choose</option>}
          {choices.length > 0 ? (
            <optgroup label="Chosen">
              <Options
                of={choices.map(({ country: { id, name }, regime }) => [
                  regime.id,
                  isOnlyOf(id, choices) ? name : `${name}: ${regime.name}`,
                ])}
              />
            </optgroup>
          ) : null}
          <optgroup label="Other countries">
            <Options of={open.map(({ country, regime }) => [regime.id, country.name])} />
          </optgroup>
        </select>
      </div>
      <div className={styles.when}>
        <label htmlFor={`${id}-when`}>When</label>
        <select
          id={`${id}-when`}
          disabled={isDisabled}
          value={isHydrated ? monthValue(from) : ''}
          onChange={({ target }) => answer({ arrival: monthOf(target.value) })}
        >
          {isHydrated ? <Options of={monthChoices(from, today)} /> : <option value="">Next January</option>}
        </select>
        <select
          aria-label="For how long"
          disabled={isDisabled}
          value={figures.years ?? ''}
          onChange={({ target }) => answer({ years: target.value === '' ? undefined : Number(target.value) })}
        >
          {figures.years === null ? <option value="">for how long?</option> : null}
          <Options of={YEAR_CHOICES.map(([value, text]) => [value, `for ${text}`])} />
        </select>
      </div>
    </div>
  );
}

const AMOUNT = 'amount';

function isOnlyOf(country: string, choices: Move['choices']): boolean {
  return choices.filter((choice) => choice.country.id === country).length === 1;
}
