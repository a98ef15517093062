import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { rawRequest, type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

/** A site that has read content once, and whose studio then takes connections and never answers. */
let stage: SiteStage;
let hung: Server;
const open = new Set<Socket>();
const words = 'Our own words, see the [privacy policy].';

beforeAll(async () => {
  stage = await siteStage({ env: withoutLimits });
  await stage.publish(['enquiryForm', 'enquiryForm:1'], (studio) => {
    studio.store.collections.enquiryForm = [
      {
        id: 1,
        kind: 'telephone',
        mailbox: 'calls@example.com',
        consentText: words,
        consentVersions: [{ version: 'popi-aaaaaaaa', text: words }],
      },
    ];
  });
  await vi.waitFor(async () => expect(await consentShown()).toContain('Our own words'), 20_000);
  await stage.stop();
  const { port } = stage.studio;
  await stage.stopStudio();
  hung = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
  }).listen(port, '127.0.0.1');
  await once(hung, 'listening');
});
afterAll(async () => {
  await stage?.stop();
  for (const socket of open) socket.destroy();
  hung?.close();
  await stage?.close();
});

async function consentShown(): Promise<string> {
  const answer = await rawRequest(stage.port, '/enquiry/ticket?kind=telephone');
  const { consent } = JSON.parse(answer.body.toString()) as { consent: { parts: { text: string }[] } };
  return consent.parts.map(({ text }) => text).join('');
}

/** Starts the site and waits until it is up, not until its pages are warm: that takes the studio. */
async function start(deadlineFactor: string): Promise<void> {
  stage.start({ LIMIT_DEADLINE_FACTOR: deadlineFactor }).catch(() => {});
  await stage.written('the site is up', 90_000);
}

test('KEEP-03/studio-hangs a site takes enquiries from its first second with the content it has kept, and stops when it is told to', async () => {
  // The studio may take all day for its answer: nothing here can be due to a limit that passed.
  await start('30000');
  expect(await consentShown()).toContain('Our own words');
  const visitors = enquiriesAt(stage);
  const { status, text } = await visitors.postJson(visitors.filled());
  expect(status, text).toBe(201);
  expect(open.size).toBeGreaterThan(0);
  expect(await stage.stop()).toBe(0);
}, 120_000);

test('KEEP-03/studio-hangs deliveries begin after the limit of one read, to the mailboxes editors set last', async () => {
  await start('1');
  const visitors = enquiriesAt(stage);
  const { json } = await visitors.postJson(visitors.filled());
  const mail = () => visitors.conciergeMailOf(json.reference);
  await expect.poll(mail, { timeout: 60_000 }).toBeDefined();
  expect(readFileSync(String(mail()), 'utf8')).toMatch(/^To: .*calls@example\.com/m);
}, 120_000);
