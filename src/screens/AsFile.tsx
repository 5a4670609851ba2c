import { WIZARD_DEFAULT_INCOME } from '../catalogue/income.ts';
import { setEditorOpen, useEditorOpener } from '../situation/editor.ts';
import { useDays } from '../stores/stays.ts';
import { Button } from '../ui/Button.tsx';
import { PartBoundary } from '../ui/EmptyState.tsx';
import { lazyComponent } from '../ui/lazy.tsx';
import { useKeepingWords } from './keepingWords.ts';
import type { EditorProps } from './situation/SituationEditor.tsx';

const SituationEditor = lazyComponent<EditorProps>(() => import('./situation/SituationEditor.tsx'));

/** That it is on this device and nowhere else, and the way to a file of it. */
export function AsFile({ className }: { readonly className?: string | undefined }) {
  const { status } = useDays();
  const keeping = useKeepingWords(status);
  const { isOpen, opener } = useEditorOpener();
  return (
    <>
      <p className={className}>
        {status === 'memory' ? keeping : 'Saved on this device alone.'}{' '}
        <Button ref={opener} variant="plain" onClick={() => setEditorOpen(true, 'kept')}>
          Save or read a file
        </Button>
      </p>
      {isOpen ? (
        <PartBoundary part="What is kept">
          <SituationEditor defaultIncome={WIZARD_DEFAULT_INCOME} onClose={() => setEditorOpen(false)} />
        </PartBoundary>
      ) : null}
    </>
  );
}
