import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useDayRules } from '../../../api/facts.ts';
import { leadText } from '../../../assess/answerEnglish.ts';
import { NEAR } from '../../../assess/countryDays.ts';
import { shortDay } from '../../../assess/daysEnglish.ts';
import { daysNow } from '../../../assess/daysNow.ts';
import { schengenLeft } from '../../../assess/daysNowEnglish.ts';
import { placeLead } from '../../../assess/differenceEnglish.ts';
import { useAssessedMove, useMove } from '../../../assess/useMove.ts';
import { comparePath } from '../../../catalogue/compareQuery.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { countOf, formatDay, formatList, nameInText } from '../../../catalogue/format.ts';
import { useToday } from '../../../situation/clock.ts';
import { dueAgain, type PlanDate } from '../../../situation/planDates.ts';
import { movesFreely } from '../../../situation/situation.ts';
import { useComparison } from '../../../stores/comparison.ts';
import { tickPlanDate, usePlan } from '../../../stores/plan.ts';
import { useDays } from '../../../stores/stays.ts';
import { CountryPicture, Flag } from '../../../ui/Illustration.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { AsFile } from '../../AsFile.tsx';
import { type At, useDates, whenWords } from '../dates/useDates.ts';
import { hasFlag } from '../days/stays.ts';
import { Here } from './Here.tsx';
import styles from './Start.module.css';

/** More would be no list of what is next. */
const MOST = 3;

/** Days and the move, what is next, and the ways to the rest. @param onShown called once all of it is here */
export default function Kept({ onShown }: { readonly onShown: () => void }) {
  const move = useMove();
  const { value: record } = useDays();
  const { data: rules, isError } = useDayRules();
  const dates = useDates();
  const today = useToday();
  const hasStays = record.stays.length > 0 && !record.example;
  const now = rules && hasStays ? daysNow({ record, today }, rules.rules, rules.areas) : null;
  const isHere = (rules !== undefined || isError) && dates !== undefined && move.isReady;
  useEffect(() => {
    if (isHere) onShown();
  }, [isHere, onShown]);
  const { citizenships = [] } = move.figures.situation;
  const visits = citizenships.some(movesFreely) ? null : (now?.schengen ?? null);
  const area = citizenships.length > 0 ? 'Schengen area' : 'Schengen area, without an EU passport';
  return (
    <>
      {hasStays ? (
        <Here
          now={now}
          rules={rules?.rules ?? {}}
          visits={visits && visits.left <= NEAR ? `${area}: ${schengenLeft(visits)}.` : null}
        />
      ) : (
        <Ahead />
      )}
      <div className={styles.side}>
        {hasStays ? <Ahead isBeside /> : null}
        {visits ? (
          <p className={styles.row}>
            <b>{area}</b>
            <span>{schengenLeft(visits)}</span>
          </p>
        ) : null}
        <Next dates={dates ?? []} />
        {now && now.others.length > 0 ? (
          <section>
            <h2>Other countries</h2>
            {now.others.map(({ code, days }) => (
              <p key={code} className={styles.row}>
                <span>
                  {hasFlag(code) ? <Flag code={code} /> : null} {countryName(code)}
                </span>
                <b>{countOf(days, 'day')}</b>
              </p>
            ))}
          </section>
        ) : null}
        <Ways hasStays={hasStays} />
        <AsFile className={styles.note} />
      </div>
    </>
  );
}

/** Days to the move, and what it leaves. @param isBeside of the days of stays: as long as a move is planned and lies ahead */
function Ahead({ isBeside = false }: { readonly isBeside?: boolean }) {
  const { destination, arrival, isArrivalSaid } = useMove();
  const { regimeId } = usePlan();
  const assessed = useAssessedMove();
  const today = useToday();
  if (!destination) return null;
  const chosen = assessed?.chosen;
  const claim = chosen
    ? placeLead(chosen, assessed.keptToday, assessed.figures.situation, assessed.figures)
    : null;
  const days = Math.round((Date.parse(arrival) - Date.parse(today)) / 86_400_000);
  if (isBeside && (isArrivalSaid ? days <= 0 : regimeId === null)) return null;
  const title = `Move to ${nameInText(destination.country.name)}`;
  const unit = days === 1 ? 'day' : 'days';
  const count = isArrivalSaid && days > 0 ? <span data-until={arrival}>{days}</span> : null;
  const said = (
    <>
      {isArrivalSaid ? `${days > 0 ? 'Until' : 'Since'} ${formatDay(arrival)}. ` : ''}
      {claim ? `${leadText(claim)}.` : null}
    </>
  );
  if (isBeside) {
    return (
      <section aria-label="Your move">
        <h2>{title}</h2>
        <p className={styles.row}>
          <span>{said}</span>
          {count ? (
            <b>
              {count} {unit}
            </b>
          ) : null}
        </p>
      </section>
    );
  }
  return (
    <section className={styles.now} aria-label="Your move">
      <CountryPicture slug={destination.country.slug} className={styles.art} />
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {count ? (
          <p className={styles.big}>
            {count} <small>{unit}</small>
          </p>
        ) : null}
        <p className={styles.said}>{said}</p>
      </div>
    </section>
  );
}

/** What comes next: what should be started now first, and what comes back at its next time. */
export function nextDates(
  dates: readonly PlanDate[],
  { today, isRecord }: At,
  isOpen: (date: PlanDate) => boolean,
): readonly PlanDate[] {
  return dates
    .map((date) =>
      date.repeats && date.date < today ? { ...date, date: dueAgain(date.repeats, today) } : date,
    )
    .filter((date) => (date.date >= today || !isRecord) && isOpen(date))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, MOST);
}

function Next({ dates }: { readonly dates: readonly PlanDate[] }) {
  const { arrival, isArrivalSaid, isExample } = useMove();
  const { done } = usePlan();
  const today = useToday();
  // What is ticked here stays in its place, so that it can be unticked.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const at = { today, isRecord: arrival < today };
  const next =
    isArrivalSaid && !isExample
      ? nextDates(dates, at, ({ id }) => !done.includes(id) || ticked.includes(id))
      : [];
  if (next.length === 0) return null;
  return (
    <section>
      <h2>Next</h2>
      <ul className={styles.steps}>
        {next.map(({ id, title, date, repeats }) => (
          <li key={id}>
            {repeats ? (
              <span>{title}</span>
            ) : (
              <label>
                <input
                  type="checkbox"
                  checked={done.includes(id)}
                  onChange={({ target }) => {
                    setTicked((all) => [...all, id]);
                    tickPlanDate(id, target.checked);
                  }}
                />
                <span>{title}</span>
              </label>
            )}
            <time dateTime={date}>{repeats ? shortDay(date) : whenWords(date, at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The plan, the days and the comparison. */
function Ways({ hasStays }: { readonly hasStays: boolean }) {
  const { destination, choices } = useMove();
  const { regimeIds } = useComparison();
  const dates = useDates();
  const { done } = usePlan();
  const steps = dates?.filter(({ repeats }) => repeats === null) ?? [];
  const ticked = steps.filter(({ id }) => done.includes(id)).length;
  const names = [...new Set(choices.map(({ country }) => country.name))];
  return (
    <section>
      {hasStays ? <Way href="/plan#days" title="Your days" says="All stays, by year and rule" /> : null}
      <Way
        href="/plan"
        title="Your plan"
        says={
          destination
            ? `${destination.country.name} · ${ticked} of ${steps.length} done`
            : 'Where to, and when'
        }
      />
      {regimeIds.length > 0 ? (
        <Way
          href={comparePath({ regimeIds, income: null })}
          title="Your comparison"
          says={formatList(names)}
        />
      ) : null}
    </section>
  );
}

function Way({
  href,
  title,
  says,
}: {
  readonly href: string;
  readonly title: string;
  readonly says: string;
}) {
  return (
    <Link href={href} className={styles.way}>
      <span>
        <b>{title}</b>
        <small>{says}</small>
      </span>
      <Mark of="on" size={16} />
    </Link>
  );
}
