import type { ContentQuery } from '@sundowner/brand';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { OutageError } from './errors.ts';
import { Reading } from './reading.ts';
import type { SourceAnswer } from './source.ts';

const read = {
  name: 'blog-newest',
  collection: 'blog',
  sort: ['-date'],
  limit: 3,
  schema: z.object({ title: z.string() }),
};

const docs = (...entries: unknown[]): SourceAnswer => ({
  cancelled: false,
  json: { docs: entries },
  askedAt: 0,
});

function setUp(
  always: SourceAnswer | Error,
  kept: unknown = null,
  answers: readonly (SourceAnswer | Error)[] = [],
) {
  const asked: ContentQuery[] = [];
  const snapshots = {
    load: vi.fn(async () => kept),
    save: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const source = {
    read: async (query: ContentQuery) => {
      const answer = answers[asked.length] ?? always;
      asked.push(query);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    forget: () => {},
  };
  return {
    reading: new Reading({ site: testSite, source, snapshots, log, failing: new Set() }),
    snapshots,
    log,
    asked,
  };
}

test('asks the collection with its query, and notes what it found', async () => {
  const { reading, asked } = setUp(docs({ id: 7, title: 'First rains' }));
  expect(await reading.list(read)).toEqual([{ title: 'First rains' }]);
  expect(asked).toEqual([{ collection: 'blog', sort: ['-date'], limit: 3 }]);
  expect(reading.freshness()?.tags).toEqual(['blog', 'blog:7']);
});

test('absence is null, and the page follows the collection', async () => {
  const { reading } = setUp(docs());
  expect(await reading.one(read)).toBeNull();
  expect(reading.freshness()).toMatchObject({ tags: ['blog'], maxAge: 86_400 });
});

test('CUR-01 what moves slowly has a page made anew in time, and shown meanwhile; a moment it changes at is kept to', () => {
  const { reading } = setUp(docs());
  reading.freshFor(3600);
  expect(reading.freshness()).toMatchObject({ maxAge: 3600, swr: 86_400 });
  reading.changesAt(new Date(Date.now() + 5_400_000));
  expect(reading.freshness()).toMatchObject({ maxAge: 3600, swr: 1800 });
  reading.changesAt(new Date(Date.now() + 60_000));
  expect(reading.freshness()).toMatchObject({ maxAge: 60, swr: 0 });
});

test('an entry of another shape is left out and told by place, not by value', async () => {
  const { reading, log } = setUp(docs({ id: 1, title: 17 }, { id: 2, title: 'Good' }));
  expect(await reading.list(read)).toEqual([{ title: 'Good' }]);
  expect(JSON.stringify(log.warn.mock.calls)).toContain('title');
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('17');
});

test('what nobody has read before is asked for once more when the answer is late, and only once', async () => {
  const late = new OutageError('late', null, { cause: new DOMException('late', 'TimeoutError') });
  const answers: (SourceAnswer | Error)[] = [late, docs({ id: 7, title: 'First rains' })];
  const { reading, log } = setUp(late, null, answers);
  expect(await reading.list(read)).toEqual([{ title: 'First rains' }]);
  expect(log.error).not.toHaveBeenCalled();
  const { reading: hopeless, asked } = setUp(late);
  await expect(hopeless.list(read)).rejects.toBe(late);
  expect(asked).toHaveLength(2);
});

describe('CNT-05 while the content service is away', () => {
  const away = new OutageError('refused', null);

  test('the last good copy stands in, and the page is kept for 5 seconds only', async () => {
    const { reading, snapshots } = setUp(away, { docs: [{ id: 7, title: 'Kept' }] });
    expect(await reading.list(read)).toEqual([{ title: 'Kept' }]);
    expect(reading.freshness()).toMatchObject({ maxAge: 5, tags: ['blog', 'blog:7', 'outage'] });
    expect(snapshots.save).not.toHaveBeenCalled();
  });

  test('FEL-02/midnight an old page is not sent beyond the moment it changes by itself', async () => {
    const { reading } = setUp(away, { docs: [{ id: 7, title: 'Kept' }] });
    await reading.list(read);
    reading.changesAt(new Date(Date.now() + 60_000));
    const { maxAge = 0, swr = 0 } = reading.freshness() ?? {};
    expect(maxAge).toBe(5);
    expect(maxAge + swr).toBeGreaterThan(50);
    expect(maxAge + swr).toBeLessThanOrEqual(60);
  });

  test('without one the outage is thrown, with its status in the log', async () => {
    const { reading, log } = setUp(new OutageError('it answered 502', 502));
    await expect(reading.list(read)).rejects.toThrow('502');
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ read: 'blog', collection: 'blog', status: 502 });
  });

  test.each([null, { docs: [{ id: 7, title: 'Kept' }] }])(
    'KEEP-01/addresses what stands in an address is in no line of the log',
    async (kept) => {
      const name = 'blog-page-jane@example.com';
      for (const answer of [away, docs({ id: 1, title: 17 })]) {
        const { reading, log } = setUp(answer, kept);
        await reading.orElse(name, [], () => reading.list({ ...read, name }));
        await reading.orElse(name, [], () => Promise.reject(new TypeError('broken')));
        const lines = JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);
        expect(lines).toContain('"read":"blog"');
        expect(lines).not.toContain('jane');
      }
    },
  );

  test('a part the page can stand without is left out', async () => {
    const { reading, log } = setUp(away);
    expect(await reading.orElse('blog', [], () => reading.list(read))).toEqual([]);
    expect(reading.freshness()).toMatchObject({ maxAge: 5 });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('a read that goes on failing is told of once', async () => {
    const { reading, log } = setUp(away, { docs: [{ id: 7, title: 'Kept' }] });
    for (let visitor = 0; visitor < 5; visitor++) await reading.list(read);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('a part that fails for another reason is left out and told of', async () => {
    const { reading, log } = setUp(docs());
    const broken = async () => {
      throw new TypeError('undefined is not a picture');
    };
    expect(await reading.orElse('blog', [], broken)).toEqual([]);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ read: 'blog', statusCode: 500 });
  });

  test('an answer that is no content, or has no entry of the shape, is an outage', async () => {
    for (const json of [{ nothing: true }, '<html>', { docs: [{ id: 1 }] }]) {
      const { reading } = setUp({ cancelled: false, json, askedAt: 0 }, { docs: [{ id: 7, title: 'Kept' }] });
      expect(await reading.list(read)).toEqual([{ title: 'Kept' }]);
    }
  });
});

test('a good answer is kept with the time it was asked for, a draft is not', async () => {
  const good = setUp(docs({ id: 1, title: 'A' }));
  await good.reading.list(read);
  expect(good.snapshots.save).toHaveBeenCalledWith('blog-newest', { docs: [{ id: 1, title: 'A' }] }, 0);
  const old = setUp({ cancelled: false, json: { docs: [] }, askedAt: null });
  await old.reading.list(read);
  expect(old.snapshots.save).not.toHaveBeenCalled();
});

test('CNT-04 a page goes on only when what it read is kept, or forgotten', async () => {
  const order: string[] = [];
  const slowly = (done: string) => async () => {
    for (let turns = 0; turns < 5; turns += 1) await new Promise((turn) => setImmediate(turn));
    order.push(done);
  };
  const found = setUp(docs({ id: 1, title: 'A' }));
  found.snapshots.save.mockImplementation(slowly('kept'));
  await found.reading.list(read);
  order.push('read');
  const none = setUp(docs());
  none.snapshots.remove.mockImplementation(slowly('forgotten'));
  await none.reading.list({ ...read, keep: 'found' });
  order.push('read');
  expect(order).toEqual(['kept', 'read', 'forgotten', 'read']);
});

test('GEN-02 a cancelled read is an empty result, kept nowhere', async () => {
  const { reading, snapshots } = setUp({ cancelled: true });
  expect(await reading.list(read)).toEqual([]);
  expect(reading.freshness()).toBeNull();
  expect(snapshots.save).not.toHaveBeenCalled();
});
