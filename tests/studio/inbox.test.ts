import { describe, expect, test, vi } from 'vitest';
import { fakeEnquiry } from '../fakes/desk-enquiries.ts';
import { personWith, type StudioRole } from '../support/studio-people.ts';
import { inboxStage } from './inbox-stage.ts';
import { axeFaults, fits } from './inbox-visit.ts';

const { studio, enquiry, plain, post, visitor } = inboxStage();

describe('who may come in', () => {
  test('SUB-10 a stranger is sent to the login, and from there back', async () => {
    const { page, go } = await visitor({ role: null });
    await go('/admin/inbox?view=held');
    await page.waitForURL('**/admin/login?redirect=*');
    expect(studio().desk.calls).toEqual([]);
    const concierge = personWith('concierge');
    await page.getByLabel('Email').fill(concierge.email);
    await page.getByLabel('Password').fill(concierge.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/admin/inbox?view=held');
    await page.getByText('No name given').waitFor();
  });

  test('SUB-10 an editor reads why not, and nothing is asked of the site', async () => {
    const { page, go } = await visitor({ role: 'editor' });
    await go('/admin/inbox/MC-7KQ2-94HD');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'The inbox belongs to the concierge desk',
    );
    expect(await axeFaults(page)).toEqual([]);
    expect(studio().desk.calls).toEqual([]);
  });

  test.each([
    '/search',
    '/resend-failed',
    '/enquiries/MC-HELD-2222/release',
    '/enquiries/MC-HELD-2222/discard',
    '/enquiries/MC-DEAD-3333/deliveries/visitor-mail/resend',
  ])('SUB-10 POST %s is refused to editors, strangers and other sites', async (path) => {
    const own = { 'sec-fetch-site': 'same-origin' };
    const cookie = async (role: StudioRole) => ({
      cookie: `payload-token=${(await studio().as(role)).token}`,
    });
    const answers = await Promise.all([
      post(path, { ...own, ...(await cookie('editor')) }),
      post(path, own),
      post(path, { ...(await cookie('concierge')), 'sec-fetch-site': 'cross-site' }),
      post(path, { ...(await cookie('concierge')), origin: 'https://evil.example' }),
      post(path, await cookie('concierge')),
    ]);
    // The gate before the REST API answers strangers; a search has nothing to say and leads back to the list.
    const expected = path === '/search' ? [303, 403, 303, 303, 303] : [403, 403, 403, 403, 403];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    expect(studio().desk.calls).toEqual([]);
  });

  test('SUB-10 a concierge starts at the inbox, an administrator finds its door', async () => {
    const concierge = await visitor();
    await concierge.go('/admin');
    await concierge.page.waitForURL('**/admin/inbox');
    const admin = await visitor({ role: 'admin' });
    await admin.go('/admin');
    const door = admin.page.getByRole('link', { name: 'Inbox of the concierge desk' });
    const inbox = admin.page.getByRole('heading', { name: 'Inbox', level: 1 });
    const entered = async () => {
      if (await door.isVisible()) await door.click();
      await inbox.waitFor({ timeout: 15_000 });
    };
    // On a busy machine a click that comes while the page's scripts begin can be lost.
    await vi.waitFor(entered, { timeout: 90_000 });
  });
});

describe('the list', () => {
  test('SUB-10 every accepted enquiry is found in the inbox, on a phone and on a desk', async () => {
    const { page, go } = await visitor({ width: 390 });
    await go('/admin/inbox');
    const rows = page.locator('.inbox-rows li');
    expect(await rows.count()).toBe(25);
    expect(await rows.first().innerText()).toMatch(
      /Naledi Okafor[\s\S]*River Lodge[\s\S]*Email[\s\S]*United Kingdom/,
    );
    expect(await page.locator('.inbox-tabs').innerText()).toMatch(
      /Open\s+34\s+Held\s+1\s+Failed\s+1\s+All\s+35/,
    );
    expect(await rows.nth(2).innerText()).toContain('Late');
    await page.getByRole('link', { name: 'Older enquiries' }).click();
    await page.getByRole('link', { name: 'Back to the newest' }).waitFor();
    expect(await rows.count()).toBe(9);
    expect(await fits(page)).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await rows.last().isVisible()).toBe(true);
    expect(await fits(page)).toBe(true);
  });

  test('SUB-10 what one person has opened is no longer new to them', async () => {
    studio().desk.enquiries.push(
      fakeEnquiry({
        reference: 'MC-NEWS-7777',
        name: 'Ingrid Solberg',
        receivedAt: new Date().toISOString(),
      }),
    );
    const row = async () =>
      (await plain('/admin/inbox', 'admin')).$('.inbox-rows li:contains("Ingrid Solberg")');
    const before = await row();
    expect(before.text()).toContain('New');
    const opened = await plain(before.find('a').attr('href') ?? '', 'admin');
    expect(opened.$('#inbox-main h1').text()).toBe('Ingrid Solberg');
    expect((await row()).text()).toContain('Sent on');
  });

  const searches = [
    ['priya', 'Priya Raman'],
    ['MC-WA2T-4444', 'Mthunzi Dlamini'],
  ] as const;

  test('SUB-10 search by name and by reference; no name in any address', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox');
    for (const [term, found] of searches) {
      const before = page.url();
      await page.getByRole('searchbox').fill(term);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(({ href, searchParams }) => href !== before && searchParams.has('find'));
      expect(await page.locator('.inbox-rows li').allInnerTexts()).toEqual([expect.stringContaining(found)]);
      expect(await page.getByRole('searchbox').inputValue()).toBe(term);
      expect(page.url().toLowerCase()).not.toContain(term.toLowerCase());
    }
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Nobody by that name or reference' }).waitFor();
    expect(studio().log()).not.toMatch(/priya/i);
  });

  test('SUB-10 search works without scripts, with no name in any address', async () => {
    let page = await plain('/admin/inbox');
    const field = () => page.$('form.inbox-find input[type="search"]');
    const search = async (term: string) => {
      page = await page.press('form.inbox-find', { [field().attr('name') ?? '']: term });
    };
    for (const [term, found] of searches) {
      await search(term);
      expect(page.url.searchParams.has('find')).toBe(true);
      const rows = page.$('.inbox-rows li');
      expect([rows.length, rows.text()]).toEqual([1, expect.stringContaining(found)]);
      expect(field().attr('value')).toBe(term);
      expect(page.url.href.toLowerCase()).not.toContain(term.toLowerCase());
    }
    await search('nobody at all');
    expect(page.$('.inbox-empty').text()).toContain('Nobody by that name or reference');
    expect(studio().log()).not.toMatch(/priya/i);
  });

  test.each([
    ['open', 'Nothing is waiting'],
    ['held', 'Nothing is held'],
    ['failed', 'Everything has been sent'],
    ['all', 'No enquiries yet'],
  ])('SUB-10 an empty %s tab says so', async (view, words) => {
    studio().desk.enquiries.length = 0;
    const { $ } = await plain(`/admin/inbox?view=${view}`);
    expect($('.inbox-empty :is(h1, h2, h3)').text()).toBe(words);
  });

  test('SUB-10 an empty tab can be read by everybody', async () => {
    studio().desk.enquiries.length = 0;
    const { page, go } = await visitor();
    await go('/admin/inbox');
    await page.locator('.inbox-empty').getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  test('SUB-10 new enquiries are announced without moving the list', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox');
    for (const reference of ['MC-NEWS-8888', 'MC-NEWS-9999']) {
      studio().desk.enquiries.push(fakeEnquiry({ reference, receivedAt: new Date().toISOString() }));
    }
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const line = page.getByRole('link', { name: '2 new enquiries. Show' });
    await line.waitFor();
    expect(await page.locator('.inbox-rows li').count()).toBe(25);
    expect(await axeFaults(page)).toEqual([]);
    await line.click();
    await page.locator('.inbox-tabs', { hasText: '36' }).waitFor();
  });

  test('SUB-10 J and K move, Enter opens, and the letters can be turned off', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox');
    const focused = () =>
      page.evaluate(() => document.activeElement?.querySelector('b')?.textContent ?? null);
    await page.keyboard.press('j');
    expect(await focused()).toBe('Naledi Okafor');
    await page.keyboard.press('j');
    expect(await focused()).toBe('Henrik Lindqvist');
    await page.keyboard.press('k');
    expect(await focused()).toBe('Naledi Okafor');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/MC-7KQ2-94HD');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.keyboard.press('j');
    expect(await focused()).toBe('Henrik Lindqvist');
    await page.getByRole('searchbox').press('j');
    expect(await page.getByRole('searchbox').inputValue()).toBe('j');
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.keyboard.press('j');
    expect(await focused()).toBeNull();
  });
});

describe('one enquiry', () => {
  test('SUB-10 all its fields, consent, contact and deliveries, on a desk and on a phone', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox/MC-7KQ2-94HD');
    expect(await page.title()).toMatch(/^MC-7KQ2-94HD, Inbox \| .+ studio$/);
    const main = page.locator('#inbox-main');
    const words = await main.innerText();
    for (const { label, value } of enquiry('MC-7KQ2-94HD')?.fields ?? []) {
      expect(words, label).toContain(value);
    }
    for (const text of [
      '2026-11-01',
      'I agree that you keep',
      'Answering this enquiry',
      '/contact-us',
      'feather',
    ]) {
      expect(words).toContain(text);
    }
    expect(words).toMatch(/There now\s+(?:[A-Z][a-z]{2} )?\d\d:\d\d, London/);
    expect(words).toMatch(/Did not get through: the server answered 502[\s\S]*at the second try/);
    const mail = main.getByRole('link', { name: 'naledi@example.com' });
    expect(await mail.getAttribute('href')).toBe(
      'mailto:naledi@example.com?subject=Your%20enquiry%20MC-7KQ2-94HD',
    );
    const call = main.getByRole('link', { name: '+44 20 7946 0018' });
    expect(await call.getAttribute('href')).toBe('tel:+442079460018');
    const list = page.locator('.inbox-list');
    expect(await list.isVisible()).toBe(true);
    expect(await fits(page)).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await list.waitFor({ state: 'hidden' });
    for (const link of [mail, call]) expect(await link.isVisible()).toBe(true);
    expect(await fits(page)).toBe(true);
  });

  test('SUB-10 leads to the enquiry it belongs to, and back to its place in the list', async () => {
    const { page, go } = await visitor({ width: 390 });
    await go('/admin/inbox/MC-WA2T-4444?view=all');
    await page.getByRole('link', { name: 'MC-HENR-5252' }).click();
    await page.getByRole('heading', { name: 'Henrik Lindqvist' }).waitFor();
    await page.getByRole('link', { name: 'Inbox', exact: true }).last().click();
    await page.waitForURL('**/admin/inbox?view=all');
  });

  test('SUB-10 a reference the desk does not have is said to be unknown', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox/MC-0000-0000');
    await page.getByRole('heading', { name: 'There is no such enquiry' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect((await plain('/admin/inbox/not-a-reference')).words).toContain('A reference looks like');
  });

  test('the page is kept by no cache, and the internal token is in none of it', async () => {
    const cookie = `payload-token=${(await studio().as('concierge')).token}`;
    const response = await fetch(`${studio().url}/admin/inbox/MC-7KQ2-94HD`, {
      headers: { cookie, 'sec-fetch-site': 'none' },
    });
    expect(response.headers.get('cache-control')).toContain('no-store');
    const text = await response.text();
    expect(text).toContain('Naledi');
    expect(text).not.toContain(studio().home.keys.internalToken);
  });
});

test('no name, address or number of a visitor reaches the studio’s log', () => {
  expect(studio().log()).not.toMatch(/naledi|okafor|priya|20 ?7946|example\.com/i);
});
