/** What a page shows only once somebody presses or points. */
const LATER_STATE = /:hover|:active|::backdrop|\[open\]|:not\(\[hidden\]\)/;
/** Rules for paper, and those that make what is pressed stand out where the system chooses the colours. */
const LATER_MEDIA = /^@media (?:print|\(forced-colors: ?active\))$/;

/**
 * The rules of a minified style sheet that can apply to a page as prerendered: those whose classes are on it. Rules
 * without a class, and all that is no style rule, stay. Rules for print, forced colours, pressing and pointing, and
 * motions that no rule names go: they come with the whole sheet, before anything can be pressed.
 */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  const rules = criticalRules(css, classes);
  return rules.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name: string) =>
    new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules) ? keyframes : '',
  );
}

function criticalRules(css: string, classes: ReadonlySet<string>): string {
  let critical = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const statement = css.indexOf(';', at);
    if (open < 0 || (statement >= 0 && statement < open)) {
      const end = statement < 0 ? css.length : statement + 1;
      critical += css.slice(at, end);
      at = end;
      continue;
    }
    const close = closingBrace(css, open);
    const prelude = css.slice(at, open);
    critical += criticalRule(prelude, css.slice(open + 1, close), classes);
    at = close + 1;
  }
  return critical;
}

/**
 * A style sheet without its fonts, for a page that has them already: named once more they are new fonts to a browser,
 * and every line of text is laid out again.
 */
export function withoutFontFaces(css: string): string {
  return css.replace(/@font-face\{[^}]*\}/g, '');
}

/** The classes of the elements of a page. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

function criticalRule(prelude: string, body: string, classes: ReadonlySet<string>): string {
  if (LATER_MEDIA.test(prelude)) return '';
  if (/^@(?:media|supports|layer|container)/.test(prelude)) {
    const inner = criticalRules(body, classes);
    return inner ? `${prelude}{${inner}}` : '';
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = prelude
    .split(/,(?![^(]*\))/)
    .filter((selector) => canMatch(selector, classes) && !LATER_STATE.test(selector));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

/** What stands in brackets may be one of several choices, or what must not be, and does not decide. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const plain = selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].every(([, name = '']) => classes.has(name));
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${css.slice(open - 40, open + 40)}`);
}
