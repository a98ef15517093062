import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from './fixtures.ts';
import { expectAccessible, visitStudio } from './studio-visit.ts';

test('CNT-02/missing-entries the start page names what is broken and what pages lack, with the entry that puts it right', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const introductions = await studio.ask(
    'GET',
    'introSection?where[heroBannerFor][equals]=contact-us&depth=0',
  );
  const introduction = introductions.body.docs[0];
  if (!introduction) throw new Error('The collection has no introduction of /contact-us.');
  const stories = await studio.ask('GET', 'blog?limit=1&depth=0');
  const story = stories.body.docs[0];
  if (!story) throw new Error('The collection has no story.');
  await studio.open('');
  const toPutRight = page.getByRole('region', { name: 'To put right' });
  await expect(toPutRight.getByText(/\d+ published entries/)).toBeVisible();
  await expect(toPutRight.getByText('/contact-us', { exact: true })).toHaveCount(0);

  await studio.ask('POST', `introSection/${introduction.id}/agreement`);
  await studio.ask('PATCH', `introSection/${introduction.id}`, { _status: 'draft' });
  await studio.ask('PATCH', `blog/${story.id}`, { metaDescription: '', _status: 'published' });
  // The studio itself refuses such a link; an older version or a restored backup may hold one.
  const database = new DatabaseSync(join(product.dataDir, 'studio/studio.db'));
  database.exec('PRAGMA busy_timeout = 5000');
  const broken = JSON.stringify(linkTo('/blog/there-is-no-such-story'));
  database
    .prepare("UPDATE blog SET body = ?, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = ?")
    .run(broken, story.id);
  database.close();
  await studio.open('');
  await expect(toPutRight.getByRole('link', { name: '/contact-us', exact: true })).toBeVisible();
  await expect(toPutRight.getByText(/: \/blog\/there-is-no-such-story is no page\./)).toBeVisible();
  await expect(toPutRight.getByText('It has no description for search engines.')).toHaveCount(1);
  await expectAccessible(page, '.home');

  const lately = page.getByRole('region', { name: 'Changed lately' });
  const first = lately.getByRole('listitem').first();
  await expect(first).toContainText(`Test editor published ${String(story.title)}`);
  await expect(lately.getByRole('listitem').nth(1)).toContainText('took back contact-us');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/collections/blog/${story.id}`));

  await studio.ask('PATCH', `introSection/${introduction.id}`, { _status: 'published' });
  const restored = await studio.ask('PATCH', `blog/${story.id}`, {
    metaDescription: story.metaDescription,
    body: story.body,
    _status: 'published',
  });
  expect(restored.status).toBe(200);
  await studio.open('');
  await expect(toPutRight.getByText(/\d+ published entries/)).toBeVisible();
  await expect(toPutRight.getByText('there-is-no-such-story')).toHaveCount(0);
  await expect(toPutRight.getByText('/contact-us', { exact: true })).toHaveCount(0);
});

test('the start page tells what will begin and end by itself', async ({ page, product }) => {
  const studio = await visitStudio(page, product, 'editor');
  await studio.open('');
  const scheduled = page.getByRole('region', { name: 'Scheduled' });
  // The collection has offers of its own, some of which may have ended by the day this runs.
  const read = scheduled.getByRole('listitem').or(scheduled.getByText('Nothing is scheduled.'));
  const offer = scheduled.getByRole('listitem').filter({ hasText: 'Stay four, pay three ends' });
  await expect(read.first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  const day = (days: number) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;
  const made = await studio.ask('POST', 'offer', {
    title: 'Stay four, pay three',
    slug: `stay-four-${Date.now()}`,
    text: 'The fourth night is ours.',
    from: day(-1),
    until: day(7),
    _status: 'published',
  });
  expect(made.status).toBe(201);
  await studio.open('');
  await expect(offer).toHaveCount(1);
  await studio.ask('DELETE', `offer/${made.body.doc.id}`);
  await studio.open('');
  await expect(read.first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a concierge has a start page of the own and sees none of this', async ({ page, product }) => {
  const studio = await visitStudio(page, product, 'concierge');
  await studio.open('');
  await page.waitForURL(/\/admin\/inbox/);
  await expect(page.getByText('To put right')).toHaveCount(0);
});

function linkTo(url: string) {
  const node = { version: 1, format: '', indent: 0, direction: 'ltr' };
  const words = { type: 'text', version: 1, text: 'A link', format: 0, style: '', mode: 'normal', detail: 0 };
  const link = {
    ...node,
    version: 3,
    type: 'link',
    id: 'a1',
    fields: { linkType: 'custom', newTab: false, url },
    children: [words],
  };
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [link] }] } };
}
