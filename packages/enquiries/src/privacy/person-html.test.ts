import { expect, test } from 'vitest';
import { personHtml } from './person-html.ts';

test('copies outside stand under what their channel is called', () => {
  const html = personHtml({
    address: 'naledi@example.com',
    enquiries: [],
    records: [],
    downstream: [
      {
        channel: 'crm',
        noun: 'Marketing (HubSpot)',
        deliveredAt: '2026-11-20T12:00:00.000Z',
        status: 'in the CRM: erase the contact there',
      },
    ],
    holds: [],
    erasure: null,
  });
  expect(html).toContain('<li>Marketing (HubSpot): in the CRM: erase the contact there, ');
  expect(html).not.toContain('crm:');
});
