import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';

/** Pages that spoke of the lodge and the treehouse, each by other means: maps, rows, lists, cards, words of their own. */
const pages = [
  '/',
  '/lionsands',
  '/lionsands/river-lodge',
  '/lionsands/river-lodge/rooms',
  '/lionsands/ivory-lodge/fish-eagle-villa',
  '/lionsands/treehouses',
  '/lionsands/treehouses/kingston',
  '/lionsands/safaris',
  '/lionsands/travel-info',
  '/lionsands/experiences',
  '/lionsands/experiences/celebrations-and-honeymoons',
  '/lionsands/rates-and-offers',
  '/rates',
  '/experiences',
  '/experiences/safari',
  '/experiences/celebrations-and-honeymoons',
  '/destinations/sabi-sands-reserve',
  '/search?q=narina',
  '/search?q=chalkley',
  '/enquire/book',
  '/enquire/email?from=/lionsands',
  '/enquire/experiences?from=/lionsands',
  '/enquire/360-tours',
];

test('CNT-04/unpublish nothing leads to a lodge and a treehouse that were taken down, or offers them', async ({
  product,
}) => {
  // A long walk, three times.
  test.slow();
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const read = async (path: string) => (await fetch(new URL(path, product.siteUrl))).text();
  const gone = /href="\/lionsands\/(?:narina-lodge|treehouses\/chalkley)[^"]*"/g;
  const linksOf = async (path: string) => [...(await read(path)).matchAll(gone)].map(([link]) => link).sort();
  const offers = async () => {
    const [book, tours, experiences] = await Promise.all(
      ['/enquire/book', '/enquire/360-tours', '/enquire/experiences?from=/lionsands'].map(read),
    );
    return {
      book: book?.includes('Narina Lodge'),
      tours: tours?.includes('Narina Lodge') || tours?.includes('Chalkley'),
      form: experiences?.includes('value&quot;:&quot;Narina Lodge&quot;'),
    };
  };
  // Kept now, so that what stands afterwards is not merely made anew.
  const before = new Map<string, readonly string[]>();
  for (const path of pages) before.set(path, await linksOf(path));
  for (const path of [
    '/lionsands',
    '/lionsands/river-lodge',
    '/experiences',
    '/search?q=narina',
    '/search?q=chalkley',
  ])
    expect(before.get(path), path).not.toEqual([]);
  expect(await offers()).toEqual({ book: true, tours: true, form: true });

  const lodge = await editor.entry('accommodation', 'contentfulTag', 'lion-sands-narina-lodge');
  const treehouse = await editor.entry('treehouse', 'slug', 'chalkley');
  for (const [collection, { id }] of [
    ['accommodation', lodge],
    ['treehouse', treehouse],
  ] as const) {
    await editor.agree(collection, id);
    await editor.unpublish(collection, id);
  }
  for (const path of pages) await expect.poll(() => linksOf(path), path).toEqual([]);
  await expect.poll(offers).toEqual({ book: false, tours: false, form: false });

  await editor.publish('accommodation', lodge.id, {});
  await editor.publish('treehouse', treehouse.id, {});
  for (const path of pages) await expect.poll(() => linksOf(path), path).toEqual(before.get(path));
});
