import { expect, test } from 'vitest';
import { plainPage } from './desk-plain.ts';
import { sharedStudio } from './shared-studio.ts';

test('DSK-10/banner what is wrong stands above the desk and above an administrator’s pages, in words', async () => {
  const studio = await sharedStudio();
  studio.desk.alerts.length = 0;
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const message = 'Deliveries by crm (form 78c2) wait: The CRM answered 404.';
  expect((await plainPage(studio, '/admin/desk')).$('.desk-banner').length).toBe(0);
  studio.desk.alerts.push(
    { kind: 'circuit-open', message, since },
    { kind: 'meteor', message: 'A meteor fell.', since },
  );
  const { $ } = await plainPage(studio, '/admin/desk');
  expect($('#desk-alerts .desk-banner').first().text()).toContain(
    `A destination refuses deliveries. ${message} Since`,
  );
  expect($('#desk-alerts .desk-banner').last().text()).toContain('Something is wrong. A meteor fell.');
  const admin = await plainPage(studio, '/admin/collections/users', 'admin');
  expect(admin.$('section[aria-labelledby="studio-alerts"] h2').text()).toBe(
    '2 things are wrong with the enquiry desk',
  );
  expect((await plainPage(studio, '/admin/collections/page', 'editor')).words).not.toContain(message);
  studio.desk.alerts.length = 0;
});
