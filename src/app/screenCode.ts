import type { ComponentType } from 'react';
import { endTask } from '../ui/endTask.ts';
import { retryableLazy } from '../ui/retryableLazy.tsx';

/** A screen whose code is a chunk of its own. */
export interface ScreenCode<Props = object> {
  /** Source file below src/, by which the build finds the chunk (src/build/pageFiles.ts). */
  readonly file: string;
  /** Whether the screen shows figures: the catalogue is then in the queries before it renders. */
  readonly showsFigures: boolean;
  readonly Screen: ComponentType<Props>;
  /** Brings the code here; from then on the screen renders at once, without a loading state in between. */
  load(): Promise<void>;
}

interface ScreenModule<Props> {
  readonly default: ComponentType<Props>;
}

/** @param file the file that `importScreen` imports, below src/. */
export function screenCode<Props extends object = object>(
  file: string,
  importScreen: () => Promise<ScreenModule<Props>>,
): ScreenCode<Props> {
  return codeOf(file, importScreen, false);
}

/** The code of a screen that shows figures. */
export function figuresScreenCode<Props extends object = object>(
  file: string,
  importScreen: () => Promise<ScreenModule<Props>>,
): ScreenCode<Props> {
  return codeOf(file, importScreen, true);
}

function codeOf<Props extends object>(
  file: string,
  importScreen: () => Promise<ScreenModule<Props>>,
  showsFigures: boolean,
): ScreenCode<Props> {
  let loaded: ScreenModule<Props> | undefined;

  async function load(): Promise<ScreenModule<Props>> {
    const [module] = await Promise.all([importScreen(), showsFigures ? primeFigures() : undefined]);
    loaded = module;
    return module;
  }

  return {
    file,
    showsFigures,
    Screen: retryableLazy(() => (loaded ? answered(loaded) : load())),
    load: async () => void (await load()),
  };
}

async function primeFigures(): Promise<void> {
  const { prepareRegimes, primeCatalogue } = await import('./primeQueries.ts');
  await endTask();
  primeCatalogue();
  await endTask();
  prepareRegimes();
  await endTask();
}

/** A promise that calls back at once: React then renders a lazy component without suspending. */
function answered<T>(value: T): Promise<T> {
  const promise: Promise<T> = Promise.resolve(value);
  // `catch` comes here as well, without a function for the value.
  const answer = (onValue?: (value: T) => unknown) => (onValue ? Promise.resolve(onValue(value)) : promise);
  // biome-ignore lint/suspicious/noThenProperty: it is a promise, and its `then` keeps the promise's contract but for the wait.
  return Object.assign(promise, { then: answer }) as Promise<T>;
}
