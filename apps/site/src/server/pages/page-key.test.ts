import { expect, test } from 'vitest';
import { asksForItsOwn, pageKeyOf } from './page-key.ts';

const key = (address: string, host = 'localhost') => pageKeyOf(new URL(address, `http://${host}`));

test('the key is the path; query and host are no part of it', () => {
  expect(key('/contact-us?utm_source=x')).toBe('/contact-us');
  expect(key('/contact-us', 'evil.example')).toBe('/contact-us');
});

test('a dialog is kept per page of ours, and nobody can make up more', () => {
  expect(key('/dialogs/telephone.json?from=/contact-us')).toBe('/dialogs/telephone.json?from=/contact-us');
  expect(key('/dialogs/telephone.json?from=/made-up-17')).toBe('/dialogs/telephone.json?from=/');
  expect(key('/dialogs/telephone.json?from=//evil.example')).toBe('/dialogs/telephone.json?from=/');
  expect(key('/dialogs/telephone.json')).toBe('/dialogs/telephone.json?from=/');
});

test('a page of prices is kept as it is, and not for what one visitor asks of it', () => {
  expect(key('/rates?utm_source=x')).toBe('/rates');
  expect(key('/rates?currency=USD')).toBeNull();
  expect(key('/lionsands/rates-and-offers?room=river-suite')).toBeNull();
  expect(key('/contact-us?currency=USD')).toBe('/contact-us');
});

test('what a place costs is kept in rand, and a currency asked for is one visitor’s own', () => {
  for (const path of [
    '/',
    '/lionsands',
    '/marataba/travel-info',
    '/lionsands/river-lodge/rooms',
    '/monwana/suites',
    '/lionsands/treehouses',
    '/lionsands/treehouses/chalkley',
    '/lionsands/river-lodge',
    '/lionsands/ivory-lodge/fish-eagle-villa',
    '/capecadogan',
    '/capecadogan/residence',
  ]) {
    expect(key(path)).toBe(path);
    expect(key(`${path}?utm_source=x`)).toBe(path);
    expect(key(`${path}?currency=USD`), path).toBeNull();
  }
  expect(key('/lionsands/safaris?currency=USD')).toBe('/lionsands/safaris');
});

test('experiences are kept per persona, and nobody can make up more', () => {
  expect(key('/experiences?persona=couples')).toBe('/experiences?persona=couples');
  expect(key('/experiences/safari?utm_source=x&persona=other')).toBe('/experiences/safari?persona=other');
  expect(key('/experiences/safari?persona=persona-couples')).toBe('/experiences/safari');
  expect(key('/experiences?persona=all')).toBe('/experiences');
  expect(key('/lionsands/experiences?persona=couples')).toBe('/lionsands/experiences?persona=couples');
  expect(key('/lionsands/experiences/safari?persona=couples')).toBe('/lionsands/experiences/safari');
  expect(key('/lionsands/safaris?persona=couples')).toBe('/lionsands/safaris');
});

test('stories are kept page by page and by one known tag; other choices are one visitor’s own', () => {
  expect(key('/blog?utm_source=x')).toBe('/blog');
  expect(key('/blog?page=1')).toBe('/blog');
  expect(key('/blog?page=2&utm_source=x')).toBe('/blog?page=2');
  expect(key('/blog?property=monwana-game-lodge')).toBe('/blog?property=monwana-game-lodge');
  expect(key('/blog?interest=childrens-adventures')).toBe('/blog?interest=childrens-adventures');
  for (const asked of [
    'interest=made-up',
    'property=monwana-game-lodge&property=made-up',
    'traveller=family&interest=safaris',
    'interest=safaris&page=2',
    'page=0',
    'page=02',
  ])
    expect(key(`/blog?${asked}`), asked).toBeNull();
  expect(key('/blog/first-rains?page=2')).toBe('/blog/first-rains');
});

test('journeys that suit one visitor are hers alone', () => {
  expect(key('/travel-africa?utm_source=x')).toBe('/travel-africa');
  expect(key('/travel-africa?month=')).toBe('/travel-africa');
  expect(key('/travel-africa?month=may')).toBeNull();
  expect(key('/curated-journeys?nights=8-to-10')).toBeNull();
  expect(key('/travel-africa/travel-guide?month=may')).toBe('/travel-africa/travel-guide');
});

test('documents and posts that suit one visitor are hers alone', () => {
  for (const path of ['/information-downloads', '/travel-partners', '/travel-partner-resources']) {
    expect(key(`${path}?q=&utm_source=x`)).toBe(path);
    expect(key(`${path}?q=map`)).toBeNull();
    expect(key(`${path}?property=monwana`)).toBeNull();
  }
  expect(key('/careers?place=&q=cook')).toBe('/careers');
  expect(key('/careers?place=marataba')).toBeNull();
  expect(key('/awards?q=map')).toBe('/awards');
});

test.each(['/enquire/telephone', '/thank-you?ref=MC-7KQ2-94HD', '/enquiry/ticket?kind=telephone'])(
  '%s is never kept',
  (path) => {
    expect(key(path)).toBeNull();
  },
);

test('rooms put side by side as a visitor chose are never kept; another query changes nothing', () => {
  expect(key('/lionsands/river-lodge/rooms?compare=a,b')).toBeNull();
  expect(key('/monwana/suites?compare=a')).toBeNull();
  expect(key('/monwana/suites?utm_source=x')).toBe('/monwana/suites');
  expect(key('/contact-us?compare=a')).toBe('/contact-us');
});

test.each([
  ['/search?q=owl', true],
  ['/search', false],
  ['/rates?currency=USD', true],
  ['/monwana/suites?compare=a,b', true],
  ['/monwana/suites?currency=USD', true],
  ['/lionsands/treehouses?compare=a', false],
  ['/rates?utm_source=x', false],
  ['/contact-us?q=owl', false],
  ['/blog?page=3', false],
  ['/blog?traveller=family&property=monwana-game-lodge', true],
  ['/travel-africa?budget=10500', true],
  ['/careers?contract=full-time', true],
])('%s asks for an answer of its own: %s', (address, own) => {
  expect(asksForItsOwn(new URL(address, 'https://www.example.com'))).toBe(own);
});
