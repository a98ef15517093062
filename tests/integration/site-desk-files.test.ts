import { randomBytes } from 'node:crypto';
import { messageFile } from '@sundowner/desk-wire/conversation';
import { enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import { signDeskClaim } from '@sundowner/keyring';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOfSite, type SiteDesk, thandi } from './site-desk-asking.ts';
import { sharedSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

let stage: RunningSite;
let desk: SiteDesk;

beforeAll(async () => {
  stage = await sharedSite();
  desk = deskOfSite(stage);
});
afterAll(() => stage?.close());

const call: SiteDesk['call'] = (...asked) => desk.call(...asked);

test('DSK-03/attachments a file of a draft is kept whole, taken out, and given back by its answer alone', async () => {
  const reference = await desk.posted('Files');
  const at = `/desk/enquiries/${reference}`;
  await call(`${at}/work`, { act: 'release' });
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10 * 2 ** 20)]);
  const files = `${at}/draft/files`;
  const kept = await desk.upload(files, 'Preise/für Mai.pdf', content);
  expect([kept.status, messageFile.parse(kept.json)]).toEqual([
    200,
    { place: 0, name: 'Preise für Mai.pdf', kind: 'application/pdf', bytes: content.length, unsafe: null },
  ]);
  expect((await desk.upload(files, null, content)).status).toBe(400);
  expect((await desk.upload(files, 'Large.pdf', Buffer.alloc(20 * 2 ** 20 + 1))).status).toBe(400);
  expect((await desk.upload('/desk/enquiries/MC-2222-2222/draft/files', 'a.pdf', content)).status).toBe(404);

  expect((await desk.upload(files, 'Not this.pdf', Buffer.from('%PDF'))).json).toMatchObject({ place: 1 });
  expect((await call(`${files}/1/remove`, {})).status).toBe(204);
  expect((await call(`${files}/1/remove`, {})).status).toBe(404);
  expect((await call(`${files}/nowhere/remove`, {})).status).toBe(404);
  const { draft } = enquiryDetailShape.parse((await call(at)).json).conversation;
  expect(draft?.files).toMatchObject([{ place: 0, name: 'Preise für Mai.pdf', bytes: content.length }]);
  // Nobody else's draft has it.
  const colleague = { ...thandi, id: 'desk-api-3' };
  const words = { subject: 'Rates', text: 'As promised.', version: 0 };
  const attachments = [{ from: 'draft', place: 0, name: 'Preise für Mai.pdf' }];
  const send = (key: string, claim: object, more: object = {}) =>
    call(`${at}/answers`, { ...words, attachments, key, ...more }, claim);
  expect((await send(crypto.randomUUID(), colleague)).json).toMatchObject({ code: 'wrong-state' });

  const key = crypto.randomUUID();
  expect((await send(key, thandi)).status).toBe(200);
  const given = await fetch(`${stage.internalUrl}${at}/messages/${key}/files/0`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stage.keyring.internalToken}`,
      'desk-claim': signDeskClaim(thandi, stage.keyring.internalToken),
    },
  });
  expect(given.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Preise%20f%C3%BCr%20Mai.pdf",
  );
  expect(Buffer.from(await given.arrayBuffer()).equals(content)).toBe(true);
  expect((await call(`${at}/messages/${key}/files/1`, {})).status).toBe(404);
  expect((await call(`${at}/messages/${crypto.randomUUID()}/files/0`, {})).status).toBe(404);
  expect((await call(`${at}/files/cv`, {})).status).toBe(404);

  // What was sent once goes along when it is sent again; nothing of another enquiry does.
  const again = [{ from: 'message', message: key, place: 0, name: 'Preise für Mai.pdf' }];
  const second = crypto.randomUUID();
  expect((await send(second, thandi, { version: 1, attachments: again })).status).toBe(200);
  const { messages } = enquiryDetailShape.parse((await call(at)).json).conversation;
  expect(messages.at(-1)?.files).toMatchObject([{ name: 'Preise für Mai.pdf', bytes: content.length }]);
  const other = await desk.posted('Other');
  await call(`/desk/enquiries/${other}/work`, { act: 'release' });
  const stolen = { ...words, key: crypto.randomUUID(), attachments: again };
  expect((await call(`/desk/enquiries/${other}/answers`, stolen)).json).toMatchObject({
    code: 'wrong-state',
  });
});
