import type { ContentQuery } from '@sundowner/brand';
import { beforeEach, expect, test } from 'vitest';
import { answerOutdated, createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

let now: number;
let since: number | null;
let kept: KeptAnswers;

const newKept = (maxBytes?: number) =>
  createKeptAnswers({ now: () => now, followedSince: () => since, ...(maxBytes ? { maxBytes } : {}) });

beforeEach(() => {
  now = 100_000;
  since = 50_000;
  kept = newKept();
});

const lodges = { collection: 'lodge' };
const shows = (...tags: string[]) => ({ docs: [], tags });
const keep = (query: ContentQuery, json: unknown, began = now) => kept.keep('key', query, json, began);
const isKept = () => kept.find('key') !== null;

/** Whether an answer is still kept after a change; one under way is judged alike. */
function survives(query: ContentQuery, json: unknown, changed: readonly string[] | null): boolean {
  keep(query, json);
  kept.forget(changed);
  expect(answerOutdated(query, json, changed)).toBe(!isKept());
  return isKept();
}

test('what is kept is given again', () => {
  const json = shows('lodge:3');
  keep(lodges, json);
  expect(kept.find('key')?.json).toBe(json);
  expect(kept.find('another')).toBeNull();
});

test('a list outlives changes elsewhere, and none of its own collection: one more may be in it now', () => {
  expect(survives(lodges, shows('lodge:3', 'media:7'), ['room', 'room:3', 'media', 'media:8'])).toBe(true);
  expect(survives(lodges, shows('lodge:3'), ['lodge', 'lodge:4'])).toBe(false);
  expect(survives(lodges, shows(), ['lodge', 'lodge:4'])).toBe(false);
  expect(survives(lodges, shows(), ['lodge:4'])).toBe(false);
});

test('an entry shown inside an answer outdates it, and so do all of its collection', () => {
  expect(survives(lodges, shows('lodge:3', 'media:7'), ['media:7'])).toBe(false);
  expect(survives(lodges, shows('lodge:3', 'media:7'), ['media', 'media:*'])).toBe(false);
  expect(survives(lodges, shows('lodge:3', 'media:7'), ['mediaKind', 'mediaKind:*'])).toBe(true);
});

test('a collection whose entries join an answer outdates it', () => {
  expect(survives(lodges, shows('lodge:3', 'room'), ['room', 'room:9'])).toBe(false);
});

test('when it is not known what changed, nothing is kept', () => {
  expect(survives(lodges, shows('lodge:3'), null)).toBe(false);
  expect(survives(lodges, shows('lodge:3'), [])).toBe(true);
});

test('an answer that does not say what it shows, and one that other entries decide, is outdated by every change', () => {
  const elsewhere = ['footer', 'footer:1'];
  expect(survives(lodges, { docs: [] }, elsewhere)).toBe(false);
  expect(survives({ ...lodges, where: { 'property.key': { equals: 'x' } } }, shows(), elsewhere)).toBe(false);
  expect(survives({ ...lodges, sort: ['-property.position'] }, shows(), elsewhere)).toBe(false);
  expect(survives({ ...lodges, where: { property: { equals: 'x' } } }, shows(), elsewhere)).toBe(true);
});

test('it is kept as long as every change is heard of, and 15 s otherwise', () => {
  keep(lodges, shows('lodge:3'));
  now += 3_600_000;
  expect(isKept()).toBe(true);
  since = null;
  expect(isKept()).toBe(false);
  // Asked for before changes were followed: one may have been missed.
  since = 200_000;
  expect(isKept()).toBe(false);
  keep(lodges, shows('lodge:3'), 199_999);
  now = 199_999 + 15_000;
  expect(isKept()).toBe(true);
  now += 1;
  expect(isKept()).toBe(false);
});

test('what shows entries for a time only is kept for 15 s', () => {
  keep({ collection: 'offer' }, shows());
  kept.keep('inside', lodges, shows('lodge:3', 'offer:7'), now);
  now += 15_000;
  expect([isKept(), kept.find('inside') !== null]).toEqual([true, true]);
  now += 1;
  expect([isKept(), kept.find('inside') !== null]).toEqual([false, false]);
});

test('what does not say what it shows is kept for 15 s', () => {
  keep(lodges, '<html>');
  now += 15_000;
  expect(isKept()).toBe(true);
  now += 1;
  expect(isKept()).toBe(false);
});

test('what was asked for longest ago makes room', () => {
  kept = newKept(10_000);
  const long = { ...shows(), words: 'x'.repeat(4000) };
  for (const key of ['a', 'b']) kept.keep(key, lodges, long, now);
  expect(kept.find('a')).not.toBeNull();
  kept.keep('c', lodges, long, now);
  expect(['a', 'b', 'c'].map((key) => kept.find(key) !== null)).toEqual([true, false, true]);
  kept.keep('longer than all', lodges, { words: 'x'.repeat(20_000) }, now);
  expect(kept.find('a')).not.toBeNull();
});
