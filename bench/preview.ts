/**
 * From a key an editor presses to the page beside her form that shows it: a letter at the end of a story's title, of its standfirst and of
 * a paragraph, which the page follows by itself, and a paragraph more, which the site draws once the studio has saved it. Both times are
 * the browser's own: of the first event of the key in the form, and of the frame after the words stand in the preview. There is no bar: it
 * measures the machine.
 *
 *   npm run bench -- preview [--rounds 30]
 *
 * It starts a product of its own on the tests' demonstration. A round begins when neither of its programs works any more.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Frame, type Locator, type Page } from '@playwright/test';
import { needChromium } from '../bin/testing/outside-programs.ts';
import { lexical } from '../tests/collections/made/making.ts';
import { makeAccount, signIn } from '../tests/e2e/studio-accounts.ts';
import { leave, visitStudio } from '../tests/e2e/studio-visit.ts';
import { type Product, startProduct } from '../tests/support/product.ts';
import { atRest, programsOf } from './support/at-rest.ts';
import { percentile } from './support/percentile.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
const rounds = Number(values.rounds);
/** Rounds of each kind before the first that counts. */
const warmUps = 3;
const mostMs = 30_000;
const words = {
  title: 'A story that is written',
  standfirst: 'It is not finished',
  paragraph: 'The river fell',
};

/** A story with an address of its own: one made of the title would change with it, and the preview be loaded anew. @returns its id */
async function makeStory(product: Product): Promise<number> {
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { image } = await editor.entry('blog');
  const { id } = await editor.create('blog', {
    title: words.title,
    slug: 'a-story-that-is-written',
    standfirst: words.standfirst,
    date: '2026-01-02',
    category: 'Stories',
    minutes: 1,
    image,
    body: lexical(words.paragraph),
  });
  return id;
}

/** Shows the page beside the form; pressed again where the form was still starting and took no press. */
async function openPreview(page: Page): Promise<Frame> {
  const shown = page.locator('#live-preview-iframe');
  for (const end = Date.now() + mostMs; !(await shown.isVisible()); ) {
    if (Date.now() > end) throw new Error('The form shows no preview.');
    await page.locator('#live-preview-toggler').click();
    await shown.waitFor({ timeout: 5_000 }).catch(() => null);
  }
  await page
    .frameLocator('#live-preview-iframe')
    .getByRole('heading', { level: 1, name: words.title })
    .waitFor({ timeout: mostMs });
  const frame = page.frames().find((each) => each.url().includes('?preview='));
  if (!frame) throw new Error('The form has no preview beside it.');
  return frame;
}

/** Notes in the form when the first event of a change came, by the clock that the preview's page has as well. */
async function noteChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['keydown', 'beforeinput', 'input'])
      addEventListener(
        type,
        () => {
          if (!Reflect.get(window, 'changedAt')) Object.assign(window, { changedAt: Date.now() });
        },
        { capture: true },
      );
  });
}

/** When the preview's main part has the words, after the frame that shows them (`Date.now()` of the browser). */
async function shownAt(frame: Frame, written: string): Promise<number> {
  const end = Date.now() + mostMs;
  for (;;) {
    const looking = frame.evaluate(
      (text) =>
        new Promise<number>((done) => {
          const isThere = () => document.querySelector('main')?.textContent?.includes(text) === true;
          const drawn = () => requestAnimationFrame(() => setTimeout(() => done(Date.now())));
          if (isThere()) return drawn();
          const watch = new MutationObserver(() => {
            if (!isThere()) return;
            watch.disconnect();
            drawn();
          });
          watch.observe(document, { subtree: true, childList: true, characterData: true });
        }),
      written,
    );
    const late = AbortSignal.timeout(Math.max(1, end - Date.now()));
    const over = new Promise<'late'>((done) => late.addEventListener('abort', () => done('late')));
    // Some seconds after the last save the preview is loaded anew, and what looked into it is gone.
    const found = await Promise.race([looking.catch(() => 'gone' as const), over]);
    if (typeof found === 'number') return found;
    if (found === 'late' || Date.now() > end)
      throw new Error(`The preview did not show "${written}" within ${mostMs / 1000} s.`);
    await frame.waitForLoadState().catch(() => null);
  }
}

interface Following {
  readonly page: Page;
  readonly frame: Frame;
  readonly programs: readonly number[];
}

/** @param change presses the keys. @param written what the preview shows after them */
async function follow(
  { page, frame, programs }: Following,
  written: string,
  change: () => Promise<void>,
): Promise<number> {
  await atRest(programs);
  await page.evaluate(() => Object.assign(window, { changedAt: 0 }));
  const [shown] = await Promise.all([shownAt(frame, written), change()]);
  const changed = await page.evaluate(() => Number(Reflect.get(window, 'changedAt')));
  if (changed === 0) throw new Error(`The form heard of no key, and the preview shows "${written}".`);
  return shown - changed;
}

async function measure(name: string, work: (round: number) => Promise<number>): Promise<void> {
  const taken: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const ms = await work(round + warmUps);
    if (round >= 0) taken.push(ms);
  }
  const [median, p95, worst] = [0.5, 0.95, 1].map((share) => percentile(taken, share).toFixed(0));
  console.log(
    `${name}: ${median} ms median, ${p95} ms for 95 of 100, ${worst} ms at worst of ${taken.length} (load ${loadavg()[0]?.toFixed(1)})`,
  );
}

/** Types a letter after another at the end of what a field holds. */
async function measureLetters(following: Following, name: string, field: Locator, begun: string) {
  const { page } = following;
  let typed = begun;
  await field.click();
  await page.keyboard.press('End');
  await measure(name, (round) => {
    const letter = 'abcdefghijklmnopqrstuvwxyz'[round % 26] ?? '';
    typed += letter;
    return follow(following, typed, () => page.keyboard.type(letter));
  });
}

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await needChromium(new AbortController().signal),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const id = await makeStory(product);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const studio = await visitStudio(page, product, 'editor');
  await studio.open(`/collections/blog/${id}`);
  const following = {
    page,
    frame: await openPreview(page),
    programs: Object.values(programsOf(product)),
  };
  await noteChanges(page);
  await measureLetters(following, 'a letter of the title', page.locator('#field-title'), words.title);
  await measureLetters(
    following,
    'a letter of the standfirst',
    page.locator('#field-standfirst'),
    words.standfirst,
  );
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await measureLetters(
    following,
    'a letter of a paragraph',
    text.getByText(words.paragraph),
    words.paragraph,
  );
  await measure('a paragraph more, drawn by the site', (round) =>
    follow(following, `Day ${round}.`, async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.type(`Day ${round}.`);
    }),
  );
  await leave(page);
} finally {
  await browser.close();
  await product.stop();
}
