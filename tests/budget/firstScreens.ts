/** The budget of attention: how much a phone's first two screens may say, page by page. */
import type { Page } from '@playwright/test';

/** A usual phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;
const SCREENS = 2;

export interface Counts {
  readonly words: number;
  readonly figures: number;
}

/** What pages of each kind may show: one that answers, a country's guide, one that compares, one that lists. */
export const BUDGETS = {
  answer: { words: 130, figures: 14 },
  guide: { words: 190, figures: 22 },
  compare: { words: 130, figures: 24 },
  list: { words: 130, figures: 30 },
} as const satisfies Readonly<Record<string, Counts>>;

export type PageKind = keyof typeof BUDGETS;

export const PAGES: readonly (readonly [address: string, kind: PageKind])[] = [
  ['/', 'answer'],
  ['/wizard?step=results&income=80000&work=freelancer&region=anywhere', 'answer'],
  ['/tax-calculator/spain', 'guide'],
  ['/tax-calculator/georgia', 'guide'],
  ['/tax-calculator/uruguay', 'guide'],
  ['/country-guides/malta', 'guide'],
  ['/plan', 'answer'],
  ['/leaving/germany', 'answer'],
  ['/compare?tax_regime_ids=ge-small-business,bg-freelancer-flat-tax&income=75000', 'compare'],
  ['/countries', 'list'],
  ['/low-tax-countries-for-freelancers', 'list'],
  ['/zero-tax-countries-for-digital-nomads', 'list'],
  ['/changes', 'list'],
];

const FIGURE = /[$€£]?\s?\d[\d.,]*\s?%?/g;

/** Words are what holds a letter between spaces; figures are numbers with their sign, "$53,658" and "6.2%" one each. */
export function countsOf(text: string): Counts {
  return {
    words: text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length,
    figures: text.match(FIGURE)?.length ?? 0,
  };
}

/** How far a page may go today where it is over its budget, by its address. */
export type AllowedToday = Readonly<Record<string, Counts>>;

/** What a page may show today: its budget, or what is still allowed to it beyond that. */
export function allowanceOf(address: string, kind: PageKind, allowed: AllowedToday): Counts {
  const { words, figures } = BUDGETS[kind];
  const today = allowed[address];
  return { words: Math.max(words, today?.words ?? 0), figures: Math.max(figures, today?.figures ?? 0) };
}

/** What stays allowed after a measurement: never more than before, and nothing to a page that keeps its budget. */
export function shrunk(allowed: AllowedToday, measured: ReadonlyMap<string, Counts>): AllowedToday {
  const entries = PAGES.flatMap(([address, kind]): [string, Counts][] => {
    const [before, now, budget] = [allowed[address], measured.get(address), BUDGETS[kind]];
    if (before === undefined) return [];
    const least = {
      words: Math.min(before.words, now?.words ?? before.words),
      figures: Math.min(before.figures, now?.figures ?? before.figures),
    };
    return least.words <= budget.words && least.figures <= budget.figures ? [] : [[address, least]];
  });
  return Object.fromEntries(entries);
}

/** All text that is seen in the first two screens of a page, one piece after another. */
export function firstText(page: Page): Promise<string> {
  return page.evaluate(
    ({ width, bottom }) => {
      const seen: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        const parent = node.parentElement;
        if (!text || !parent || parent.closest('script, style, noscript, option, datalist')) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const top = box.top + window.scrollY;
        // Text for screen readers alone is one pixel large.
        const isSeen = box.width > 1 && box.height > 1 && box.left < width && box.right > 0;
        if (isSeen && top < bottom && top + box.height > 0) seen.push(text);
      }
      return seen.join(' ');
    },
    { width: PHONE.width, bottom: SCREENS * PHONE.height },
  );
}
