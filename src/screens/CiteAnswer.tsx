/** Offers what a page answers as something to cite; what it takes comes when it is pressed. */
import { useState } from 'react';
import type { CitedScheme } from '../assess/cite.ts';
import type { Figures } from '../situation/figures.ts';
import { Button } from '../ui/Button.tsx';
import { PartBoundary } from '../ui/EmptyState.tsx';
import { lazyComponent } from '../ui/lazy.tsx';
import type { CiteDialogProps } from './CiteDialog.tsx';

const CiteDialog = lazyComponent<CiteDialogProps>(() => import('./CiteDialog.tsx'));

interface Props {
  readonly schemes: readonly CitedScheme[];
  readonly figures: Figures;
}

export function CiteAnswer({ schemes, figures }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Cite
      </Button>
      {isOpen ? (
        <PartBoundary part="What can be cited">
          <CiteDialog schemes={schemes} figures={figures} onClose={() => setOpen(false)} />
        </PartBoundary>
      ) : null}
    </>
  );
}
