import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import type { Product } from '../support/product.ts';
import { makeAccount, password, type Role, sessionOf } from './studio-accounts.ts';

export interface StudioVisit {
  /** Opens a page of the admin by its path after `/admin`, and waits until its buttons take a press. */
  open(path: string): Promise<void>;
}

/** Gives a page the session of a role's account, as signing in on the login page does. */
export async function visitStudio(
  page: Page,
  product: Pick<Product, 'studioUrl' | 'env'>,
  role: Role,
): Promise<StudioVisit> {
  const email = await makeAccount(product, role);
  const [name = '', value = ''] = (await sessionOf(product, email)).split('=');
  await page.context().addCookies([{ name, value, url: product.studioUrl, httpOnly: true, sameSite: 'Lax' }]);
  return {
    open: async (path) => {
      await page.goto(`${product.studioUrl}/admin${path}`);
      await hasStarted(page);
    },
  };
}

/** Waits until React has taken over each button of the page, as it marks on the elements: before that a press is lost. */
export async function hasStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')];
    return (
      buttons.length > 0 &&
      buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactFiber$')))
    );
  });
}

/** Presses a button until what it shows is there: a form that is still starting takes no press. */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    // It may stand there and not be shown.
    if (!(await shown.isVisible())) await button.click({ timeout: 5_000 });
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/**
 * Goes where a link of the admin leads. While its page is still starting, Payload takes a click and may forget where it was to go; what
 * a test asks is what stands there.
 */
export async function follow(link: Locator): Promise<void> {
  const page = link.page();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
}

/** Leaves the studio before what its page shows is removed: the page would go on asking for it. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Shows the page beside the form; pressed again where the form was still starting and took no press. */
export async function showPreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('#live-preview-iframe');
  await pressUntil(page.locator('#live-preview-toggler'), frame);
  return page.frameLocator('#live-preview-iframe');
}

/**
 * Publishes until what should follow has followed. While the studio saves a draft by itself its buttons rest, and a press that meets such a
 * save is lost without a message: an editor sees that and presses again.
 *
 * @param followed looks once, or for a few seconds, and throws while it has not
 */
export async function publishUntil(page: Page, followed: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Publish changes' });
    // Resting: a draft is being saved, or all of it is published already and only what follows is late.
    if (await button.isEnabled()) await button.click({ timeout: 5_000 });
    await followed();
  }).toPass();
}

/** Signs a role's account in through the login page. */
export async function signInOnPage(
  page: Page,
  product: Pick<Product, 'studioUrl' | 'env'>,
  role: Role,
): Promise<void> {
  await givePassword(page, product, await makeAccount(product, role));
  await isInStudio(page);
}

/** Gives the login page an account's address and password. */
export async function givePassword(
  page: Page,
  { studioUrl }: Pick<Product, 'studioUrl'>,
  email: string,
): Promise<void> {
  await page.goto(`${studioUrl}/admin`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Waits until the login page has led on. */
export async function isInStudio(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** Holds a part of a page to axe's rules. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await axeFor(page).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
