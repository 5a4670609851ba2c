import { useEffect } from 'react';
import { UpdatePrompt } from '../offline/OfflineStatus.tsx';
import { startOffline } from '../offline/worker.ts';
import { ChangedFiguresNotice } from '../screens/changed-figures/ChangedFiguresNotice.tsx';
import { FiguresRouter } from './FiguresRouter.tsx';
import { Footer } from './Footer.tsx';
import { showMemoryNotice } from './memoryNotice.ts';

/** What a page shows last and needs last: the footer, and all that has to do with keeping things and working offline. */
export default function PageEnd() {
  useEffect(startOffline, []);
  useEffect(showMemoryNotice, []);
  useEffect(fetchTitles, []);
  return (
    <FiguresRouter>
      <Footer />
      <UpdatePrompt />
      <ChangedFiguresNotice />
    </FiguresRouter>
  );
}

/** Here before they are needed: a page whose code does not come has its title all the same. */
function fetchTitles(): void {
  import('./PageHead.tsx').catch(() => undefined);
}
