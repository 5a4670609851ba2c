/** Figures that explain themselves: workings with their sources, files to take away, and addresses to share. */
import { taxBrackets } from 'virtual:lowtide/catalogue';
import { dataVersion } from 'virtual:lowtide/essentials';
import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dataRelease } from '../../src/api/site.ts';
import { workingOf } from '../../src/catalogue/workingText.ts';
import { readCitation, verify } from '../../src/law/citation.ts';
import { breakdownLines, scheduleOf, traceOf } from '../../src/law/index.ts';
import { open } from './app.tsx';
import { assessed, calculator, openFold, regimeOf } from './guidePage.ts';
import { savedFile } from './savedFile.ts';

const POLAND = '/tax-calculator/poland';
const COMPARISON = '/compare?tax_regime_ids=mt-res-non-dom,bg-freelancer-flat-tax&income=60000';

const working = (line: string) =>
  calculator().getByRole('button', { name: new RegExp(`${line}: how it comes about`, 'i') });

function setShareSheet(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  // What the browser itself has shows again.
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
}

function spyOnClipboard(): Mock<(text: string) => Promise<void>> {
  return vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
}

test('pressing a tax line on the guide opens its working, which can be copied, and an error in it reported', async () => {
  const copied = spyOnClipboard();
  const regime = regimeOf('poland');
  const schedule = scheduleOf(regime, taxBrackets[regime.id] ?? []);
  const trace = traceOf(schedule, 60_000).find(({ kind }) => kind === 'socialContribution');
  if (!trace) throw new Error('No contribution');
  const { steps } = workingOf(trace);
  await open(POLAND);
  await working('Social security').click();
  for (const { says, shows } of steps) {
    await expect
      .element(calculator().getByRole('listitem').filter({ hasText: says }).last())
      .toHaveTextContent(shows);
  }
  const written = calculator().getByRole('list', { name: 'Where it is written' });
  await expect
    .element(written.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^https?:/));
  await calculator().getByRole('button', { name: 'Copy the working' }).click();
  await expect.element(page.getByText('Copied.', { exact: true })).toBeVisible();
  expect(copied.mock.lastCall?.[0].split('\n')).toHaveLength(steps.length + 1);
  await calculator().getByRole('button', { name: 'Report an error' }).click();
  await expect.element(page.getByText(/^The report is on the clipboard/).first()).toBeVisible();
  expect(copied.mock.lastCall?.[0]).toContain(`"scheme": "${regime.id}"`);
  expect(copied.mock.lastCall?.[0]).toContain(`Data version ${dataVersion}`);
});

test('the working of a line has the percent that the law sets for what a person does', async () => {
  await open(`${POLAND}?income=60000&profession=legal&deduct=1`);
  // What is said of a person is of the years of a stay, which have no working; that of one year has.
  await calculator().getByText('Tax in 2026 alone').click();
  await working('Income tax').click();
  const steps = calculator().getByRole('listitem').filter({ hasText: '× PLN' });
  await expect.element(steps.filter({ hasText: '17% ×' }).last()).toBeVisible();
  await open(`${POLAND}?income=60000`);
  await working('Income tax').click();
  await expect.element(calculator().getByRole('button', { name: 'Copy the working' })).toBeVisible();
  await expect
    .element(calculator().getByRole('listitem').filter({ hasText: '17% ×' }))
    .not.toBeInTheDocument();
});

test('pressing a line on compare shows statutory amounts and sources', async () => {
  await open(COMPARISON);
  const lines = page
    .getByRole('table', { name: 'Tax regimes side by side' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Tax breakdown' }) });
  const cell = lines.getByRole('cell').last();
  await cell.getByRole('button', { name: /Social security: how it comes about/ }).click();
  await expect.element(cell).toHaveTextContent('counts for contributions');
  await expect.element(cell).toHaveTextContent('€');
  await expect.element(cell.getByRole('list', { name: 'Where it is written' })).toBeVisible();
});

test('a comparison works its lines out with the costs that were said; averages of years only add up', async () => {
  const cell = page.css('td[data-regime]').first();
  const lines = cell.getByRole('button', { name: /how it comes about/ });
  await open('/compare?tax_regime_ids=rs-entrepreneur-books&income=70000&costs=50%25&deduct=0');
  await expect.element(lines.first()).toBeVisible();
  for (const line of lines.all()) {
    const amount = line.element().textContent;
    await line.click();
    const lastStep = cell.css('ol li').last();
    await expect.element(lastStep).toBeVisible();
    await expect.poll(() => lastStep.element().textContent?.split(/[→=] /).at(-1)).toBe(amount);
  }

  await open('/compare?tax_regime_ids=al-self-employed-zero&income=70000&years=10&from=2027-01');
  await expect.element(cell.getByText('Total effective tax')).toBeVisible();
  await expect.element(lines).toHaveLength(0);
  const amounts = cell
    .css('li b')
    .elements()
    .map(({ textContent }) => Number(textContent?.replace(/[$,]/g, '')));
  const total = amounts.pop() ?? 0;
  expect(total).toBeGreaterThan(0);
  // Each line is rounded by itself.
  expect(Math.abs(amounts.reduce((sum, amount) => sum + amount, 0) - total)).toBeLessThan(amounts.length);
});

test("the guide's income is in its address", async () => {
  await open(`${POLAND}?income=100000`);
  const slider = page.getByRole('slider', { name: 'Yearly income' });
  await expect.element(slider).toHaveValue('100000');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => location.search).toMatch(/income=105000/);
});

test('sources carry a confidence mark and the tax year, and an error can be reported', async () => {
  await open(POLAND);
  const sources = await openFold('Sources');
  await expect.element(sources.getByText('Official source').first()).toBeVisible();
  await expect.element(sources.getByText('Professional source').first()).toBeVisible();
  await expect.element(sources).toHaveTextContent('tax year 2026');
  await expect.element(sources.getByRole('button', { name: 'Report an error' })).toBeVisible();
});

test('a comparison as CSV has units and sources', async () => {
  await open(COMPARISON);
  const { name, text } = await savedFile(() => page.getByRole('button', { name: 'Download CSV' }).click());
  expect(name).toBe('tax-comparison.csv');
  expect(text).toContain('Income (USD per year)');
  const regime = regimeOf('malta');
  const [incomeTax, social] = breakdownLines(regime, assessed(regime, 60_000));
  expect(text).toMatch(new RegExp(`\\r\\nMalta,.*,60000,0,${incomeTax?.amount},${social?.amount},`));
  expect(text).toContain('https://');
});

/** The comparison's button asks first: it has the citation, too. */
async function shareComparison(): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this page' });
  await expect.element(sheet.getByRole('button', { name: 'Cite this answer' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Share', exact: true }).click();
}

test('sharing copies the link where the device has no share sheet, with the release of the figures of a comparison', async () => {
  const copied = spyOnClipboard();
  setShareSheet(undefined);
  await open(COMPARISON);
  await shareComparison();
  await expect.element(page.getByText('Link copied.', { exact: true })).toBeVisible();
  // So that whoever opens it later is told what has changed since.
  expect(copied).toHaveBeenLastCalledWith(`${location.href}&data=${dataRelease}`);

  await open('/wizard?step=results&income=80000&work=freelancer&region=europe');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(page.getByText('Link copied.', { exact: true })).toBeVisible();
  expect(copied).toHaveBeenLastCalledWith(location.href);
});

test('a link that is shared has the figures of the page, also where its address has none', async () => {
  const copied = spyOnClipboard();
  setShareSheet(undefined);
  const situation = { income: 70_000, currency: 'EUR', work: 'freelancer', profession: 'design' } as const;
  await open('/wizard?step=results&work=freelancer&region=anywhere', { situation });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => copied).toHaveBeenCalledOnce();
  expect(copied.mock.lastCall?.[0]).toContain('&income=70000&currency=EUR&profession=design');
});

test('sharing opens the share sheet of the device, and copies only where the browser refuses it', async () => {
  const copied = spyOnClipboard();
  const share = vi.fn(async () => {});
  setShareSheet(share);
  await open(COMPARISON);
  await shareComparison();
  await expect.poll(() => share).toHaveBeenCalledOnce();
  expect(copied).not.toHaveBeenCalled();
  share.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  await shareComparison();
  await expect.element(page.getByText('Link copied.', { exact: true })).toBeVisible();
});

test('a file of the open data that can be had from nowhere says that it is not saved yet', async () => {
  await open('/data');
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await page.getByRole('link', { name: '/data/lowtide.json' }).click();
  await expect.element(page.getByText(/^lowtide\.json is not saved on this device yet/)).toBeVisible();
});

const CITED = '/tax-calculator/malta?income=70000&currency=EUR&deduct=1';

test('"Cite" in a guide\'s "Share" has the answer of the tax year as a text, an address and a file that can be worked out again', async () => {
  const copied = spyOnClipboard();
  await open(CITED);
  await calculator().getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Cite this answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cite this answer' });
  await expect
    .element(dialog.getByText(/^Malta, .+ Of €70,000\.00 in the tax year 2026, you pay €/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  const address = copied.mock.lastCall?.[0] ?? '';
  const { name, text } = await savedFile(() => dialog.getByRole('button', { name: 'Download JSON' }).click());
  expect(name).toBe('lowtide-mt-res-non-dom-2026.json');
  const citation = readCitation(JSON.parse(text));
  if (!citation) throw new Error('The file holds no cited answer.');
  expect(verify(citation)).toMatchObject({ holds: true, own: [] });
  expect(address).toBe(citation.address);
  expect(new URL(address).searchParams.get('total')).toBe(citation.answer.total.toFixed(2));

  const { pathname, search } = new URL(address);
  await open(pathname + search);
  await expect.element(page.getByText('The cited answer still holds.')).toBeVisible();
});

test('a cited stay of a family holds on the device of somebody else, who has said other things', async () => {
  const copied = spyOnClipboard();
  await open('/tax-calculator/bulgaria?regime=bg-freelancer-flat-tax', {
    situation: {
      ...{ income: 70_000, currency: 'EUR', home: { country: 'de' }, years: 3 },
      arrival: { year: 2027, month: 5 },
      household: { partner: 9_000, married: true, children: [2, 6] },
    },
  });
  await calculator().getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Cite this answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cite this answer' });
  await expect
    .element(
      dialog.getByText(/in the 3 years from May 2027, with a partner who earns €9,000\.00 and 2 children/),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  const { pathname, search } = new URL(copied.mock.lastCall?.[0] ?? '');
  await open(pathname + search, { situation: { home: { country: 'fr' }, profession: 'legal' } });
  await expect.element(page.getByText('The cited answer still holds.')).toBeVisible();
});

test('an address whose answer is another today says so, and nothing once the question is another', async () => {
  await open(`${CITED}&year=2026&total=1234.50&data=2026-11-20`);
  const notice = page.getByText('The cited answer no longer holds.');
  await expect.element(notice).toBeVisible();
  await expect
    .element(page.getByText(/cites €1,234\.50 of tax .+ has €9,362\.28 for that year/))
    .toBeVisible();
  await calculator().getByRole('textbox', { name: 'Exact yearly income' }).fill('80000');
  await expect.element(notice).not.toBeInTheDocument();
});

test('where a figure of the law is in doubt, the answer says between which amounts it lies, and why', async () => {
  await open('/tax-calculator/hungary?income=60000&deduct=1');
  const sure = calculator().getByText(/^In 2026 your tax is between \$[\d,]+ and \$[\d,]+\. .*town/);
  await expect.element(sure).toBeVisible();
  await open('/tax-calculator/malta?income=60000&deduct=1');
  await expect
    .element(
      calculator()
        .getByText(/^You keep /)
        .first(),
    )
    .toBeVisible();
  await expect.element(calculator().getByText(/your tax is between/)).not.toBeInTheDocument();
});

test('what a bill would change stands beside the figure of a stay, more or less', async () => {
  const situation = {
    income: 40_000,
    currency: 'USD',
    years: 2,
    arrival: { year: 2027, month: 1 },
    profession: 'other',
  } as const;
  await open('/plan?to=hu-kata', { situation });
  const beside = page.getByText(
    /^In 2027 your tax would be \$[\d,]+ (more|less) if a bill passes: Bill on the lump sum/,
  );
  await expect.element(beside).toBeVisible();
  await open('/plan?to=bg-freelancer-flat-tax', { situation });
  await expect
    .element(page.getByRole('region', { name: 'The answer' }))
    .toHaveTextContent(/\$[\d,]+ a month/);
  await expect.element(page.getByText(/if a bill passes/)).not.toBeInTheDocument();
});

test('so do a comparison and a plan, and a figure that is sure has nothing beside it', async () => {
  await open('/compare?income=60000&deduct=1&tax_regime_ids=hu-atalanyado,bg-freelancer-flat-tax');
  await expect
    .element(page.getByText(/^In 2026 your tax in Hungary is between \$[\d,]+ and \$[\d,]+\. .*town/))
    .toBeVisible();
  await expect.element(page.getByText(/your tax in Bulgaria is between/)).not.toBeInTheDocument();
  await open('/plan?to=hu-atalanyado&income=60000&deduct=1');
  await expect.element(page.getByText(/^In 2026 your tax is between \$[\d,]+/)).toBeVisible();
});

test('a page that may not write to the clipboard copies as the key does; where that is refused, too, it shows the text', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  const shown = vi.spyOn(window, 'prompt').mockReturnValue(null);
  setShareSheet(undefined);
  const copied = vi.fn();
  const note = (event: ClipboardEvent) => copied(event.clipboardData?.getData('text/plain'));
  document.addEventListener('copy', note);
  onTestFinished(() => document.removeEventListener('copy', note));

  await open(COMPARISON);
  await shareComparison();
  await expect.element(page.getByText('Link copied.', { exact: true })).toBeVisible();
  expect(shown).not.toHaveBeenCalled();

  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await shareComparison();
  await expect.poll(() => shown).toHaveBeenCalledOnce();
  expect(shown.mock.lastCall?.[1]).toBe(`${location.href}&data=${dataRelease}`);
});
