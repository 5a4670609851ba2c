import { type ChangeEvent, useRef, useState } from 'react';
import { changeDays, type DaysRecord, isStayDay, replaceDays, useDays } from '../../../stores/stays.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import styles from './Days.module.css';
import { DaysFileError, daysFile, readDaysFile } from './daysFile.ts';
import form from './Stays.module.css';
import { todayHere } from './today.ts';

/** No record of a person is longer; a larger file is another kind of file. */
const MOST_BYTES = 4_000_000;

interface Outcome {
  readonly text: string;
  readonly failed: boolean;
  /** What stood there before. */
  readonly before?: DaysRecord;
}

/** How complete the record is, and the record as a file. */
export function DaysTools() {
  const { value: record, status } = useDays();
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  function save() {
    const today = todayHere();
    const file = new Blob([daysFile(record, today)], { type: 'application/json' });
    saveFile(file, `lowtide-days-${today}.json`);
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      if (file.size > MOST_BYTES) throw new DaysFileError('The file is too large for a list of stays.');
      const imported = readDaysFile(await file.text());
      replaceDays(imported);
      setOutcome({
        text: `${imported.stays.length} stays are read from ${file.name}.`,
        failed: false,
        before: record,
      });
    } catch (error) {
      const reason = error instanceof DaysFileError ? error.message : 'The file cannot be read.';
      setOutcome({ text: `${reason} Your stays are as they were.`, failed: true });
    }
    // The same file may be chosen once more.
    target.value = '';
  }

  return (
    <div className={form.tools}>
      {record.stays.length > 0 ? (
        <label className={form.field}>
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
      <div className={form.buttons}>
        {record.stays.length > 0 ? (
          <Button variant="quiet" onClick={save}>
            Save as a file
          </Button>
        ) : null}
        <Button variant="quiet" disabled={!isHydrated} onClick={() => chooser.current?.click()}>
          Read from a file
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="File with stays"
          onChange={(event) => void read(event)}
        />
      </div>
      {outcome ? (
        <p className={outcome.failed ? form.mistake : styles.undo} role={outcome.failed ? 'alert' : 'status'}>
          {outcome.text}
          {outcome.before ? (
            <Button
              variant="plain"
              onClick={() => {
                if (outcome.before) replaceDays(outcome.before);
                setOutcome(null);
              }}
            >
              Undo
            </Button>
          ) : null}
        </p>
      ) : null}
      <p className={styles.hint}>
        {status === 'memory'
          ? 'This browser keeps nothing for Lowtide: save a file before you close this tab. '
          : 'Kept on this device only. '}
        Not evidence: keep tickets and leases.
      </p>
    </div>
  );
}
