import { expect, test } from 'vitest';
import { beginningOf, movedWith, moveOf, redirectTable } from './redirects.ts';

const find = redirectTable([
  { from: '/old-camp*', to: '/new-camp' },
  { from: '/old-camp/rooms*', to: '/new-camp/rooms' },
  { from: '/old-camp/rooms/reed', to: '/new-camp/reed' },
  { from: '/Archive/*', to: 'https://archive.example.com/' },
  { from: '/café', to: '/coffee' },
]);

test.each([
  ['/old-camp', '/new-camp'],
  ['/old-camp/', '/new-camp'],
  ['/old-campfire', '/new-camp'],
  ['/Old-Camp/x/y', '/new-camp'],
  ['/old-camp/rooms/fig', '/new-camp/rooms'],
  ['/old-camp/rooms/reed?x=1', '/new-camp/reed'],
  ['/archive/2019', 'https://archive.example.com/'],
  ['/caf%C3%A9', '/coffee'],
])('RT-17 %s leads to %s', (path, to) => {
  expect(find(path)?.to).toBe(to);
});

test.each(['/', '/old', '/archive', '/new-camp', '/x/old-camp', '/%'])('RT-17 %s leads nowhere', (path) => {
  expect(find(path)).toBeNull();
});

test('a beginning sends nobody away from where it leads', () => {
  const within = redirectTable([{ from: '/camp*', to: '/camp/now' }]);
  expect(within('/camp/then')).toEqual({ to: '/camp/now', byBeginning: true });
  expect(within('/Camp/Now/')).toBeNull();
});

test.each([
  ['/old*', '/old'],
  ['/Old/*', '/old/'],
  ['/old', null],
  ['/*', null],
  ['*', null],
  ['/o*d', null],
  ['/o**', null],
])('%s stands for every path that begins with %s', (from, beginning) => {
  expect(beginningOf(from)).toBe(beginning);
});

test.each([
  ['/the-delta', '/delta'],
  ['/The-Delta/reed-camp/', '/delta/reed-camp'],
  ['/the-delta/reed-camp/rooms?x=1', '/delta/reed-camp/rooms'],
  ['/the-delta-north', null],
  ['/the-delta/reed', '/elsewhere'],
  ['/delta/reed-camp', null],
])('COL-03 an address that moved with all below it: %s is %s', (path, to) => {
  const moved = redirectTable([
    { from: '/the-delta*', to: '/delta*' },
    { from: '/the-delta/reed', to: '/elsewhere' },
  ]);
  expect(moved(path)?.to ?? null).toBe(to);
});

test('COL-03 a move below itself ends where it leads, and a star at one end alone is no move', () => {
  const into = { from: '/delta', to: '/delta/camp' };
  expect(movedWith(into, '/delta/rooms?x=1')).toBe('/delta/camp/rooms?x=1');
  expect(movedWith(into, '/delta/camp/rooms')).toBeNull();
  expect(moveOf({ from: '/old*', to: '/new' })).toBeNull();
  expect(moveOf({ from: '/old/*', to: '/new/*' })).toBeNull();
  expect(moveOf({ from: '/Old*', to: '/new*' })).toEqual({ from: '/old', to: '/new' });
});
