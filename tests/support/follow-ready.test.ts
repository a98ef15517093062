import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../bin/product/paths.ts';

const deploy = (name: string) => join(root, 'deploy', 'nginx', name);
const machines = ['10.0.0.11:3000', '10.0.0.12:3000', '10.0.0.13:3000'];
const started: ChildProcess[] = [];
let folder: string;

const at = (name: string) => join(folder, name);
const write = (name: string, lines: readonly string[]) => writeFileSync(at(name), lines.join('\n'));
/** A program of the test's own, before those of the machine. */
const program = (name: string, lines: readonly string[]) =>
  writeFileSync(at(name), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
const linesOf = (name: string) =>
  existsSync(at(name)) ? readFileSync(at(name), 'utf8').trimEnd().split('\n') : [];
const ready = (...which: readonly string[]) => write('ready', [...which, '']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-follow-'));
  program('curl', [
    `cd "${folder}"`,
    // The last word is the address.
    'for address in "$@"; do :; done',
    'machine=$(echo "$address" | cut -d / -f 3)',
    ': > "asked-$machine"',
    // With TOGETHER each answers once all are asked.
    'tries=0',
    `until [ "$TOGETHER" != 1 ] || [ "$(ls asked-* | wc -l)" -eq ${machines.length} ]; do`,
    '  tries=$((tries + 1)); [ $tries -gt 100 ] && exit 28; sleep 0.05',
    'done',
    'grep -qxF "$machine" ready',
  ]);
  program('nginx', [
    `if [ -e "${folder}/nginx-runs" ]; then echo loaded >> "${folder}/reloads"; exit 0; fi`,
    `echo failed >> "${folder}/reloads"`,
    'echo "nginx: [error] invalid PID number" >&2; exit 1',
  ]);
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = once(child, 'exit');
      // It and all it started.
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Nothing of the test's own environment but where programs are. */
const env = (more: Readonly<Record<string, string>>) => ({ PATH: `${folder}:${process.env.PATH}`, ...more });
const args = () => ['sundowner_site', at('site.upstream'), '/ready', 'www.example.com', ...machines];
function start(script: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const child = spawn('sh', [script, ...args], {
    env: env(more) as never,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  started.push(child);
  const said = { words: '' };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.words += text;
  });
  return said;
}
const look = (more: Readonly<Record<string, string>> = {}) => {
  const { status } = spawnSync('sh', [deploy('follow-ready.sh'), ...args()], {
    env: env({ ONCE: '1', ...more }) as never,
  });
  expect(status).toBe(0);
  return linesOf('site.upstream');
};

test('CLU-08/proxies the upstream names those that are ready, or all where none is, and a fault a visitor met takes none out', () => {
  const upstream = (named: readonly string[]) => [
    'upstream sundowner_site {',
    ...named.map((machine) => `  server ${machine} max_fails=0;`),
    '  keepalive 32;',
    '}',
  ];
  ready();
  expect(look()).toEqual(upstream(machines));
  ready('10.0.0.12:3000');
  expect(look()).toEqual(upstream(['10.0.0.12:3000']));
  // No nginx runs yet.
  expect(linesOf('reloads')).toEqual([]);
});

test('CLU-08/proxies machines are asked at once: those that are gone hold up nobody', () => {
  ready(...machines);
  expect(look({ TOGETHER: '1' })).toHaveLength(6);
});

test('CLU-08/proxies a reload that failed is said, and done again until it works, and then no more', async () => {
  ready(...machines);
  const said = start(deploy('follow-ready.sh'), args());
  await vi.waitFor(() => expect(linesOf('reloads').length).toBeGreaterThan(1), 20_000);
  expect(said.words).toContain('invalid PID number');
  write('nginx-runs', []);
  await vi.waitFor(() => expect(linesOf('reloads')).toContain('loaded'), 20_000);
  ready('10.0.0.11:3000');
  const loaded = () => linesOf('reloads').filter((line) => line === 'loaded');
  await vi.waitFor(() => expect(loaded().length).toBeGreaterThan(1), 20_000);
  expect(linesOf('site.upstream')).toHaveLength(4);
  ready('10.0.0.12:3000');
  await vi.waitFor(() => expect(linesOf('site.upstream')[1]).toContain('10.0.0.12'), 20_000);
  await vi.waitFor(() => expect(loaded().length).toBeGreaterThan(2), 20_000);
  // One for the start and one for each change.
  expect(loaded()).toHaveLength(3);
}, 60_000);

test('CLU-08/proxies beside an nginx in a container a follower that ended is started again', async () => {
  program('nginx', ['exec sleep 60']);
  const script = readFileSync(deploy('follow-all.sh'), 'utf8');
  const places = 'places=/etc/nginx/sundowner';
  expect(script).toContain(places);
  writeFileSync(at('follow-all.sh'), script.replace(places, `places='${folder}/places'`));
  // Once before nginx, and then one that ends at once.
  program('follow-ready.sh', [`echo "$1 \${ONCE:-on}" >> "${folder}/followed"; [ "\${ONCE:-}" = 1 ]`]);
  const settings = { SITES: 'a:1 b:1', STUDIOS: 'a:2 b:2', SITE_HOST: 'www.example.com' };
  start(at('follow-all.sh'), [], settings);
  const times = (line: string) => linesOf('followed').filter((each) => each === line).length;
  await vi.waitFor(() => {
    expect(times('sundowner_site on')).toBeGreaterThan(1);
    expect(times('sundowner_studio on')).toBeGreaterThan(1);
  }, 20_000);
  expect([times('sundowner_site 1'), times('sundowner_studio 1')]).toEqual([1, 1]);
  expect(linesOf('followed').slice(0, 2)).toEqual(['sundowner_site 1', 'sundowner_studio 1']);
}, 60_000);
