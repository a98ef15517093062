import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { expectAccessible, follow, signInOnPage, visitStudio } from './studio-visit.ts';

/** The studio itself refuses such a body; an older version or a restored backup may hold one. */
function breakLink(dataDir: string, story: number): void {
  const database = new DatabaseSync(join(dataDir, 'studio/studio.db'));
  database.exec('PRAGMA busy_timeout = 5000');
  database
    .prepare("UPDATE blog SET body = ?, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = ?")
    .run(JSON.stringify(linkTo('/blog/there-is-no-such-story')), story);
  database.close();
}

const day = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;

test('CNT-02/missing-entries the start page names what is broken and what pages lack, with the entry that puts it right, what changed lately and what will begin and end by itself', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const introduction = await editor.entry('introSection', 'heroBannerFor', 'contact-us');
  const story = await editor.entry('blog');
  const toPutRight = page.getByRole('region', { name: 'To put right' });
  const scheduled = page.getByRole('region', { name: 'Scheduled' });
  // The collection has offers of its own, some of which may have ended by the day this runs.
  const read = scheduled.getByRole('listitem').or(scheduled.getByText('Nothing is scheduled.'));
  const ending = scheduled.getByRole('listitem').filter({ hasText: 'Stay four, pay three ends' });
  const isWell = async () => {
    await studio.open('');
    await expect(toPutRight.getByText(/\d+ published entries/)).toBeVisible();
    await expect(toPutRight.getByText('there-is-no-such-story')).toHaveCount(0);
    await expect(toPutRight.getByText('/contact-us', { exact: true })).toHaveCount(0);
    await expect(read.first()).toBeVisible();
    await expect(ending).toHaveCount(0);
  };
  await isWell();

  const offer = await editor.create('offer', {
    title: 'Stay four, pay three',
    slug: `stay-four-${Date.now()}`,
    text: 'The fourth night is ours.',
    saving: { kind: 'nights', nights: 4, paidNights: 3 },
    from: day(-1),
    until: day(7),
  });
  await editor.agree('introSection', introduction.id);
  await editor.unpublish('introSection', introduction.id);
  await editor.publish('blog', story.id, { metaDescription: '' });
  breakLink(product.dataDir, story.id);
  await studio.open('');
  await expect(toPutRight.getByRole('link', { name: '/contact-us', exact: true })).toBeVisible();
  await expect(toPutRight.getByText(/: \/blog\/there-is-no-such-story is no page\./)).toBeVisible();
  await expect(toPutRight.getByText('It has no description for search engines.')).toHaveCount(1);
  await expect(ending).toHaveCount(1);
  await expectAccessible(page, '.home');

  const lately = page.getByRole('region', { name: 'Changed lately' });
  const first = lately.getByRole('listitem').first();
  await expect(first).toContainText(`Test editor published ${String(story.title)}`);
  await expect(lately.getByRole('listitem').nth(1)).toContainText('took back contact-us');
  await follow(first.getByRole('link'));
  await expect(page).toHaveURL(new RegExp(`/collections/blog/${story.id}`));

  await editor.publish('introSection', introduction.id, {});
  await editor.publish('blog', story.id, { metaDescription: story.metaDescription, body: story.body });
  await editor.remove('offer', offer.id);
  await isWell();
});

test('who signs in on the login page as a concierge has a start page of the own and sees none of this', async ({
  page,
  product,
}) => {
  await signInOnPage(page, product, 'concierge');
  await page.waitForURL(/\/admin\/desk/);
  await expect(page.getByRole('heading', { name: /^New/, level: 1 })).toBeVisible();
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
