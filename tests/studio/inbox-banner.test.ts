import { expect, test } from 'vitest';
import { inboxStage } from './inbox-stage.ts';
import { axeFaults, fits } from './inbox-visit.ts';

const { studio, plain, visitor } = inboxStage();
const since = new Date(Date.now() - 3_600_000).toISOString();
const message = 'Deliveries by crm (form 78c2) wait: The CRM answered 404.';

test('DSK-10/banner what is wrong stands above the inbox and above an administrator’s pages, in words', async () => {
  expect((await plain('/admin/inbox')).$('.studio-alerts').length).toBe(0);
  studio().desk.alerts.push(
    { kind: 'circuit-open', message, since },
    { kind: 'meteor', message: 'A meteor fell.', since },
  );
  const banner = (await plain('/admin/inbox')).$('section[aria-labelledby="studio-alerts"]');
  expect(banner.find('h2').text()).toBe('2 things are wrong with the enquiry desk');
  expect(banner.find('li').first().text()).toContain(`A destination refuses deliveries. ${message} Since`);
  expect(banner.find('li').last().text()).toContain('Something is wrong. A meteor fell.');
  const admin = await plain('/admin/collections/users', 'admin');
  expect(admin.words).toContain(message);
  expect((await plain('/admin/collections/page', 'editor')).words).not.toContain(message);
});

test('DSK-10/banner it is a region of its own, on a phone and on a desk', async () => {
  studio().desk.alerts.push({ kind: 'dead', message: '1 delivery failed.', since });
  const { page, go } = await visitor({ width: 390 });
  await go('/admin/inbox');
  const region = page.getByRole('region', { name: 'One thing is wrong with the enquiry desk' });
  expect(await region.innerText()).toContain('Open the Failed list of the inbox');
  expect(await fits(page)).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await region.isVisible()).toBe(true);
  expect(await fits(page)).toBe(true);
});
