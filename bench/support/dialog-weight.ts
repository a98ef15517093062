import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export interface Weight {
  /** Bytes of script, gzip level 9, from the first sign of intent until a letter stands in the first field. */
  readonly bytes: number;
  /** What came after that letter, while the visitor went on: rules, the list of countries, dates in words. */
  readonly meanwhile: number;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** Bytes that came only with the focus of the telephone number and of a date; `null` where the form has no such field. */
  readonly onFocus: { readonly phone: number | null; readonly calendar: number | null };
}

/**
 * What a dialog costs in script to show and accept typing, the page's own script aside. Telephone metadata and the calendar
 * must not be in it: they come with the focus of their fields, which is measured after.
 *
 * @param address a page of a running product
 * @param dialog the dialog's address there: "/enquire/email"
 * @throws Error when the page has no link to that dialog
 */
export async function dialogWeight(browser: Browser, address: string, dialog: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  let heard: Promise<{ name: string; bytes: number }>[] = [];
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => Object.assign(window, { letterAt: timeStamp });
    addEventListener('input', note, { capture: true, once: true });
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    heard.push(response.body().then((body) => ({ name, bytes: gzipSync(body, { level: 9 }).length })));
  });
  const loaded = async () => {
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(heard);
    heard = [];
    return files;
  };
  const sum = (files: readonly { readonly bytes: number }[]) =>
    files.reduce((total, { bytes }) => total + bytes, 0);

  const opened = await page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')];
    const link = links.find(({ pathname }) => pathname === path);
    link?.click();
    return link !== undefined;
  }, dialog);
  if (!opened) throw new Error(`${address} has no link to ${dialog}.`);
  const form = page.locator('dialog[open]');
  const first = form.locator('input[type="text"]:visible, input[type="email"]:visible').first();
  await first.pressSequentially('N');
  await first.blur();
  const all = await loaded();
  // A script asked for after the letter stood is none the dialog needed to take it.
  const before = await page.evaluate(() => {
    const letter = Reflect.get(window, 'letterAt');
    const scripts = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= letter);
    return scripts.map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '');
  });
  const files = all.filter(({ name }) => before.includes(name));

  const focus = async (selector: string) => {
    const field = form.locator(selector).first();
    if ((await field.count()) === 0) return null;
    await field.focus();
    return sum(await loaded());
  };
  const phone = await focus('input[type="tel"]');
  const calendar = await focus('input[aria-haspopup="dialog"]');
  await context.close();
  return { bytes: sum(files), meanwhile: sum(all) - sum(files), files, onFocus: { phone, calendar } };
}
