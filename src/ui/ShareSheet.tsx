import { useState } from 'react';
import { formatList } from '../catalogue/format.ts';
import type { PersonalAnswer } from '../situation/address.ts';
import { type LeftOut, useSituation } from '../situation/figures.ts';
import { answerWords } from '../situation/words.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './ShareSheet.module.css';

export interface SheetProps extends Pick<LeftOut, 'personal' | 'others'> {
  readonly onShare: (also: readonly PersonalAnswer[]) => void;
  readonly onClose: () => void;
  /** Further ways, each with its words. */
  readonly more?: readonly (readonly [name: string, onChoose: () => void])[] | undefined;
}

/** What a link leaves out of the reader's answers, and which of them are to be in it. */
export default function ShareSheet({ personal, others, onShare, onClose, more = [] }: SheetProps) {
  const { situation } = useSituation();
  const [also, setAlso] = useState<readonly PersonalAnswer[]>([]);
  const words = (key: PersonalAnswer | LeftOut['others'][number]) => answerWords(key, situation) ?? key;
  function share() {
    onClose();
    onShare(also);
  }
  return (
    <Dialog
      title="Share this page"
      onClose={onClose}
      footer={
        <Button onClick={share}>
          {also.length === 0 && personal.length > 0 ? 'Share the link only' : 'Share'}
        </Button>
      }
    >
      {personal.length === 0 ? null : (
        <fieldset className={styles.answers}>
          <legend>These answers change the amounts and stay out of the link, unless you put them in.</legend>
          {personal.map((key) => (
            <label key={key} className={styles.answer}>
              <input
                type="checkbox"
                checked={also.includes(key)}
                onChange={({ target }) =>
                  setAlso(target.checked ? [...also, key] : also.filter((one) => one !== key))
                }
              />
              <span>{words(key)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {others.length === 0 ? null : (
        <p className="quiet">{`In no link: ${formatList(others.map(words))}.`}</p>
      )}
      {more.length === 0 ? null : (
        <p className="actions">
          {more.map(([name, onChoose]) => (
            <Button
              key={name}
              variant="quiet"
              onClick={() => {
                onClose();
                onChoose();
              }}
            >
              {name}
            </Button>
          ))}
        </p>
      )}
    </Dialog>
  );
}
