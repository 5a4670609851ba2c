/** Header, menu, footer and what an address leads to: what every page has. */
import { countries } from 'virtual:lowtide/catalogue';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goBack, open } from './app.tsx';
import { hold } from './mouse.ts';

const header = page.getByRole('banner');
const footer = page.getByRole('contentinfo').first();
const heading = page.getByRole('heading', { level: 1 });
const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
const menu = page.getByRole('dialog', { name: 'Menu' });
const textsOf = (links: ReturnType<typeof page.getByRole>) =>
  links.elements().map((link) => link.textContent);

describe('header', () => {
  test('has How It Works, Compare and Countries; Home is for mobile only', {
    tags: 'shell-header',
  }, async () => {
    await open('/countries');
    await expect.element(heading).toBeVisible();
    const links = header.getByRole('navigation').getByRole('link');
    expect(textsOf(links)).toEqual(['How It Works', 'Compare', 'Plan', 'Countries']);
    for (const [name, path] of [
      ['How It Works', '/how-it-works'],
      ['Compare', '/compare'],
      ['Countries', '/countries'],
    ] as const) {
      await header.getByRole('link', { name }).click();
      await expect.poll(() => location.pathname).toBe(path);
      await expect.element(heading).toBeVisible();
    }
  });

  test('is transparent only on home, otherwise as the page with a bottom border', {
    tags: ['shell-home-background', 'shell-other-background'],
  }, async () => {
    const look = () => {
      const { backgroundColor, borderBottomStyle, borderBottomWidth } = getComputedStyle(header.element());
      return {
        isTransparent: /, 0\)$/.test(backgroundColor),
        line: `${borderBottomWidth} ${borderBottomStyle}`,
      };
    };
    await open('/');
    await expect.element(heading).toBeVisible();
    expect(look().isTransparent).toBe(true);
    await open('/terms');
    await expect.element(heading).toBeVisible();
    expect(look()).toEqual({ isTransparent: false, line: '1px solid' });
  });

  test.each([390, 768])(
    'has a slide-in menu at %d px, which closes on link click',
    { tags: ['shell-mobile-menu', 'constant-breakpoint'] },
    async (width) => {
      await page.viewport(width, 844);
      await open('/terms');
      await menuButton.click();
      expect(textsOf(menu.getByRole('link'))).toEqual([
        'Home',
        'How It Works',
        'Compare',
        'Plan',
        'Countries',
      ]);
      await menu.getByRole('link', { name: 'Countries' }).click();
      await expect.element(menu).toHaveLength(0);
      await expect.poll(() => location.pathname).toBe('/countries');
    },
  );

  describe('the menu on a phone', () => {
    beforeEach(async () => {
      await page.viewport(390, 844);
      await open('/terms');
    });

    test('does not stay over the page that going back shows', async () => {
      await menuButton.click();
      await menu.getByRole('link', { name: 'How It Works' }).click();
      await expect.poll(() => location.pathname).toBe('/how-it-works');
      await menuButton.click();
      await expect.element(menu).toBeVisible();
      await goBack();
      await expect.poll(() => location.pathname).toBe('/terms');
      await expect.element(menu).toHaveLength(0);
    });

    test('closes on Escape and on a press outside, and gives focus back', {
      tags: 'shell-menu-closes',
    }, async () => {
      await menuButton.click();
      await expect.element(menu).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(menu).toHaveLength(0);
      await expect.element(menuButton).toHaveFocus();
      await menuButton.click();
      await expect.element(menu).toBeVisible();
      await (await hold({ x: 10, y: 400 })).letGo();
      await expect.element(menu).toHaveLength(0);
    });

    test('keeps focus inside', { tags: 'shell-menu-closes' }, async () => {
      await menuButton.click();
      await expect.element(menu).toBeVisible();
      const focused = new Set<string>();
      for (let press = 0; press < 8; press++) {
        await userEvent.keyboard('{Tab}');
        const { activeElement: at } = document;
        expect(at === document.body || at?.closest('dialog')).toBeTruthy();
        focused.add(at?.textContent ?? '');
      }
      expect([...focused]).toEqual(expect.arrayContaining(['Home', 'Countries']));
    });
  });
});

describe('footer', () => {
  beforeEach(async () => {
    await open('/terms');
    await expect.element(footer).toBeVisible();
  });

  test('has four columns of links and a copyright line', { tags: 'shell-footer' }, async () => {
    expect(textsOf(footer.getByRole('heading'))).toEqual([
      'Tax Calculators',
      'Zero Tax Options',
      'By Region & Type',
      'Tools & Resources',
    ]);
    await expect.element(footer).toHaveTextContent(`© ${new Date().getFullYear()} Lowtide`);
  });

  test('links to the named calculators, the landing pages and the legal pages', {
    tags: 'shell-footer-links',
  }, () => {
    const addresses = footer
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    const calculators =
      'spain, poland, malta, italy, estonia, portugal, hungary, romania, united-arab-emirates, paraguay, uruguay, georgia, montenegro, albania, turkey';
    const personas = ['remote-workers', 'digital-nomads', 'freelancers', 'business-owners'];
    const kinds = ['low-tax-countries-for', 'low-tax-countries-in-europe-for', 'zero-tax-countries-for'];
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...calculators.split(', ').map((slug) => `/tax-calculator/${slug}`),
        ...personas.flatMap((persona) => kinds.map((kind) => `/${kind}-${persona}`)),
        ...['/privacy', '/terms', '/impressum'],
      ]),
    );
  });
});

describe('routes', () => {
  test('the page scrolls to the top on every route change', { tags: 'route-scrolls-to-top' }, async () => {
    await open('/terms');
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await expect.element(heading).toHaveTextContent('Privacy policy');
    expect(scrollY).toBe(0);
  });

  test('a link to the very page one is on makes no new entry for going back', async () => {
    await open('/terms');
    await header.getByRole('link', { name: 'Countries' }).click();
    await expect.element(heading).toHaveTextContent('Countries');
    const entries = history.length;
    await header.getByRole('link', { name: 'Countries' }).click();
    await footer.getByRole('link', { name: 'All countries' }).click();
    expect(history.length).toBe(entries);
    await goBack();
    expect(location.pathname).toBe('/terms');
  });

  test.each([
    ['/Countries?income=90000', '/countries?income=90000', 'Countries'],
    ['/TAX-calculator/Malta', '/tax-calculator/malta', 'Malta'],
    ['/countries/?income=90000', '/countries?income=90000', 'Countries'],
    ['/tax-calculator/spain-1/', '/tax-calculator/spain-1', 'Spain'],
    ['/how-it-works/#step-2', '/how-it-works#step-2', 'How'],
  ])('%s, with capitals or a slash at its end, is the page without them', async (asked, target, title) => {
    await open('/terms');
    history.pushState(null, '', asked);
    await expect.element(heading).toHaveTextContent(title);
    await expect.poll(() => location.pathname + location.search + location.hash).toBe(target);
    const { pathname } = new URL(target, location.href);
    await expect
      .poll(() => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'))
      .toMatch(new RegExp(`${pathname}$`));
    expect(document.title).not.toBe('Page Not Found');
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });
});

test('a page that is older than the year says whose figures it shows', async () => {
  const year = countries[0]?.taxYear ?? 0;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${year + 1}-01-01T10:00:00`) });
  try {
    await open('/countries');
    const bar = page.getByRole('complementary', { name: 'Your situation' });
    await expect
      .element(bar)
      .toHaveTextContent(`Figures of ${year}. Those of ${year + 1} come with the site’s next update.`);
  } finally {
    vi.useRealTimers();
  }
});
