import { type ReactNode, useState } from 'react';
import { sharedHref, useLeftOut } from '../situation/figures.ts';
import { Button } from './Button.tsx';
import { PartBoundary } from './EmptyState.tsx';
import { lazyComponent } from './lazy.tsx';
import type { SheetProps } from './ShareSheet.tsx';
import { showToast } from './toast.ts';

interface Props {
  /** Asked for when the button is pressed. */
  readonly text: () => string;
  /** What the toast says; "Copied." where it is left out. */
  readonly done?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Copies a text and says so in a toast. */
export function CopyButton({ text, done, className, children }: Props) {
  return (
    <button type="button" className={className} onClick={() => void copyText(text(), done)}>
      {children}
    </button>
  );
}

/** Puts text on the clipboard and says so; where the browser refuses, shows the text, to be copied by hand. */
export async function copyText(text: string, done = 'Copied.'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // On a page without https there is no clipboard but the one of the key that copies.
    if (!copyAsByKey(text)) {
      window.prompt('Your browser does not let this page copy. Copy the text here:', text);
      return;
    }
  }
  showToast(done);
}

function copyAsByKey(text: string): boolean {
  let isCopied = false;
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', fill);
  document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return isCopied;
}

interface ShareProps {
  readonly title: string;
  readonly variant?: 'quiet' | 'plain';
  /** Asked for when the button is pressed, with the personal answers that are put in; the page's own address where absent. */
  readonly address?: typeof sharedHref;
  /** What else can be done with the page; with it, pressing asks which. */
  readonly more?: SheetProps['more'];
}

const ShareSheet = lazyComponent<SheetProps>(() => import('./ShareSheet.tsx'));

/** Shares the page's address, once it has said what of the reader's answers that leaves out. */
export function ShareButton({ title, variant = 'quiet', address = sharedHref, more }: ShareProps) {
  const leftOut = useLeftOut();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => (leftOut.changesAmounts || more ? setOpen(true) : void shareLink(title, address()))}
      >
        Share
      </Button>
      {isOpen ? (
        <PartBoundary>
          <ShareSheet
            {...leftOut}
            more={more}
            onShare={(also) => void shareLink(title, address(also))}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      ) : null}
    </>
  );
}

/** Shares an address the way the device does, else copies it. */
async function shareLink(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Closed by the person: nothing to do. Refused by the browser: the link is copied instead.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(url, 'Link copied.');
}
