import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeFastly, startFastly } from '../../../../../tests/fakes/fastly.ts';
import { type CdnChannel, createCdnChannel } from './cdn-channel.ts';
import { PurgeError } from './purge-post.ts';
import { purgeOf } from './purgers.ts';

let fastly: FakeFastly;
let channel: CdnChannel;
/** What a purge waits for: the collection as it is published. */
let settled: () => Promise<void>;
const log = { info: vi.fn(), warn: vi.fn() };

const make = (key = fastly.token) =>
  createCdnChannel({
    kind: 'fastly',
    purge: purgeOf({ kind: 'fastly', url: fastly.url, service: fastly.service, key }, 1000),
    settled: () => settled(),
    log,
  });

beforeEach(async () => {
  vi.clearAllMocks();
  settled = async () => {};
  fastly = await startFastly();
  channel = make();
});
afterEach(() => fastly.close());

const purge = (tags: readonly string[] | null, of = channel) => {
  of.outdated(tags);
  return of.purge();
};
/** What a purge that fails says, and for how long it wants to be left alone. */
const refused = (of = channel) =>
  purge(['blog', 'blog:7'], of).then(
    () => null,
    (error: unknown) => (error instanceof PurgeError ? [error.message, error.waitMs] : error),
  );

test('CLU-07/told a change is purged softly by its tags, with what was outdated here besides', async () => {
  channel.outdated(['media', 'media:4', 'lodge:*']);
  await purge(['blog', 'blog:7']);
  expect(fastly.received).toMatchObject([
    { soft: true, keys: ['media', 'media:4', 'lodge:any', 'blog', 'blog:7', 'any-change'] },
  ]);
  await purge([]);
  expect(fastly.received).toHaveLength(1);
  await purge(null);
  channel.outdated(null);
  await purge(['blog']);
  expect(fastly.received.slice(1).map(({ keys }) => keys)).toEqual([['everything'], ['everything']]);
  expect(channel.health()).toEqual({
    kind: 'fastly',
    purgedAt: expect.any(String),
    askedAt: expect.any(String),
    waitingSince: null,
    failing: null,
  });
});

test('CLU-07/after-the-site nothing is purged before this site knows what is published, and then with what came meanwhile', async () => {
  const read = Promise.withResolvers<void>();
  settled = () => read.promise;
  const purged = purge(['blog', 'blog:7']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fastly.received).toEqual([]);
  expect(channel.health()).toMatchObject({ failing: null, waitingSince: expect.any(String) });
  channel.outdated(['media:4']);
  read.resolve();
  await purged;
  expect(fastly.purged()).toEqual(['blog', 'blog:7', 'media:4', 'any-change']);
  expect(channel.health().waitingSince).toBeNull();
});

describe('CLU-07/faults a purge that fails is said to have failed, once in the log, and is in the next', () => {
  test.each([
    ['too many', { status: 429, headers: { 'retry-after': '7' } }, ['it answered 429', 7000]],
    [
      'too many for a day',
      { status: 429, headers: { 'retry-after': '86400' } },
      ['it answered 429', 300_000],
    ],
    [
      'a date',
      { status: 503, headers: { 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' } },
      ['it answered 503', null],
    ],
    ['an error', { status: 500 }, ['it answered 500', null]],
    ['a wrong key', { status: 401 }, ['it answered 401; see CDN_URL, CDN_SERVICE and CDN_KEY', 60_000]],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
      ['it answered 302; see CDN_URL, CDN_SERVICE and CDN_KEY', 60_000],
    ],
    ['a cut connection', { drop: true }, [expect.stringContaining('it cannot be reached'), null]],
    ['no answer', { delayMilliseconds: 60_000 }, ['it did not answer within 1 s', null]],
  ])('%s', async (_, answer, said) => {
    fastly.faults.next(answer, { status: 500 });
    expect(await refused()).toEqual(said);
    expect(await refused()).toEqual(['it answered 500', null]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(channel.health().failing?.reason).toBe('it answered 500');
    await purge([]);
    expect(fastly.purged()).toEqual(['blog', 'blog:7', 'any-change']);
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(channel.health().failing).toBeNull();
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(fastly.token);
  });

  test('a service that is not ours', async () => {
    expect(await refused(make('another-token-of-a-test'))).toEqual([
      'it answered 401; see CDN_URL, CDN_SERVICE and CDN_KEY',
      60_000,
    ]);
  });
});

test('CLU-07/bounds an answer without end is not read, and 256 keys go in a request', async () => {
  fastly.endless(true);
  const many = Array.from({ length: 600 }, (_, index) => `media:${index}`);
  await purge(many);
  fastly.endless(false);
  expect(fastly.received.map(({ keys }) => keys.length)).toEqual([256, 256, 89]);
  expect(fastly.purged()).toEqual([...many, 'any-change']);
  channel.outdated(Array.from({ length: 3000 }, (_, index) => `lodge:${index}`));
  await purge([]);
  expect(fastly.received.at(-1)?.keys).toEqual(['everything']);
});

test('CLU-07/said since when something waits, until it is purged', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  try {
    channel = make();
    vi.setSystemTime(1000);
    expect(channel.health()).toMatchObject({ askedAt: '1970-01-01T00:00:00.000Z', waitingSince: null });
    channel.outdated(['blog:7']);
    vi.setSystemTime(2000);
    fastly.faults.next({ status: 500 });
    await refused();
    const waiting = { askedAt: '1970-01-01T00:00:02.000Z', waitingSince: '1970-01-01T00:00:01.000Z' };
    expect(channel.health()).toMatchObject(waiting);
    await purge([]);
    expect(channel.health().waitingSince).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
