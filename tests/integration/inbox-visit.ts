import { type Browser, chromium, type Page } from 'playwright-core';
import { axeFor } from '../support/axe.ts';
import type { InboxStudio } from './inbox-studio.ts';

export interface VisitOptions {
  readonly role?: 'admin' | 'concierge' | 'editor' | null;
  readonly width?: number;
  readonly scripts?: boolean;
}

export interface InboxVisit {
  readonly page: Page;
  /** Everything the browser complained about since the visit began. */
  readonly complaints: string[];
  /** Opens a path of the studio and waits until its scripts have settled. */
  go(path: string): Promise<void>;
  close(): Promise<void>;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A browser of its own for one test, signed in as `role` (a concierge unless said otherwise). */
export async function visit(
  browser: Browser,
  studio: InboxStudio,
  options: VisitOptions = {},
): Promise<InboxVisit> {
  const { role = 'concierge', width = 1440, scripts = true } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
  });
  if (role) {
    await context.addCookies([
      { name: 'payload-token', value: await studio.session(role), url: studio.address },
    ]);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    page,
    complaints,
    go: async (path) => {
      await page.goto(`${studio.address}${path}`);
      // The hints are drawn by the browser: once they stand, the page listens.
      if (scripts && (await page.locator('.inbox-rows, .inbox-empty').count()) > 0) {
        await page.locator('.inbox-keys').waitFor({ state: 'attached' });
      }
    },
    close: () => context.close(),
  };
}

/** What axe finds wrong with the page as it stands, one line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await axeFor(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
}
