/** Paper, and what a person has chosen on the device: what the style sheets' media queries ask for. */
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

interface Media {
  readonly media?: 'print' | '';
  readonly 'prefers-color-scheme'?: 'light' | 'dark';
  readonly 'prefers-reduced-motion'?: 'reduce';
  readonly 'forced-colors'?: 'active';
}

/** Emulates these media, and none of those before, until the test has ended. */
export async function emulateMedia(wanted: Media): Promise<void> {
  onTestFinished(() => send({}));
  await send(wanted);
}

async function send({ media = '', ...features }: Media): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  // A frame, so that what reads them by script has followed.
  await new Promise(requestAnimationFrame);
}
