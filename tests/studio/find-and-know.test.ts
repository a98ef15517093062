import { expect, test } from 'vitest';
import { type Doc, studioWithEditor } from './editor-stage.ts';

const { ask, editor, made, picture, asSite, refusal } = studioWithEditor();

interface Hit {
  readonly title: string;
  readonly kind: string;
  readonly state: string;
  readonly href: string;
}
const found = async (words: string) =>
  (await ask<{ hits: Hit[] }>('GET', `find?q=${encodeURIComponent(words)}`)).hits;

test('STU-03/entries STU-03/pictures one search finds entries and pictures by any word, with kind and state', async () => {
  const project = await made('impactProject', {
    name: 'Clean water',
    title: 'Kwahari springs',
    slug: 'springs',
  });
  const image = await picture('kwahari-dam.png');
  const idle = await ask<{ doc: Doc }>('POST', 'tag?draft=true', { title: 'Kwahari' });
  await expect.poll(async () => (await found('kwahari')).length).toBe(3);
  const hits = await found('KWAHÁRI');
  expect(hits.map(({ kind, state, href }) => `${kind}, ${state}, ${href}`).sort()).toEqual([
    `Library, Picture, /admin/collections/media/${image}`,
    `Project, Published, /admin/collections/impactProject/${project.id}`,
    `Tag, Draft, /admin/collections/tag/${idle.doc.id}`,
  ]);
  expect((await found('kwahari springs')).map(({ title }) => title)).toEqual(['Clean water']);
  expect(await found('kwahari nowhere')).toEqual([]);
  await ask('PATCH', `impactProject/${project.id}?draft=true`, {
    title: 'Ndlovu fountain',
    _status: 'draft',
  });
  await expect
    .poll(async () => (await found('ndlovu')).map(({ state }) => state))
    .toEqual(['Published, with a draft over it']);
  // What visitors still read is found as well.
  expect((await found('kwahari springs')).map(({ state }) => state)).toEqual([
    'Published, with a draft over it',
  ]);
});

test('STU-03/roles nobody finds anything without being signed in', async () => {
  expect((await asSite('find?q=a')).status).toBe(403);
  expect((await asSite('blog/categories')).status).toBe(403);
});

test('STU-03/where-shown STU-03/what-a-page-shows an entry says where it is shown and what it shows, its introduction among them', async () => {
  const quote = await made('initiative', {
    name: 'Wells',
    slug: 'wells',
    title: 'Wells',
    description: 'Words.',
  });
  const page = await made('impact', { heading: 'Impact', initiatives: [quote.id] });
  await made('introSection', { heroBannerFor: 'impact', primaryTextMain: 'Impact' });
  interface Connections {
    readonly shownOn: readonly { readonly path: string; readonly by: { readonly href: string } | null }[];
    readonly shows: readonly { readonly title: string; readonly words: string; readonly heads: boolean }[];
  }
  const of = (collection: string, id: number) => ask<Connections>('GET', `${collection}/${id}/connections`);
  const shown = await of('impact', page.id);
  expect(shown.shows.map(({ title, words, heads }) => [title, words, heads])).toEqual(
    expect.arrayContaining([
      ['impact', 'Page introduction', true],
      ['Wells', 'Initiative: Initiatives', false],
    ]),
  );
  expect((await of('initiative', quote.id)).shownOn.map(({ path }) => path)).toEqual(['/impact']);
});

interface Version {
  readonly id: number;
  readonly version: { readonly changedBy?: string; readonly name?: string; readonly _status: string };
}

test('STU-04/who STU-04/restore-is-draft versions say who saved them, and one brought back is a draft', async () => {
  const member = await made('committeeMember', {
    name: 'First',
    slug: 'first',
    role: 'Chair',
    changedBy: 'Nobody',
  });
  await ask('PATCH', `committeeMember/${member.id}`, { name: 'Second', _status: 'published' });
  const versions = await ask<{ docs: Version[] }>(
    'GET',
    `committeeMember/versions?where[parent][equals]=${member.id}&sort=-id`,
  );
  const oldest = versions.docs.at(-1);
  expect(versions.docs.map(({ version }) => version.name)).toEqual(['Second', 'First']);
  expect(new Set(versions.docs.map(({ version }) => version.changedBy)).size).toBe(1);
  expect(oldest?.version).toMatchObject({
    _status: 'published',
    changedBy: 'Pieter',
  });
  // Asked to publish it at once, it is a draft all the same.
  await ask('POST', `committeeMember/versions/${oldest?.id}?draft=false`);
  const seen = await (await asSite(`committeeMember/${member.id}`)).json();
  expect(seen).toMatchObject({ name: 'Second' });
  expect(seen).not.toHaveProperty('changedBy');
  expect(await ask<Doc>('GET', `committeeMember/${member.id}?draft=true`)).toMatchObject({
    name: 'First',
    _status: 'draft',
  });
  expect((await editor('POST', 'committeeMember/versions/none')).status).toBe(404);
  expect(await refusal('POST', 'committeeMember/versions/987654')).not.toBe('');
});

test('STU-04/new-story a new story is told how it gets its page, and its category is one of those in use', async () => {
  const words = {
    standfirst: 'Words.',
    date: '2026-01-02',
    category: 'Safaris',
    image: await picture('story.png'),
  };
  await made('blog', { ...words, title: 'One', minutes: 99 });
  await made('blog', { ...words, title: 'Two', category: 'News' });
  expect(await ask('GET', 'blog/categories')).toEqual({ categories: ['News', 'Safaris'] });
  const empty = await ask<{ doc: Doc }>('POST', 'blog?draft=true', { date: '2026-01-02' });
  const page = async () =>
    (await ask<{ page: { words: string } }>('GET', `blog/${empty.doc.id}/status`)).page.words;
  expect(await page()).toMatch(/gets an address from its title/);
  await ask('PATCH', `blog/${empty.doc.id}?draft=true`, { title: 'Three' });
  expect(await page()).toBe('Its page will be /blog/three, once it is published.');
});

test('STU-03/menu STU-04/compared the menu, the start page and the versions are drawn with counts and names', async () => {
  const member = await made('committeeMember', { name: 'Drawn', slug: 'drawn', role: 'Chair' });
  const page = async (path: string) => {
    const response = await editor('GET', `../admin${path}`);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  const start = await page('');
  for (const words of ['Everything in the studio', 'Rates and offers', 'Page of all residences', 'Ctrl K'])
    expect(start).toContain(words);
  const at = `/collections/committeeMember/${member.id}/versions`;
  expect(await page(at)).toContain('Published by Pieter');
  const { docs } = await ask<{ docs: Version[] }>(
    'GET',
    `committeeMember/versions?where[parent][equals]=${member.id}`,
  );
  expect(await page(`${at}/${docs[0]?.id}`)).toContain('there is nothing before it to compare it with');
});
