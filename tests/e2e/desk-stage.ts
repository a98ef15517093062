import type { Browser, Page } from '@playwright/test';
import { enquiryRecordOf } from '@sundowner/brand';
import type { Product } from '../support/product.ts';
import { expect } from './fixtures.ts';
import { makeOwnAccount, sessionOf } from './studio-accounts.ts';

type StageProduct = Pick<Product, 'siteUrl' | 'studioUrl' | 'env'>;

let asked = 0;

/** An enquiry by email from somebody of a surname nobody else has. @returns its reference and who asked */
export async function askByEmail(
  { siteUrl }: Pick<StageProduct, 'siteUrl'>,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly reference: string; readonly name: string; readonly email: string }> {
  asked += 1;
  const surname = `Okafor${process.pid}x${asked}`;
  const email = `by-email.${process.pid}.${asked}@example.com`;
  const ticket = (await (await fetch(`${siteUrl}/enquiry/ticket?kind=email`)).json()) as { ticket: string };
  const response = await fetch(`${siteUrl}${enquiryRecordOf.email.endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: siteUrl },
    body: JSON.stringify({
      ticket: ticket.ticket,
      accept: 'consentTrue',
      name: 'Naledi',
      surname,
      email,
      tel: '+44 20 7946 0018',
      country: 'United Kingdom',
      comments: 'Is there a room where she can hear the hippos?',
      from: '/lionsands',
      url: '/',
      ...more,
    }),
  });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  return { reference, name: `Naledi ${surname}`, email };
}

export interface AtDesk {
  readonly page: Page;
  /** Opens a page of the desk by its path after `/admin/desk`, and waits until it listens. */
  open(path: string): Promise<void>;
  close(): Promise<void>;
}

/** A concierge, or an administrator, with an account and a browser of their own. */
export async function concierge(
  browser: Browser,
  product: StageProduct,
  viewport: { readonly width: number; readonly height: number } | null,
  role: 'concierge' | 'admin' = 'concierge',
): Promise<AtDesk> {
  const [name = '', value = ''] = (await sessionOf(product, await makeOwnAccount(product, role))).split('=');
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addCookies([{ name, value, url: product.studioUrl, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  return {
    page,
    async open(path) {
      // Once the new page has come, what is heard of the desk is heard by it.
      await page.goto(`${product.studioUrl}/admin/desk${path}`, { waitUntil: 'commit' });
      await page.waitForResponse((response) => response.url().includes('/api/desk/live'));
    },
    close: () => context.close(),
  };
}

/** What was done last, as the line at the foot says. */
export const said = (page: Page, words: string | RegExp) => page.locator('.desk-said').getByText(words);

/** What lies under another part at the foot of the window, sticks out of its own box, or out of the window: none, on a page that is well. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').slice(0, 40)}”`;
    const found = [...document.querySelectorAll('.desk *')].filter((element) => {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
      // A field scrolls what is typed into it.
      if (element.matches('input, select, textarea')) return false;
      const { display, overflowX, position } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (display === 'inline' || overflowX !== 'visible' || position === 'absolute') return false;
      // A box of a pixel is for screen readers.
      if (box.width < 2 || box.height < 2) return false;
      // Rows that are moved sideways by themselves.
      if (element.closest('.desk-list-head, .desk-bulk, .desk-format')) return false;
      return element.scrollWidth > element.clientWidth + 1 || box.right > window.innerWidth + 1;
    });
    const sideways =
      document.documentElement.scrollWidth > window.innerWidth ? ['the page goes sideways'] : [];
    return [...sideways, ...found.map(named)];
  });

/** Goes through everything that takes the focus by Tab. @returns what was covered by something else while it had the focus */
export async function coveredInFocus(page: Page, most = 80): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const own = document.activeElement;
      if (!(own instanceof HTMLElement) || own === document.body)
        return { ended: true, name: '', clear: true };
      const box = own.getBoundingClientRect();
      // A control may be drawn by its label alone.
      if (box.width < 2 || box.height < 2) return { ended: false, name: '', clear: true };
      const at = (y: number) => document.elementFromPoint(box.left + Math.min(box.width / 2, 40), y);
      const points = [box.top + 2, box.bottom - 2].filter((y) => y > 0 && y < window.innerHeight);
      const isOwn = (element: Element | null) =>
        element !== null &&
        (own.contains(element) || element.contains(own) || element.closest('label') !== null);
      return {
        ended: false,
        name: `${own.tagName.toLowerCase()} ${own.getAttribute('aria-label') ?? own.textContent?.slice(0, 40) ?? ''}`,
        clear: points.length > 0 && points.every((y) => isOwn(at(y))),
      };
    });
    if (found.ended) break;
    if (!found.clear) covered.push(found.name);
  }
  return covered;
}
