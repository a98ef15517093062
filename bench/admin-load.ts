/**
 * What a browser that was never here loads to show a page of the studio: bytes as they travel (compressed), of scripts and of everything,
 * and the number of requests. Compare with the same bench on an earlier tree; bar: not heavier.
 *
 *   node bench/admin-load.ts
 *
 * It starts a product of its own on the tests' demonstration.
 */
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { needChromium } from '../bin/testing/outside-programs.ts';
import { makeAccount, type Role, signIn } from '../tests/e2e/studio-accounts.ts';
import { visitStudio } from '../tests/e2e/studio-visit.ts';
import { type Product, startProduct } from '../tests/support/product.ts';

interface Load {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
}

/** Loads one page in a context nothing was loaded in, until nothing has come for two seconds; the desk's line of news never ends. */
async function loadOf(context: BrowserContext, open: () => Promise<void>): Promise<Load> {
  const page = context.pages()[0] ?? (await context.newPage());
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  const types = new Map<string, string>();
  const load = { requests: 0, scriptBytes: 0, allBytes: 0 };
  protocol.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.requests += 1;
    load.allBytes += encodedDataLength;
    if (types.get(requestId) === 'Script') load.scriptBytes += encodedDataLength;
  });
  await open();
  for (let before = -1; before !== load.requests; ) {
    before = load.requests;
    await page.waitForTimeout(2_000);
  }
  return load;
}

async function measure(browser: Browser, product: Product, name: string, role: Role | null, path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const studio = role ? await visitStudio(page, product, role) : null;
    const { requests, scriptBytes, allBytes } = await loadOf(context, async () => {
      if (studio) await studio.open(path);
      else await page.goto(`${product.studioUrl}/admin${path}`);
    });
    const kB = (bytes: number) => `${(bytes / 1024).toFixed(0)} kB`.padStart(8);
    console.log(
      `${name.padEnd(32)}${kB(scriptBytes)} of scripts, ${kB(allBytes)} in all, ${requests} requests`,
    );
  } finally {
    await context.close();
  }
}

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await needChromium(new AbortController().signal),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const admin = await signIn(product, await makeAccount(product, 'admin'));
  const [story, lodge] = await Promise.all([admin.entry('blog'), admin.entry('accommodation')]);
  await measure(browser, product, 'the login', null, '/login');
  await measure(browser, product, 'the start page, as an editor', 'editor', '');
  await measure(browser, product, 'the list of stories', 'editor', '/collections/blog');
  await measure(browser, product, 'a story', 'editor', `/collections/blog/${story.id}`);
  await measure(browser, product, 'a lodge', 'editor', `/collections/accommodation/${lodge.id}`);
  await measure(browser, product, 'the desk, as a concierge', 'concierge', '/desk');
} finally {
  await browser.close();
  await product.stop();
}
