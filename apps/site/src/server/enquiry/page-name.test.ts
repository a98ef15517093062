import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

const pages = [
  { href: '/lionsands', anchor: '', title: 'Lion Sands' },
  { href: '/lionsands/river-lodge', anchor: 'luxury-room', title: 'Luxury room' },
  { href: '/lionsands/river-lodge', anchor: '', title: 'River Lodge' },
  { href: '/blog/a-fence-made-of-bees', anchor: '', title: 'A fence made of bees' },
  { href: '/', anchor: '', title: 'Stay when the day ends.' },
];

test.each([
  ['/lionsands/river-lodge', 'River Lodge'],
  ['/lionsands/river-lodge/rooms', 'River Lodge'],
  ['/lionsands/rates-and-offers', 'Lion Sands'],
  ['/blog/a-fence-made-of-bees/', 'A fence made of bees'],
  ['/', null],
  ['/nowhere', null],
])('SUB-04/context the page at %s is called %s', (path, name) => {
  expect(pageName(path, pages)).toBe(name);
});
