/**
 * Finds a Chromium for the end-to-end tests, or installs one. Looks at $LOWTIDE_BROWSER, then at the system's
 * browsers, then at Playwright's own download; else installs the download, or the system's package.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  readonly executablePath: string;
  /** Where it comes from, for the one line that a test run says about it. */
  readonly origin: string;
}

export const BROWSER_VARIABLE = 'LOWTIDE_BROWSER';

/** A browser without a window comes first: a whole one draws its own tab and toolbar while a page loads. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_PLACE = 'Google\\Chrome\\Application\\chrome.exe';

/** System package managers, with the command that installs Chromium without asking. */
const PACKAGE_MANAGERS: readonly (readonly [name: string, needsRoot: boolean, ...commands: string[]])[] = [
  ['apt-get', true, 'apt-get update', 'apt-get install -y --no-install-recommends chromium-headless-shell'],
  ['apt-get', true, 'apt-get install -y --no-install-recommends chromium'],
  ['dnf', true, 'dnf install -y chromium'],
  ['apk', true, 'apk add --no-cache chromium'],
  ['pacman', true, 'pacman -Sy --noconfirm chromium'],
  ['brew', false, 'brew install --cask google-chrome'],
];

/** What a browser draws for its own address bar: two more processes for each page, a quarter of a visit's time. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright switches off itself, said again: Chromium goes by the last list alone. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How Playwright starts the browser. */
export function launchOptions(): { executablePath: string; args: string[] } {
  return {
    executablePath: ensureBrowser().executablePath,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...OWN_PAGES].join(',')}`,
      // Chromium's sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

/** A browser that is there already; null if there is none. Throws where $LOWTIDE_BROWSER names none. */
export function findBrowser(): Browser | null {
  const chosen = process.env[BROWSER_VARIABLE];
  if (chosen) {
    if (!works(chosen)) throw new Error(`${BROWSER_VARIABLE} is "${chosen}", which is no browser that runs.`);
    return { executablePath: chosen, origin: `$${BROWSER_VARIABLE}` };
  }
  for (const executablePath of systemPlaces()) {
    if (works(executablePath)) return { executablePath, origin: 'found on this system' };
  }
  const download = chromium.executablePath();
  return works(download) ? { executablePath: download, origin: "Playwright's download" } : null;
}

/** A browser, installed if need be. Throws with what was tried where none can be had. */
export function ensureBrowser(): Browser {
  const found = findBrowser();
  if (found) return found;

  const tried: string[] = [];
  for (const [label, install] of installers()) {
    console.log(`No Chromium or Chrome found. Installing one: ${label}`);
    tried.push(label);
    if (!install()) continue;
    const installed = findBrowser();
    if (installed) return { ...installed, origin: `installed by ${label}` };
  }
  throw new Error(
    [
      'The end-to-end tests need Chromium or Chrome, and there is none.',
      ...tried.map((label) => `  tried without success: ${label}`),
      `Install Chromium or Chrome, or set ${BROWSER_VARIABLE} to the path of one, and run the tests again.`,
    ].join('\n'),
  );
}

function systemPlaces(): string[] {
  if (process.platform === 'darwin') return MAC_PLACES;
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => path.join(folder, WINDOWS_PLACE));
  }
  return NAMES.map(onPath).filter((place) => place !== null);
}

function onPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const place = path.join(folder, name);
    if (folder && isExecutable(place)) return place;
  }
  return null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether a browser starts: some systems ship a placeholder, or lack the libraries that a download needs. */
function works(executablePath: string): boolean {
  if (!isExecutable(executablePath)) return false;
  // On Windows, asking for the version opens a window instead.
  if (process.platform === 'win32') return true;
  const version = spawnSync(executablePath, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return version.status === 0 && /chrom/i.test(version.stdout);
}

/** Ways to install a browser, in the order in which they are tried; each is looked at when its turn comes. */
function* installers(): Generator<[label: string, install: () => boolean]> {
  const download = 'npx playwright install chromium';
  yield [download, () => run(download)];

  const root = rootPrefix();
  if (process.platform === 'linux' && root !== null && isExecutable(chromium.executablePath())) {
    // The download is there, and lacks libraries of the system.
    const libraries = `${root}npx playwright install-deps chromium`;
    yield [libraries, () => run(libraries)];
  }

  for (const [name, needsRoot, ...commands] of PACKAGE_MANAGERS) {
    if (!onPath(name) || (needsRoot && root === null)) continue;
    const whole = commands.map((command) => (needsRoot ? root : '') + command);
    yield [whole.join(' && '), () => whole.every(run)];
  }
}

/** What goes before a command that needs root: nothing for root, sudo where it asks no password; null if it would. */
function rootPrefix(): string | null {
  if (process.getuid?.() === 0) return '';
  return onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0 ? 'sudo -n ' : null;
}

function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}
