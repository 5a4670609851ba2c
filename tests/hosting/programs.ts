/** Web servers from the system's packages. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.ts';
import { configurationOf } from './configuration.ts';

export interface RunningServer {
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

export interface Program {
  readonly name: 'nginx' | 'caddy';
  readonly versionArguments: readonly string[];
  /** Writes the configuration into a folder; returns how to start the server in the foreground. */
  prepare(folder: string, dir: string, port: number): readonly string[];
}

export const NGINX: Program = {
  name: 'nginx',
  versionArguments: ['-v'],
  prepare(folder, dir, port) {
    const brotli = spawnSync('ls', ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']).status === 0;
    const site = configurationOf('nginx', dir, port);
    const isRoot = process.getuid?.() === 0;
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      [
        brotli ? 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;' : '',
        // Temporary folders and their contents belong to whoever runs the tests.
        isRoot ? 'user root;' : '',
        `pid ${folder}/nginx.pid;`,
        'daemon off;',
        'worker_processes 1;',
        'error_log stderr warn;',
        'events { worker_connections 1024; }',
        'http {',
        '  include /etc/nginx/mime.types;',
        '  access_log off;',
        ...scratch.map((name) => `  ${name}_temp_path ${folder}/${name};`),
        brotli ? site.replace('# brotli_static on;', 'brotli_static on;') : site,
        '}',
      ].join('\n'),
    );
    return ['-c', path.join(folder, 'nginx.conf'), '-p', folder];
  },
};

export const CADDY: Program = {
  name: 'caddy',
  versionArguments: ['version'],
  prepare(folder, dir, port) {
    const file = path.join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${configurationOf('caddy', dir, port)}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

/** Starts a server with its configuration of docs/hosting.md. Rejects with what it says where it does not start. */
export async function startServer(program: Program, dir: string): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), `lowtide-${program.name}-`));
  const port = await freePort();
  const args = program.prepare(folder, path.resolve(dir), port);
  const server = spawn(program.name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (said += data));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true });
  };
  try {
    await untilItAnswers(server, url);
  } catch {
    await stop();
    throw new Error(`${program.name} does not start:\n${said}`);
  }
  const { stdout, stderr } = spawnSync(program.name, [...program.versionArguments], { encoding: 'utf8' });
  const [version = ''] = /\d+\.\d+\.\d+/.exec(stdout + stderr) ?? [];
  return { url, version, stop };
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    try {
      await fetch(url, { method: 'HEAD' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('No answer.');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
