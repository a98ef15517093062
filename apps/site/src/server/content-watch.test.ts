import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContentWatch, studioSilentAfter } from './content-watch.ts';

let server: Server;
let studioUrl: string;
let changes: { sequence: number; tags: string[] }[];
let status: number;
let watch: ContentWatch;
const onChange = vi.fn();
const onReturn = vi.fn();
const onSilence = vi.fn();
/** Milliseconds on the watch's own clock. */
let now: number;

beforeEach(async () => {
  vi.clearAllMocks();
  changes = [{ sequence: 1, tags: ['blog'] }];
  status = 200;
  now = 1000;
  server = createServer((request, response) => {
    const after = Number(new URL(request.url ?? '', 'http://x').searchParams.get('after'));
    const latest = changes.at(-1)?.sequence ?? 0;
    const body = { latest, changes: changes.filter(({ sequence }) => sequence > after) };
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  studioUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  watch = new ContentWatch({
    studioUrl,
    token: 't',
    log: pino({ level: 'silent' }),
    onChange,
    onReturn,
    onSilence,
    now: () => now,
    everyMs: 20,
    retryMs: 20,
  });
});
afterEach(async () => {
  await watch.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('the first answer only says where the sequence stands', async () => {
  await watch.start();
  expect(watch.reachable).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('a change whose notice was lost is found by asking', async () => {
  await watch.start();
  changes.push({ sequence: 4, tags: ['homepage', 'homepage:1'] });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['homepage', 'homepage:1']));
});

test('a change that was noticed is not found again', async () => {
  await watch.start();
  watch.noticed({ sequence: 2, tags: ['footer'] });
  changes.push({ sequence: 2, tags: ['footer'] });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onChange.mock.calls).toEqual([[['footer', 'footer:*']]]);
});

test('a notice does not hide an earlier change whose own was lost', async () => {
  await watch.start();
  watch.noticed({ sequence: 3, tags: ['footer'] });
  changes.push({ sequence: 2, tags: ['blog'] }, { sequence: 3, tags: ['footer'] });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['blog', 'blog:*']));
});

test('lost changes are told together: of a whole collection, and of an entry', async () => {
  await watch.start();
  changes.push({ sequence: 2, tags: ['blog', 'blog:7'] }, { sequence: 3, tags: ['blog'] });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['blog', 'blog:7', 'blog', 'blog:*']));
});

test('what is heard of is asked for at once, and once more where it was heard of during a question', async () => {
  await watch.stop();
  let asked = 0;
  server.on('request', () => {
    asked += 1;
    // Said while the question is under way: its answer may be from before.
    if (asked === 2) following.heard();
  });
  const following = new ContentWatch({
    studioUrl,
    token: 't',
    log: pino({ level: 'silent' }),
    onChange,
    onReturn,
    everyMs: 600_000,
    retryMs: 600_000,
  });
  onTestFinished(() => following.stop());
  await following.start();
  following.heard();
  await vi.waitFor(() => expect(asked).toBe(3));
  changes.push({ sequence: 2, tags: ['blog'] });
  following.heard();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['blog', 'blog:*']));
  expect(asked).toBe(4);
});

test('every change is heard of from the first answered question on, until one is not answered, or none asked', async () => {
  expect(watch.followedSince).toBeNull();
  await watch.start();
  expect(watch.followedSince).toBe(1000);
  now = 2000;
  await vi.waitFor(() => expect(watch.followedSince).toBe(1000));
  status = 503;
  // Set while the studio is away: every question answered after it is back was asked after this moment.
  now = 3000;
  await vi.waitFor(() => expect(watch.away).toBe(true));
  expect(watch.followedSince).toBeNull();
  status = 200;
  await vi.waitFor(() => expect(watch.followedSince).toBe(3000));
  await watch.stop();
  now += 20 + 6000;
  expect(watch.followedSince).toBe(3000);
  now += 1;
  expect(watch.followedSince).toBeNull();
});

test('a sequence that went back means that everything may have changed', async () => {
  changes.push({ sequence: 9, tags: ['blog'] });
  await watch.start();
  changes = [{ sequence: 2, tags: ['blog'] }];
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(null));
});

test('an outage is noticed, and its end told once', async () => {
  await watch.start();
  status = 503;
  await vi.waitFor(() => expect(watch.away).toBe(true));
  status = 200;
  await vi.waitFor(() => expect(onReturn).toHaveBeenCalledTimes(1));
  expect(watch.reachable).toBe(true);
});

test('a studio that comes up after the site: everything may have changed', async () => {
  status = 503;
  await watch.start();
  expect(watch.away).toBe(true);
  status = 200;
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(null));
});

test('a doubt asks at once', async () => {
  const patient = new ContentWatch({
    studioUrl,
    token: 't',
    log: pino({ level: 'silent' }),
    onChange,
    onReturn,
    everyMs: 60_000,
  });
  await patient.start();
  status = 500;
  patient.doubt();
  await vi.waitFor(() => expect(patient.away).toBe(true));
  await patient.stop();
});

/** What the watch says of silence after its next question and those that follow. */
async function saidNext(silent: boolean): Promise<void> {
  onSilence.mockClear();
  await vi.waitFor(() => expect(onSilence.mock.calls.length).toBeGreaterThan(2));
  // The first question may have been under way before the clock was turned.
  expect(onSilence.mock.calls.slice(1)).toEqual(onSilence.mock.calls.slice(1).map(() => [silent]));
}

test('KEEP-03/studio-alert an outage is silence after five minutes, said at every question, until the studio answers', async () => {
  expect(studioSilentAfter).toBe(300_000);
  await watch.start();
  expect(onSilence.mock.calls).toEqual([[false]]);
  status = 503;
  await vi.waitFor(() => expect(watch.away).toBe(true));
  now += 299_999;
  await saidNext(false);
  now += 1;
  await saidNext(true);
  status = 200;
  await saidNext(false);
  // The next outage begins with the last answer.
  status = 503;
  await vi.waitFor(() => expect(watch.away).toBe(true));
  now += 200_000;
  await saidNext(false);
});

test('KEEP-03/studio-alert a studio that never answered is silent from the first question on', async () => {
  status = 503;
  await watch.start();
  await saidNext(false);
  now += 300_000;
  await saidNext(true);
});
