import { useEffect } from 'react';
import { UpdatePrompt } from '../offline/UpdatePrompt.tsx';
import { startOffline } from '../offline/worker.ts';
import { Footer } from './Footer.tsx';
import { showMemoryNotice } from './memoryNotice.ts';

/** What a page shows last and needs last: the footer, and all that has to do with keeping things and working offline. */
export default function PageEnd() {
  useEffect(startOffline, []);
  useEffect(completeStyles, []);
  useEffect(showMemoryNotice, []);
  return (
    <>
      <Footer />
      <UpdatePrompt />
    </>
  );
}

/** A long page has only the rules that it was prerendered with; those of its other states follow now. */
function completeStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-later]');
  if (link) link.disabled = false;
}
