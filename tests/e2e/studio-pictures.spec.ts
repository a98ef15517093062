import sharp from 'sharp';
import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { expectAccessible, leave, visitStudio } from './studio-visit.ts';

test('GEN-04/alt a picture needs words, shows every crop of its focal point and where it is used', async ({
  page,
  product,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const bytes = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#a9556a' } })
    .webp()
    .toBuffer();
  await studio.open('/collections/media/create');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'dusk.webp', mimeType: 'image/webp', buffer: bytes });
  await expect(page.getByText(/At 1000 × 600 pixels it will look blurred/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText('Say in one sentence what it shows: people who cannot see it hear this instead.'),
  ).toBeVisible();
  await page.getByLabel(/What it shows/).fill('A river at dusk');

  const crops = page.getByRole('region', { name: 'What stays in view' });
  const whole = crops.getByRole('button', {
    name: /Focal point: 50 percent from the left, 50 percent from the top/,
  });
  // It has its size when the picture in it has loaded.
  await expect.poll(async () => (await whole.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  const box = await whole.boundingBox();
  if (!box) throw new Error('The picture is not drawn.');
  await whole.click({ position: { x: box.width * 0.2, y: box.height * 0.25 } });
  const point = crops.getByRole('button', { name: /Focal point/ });
  await expect(point).toHaveAccessibleName('Focal point: 20 percent from the left, 25 percent from the top');
  await point.press('ArrowRight');
  await point.press('Shift+ArrowDown');
  await expect(
    crops.getByRole('button', { name: /21 percent from the left, 35 percent from the top/ }),
  ).toBeVisible();
  const positions = await crops
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
  expect(positions).toEqual(['20% 35%', '20% 35%', '20% 35%', '20% 35%', '50% 50%']);
  await expect(crops.getByText('Shared link')).toBeVisible();
  await expectAccessible(page, '.crops');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/collections\/media\/\d+/);
  const id = Number(/media\/(\d+)/.exec(page.url())?.[1]);
  const { focalX, focalY, alt } = await editor.entry('media', 'id', String(id));
  expect([focalX, focalY, alt]).toEqual([21, 35, 'A river at dusk']);
  const used = page.getByRole('region', { name: 'Where it is used' });
  await expect(used.getByText('Nothing uses it.')).toBeVisible();

  const story = await editor.entry('blog');
  await editor.save('blog', story.id, { image: id });
  await studio.open(`/collections/media/${id}`);
  await expect(used.getByRole('link', { name: String(story.title) })).toBeVisible();
  await expect(used.getByText('Story, Picture (draft)')).toBeVisible();
  await expectAccessible(page, '.used');
  await editor.publish('blog', story.id, { image: story.image });
  await leave(page);
  await editor.remove('media', id);
});

test('lists show pictures, and are searched by more than the title', async ({ page, product }) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const story = await editor.entry('blog');
  const words = String(story.standfirst).split(' ').slice(0, 4).join(' ');
  await studio.open('/collections/blog');
  await expect(page.getByRole('table').locator('img').first()).toBeVisible();
  await page.locator('.search-filter__input, input[name="search"]').first().fill(words);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: String(story.title) })).toBeVisible();
});
