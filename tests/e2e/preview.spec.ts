import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import { expect, test } from './fixtures.ts';
import { type Editor, makeAccount, password, signIn } from './studio-accounts.ts';

let editor: Editor;
let email: string;
test.beforeAll(async ({ product }) => {
  email = await makeAccount(product, 'editor');
  editor = await signIn(product, email);
});

test('an editor sees the real page change while she types, and visitors do not', async ({
  page,
  product,
}) => {
  const home = await editor.entry('homepage');
  const words = `As typed at ${Date.now()}.`;
  await page.goto(`${product.studioUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${product.studioUrl}/admin/collections/homepage/${home.id}`);
  await page.locator('#live-preview-toggler').click();
  const preview = page.frameLocator('iframe.live-preview-iframe');
  await expect(preview.getByText('A preview.')).toBeVisible({ timeout: 20_000 });
  await expect(preview.getByText(String(home.heroLead))).toBeVisible();
  await page.locator('#field-heroLead').fill(words);
  await expect(preview.getByText(words)).toBeVisible({ timeout: 20_000 });
  expect(await (await fetch(product.siteUrl)).text()).not.toContain(words);
  await editor.publish('homepage', home.id, { heroLead: home.heroLead });
});

test('a preview keeps its place when it is made anew, and hears nobody but the studio', async ({
  page,
  product,
}) => {
  const policy = await editor.entry('privacyPolicy');
  const path = '/privacy-policy';
  const token = signPreviewToken({ path, expires: Date.now() + previewTokenMs }, product.contentToken);
  const address = `${product.siteUrl}${path}?preview=${token}`;
  // A page at the studio's own address, as the editor's form is.
  await page.route(`${product.studioUrl}/frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Frame</title><iframe src="${address}" width="900" height="600"></iframe>`,
    }),
  );
  await page.goto(`${product.studioUrl}/frame`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('A preview.')).toBeVisible();
  const inside = page.frames().find((each) => each.url() === address);
  await inside?.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const looked: string[] = [];
  page.on('request', (request) => {
    if (request.url() === address && request.resourceType() === 'fetch') looked.push(request.url());
  });
  const words = `Kept as of ${Date.now()}.`;
  await editor.save('privacyPolicy', policy.id, { lead: words });
  await inside?.evaluate(() => window.postMessage({ type: 'payload-document-event' }, location.origin));
  await expect(frame.getByText(words)).toHaveCount(0);
  await page.evaluate(() =>
    document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'payload-document-event' }, '*'),
  );
  await expect(frame.getByText(words)).toHaveCount(1);
  expect(looked).toHaveLength(1);
  await expect
    .poll(() =>
      page
        .frames()
        .find((each) => each.url() === address)
        ?.evaluate(() => scrollY),
    )
    .toBe(400);
  await editor.publish('privacyPolicy', policy.id, { lead: policy.lead });
});
