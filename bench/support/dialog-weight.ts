import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

/** What a dialog with a form may cost in script, gzip, to show and accept typing (React included). */
export const dialogBarBytes = 95_000;

interface Script {
  readonly name: string;
  /** Gzip, level 9. */
  readonly bytes: number;
}

export interface Weight {
  /** Bytes of script from the click until the form stands there and takes a letter. */
  readonly bytes: number;
  readonly files: readonly Script[];
}

export interface LaterWeight {
  /** What came after that, while the visitor went on: rules, sending, panels, the list of countries, dates in words. */
  readonly meanwhile: number;
  /** Bytes that came only with the focus of the telephone number and of a date; `null` where the form has no such field. */
  readonly onFocus: { readonly phone: number | null; readonly calendar: number | null };
}

const typed = 'dialog[open] form :is(input[type="text"], input[type="email"])';
const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const sum = (files: readonly Script[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Opens a dialog, from a link of its own: no page has one to every dialog, and a dialog opens from any. */
async function open(browser: Browser, address: string, dialog: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  let come: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') come.push(request);
  });
  // When the link is pressed and when the first field is drawn, by the clock that the browser's own timings follow.
  await page.evaluate(
    ([selector = '', path = '']) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(selector)?.checkVisibility()) return;
        watch.disconnect();
        Object.assign(window, { formAt: performance.now() });
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      Object.assign(window, { pressedAt: performance.now() });
      link.click();
    },
    [typed, dialog],
  );
  const first = page.locator(typed).first();
  await first.waitFor();
  // Only what is counted is read: what comes while the page closes has no body any more.
  const take = async (isCounted: (name: string) => boolean): Promise<readonly Script[]> => {
    const counted = come.filter((request) => isCounted(nameOf(request.url())));
    come = [];
    return Promise.all(
      counted.map(async (request) => ({
        name: nameOf(request.url()),
        bytes: gzipSync((await (await request.response())?.body()) ?? Buffer.of(), { level: 9 }).length,
      })),
    );
  };
  return { context, page, first, take };
}

/** Names of the scripts that were asked for from the press until the form stood there: not what the page brought of itself. */
const before = (page: Page) =>
  page.evaluate(() => {
    const [pressedAt, formAt] = ['pressedAt', 'formAt'].map((name) => Reflect.get(window, name));
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= pressedAt && startTime <= formAt);
    return scripts.map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '');
  });

/**
 * What a dialog costs in script to show and accept typing, the page's own script aside. The letter is typed while every script
 * that is asked for after the form stands there is refused: what the form needs to take it is in `bytes`, or it throws.
 *
 * @param address a page of a running product
 * @param dialog the dialog's address there: "/enquire/email"
 * @throws Error when the dialog takes no letter with the scripts it was shown with
 */
export async function dialogWeight(browser: Browser, address: string, dialog: string): Promise<Weight> {
  const { context, page, first, take } = await open(browser, address, dialog);
  await page.route('**/*.js', (route) => route.abort());
  await first.pressSequentially('N');
  if ((await first.inputValue()) !== 'N') throw new Error(`${dialog} takes no letter without more scripts.`);
  const needed = await before(page);
  const files = await take((name) => needed.includes(name));
  await context.close();
  return { bytes: sum(files), files };
}

/** What a dialog fetches once a letter stands in it, and with the focus of a telephone number and of a date. */
export async function laterWeight(browser: Browser, address: string, dialog: string): Promise<LaterWeight> {
  const { context, page, first, take } = await open(browser, address, dialog);
  const needed = await before(page);
  const loaded = async () => {
    // Nothing tells that all has come; a product on this machine answers within the second.
    await page.waitForTimeout(1_000);
    return sum(await take((name) => !needed.includes(name)));
  };
  await first.pressSequentially('N');
  await first.blur();
  const meanwhile = await loaded();
  const focus = async (selector: string) => {
    const field = page.locator('dialog[open] form').locator(selector).first();
    if ((await field.count()) === 0) return null;
    await field.focus();
    return loaded();
  };
  const phone = await focus('input[type="tel"]');
  const calendar = await focus('input[aria-haspopup="dialog"]');
  await context.close();
  return { meanwhile, onFocus: { phone, calendar } };
}
