import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssetHost, startAssetHost } from '../fakes/asset-host.ts';
import { exportOf } from '../fakes/contentful-export.ts';
import type { Person } from '../support/studio-process.ts';
import { importFolder } from './content-import-folder.ts';
import { locales, pdf, png, publishedStory, space, story } from './content-import-space.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

interface Doc {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Of a studio on a database. */
export function contentImportOn(dialect: Dialect): void {
  describe(`an import into ${dialect}, beside a running studio`, () => {
    let host: AssetHost;
    let studio: SharedStudio;
    let editor: Person;
    // Of each call its own: a worker keeps this module from one file that calls it to the next.
    const { folder, write, bring } = importFolder();

    beforeAll(async () => {
      studio = await sharedStudio(dialect);
      editor = await studio.as('editor');
      host = await startAssetHost(
        { '/s/bush/t/bush.png': await png(200), '/s/menu/t/menu.pdf': pdf },
        { '/s/bush/t/bush.png': 1 },
      );
      const files = join(folder, 'images.ctfassets.net/s/river/t');
      mkdirSync(files, { recursive: true });
      writeFileSync(join(files, 'the river.png'), await png(20));
    });
    afterAll(() => host?.close());

    /** What visitors could read, or with `draft` what an editor sees. */
    async function docs(collection: string, query = '', draft = false): Promise<Doc[]> {
      const path = `${collection}?limit=200&depth=0&sort=id${query}`;
      const response = draft ? await editor('GET', `${path}&draft=true`) : await studio.asSite(path);
      return ((await response.json()) as { docs: Doc[] }).docs;
    }
    const titles = async (draft: boolean, query = '') =>
      (await docs('blog', query, draft)).map(({ title }) => title).sort();

    test('a dry run says what would happen and writes nothing', async () => {
      const { entries, assets } = space(host.url);
      const file = write('space.json', exportOf(entries, assets, locales));
      const dry = await bring(studio.home, file, '--dry-run');
      expect(dry.code).toBe(2);
      expect(dry.stdout).toContain('Nothing was written');
      expect(dry.written?.types.blogPost).toMatchObject({ created: 7, failed: 1, collection: 'blog' });
      expect(dry.written?.types.assets).toMatchObject({ created: 1, untried: 3, skipped: 1, failed: 0 });
      expect(dry.said).toContainEqual(
        expect.stringMatching(/^failed blogPost broken: it would stay a draft, without title/),
      );
      expect(await docs('blog', '', true)).toEqual([]);
      expect(await docs('media')).toEqual([]);
      expect(studio.site.changes).toEqual([]);
    });

    test('CNT-01/import: everything goes in by state, a failed item is told and the rest goes on', async () => {
      studio.site.changes.length = 0;
      const published = write('published.json', exportOf([publishedStory('moved-on', 'Older words')]));
      const done = await bring(studio.home, join(folder, 'space.json'), '--published', published);
      expect(done.code).toBe(2);
      expect(done.written?.types).toMatchObject({
        assets: { created: 3, skipped: 1, failed: 1 },
        blogPost: { created: 7, failed: 1 },
        tag: { created: 1 },
        footer: { created: 1 },
        navigationLink: { skipped: 2 },
        'unreadable entry': { failed: 1 },
      });
      expect(await titles(false)).toEqual([
        'Older words',
        'Title of Odd Address!',
        'Title of circle-a',
        'Title of circle-b',
        'Title of rains',
      ]);
      const drafts = await titles(true);
      expect(drafts).toContain('Newer words');
      expect(drafts).toContain('Title of not-yet');
      expect(drafts).not.toContain('Title of put-away');
      expect(drafts).toHaveLength(7);
      const said = done.said.join('\n');
      expect(said).toMatch(/failed blogPost broken: kept as a draft, it cannot be published: .*title/i);
      expect(said).toMatch(/failed assets lost: .*lost\.png answered 404/);
      expect(said).toMatch(/note assets sound: lion\.mp3 is audio\/mpeg/);
      expect(said).toMatch(/warning blogPost rains: a link to entry tag-gone dangles/);
      expect(said).toMatch(/warning assets bush: bush\.png has no description; "IMG 2034" stands in/);
      expect(said).toMatch(/note navigationLink null: no collection takes this type/);
      expect(done.written?.droppedLocales).toEqual({ de: 2 });
      // How long the import itself takes is nothing this test judges.
      await expect.poll(() => studio.site.changes.length, { timeout: 30_000 }).toBeGreaterThan(0);
      expect(studio.site.changes).toHaveLength(1);
      expect(studio.site.changes[0]?.tags).toEqual(
        expect.arrayContaining(['blog', 'media', 'tag', 'footer']),
      );
    });

    test('texts, dates, links, rows and files arrive whole', async () => {
      const [rains] = await docs('blog', '&where[slug][equals]=rains');
      const pictures = await docs('media');
      const river = pictures.find(({ alt }) => alt === 'A river at dawn.');
      const menu = pictures.find(({ mimeType }) => mimeType === 'application/pdf');
      const [circleB] = await docs('blog', '&where[slug][equals]=circle-b');
      const [circleA] = await docs('blog', '&where[slug][equals]=circle-a');
      const [tag] = await docs('tag');
      expect(rains).toMatchObject({
        date: '2026-04-30T22:30:00.000Z',
        standfirst: 'What rains is about.',
        image: river?.id,
        tags: [tag?.id],
        relatedPosts: [circleB?.id],
      });
      expect(circleB?.relatedPosts).toEqual([circleA?.id]);
      expect(circleA?.relatedPosts).toEqual([circleB?.id]);
      expect(rains?.body).toMatchObject({
        root: {
          children: [
            { type: 'paragraph' },
            { type: 'upload', value: river?.id },
            { children: [{ type: 'link', fields: { url: '/blog/circle-a' } }] },
            { children: [{ type: 'link', fields: { url: `/media/${menu?.filename}` } }] },
          ],
        },
      });
      const [section] = await docs('footer');
      expect(section?.links).toMatchObject([
        { displayName: 'Our story', url: '/our-story' },
        { displayName: 'Press', url: 'https://press.example.com/us' },
      ]);
      expect((await docs('blog', '&where[slug][equals]=odd-address')).length).toBe(1);
      expect(host.most).toBeLessThanOrEqual(3);
    });

    test('again: nothing is doubled, what did not change is untouched, and an editor’s words stay', async () => {
      const before = await docs('blog', '', true);
      const again = await bring(
        studio.home,
        join(folder, 'space.json'),
        '--published',
        join(folder, 'published.json'),
      );
      expect(again.written?.types.blogPost).toMatchObject({ created: 0, updated: 0, unchanged: 7 });
      expect(await docs('blog', '', true)).toEqual(before);

      const [rains] = await docs('blog', '&where[slug][equals]=rains');
      const changed = await editor('PATCH', `blog/${rains?.id}`, {
        title: 'An editor’s title',
        _status: 'published',
      });
      expect(changed.status, await changed.clone().text()).toBe(200);
      const newer = write(
        'newer.json',
        exportOf([story('rains', { title: 'From there' }), story('circle-a', { title: 'New A' })]),
      );
      const kept = await bring(studio.home, newer);
      expect(kept.code).toBe(0);
      expect(kept.written?.types.blogPost).toMatchObject({ kept: 1, updated: 1 });
      expect(kept.said.join()).toMatch(
        /blogPost rains: it was changed here since the last import; it was kept/,
      );
      expect(await titles(false)).toEqual(expect.arrayContaining(['An editor’s title', 'New A']));
      const over = await bring(studio.home, newer, '--overwrite');
      expect(over.written?.types.blogPost).toMatchObject({ updated: 1, unchanged: 1 });
      expect(await titles(false)).toEqual(expect.arrayContaining(['From there', 'New A']));
    });

    test('an entry written here is not replaced by one with its address', async () => {
      const own = await editor('POST', 'blog?draft=true', {
        title: 'Our own',
        slug: 'taken',
        _status: 'draft',
      });
      expect(own.status).toBe(201);
      const file = write('taken.json', exportOf([story('elsewhere', { slug: 'taken' })]));
      const kept = await bring(studio.home, file);
      expect(kept.said.join()).toMatch(/another entry here has the slug "taken"; it was kept/);
      expect(await titles(true, '&where[slug][equals]=taken')).toEqual(['Our own']);
    });
  });
}
