import { showToast } from './toast.ts';

/** Puts text on the clipboard and says so; false where the browser refuses. */
export async function copyText(text: string, done = 'Copied.'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(done);
    return true;
  } catch {
    showToast('Your browser does not let this page copy. Select the text and copy it yourself.');
    return false;
  }
}
