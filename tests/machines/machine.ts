import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '@sundowner/settings/shapes';
import { root } from '../../bin/product/paths.ts';
import { type FaultyNetwork, startFaultyNetwork } from '../fakes/faulty-network.ts';
import { rawRequest } from '../integration/site-stage.ts';
import { machineClock } from '../support/machine-clock.ts';
import { killTree, untilGone } from '../support/process-tree.ts';
import { type RunningTask, startTask } from '../support/run-task.ts';

/** One machine of an installation: `npm start` on a data directory and ports of its own, with its own way to the database. */
export interface Machine {
  readonly name: string;
  readonly run: readonly Role[];
  readonly sitePort: number;
  /** Where it listens itself, past any proxy. */
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly internalUrl: string;
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly network: FaultyNetwork;
  isRunning(): boolean;
  /** Between an operator's command and its first visitor. */
  isStarting(): boolean;
  /** From its next start on it runs the version in this folder, on what it has. */
  takes(product: string): void;
  /**
   * Starts it as an operator does, on a machine whose clock may be wrong; resolves once its programs say that visitors may be sent there
   * (docs/runbooks/machines.md, "Add a machine"), or, where it is to be warm, once it has drawn every page besides.
   */
  start(how?: { readonly clockAheadMs?: number; readonly warm?: boolean }): Promise<void>;
  /** Tells it to stop, and waits. @returns its exit code */
  stop(): Promise<number | string>;
  /** Ends everything of it in one moment. */
  kill(): Promise<void>;
  /** Throws away whatever it has on its disk but what an operator gives every machine. */
  losesItsDisk(): void;
  log(name: 'site' | 'studio'): string;
  close(): Promise<void>;
}

export interface MachineOptions {
  readonly name: string;
  readonly folder: string;
  readonly run: readonly Role[];
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Of the site, the studio and the internal API. */
  readonly ports: readonly number[];
  /** Whose keys and `instance.json` an operator copied; `null` for the first, which makes them. */
  readonly like: Machine | null;
  /** The folder of the version it runs, unless that is this one. */
  readonly product?: string;
}

/** How long a start or a stop may take on a busy machine, in milliseconds. */
const timeoutMs = 600_000;
/** One that is told to stop and does not is ended after this. */
const stopMs = 120_000;

function copyIdentity(from: string, to: string): void {
  mkdirSync(join(to, 'data'), { recursive: true, mode: 0o700 });
  cpSync(join(from, 'keys'), join(to, 'keys'), { recursive: true });
  cpSync(join(from, 'data', 'instance.json'), join(to, 'data', 'instance.json'));
}

/** Whether everything a machine runs says that visitors may be sent there, as a load balancer asks it. */
async function isReady({ run, sitePort, studioUrl }: Machine): Promise<boolean> {
  const asked = [
    rawRequest(sitePort, '/ready').then(({ status }) => status),
    ...(run.includes('studio') ? [fetch(`${studioUrl}/api/ready`).then(({ status }) => status)] : []),
  ];
  return (await Promise.all(asked).catch(() => [0])).every((status) => status === 200);
}

async function untilReady(machine: Machine, ends: AbortSignal): Promise<void> {
  while (!ends.aborted && !(await isReady(machine))) await wait(250);
}

/** Makes a machine, without starting it. */
export async function makeMachine(options: MachineOptions): Promise<Machine> {
  const { name, run, like } = options;
  const folder = join(options.folder, name);
  const dataDir = join(folder, 'data');
  const [port = 0, studioPort = 0, internalPort = 0] = options.ports;
  const network = await startFaultyNetwork(options.databaseUrl);
  const settings = {
    ...options.settings,
    // Who runs everything says nothing, as before there were roles.
    ...(run.length < 3 ? { RUN: run.join(',') } : {}),
    DATA_DIR: dataDir,
    KEYS_DIR: join(folder, 'keys'),
    DATABASE_URL: network.url,
    HOST: '127.0.0.1',
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    INTERNAL_PORT: String(internalPort),
  };
  if (like) copyIdentity(join(like.dataDir, '..'), folder);
  let task: RunningTask | null = null;
  let starting = false;
  let product = options.product ?? root;

  const isRunning = () => task !== null && task.child.exitCode === null && task.child.signalCode === null;
  const ended = () => void task?.child.kill('SIGKILL');
  process.on('exit', ended);

  const machine: Machine = {
    name,
    run,
    sitePort: port,
    siteUrl: `http://127.0.0.1:${port}`,
    studioUrl: `http://127.0.0.1:${studioPort}`,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    dataDir,
    settings,
    network,
    isRunning,
    isStarting: () => starting,
    takes(other) {
      product = other;
    },
    async start({ clockAheadMs = 0, warm = false } = {}) {
      if (isRunning()) return;
      starting = true;
      const ends = new AbortController();
      try {
        const started = startTask('start', [], { ...settings, ...machineClock(clockAheadMs) }, product);
        task = started;
        const isWarm = started.said(/Ctrl-C stops everything/, timeoutMs);
        // One that ends says so by the first; a version without these addresses is ready when it is warm.
        await (warm ? isWarm : Promise.race([isWarm, untilReady(machine, ends.signal)]));
        // Where it is ready sooner, what comes of the rest is seen by who asks it.
        isWarm.catch(() => {});
      } finally {
        ends.abort();
        starting = false;
      }
    },
    async stop() {
      if (!task || !isRunning()) return 0;
      const { child } = task;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
      try {
        return await task.ended();
      } finally {
        clearTimeout(late);
      }
    },
    async kill() {
      const { pid } = task?.child ?? {};
      if (!task || !isRunning() || pid === undefined) return;
      const tree = killTree(pid);
      await task.ended();
      await untilGone(tree);
    },
    losesItsDisk() {
      const kept = `${folder}.kept`;
      copyIdentity(folder, kept);
      rmSync(folder, { recursive: true, force: true });
      copyIdentity(kept, folder);
      rmSync(kept, { recursive: true, force: true });
    },
    log(program) {
      const file = join(dataDir, 'logs', `${program}.log`);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    async close() {
      await machine.stop();
      process.off('exit', ended);
      await network.close();
    },
  };
  return machine;
}
