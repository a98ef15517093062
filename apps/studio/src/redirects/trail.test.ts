import { describe, expect, test } from 'vitest';
import { circleSentence, follow } from './redirect-rules.ts';

const there = new Map([
  ['/a', '/b'],
  ['/b', '/c?x=1#y'],
  ['/old', 'https://example.com/'],
  ['/gone-camp*', '/camp'],
  ['/gone-camp/rooms', '/rooms'],
]);

describe('RT-17/loops where a redirect ends', () => {
  test.each([
    ['/new', '/page', '/page'],
    ['/new', '/a', '/c?x=1#y'],
    ['/new', '/a/', '/c?x=1#y'],
    ['/new', '/old', 'https://example.com/'],
    ['/a', '/elsewhere', '/elsewhere'],
    ['/old-camp*', '/old-camp', '/old-camp'],
    ['/new', '/gone-camp/fig', '/gone-camp/fig'],
    ['/new', '/gone-camp/rooms', '/rooms'],
    ['/GONE-CAMP/rooms', '/page', '/page'],
  ])('%s to %s ends at %s', (from, to, end) => {
    expect(follow(there, from, to)).toEqual({ end });
  });

  test.each([
    ['/x', '/x', ['/x', '/x']],
    ['/x', '/x?y', ['/x', '/x']],
    ['/c', '/a', ['/c', '/a', '/b', '/c']],
    ['/camp', '/gone-camp/fig', ['/camp', '/gone-camp/fig', '/camp']],
  ])('%s to %s goes round', (from, to, circle) => {
    const trail = follow(there, from, to);
    expect(trail).toEqual({ circle });
    expect(circleSentence('circle' in trail ? trail.circle : [])).toMatch(/itself|circle/);
  });
});
