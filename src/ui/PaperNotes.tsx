import { useHydrated } from '../catalogue/useHydrated.ts';
import { PartBoundary } from './EmptyState.tsx';
import { lazyComponent } from './lazy.tsx';
import type { PaperNotesProps } from './PaperText.tsx';

const PaperText = lazyComponent<PaperNotesProps>(() => import('./PaperText.tsx'));

/** What a print-out says about itself, on paper only: the day of printing, which no prerendered page can know, among others. */
export function PaperNotes(props: PaperNotesProps) {
  const isHydrated = useHydrated();
  return isHydrated && props.countries.length > 0 ? (
    <PartBoundary>
      <PaperText {...props} />
    </PartBoundary>
  ) : null;
}
