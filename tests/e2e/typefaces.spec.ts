import { expect, test } from './fixtures.ts';

test('GEN-10/other-characters a page fetches the first files of its typefaces, and more when it shows another character', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [name = ''] = new URL(request.url()).pathname.split('/').at(-1)?.split('.') ?? [];
    if (request.resourceType() === 'font') fetched.push(name);
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([...new Set(fetched)].toSorted()).toEqual(['bona-nova', 'bona-nova-italic', 'hanken-grotesk']);
  await page
    .locator('main p')
    .first()
    .evaluate((line) => line.append(' Łódź'));
  await expect
    .poll(() => fetched.filter((name) => name.includes('latin')))
    .toEqual([expect.stringMatching(/-latin-ext-/)]);
});
