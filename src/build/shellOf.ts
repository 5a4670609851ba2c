/** The shell: a prerendered page without its content. */
const ROOT = '<div id="root"';
const END = '<noscript>';

/**
 * Takes the content out of a prerendered page, and with it the path that the app would hydrate: in the shell it
 * renders whatever the address says.
 * @param page the not-found page, which names no other screen's code.
 * Throws where the page is not built as expected.
 */
export function shellOf(page: string): string {
  const start = page.indexOf(ROOT);
  const end = page.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error('The not-found page has no root element before its <noscript>.');
  const shell = `${page.slice(0, start)}${ROOT}></div>${page.slice(end)}`;
  // The screen brings its own title, and all other metadata.
  return shell.replace(/<title>[^<]*<\/title>/, '<title>Lowtide</title>');
}
