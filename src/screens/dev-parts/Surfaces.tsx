import { useState } from 'react';
import { SOURCE_KINDS } from '../../catalogue/confidence.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfidenceMark } from '../../ui/ConfidenceMark.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './DevParts.module.css';
import { Part } from './Part.tsx';

/** What holds other parts, and what is shown where there is nothing yet. */
export function Surfaces() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Part name="Card, Markup">
        <Card className={styles.pad}>
          <Markup text={'A paragraph with **bold** words.\nAnd another one.'} />
        </Card>
      </Part>
      <Part name="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        {isOpen ? (
          <Dialog title="A dialog" onClose={close} footer={<Button onClick={close}>Done</Button>}>
            <p>It keeps the focus inside, closes on Escape and gives the focus back.</p>
          </Dialog>
        ) : null}
      </Part>
      <Part name="Toast">
        <Button variant="quiet" onClick={() => showToast('Link copied.')}>
          Short toast
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            showToast('A toast that has more to say than fits into one line of a phone’s window.')
          }
        >
          Long toast
        </Button>
      </Part>
      <Part name="EmptyState">
        <EmptyState title="No Countries Selected" actions={<Button>Add Country</Button>}>
          <p>Select countries to compare their regimes.</p>
        </EmptyState>
      </Part>
      <Part name="PartBoundary: a part that did not load">
        <PartBoundary part="The list of countries">
          <Absent />
        </PartBoundary>
      </Part>
      <Part name="ConfidenceMark">
        {SOURCE_KINDS.map((kind) => (
          <ConfidenceMark key={kind} confidence={kind} />
        ))}
        <ConfidenceMark confidence="own" />
      </Part>
      <Part name="Skeleton">
        <Skeleton className={styles.line} />
      </Part>
    </>
  );
}

/** Stands for code that does not arrive. */
function Absent(): never {
  throw new Error('This part is always absent');
}
