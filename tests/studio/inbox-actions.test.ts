import { describe, expect, test } from 'vitest';
import { inboxStage } from './inbox-stage.ts';
import { axeFaults } from './inbox-visit.ts';

const { studio, enquiry, plain, posts, visitor } = inboxStage();

describe('what the concierge does', () => {
  test('SUB-02 a held enquiry is released once, by name, however often the button is pressed', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox/MC-HELD-2222?view=held');
    expect(await page.locator('.inbox-standing').innerText()).toContain('Held: sent in under six seconds');
    expect(await axeFaults(page)).toEqual([]);
    studio().desk.fault = { kind: 'slow', by: 300 };
    await page.getByRole('button', { name: 'Release' }).dblclick();
    await page
      .getByRole('status')
      .filter({ hasText: 'Released. It is being sent on now; the traveller gets no confirmation.' })
      .waitFor();
    await page.getByText('By Thandeka (thandeka@example.com).').waitFor();
    expect(posts()).toMatchObject([
      {
        method: 'POST',
        path: '/enquiries/MC-HELD-2222/release',
        body: { by: 'Thandeka (thandeka@example.com)' },
      },
    ]);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('inbox-notice');
    expect(await page.getByRole('button', { name: 'Release' }).count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('SUB-02 discarding asks first; Escape takes it back', async () => {
    const { page, go } = await visitor({ width: 390 });
    await go('/admin/inbox/MC-HELD-2222?view=held');
    const yes = page.getByRole('button', { name: 'Yes, discard it' });
    await page.getByText('Discard', { exact: true }).click();
    expect(await axeFaults(page)).toEqual([]);
    await yes.focus();
    await page.keyboard.press('Escape');
    expect(await yes.isVisible()).toBe(false);
    expect(posts()).toEqual([]);
    await page.keyboard.press('Enter');
    await yes.click();
    await page.getByRole('status').filter({ hasText: 'Discarded.' }).waitFor();
    expect(enquiry('MC-HELD-2222')).toMatchObject({ state: 'discarded', actions: [{ action: 'discarded' }] });
  });

  test('SUB-02 release and discard work without scripts', async () => {
    const held = await plain('/admin/inbox/MC-HELD-2222?view=held');
    expect(held.$('form[action$="/MC-HELD-2222/discard"] button').text()).toContain('Yes, discard it');
    const released = await held.press('form[action$="/MC-HELD-2222/release"]');
    expect(released.url.pathname + released.url.search).toBe(
      '/admin/inbox/MC-HELD-2222?view=held&said=released',
    );
    expect(released.words).toContain(
      'Released. It is being sent on now; the traveller gets no confirmation.',
    );
    expect(enquiry('MC-HELD-2222')?.state).toBe('accepted');
  });

  test('SUB-02 whoever was signed out meanwhile is told so, and nothing is done', async () => {
    const one = await visitor();
    await one.go('/admin/inbox/MC-HELD-2222?view=held');
    await one.page.context().clearCookies();
    await one.page.getByRole('button', { name: 'Release' }).click();
    await one.page.waitForURL('**/admin/login?redirect=*');
    expect(posts()).toEqual([]);
    expect(one.complaints.splice(0)).toEqual([expect.stringContaining('403')]);
  });

  test('SUB-02 what somebody else did first is said in place', async () => {
    const one = await visitor();
    await one.go('/admin/inbox/MC-HELD-2222?view=held');
    Object.assign(enquiry('MC-HELD-2222') ?? {}, {
      state: 'discarded',
      actions: [{ at: new Date().toISOString(), by: 'Sipho (sipho@example.com)', action: 'discarded' }],
    });
    await one.page.getByRole('button', { name: 'Release' }).click();
    const said = one.page.getByRole('status').filter({ hasText: 'Somebody was quicker.' });
    await said.waitFor();
    expect(await said.innerText()).toContain('Discarded by Sipho (sipho@example.com)');
    await one.page.locator('.inbox-standing', { hasText: 'Discarded.' }).waitFor();
    // Chromium writes every answer of 400 and above to its console.
    expect(one.complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('SUB-10 one delivery is sent again', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox/MC-DEAD-3333?view=failed');
    expect(await page.locator('.inbox-timeline').innerText()).toContain(
      'Refused: the mailbox does not exist (550)',
    );
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again (Email to the visitor)' }).click();
    await page.getByRole('status').filter({ hasText: 'It is being sent again now.' }).waitFor();
    expect(posts()).toMatchObject([{ path: '/enquiries/MC-DEAD-3333/deliveries/visitor-mail/resend' }]);
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  });

  test('SUB-10 what cannot be delivered is left unsent, and leaves the failed ones', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox/MC-DEAD-3333?view=failed');
    await page.getByText('Leave unsent').click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, leave it' }).click();
    await page.getByRole('status').filter({ hasText: 'Left unsent. The enquiry stays open.' }).waitFor();
    await page.getByRole('heading', { name: 'Everything has been sent' }).waitFor();
    expect(enquiry('MC-DEAD-3333')).toMatchObject({ state: 'accepted', attention: 'none' });
  });

  test('SUB-10 all that failed is sent again at once', async () => {
    const { page, go } = await visitor();
    await go('/admin/inbox?view=failed');
    await page.getByRole('button', { name: 'Send all failed again' }).click();
    await page.getByText('One delivery is being sent again.').waitFor();
    expect(posts()).toMatchObject([{ path: '/enquiries/resend', body: { filter: { state: 'dead' } } }]);
    await page.getByRole('heading', { name: 'Everything has been sent' }).waitFor();
  });

  test('SUB-10 all that failed is sent again at once without scripts', async () => {
    const failed = await plain('/admin/inbox?view=failed');
    const sent = await failed.press('form[action$="/resend-failed"]');
    expect(sent.words).toContain('One delivery is being sent again.');
    expect(posts()).toMatchObject([{ path: '/enquiries/resend', body: { filter: { state: 'dead' } } }]);
    expect(sent.$('.inbox-empty :is(h1, h2, h3)').text()).toBe('Everything has been sent');
  });
});

describe('a site that cannot be reached', () => {
  const away = 'The enquiry desk cannot be reached';

  test('SUB-10 is a page that says so and tries again', async () => {
    studio().desk.fault = { kind: 'status', status: 500 };
    const { page, go } = await visitor();
    await go('/admin/inbox/MC-7KQ2-94HD?view=all');
    await page.getByRole('heading', { name: away }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    studio().desk.fault = { kind: 'none' };
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Naledi Okafor' }).waitFor();
    expect(new URL(page.url()).search).toBe('?view=all');
  });

  test.each([{ kind: 'status', status: 401 }, { kind: 'garbage' }, { kind: 'hang' }] as const)(
    'SUB-10 with %j is such a page too',
    async (fault) => {
      studio().desk.fault = fault;
      const { $ } = await plain('/admin/inbox/MC-7KQ2-94HD?view=all');
      expect($('h1').text()).toBe(away);
      const again = $('a:contains("Try again")').attr('href') ?? '';
      expect(again).toMatch(/\/admin\/inbox\/MC-7KQ2-94HD\?view=all$/);
      studio().desk.fault = { kind: 'none' };
      expect((await plain('/admin/inbox/MC-7KQ2-94HD?view=all')).$('#inbox-main h1').text()).toBe(
        'Naledi Okafor',
      );
    },
  );

  test('SUB-02 an action the site does not answer is said to be uncertain', async () => {
    const one = await visitor();
    await one.go('/admin/inbox/MC-HELD-2222?view=held');
    studio().desk.fault = { kind: 'status', status: 500 };
    await one.page.getByRole('button', { name: 'Release' }).click();
    await one.page.getByRole('heading', { name: 'The enquiry desk cannot be reached' }).waitFor();
    expect(one.complaints.splice(0)).toEqual([expect.stringContaining('503')]);
  });
});

test('no name, address or number of a visitor reaches the studio’s log', () => {
  expect(studio().log()).toContain('inbox action');
  expect(studio().log()).not.toMatch(/naledi|okafor|priya|20 ?7946|example\.com/i);
});
