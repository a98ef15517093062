import { describe, expect, test } from 'vitest';
import { type CachedPage, PageCache, type Rendered } from './page-cache.ts';

type Answer = { readonly status: number };
type Render = () => Promise<Rendered<Answer>>;

const failed = ({ status }: Answer) => status >= 500;

function page(text: string, more: Partial<CachedPage> = {}): CachedPage {
  return {
    headers: [],
    body: new TextEncoder().encode(text),
    encoded: {},
    etag: `"${text}"`,
    tags: ['homepage', 'homepage:1'],
    cdn: [],
    freshSeconds: 60,
    staleSeconds: 600,
    ...more,
  };
}

const gives =
  (text: string, more?: Partial<CachedPage>): Render =>
  async () => ({ kind: 'page', page: page(text, more) });
const answers =
  (status: number): Render =>
  async () => ({ kind: 'answer', answer: { status } });
const throws: Render = async () => {
  throw new Error('the studio is away');
};

/** A render that ends when the test says so. */
function held() {
  let settle: (rendered: Rendered<Answer>) => void = () => {};
  let calls = 0;
  const render: Render = () => {
    calls += 1;
    return new Promise((resolve) => {
      settle = resolve;
    });
  };
  return { render, end: (rendered: Rendered<Answer>) => settle(rendered), calls: () => calls };
}

function setUp(maxBytes = 1_000_000) {
  const clock = { ms: 1000 };
  const failures: string[] = [];
  const cache = new PageCache({
    maxBytes,
    now: () => clock.ms,
    staleOnErrorSeconds: 3600,
    onFailure: (key) => failures.push(key),
  });
  const ask = async (render: Render, key = '/') => {
    const made = await cache.answer(key, render, failed);
    const text = made.kind === 'page' ? new TextDecoder().decode(made.page.body) : made.answer.status;
    return [made.state, text];
  };
  return { cache, clock, failures, ask };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('freshness', () => {
  test('a page is rendered once and then sent from memory', async () => {
    const { ask } = setUp();
    expect(await ask(gives('one'))).toEqual(['miss', 'one']);
    expect(await ask(gives('two'))).toEqual(['hit', 'one']);
  });

  test('a page past its freshness is sent at once and made anew behind it', async () => {
    const { ask, clock } = setUp();
    await ask(gives('one'));
    clock.ms += 61_000;
    expect(await ask(gives('two'))).toEqual(['stale', 'one']);
    await turn();
    expect(await ask(gives('three'))).toEqual(['hit', 'two']);
  });

  test('one refresh runs at a time', async () => {
    const { ask, clock } = setUp();
    await ask(gives('one'));
    clock.ms += 61_000;
    const slow = held();
    for (let count = 0; count < 5; count++) await ask(slow.render);
    expect(slow.calls()).toBe(1);
  });

  test('a page past its staleness too is rendered before it is sent', async () => {
    const { ask, clock } = setUp();
    await ask(gives('one'));
    clock.ms += 700_000;
    expect(await ask(gives('two'))).toEqual(['miss', 'two']);
  });
});

test('what can be sent without a render is known: neither an outdated page nor one past its freshness', async () => {
  const { ask, cache, clock } = setUp();
  expect(cache.fresh('/')).toBeNull();
  await ask(gives('one'));
  expect(cache.fresh('/')?.etag).toBe('"one"');
  clock.ms += 61_000;
  expect(cache.fresh('/')).toBeNull();
  clock.ms -= 61_000;
  cache.invalidate({ tags: ['homepage'] });
  expect(cache.fresh('/')).toBeNull();
});

describe('single flight', () => {
  test('20 concurrent misses make one render', async () => {
    const { ask } = setUp();
    const slow = held();
    const asked = Array.from({ length: 20 }, () => ask(slow.render));
    slow.end({ kind: 'page', page: page('one') });
    const states = await Promise.all(asked);
    expect(slow.calls()).toBe(1);
    expect(states.filter(([state]) => state === 'joined')).toHaveLength(19);
    expect(states.every(([, text]) => text === 'one')).toBe(true);
  });

  test('who waited for an answer that may not be kept renders for herself', async () => {
    const { ask } = setUp();
    const slow = held();
    const leader = ask(slow.render);
    const waiter = ask(answers(204));
    slow.end({ kind: 'answer', answer: { status: 200 } });
    expect(await leader).toEqual(['miss', 200]);
    expect(await waiter).toEqual(['own', 204]);
  });

  test('a failure reaches all who wait, and the next request tries again', async () => {
    const { ask } = setUp();
    const both = await Promise.allSettled([ask(throws), ask(throws)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(gives('one'))).toEqual(['miss', 'one']);
  });

  test('different keys do not wait for each other', async () => {
    const { ask } = setUp();
    const slow = held();
    void ask(slow.render, '/');
    expect(await ask(gives('two'), '/contact-us')).toEqual(['miss', 'two']);
    slow.end({ kind: 'page', page: page('one') });
  });
});

describe('invalidation', () => {
  test('a page with the tag is rendered by the next request, another is not', async () => {
    const { ask, cache } = setUp();
    await ask(gives('one'));
    await ask(gives('policy', { tags: ['privacyPolicy'] }), '/privacy-policy');
    cache.invalidate({ tags: ['homepage:1'] });
    expect(await ask(gives('two'))).toEqual(['miss', 'two']);
    expect(await ask(gives('x'), '/privacy-policy')).toEqual(['hit', 'policy']);
  });

  test('a change of a whole collection outdates what shows one of its entries', async () => {
    const { ask, cache } = setUp();
    await ask(gives('one', { tags: ['homepage', 'media:7'] }));
    cache.invalidate({ tags: ['media'] });
    expect(await ask(gives('two'))).toEqual(['hit', 'one']);
    cache.invalidate({ tags: ['media', 'media:*'] });
    expect(await ask(gives('two'))).toEqual(['miss', 'two']);
  });

  test('by path, whatever the query', async () => {
    const { ask, cache } = setUp();
    await ask(gives('one'), '/dialogs/telephone.json?from=/');
    cache.invalidate({ paths: ['/dialogs/telephone.json'] });
    expect((await ask(gives('two'), '/dialogs/telephone.json?from=/'))[1]).toBe('two');
  });

  test('of everything', async () => {
    const { ask, cache } = setUp();
    await ask(gives('one', { tags: [] }));
    cache.invalidateAll();
    expect(await ask(gives('two'))).toEqual(['miss', 'two']);
  });

  test('during a render: the result is outdated when it arrives', async () => {
    const { ask, cache } = setUp();
    const slow = held();
    const first = ask(slow.render);
    cache.invalidate({ tags: ['homepage'] });
    slow.end({ kind: 'page', page: page('before the change') });
    await first;
    expect(await ask(gives('after the change'))).toEqual(['miss', 'after the change']);
  });

  test('during a render: a later request does not join it', async () => {
    const { ask, cache } = setUp();
    const slow = held();
    const first = ask(slow.render);
    cache.invalidate({ tags: ['homepage'] });
    expect(await ask(gives('after the change'))).toEqual(['miss', 'after the change']);
    slow.end({ kind: 'page', page: page('before the change') });
    expect((await first)[1]).toBe('before the change');
    expect(await ask(gives('x'))).toEqual(['hit', 'after the change']);
  });

  test('of another tag during a render leaves the result fresh', async () => {
    const { ask, cache } = setUp();
    const slow = held();
    const first = ask(slow.render);
    cache.invalidate({ tags: ['footer'] });
    slow.end({ kind: 'page', page: page('one') });
    await first;
    expect(await ask(gives('two'))).toEqual(['hit', 'one']);
  });
});

describe('failures', () => {
  test('an outdated page stands in when its successor fails', async () => {
    const { ask, cache, failures } = setUp();
    await ask(gives('one'));
    cache.invalidate({ tags: ['homepage'] });
    expect(await ask(throws)).toEqual(['stale-error', 'one']);
    expect(failures).toEqual(['/']);
  });

  test('an answer with a server error counts as a failure', async () => {
    const { ask, cache } = setUp();
    await ask(gives('one'));
    cache.invalidate({ tags: ['homepage'] });
    expect(await ask(answers(500))).toEqual(['stale-error', 'one']);
  });

  test('for a second after a failure nobody tries again, then somebody does', async () => {
    const { ask, cache, clock } = setUp();
    await ask(gives('one'));
    cache.invalidate({ tags: ['homepage'] });
    await ask(throws);
    expect(await ask(gives('two'))).toEqual(['stale-error', 'one']);
    clock.ms += 1001;
    expect(await ask(gives('two'))).toEqual(['miss', 'two']);
  });

  test('an invalidation ends that second', async () => {
    const { ask, cache } = setUp();
    await ask(gives('one'));
    cache.invalidate({ tags: ['homepage'] });
    await ask(throws);
    cache.invalidate({ tags: ['homepage'] });
    expect(await ask(gives('two'))).toEqual(['miss', 'two']);
  });

  test('a refresh that fails leaves the old page, and is told', async () => {
    const { ask, clock, failures } = setUp();
    await ask(gives('one'));
    clock.ms += 61_000;
    await ask(throws);
    await turn();
    expect(failures).toEqual(['/']);
    expect(await ask(throws)).toEqual(['stale', 'one']);
    // Nobody tries again for a second.
    await turn();
    expect(failures).toEqual(['/']);
    clock.ms += 1001;
    await ask(throws);
    await turn();
    expect(failures).toEqual(['/', '/']);
  });

  test('too old a page does not stand in', async () => {
    const { ask, clock } = setUp();
    await ask(gives('one'));
    clock.ms += 60_000 + 3_600_001;
    await expect(ask(throws)).rejects.toThrow('the studio is away');
  });

  test('a page that is gone is not brought back by a later failure', async () => {
    const { ask, cache } = setUp();
    await ask(gives('one'));
    cache.invalidate({ tags: ['homepage'] });
    expect(await ask(answers(404))).toEqual(['miss', 404]);
    await expect(ask(throws)).rejects.toThrow();
  });

  test('a page found gone by its refresh is not sent again', async () => {
    const { ask, clock } = setUp();
    await ask(gives('one'));
    clock.ms += 61_000;
    await ask(answers(404));
    await turn();
    expect(await ask(answers(404))).toEqual(['miss', 404]);
  });

  test('without an older page the failure is passed on', async () => {
    const { ask } = setUp();
    await expect(ask(throws)).rejects.toThrow('the studio is away');
    expect(await ask(answers(503))).toEqual(['miss', 503]);
  });
});

describe('size', () => {
  test('stays within its bytes and drops what was asked for longest ago', async () => {
    const { ask, cache } = setUp(12_000);
    const large = 'x'.repeat(2000);
    for (const key of ['/a', '/b', '/a', '/c']) await ask(gives(large), key);
    const { bytes, entries } = cache.stats();
    expect(bytes).toBeLessThanOrEqual(12_000);
    expect(entries).toBe(2);
    expect((await ask(gives(large), '/a'))[0]).toBe('hit');
    expect((await ask(gives(large), '/b'))[0]).toBe('miss');
  });

  test('a page larger than the whole is sent and not kept', async () => {
    const { ask, cache } = setUp(3000);
    expect((await ask(gives('x'.repeat(4000))))[0]).toBe('miss');
    expect(cache.stats().entries).toBe(0);
  });
});
