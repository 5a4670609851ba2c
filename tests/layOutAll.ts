/**
 * Lays out what is far from the window, too (`content-visibility`), so that a picture of the whole
 * page, axe and `innerText` see all of it at once, as nobody does who scrolls. A script to evaluate in the page, as
 * text: every driver takes it.
 */
export const LAY_OUT_ALL = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
})()`;
