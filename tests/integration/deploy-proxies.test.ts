import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { freePort, freePorts } from '../../bin/product/ports.ts';
import { untrustedCertificate } from '../fakes/untrusted-certificate.ts';
import { nginxPath } from '../support/nginx.ts';

/** `HAPROXY_PATH`, which a run of the tests sets, or where Debian has it; `null` for nowhere. */
const haproxyPath =
  process.env.HAPROXY_PATH === undefined
    ? (['/usr/sbin/haproxy'].find((place) => existsSync(place)) ?? null)
    : process.env.HAPROXY_PATH || null;
const example = (...path: string[]) => readFileSync(join(root, 'deploy', ...path), 'utf8');

/** A machine as far as a load balancer knows it. */
async function startMachine(name: string) {
  const state = { ready: true, refusesPosts: false, notReadySaid: 0 };
  const server = createServer((asked, answer) => {
    const isQuestion = asked.url === '/ready' || asked.url === '/api/ready';
    if (asked.url === '/ready' && !state.ready) state.notReadySaid += 1;
    const refused = isQuestion ? !state.ready : asked.method === 'POST' && state.refusesPosts;
    answer.writeHead(refused ? 503 : 200, { 'content-type': 'text/plain' });
    answer.end(isQuestion ? '' : `${name} ${asked.headers['x-forwarded-for']} ${asked.headers.host}`);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const port = await freePort();
  await listen(port);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { address: `127.0.0.1:${port}`, state, stop, start: () => listen(port) };
}
type Machine = Awaited<ReturnType<typeof startMachine>>;

/** One question over TLS, as a visitor or an editor asks it. */
const ask = (port: number, host: string, method = 'GET'): Promise<string> =>
  new Promise((done) => {
    const headers = { host, 'x-forwarded-for': '198.51.100.7', connection: 'close' };
    const asking = request(
      { host: '127.0.0.1', port, path: '/enquire', method, headers, rejectUnauthorized: false, agent: false },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        answer.on('end', () => done(`${answer.statusCode} ${body}`));
      },
    );
    asking.on('error', (error) => done(error.message));
    asking.end();
  });

interface Proxy {
  readonly port: number;
  /** Until everybody is answered by what the proxy knows now: a process of nginx that ends answers a little longer by what it knew. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** What a start that failed leaves is taken away: its folder here, its processes where they are started. */
async function inFolder(start: (folder: string) => Promise<Proxy>): Promise<Proxy> {
  const folder = newFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const proxy = await start(folder);
    return {
      ...proxy,
      async stop() {
        await proxy.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function started(command: string, args: readonly string[], port: number): Promise<Proxy> {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await ask(port, 'www.example.com')).includes('www.example.com'); tries += 1) {
    if (child.exitCode !== null || tries > 400) {
      if (child.exitCode === null) {
        // nginx's and HAProxy's own way to end takes their children along.
        child.kill('SIGTERM');
        await ended;
      }
      throw new Error(`${command} did not start: ${said}`);
    }
    await delay(50);
  }
  return {
    port,
    settled: async () => undefined,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The example with addresses and places of the test's own; each has to be there. */
function changed(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((made, [from, to]) => {
    if (!made.includes(from)) throw new Error(`The example does not say "${from}".`);
    return made.replaceAll(from, to);
  }, text);
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-proxy-'));
  const { cert, key } = untrustedCertificate();
  mkdirSync(join(folder, 'certificates'));
  for (const name of ['www', 'studio']) {
    writeFileSync(join(folder, 'certificates', `${name}.pem`), cert);
    writeFileSync(join(folder, 'certificates', `${name}.key`), key);
  }
  return folder;
}

async function startHaproxy(machines: readonly Machine[], folder: string): Promise<Proxy> {
  const { cert, key } = untrustedCertificate();
  writeFileSync(join(folder, 'both.pem'), `${cert}\n${key}`);
  const [plain = 0, port = 0] = await freePorts(2);
  const servers = machines.flatMap(({ address }, at) => [
    [`10.0.0.1${at + 1}:3000`, address] as const,
    [`10.0.0.1${at + 1}:3001`, address] as const,
  ]);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    changed(example('haproxy', 'haproxy.cfg'), [
      ['bind :80\n', `bind 127.0.0.1:${plain}\n`],
      ['bind :443 ssl crt /etc/haproxy/certificates/', `bind 127.0.0.1:${port} ssl crt ${folder}/both.pem`],
      ...servers,
      // Only root becomes somebody else.
      ...(process.getuid?.() === 0 ? [] : [['  user haproxy\n  group haproxy\n', ''] as const]),
    ]),
  );
  const checked = spawnSync(haproxyPath ?? '', ['-c', '-f', file], { encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/)]);
  return started(haproxyPath ?? '', ['-db', '-f', file], port);
}

async function startNginxWithUpstreams(machines: readonly Machine[], folder: string): Promise<Proxy> {
  const [plain = 0, port = 0] = await freePorts(2);
  const http = changed(example('nginx', 'sundowner.conf'), [
    ['/etc/nginx/sundowner/', `${folder}/upstreams/`],
    ['/etc/nginx/certificates/', `${folder}/certificates/`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;`,
      process.getuid?.() === 0 ? 'user root;' : '',
      `events { } http { access_log off; ${temporary.join(' ')}`,
      http,
      '}',
    ].join('\n'),
  );
  const nginx = nginxPath() ?? 'nginx';
  const common = ['-p', folder, '-e', join(folder, 'error.log'), '-c', file];
  const follow = (name: string, path: string, once: string) =>
    spawn(
      'sh',
      [
        join(root, 'deploy', 'nginx', 'follow-ready.sh'),
        `sundowner_${name}`,
        join(folder, 'upstreams', `${name}.upstream`),
        path,
        'www.example.com',
        ...machines.map(({ address }) => address),
      ],
      {
        env: { PATH: process.env.PATH, ONCE: once, NGINX: [nginx, ...common].join(' ') } as never,
        stdio: 'ignore',
      },
    );
  for (const [name, path] of [
    ['site', '/ready'],
    ['studio', '/api/ready'],
  ] as const)
    await once(follow(name, path, '1'), 'exit');
  const checked = spawnSync(nginx, [...common, '-t'], { encoding: 'utf8' });
  expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  const proxy = await started(nginx, common, port);
  const following = follow('site', '/ready', '');
  const followed = once(following, 'exit');
  const master = readFileSync(join(folder, 'pid'), 'utf8').trim();
  const workers = () =>
    spawnSync('ps', ['-A', '-o', 'ppid='], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((parent) => parent.trim() === master).length;
  return {
    ...proxy,
    async settled() {
      await expect.poll(workers, { timeout: 30_000 }).toBe(1);
    },
    async stop() {
      following.kill('SIGKILL');
      await followed;
      await proxy.stop();
    },
  };
}

describe.each([
  ['HAProxy', haproxyPath, startHaproxy],
  ['nginx', nginxPath(), startNginxWithUpstreams],
] as const)('two machines behind %s, as deploy/ has it', (name, path, start) => {
  describe.skipIf(path === null)(`with ${name} from the system's packages`, () => {
    let one: Machine;
    let other: Machine;
    let proxy: Proxy;
    beforeAll(async () => {
      [one, other] = await Promise.all([startMachine('one'), startMachine('other')]);
      proxy = await inFolder((folder) => start([one, other], folder));
    });
    afterAll(async () => {
      await proxy?.stop();
      await Promise.all([one?.stop(), other?.stop()]);
    });

    const site = (method?: string) => ask(proxy.port, 'www.example.com', method);
    /** Who answers the next twenty questions. */
    async function answering(method?: string): Promise<readonly string[]> {
      const answers = new Set<string>();
      for (let asked = 0; asked < 20; asked += 1)
        answers.add((await site(method)).split(' ').slice(0, 2).join(' '));
      return [...answers].sort();
    }

    /** Waits until one or both answer, and nobody asks a machine that was named before. */
    async function answeredBy(...expected: readonly string[]): Promise<void> {
      await expect.poll(() => answering(), { timeout: 30_000 }).toEqual(expected);
      await proxy.settled();
    }

    test('CLU-08/proxies visitors are shared, and nobody says for themselves where they come from', async () => {
      await answeredBy('200 one', '200 other');
      expect(await site()).toMatch(/^200 \w+ 127\.0\.0\.1 www\.example\.com$/);
    });

    test("CLU-08/proxies the studio is for one's own networks alone", async () => {
      expect(await ask(proxy.port, 'studio.example.com')).toMatch(/^403 /);
    });

    test('CLU-08/proxies a machine that says it stops gets nobody more, and one that is gone is passed over', async () => {
      one.state.ready = false;
      await answeredBy('200 other');
      // It has had its time to drain.
      await one.stop();
      expect(await answering()).toEqual(['200 other']);
      expect(await answering('POST')).toEqual(['200 other']);
      await one.start();
      one.state.ready = true;
      await answeredBy('200 one', '200 other');
    });

    test('CLU-08/proxies a machine that ends without a word fails nobody', async () => {
      await other.stop();
      expect(await answering()).toEqual(['200 one']);
      expect(await answering('POST')).toEqual(['200 one']);
      await other.start();
      await answeredBy('200 one', '200 other');
    });

    test('CLU-08/proxies a machine that refuses posts, as while its store is away, goes on with pages', async () => {
      one.state.refusesPosts = true;
      for (const _ of [1, 2]) expect(await answering('POST')).toEqual(['200 other', '503 one']);
      // Asked at once: no pause in which it is left out.
      expect(await answering()).toEqual(['200 one', '200 other']);
      one.state.refusesPosts = false;
    });

    test('CLU-08/proxies where no machine is ready, as while the database fails over, visitors get the pages of those that live', async () => {
      for (const { state } of [one, other]) Object.assign(state, { ready: false, notReadySaid: 0 });
      // Both are known not to be ready, and nginx was reloaded.
      await expect
        .poll(() => Math.min(one.state.notReadySaid, other.state.notReadySaid), { timeout: 30_000 })
        .toBeGreaterThan(3);
      expect(await answering()).toEqual(['200 one', '200 other']);
      expect(await answering('POST')).toEqual(['200 one', '200 other']);
      // One that is gone besides fails nobody.
      await other.stop();
      await answeredBy('200 one');
      await other.start();
      for (const each of [one, other]) each.state.ready = true;
      await answeredBy('200 one', '200 other');
    });
  });
});
