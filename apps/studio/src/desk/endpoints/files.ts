import { messageFile } from '@sundowner/desk-wire/conversation';
import { largestDraftFile } from '@sundowner/desk-wire/files';
import type { Endpoint, PayloadRequest } from 'payload';
import { callDesk, isRefusal, readAnswer } from '../client/call.ts';
import { enquiryPath } from '../client/enquiries.ts';
import { deskConnection } from '../client/open-desk.ts';
import { sendFile } from './send-file.ts';
import { answerJson, answerRefusal, withDeskAccess } from './with-desk-access.ts';

/** A file takes longer than words. */
const timeout = 60_000;

const part = (req: PayloadRequest, name: string) => String(req.routeParams?.[name] ?? '');

const tooLarge = () => answerJson(413, { code: null, detail: 'A file may have 20 MB at most.' });

/** Takes a file for somebody's draft, and gives it to the site as it is. */
async function takeFile(req: PayloadRequest): Promise<Response> {
  return withDeskAccess(req, { changes: true }, async (asker) => {
    if (Number(req.headers.get('content-length') ?? 0) > largestDraftFile) return tooLarge();
    const bytes = (await req.arrayBuffer?.()) ?? new ArrayBuffer(0);
    if (bytes.byteLength > largestDraftFile) return tooLarge();
    const answer = await callDesk(deskConnection(timeout), asker, {
      method: 'POST',
      path: `${enquiryPath(part(req, 'reference'))}/draft/files`,
      bytes,
      headers: {
        'content-type': req.headers.get('content-type') ?? 'application/octet-stream',
        'x-file-name': req.headers.get('x-file-name') ?? '',
      },
    });
    return isRefusal(answer) ? answerRefusal(answer) : answerJson(200, await readAnswer(answer, messageFile));
  });
}

/** A file of a mail, to take away; the enquiry's record says who took it. */
async function giveFile(req: PayloadRequest): Promise<Response> {
  return withDeskAccess(req, { changes: false }, async (asker) => {
    const place = `${encodeURIComponent(part(req, 'message'))}/files/${encodeURIComponent(part(req, 'place'))}`;
    const answer = await callDesk(deskConnection(timeout), asker, {
      method: 'POST',
      path: `${enquiryPath(part(req, 'reference'))}/messages/${place}`,
      body: {},
    });
    return isRefusal(answer) ? answerRefusal(answer) : sendFile(answer);
  });
}

/** A file of a mail that belongs to no enquiry, to take away; the record of accesses says who took it. */
async function giveMailFile(req: PayloadRequest): Promise<Response> {
  return withDeskAccess(req, { changes: false }, async (asker) => {
    const answer = await callDesk(deskConnection(timeout), asker, {
      method: 'POST',
      path: `/desk/mails/${encodeURIComponent(part(req, 'mail'))}/files/${encodeURIComponent(part(req, 'place'))}`,
      body: {},
    });
    return isRefusal(answer) ? answerRefusal(answer) : sendFile(answer);
  });
}

const one = '/desk/enquiries/:reference';

export const fileEndpoints: readonly Endpoint[] = [
  { path: `${one}/draft/files`, method: 'post', handler: takeFile },
  { path: `${one}/messages/:message/files/:place`, method: 'get', handler: giveFile },
  { path: '/desk/mails/:mail/files/:place', method: 'get', handler: giveMailFile },
];
