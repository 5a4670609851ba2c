import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';

interface Props {
  readonly title: string;
  readonly variant?: 'quiet' | 'plain';
  /** Asked for when the button is pressed; the page's own address where absent. */
  readonly address?: () => string;
}

/** Shares the page's address the way the device does, else copies it. */
export function ShareButton({ title, variant = 'quiet', address = () => window.location.href }: Props) {
  async function share() {
    const url = address();
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
  return (
    <Button variant={variant} onClick={() => void share()}>
      Share
    </Button>
  );
}
