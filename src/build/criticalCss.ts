/** What a page shows only once somebody presses or points. */
const LATER_STATE =
  /:hover|:active|::backdrop|:disabled|\[open\]|\[aria-(?:disabled|expanded)=true\]|:not\(\[hidden\]\)/;
/** Rules for paper, and those that make what is pressed stand out where the system chooses the colours. */
const LATER_MEDIA = /^@media (?:print|\(forced-colors: ?active\))$/;
/** Rules around rules. */
const CONDITION = /^@(?:media|supports|layer|container)/;
/** Declarations that make an element a container whose size can be asked for, in the body of a rule. */
const CONTAINER = /(?:^|;)container(?:-type|-name)?:[^;]*/g;

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
  return rulesOf(css)
    .map(({ text, prelude, body }) => (body === null ? text : criticalRule(prelude, body, classes)))
    .join('');
}

interface Rule {
  readonly text: string;
  readonly prelude: string;
  /** Null for a statement, which has no braces. */
  readonly body: string | null;
}

/** The rules of a minified style sheet, or of what stands in the braces of one of its rules. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    const isStatement = open < 0 || (semicolon >= 0 && semicolon < open);
    const last = isStatement ? (semicolon < 0 ? css.length - 1 : semicolon) : closingBrace(css, open);
    rules.push({
      text: css.slice(at, last + 1),
      prelude: css.slice(at, isStatement ? last + 1 : open),
      body: isStatement ? null : css.slice(open + 1, last),
    });
    at = last + 1;
  }
  return rules;
}

export interface SplitSheet {
  /** Needed for the first layout. */
  readonly first: string;
  /** Everything by which parts of the page look at their own width; empty where there is nothing. */
  readonly bySize: string;
}

/**
 * Takes the container queries out of a minified style sheet, with the declarations of the containers they ask. With one of
 * them on the page, Chromium lays out the whole page as soon as it is parsed, and once more when the fonts are there.
 * Those that cannot apply to the page as prerendered do no harm and stay.
 */
export function splitBySize(css: string, classes: ReadonlySet<string>): SplitSheet {
  let first = '';
  let bySize = '';
  for (const { text, prelude, body } of rulesOf(css)) {
    if (body === null) first += text;
    else if (prelude.startsWith('@container')) {
      if (criticalRules(body, classes) === '') first += text;
      else bySize += text;
    } else if (CONDITION.test(prelude)) {
      const inner = splitBySize(body, classes);
      if (inner.first) first += `${prelude}{${inner.first}}`;
      if (inner.bySize) bySize += `${prelude}{${inner.bySize}}`;
    } else {
      const containers = criticalRule(prelude, body, classes) === '' ? null : body.match(CONTAINER);
      if (containers === null) first += text;
      else {
        const others = withoutSemicolon(body.replace(CONTAINER, ''));
        if (others) first += `${prelude}{${others}}`;
        bySize += `${prelude}{${withoutSemicolon(containers.join(''))}}`;
      }
    }
  }
  return { first, bySize };
}

function withoutSemicolon(declarations: string): string {
  return declarations.replace(/^;/, '');
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
  if (CONDITION.test(prelude)) {
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
