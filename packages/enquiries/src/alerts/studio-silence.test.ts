import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hour } from '../clock.ts';
import { defaultLimits as limits } from '../limits.ts';
import { alertSubject } from './alert.ts';
import { createAlertSender } from './alert-sender.ts';
import { createAlerts } from './alerts.ts';
import { alertOfStudio } from './outage-alerts.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const clock = { at: Date.parse('2026-11-20T12:00:00Z'), now: () => clock.at };
let folder: string;
let letters: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundowner-studio-'));
  letters = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process of its own over the same file of what was told. */
function process() {
  const teller = createAlertSender({
    ways: [
      {
        name: 'mail',
        send: async ({ alerts }) => void letters.push(...alerts.map(({ message }) => message)),
      },
    ],
    clock,
    limits,
    log: log as never,
    file: join(folder, 'alerts-told.json'),
  });
  const alerts = createAlerts({ log: log as never, clock, file: null, sender: teller });
  const silent = alertOfStudio(alerts);
  return { alerts, silent, round: () => teller.round() };
}

test('KEEP-03/studio-alert a silent studio is told once, again after a day, and is over when it answers', async () => {
  const { alerts, silent, round } = process();
  silent(false);
  for (let times = 0; times < 5; times++) silent(true);
  await round();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/^The studio has not answered for 5 minutes\. .*enquiries are taken as ever/);
  expect(letters[0]).toContain('DATA_DIR/logs/studio.log');
  expect(alerts.inForce()).toMatchObject([{ kind: 'studio', since: '2026-11-20T12:00:00.000Z' }]);
  clock.at += 24 * hour;
  silent(true);
  await round();
  expect(letters[1]).toBe(`Still: ${letters[0]}`);
  silent(false);
  expect(alerts.inForce()).toEqual([]);
  expect(alertSubject([{ kind: 'studio', message: '', at: 0 }])).toBe('The studio does not answer');
});

test('KEEP-03/studio-alert what was told before a restart is told anew once the studio has answered between', async () => {
  const first = process();
  first.silent(true);
  await first.round();
  clock.at += hour;
  const still = process();
  still.silent(true);
  await still.round();
  expect(letters).toHaveLength(1);
  const mended = process();
  mended.silent(false);
  mended.silent(true);
  await mended.round();
  expect(letters).toHaveLength(2);
});
