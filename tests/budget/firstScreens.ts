/** The budget of attention: how much a phone's first two screens may say, page by page. */
import type { Page } from '@playwright/test';
import type { Situation } from '../../src/situation/situation.ts';

/** A usual phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;
const SCREENS = 2;

export interface Counts {
  readonly words: number;
  readonly figures: number;
}

/** What pages of each kind may show: one that answers, a country's guide, one that compares, one that lists. */
export const BUDGETS = {
  answer: { words: 110, figures: 14 },
  guide: { words: 110, figures: 20 },
  compare: { words: 110, figures: 24 },
  list: { words: 110, figures: 24 },
} as const satisfies Readonly<Record<string, Counts>>;

export type PageKind = keyof typeof BUDGETS;

const COMPARISON = '/compare?tax_regime_ids=ge-small-business,bg-freelancer-flat-tax';

/** Of whom the device keeps something; null of nobody. */
export const PEOPLE: readonly (readonly [name: string, situation: Situation | null])[] = [
  ['nobody', null],
  [
    'a German designer',
    {
      income: 70_000,
      currency: 'EUR',
      home: { country: 'de' },
      citizenships: ['de'],
      work: 'freelancer',
      region: 'anywhere',
      profession: 'design',
    },
  ],
  [
    'an American on a payroll',
    {
      income: 120_000,
      currency: 'USD',
      home: { country: 'us' },
      citizenships: ['us'],
      work: 'remote',
      region: 'anywhere',
      contract: 'payroll',
    },
  ],
  [
    'a Canadian owner',
    {
      income: 250_000,
      currency: 'CAD',
      home: { country: 'ca' },
      citizenships: ['ca'],
      work: 'business',
      region: 'anywhere',
      costs: { percent: 25 },
    },
  ],
];

/** Pages that a person's answers change: each is measured for everybody. */
const FOR_EVERYBODY: readonly Addressed[] = [
  ['/', 'answer'],
  ['/plan', 'answer'],
  ['/tax-calculator/georgia', 'guide'],
  [COMPARISON, 'compare'],
  ['/countries', 'list'],
];

const FOR_NOBODY: readonly Addressed[] = [
  ['/wizard?step=results&income=80000&work=freelancer&region=anywhere', 'answer'],
  ['/tax-calculator/spain', 'guide'],
  ['/tax-calculator/uruguay', 'guide'],
  ['/country-guides/malta', 'guide'],
  ['/leaving/germany', 'answer'],
  ['/my-company/germany', 'answer'],
  ['/low-tax-countries-for-freelancers', 'list'],
  ['/zero-tax-countries-for-digital-nomads', 'list'],
  ['/changes', 'list'],
];

const RESULTS: Addressed = ['/wizard?step=results', 'answer'];

type Addressed = readonly [address: string, kind: PageKind];

export interface Measured {
  readonly who: string;
  readonly situation: Situation | null;
  readonly address: string;
  readonly kind: PageKind;
}

/** Every page as everybody sees it. */
export const PAGES: readonly Measured[] = PEOPLE.flatMap(([who, situation]) =>
  [...(situation ? [RESULTS] : FOR_NOBODY), ...FOR_EVERYBODY].map(([address, kind]) => ({
    who,
    situation,
    address,
    kind,
  })),
);

const FIGURE = /[$€£]?\s?\d[\d.,]*\s?%?/g;

/** Words are what holds a letter between spaces; figures are numbers with their sign, "CA$53,658" and "6.2%" one each. */
export function countsOf(text: string): Counts {
  return {
    words: text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/^[A-Z]+\$\d/.test(word)).length,
    figures: text.match(FIGURE)?.length ?? 0,
  };
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
        // Text for screen readers alone is cut to one pixel.
        const frame = parent.getBoundingClientRect();
        const isCut = frame.width === 1 && frame.height === 1;
        // Text that lies below the edge of what it stands in: of a line, what has no room in it.
        let isCutOff = false;
        for (
          let outer: Element | null = parent;
          outer && outer !== document.body;
          outer = outer.parentElement
        ) {
          const { top, bottom } = outer.getBoundingClientRect();
          const isFrame = getComputedStyle(outer).overflowY !== 'visible';
          if (isFrame && (box.top >= bottom || box.bottom <= top)) isCutOff = true;
        }
        const isSeen =
          !isCut && !isCutOff && box.width > 1 && box.height > 1 && box.left < width && box.right > 0;
        if (isSeen && top < bottom && top + box.height > 0) seen.push(text);
      }
      return seen.join(' ');
    },
    { width: PHONE.width, bottom: SCREENS * PHONE.height },
  );
}
