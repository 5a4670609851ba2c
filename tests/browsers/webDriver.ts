/** The part of the W3C WebDriver protocol that the smoke suite needs (https://www.w3.org/TR/webdriver2/). */

import { NAMES } from '../bench/interaction.ts';
import { type EnginePage, type Place, until } from './enginePage.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ARROW_RIGHT = '\uE014';
const SCRIPT_MS = 120_000;

export interface WebDriverSession {
  readonly page: EnginePage;
  /** As the browser says it. */
  readonly version: string;
  close(): Promise<void>;
}

/**
 * Opens a session.
 * @param server address of the driver.
 * @param capabilities those that must be matched.
 * @throws what the driver says is wrong.
 */
export async function openSession(
  server: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriverSession> {
  const opened = await command<{ sessionId: string; capabilities: { browserVersion: string } }>(
    `${server}/session`,
    'POST',
    { capabilities: { alwaysMatch: capabilities } },
  );
  const session = `${server}/session/${opened.sessionId}`;
  await command(`${session}/timeouts`, 'POST', { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
  return {
    page: pageOf(session),
    version: opened.capabilities.browserVersion,
    close: async () => void (await command(session, 'DELETE')),
  };
}

function pageOf(session: string): EnginePage {
  const post = <T>(path: string, body: object) => command<T>(`${session}/${path}`, 'POST', body);
  const find = async (place: Place): Promise<string[]> => {
    const using = place.startsWith('//') ? 'xpath' : 'css selector';
    const found = await post<Record<string, string>[]>('elements', { using, value: place });
    return found.map((one) => one[ELEMENT] ?? '');
  };
  const element = async (place: Place) => {
    const [first] = await find(place);
    if (first === undefined) throw new Error(`Nothing at ${place}`);
    return `element/${first}`;
  };
  /** The driver refuses what is not shown yet, which on a busy machine can be a while after it is there. */
  const press = (found: string) =>
    until('it can be pressed', async () => {
      await post(`${found}/click`, {});
      return true;
    });
  return {
    open: async (url) => void (await post('url', { url })),
    reload: async () => void (await post('refresh', {})),
    address: () => command<string>(`${session}/url`, 'GET'),
    async evaluate<T>(expression: string) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await post<{ value: T; error?: string }>('execute/async', {
        script,
        args: [],
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    count: async (place) => (await find(place)).length,
    async text(place) {
      const [first] = await find(place);
      if (first === undefined) return null;
      // The driver's own text leaves out what stands in boxes without a size (`display: contents`).
      return post<string>('execute/sync', {
        script: 'return arguments[0].innerText',
        args: [{ [ELEMENT]: first }],
      });
    },
    async click(place) {
      const found = await element(place);
      // The driver presses where the element was, even if the page still moves.
      await post('execute/async', {
        script: `${NAMES}; (${whenAtRest}).apply(null, arguments)`,
        args: [{ [ELEMENT]: found.slice('element/'.length) }],
      });
      await press(found);
    },
    async fill(place, text) {
      // As a person does: the driver's own clearing is no input that a page hears of.
      const box = await element(place);
      await press(box);
      await post('execute/sync', { script: 'document.activeElement.select()', args: [] });
      await post(`${box}/value`, { text });
    },
    pressRight: async (place) => void (await post(`${await element(place)}/value`, { text: ARROW_RIGHT })),
  };
}

/** Runs in the page: brings an element into the middle, and is done when it has stood still for ten frames. */
function whenAtRest(element: Element, done: () => void): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let last = '';
  let still = 0;
  const look = () => {
    const { x, y } = element.getBoundingClientRect();
    still = `${x} ${y}` === last ? still + 1 : 0;
    last = `${x} ${y}`;
    if (still >= 10) done();
    else requestAnimationFrame(look);
  };
  look();
}

async function command<T>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
