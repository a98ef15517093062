import { describe, expect, test } from 'vitest';
import { emptyCollection } from './collection.ts';
import { absentAmong, entryPageParts, entryPages, hasItsEntry } from './entry-pages.ts';
import { lastingPages, routeOf } from './routes.ts';

const collection = emptyCollection();
const own = (path: string) => path.replace('{brand}', collection.brand.slug);
const everything = new Map(
  entryPageParts.map((part) => [
    part,
    entryPages.filter((page) => page.collection === part).map(({ slug }) => own(slug ?? 'any')),
  ]),
);

test('every page that is one entry is a page of the collection, by itself', () => {
  for (const { path } of entryPages) expect(routeOf(own(path), collection), path).not.toBeNull();
  expect(lastingPages(collection)).toEqual(expect.arrayContaining(entryPages.map(({ path }) => own(path))));
});

describe('pages without their entry', () => {
  const absent = (published: ReadonlyMap<string, readonly string[]>) =>
    absentAmong(published, collection.brand.slug);

  test('are none where all is published, and none where nobody could ask', () => {
    expect(absent(everything)).toEqual([]);
    expect(absent(new Map())).toEqual([]);
  });

  test('are all of them on the first day', () => {
    const nothing = new Map(entryPageParts.map((part) => [part, []]));
    expect(absent(nothing)).toEqual(entryPages.map(({ path }) => own(path)));
    expect(absent(nothing)).not.toEqual(expect.arrayContaining(['/']));
  });

  test('differ by their slug, with the brand in it too', () => {
    const pages = new Map([['page', ['our-story', `${collection.brand.slug}-conservation`]]]);
    expect(absent(pages)).toEqual(['/booking-terms', '/cookie-policy', '/paying-safely', '/site-terms']);
  });

  test('are led to by no link, whatever follows their path', () => {
    const known = { absentPages: ['/our-story'] as const };
    expect(
      ['/our-story', '/our-story#team', '/our-story?a=b'].map((href) => hasItsEntry(href, known)),
    ).toEqual([false, false, false]);
    expect(hasItsEntry('/our-story/our-teams', known)).toBe(true);
  });
});
