import { afterEach, expect, test, vi } from 'vitest';
import { testSite } from '../../../../../tests/fakes/studio-tags.ts';
import { Reading } from '../reading/reading.ts';
import { readSiteNotice } from './chrome.ts';

afterEach(() => vi.useRealTimers());

const notice = {
  id: 1,
  kind: 'warning',
  message: 'The Sabie causeway is under water.',
  from: '2026-11-23T06:00:00.000Z',
  until: '2026-11-23T18:00:00.000Z',
};

/** The notice at a moment, and how many seconds its page may be kept. */
async function at(moment: string, entry: object | null = notice) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
  const source = {
    read: async () => ({ cancelled: false, json: { docs: entry ? [entry] : [] }, askedAt: 0 }) as const,
    forget: () => {},
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const reading = new Reading({ site: testSite, source, snapshots, log, failing: new Set() });
  const shown = await readSiteNotice(reading);
  return { message: shown?.message ?? null, link: shown?.link, seconds: reading.freshness()?.maxAge };
}

test('a notice is shown from its beginning to its end, and its page is kept no longer than that', async () => {
  expect(await at('2026-11-23T05:59:00Z')).toMatchObject({ message: null, seconds: 60 });
  expect(await at('2026-11-23T06:00:00Z')).toMatchObject({ message: notice.message, seconds: 12 * 3600 });
  expect(await at('2026-11-23T17:59:59Z')).toMatchObject({ message: notice.message, seconds: 1 });
  expect(await at('2026-11-23T18:00:00Z')).toMatchObject({ message: null, seconds: 86_400 });
});

test('one without a beginning or an end is open on that side', async () => {
  const { from, until, ...open } = notice;
  expect((await at('2020-01-01T00:00:00Z', { ...open, until })).message).toBe(notice.message);
  expect((await at('2030-01-01T00:00:00Z', { ...open, from })).message).toBe(notice.message);
  expect((await at('2030-01-01T00:00:00Z', { ...open, until })).message).toBeNull();
});

test('its link leads where a link may lead, and says so where the editor has no words', async () => {
  const link = async (given: object) => (await at('2026-11-23T12:00:00Z', { ...notice, ...given })).link;
  expect(await link({ link: 'https://www.example.com/travel-info', linkText: 'Other ways in' })).toEqual({
    text: 'Other ways in',
    href: '/travel-info',
  });
  expect(await link({ link: '/travel-info' })).toEqual({ text: 'Read more', href: '/travel-info' });
  expect(await link({ link: 'javascript:alert(1)', linkText: 'x' })).toBeNull();
  expect(await link({ linkText: 'nowhere' })).toBeNull();
});

test('none is none, and one without words is none either', async () => {
  expect((await at('2026-11-23T12:00:00Z', null)).message).toBeNull();
  expect((await at('2026-11-23T12:00:00Z', { ...notice, message: ' ' })).message).toBeNull();
});
