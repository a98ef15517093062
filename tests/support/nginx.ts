import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from '../../bin/product/ports.ts';

/** A real nginx in front of a site. */
export interface Nginx {
  /** Where visitors ask. */
  readonly port: number;
  /** For `CDN_URL`. */
  readonly purgeUrl: string;
  /** Sends visitors to these sites alone, from when it resolves on; what others were asked is answered. */
  use(sitePorts: readonly number[]): Promise<void>;
  stop(): Promise<void>;
}

/** Where nginx stands: `NGINX_PATH`, which a run of the tests sets, or the usual places; `null` for nowhere. */
export function nginxPath(): string | null {
  const given = process.env.NGINX_PATH;
  if (given !== undefined) return given === '' ? null : given;
  const places = [
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ];
  return places.find((place) => existsSync(place)) ?? null;
}

interface Recipe {
  /** The page of docs whose nginx blocks are taken, word for word but for addresses, places, the key and TLS. */
  readonly page: string;
  /** Where the sites listen, which are asked in turns. */
  readonly sitePorts: readonly number[];
  readonly key: string;
  /** Whether it answers on connections that are kept, as it does unless said: one is closed under a visitor's hands where nginx reads its configuration anew. */
  readonly keeps?: boolean;
}

/** The head in which a test says whose address a request comes from; without it, it comes from where it comes from. */
export const visitorHead = 'x-test-visitor';

function configOf(
  { page, sitePorts, key, keeps = true }: Recipe,
  folder: string,
  ports: readonly number[],
): string {
  const [visitors, purge, generation, used] = ports;
  const blocks = [...readFileSync(page, 'utf8').matchAll(/```nginx\n(.*?)```/gs)].map(([, block]) => block);
  const changes: readonly (readonly [string, string])[] = [
    ['/var/cache/nginx/', `${folder}/`],
    ['127.0.0.1:8090', `127.0.0.1:${generation}`],
    ['127.0.0.1:8091', `127.0.0.1:${purge}`],
    ['127.0.0.1:3000', 'sites'],
    ['X-Forwarded-For $remote_addr', 'X-Forwarded-For $visitor'],
    ['listen 443 ssl http2', `listen 127.0.0.1:${visitors}`],
    ['a-word-of-32-characters-or-more', key],
  ];
  let http = blocks.join('\n');
  for (const [from, to] of changes) {
    if (!http.includes(from)) throw new Error(`The recipe does not say "${from}".`);
    http = http.replaceAll(from, to);
  }
  // Who refuses a connection is passed by at once and asked again with the next request: one that starts is not left out for ten seconds.
  const servers = sitePorts.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn; worker_processes 2;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    'events { worker_connections 256; }',
    `http { access_log off; ${temporary.join(' ')}`,
    keeps ? '' : 'keepalive_timeout 0;',
    `server { listen 127.0.0.1:${used}; keepalive_timeout 0; location / { return 200 "${sitePorts}"; } }`,
    `upstream sites { ${servers.join(' ')} }`,
    `map $http_${visitorHead.replaceAll('-', '_')} $visitor { "" $remote_addr; default $http_${visitorHead.replaceAll('-', '_')}; }`,
    http,
    '}',
  ].join('\n');
}

/** @throws Error with nginx's own words when it does not start */
export async function startNginx(recipe: Recipe): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-nginx-'));
  mkdirSync(folder, { recursive: true });
  const ports = await freePorts(4);
  const [port = 0, purgePort = 0, , usedPort = 0] = ports;
  writeFileSync(join(folder, 'nginx.conf'), configOf(recipe, folder, ports));
  const child: ChildProcess = spawn(
    nginxPath() ?? 'nginx',
    ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'exit');
  const purgeUrl = `http://127.0.0.1:${purgePort}/purge`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 200) {
      child.kill();
      const log = join(folder, 'error.log');
      throw new Error(`nginx did not start: ${said}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
    }
    // Without the key it refuses, which it can only once it listens.
    const answer = await fetch(purgeUrl).catch(() => null);
    if (answer?.status === 403) break;
    await delay(50);
  }
  const usedSites = () =>
    fetch(`http://127.0.0.1:${usedPort}`)
      .then((answer) => answer.text())
      .catch(() => '');
  return {
    port,
    purgeUrl,
    async use(sitePorts) {
      writeFileSync(join(folder, 'nginx.conf'), configOf({ ...recipe, sitePorts }, folder, ports));
      child.kill('SIGHUP');
      // Its old processes take nothing new once a new one answers ten times.
      for (let alike = 0, tries = 0; alike < 10; tries += 1) {
        if (tries > 400) throw new Error(`nginx does not use ${sitePorts}.`);
        alike = (await usedSites()) === String(sitePorts) ? alike + 1 : 0;
        await delay(20);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
