import { useEffect, useState } from 'react';
import { type CitedScheme, citationsOf } from '../assess/cite.ts';
import type { Figures } from '../situation/figures.ts';
import { Button } from '../ui/Button.tsx';
import { copyText } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { saveFile } from '../ui/saveFile.ts';
import styles from './CiteDialog.module.css';

export interface CiteDialogProps {
  readonly schemes: readonly CitedScheme[];
  readonly figures: Figures;
  readonly onClose: () => void;
}

type Citations = Awaited<ReturnType<typeof citationsOf>>;

/** Each answer as a text, as an address and as a file with its law. */
export default function CiteDialog({ schemes, figures, onClose }: CiteDialogProps) {
  const [citations, setCitations] = useState<Citations | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    citationsOf(schemes, figures).then(
      (found) => isWanted && setCitations(found),
      () => isWanted && setCitations('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [schemes, figures]);

  return (
    <Dialog title={schemes.length === 1 ? 'Cite this answer' : 'Cite these answers'} onClose={onClose}>
      <p className={styles.lead}>
        The address says later whether the figure still holds. The file has the law in it, so that anybody can
        work the figure out again.
      </p>
      {citations === 'failed' ? <p role="alert">The laws did not load. Close this and try again.</p> : null}
      {citations === null || citations === 'failed'
        ? null
        : citations.map((citation) => {
            const { text, address, question, answer } = citation;
            const name = `lowtide-${question.regime}-${answer.year}.json`;
            return (
              <section key={question.regime} className={styles.one}>
                <p>{text}</p>
                <p className="actions">
                  <Button variant="quiet" onClick={() => void copyText(`${text} ${address}`)}>
                    Copy text
                  </Button>
                  <Button variant="quiet" onClick={() => void copyText(address, 'Link copied.')}>
                    Copy address
                  </Button>
                  <Button
                    variant="quiet"
                    onClick={() =>
                      saveFile(
                        new Blob([`${JSON.stringify(citation, null, 1)}\n`], { type: 'application/json' }),
                        name,
                      )
                    }
                  >
                    Download JSON
                  </Button>
                </p>
              </section>
            );
          })}
    </Dialog>
  );
}
