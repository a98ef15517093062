import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, storeFile } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import pino from 'pino';
import { afterEach, beforeEach, expect } from 'vitest';
import { handTimers } from '../fakes/hand-timers.ts';
import type { Stage } from './enquiries-stage.ts';

const silent = pino({ level: 'silent' });
const watchEvery = 1000;

/** The id of the installation of every test. */
export const ours = '1c9a1c40-0000-4000-8000-00000000aaaa';

/** The installation of the running test. */
export const own = {
  dataDir: '',
  databaseUrl: null as string | null,
  timers: handTimers(),
  opened: [] as Store[],
};

/** Gives every test of a file an installation of its own. */
export function eachWithInstallation(): void {
  beforeEach(() => {
    own.dataDir = mkdtempSync(join(tmpdir(), 'sundowner-identity-'));
    own.databaseUrl = null;
    own.timers = handTimers();
    own.opened = [];
    instance(ours);
  });
  afterEach(async () => {
    for (const store of own.opened) await store.close();
    rmSync(own.dataDir, { recursive: true, force: true });
  });
}

/** Initialises it, as `npm run init` does. */
export function instance(id: string): void {
  const said = { id, mode: 'live', createdAt: 'x' };
  writeFileSync(join(own.dataDir, 'instance.json'), JSON.stringify(said));
}

export async function open(): Promise<Store> {
  const { dataDir, databaseUrl, timers } = own;
  const limits = { wait: 60_000, watchEvery, after: timers.after };
  const store = await openStore({ dataDir, databaseUrl }, silent, undefined, limits);
  own.opened.push(store);
  return store;
}

export async function close(store: Store): Promise<void> {
  own.opened = own.opened.filter((one) => one !== store);
  await store.close();
}

export const file = () => storeFile(own.dataDir);
export const folder = () => join(own.dataDir, 'enquiries');
/** Lets the watch look. */
export const look = () => own.timers.fireAll(watchEvery);
export const alertsOf = (stage: Stage) => stage.pipeline.alertsInForce().map(({ message }) => message);

/** Copies of what lost stores held. */
export function rescued(): string[] {
  const place = join(own.dataDir, 'rescued');
  return existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : [];
}

/** An enquiry is refused and not stored, and an alert says why. */
export async function expectRefused(stage: Stage, words: RegExp): Promise<void> {
  expect((await stage.submit()).status).toBe('unavailable');
  expect(alertsOf(stage).join('\n')).toMatch(words);
  await expect(stage.pipeline.health()).rejects.toThrow('unavailable');
}
