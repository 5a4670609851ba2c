/** What the browser says beside the page: an offer to install the site, and that there is no network. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open } from './app.tsx';

/** The browser's offer, as Chromium makes it; it tells how often it was shown. */
function offerInstallation() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt;
}

const RESULTS = '/wizard?step=results&income=80000&work=freelancer&region=anywhere';

test('the offer to install stands under the first result, and is made once', async () => {
  await open(RESULTS);
  await expect.element(page.getByRole('heading', { name: 'Lowest tax first' })).toBeVisible();
  const prompt = offerInstallation();
  const install = page.getByRole('main').getByRole('button', { name: 'Install Lowtide' });
  await install.click();
  expect(prompt).toHaveBeenCalledTimes(1);
  await expect.element(install).toHaveLength(0);
});

test('the offer goes when the site has been installed another way', async () => {
  await open('/');
  const install = page.getByRole('contentinfo').getByRole('button', { name: 'Install Lowtide' });
  offerInstallation();
  await expect.element(install).toBeVisible();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(install).toHaveLength(0);
});

test('the header says quietly that there is no network', async () => {
  await open('/');
  const mark = page.getByRole('banner').getByText('Offline, figures work');
  await expect.element(page.getByRole('banner')).toBeVisible();
  expect(mark.elements()).toHaveLength(0);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(mark).toBeVisible();
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(mark).toHaveLength(0);
});
