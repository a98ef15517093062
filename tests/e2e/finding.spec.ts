import { parseXml, textsOf } from '../fakes/xml.ts';
import { expect, test } from './own-product.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';

let editor: Editor;
test.beforeAll(async ({ product }) => {
  editor = await signIn(product, await makeAccount(product, 'editor'));
});

test('CNT-04/sitemap CNT-04/feeds CNT-04/search a publish shows at once in the sitemap, both feeds and the search, and what is taken back does not', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const shows = (path: string) => expect.poll(() => read(path), { message: path, intervals: [100] });
  const changed = async () => {
    const urls = parseXml(await read('/sitemap.xml')).children;
    const policy = urls.find((url) => textsOf(url, 'loc')[0]?.endsWith('/privacy-policy'));
    return (policy && textsOf(policy, 'lastmod')[0]) ?? '';
  };
  const word = `zibeth${Date.now().toString(36)}`;
  const before = await changed();
  expect(before).not.toBe('');
  await shows(`/search?q=${word}`).toContain('Nothing found for');
  const policy = await editor.entry('privacyPolicy');
  await editor.publish('privacyPolicy', policy.id, { lead: `What we keep of a ${word}.` });
  await shows(`/search?q=${word}`).toContain('<mark>');
  await expect.poll(changed, { intervals: [100] }).not.toBe(before);
  await editor.publish('privacyPolicy', policy.id, { lead: 'What we keep.' });
  await shows(`/search?q=${word}`).toContain('Nothing found for');

  const story = await editor.entry('blog');
  const title = `A story of ${word}`;
  await editor.publish('blog', story.id, { title });
  for (const path of ['/blog/rss.xml', '/blog/feed.json']) await shows(path).toContain(title);
});

test('TRV-04/synonyms a synonym an editor publishes is searched by within seconds, and one taken out is not', async ({
  request,
}) => {
  const word = `nyala${Date.now().toString(36)}`;
  const first = async () => (await request.get(`/search?q=${word}`)).text();
  expect(await first()).toContain('Nothing found for');
  const page = await editor.entry('searchPage');
  await editor.publish('searchPage', page.id, { synonyms: [{ word: 'privacy policy', also: [word] }] });
  await expect.poll(first, { intervals: [100] }).toContain('href="/privacy-policy"');
  await editor.publish('searchPage', page.id, { synonyms: [] });
  await expect.poll(first, { intervals: [100] }).toContain('Nothing found for');
});

test('CNT-05/search while the studio is away the last good copy is searched', async ({
  product,
  request,
}) => {
  expect(await (await request.get('/search?q=privacy')).text()).toContain('<mark>');
  await product.stopStudio();
  await product.restartSite();
  try {
    expect(await (await request.get('/search?q=privacy')).text()).toContain('<mark>');
  } finally {
    await product.startStudio();
  }
});
