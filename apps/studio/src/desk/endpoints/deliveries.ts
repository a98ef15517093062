import { enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { Endpoint, PayloadRequest } from 'payload';
import { callDesk, type DeskRefusal, isRefusal, readAnswer } from '../client/call.ts';
import { enquiryPath } from '../client/enquiries.ts';
import { deskConnection } from '../client/open-desk.ts';
import { sendFile } from './send-file.ts';
import { answerJson, answerRefusal, withDeskAccess } from './with-desk-access.ts';

/** A file takes longer than words. */
const timeout = 60_000;

const part = (req: PayloadRequest, name: string) => String(req.routeParams?.[name] ?? '');

/** Asks for something of an enquiry in the name and with the rights of whoever asks; the site records who it was. */
function askOf(
  req: PayloadRequest,
  asker: DeskClaim,
  rest: string,
  connection = deskConnection(),
): Promise<Response | DeskRefusal> {
  const path = `${enquiryPath(part(req, 'reference'))}/${rest}`;
  return callDesk(connection, asker, { method: 'POST', path, body: {} });
}

/** A file of the form, to take away; the enquiry's record says who took it. */
async function giveFile(req: PayloadRequest): Promise<Response> {
  return withDeskAccess(req, { changes: false }, async (asker) => {
    const field = encodeURIComponent(part(req, 'field'));
    const file = await askOf(req, asker, `files/${field}`, deskConnection(timeout));
    return isRefusal(file) ? answerRefusal(file) : sendFile(file);
  });
}

const delivery = (verb: 'resend' | 'send-again') => (req: PayloadRequest) =>
  withDeskAccess(req, { changes: true }, async (asker) => {
    const done = await askOf(req, asker, `deliveries/${encodeURIComponent(part(req, 'channel'))}/${verb}`);
    const refused = isRefusal(done) ? (done.code ?? done.refused) : null;
    const { reference } = req.routeParams ?? {};
    req.payload.logger.info({ act: verb, reference, user: asker.id, refused }, 'desk action');
    return isRefusal(done)
      ? answerRefusal(done)
      : answerJson(200, await readAnswer(done, enquiryDetailShape));
  });

const one = '/desk/enquiries/:reference';

export const deliveryEndpoints: readonly Endpoint[] = [
  { path: `${one}/files/:field`, method: 'get', handler: giveFile },
  { path: `${one}/deliveries/:channel/resend`, method: 'post', handler: delivery('resend') },
  { path: `${one}/deliveries/:channel/send-again`, method: 'post', handler: delivery('send-again') },
];
