/** WebKitGTK's small browser behind its WebDriver: the engine of Safari, on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureProgram } from '../debianPackage.ts';
import { freePort } from '../freePort.ts';
import { type Engine, until } from './enginePage.ts';
import { openSession } from './webDriver.ts';

/** Where systems keep what belongs to libraries, MiniBrowser among it. */
const LIBRARIES = ['/usr/libexec', '/usr/lib', '/usr/lib64'];

export const WEBKIT: Engine = {
  name: 'WebKit',
  driver: "WebKitWebDriver with WebKitGTK's MiniBrowser",
  forgets: 'the driver begins each session with an empty profile',
  missing() {
    const isThere =
      ensureProgram('WebKitWebDriver', 'webkit2gtk-driver', ['--help']) &&
      ensureProgram('Xvfb', 'xvfb', ['-help']) &&
      browser() !== undefined;
    return isThere
      ? null
      : 'WebKitWebDriver, MiniBrowser or Xvfb is not there, and cannot be installed without root and apt-get.';
  },
  async start({ profile, downloads }) {
    const settings = path.join(profile, 'config');
    mkdirSync(settings, { recursive: true });
    writeFileSync(path.join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
    const screen = await startScreen();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: screen.display,
        HOME: profile,
        XDG_CONFIG_HOME: settings,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        // Its sandbox does not work for root.
        ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
      },
    });
    let said = '';
    for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (data) => (said += data));
    const stop = async () => {
      await end(driver);
      await end(screen.server);
    };
    try {
      const url = `http://127.0.0.1:${port}`;
      await until('WebKitWebDriver answers', async () => (await fetch(`${url}/status`)).ok);
      const { page, version, close } = await openSession(url, {
        'webkitgtk:browserOptions': {
          binary: browser(),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      });
      return {
        page,
        version: `WebKitGTK ${version}`,
        errors: async () => said.match(/^CONSOLE \S+ ERROR .*$/gm) ?? [],
        async close() {
          await close();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw new Error(`${error instanceof Error ? error.message : error}\n${said}`);
    }
  },
};

function browser(): string | undefined {
  const inLibraries = LIBRARIES.flatMap((folder) => foldersIn(folder, /./));
  const places = [...LIBRARIES, ...inLibraries].flatMap((folder) => foldersIn(folder, /^webkit/));
  return places.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file));
}

function foldersIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && name.test(entry.name))
    .map((entry) => path.join(folder, entry.name));
}

/** A screen without a monitor; it picks a number that is free. */
async function startScreen(): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, server };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
