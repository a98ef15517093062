import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { expect } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { untrustedCertificate } from '../fakes/untrusted-certificate.ts';
import { Line } from './line.ts';
import { nginxPath } from './nginx.ts';

/** Where a machine listens to a load balancer: `127.0.0.1:3000`. */
interface Balanced {
  readonly site: string;
  readonly studio: string;
}

/** A load balancer with the configuration of deploy/, in which addresses, ports and places alone are others. */
export interface DeployProxy {
  /** Of `https://`, for both names. */
  readonly port: number;
  /** A visitor's connection, over TLS. */
  readonly connect: () => TLSSocket;
  /** Sites that it knows to be ready. */
  sites(): readonly string[];
  /** Until everybody is answered by what the proxy knows now: a process of nginx that ends answers a little longer by what it knew. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

interface ProxyOptions {
  /** The network of people's own, which the studio is for. */
  readonly network?: string;
}

/** `HAPROXY_PATH`, which a run of the tests sets, or where Debian has it; `null` for nowhere. */
const haproxyPath =
  process.env.HAPROXY_PATH === undefined
    ? (['/usr/sbin/haproxy'].find((place) => existsSync(place)) ?? null)
    : process.env.HAPROXY_PATH || null;
const example = (...path: string[]) => readFileSync(join(root, 'deploy', ...path), 'utf8');
const network = '203.0.113.0/24';

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

/** What a start that failed leaves is taken away: its folder here, its processes where they are started. */
async function inFolder(start: (folder: string) => Promise<DeployProxy>): Promise<DeployProxy> {
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

/** A program that answers visitors, and what it said so far. */
async function started(command: string, args: readonly string[], port: number) {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(child, 'exit');
  const open = () => connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  const answers = async () => {
    const line = new Line(open);
    const answer = await line.ask('GET /health HTTP/1.1\r\nHost: www.example.com\r\n\r\n');
    line.close();
    return answer?.status === 200;
  };
  for (let tries = 0; !(await answers()); tries += 1) {
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
    connect: open,
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const startHaproxy = (machines: readonly Balanced[], options: ProxyOptions = {}) =>
  inFolder(async (folder) => {
    const { cert, key } = untrustedCertificate();
    writeFileSync(join(folder, 'both.pem'), `${cert}\n${key}`);
    const [plain = 0, port = 0] = await freePorts(2);
    const servers = machines.flatMap(({ site, studio }, at) => [
      [`10.0.0.1${at + 1}:3000`, site] as const,
      [`10.0.0.1${at + 1}:3001`, studio] as const,
    ]);
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(
      file,
      changed(example('haproxy', 'haproxy.cfg'), [
        ['bind :80\n', `bind 127.0.0.1:${plain}\n`],
        ['bind :443 ssl crt /etc/haproxy/certificates/', `bind 127.0.0.1:${port} ssl crt ${folder}/both.pem`],
        ...servers,
        [network, options.network ?? network],
        // Only root becomes somebody else.
        ...(process.getuid?.() === 0 ? [] : [['  user haproxy\n  group haproxy\n', ''] as const]),
      ]),
    );
    const checked = spawnSync(haproxyPath ?? '', ['-c', '-f', file], { encoding: 'utf8' });
    expect([checked.status, checked.stderr]).toEqual([0, expect.not.stringMatching(/ALERT|WARNING/)]);
    const proxy = await started(haproxyPath ?? '', ['-db', '-f', file], port);
    /** What it said last of one: it begins with all of them. */
    const isUp = (at: number) =>
      [...proxy.said().matchAll(new RegExp(`Server site/machine-${at + 1} is (UP|DOWN)`, 'g'))].at(
        -1,
      )?.[1] !== 'DOWN';
    return {
      ...proxy,
      sites: () => machines.filter((_, at) => isUp(at)).map(({ site }) => site),
      settled: async () => undefined,
    };
  });

const startNginx = (machines: readonly Balanced[], options: ProxyOptions = {}) =>
  inFolder(async (folder) => {
    const [plain = 0, port = 0] = await freePorts(2);
    const http = changed(example('nginx', 'sundowner.conf'), [
      ['/etc/nginx/sundowner/', `${folder}/upstreams/`],
      ['/etc/nginx/certificates/', `${folder}/certificates/`],
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      [network, options.network ?? network],
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
    const upstream = (name: 'site' | 'studio') => join(folder, 'upstreams', `${name}.upstream`);
    const follow = (name: 'site' | 'studio', path: string, once: string) =>
      spawn(
        'sh',
        [
          join(root, 'deploy', 'nginx', 'follow-ready.sh'),
          `sundowner_${name}`,
          upstream(name),
          path,
          'www.example.com',
          ...machines.map((machine) => machine[name]),
        ],
        {
          env: { PATH: process.env.PATH, ONCE: once, NGINX: [nginx, ...common].join(' ') } as never,
          stdio: 'ignore',
        },
      );
    const both = [
      ['site', '/ready'],
      ['studio', '/api/ready'],
    ] as const;
    for (const [name, path] of both) await once(follow(name, path, '1'), 'exit');
    const checked = spawnSync(nginx, [...common, '-t'], { encoding: 'utf8' });
    expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    const proxy = await started(nginx, common, port);
    const following = both.map(([name, path]) => follow(name, path, ''));
    const followed = following.map((child) => once(child, 'exit'));
    const master = readFileSync(join(folder, 'pid'), 'utf8').trim();
    const workers = () =>
      spawnSync('ps', ['-A', '-o', 'ppid='], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter((parent) => parent.trim() === master).length;
    return {
      ...proxy,
      sites: () =>
        [...readFileSync(upstream('site'), 'utf8').matchAll(/server (\S+)/g)].map(([, site = '']) => site),
      async settled() {
        await expect.poll(workers, { timeout: 30_000 }).toBe(1);
      },
      async stop() {
        for (const child of following) child.kill('SIGKILL');
        await Promise.all(followed);
        await proxy.stop();
      },
    };
  });

/** Both of deploy/: the name, where the program stands (`null` for nowhere), and its start before some machines. */
export const deployProxies = [
  { name: 'HAProxy', path: haproxyPath, start: startHaproxy },
  { name: 'nginx', path: nginxPath(), start: startNginx },
] as const;
