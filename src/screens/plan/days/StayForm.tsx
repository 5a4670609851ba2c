import { type FormEvent, useId, useRef, useState } from 'react';
import { otherCountries } from '../../../catalogue/countryNames.ts';
import { PLACES } from '../../../catalogue/places.ts';
import { useHydrated } from '../../../catalogue/useHydrated.ts';
import { isStayDay } from '../../../residency/index.ts';
import { setEditorOpen } from '../../../situation/editor.ts';
import { addStay, changeDays, putStay, type StoredStay, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { Options } from '../../../ui/Options.tsx';
import { useKeepingWords } from '../../keepingWords.ts';
import styles from './Days.module.css';
import type { Draft } from './Timeline.tsx';

interface Props {
  /** Days drawn on the timeline, for a new stay. */
  readonly draft: Draft | null;
  /** The stay to change; a new one without it. */
  readonly stay?: StoredStay;
  readonly onDone?: () => void;
}

/** Types a stay: country, first day, last day (empty while it is not known), permit. */
export function StayForm({ draft, stay, onDone }: Props) {
  const isHydrated = useHydrated();
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const [country, setCountry] = useState(stay?.country ?? '');
  const [arrival, setArrival] = useState(stay?.arrival ?? draft?.arrival ?? '');
  const [departure, setDeparture] = useState(stay?.departure ?? draft?.departure ?? '');
  const [permit, setPermit] = useState(stay?.permit ?? false);
  const [mistake, setMistake] = useState<string | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    const wrong = mistakeIn(country, arrival, departure);
    setMistake(wrong);
    if (wrong !== null) return;
    const entered = {
      country,
      arrival,
      departure: departure === '' ? null : departure,
      ...(permit && { permit }),
    };
    if (stay) putStay({ ...entered, id: stay.id });
    else {
      addStay(entered);
      // The next stay usually begins where this one ends.
      setArrival(departure);
      setDeparture('');
      setPermit(false);
      first.current?.focus();
    }
    onDone?.();
  }

  return (
    <form className={`no-print ${styles.form}`} onSubmit={save} noValidate>
      {/* What is entered before the page is hydrated would be lost. */}
      <fieldset className={styles.fields} disabled={!isHydrated}>
        <div className={styles.field}>
          <label htmlFor={`${id}-country`}>Country</label>
          <CountrySelect id={`${id}-country`} ref={first} value={country} onChange={setCountry} />
        </div>
        <label className={styles.field}>
          First day
          <input
            type="date"
            value={arrival}
            min="1990-01-01"
            max="2099-12-31"
            required
            onChange={({ target }) => setArrival(target.value)}
          />
        </label>
        <label className={styles.field}>
          Last day
          <input
            type="date"
            value={departure}
            min="1990-01-01"
            max="2099-12-31"
            aria-describedby={`${id}-open`}
            onChange={({ target }) => setDeparture(target.value)}
          />
        </label>
        <Button type="submit">{stay ? 'Save' : 'Add stay'}</Button>
        <label className={styles.check}>
          <input type="checkbox" checked={permit} onChange={({ target }) => setPermit(target.checked)} />
          With a residence permit or long-stay visa of this country
        </label>
        <p id={`${id}-open`} className={styles.hint}>
          Leave the last day empty while you do not know it.
        </p>
        {mistake ? (
          <p className={styles.mistake} role="alert">
            {mistake}
          </p>
        ) : null}
      </fieldset>
    </form>
  );
}

function mistakeIn(country: string, arrival: string, departure: string): string | null {
  if (country === '') return 'Choose a country.';
  if (!isStayDay(arrival)) return 'Enter the first day, between 1990 and 2099.';
  if (departure !== '' && !isStayDay(departure)) return 'Enter a last day between 1990 and 2099, or none.';
  if (departure !== '' && departure < arrival) return 'The last day lies before the first.';
  return null;
}

interface SelectProps {
  readonly id: string;
  readonly ref?: React.Ref<HTMLSelectElement>;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

export function CountrySelect({ id, ref, value, onChange }: SelectProps) {
  const isHydrated = useHydrated();
  return (
    <select id={id} ref={ref} value={value} required onChange={({ target }) => onChange(target.value)}>
      <option value="">Choose a country</option>
      <optgroup label="With rules of residence">
        <Options of={PLACES.map(({ code, name }) => [code, name])} />
      </optgroup>
      {isHydrated ? (
        <optgroup label="Elsewhere">
          <Options of={otherCountries().map(({ code, name }) => [code, name])} />
        </optgroup>
      ) : null}
    </select>
  );
}

/** How complete the record is, and the way to keep it as a file. */
export function DaysTools() {
  const { value: record, status } = useDays();
  const isHydrated = useHydrated();
  const keeping = useKeepingWords(status);
  return (
    <div className={styles.tools}>
      {record.stays.length > 0 ? (
        <label className={styles.field}>
          Every stay is entered from
          <input
            type="date"
            value={record.recordFrom ?? ''}
            min="1990-01-01"
            max="2099-12-31"
            onChange={({ target }) => {
              if (target.value === '') changeDays({ recordFrom: null });
              else if (isStayDay(target.value)) changeDays({ recordFrom: target.value });
            }}
          />
          <span className={styles.hint}>From then on a day without a stay counts as a day away.</span>
        </label>
      ) : null}
      <div className="no-print actions">
        <Button variant="quiet" disabled={!isHydrated} onClick={() => setEditorOpen(true, 'kept')}>
          Save or read a file
        </Button>
      </div>
      <p className={styles.hint}>
        {`${keeping} `}
        It proves nothing to a tax office, so keep tickets and leases.
      </p>
    </div>
  );
}
