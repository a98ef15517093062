import type { Locator, Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { travelYear } from '../support/filled-forms.ts';
import { askByEmail } from './desk-stage.ts';
import { expect, type Mail, test } from './fixtures.ts';

interface Asked {
  /** Path of the link in the confirmation. */
  readonly link: string;
  /** Texts of the mails that came since. */
  readonly later: () => string[];
}

/** An enquiry with dates and guests, by email. */
async function askedWithStay(
  product: { readonly siteUrl: string },
  mails: () => readonly Mail[],
): Promise<Asked> {
  const { email } = await askByEmail(product, {
    dateStart: `${travelYear}-03-05`,
    dateEnd: `${travelYear}-03-12`,
    adults: '2',
    children: '2',
    agesOfChildren: '4 and 9',
  });
  const texts = () =>
    mails()
      .filter(({ to }) => to === email)
      .map(({ text }) => text);
  const linkIn = () => /\/my-enquiry\/[\w-]{43}/.exec(texts()[0] ?? '')?.[0];
  await expect.poll(linkIn, { timeout: 30_000 }).toBeTruthy();
  return { link: linkIn() ?? '', later: () => texts().slice(1) };
}

const words = (page: Page) => page.getByLabel('Your words to the concierges');
const fold = (page: Page, id: string) => page.locator(`#${id} > summary`);

/** Goes on by Tab to a control, as somebody does who has no mouse. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Opens a fold by keyboard. */
async function unfold(page: Page, id: string): Promise<void> {
  await tabTo(page, fold(page, id));
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${id}[open]`)).toBeVisible();
}

/** Presses a form's button by keyboard and waits until what it leads to has the focus. */
async function press(page: Page, name: string, news: RegExp | string, role: 'status' | 'alert' = 'status') {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole(role)).toHaveText(news);
  await expect(page.getByRole(role)).toBeFocused();
}

const axeClean = async (page: Page) => expect((await axeFor(page).analyze()).violations).toEqual([]);

/** What of the page stands outside the edges it belongs in: of the window, and of the letter's content. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} of ${clientWidth}`);
    const sheet = document.querySelector('main section')?.parentElement;
    if (!sheet) return ['there is no letter'];
    const { left, right } = sheet.getBoundingClientRect();
    const style = getComputedStyle(sheet);
    const from = left + Number.parseFloat(style.paddingLeft) - 1;
    const to = right - Number.parseFloat(style.paddingRight) + 1;
    const boxes =
      'input:not([type="hidden"]),select,textarea,button,summary,table,label,p,h1,h2,h3,a,td,th,dd';
    for (const box of sheet.querySelectorAll<HTMLElement>(boxes)) {
      const isBeside =
        box.closest('aside') && getComputedStyle(box.closest('aside') ?? box).position === 'absolute';
      const at = box.getBoundingClientRect();
      if (at.width <= 1 || at.height <= 1 || isBeside) continue;
      if (
        at.left < from ||
        at.right > to ||
        (box.scrollWidth > box.clientWidth + 1 &&
          box.clientWidth > 0 &&
          !/^(INPUT|SELECT|TEXTAREA|A)$/.test(box.tagName))
      )
        found.push(
          `${box.tagName} ${box.id || box.textContent?.trim().slice(0, 40)}: ${Math.round(at.left)} to ${Math.round(at.right)}, ${box.scrollWidth} in ${box.clientWidth}`,
        );
    }
    return found;
  });

/** On phones, narrow ones too, and with letters twice as large. */
async function fits(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { width, text } of [
    { width: 390, text: '' },
    { width: 320, text: '' },
    { width: 390, text: '200%' },
    { width: 833, text: '200%' },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    expect([width, text, await outside(page)]).toEqual([width, text, []]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (before) await page.setViewportSize(before);
}

/** axe, and every width, of one state of the page. */
async function isSound(page: Page): Promise<void> {
  await axeClean(page);
  await fits(page);
}

test('CNV-10/axe CNV-10/keyboard CNV-10/phone a traveller does everything on the page by keyboard alone, and every state of it fits', async ({
  page,
  mails,
  product,
  allowFailedResponses,
}) => {
  test.slow();
  // A form that is not taken is answered with 400, which Chromium writes down.
  allowFailedResponses();
  const { link, later } = await askedWithStay(product, mails);
  await page.goto(link);
  await expect(page).toHaveURL(/\/my-enquiry$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your enquiry/);
  await expect(page.locator('header svg')).toBeVisible();
  await isSound(page);

  // Nothing written: what is needed is said, and nothing that would only have to be tried again.
  await press(page, 'Send to the concierges', /^Not sent yet\. There is nothing to send yet/, 'alert');
  await expect(page.getByRole('button', { name: 'Send to the concierges' })).toBeVisible();
  await isSound(page);
  await tabTo(page, words(page));
  await page.keyboard.type('After six, please.');
  await press(page, 'Send to the concierges', /^Sent at \d\d:\d\d\. The concierges have it\.$/);
  await expect(page.getByText('After six, please.')).toBeVisible();
  await expect(words(page)).toHaveValue('');

  await unfold(page, 'change');
  await isSound(page);
  await tabTo(page, page.getByLabel('Adults'));
  await page.keyboard.type('3');
  await tabTo(page, page.getByLabel('Ages of children'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4');
  await press(page, 'Send the change', 'Not sent yet. Please give an age for each child.', 'alert');
  await expect(page.getByLabel('Adults')).toHaveValue('3');
  await expect(page.getByLabel('Ages of children')).toHaveAccessibleDescription(/an age for each child/);
  await isSound(page);
  await tabTo(page, page.getByLabel('Ages of children'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4 and 9');
  await press(page, 'Send the change', /^The change is sent at/);
  await isSound(page);

  await unfold(page, 'call');
  await isSound(page);
  await tabTo(page, page.getByLabel('Another number'));
  await page.keyboard.type('Sam has it');
  await press(page, 'Ask for a call', 'Not sent yet. Please give a number we can ring.', 'alert');
  await isSound(page);
  await tabTo(page, page.getByLabel('Another number'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+27 82 555 0100');
  await press(page, 'Ask for a call', /^Sent at \d\d:\d\d\. Somebody rings you\.$/);

  for (const [purpose, ask, give, news] of [
    ['export', 'Send me all of it', 'Make the file', /^Your file is ready/],
    ['erase', 'Erase all of it', 'Erase all of it', 'Erasing is asked for.'],
  ] as const) {
    if ((await page.locator('#held[open]').count()) === 0) await unfold(page, 'held');
    const before = later().length;
    const codeIn = () => /\n(\d{6})\n/.exec(later().slice(before).join('\n'))?.[1];
    await tabTo(
      page,
      page.locator(`#held form:has(input[value="${purpose}"]) button`, { hasText: ask }).last(),
    );
    await page.keyboard.press('Enter');
    await expect(page.locator(`#code-${purpose}`)).toBeVisible();
    // Said where the code is given, and read out there.
    const told = page.locator('#held').getByRole('status');
    await expect(told).toHaveText('A code is on its way to your address.');
    await expect(told).toBeFocused();
    await isSound(page);
    await expect.poll(codeIn, { timeout: 30_000 }).toBeTruthy();
    const code = codeIn() ?? '';
    const field = page.locator(`#code-${purpose}`);
    const button = page.locator(`form:has(#code-${purpose})`).getByRole('button', { name: give });
    await tabTo(page, field);
    await page.keyboard.type(code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/That is not the code, or its ten minutes are over/);
    await isSound(page);
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(news);
    await isSound(page);
  }
  await expect(page.getByText(/^Erasing: asked for on/)).toBeVisible();

  await unfold(page, 'withdraw');
  await isSound(page);
  await tabTo(page, page.getByLabel('Would you tell us why?'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You withdrew this enquiry today at/)).toBeVisible();
  await expect(page.getByText('After six, please.')).toBeHidden();
  await isSound(page);
  await press(page, 'Undo the withdrawal', 'It is put back as it was.');
  await expect(page.getByText('After six, please.')).toBeVisible();
});

test('CNV-10/script CNV-10/nonce it is at most 5 kB, and a draft stays on the device until it is sent, once', async ({
  allowFailedResponses,
  page,
  mails,
  product,
}) => {
  const { link } = await askedWithStay(product, mails);
  const scripts: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push((await response.body().catch(() => Buffer.alloc(0))).byteLength);
  });
  await page.goto(link);
  await page.waitForLoadState('networkidle');
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(5 * 1024);
  expect(scripts.length).toBeGreaterThan(0);
  await words(page).fill('Not yet sent');
  await page.reload();
  await expect(words(page)).toHaveValue('Not yet sent');
  await page.getByRole('button', { name: 'Send to the concierges' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Sent at \d\d:\d\d\./);
  // What is begun after that is not what was sent, and news is told once.
  await words(page).fill('A second thought');
  await page.reload();
  await expect(words(page)).toHaveValue('A second thought');
  await expect(page.getByRole('status')).toHaveCount(0);

  allowFailedResponses();
  // The network breaks off after the words have arrived: sent again, they are one message.
  await page.route('**/my-enquiry/add', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await page
    .getByRole('button', { name: 'Send to the concierges' })
    .click()
    .catch(() => {});
  await page.waitForURL('chrome-error://**');
  await page.unroute('**/my-enquiry/add');
  await page.goto('/my-enquiry');
  await expect(words(page)).toHaveValue('A second thought');
  await page.getByRole('button', { name: 'Send to the concierges' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Sent at/);
  await expect(page.locator('article', { hasText: 'A second thought' })).toHaveCount(1);

  // Every form with words, and what is begun in one is none of another's.
  await fold(page, 'change').click();
  await page.getByLabel('Adults').selectOption('3');
  await page.getByLabel('Arrival').fill(`${travelYear}-03-06`);
  await fold(page, 'call').click();
  await page.getByLabel('Another number').fill('+27 82 555 0100, after six');
  await page.getByLabel('Day', { exact: true }).selectOption('tomorrow');
  await fold(page, 'withdraw').click();
  await page.getByLabel('Would you tell us why?').fill('We go by sea');
  await page.reload();
  const isKept = async () => {
    await expect(page.getByLabel('Another number')).toHaveValue('+27 82 555 0100, after six');
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('tomorrow');
    await expect(page.getByLabel('Would you tell us why?')).toHaveValue('We go by sea');
    await expect(words(page)).toHaveValue('');
  };
  await isKept();
  await expect(page.getByLabel('Arrival')).toHaveValue(`${travelYear}-03-06`);
  await page.route('**/my-enquiry/change', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await page
    .getByRole('button', { name: 'Send the change' })
    .click()
    .catch(() => {});
  await page.waitForURL('chrome-error://**');
  await page.unroute('**/my-enquiry/change');
  await page.goto('/my-enquiry');
  await expect(page.getByLabel('Adults')).toHaveValue('3');
  await page.getByRole('button', { name: 'Send the change' }).click();
  await expect(page.getByRole('status')).toHaveText(/^The change is sent/);
  await expect(page.locator('article', { hasText: 'May we change this' })).toHaveCount(1);
  await expect(page.locator('#change[open]')).toHaveCount(0);
  await isKept();
  await page.getByRole('button', { name: 'Ask for a call' }).dblclick();
  await expect(page.getByRole('status')).toHaveText(/Somebody rings you\.$/);
  await expect(page.locator('article', { hasText: 'after six' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Withdraw this enquiry' }).click();
  await page.getByRole('button', { name: 'Undo the withdrawal' }).click();
  await expect(page.getByRole('status')).toHaveText('It is put back as it was.');
  // What was sent is begun no more.
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CNV-10/no-scripts words are added, dates changed and the enquiry withdrawn by forms alone, and a lost link is asked for', async ({
    page,
    mails,
    product,
  }) => {
    const { link } = await askedWithStay(product, mails);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await words(page).fill('A high chair, please.');
    await page.getByRole('button', { name: 'Send to the concierges' }).click();
    const news = page.getByRole('status');
    await expect(news).toHaveText(/^Sent at \d\d:\d\d\./);
    await expect(page.getByText('A high chair, please.')).toBeVisible();

    await fold(page, 'change').click();
    await page.getByLabel('Arrival').fill(`${travelYear}-03-06`);
    await page.getByLabel('Adults').selectOption('3');
    await page.getByRole('button', { name: 'Send the change' }).click();
    await expect(news).toHaveText(/^The change is sent at/);

    await fold(page, 'withdraw').click();
    await page.getByLabel('Would you tell us why?').fill('We go by sea.');
    await page.getByRole('button', { name: 'Withdraw this enquiry' }).click();
    await expect(news).toHaveText('Your enquiry is withdrawn. One mail confirms it.');
    await page.getByRole('button', { name: 'Undo the withdrawal' }).click();
    await expect(page.getByText('A high chair, please.')).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/my-enquiry');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See your enquiry');
    await page.getByLabel('Your email address').fill('nobody-here@example.com');
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(news).toHaveText('If an enquiry was made with this address, a link is on its way.');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('CNV-10/phone nothing is cut, and every target is large enough for a finger', async ({
    page,
    mails,
    product,
  }) => {
    const { link } = await askedWithStay(product, mails);
    await page.goto('/my-enquiry');
    await isSound(page);
    await page.goto(link);
    await isSound(page);
    await expect(page.getByText('What you asked for', { exact: true })).toBeHidden();
    for (const id of ['change', 'call', 'withdraw', 'held']) await fold(page, id).click();
    const small = await page
      .locator(
        'main button:visible, main summary:visible, main select:visible, main input:visible, header a:visible, footer a:visible, footer summary:visible',
      )
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { height } = element.getBoundingClientRect();
          return height < 44 ? [`${element.tagName} ${element.id || element.textContent}: ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
    await axeClean(page);
    await words(page).fill(`https://example.com/${'averylongword'.repeat(15)}`);
    await page.locator('#write-files').setInputFiles({
      name: `${'x'.repeat(90)}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    });
    await page.getByRole('button', { name: 'Send to the concierges' }).click();
    await expect(page.getByText(/^Sent with it: x+\.png/)).toBeVisible();
    await fits(page);
  });
});
