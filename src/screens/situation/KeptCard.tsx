import { type ChangeEvent, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { formatList } from '../../catalogue/format.ts';
import { today } from '../../situation/clock.ts';
import { showOwnFigures } from '../../situation/figures.ts';
import type { KeptRecords } from '../../situation/keptFile.ts';
import { useStoredSituation } from '../../situation/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { useKeepingWords } from '../keepingWords.ts';
import styles from './SituationEditor.module.css';

/** What came of a file. */
interface Outcome {
  readonly text: string;
  readonly failed: boolean;
  /** What was kept before, and what is in its place. */
  readonly read?: { readonly before: KeptRecords; readonly after: KeptRecords };
}

/** It can be taken back as long as the page lives, also when the sheet has been closed meanwhile. */
const useOutcome = create<{ readonly outcome: Outcome | null }>(() => ({ outcome: null }));
const setOutcome = (outcome: Outcome | null) => useOutcome.setState({ outcome });

const listed = (what: string, names: readonly string[]) =>
  names.length > 0 ? ` ${what}: ${formatList(names)}.` : '';

/** What came of a file stands last in the card, where the sheet's foot may lie over it. */
const intoView = (line: Element | null) => line?.scrollIntoView({ block: 'nearest' });

/** All that is kept on the device as one file, and whether the browser promises to keep it. */
export function KeptCard() {
  const chooser = useRef<HTMLInputElement>(null);
  const { outcome } = useOutcome();
  const words = useKeepingWords(useStoredSituation().status);

  useEffect(
    () => () => {
      if (outcome?.failed) setOutcome(null);
    },
    [outcome],
  );

  /** Nothing is lost where it fails; what went wrong is said. */
  async function tell(work: (file: typeof import('../../situation/keptFile.ts')) => Promise<Outcome | null>) {
    // Its code comes with the first press.
    const file = await import('../../situation/keptFile.ts').catch(() => null);
    try {
      setOutcome(file ? await work(file) : { text: 'This part did not load. Try again.', failed: true });
    } catch (error) {
      const isKnown = file !== null && error instanceof file.KeptFileError;
      const reason = isKnown ? error.message : 'The file cannot be read.';
      setOutcome({ text: `${reason} Nothing has changed on this device.`, failed: true });
    }
  }

  const save = () =>
    tell(async ({ allKept, keptFileText }) => {
      const day = today();
      const text = keptFileText(await allKept(), day);
      saveFile(new Blob([text], { type: 'application/json' }), `lowtide-${day}.json`);
      return null;
    });

  function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    void tell(async ({ allKept, joinedWith, putRecords, readKeptFile }) => {
      const found = readKeptFile(await file.text());
      const before = await allKept();
      const { kept, added, replaced } = joinedWith(before, found);
      await putRecords(kept);
      showOwnFigures();
      const says = [listed('Added', added), listed('Replaced', replaced)].join('');
      return {
        text: `All of ${file.name} is read.${says || ' All of it was here.'}`,
        failed: false,
        read: { before, after: kept },
      };
    }).finally(() => {
      // The same file may be chosen once more.
      target.value = '';
    });
  }

  const undo = ({ before, after }: NonNullable<Outcome['read']>) =>
    tell(async ({ allKept, putRecords, undone }) => {
      await putRecords(undone(await allKept(), before, after));
      showOwnFigures();
      return null;
    });

  return (
    <div className={styles.question}>
      <Field asks="On this device" about="kept">
        <p className="quiet">{words}</p>
        <div className="actions">
          <Button variant="quiet" onClick={() => void save()}>
            Save as a file
          </Button>
          <Button variant="quiet" onClick={() => chooser.current?.click()}>
            Read from a file
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            tabIndex={-1}
            aria-label="File of what was kept"
            onChange={read}
          />
        </div>
        {outcome ? (
          <p
            ref={intoView}
            className={outcome.failed ? styles.mistake : 'quiet'}
            role={outcome.failed ? 'alert' : 'status'}
          >
            {outcome.text}
            {outcome.read ? (
              <>
                {' '}
                <Button variant="plain" onClick={() => outcome.read && void undo(outcome.read)}>
                  Undo
                </Button>
              </>
            ) : null}
          </p>
        ) : null}
      </Field>
    </div>
  );
}
