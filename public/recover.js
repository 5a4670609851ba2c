/**
 * Run by index.html when the app does not start: asks for the page and its code anew, and loads the page again. What the
 * browser has kept of them is passed by, and the worker drops a copy that is not what was built (sw/answers.ts). Once, as
 * after a deploy (src/app/chunkRecovery.ts), and not without a network.
 */
const RECOVERY_KEY = 'lowtide-recovered-at';
const RECOVERY_PAUSE_MS = 10 * 60 * 1000;

const files = document.querySelectorAll('link[rel=modulepreload], script[type=module]');
const [page] = await Promise.all(
  [location, ...files].map(({ href, src }) => fetch(href || src, { cache: 'reload' })),
);
const last = Number(sessionStorage[RECOVERY_KEY] ?? Number.NaN);
if (page.ok && !(Math.abs(Date.now() - last) < RECOVERY_PAUSE_MS)) {
  sessionStorage[RECOVERY_KEY] = Date.now();
  location.reload();
}
