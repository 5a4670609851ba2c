import { type CSSProperties, useId, useState } from 'react';
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
  settled,
  stayOn,
  withDay,
  withoutDay,
} from '../../../situation/hereToday.ts';
import { newStayId, remakeStays, type StoredStay, takenBack, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountryPicture } from '../../../ui/Illustration.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { CountrySelect, StayForm } from '../days/StayForm.tsx';
import styles from './Start.module.css';

interface Props {
  /** Null where the rules cannot be had. */
  readonly now: DaysNow | null;
  readonly rules: RulesByCountry;
}

/** The country of today: how far its line of residence is, and the day, with a tap. */
export function Here({ now, rules }: Props) {
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
        <Today rules={rules} />
      </div>
    </section>
  );
}

/** One tap for the day, its effect, and the way back. */
function Today({ rules }: Pick<Props, 'rules'>) {
  const { value: record } = useDays();
  const { stays } = record;
  const today = useToday();
  const id = useId();
  const [change, setChange] = useState<{
    readonly before: readonly StoredStay[];
    readonly after: readonly StoredStay[];
  } | null>(null);
  const [asks, setAsks] = useState<'elsewhere' | 'stay' | null>(null);
  const [elsewhere, setElsewhere] = useState('');
  const current = stayOn(stays, today);
  const zone = countryOfZone(deviceTimeZone(), COUNTRY_CODES);
  const last = lastStay(stays, today)?.country ?? null;
  const proposed = [...new Set([zone, last])].flatMap((code) =>
    code === null || code === current?.country ? [] : [code],
  );
  const doubt = doubtAfter(stays, today);

  function remake(make: (stays: readonly StoredStay[]) => readonly StoredStay[]) {
    const before = change?.before ?? stays;
    setChange({ before, after: make(stays) });
    remakeStays(make);
    setAsks(null);
  }
  const add = (code: string) => remake((all) => withDay(all, code, today, newStayId));
  function undo() {
    if (change) remakeStays((all) => takenBack(all, change.before, change.after));
    else if (current) remakeStays((all) => withoutDay(all, current.country, today));
    setChange(null);
  }

  const said =
    current && change
      ? dayChanged(daysHere(current.country, { record, today }, rules), countryName(current.country))
      : null;
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
          {change || current.departure === today ? (
            <Button variant="plain" onClick={undo}>
              Undo
            </Button>
          ) : null}
        </p>
      ) : null}
      {said ? <p className={styles.said}>{said}</p> : null}
      {doubt ? <Ask doubt={doubt} onYes={() => remake((all) => settled(all, doubt, today))} /> : null}
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

function Ask({ doubt, onYes }: { readonly doubt: Doubt; readonly onYes: () => void }) {
  const name = nameInText(countryName(doubt.country));
  const question =
    doubt.kind === 'left'
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
