import { useState } from 'react';
import { site } from '../../api/site.ts';
import { SOURCE_KINDS } from '../../catalogue/confidence.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfidenceMark } from '../../ui/ConfidenceMark.tsx';
import { ContactCard } from '../../ui/ContactCard.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Markup } from '../../ui/Markup.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { ResidencySteps } from '../../ui/ResidencySteps.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './DevParts.module.css';
import { Part } from './Part.tsx';

const SET_DETAILS = {
  contactName: 'Ada Marin',
  email: 'ada@lowtide.test',
  socialLinks: [{ label: 'A profile with quite a long name', url: 'https://lowtide.test/profile' }],
} as const;

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
      <Part name="ContactCard: as configured, and all set">
        <ContactCard {...site} />
        <ContactCard {...SET_DETAILS} />
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
      <ResidencySteps />
    </>
  );
}

/** Stands for code that does not arrive. */
function Absent(): never {
  throw new Error('This part is always absent');
}
