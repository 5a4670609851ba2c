import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { dataRelease } from '../../api/site.ts';
import { queryOf } from '../../catalogue/query.ts';
import { usePersisted } from '../../stores/persist.ts';
import { markSeen, seenRelease } from '../../stores/seenRelease.ts';
import { useShownSearch } from '../../stores/urlState.ts';
import { PartBoundary } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import type { ChangedFiguresProps } from './ChangedFigures.tsx';

const ChangedFigures = lazyComponent<ChangedFiguresProps>(() => import('./ChangedFigures.tsx'));

/**
 * Says which figures have changed: since the release that the link of a comparison names, else since the last visit. Its
 * code is loaded only where there is an older release to tell about.
 */
export function ChangedFiguresNotice() {
  const [path] = useLocation();
  const search = useShownSearch();
  const { value: seen, status } = usePersisted(seenRelease);
  const linked = path === '/compare' ? queryOf(search).get('data') : null;
  const isOlder = (release: string | null) => release !== null && release !== '' && release !== dataRelease;

  useEffect(() => {
    if (status !== 'loading' && seen === '') markSeen(dataRelease);
  }, [seen, status]);

  return (
    // The live region stands before its words arrive, or screen readers would miss them.
    <div role="status">
      <PartBoundary>
        {isOlder(linked) && linked ? (
          <ChangedFigures key={linked} since={linked} isLink />
        ) : isOlder(seen) ? (
          <ChangedFigures since={seen} isLink={false} />
        ) : null}
      </PartBoundary>
    </div>
  );
}
