import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { useLeaving } from '../../api/moveTexts.ts';
import { answerOf, firstRows } from '../../assess/answer.ts';
import {
  betterMoveSentence,
  type Lead,
  lead,
  leavingLine,
  moveLead,
  noMoveSentence,
} from '../../assess/answerEnglish.ts';
import type { Assessed } from '../../assess/assessor.ts';
import { betterMove, costsMoney, gainOf, keptAtHome } from '../../assess/gainOfMove.ts';
import type { Recommendations } from '../../assess/recommendations.ts';
import { type AssessedMove, type Move, useAssessedMove, useMove } from '../../assess/useMove.ts';
import { useRecommendations } from '../../assess/useRecommendations.ts';
import { useSoFar } from '../../assess/useSoFar.ts';
import { useTies } from '../../assess/useTies.ts';
import { codesOf } from '../../catalogue/europe.ts';
import { keptAMonth } from '../../catalogue/labels.ts';
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
import { isNothingSaid } from '../../situation/situation.ts';
import { monthChoices, monthOf, monthValue, YEAR_CHOICES } from '../../situation/stayChoices.ts';
import { useStoredSituation } from '../../situation/store.ts';
import { choosePlanRegime, planWith } from '../../stores/plan.ts';
import { PLAN_URL } from '../../stores/planAddress.ts';
import { NO_STAYS, replaceDays, useDays } from '../../stores/stays.ts';
import { useUrlState } from '../../stores/urlState.ts';
import { Ask } from '../../ui/Ask.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { HowSure } from '../../ui/HowSure.tsx';
import { CountryPicture, Flag } from '../../ui/Illustration.tsx';
import { RegimeRow, RegimeRows } from '../../ui/RegimeRow.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sign, Terms } from '../../ui/Terms.tsx';
import { StayRow } from '../StayRow.tsx';
import { exampleDays } from './days/stays.ts';
import styles from './Plan.module.css';
import { openQuestion, useTieAsked } from './useTieAsked.ts';

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
  const at = isHydrated && isReady && !isExample && !staysIn ? (destination?.regime.id ?? null) : to;
  // A copied address shows the same move.
  useEffect(() => {
    if (at !== to) setAddress({ to: at });
  }, [at, to, setAddress]);
  const isEmpty = destination === null && isReady && isNothingSaid(situation) && days.stays.length === 0;
  return (
    <>
      {isExample ? <p className={styles.example}>An example: a German freelancer</p> : null}
      <Trip move={move} recommended={recommended} />
      {destination === null && isReady ? (
        <Choose recommended={recommended} move={move} />
      ) : assessed?.chosen ? (
        <>
          <Card move={assessed} chosen={assessed.chosen} recommended={recommended} />
          <StayRow figures={figures} />
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
  const isSoFar = useSoFar(recommended);
  return (
    <section className={styles.choose} aria-label="Where to">
      <h2>Where would you like to go?</h2>
      {staysIn ? (
        <p className={styles.soft} role="status">
          {noMoveSentence(staysIn.name)}
        </p>
      ) : null}
      {isSoFar ? <p className={styles.soft}>So far these keep you most.</p> : null}
      {recommended ? (
        <RegimeRows label="Countries to choose from">
          {top.map((one) => (
            <RegimeRow
              key={one.regime.id}
              of={one}
              money={figures.money}
              onChoose={() => planWith(one.regime.id)}
            />
          ))}
        </RegimeRows>
      ) : (
        <Skeleton className={styles.choosing} />
      )}
      <p className={`${styles.soft} ${styles.link}`}>
        Or look at <Link href="/countries">all countries</Link>.
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
  const { figures, home, paidToday } = move;
  const { money } = figures;
  const gain = gainOf(chosen);
  const isLoss = costsMoney(chosen);
  const claim: Lead | null =
    gain === null ? lead({ best: chosen }, money) : moveLead(gain, home?.name ?? null, money);
  const better =
    isLoss || (chosen.fit === 'no' && paidToday !== null)
      ? betterMove(chosen, recommended && answerOf(recommended), move.assessFor)
      : undefined;
  return (
    <section className={styles.answer} aria-label="The answer" data-regime={chosen.regime.id}>
      <CountryPicture slug={chosen.country.slug} className={`no-print ${styles.art}`} />
      <div className={styles.text}>
        <p className={isLoss ? `${styles.claim} ${styles.loss}` : styles.claim}>
          {claim?.before} <strong>{claim?.figure}</strong> {claim?.after}
        </p>
        <Versus move={move} chosen={chosen} />
        <div className={styles.rests}>
          <Terms as="line" of={chosen} money={money} />
          <HowSure of={chosen} money={money} className={styles.line} />
          {better === undefined ? null : (
            <p className={styles.line}>
              <Sign fit={better === null ? 'no' : 'fits'} />
              {betterMoveSentence(better, money)}
            </p>
          )}
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
        <p className={`${styles.soft} ${styles.link}`}>
          <Link href={calculatorPathAt(chosen.path, figures.income)}>{chosen.regime.name}</Link>
        </p>
      </div>
    </section>
  );
}

/** What one keeps a month, there and at home. */
function Versus({ move: { figures, home }, chosen }: Pick<CardProps, 'move' | 'chosen'>) {
  const atHome = keptAtHome(chosen, figures);
  if (atHome === null) return null;
  const rows = [
    { name: chosen.country.name, kept: chosen.kept, look: styles.there },
    { name: home?.name ?? 'Today', kept: atHome, look: styles.home },
  ];
  const whole = Math.max(...rows.map(({ kept }) => kept), 1);
  return (
    <dl className={styles.versus}>
      {rows.map(({ name, kept, look }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg
              className={look}
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect width={Math.max((kept / whole) * 100, 0)} height="1" />
            </svg>
            {keptAMonth(kept, figures.money)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The one question that settles most: of the regime, else of the country that is left, one tie after the other. */
function Settle({ move, chosen }: Pick<CardProps, 'move' | 'chosen'>) {
  const { figures, home } = move;
  const leaving = useLeaving(home?.id ?? null);
  const { answers, answer: answerTie } = useTies(leaving);
  const asked = useTieAsked();
  const [last, setLast] = useState<Tie | null>(null);
  const open = openQuestion(chosen);
  if (open) return <Ask about={open} situation={figures.situation} />;
  const outcome = last && tieOutcome(last, answers[last.id]);
  if (!home || !asked) return null;
  const { tie, isSettled } = asked;
  return (
    <>
      {isSettled ? null : (
        <p className={styles.line}>
          <Sign fit="check" />
          {leavingLine(home.name)}
        </p>
      )}
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
          {PLACES.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
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
              {choices.map(({ country, regime }) => (
                <option key={regime.id} value={regime.id}>
                  {isOnlyOf(country.id, choices) ? country.name : `${country.name}: ${regime.name}`}
                </option>
              ))}
            </optgroup>
          ) : null}
          <optgroup label="Other countries">
            {open.map(({ country, regime }) => (
              <option key={regime.id} value={regime.id}>
                {country.name}
              </option>
            ))}
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
          {isHydrated ? (
            monthChoices(from, today).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))
          ) : (
            <option value="">Next January</option>
          )}
        </select>
        <select
          aria-label="For how long"
          disabled={isDisabled}
          value={figures.years ?? ''}
          onChange={({ target }) => answer({ years: target.value === '' ? undefined : Number(target.value) })}
        >
          {figures.years === null ? <option value="">for how long?</option> : null}
          {YEAR_CHOICES.map(([value, text]) => (
            <option key={value} value={value}>
              {`for ${text}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const AMOUNT = 'amount';

function isOnlyOf(country: string, choices: Move['choices']): boolean {
  return choices.filter((choice) => choice.country.id === country).length === 1;
}
