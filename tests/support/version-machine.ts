import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../bin/product/ports.ts';

interface Detail {
  readonly work: { readonly assignee: string | null; readonly status: string };
  readonly [field: string]: unknown;
}

/** A machine of one version of the product, over its own sources (`version-process.ts`). */
export interface VersionMachine {
  start(): Promise<readonly string[]>;
  takeEnquiry(name: string): Promise<string>;
  work(): Promise<readonly string[]>;
  act(reference: string, act: object): Promise<Detail>;
  note(reference: string, text: string): Promise<Detail>;
  show(reference: string): Promise<Detail | null>;
  draftEverywhere(): Promise<readonly string[]>;
  saveEverywhere(): Promise<number>;
  publish(displayName: string, id?: number): Promise<number>;
  read(id: number): Promise<{ readonly displayName: string; readonly _status: string }>;
  changes(): Promise<readonly { readonly sequence: number; readonly tags: readonly string[] }[]>;
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly fault?: string;
}

/**
 * Starts one.
 *
 * @param options.folder where the version's sources lie
 * @param options.home a folder of the machine's own
 * @param options.keys of the installation
 */
export async function startVersionMachine(options: {
  readonly folder: string;
  readonly home: string;
  readonly keys: string;
  readonly databaseUrl: string;
}): Promise<{ readonly machine: VersionMachine; readonly stop: () => Promise<void> }> {
  const { folder, home, keys, databaseUrl } = options;
  mkdirSync(home, { recursive: true });
  const [studioPort, internalPort] = [await freePort(), await freePort()];
  const child = fork(join(import.meta.dirname, 'version-process.ts'), [folder, home, databaseUrl], {
    cwd: join(folder, 'apps/studio'),
    execArgv: ['--disable-warning=ExperimentalWarning', '--disable-warning=DeprecationWarning'],
    env: {
      PATH: process.env.PATH,
      ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
      NODE_ENV: 'production',
      MODE: 'demo',
      DATABASE_URL: databaseUrl,
      DATA_DIR: home,
      KEYS_DIR: keys,
      STUDIO_HOST: '127.0.0.1',
      STUDIO_PORT: String(studioPort),
      INTERNAL_PORT: String(internalPort),
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<unknown>();
  waiting.set(0, ready);
  child.on('message', ({ id, value, fault }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) asked?.resolve(value);
    else asked?.reject(new Error(fault));
  });
  const ended = once(child, 'exit').then(([code]) => {
    for (const asked of waiting.values()) asked.reject(new Error(`The machine ended (${code}):\n${written}`));
  });
  let last = 0;
  const ask = (act: string, given: readonly unknown[]): Promise<unknown> => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    child.send({ id: last, act, given });
    return asked.promise;
  };
  await ready.promise;
  const machine = new Proxy({} as VersionMachine, {
    get: (_target, act) => (act === 'then' ? undefined : (...given: unknown[]) => ask(String(act), given)),
  });
  return {
    machine,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        await ask('stop', []).catch(() => {});
        child.disconnect();
      }
      await ended;
    },
  };
}
