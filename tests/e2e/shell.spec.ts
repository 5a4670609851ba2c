import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdBack } from './network.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('header', () => {
  test('has How It Works, Compare and Countries; Home is for mobile only', {
    tag: ['@main', '@shell-header'],
  }, async ({ page }) => {
    await page.goto('/countries');
    const links = header(page).getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['How It Works', 'Compare', 'Countries']);
    for (const [name, path] of [
      ['How It Works', '/how-it-works'],
      ['Compare', '/compare'],
      ['Countries', '/countries'],
    ] as const) {
      await header(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('is transparent only on home, otherwise white with a bottom border', {
    tag: ['@shell-home-background', '@shell-other-background'],
  }, async ({ page }) => {
    await page.goto('/');
    await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.goto('/terms');
    await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(header(page)).toHaveCSS('border-bottom-width', '1px');
  });

  for (const width of [390, 768]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test('a slide-in menu closes on link click', {
        tag: ['@main', '@shell-mobile-menu', '@constant-breakpoint'],
      }, async ({ page }) => {
        await page.goto('/terms');
        await page.getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu.getByRole('link')).toHaveText(['Home', 'How It Works', 'Compare', 'Countries']);
        await menu.getByRole('link', { name: 'Countries' }).click();
        await expect(menu).toBeHidden();
        await expect(page).toHaveURL('/countries');
      });
    });
  }

  test.describe('the menu on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('does not stay over the page that going back shows', async ({ page }) => {
      await page.goto('/terms');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'How It Works' }).click();
      await expect(page).toHaveURL('/how-it-works');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/terms');
      await expect(menu).toBeHidden();
    });

    test('closes on Escape and on a press outside, and gives focus back', {
      tag: '@shell-menu-closes',
    }, async ({ page }) => {
      await page.goto('/terms');
      const button = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(10, 400);
      await expect(menu).toBeHidden();
    });

    test('keeps focus inside', { tag: '@shell-menu-closes' }, async ({ page }) => {
      await page.goto('/terms');
      await page.getByRole('button', { name: 'Menu' }).click();
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && !focused?.closest('dialog');
        });
        expect(outside).toBe(false);
      }
    });
  });
});

test.describe('footer', () => {
  test('has four columns of links, one of home countries, and a copyright line', {
    tag: '@shell-footer',
  }, async ({ page }) => {
    await page.goto('/terms');
    await expect(footer(page).getByRole('heading')).toHaveText([
      'Tax Calculators',
      'Zero Tax Options',
      'By Region & Type',
      'Tools & Resources',
    ]);
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Lowtide`);
  });

  test('links to the named calculators, the landing pages and the legal pages', {
    tag: '@shell-footer-links',
  }, async ({ page }) => {
    await page.goto('/terms');
    const addresses = await footer(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const calculators =
      'spain, poland, malta, italy, estonia, portugal, hungary, romania, united-arab-emirates, paraguay, uruguay, georgia, montenegro, albania, turkey';
    for (const slug of calculators.split(', ')) expect(addresses).toContain(`/tax-calculator/${slug}`);
    for (const persona of ['remote-workers', 'digital-nomads', 'freelancers', 'business-owners']) {
      expect(addresses).toContain(`/low-tax-countries-for-${persona}`);
      expect(addresses).toContain(`/low-tax-countries-in-europe-for-${persona}`);
      expect(addresses).toContain(`/zero-tax-countries-for-${persona}`);
    }
    for (const path of ['/privacy', '/terms', '/impressum']) expect(addresses).toContain(path);
  });

  test('the theme is chosen in three steps and kept on the device', { tag: '@main' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/terms');
    await footer(page).getByText('Dark', { exact: true }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 22, 34)');
    await page.reload();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 22, 34)');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await footer(page).getByText('System', { exact: true }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('a theme chosen before the scripts are here counts, also with answers that links carry', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/wizard');
    await page.getByRole('textbox', { name: 'Annual income' }).fill('70000');
    await expect(page).toHaveURL(/income=70000/);
    const release = await holdBack(page, /PageEnd.*\.js/);
    await page.goto('/terms', { waitUntil: 'commit' });
    await footer(page).getByText('Dark', { exact: true }).click();
    // The header's links carry the income, and the footer is still there.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      /income=70000/,
    );
    await expect(footer(page)).toBeVisible();
    release();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 22, 34)');
    await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

test.describe('routes', () => {
  test('the page scrolls to the top on every route change', { tag: '@route-scrolls-to-top' }, async ({
    page,
  }) => {
    await page.goto('/terms');
    await footer(page).getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('following a link begins at the top, also one to the same page; back and forward restore the place', {
    tag: '@route-scrolls-to-top',
  }, async ({ page }) => {
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto('/low-tax-countries-for-freelancers');
    const link = page.locator('main [data-regime]').last().getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const left = await place();
    expect(left).toBeGreaterThan(300);
    await link.click();
    await expect(page).toHaveURL(/\/tax-calculator\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Low-Tax');
    expect(await place()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Low-Tax');
    await expect.poll(place).toBe(left);
    await footer(page).getByRole('link', { name: 'Freelancers', exact: true }).click();
    await expect.poll(place).toBe(0);
  });

  test('a link to the very page one is on makes no new entry for going back', async ({ page }) => {
    await page.goto('/terms');
    await header(page).getByRole('link', { name: 'Countries' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries');
    const entries = await page.evaluate(() => history.length);
    const links = [
      header(page).getByRole('link', { name: 'Countries' }),
      footer(page).getByRole('link', { name: 'All countries' }),
    ];
    for (const link of links) await link.click();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });

  test('an address with capitals leads to the lower-case one, from the server and in the app', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/Countries?income=90000', { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe('/countries?income=90000');
    await page.goto('/TAX-calculator/Malta');
    await expect(page).toHaveURL(/\/tax-calculator\/malta$/);
    await page.evaluate(() => history.pushState(null, '', '/Countries?income=90000'));
    await expect(page).toHaveURL(/\/countries\?income=90000$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries');
  });
});

test.describe('an address with a slash at its end is the page without it', () => {
  const addresses = [
    ['/countries/?income=90000', '/countries?income=90000', 'Countries'],
    ['/tax-calculator/spain-1/', '/tax-calculator/spain-1', 'Spain'],
    ['/how-it-works/#step-2', '/how-it-works#step-2', 'How'],
  ] as const;
  for (const [asked, target, heading] of addresses) {
    test(`${asked}: from the server, and in the app where a host does not redirect`, async ({
      page,
      request,
    }) => {
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      await page.goto('/terms');
      await page.evaluate((address) => history.pushState(null, '', address), asked);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      const { pathname, href } = new URL(target, page.url());
      await expect(page).toHaveURL(href);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${pathname}$`),
      );
      await expect(page).not.toHaveTitle('Page Not Found');
      await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
    });
  }

  test('it is also where a host answers such an address with the page itself', async ({ page, host }) => {
    await page.route(/\/wizard\/$/, (route) =>
      route.fulfill({ path: `${host.dir}/wizard.html`, contentType: 'text/html' }),
    );
    await page.goto('/wizard/');
    await expect(page).toHaveURL(/\/wizard$/);
    await expect(page).toHaveTitle(/Country Finder/);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/wizard$/);
  });
});

test.describe('metadata', () => {
  const head = (page: Page, selector: string) => page.locator(`head ${selector}`);

  test('title, description, keywords, Open Graph and Twitter tags follow the path on load and on navigation', {
    tag: ['@main', '@meta-follows-path'],
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Low-Tax Countries for Self-Employed');
    await header(page).getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveTitle('Compare Tax Regimes—Side-by-Side Country Tax Calculator');
    for (const tag of ['meta[property="og:title"]', 'meta[name="twitter:title"]']) {
      await expect(head(page, tag)).toHaveAttribute(
        'content',
        'Compare Tax Regimes—Side-by-Side Country Tax Calculator',
      );
    }
    await expect(head(page, 'meta[property="og:type"]')).toHaveAttribute('content', 'website');
    await expect(head(page, 'meta[name="keywords"]')).toHaveAttribute('content', /compare tax regimes/);

    await page.goBack();
    await expect(page).toHaveTitle('Low-Tax Countries for Self-Employed');
    await page.goForward();
    await expect(page).toHaveTitle('Compare Tax Regimes—Side-by-Side Country Tax Calculator');
  });

  test('missing tags are created, and each exists once', { tag: '@meta-missing-tags-created' }, async ({
    page,
  }) => {
    await page.goto('/compare');
    await page.evaluate(() => {
      for (const tag of document.head.querySelectorAll('meta[name="description"], meta[property^="og:"]'))
        tag.remove();
    });
    await header(page).getByRole('link', { name: 'Countries' }).click();
    await expect(head(page, 'meta[name="description"]')).toHaveAttribute(
      'content',
      /22 low-tax destinations/,
    );
    await expect(head(page, 'meta[property="og:description"]')).toHaveCount(1);
    await expect(head(page, 'link[rel="canonical"]')).toHaveAttribute('href', /\/countries$/);
  });

  test('without scripts each page carries its own metadata and canonical link', {
    tag: '@meta-canonical',
  }, async ({ browser, host }) => {
    const page = await browser.newPage({ baseURL: host.url, javaScriptEnabled: false });
    await page.goto('/tax-calculator/malta-1');
    await expect(page).toHaveTitle(/Malta Tax Calculator for Self-Employed/);
    await expect(head(page, 'link[rel="canonical"]')).toHaveAttribute('href', /\/tax-calculator\/malta-1$/);
    await page.close();
  });
});
