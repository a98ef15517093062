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
    open: (path) => openPage(page, `${product.studioUrl}/admin${path}`),
  };
}

/** Opens a page of the studio by its whole address, and waits until its buttons take a press. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hasStarted(page);
}

/** Loads a page of the studio once more, and waits until its buttons take a press. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hasStarted(page);
}

/**
 * Waits until React has taken over each button of the page, as it marks on the elements: before that a press is lost.
 * Only where a page came by a press; `open`, `openPage`, `reload`, `follow` and the login page wait by themselves.
 */
export async function hasStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')];
    return (
      buttons.length > 0 &&
      buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactFiber$')))
    );
  });
}

/**
 * Presses a button until what it shows is there. Only for a form that is drawn anew under the hand: of a new entry, once it has its
 * address, and a press on the one before is lost. Everywhere else a second press would hide that the first did nothing.
 */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    // It may stand there and not be shown.
    if (!(await shown.isVisible())) await button.click({ timeout: 5_000 });
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/**
 * Goes where a link of the admin leads, and waits until the buttons there take a press. While its page is still starting, Payload takes a click and may forget where it was to go; what
 * a test asks is what stands there.
 */
export async function follow(link: Locator): Promise<void> {
  const page = link.page();
  await openPage(page, new URL((await link.getAttribute('href')) ?? '', page.url()).href);
}

/** Leaves the studio before what its page shows is removed: the page would go on asking for it. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Shows the page beside the form. The studio remembers for each account whether it was shown last, and may show it already. */
export async function showPreview(page: Page): Promise<FrameLocator> {
  const button = page.locator('#live-preview-toggler');
  if (!(await button.getAttribute('class'))?.includes('--active')) await button.click();
  await expect(page.locator('#live-preview-iframe')).toBeVisible();
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
  await openPage(page, `${studioUrl}/admin`);
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
