import { expect, test } from 'vitest';
import { judgePlaces } from './published-places.ts';

const { isPublished, publishedHref, isOffered } = judgePlaces({
  lodges: new Set(['/monwana', '/lionsands/river-lodge', '/lionsands/ivory-lodge/fish-eagle-villa']),
  treehouses: new Set(['kingston']),
  residences: new Set(['redcliffe']),
});

test.each([
  ['/lionsands/river-lodge', true],
  ['/lionsands/river-lodge/rooms?compare=river-suite#top', true],
  ['/lionsands/narina-lodge', false],
  ['/lionsands/narina-lodge/rooms', false],
  ['/lionsands/ivory-lodge/fish-eagle-villa', true],
  ['/lionsands/tinga-lodge/hinkwenu-villa', false],
  ['/lionsands/treehouses/kingston', true],
  ['/lionsands/treehouses/chalkley/', false],
  ['/monwana/suites', true],
  ['/capecadogan/rooms', false],
  ['/capecadogan/residence', false],
  ['/residences/redcliffe', true],
  ['/residences/fish-eagle', false],
  ['/capecadogan', true],
  ['/lionsands/rates-and-offers', true],
  ['/experiences/safari', true],
  ['https://tours.example.com/x', true],
])('%s is published: %s', (href, published) => {
  expect(isPublished(href)).toBe(published);
  expect(publishedHref(href)).toBe(published ? href : null);
});

test.each([
  ['lion-sands-river-lodge', true],
  ['lion-sands-narina-lodge', false],
  ['lion-sands-ivory-lodge-fish-eagle-villa', true],
  ['monwana', true],
  ['cape-cadogan', false],
  ['treehouse-kingston', true],
  ['treehouse-chalkley', false],
  // Without a page of ours nothing is known of it.
  ['madikwe-dithaba-lodge', true],
  ['a tag of an editor’s own', true],
])('%s is offered: %s', (tag, offered) => {
  expect(isOffered(tag)).toBe(offered);
});

test('where residences are not known a house at its hotel is judged by its lodge', () => {
  const known = judgePlaces({
    lodges: new Set(['/capecadogan/residence']),
    treehouses: new Set(),
    residences: null,
  });
  expect(known.isPublished('/capecadogan/residence')).toBe(true);
  expect(known.isPublished('/residences/redcliffe')).toBe(true);
});
