import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  choiceParameter,
  readUrlState,
  type UrlParameter,
  type UrlSchema,
  unreadParameters,
  writeUrlState,
} from '../../../src/stores/urlState.ts';

const numberParameter: UrlParameter<number> = {
  initial: 60_000,
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
};
const listParameter: UrlParameter<readonly string[]> = {
  name: 'tax_regime_ids',
  initial: [],
  parse: (text) => text.split(',').filter(Boolean),
  serialise: (ids) => ids.join(','),
};
const SCHEMA = {
  income: numberParameter,
  regimeIds: listParameter,
  view: choiceParameter(['one', 'all'], 'all'),
};

describe('a query string in terms of a schema', () => {
  test.each([
    ['', { income: 60_000, regimeIds: [], view: 'all' }],
    ['?income=80000', { income: 80_000, regimeIds: [], view: 'all' }],
    ['income=80000&view=one', { income: 80_000, regimeIds: [], view: 'one' }],
    ['tax_regime_ids=a,b', { income: 60_000, regimeIds: ['a', 'b'], view: 'all' }],
    ['income=abc&view=two', { income: 60_000, regimeIds: [], view: 'all' }],
    ['income=&other=1', { income: 60_000, regimeIds: [], view: 'all' }],
  ])('%j is read', (search, state) => {
    expect(readUrlState(SCHEMA, search)).toEqual(state);
  });

  test.each([
    ['', { income: 80_000 }, 'income=80000'],
    ['income=80000', { income: 60_000 }, ''],
    ['other=1&income=80000', { regimeIds: ['a', 'b'] }, 'other=1&income=80000&tax_regime_ids=a,b'],
    ['tax_regime_ids=a,b&income=80000', { income: 90_000 }, 'tax_regime_ids=a,b&income=90000'],
    ['tax_regime_ids=a,b&income=80000', { regimeIds: [] }, 'income=80000'],
    ['view=one', { view: 'all' }, ''],
  ] as const)('%j with %j becomes %j: defaults are left out, the rest stays', (search, change, written) => {
    expect(writeUrlState(SCHEMA, search, change)).toBe(written);
  });

  test('a text that is not understood is told by name; none and an empty one are not', () => {
    expect(unreadParameters(SCHEMA, 'income=abc&view=&tax_regime_ids=a&other=1')).toEqual([
      { name: 'income', text: 'abc' },
    ]);
    expect(unreadParameters(SCHEMA, 'income=80000&amp;view=two')).toEqual([{ name: 'view', text: 'two' }]);
    const list = { ids: { ...listParameter, isUnderstood: (text: string) => !text.includes('?') } };
    expect(unreadParameters(list, 'tax_regime_ids=a,?')).toEqual([{ name: 'tax_regime_ids', text: 'a,?' }]);
  });

  test('a parameter may be written whatever its value', () => {
    const schema = { income: { ...numberParameter, writesInitial: true } };
    expect(writeUrlState(schema, '', { income: 60_000 })).toBe('income=60000');
  });

  test('what is written is read again', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(),
        fc.array(fc.string({ minLength: 1 }).filter((id) => !id.includes(','))),
        fc.constantFrom('one' as const, 'all' as const),
        (search, income, regimeIds, view) => {
          const written = writeUrlState(SCHEMA, search, { income, regimeIds, view });
          expect(readUrlState(SCHEMA, written)).toEqual({ income, regimeIds, view });
        },
      ),
    );
  });

  test('equal texts give the same value, so that what depends on it stays', () => {
    const first = readUrlState(SCHEMA, 'tax_regime_ids=a,b').regimeIds;
    expect(readUrlState(SCHEMA, 'income=1&tax_regime_ids=a,b').regimeIds).toBe(first);
  });
});

/** A page with history, in which a hook is used without React. */
async function openPage(search = '') {
  vi.resetModules();
  const entries = [{ pathname: '/page', search, state: null as unknown }];
  let at = 0;
  const events = new EventTarget();
  const clicks = new EventTarget();
  const move = (url: string, state: unknown) => {
    const { pathname, search } = new URL(url, 'https://example.test');
    return { pathname, search, state };
  };
  const historyStub = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, url: string) {
      entries.splice(at + 1, entries.length, move(url, state));
      at += 1;
    },
    replaceState(state: unknown, _: string, url: string) {
      entries[at] = move(url, state);
    },
    back() {
      at -= 1;
      events.dispatchEvent(new Event('popstate'));
    },
  };
  vi.stubGlobal('window', { wouter_v3: true });
  vi.stubGlobal('history', historyStub);
  vi.stubGlobal('location', {
    get pathname() {
      return entries[at]?.pathname;
    },
    get search() {
      return entries[at]?.search;
    },
    hash: '',
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('document', clicks);
  vi.stubGlobal(
    'Element',
    class {
      closest = () => this;
    },
  );
  // The hook's own rendering is React's; here it is called as if it were rendered anew each time.
  vi.doMock('react', () => ({
    useEffect: () => {},
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useSyncExternalStore: (subscribe: (listener: () => void) => void, get: () => unknown) => {
      subscribe(() => {});
      return get();
    },
  }));
  const { useUrlState, flushUrlState } = await import('../../../src/stores/urlState.ts');
  const use = <S extends UrlSchema>(schema: S) => useUrlState(schema);
  return { entries, history: historyStub, use, flushUrlState, search: () => entries[at]?.search };
}

describe('a page and its address', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.doUnmock('react');
    vi.resetModules();
  });
  const slow = { ...SCHEMA, income: { ...numberParameter, debounceMs: 1000 } };

  test('what is set is shown at once and written after its debounce, each change anew', async () => {
    const page = await openPage();
    page.use(slow)[1]({ income: 7 });
    vi.advanceTimersByTime(999);
    page.use(slow)[1]({ income: 70 });
    expect(page.use(slow)[0].income).toBe(70);
    vi.advanceTimersByTime(999);
    expect(page.search()).toBe('');
    vi.advanceTimersByTime(1);
    expect(page.search()).toBe('?income=70');
    expect(page.entries).toHaveLength(1);
  });

  test('what one hook has set and not written yet is not lost by what another one writes', async () => {
    const page = await openPage('?view=one');
    page.use(slow)[1]({ income: 70 });
    page.use({ regimeIds: listParameter })[1]({ regimeIds: ['a'] }, { debounceMs: 0 });
    expect(page.search()).toBe('?view=one&income=70&tax_regime_ids=a');
  });

  test('a pushed entry leaves what was typed with the one before it', async () => {
    const page = await openPage('?tax_regime_ids=a');
    page.use(slow)[1]({ income: 70 });
    page.use(slow)[1](({ regimeIds }) => ({ regimeIds: [...regimeIds, 'b'] }), {
      history: 'push',
      entryState: 'added',
    });
    expect(page.entries).toEqual([
      { pathname: '/page', search: '?tax_regime_ids=a&income=70', state: null },
      { pathname: '/page', search: '?tax_regime_ids=a,b&income=70', state: 'added' },
    ]);
  });

  test('what was typed at one entry does not follow back to another', async () => {
    const page = await openPage('?tax_regime_ids=a');
    page.use(slow)[1]({ regimeIds: ['b'] }, { history: 'push' });
    page.use(slow)[1]({ income: 70 });
    page.history.back();
    expect(page.use(slow)[0]).toMatchObject({ income: 60_000, regimeIds: ['a'] });
    vi.advanceTimersByTime(5000);
    expect(page.search()).toBe('?tax_regime_ids=a');
  });

  test('what was typed is in the address when a link is followed, and not in the address that it leads to', async () => {
    const page = await openPage();
    page.use(slow)[1]({ income: 70 });
    const press = new Event('click');
    Object.defineProperty(press, 'target', { value: new (globalThis.Element as new () => Element)() });
    document.dispatchEvent(press);
    page.history.pushState(null, '', '/other');
    vi.advanceTimersByTime(5000);
    expect(page.entries.map(({ pathname, search }) => pathname + search)).toEqual([
      '/page?income=70',
      '/other',
    ]);
  });

  test('what was typed is written before the page reloads itself', async () => {
    const page = await openPage();
    page.use(slow)[1]({ income: 70 });
    await (await import('../../../src/stores/unsaved.ts')).saveBeforeReload();
    expect(page.search()).toBe('?income=70');
  });

  test('a rewritten entry keeps its state', async () => {
    const page = await openPage();
    page.history.replaceState('mine', '', '/page');
    page.use(SCHEMA)[1]({ view: 'one' }, { debounceMs: 0 });
    expect(page.entries).toEqual([{ pathname: '/page', search: '?view=one', state: 'mine' }]);
  });
});
