import { afterEach, beforeEach, expect, test } from 'vitest';
import { configuredChannels } from '../../../../../tests/fakes/configured-channels.ts';
import { sampleEnquiry } from '../../../../../tests/fakes/enquiry.ts';
import { type EnquiryStore, openEnquiryStore } from '../../../../../tests/fakes/enquiry-store.ts';
import { type FakeHubspot, startHubspot } from '../../../../../tests/fakes/hubspot.ts';
import { type FakeSmtp, startSmtp } from '../../../../../tests/fakes/smtp.ts';
import { systemClock } from '../../clock.ts';
import { noEnquiryContent } from '../enquiry-content.ts';
import { type ChannelSettings, channelsFrom } from './from-settings.ts';
import { hubspotChannel } from './hubspot/hubspot-channel.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';

let smtp: FakeSmtp;
let hubspot: FakeHubspot;
let desk: EnquiryStore;
const signal = AbortSignal.timeout(8000);

beforeEach(async () => {
  smtp = await startSmtp();
  hubspot = await startHubspot();
  desk = await openEnquiryStore();
});
afterEach(async () => {
  await smtp.close();
  await hubspot.close();
  await desk.close();
});

function settingsWith(changes: Partial<ChannelSettings> = {}): ChannelSettings {
  return {
    mail: {
      smtpUrl: smtp.url,
      folder: '/nowhere',
      mode: 'live',
      sender: { name: 'More', address: 'desk@example.com' },
      allow: null,
    },
    routing: { byProperty: {}, byKind: {}, default: { name: null, address: 'concierge@example.com' } },
    brand: 'The More Collection',
    inboxAddress: null,
    siteUrl: 'https://example.com',
    contactUrl: 'https://example.com/contact-us',
    privacyUrl: 'https://example.com/privacy-policy',
    quotaKey: Buffer.alloc(32),
    channels: [
      ...configuredChannels(),
      hubspotChannel.with({
        baseUrl: hubspot.url,
        portalId: '1',
        forms: { telephone: '78c2891f-ebdd-44c0-bd94-15c012bbbfbf' },
      }),
    ],
    ...changes,
  };
}
const open = (changes?: Partial<ChannelSettings>) =>
  channelsFrom(settingsWith(changes), {
    store: desk.store,
    clock: systemClock,
    desk: () => noEnquiryContent,
    pageName: async () => null,
  });

test('SUB-06 a CRM that refuses everything holds up neither mail', async () => {
  hubspot.faults.always({ status: 401 });
  const { channels, close } = await open();
  const job = { id: 'job', attempt: 1, enquiry: sampleEnquiry() };
  const ends = await Promise.allSettled(
    channels.map((channel) => channel.deliver({ ...job, id: `job-${channel.name}` }, signal)),
  );
  close();
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(smtp.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
    'concierge@example.com',
    'naledi@example.com',
  ]);
});

test('a notice goes to the concierge’s mailbox in plain text, under its own stable id', async () => {
  const { notices, close } = await open();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await notices.sendNotice(
      { subject: '2 enquiries held back', lines: ['MC-7KQ2-94HD', 'MC-AAAA-BBBB'] },
      'n-1',
      signal,
    );
  }
  close();
  expect(smtp.received.map(({ parsed }) => parsed.messageId)).toEqual([
    '<n-1@example.com>',
    '<n-1@example.com>',
  ]);
  expect(smtp.received[0]?.recipients).toEqual(['concierge@example.com']);
  expect(smtp.received[0]?.parsed.text).toContain('MC-AAAA-BBBB');
  expect(smtp.received[0]?.parsed.html).toBeUndefined();
});

test('a wrong setting is told in one sentence', async () => {
  const { mail } = settingsWith();
  await expect(open({ mail: { ...mail, smtpUrl: 'mail.example.com' } })).rejects.toThrow(/^SMTP_URL must/);
  await expect(open({ mail: { ...mail, smtpUrl: null } })).rejects.toThrow(/^SMTP_URL is needed/);
  const channels = [webhookChannel.with({ url: 'http://x', secret: 'x' })];
  await expect(open({ channels })).rejects.toThrow(/^WEBHOOK_URL must/);
});
