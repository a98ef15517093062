import { type Browser, chromium, type Page } from 'playwright-core';
import { axeFor } from '../support/axe.ts';
import type { StudioRole } from '../support/studio-people.ts';
import type { SharedStudio } from './shared-studio.ts';

export interface VisitOptions {
  readonly role?: StudioRole | null;
  readonly width?: number;
}

export interface InboxVisit {
  readonly page: Page;
  /** Everything the browser complained about since the visit began. */
  readonly complaints: string[];
  /** Opens a path of the studio and waits until its scripts have settled. */
  go(path: string): Promise<void>;
  close(): Promise<void>;
}

let launched: Promise<Browser> | null = null;

/** One browser for all files of this worker; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    handleSIGTERM: false,
  });
  return launched;
}

/** A browser profile of its own for one test, signed in as `role` (a concierge unless said otherwise). */
export async function visit(
  browser: Browser,
  studio: SharedStudio,
  options: VisitOptions = {},
): Promise<InboxVisit> {
  const { role = 'concierge', width = 1440 } = options;
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  if (role) {
    const { token } = await studio.as(role);
    await context.addCookies([{ name: 'payload-token', value: token, url: studio.url }]);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    page,
    complaints,
    go: async (path) => {
      await page.goto(`${studio.url}${path}`);
      // The hints are drawn by the browser: once they stand, the page listens.
      if ((await page.locator('.inbox-rows, .inbox-empty').count()) > 0) {
        await page.locator('.inbox-keys').waitFor({ state: 'attached' });
      }
    },
    close: () => context.close(),
  };
}

/** Whether the page is no wider than its window. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** What axe finds wrong with the page as it stands, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await axeFor(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}
