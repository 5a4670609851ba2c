import { type CSSProperties, useId, useState } from 'react';
import { NEAR } from '../../../assess/countryDays.ts';
import { shortDay } from '../../../assess/daysEnglish.ts';
import { type DaysNow, daysHere } from '../../../assess/daysNow.ts';
import { dayChanged, gaugeWords, hereWords } from '../../../assess/daysNowEnglish.ts';
import { COUNTRY_CODES } from '../../../catalogue/countryCodes.ts';
import { countryName } from '../../../catalogue/countryNames.ts';
import { nameInText } from '../../../catalogue/format.ts';
import { DESTINATIONS } from '../../../catalogue/places.ts';
import { deviceTimeZone } from '../../../catalogue/timeZones.ts';
import type { RulesByCountry } from '../../../residency/index.ts';
import { useToday } from '../../../situation/clock.ts';
import {
  countryOfZone,
  type Doubt,
  doubtAfter,
  lastStay,
  lastTap,
  leftOn,
  settled,
  stayOn,
  withDay,
  withoutTap,
  withTap,
} from '../../../situation/hereToday.ts';
import { remakeDays } from '../../../stores/changedStays.ts';
import { newStayId, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountryPicture } from '../../../ui/Illustration.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { CountrySelect, StayForm } from '../days/StayForm.tsx';
import styles from './Start.module.css';

interface Props {
  /** Null where the rules cannot be had. */
  readonly now: DaysNow | null;
  readonly rules: RulesByCountry;
  /** What is left of the Schengen area, in a sentence, where it is little. */
  readonly visits: string | null;
}

/** The country of today: how far its line of residence is, and the day, with a tap. */
export function Here({ now, rules, visits }: Props) {
  const { value: record } = useDays();
  const today = useToday();
  const code = now?.here?.code ?? lastStay(record.stays, today)?.country ?? null;
  const slug = DESTINATIONS.find((place) => place.code === code)?.slug;
  const words = code && now?.here ? hereWords(now.here, countryName(code), Object.hasOwn(rules, code)) : null;
  const line = now?.here?.line;
  return (
    <section className={styles.now} aria-label="Today">
      {slug ? <CountryPicture slug={slug} className={styles.art} /> : null}
      <div className={styles.text}>
        {words ? (
          <>
            <h2 className={styles.title}>{words.title}</h2>
            <p className={styles.big}>
              <span data-until={words.until ?? undefined}>{words.number}</span> <small>{words.unit}</small>
            </p>
            {line && line.since === null ? (
              <div className={styles.days}>
                <div className={styles.gauge} style={{ '--w': line.count / line.limit } as CSSProperties} />
                <p>
                  {gaugeWords(line).map((side) => (
                    <span key={side}>{side}</span>
                  ))}
                </p>
              </div>
            ) : null}
            {words.said === '' ? null : <p className={styles.said}>{words.said}</p>}
          </>
        ) : code ? (
          <h2 className={styles.title}>{countryName(code)}</h2>
        ) : null}
        <Today rules={rules} visits={visits} />
      </div>
    </section>
  );
}

/** One tap for the day, its effect, and the way back. */
function Today({ rules, visits }: Omit<Props, 'now'>) {
  const { value: record } = useDays();
  const { stays } = record;
  const today = useToday();
  const id = useId();
  const [asks, setAsks] = useState<'elsewhere' | 'stay' | null>(null);
  const [elsewhere, setElsewhere] = useState('');
  const current = stayOn(stays, today);
  const zone = countryOfZone(deviceTimeZone(), COUNTRY_CODES);
  const last = lastStay(stays, today)?.country ?? null;
  const proposed = [...new Set([zone, last])].flatMap((code) =>
    code === null || code === current?.country ? [] : [code],
  );
  const tap = lastTap(record, today);
  const doubt = doubtAfter(stays, today, tap);

  function add(code: string) {
    remakeDays((all) => withTap(all, today, (stays) => withDay(stays, code, today, newStayId)));
    setAsks(null);
  }
  const settle = (doubt: Doubt) =>
    remakeDays((all) => withTap(all, today, (stays) => settled(stays, doubt, today), lastTap(all, today)));

  return (
    <div className={styles.today} data-on={today}>
      {current ? (
        <p className={styles.counted} role="status">
          <Mark of="tick" />
          <span>
            {current.departure === null
              ? `Every day in ${nameInText(countryName(current.country))} counts until you leave`
              : `${shortDay(today)} is counted in ${nameInText(countryName(current.country))}`}
          </span>
          {tap ? (
            <Button variant="plain" onClick={() => remakeDays((all) => withoutTap(all, today))}>
              Undo
            </Button>
          ) : null}
        </p>
      ) : null}
      {current && tap ? <Changed here={current.country} rules={rules} visits={visits} /> : null}
      {current && doubt ? <Ask doubt={doubt} here={current.country} onYes={() => settle(doubt)} /> : null}
      {proposed.map((code, place) => (
        <Button
          key={code}
          className={styles.here}
          variant={place === 0 && !current ? 'primary' : 'quiet'}
          onClick={() => add(code)}
        >
          {`I am in ${nameInText(countryName(code))} today`}
        </Button>
      ))}
      <p className={styles.others}>
        <Button
          variant="plain"
          aria-expanded={asks === 'elsewhere'}
          onClick={() => setAsks(asks === 'elsewhere' ? null : 'elsewhere')}
        >
          Somewhere else
        </Button>
        <Button
          variant="plain"
          aria-expanded={asks === 'stay'}
          onClick={() => setAsks(asks === 'stay' ? null : 'stay')}
        >
          {current ? 'Change the dates' : 'Enter dates'}
        </Button>
      </p>
      {asks === 'elsewhere' ? (
        <p className={styles.elsewhere}>
          <label htmlFor={id}>Where are you today?</label>
          <CountrySelect id={id} value={elsewhere} onChange={setElsewhere} />
          <Button disabled={elsewhere === ''} onClick={() => add(elsewhere)}>
            Count today
          </Button>
        </p>
      ) : null}
      {asks === 'stay' ? (
        <StayForm
          key={current?.id ?? ''}
          draft={null}
          {...(current && { stay: current })}
          onDone={() => setAsks(null)}
        />
      ) : null}
    </div>
  );
}

/** What the day has changed: where the person is, and where a limit is near of what was left and of visits. */
function Changed({ here, rules, visits }: Omit<Props, 'now'> & { readonly here: string }) {
  const { value: record } = useDays();
  const today = useToday();
  const said = [here, leftOn(record.stays, here, today)].flatMap((code) => {
    const days = code === null ? null : daysHere(code, { record, today }, rules);
    const isNear = code === here || (days?.line?.missing ?? Number.POSITIVE_INFINITY) <= NEAR;
    return (isNear && days && dayChanged(days, countryName(days.code))) || [];
  });
  return <p className={styles.said}>{[...said, ...(visits ? [visits] : [])].join(' ')}</p>;
}

interface AskProps {
  readonly doubt: Doubt;
  readonly here: string;
  readonly onYes: () => void;
}

function Ask({ doubt, here, onYes }: AskProps) {
  const name = nameInText(countryName(doubt.country));
  const question =
    doubt.kind === 'ended'
      ? `Did you leave ${name} yesterday? Then today counts in ${nameInText(countryName(here))} alone.`
      : doubt.kind === 'left'
        ? `Were you still in ${name} this morning? Then the day counts in both, by each country’s rule.`
        : doubt.from === doubt.to
          ? `Were you in ${name} on ${shortDay(doubt.from)}, too?`
          : `Were you in ${name} from ${shortDay(doubt.from)} to ${shortDay(doubt.to)}, too?`;
  return (
    <p className={styles.doubt}>
      <span>{question}</span>
      <Button variant="quiet" onClick={onYes}>
        Yes
      </Button>
    </p>
  );
}
