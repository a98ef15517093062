import { expect, test } from 'vitest';
import { askedOfPage } from './asked-of-page.ts';

const asked = (address: string, host = 'localhost') => askedOfPage(new URL(address, `http://${host}`));
const key = (address: string, host?: string) => asked(address, host).key;

test('the key is the path; a query nobody declared and the host are no part of it, and the page never sees them', () => {
  expect(asked('/contact-us?utm_source=x')).toEqual({
    address: '/contact-us',
    key: '/contact-us',
    ownQuestion: false,
  });
  expect(key('/contact-us', 'evil.example')).toBe('/contact-us');
  expect(asked('/lionsands/river-lodge?persona=families&utm_source=x').address).toBe(
    '/lionsands/river-lodge',
  );
});

test('a dialog is kept per page of ours, and nobody can make up more', () => {
  const from = '/dialogs/telephone.json?from=%2Fcontact-us';
  expect(key('/dialogs/telephone.json?from=/contact-us')).toBe(from);
  expect(key('/dialogs/telephone.json?from=/contact-us%3Fx=1')).toBe(from);
  for (const unknown of ['?from=/made-up-17', '?from=//evil.example', '?from=', '?FROM=/contact-us', ''])
    expect(key(`/dialogs/telephone.json${unknown}`), unknown).toBe('/dialogs/telephone.json');
});

test.each([
  '/',
  '/lionsands',
  '/lionsands/travel-info',
  '/lionsands/river-lodge/rooms',
  '/monwana/suites',
  '/lionsands/treehouses',
  '/lionsands/treehouses/chalkley',
  '/lionsands/river-lodge',
  '/lionsands/a-lodge-an-editor-made',
  '/lionsands/a-lodge-an-editor-made/rooms',
  '/marataba/moved-camp',
  '/lionsands/ivory-lodge/fish-eagle-villa',
  '/capecadogan/residence',
  '/residences',
  '/residences/a-house-an-editor-made',
  '/rates',
  '/monwana/rates-and-offers',
])('what %s costs is kept in rand, and a currency asked for is one visitor’s own', (path) => {
  for (const plain of [
    '',
    '?',
    '?utm_source=x',
    '?currency=ZAR',
    '?currency=',
    '?currency=dollars',
    '?Currency=USD',
  ])
    expect(asked(`${path}${plain}`), plain).toEqual({ address: path, key: path, ownQuestion: false });
  for (const own of [
    'currency=USD',
    'currency=usd',
    '%63urrency=USD',
    'currency=USD&currency=ZAR',
    'x=1&currency=USD&',
  ])
    expect(asked(`${path}?${own}`), own).toEqual({
      address: `${path}?currency=USD`,
      key: null,
      ownQuestion: true,
    });
});

test.each([
  '/lionsands',
  '/lionsands/river-lodge',
  '/lionsands/river-lodge/rooms',
  '/monwana/suites',
  '/lionsands/ivory-lodge/fish-eagle-villa',
  '/capecadogan/residence',
  '/lionsands/treehouses/kingston',
  '/residences/fish-eagle',
])('TRV-03/without-scripts a stay fills in the strip of %s, is kept nowhere, and can be left out', (path) => {
  const stay = 'dateStart=2027-05-03&dateEnd=2027-05-07&adults=2&children=2&age=4&age=7';
  const seen = asked(`${path}?adults=02&${stay.replace('adults=2&', '')}&utm_source=x`);
  expect(seen).toMatchObject({ key: null, ownQuestion: true, unfilled: path });
  expect(new URL(seen.address, 'http://localhost').searchParams.toString()).toBe(stay);
  // Beside another question the page without it would be another answer.
  expect(asked(`${path}?${stay}&currency=USD`).unfilled).toBeUndefined();
  for (const none of ['adults=0', 'adults=21', 'adults=many', 'dateStart=soon', 'dateEnd=', 'children=-1'])
    expect(asked(`${path}?${none}`), none).toEqual({ address: path, key: path, ownQuestion: false });
});

test('other spellings of a path are pages of their own, of which the same is asked', () => {
  for (const path of ['/rates/', '/lionsands/%72iver-lodge', '/lionsands/river-lodge/']) {
    expect(key(path)).toBe(path);
    expect(key(`${path}?currency=USD`), path).toBeNull();
  }
  for (const path of ['/RATES', '/lionsands%2friver-lodge', '/nowhere/at/all', '/rates.pdf'])
    expect(asked(`${path}?persona=families`).address, path).toBe(path);
  // An encoded slash is a sign of a name, as Astro takes it: the page of a lodge that there is not. So is a percent sign.
  for (const path of [
    '/lionsands/a%2fb',
    '/lionsands/..%2f',
    '/enquire/a%2Fb',
    '/enquire/o%25%C4%8B',
    '/enquire/o%%C4%8B',
  ])
    expect(asked(`${path}?currency=USD&comments=x`).key, path).toBeNull();
});

test('what a stay would cost is one visitor’s own, asked with nothing in it too', () => {
  expect(key('/rates?age=7')).toBeNull();
  expect(asked('/lionsands/rates-and-offers?room=&age=3&age=5&utm_source=x')).toEqual({
    address: '/lionsands/rates-and-offers?room=&age=3&age=5',
    key: null,
    ownQuestion: true,
  });
});

test('experiences are kept per persona, and nobody can make up more', () => {
  expect(key('/experiences?persona=couples')).toBe('/experiences?persona=couples');
  expect(key('/experiences/safari?utm_source=x&persona=other')).toBe('/experiences/safari?persona=other');
  expect(key('/experiences/safari?persona=persona-couples')).toBe('/experiences/safari');
  expect(key('/experiences?persona=all&persona=couples')).toBe('/experiences');
  expect(key('/lionsands/experiences?persona=couples')).toBe('/lionsands/experiences?persona=couples');
  expect(key('/lionsands/experiences/safari?persona=couples')).toBe('/lionsands/experiences/safari');
  expect(key('/lionsands/safaris?persona=couples')).toBe('/lionsands/safaris');
});

test('stories are kept page by page and by one known tag; other choices are one visitor’s own', () => {
  expect(key('/blog?page=1&utm_source=x')).toBe('/blog');
  expect(key('/blog?page=2&utm_source=x')).toBe('/blog?page=2');
  expect(key('/blog?property=monwana-game-lodge')).toBe('/blog?property=monwana-game-lodge');
  expect(key('/blog?interest=childrens-adventures&page=1')).toBe('/blog?interest=childrens-adventures');
  for (const own of [
    'interest=made-up',
    'property=monwana-game-lodge&property=made-up',
    'traveller=family&interest=safaris',
    'interest=safaris&page=2',
    'page=0',
    'page=02',
  ])
    expect(asked(`/blog?${own}`), own).toMatchObject({ key: null, ownQuestion: true });
  expect(key('/blog/first-rains?page=2')).toBe('/blog/first-rains');
});

test('journeys, documents, posts and pictures that suit one visitor are hers alone', () => {
  for (const path of ['/travel-africa', '/curated-journeys', '/curated-journeys/botswana']) {
    expect(key(`${path}?month=&nights=`)).toBe(path);
    expect(key(`${path}?month=may`)).toBeNull();
  }
  for (const path of ['/information-downloads', '/travel-partners', '/travel-partner-resources']) {
    expect(key(`${path}?q=&utm_source=x`)).toBe(path);
    expect(key(`${path}?q=map`)).toBeNull();
  }
  expect(key('/careers?place=&q=cook')).toBe('/careers');
  expect(key('/careers?place=marataba')).toBeNull();
  expect(key('/image-gallery?picture=dusk')).toBeNull();
  expect(key('/more-tv?play=film')).toBeNull();
  expect(key('/awards?q=map')).toBe('/awards');
});

test.each(['/enquire/telephone', '/thank-you?ref=MC-7KQ2-94HD', '/search', '/unsubscribe?token=x'])(
  '%s is made for one visitor, never kept, and no question that is counted',
  (path) => expect(asked(path)).toMatchObject({ key: null, ownQuestion: false }),
);

test('a search is counted, and an enquiry filled in by a link is not', () => {
  expect(asked('/search?q=owl&in=stories&x=1')).toEqual({
    address: '/search?q=owl&in=stories',
    key: null,
    ownQuestion: true,
  });
  expect(asked('/enquire/email?adults=2&from=/rates&emailAddress=a@example.com')).toEqual({
    address: '/enquire/email?from=%2Frates&adults=2',
    key: null,
    ownQuestion: false,
  });
});

test('drafts are shown on every page, and kept of none', () => {
  expect(asked('/awards?preview=t&x=1')).toEqual({
    address: '/awards?preview=t',
    key: null,
    ownQuestion: false,
  });
});
