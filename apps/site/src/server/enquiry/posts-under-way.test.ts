import { expect, test } from 'vitest';
import { postsUnderWay } from './posts-under-way.ts';

test('KEEP-02/repeat-at-limit a post waits for those of its form that are under way, and for no other', async () => {
  const posts = postsUnderWay();
  const first = posts.begin('a');
  const second = posts.begin('a');
  posts.begin('b');
  let ended = false;
  const waiting = posts.ended('a').then(() => {
    ended = true;
  });
  first();
  first();
  await Promise.resolve();
  expect(ended).toBe(false);
  second();
  await waiting;
  await posts.ended('a');
});
