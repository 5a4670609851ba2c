/** The smoke suite: what has to work in every engine, with the figures that the tax engine expects. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from '../../src/build/host/dataSource.ts';
import { formatPercent } from '../../src/catalogue/format.ts';
import { schedulesFor } from '../../src/catalogue/schedules.ts';
import { rankCountries } from '../specifiedRanking.ts';
import { type EnginePage, type Place, until } from './enginePage.ts';
import { otherOrigin } from './otherOrigin.ts';
import {
  button,
  click,
  comparison,
  expectComparison,
  expectSame,
  expectTexts,
  firstOf,
  open,
  regimeOf,
  reload,
  resume,
  totalOf,
} from './steps.ts';

export interface SmokeContext {
  readonly page: EnginePage;
  /** Address of the host of the build. */
  readonly url: string;
  readonly source: DataSource;
  /** Folder where the browser puts downloads. */
  readonly downloads: string;
  /** Takes the network away: the host really stops. */
  stopHost(): Promise<void>;
  startHost(): Promise<void>;
  /** Ends the browser and opens it again with the same profile. */
  restart(): Promise<EnginePage>;
}

interface SmokeStep {
  readonly name: string;
  readonly needsRestart?: boolean;
  run(context: SmokeContext): Promise<void>;
}

const MALTA = 'mt-res-non-dom';
const GEORGIA = 'ge-small-business';
const PDF_BYTES = 10_000;
const SAVING_MS = 60_000;

const HEADING = '//main//h1';
const FOOTER = 'footer';
const SLIDER = 'main input[type=range]';
/** Opens their part alone: drawn when it comes into sight, which a page that is scrolled further at each look can pass by. */
const SHOW_CURVES = `(() => {
  const heads = [...document.querySelectorAll('main details :is(h2, h3)')];
  const head = heads.find(({ textContent }) => textContent.startsWith('Tax at every income'));
  if (head) head.closest('details').open = true;
  head?.scrollIntoView();
})()`;
/** Opens everything that folds, again and again: a fold may come after the others have been opened. */
const openingAll = (page: EnginePage) => () =>
  page.evaluate('void document.querySelectorAll("main details").forEach((part) => { part.open = true; })');
const CURVES =
  '[...document.querySelectorAll("main figure svg text")].some(({ textContent }) => textContent.startsWith("$"))';
const INCOME = '//input[@id=//label[normalize-space()="Annual income"]/@for]';

/** Fills boxes as React hears of it; what is typed into a date box depends on the browser's language. */
const entering = (boxes: string, values: readonly string[]) => `(() => {
  const boxes = document.querySelectorAll('${boxes}');
  ${JSON.stringify(values)}.forEach((value, at) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(boxes[at]), 'value');
    set.call(boxes[at], value);
    boxes[at].dispatchEvent(new Event(boxes[at].localName === 'select' ? 'change' : 'input', { bubbles: true }));
  });
})()`;
const STAY_BOXES = '#days form select, #days form input[type=date]';

async function addStay(page: EnginePage, stay: readonly string[]): Promise<void> {
  await openingAll(page)();
  await page.evaluate(entering(STAY_BOXES, stay));
  await click(page, button('Add stay'));
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** React takes away what was painted before it, and whatever stands in its place. */
const isReactThere = (page: EnginePage) =>
  until('React has what was painted', async () => (await page.count('#painted')) === 0);

const TODAY = 'section[aria-label="Today"]';
/** The page's own script that paints the start before anything else of it is here. */
const PAINTER = '[...document.scripts].find(({ text }) => text.includes("lowtide-start")).text';
/** Waits until the device has a record of which something is so: WebKit's driver loses what a page writes that is left. */
async function kept(page: EnginePage, key: string, isSo: string): Promise<void> {
  const isKept = `new Promise((resolve) => {
    const opening = indexedDB.open('lowtide');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('state').objectStore('state').get('${key}');
      reading.onsuccess = () => resolve(Boolean(reading.result && (({ value }) => ${isSo})(reading.result)));
      opening.result.close();
    };
  })`;
  await until(`the ${key} is kept`, () => page.evaluate<boolean>(isKept));
}
const PAINT_HERE = `void document.querySelector('main').append(Object.assign(document.createElement('div'), { id: 'painted' }))`;

const choice = (name: string): Place => `//label[.//input[@aria-label="${name}"]]`;

export const SMOKE: readonly SmokeStep[] = [
  {
    name: 'The home page hydrates; a link leads on without loading a page',
    async run({ page, url }) {
      await open(page, `${url}/`);
      await page.evaluate('void (window.isSamePage = true)');
      await click(page, '//header//a[normalize-space()="How It Works"]');
      await until('the address changes', async () => (await page.address()) === `${url}/how-it-works`);
      await until('the heading is there', async () => (await page.count(HEADING)) === 1);
      expectSame('the page', await page.evaluate('window.isSamePage === true'), true);
    },
  },
  {
    name: 'A theme is chosen, and is there after a reload',
    async run({ page, url }) {
      await open(page, `${url}/terms`);
      const ground = 'getComputedStyle(document.body).backgroundColor';
      await click(page, '//label[normalize-space()="Light"]');
      const light = await page.evaluate(ground);
      await click(page, '//label[normalize-space()="Dark"]');
      await until('the page is dark', async () => (await page.evaluate(ground)) !== light);
      await reload(page);
      await until('the page is dark again', async () => (await page.evaluate(ground)) !== light);
      await click(page, '//label[normalize-space()="System"]');
    },
  },
  {
    name: "The plan's example is shown; a stay that is added is there after a reload",
    async run({ page, url }) {
      const openAll = openingAll(page);
      await open(page, `${url}/plan`);
      await click(page, button('Show me an example'));
      await expectTexts(page, 'aside[aria-label="Your situation"]', ['An example: €70,000']);
      await expectTexts(page, 'section[aria-label="The answer"]', ['€', 'a month', 'more than in Germany']);
      await expectTexts(page, '#days', ['More than 183 days in Bulgaria on 19 Nov 2027'], openAll);
      await click(page, button('Start with my own'));
      await until('the form is there', async () => (await page.count(button('Show me an example'))) === 1);
      await addStay(page, ['PL', '2027-01-01', '2027-07-03']);
      const counted = ['More than 183 days in Poland on 3 Jul 2027'];
      await expectTexts(page, '#days', counted, openAll);
      await reload(page);
      await until('the stay is read', () =>
        page.evaluate<boolean>(
          'document.querySelector("#days")?.textContent.includes("3 Jul 2027") ?? false',
        ),
      );
      await expectTexts(page, '#days', counted, openAll);
    },
  },
  {
    name: "The installed app's start paints days and plan; today is counted with a tap, and taken back",
    async run({ page, url }) {
      await open(page, `${url}/plan`);
      await click(page, button('Remove this plan'));
      await click(page, button('Remove'));
      await addStay(page, ['PT', daysAgo(40), daysAgo(5)]);
      await page.evaluate(entering('main select[id$="-from"]', ['de']));
      const to = 'main select[id$="-to"]';
      await until(
        'there are countries to move to',
        async () => (await page.count(`${to} option[value=${MALTA}]`)) > 0,
      );
      await page.evaluate(entering(to, [MALTA]));
      await kept(page, 'plan', `value.regimeId === '${MALTA}'`);
      await open(page, `${url}/start`);
      const start = ['Portugal', 'I am in Portugal today', 'Your days', 'Your plan', 'Malta'];
      await expectTexts(page, 'main', start);
      await click(page, button('I am in Portugal today'));
      await expectTexts(page, TODAY, ['is counted in Portugal', 'Were you in Portugal from']);
      await reload(page);
      await isReactThere(page);
      await expectTexts(page, TODAY, ['is counted in Portugal']);
      await click(page, button('Undo'));
      await expectTexts(page, TODAY, ['I am in Portugal today']);
      await reload(page);
      await isReactThere(page);
      await expectTexts(page, 'main', start);
      await until('what is shown is kept', () =>
        page.evaluate<boolean>('localStorage["lowtide-start"].includes("I am in Portugal today")'),
      );
      const painter = await page.evaluate<string>(PAINTER);
      await page.evaluate(PAINT_HERE);
      await page.evaluate(painter.trim().replace(/;$/, ''));
      await expectTexts(page, '#painted', start);
      // Home changes what the others' figures are about.
      await open(page, `${url}/plan`);
      await page.evaluate(entering('main select[id$="-from"]', ['']));
    },
  },
  {
    name: 'A comparison shows the figures of the income in the address, and of one that is typed',
    async run({ page, url, source }) {
      await open(page, comparison(url, [MALTA, GEORGIA], 75_000));
      await expectComparison(page, source, [MALTA, GEORGIA], 75_000);
      await page.fill(INCOME, '91000');
      await expectComparison(page, source, [MALTA, GEORGIA], 91_000);
      await until('the address follows', async () => (await page.address()).includes('income=91000'));
    },
  },
  {
    name: 'A regime is added to a comparison in the dialog',
    async run({ page, url, source }) {
      await open(page, comparison(url, [MALTA], 60_000));
      await click(page, button('Add Country'));
      const { regime } = regimeOf(source, GEORGIA);
      const box = `//dialog[@open]//label[contains(., "${regime.name}")]`;
      await click(page, box);
      await click(page, `//dialog[@open]${button('Compare Countries')}`);
      await expectComparison(page, source, [MALTA, GEORGIA], 60_000);
      await kept(page, 'comparison', 'value.regimeIds.length === 2');
    },
  },
  {
    name: 'A guide calculates at the slider, and draws its charts',
    async run({ page, url, source }) {
      await open(page, `${url}/tax-calculator/malta?income=60000`);
      await until('the slider is there', async () => (await page.count(SLIDER)) === 1);
      await until('it is shown', () =>
        page.evaluate<boolean>(
          '!("pending" in document.documentElement.dataset) && document.querySelector("main input[type=range]").offsetHeight > 0',
        ),
      );
      await page.pressRight(SLIDER);
      const income = await page.evaluate<number>(
        'Number(document.querySelector("main input[type=range]").value)',
      );
      if (income <= 60_000) throw new Error(`The slider stands at ${income}.`);
      await until('the figures follow', async () =>
        ((await page.text('section#tax')) ?? '').includes(totalOf(source, firstOf(source, 'malta'), income)),
      );
      const slices = 'main figure svg circle';
      await until('the ring is drawn', async () => (await page.count(slices)) >= 2);
      await until('the curves are drawn', async () => {
        await page.evaluate(SHOW_CURVES);
        return page.evaluate<boolean>(CURVES);
      });
    },
  },
  {
    name: 'A page of another origin shows a card, which tells it its height; nothing else is shown there',
    async run({ page, url }) {
      const blog = await otherOrigin(url, ['/compare', '/embed/malta']);
      try {
        await page.open(blog.url);
        await until('the card has told its height', () =>
          page.evaluate<boolean>(
            'told.some(({ type, height }) => type === "lowtide.height" && height > 100)',
          ),
        );
        await until('the page around is there', () =>
          page.evaluate<boolean>('document.readyState === "complete"'),
        );
        const files = blog.asked.filter((one) => one.startsWith('/assets/') && one.endsWith('.js'));
        if (!blog.asked.includes('/compare')) throw new Error('The browser did not ask for the other page.');
        expectSame('scripts that were asked for', files.length, 1);
        expectSame(
          'all messages',
          await page.evaluate('told.every(({ type }) => type === "lowtide.height")'),
          true,
        );
      } finally {
        await blog.close();
      }
    },
  },
  {
    name: 'The wizard leads to the recommended regimes',
    async run({ page, url, source }) {
      await open(page, `${url}/wizard`);
      await click(page, button('Next'));
      await click(page, choice('Freelancer'));
      await click(page, button('Next'));
      await click(page, choice('Anywhere'));
      await click(page, button('Find Countries'));
      const [best] = rankCountries(source.countries, schedulesFor(source.taxBrackets), {
        income: 80_000,
        workType: 'freelancer',
        region: 'anywhere',
      });
      if (!best) throw new Error('The engine recommends nothing.');
      await expectTexts(page, `main li[data-regime="${best.bestRegime.id}"]`, [
        best.country.name,
        best.bestRegime.name,
        formatPercent(best.effectiveRate),
      ]);
    },
  },
  {
    name: 'The results are downloaded as a PDF',
    async run({ page, url, downloads }) {
      await open(page, `${url}/wizard?step=results&income=80000&work=freelancer&region=anywhere`);
      const files = () => readdirSync(downloads).filter((name) => name.endsWith('.pdf'));
      await click(page, button('Download PDF'));
      let content = Buffer.alloc(0);
      await until(
        'the whole file is there',
        async () => {
          const [name] = files();
          if (name !== undefined) content = readFileSync(path.join(downloads, name));
          return content.subarray(-16).toString('latin1').includes('%%EOF');
        },
        SAVING_MS,
      );
      expectSame('the file begins', content.subarray(0, 5).toString('latin1'), '%PDF-');
      if (content.length < PDF_BYTES) throw new Error(`The file has only ${content.length} bytes.`);
    },
  },
  {
    name: 'The comparison that was made is there after a reload',
    async run({ page, url, source }) {
      await open(page, `${url}/compare`);
      await page.fill(INCOME, '83000');
      await until('the address follows', async () => (await page.address()).includes('income=83000'));
      await reload(page);
      // An opened link is nobody's own: what is kept is the comparison that was made in the dialog.
      await resume(page, source, [MALTA, GEORGIA], 83_000);
    },
  },
  {
    name: 'It is there after a restart of the browser',
    needsRestart: true,
    async run({ url, source, restart }) {
      const page = await restart();
      await open(page, `${url}/compare`);
      await resume(page, source, [MALTA, GEORGIA], 83_000);
    },
  },
  {
    name: 'With the server stopped, a comparison is reloaded and a guide opens that was never opened before',
    async run({ page, url, source, stopHost, startHost }) {
      await open(page, comparison(url, [MALTA, GEORGIA], 75_000));
      const footer = async () => (await page.text(FOOTER)) ?? '';
      await until('everything is saved', async () => (await footer()).includes('Ready offline'), SAVING_MS);
      await stopHost();
      try {
        const isAnswered = await fetch(url).then(
          () => true,
          () => false,
        );
        expectSame('the host answers', isAnswered, false);
        await reload(page);
        await expectComparison(page, source, [MALTA, GEORGIA], 75_000);
        await open(page, `${url}/tax-calculator/uruguay`);
        await expectTexts(page, HEADING, ['Uruguay']);
        const { country } = (await source.texts('uruguay')) ?? {};
        const about = country?.countryDescription.slice(0, 40) ?? 'no text';
        await expectTexts(page, 'main', [about], openingAll(page));
        await until('the footer says so', async () => (await footer()).includes('Ready offline'));
      } finally {
        await startHost();
      }
    },
  },
];
