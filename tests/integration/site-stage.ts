import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring, type Keyring, loadKeyring } from '@sundowner/keyring';
import { buildIfChanged, builds } from '../../bin/product/build.ts';
import { spawnOwned } from '../../bin/product/owned-process.ts';
import { siteDirectory } from '../../bin/product/paths.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { type FakeStudio, startFakeStudio } from '../fakes/studio-rest.ts';

/** The built site in a process of its own, with the studio's stand-in beside it. */
export interface SiteStage {
  readonly url: string;
  readonly port: number;
  readonly internalUrl: string;
  readonly dataDir: string;
  readonly keyring: Keyring;
  studio: FakeStudio;
  /** What the site wrote since it was last started. */
  output(): string;
  /** Starts the site; resolves when it answers and its pages are warm. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Sends SIGTERM and waits. @returns the exit code */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  /** The running process. */
  process(): ChildProcess;
  stopStudio(): Promise<void>;
  startStudio(): Promise<void>;
  /** Publishes: changes the stand-in's content and posts the notice, as the studio does. */
  publish(tags: readonly string[], change: (studio: FakeStudio) => void): Promise<void>;
  /** Resolves when `text` has been written by the site. */
  written(text: string, withinMs?: number): Promise<void>;
  close(): Promise<void>;
}

export interface StageOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** False leaves the site to be started by the test. */
  readonly started?: boolean;
  /** Another start of the site than its own, for values no setting gives. */
  readonly main?: string;
}

/** A running site, without what would take it from another test. */
export type RunningSite = Omit<
  SiteStage,
  'start' | 'stop' | 'kill' | 'process' | 'stopStudio' | 'startStudio'
>;

/** Settings with which a test may post as often as it likes. */
export const withoutLimits = { LIMIT_POSTS_PER_MINUTE: '100000', LIMIT_ACCEPTED_PER_MINUTE: '100000' };

async function buildSite(): Promise<void> {
  const build = builds.find(({ name }) => name === 'site');
  if (!build) throw new Error('There is no build of the site.');
  const env = { ...cleanEnvironment(), NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  await buildIfChanged(build, env, { signal: AbortSignal.timeout(120_000) });
}

export async function siteStage(options: StageOptions = {}): Promise<SiteStage> {
  await buildSite();
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-site-'));
  const keysDir = join(dataDir, 'keys');
  createKeyring(keysDir);
  const keyring = loadKeyring(keysDir);
  const [port = 0, internalPort = 0, studioPort = 0] = await freePorts(3);
  let child: ChildProcess | null = null;
  let written = '';

  const stage: SiteStage = {
    url: `http://localhost:${port}`,
    port,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    dataDir,
    keyring,
    studio: await startFakeStudio(keyring.contentToken, studioPort),
    output: () => written,
    async start(env = {}) {
      written = '';
      child = spawnOwned({
        script: options.main ?? join(siteDirectory, 'src/server/main.ts'),
        args: [],
        cwd: siteDirectory,
        env: {
          ...cleanEnvironment(),
          NODE_ENV: 'production',
          DATA_DIR: dataDir,
          HOST: '127.0.0.1',
          PORT: String(port),
          INTERNAL_PORT: String(internalPort),
          STUDIO_PORT: String(studioPort),
          // A stand-in answers at once; how late a busy machine lets it, no test is about.
          LIMIT_DEADLINE_FACTOR: '10',
          // Connections a test leaves open would hold up every stop.
          LIMIT_GRACE_SECONDS: '0',
          ...options.env,
          ...env,
        },
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          written += chunk.toString();
        });
      }
      // A busy machine is slow; a site that fails ends, which is noticed at once.
      await stage.written('the page cache is warm', 90_000);
    },
    async stop() {
      const running = child;
      if (!running || running.exitCode !== null) return running?.exitCode ?? null;
      const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      return ended;
    },
    async kill() {
      const running = child;
      if (!running || running.exitCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
    process() {
      if (!child) throw new Error('The site was not started.');
      return child;
    },
    stopStudio: () => stage.studio.close(),
    async startStudio() {
      const { store } = stage.studio;
      stage.studio = await startFakeStudio(keyring.contentToken, studioPort);
      Object.assign(stage.studio.store.collections, store.collections);
    },
    async publish(tags, change) {
      change(stage.studio);
      const response = await fetch(`${stage.internalUrl}/content-changed`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keyring.internalToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(stage.studio.change(tags)),
      });
      if (response.status !== 204) throw new Error(`The notice was answered ${response.status}.`);
    },
    async written(text, withinMs = 20_000) {
      const until = Date.now() + withinMs;
      while (!written.includes(text)) {
        if (child && (child.exitCode !== null || child.signalCode !== null))
          throw new Error(`The site ended: ${written.slice(-2000)}`);
        if (Date.now() > until) throw new Error(`The site did not write "${text}": ${written.slice(-2000)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async close() {
      await stage.stop();
      await stage.studio.close();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  if (options.started !== false) await stage.start();
  return stage;
}

/**
 * Waits until a count has stood still for 600 ms, or as long as given: what was still under way has ended.
 *
 * @returns the count
 * @throws Error when it never does
 */
export async function steady(
  count: () => number | Promise<number>,
  { forMs = 600, withinMs = 20_000 } = {},
): Promise<number> {
  const until = Date.now() + withinMs;
  let before = await count();
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, forMs));
    const now = await count();
    if (now === before) return now;
    before = now;
  }
  throw new Error(`It stood at ${before} after ${withinMs} ms and was still changing.`);
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request exactly as written: any path, any header (Host too), nothing decoded. */
export function rawRequest(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { host: `localhost:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
