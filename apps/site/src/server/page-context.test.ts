import { defaultBrand, makeCollection } from '@sundowner/brand';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Content } from '../content/content.ts';
import { withCollection } from '../content/places/collection-scope.ts';
import { OutageError } from '../content/reading/errors.ts';
import { loadSettings } from '../settings.ts';
import {
  gatherFailure,
  gatherOwnPage,
  gatherPage,
  gatherStandIn,
  propertyAt,
  referenceAsked,
} from './page-context.ts';
import { provideRuntime, type Runtime } from './runtime.ts';

const freshness = { maxAge: 60, swr: 60, tags: ['stays:1'] };
/** The signal each page's reads were given. */
let signals: (AbortSignal | undefined)[] = [];
let logged: object[] = [];
/** Throws when something could not be read. */
let unread = () => {};

beforeEach(() => {
  signals = [];
  logged = [];
  unread = () => {};
  const content: Partial<Content> = {
    forPage(signal) {
      signals.push(signal);
      return { freshness: () => freshness, ensureRead: () => unread() } as ReturnType<Content['forPage']>;
    },
  };
  const runtime: Partial<Runtime> = {
    settings: loadSettings({}),
    content: content as Content,
    log: { error: (details: object) => logged.push(details) } as unknown as Runtime['log'],
  };
  provideRuntime(runtime as Runtime);
});
afterEach(() => provideRuntime(undefined as unknown as Runtime));

/** A page as Astro hands it to a route, with what was said of keeping it. */
function page(address: string) {
  const kept: unknown[] = [];
  const url = new URL(address, 'http://localhost');
  const headers = new Headers();
  const cache = { set: (input: unknown) => kept.push(input) };
  const made = { url, cache, request: new Request(url), response: { headers }, locals: {} };
  return { kept, headers, made: made as unknown as Parameters<typeof gatherFailure>[0] };
}

const found = async () => 'found';

test('a page is kept under what it was read from, and its reads outlast the visitor', async () => {
  const { made, kept, headers } = page('/lionsands');
  expect(await gatherPage(made, found)).toBe('found');
  expect(kept).toEqual([freshness]);
  expect(headers.get('cache-control')).toBeNull();
  expect(signals).toEqual([undefined]);
});

test('an address with a question of its own is not kept, nor is a page that does not exist', async () => {
  const own = page('/rates?currency=USD');
  await gatherPage(own.made, found);
  expect([own.kept, own.headers.get('cache-control')]).toEqual([[], 'no-store']);
  const none = page('/lionsands/nowhere');
  expect(await gatherPage(none.made, async () => null)).toBeNull();
  expect([none.kept, none.headers.get('cache-control')]).toEqual([[], null]);
});

test("a visitor's own page is never kept, and its reads end when the visitor leaves", async () => {
  const { made, kept, headers } = page('/thank-you');
  await gatherOwnPage(made, found);
  expect([kept, headers.get('cache-control')]).toEqual([[false], 'no-store']);
  expect(signals).toEqual([made.request.signal]);
});

test('a reader is given the site, and what the address asks', async () => {
  const { made } = page('/search?q=hide');
  const request = await gatherStandIn(made, async (given) => given);
  expect(request).toMatchObject({
    brand: { initials: defaultBrand.initials },
    siteUrl: loadSettings({}).siteUrl,
  });
  expect(request.query.get('q')).toBe('hide');
});

test('a failed page says its status, and when to come again after an outage', async () => {
  const outage = page('/rates');
  const status = async (_: unknown, given: number) => given;
  expect(await gatherFailure(outage.made, new OutageError('refused', null), status)).toBe(503);
  expect(outage.headers.get('retry-after')).toBe('10');
  expect(outage.made.locals.failureStatus).toBe(503);
  const fault = page('/rates');
  expect(await gatherFailure(fault.made, new Error('a fault'), status)).toBe(500);
  expect(fault.headers.get('retry-after')).toBeNull();
  expect(fault.headers.get('cache-control')).toBe('no-store');
  expect(logged).toEqual([
    { path: '/rates', statusCode: 503, reason: 'refused' },
    { path: '/rates', statusCode: 500, reason: 'a fault' },
  ]);
});

test('only what can be a reference is taken from an address', () => {
  const asked = (ref: string) => referenceAsked(new URL(`http://localhost/thank-you?ref=${ref}`));
  expect(asked('MC-7KQ2-94HD')).toBe('MC-7KQ2-94HD');
  expect(asked('<script>')).toBeNull();
  expect(referenceAsked(new URL('http://localhost/thank-you'))).toBeNull();
});

test('what seems not to exist while something could not be read is an outage, and what was found stands', async () => {
  unread = () => {
    throw new OutageError('what is there could not be read', null);
  };
  for (const gather of [gatherPage, gatherOwnPage]) {
    const none = page('/blog/never-read');
    await expect(gather(none.made, async () => null)).rejects.toThrow(OutageError);
    expect(none.kept).toEqual([]);
    expect(await gather(page('/lionsands').made, found)).toBe('found');
  }
});

test('a page of a property has its property, an address below it that is no page has none', () => {
  const propertyUpdated = [{ id: 1, key: 'delta', slug: 'the-delta', name: 'The Delta Camps' }];
  const collection = makeCollection({ propertyUpdated }, defaultBrand);
  const keyAt = (pathname: string) =>
    withCollection({ collection, read: true }, () => propertyAt({ pathname })?.key ?? null);
  expect(keyAt('/the-delta')).toBe('delta');
  expect(keyAt('/the-delta/rates-and-offers')).toBe('delta');
  expect(keyAt('/the-delta/travel-info')).toBeNull();
  expect(keyAt('/delta')).toBeNull();
  expect(keyAt('/rates')).toBeNull();
});
