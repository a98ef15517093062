import type { Locator, Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { showTruePlates } from '../support/true-plates.ts';
import { expect, test } from './fixtures.ts';

const { launchOptions } = config.use ?? {};
// WebGL by the processor, which Chromium gives to nobody who does not ask.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const viewer = /panorama-viewer[^/]*\.js$/;

/** Notes what the page asks for of panoramas. */
function askedBy(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return () => asked.filter((path) => viewer.test(path) || /\/pano-[a-z-]+-[0-9a-f]{8}\.webp$/.test(path));
}

/** What is seen of a panorama once it has come to rest. */
async function seen(view: Locator): Promise<string> {
  const frame = async () => (await view.screenshot()).toString('base64');
  let last = await frame();
  await expect
    .poll(async () => {
      const before = last;
      last = await frame();
      return last === before;
    })
    .toBe(true);
  return last;
}

test('TRV-05/in-page TRV-05/keyboard a panorama is fetched when it is opened, and keys turn it', async ({
  page,
  context,
}) => {
  await showTruePlates(context, 'as they are drawn');
  const asked = askedBy(page);
  await page.goto('/more-360s');
  const link = page.locator('a[data-panorama]').first();
  await link.focus();
  expect(asked()).toEqual([]);
  await link.press('Enter');
  const view = page.getByRole('application');
  await expect(view).toBeFocused();
  await expect(page.getByText('Drag, or use the arrow keys, to look round.')).toBeVisible();
  expect(asked()).toHaveLength(2);
  const first = await seen(view);
  await view.press('ArrowRight');
  await expect.poll(() => seen(view)).not.toBe(first);
  await view.press('ArrowLeft');
  await expect.poll(() => seen(view)).toBe(first);
  await view.press('+');
  await expect.poll(() => seen(view)).not.toBe(first);
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('TRV-05/in-page the dialog of 360 degree tours opens panoramas itself', async ({ page, context }) => {
  await showTruePlates(context, 'as they are drawn');
  await page.goto('/contact-us');
  await page.locator('a[href^="/enquire/360-tours"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('a[data-panorama]').nth(1).click();
  await expect(dialog.getByRole('application', { name: /Thornybush/ })).toBeFocused();
  await dialog.locator('a[data-panorama]').first().click();
  await expect(dialog.getByRole('application')).toHaveCount(1);
  await expect(dialog.getByRole('application', { name: /Sabie/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('TRV-05/touch TRV-05/turning a finger turns a panorama, and so does the phone', {
  tag: '@phone',
}, async ({ page, context }) => {
  await showTruePlates(context, 'as they are drawn');
  // As a browser somebody sits at allows any page that is served over a safe line.
  await context.grantPermissions(['gyroscope', 'accelerometer', 'magnetometer']);
  // A phone reports its orientation repeatedly, from the beginning, so that a listener gets it at once on a slow machine too.
  await page.addInitScript(() => {
    Object.assign(window, { heldAt: 10 });
    setInterval(() => {
      const alpha = (window as unknown as { heldAt: number }).heldAt;
      dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha, beta: 80, gamma: 1 }));
    }, 50);
  });
  await page.goto('/more-360s');
  await page.locator('a[data-panorama]').first().tap();
  const view = page.getByRole('application');
  await expect(view).toBeFocused();
  const first = await seen(view);
  const box = await view.boundingBox();
  if (!box) throw new Error('The panorama has no box.');
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', right = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 100 + right, y: box.y + 120 }],
    });
  await touch('touchStart');
  for (const right of [30, 60, 90, 120]) await touch('touchMove', right);
  await touch('touchEnd');
  await expect.poll(() => seen(view)).not.toBe(first);
  const dragged = await seen(view);
  const button = page.getByRole('button', { name: 'Turn with the phone' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await seen(view);
  await page.evaluate(() => Object.assign(window, { heldAt: 70 }));
  await expect.poll(() => seen(view)).not.toBe(dragged);
});

test('TRV-05/in-page without WebGL the whole picture is shown, and the page says why', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const asked = askedBy(page);
  await page.goto('/more-360s');
  const link = page.locator('a[data-panorama]').first();
  await link.click();
  await expect(page.getByText(/cannot turn the panorama, since it has no WebGL/)).toBeVisible();
  await expect(page.locator('[data-stage] img[src*="/pano-"]').last()).toBeVisible();
  expect(asked().filter((path) => viewer.test(path))).toEqual([]);
});
