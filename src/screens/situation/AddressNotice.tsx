import { useSettled } from '../../catalogue/useSettled.ts';
import { unreadFigures } from '../../situation/address.ts';
import { useShownSearch, useUnreadState } from '../../stores/urlState.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import type { SentenceProps } from './AddressSentence.tsx';

const AddressSentence = lazyComponent<SentenceProps>(() => import('./AddressSentence.tsx'));

/** What is not understood in the address, of the figures and of the screen; its words come where there is something. */
export function AddressNotice({ shown }: Pick<SentenceProps, 'shown'>) {
  const search = useSettled(useShownSearch());
  const ofScreen = useUnreadState();
  const unread = [...(shown === null ? [] : unreadFigures(search)), ...ofScreen];
  return unread.length === 0 ? null : (
    <PartBoundary>
      <AddressSentence unread={unread} shown={shown} />
    </PartBoundary>
  );
}
