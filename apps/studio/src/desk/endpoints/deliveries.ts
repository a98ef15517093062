import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { Endpoint, PayloadRequest } from 'payload';
import { callDesk, isRefusal } from '../client/call.ts';
import { readOne } from '../client/enquiries.ts';
import { deskConnection } from '../client/open-desk.ts';
import { answerJson, answerRefusal, throughDoor } from './door.ts';
import { handOver } from './hand-over.ts';

const absent = () => answerJson(404, { code: 'not-found', detail: 'There is no such enquiry.' });

const part = (req: PayloadRequest, name: string) => String(req.routeParams?.[name] ?? '');

/**
 * Files of a form and deliveries are older than the desk's rights: the site asks there only for a name. So whether the enquiry is for
 * whoever asks is found out first.
 */
async function askOf(
  req: PayloadRequest,
  asker: DeskClaim,
  rest: string,
): Promise<Response | 'absent' | { refusal: Response }> {
  const desk = deskConnection();
  const reference = part(req, 'reference');
  if (!(await readOne(desk, asker, reference))) return 'absent';
  const path = `/enquiries/${encodeURIComponent(reference)}/${rest}`;
  const answer = await callDesk(desk, asker, { method: 'POST', path, body: { by: asker.name } });
  return isRefusal(answer) ? { refusal: answerRefusal(answer) } : answer;
}

/** A file of the form, to take away; the enquiry's record says who took it. */
async function giveFile(req: PayloadRequest): Promise<Response> {
  return throughDoor(req, { changes: false }, async (asker) => {
    const file = await askOf(req, asker, `files/${encodeURIComponent(part(req, 'field'))}`);
    if (file === 'absent') return absent();
    if ('refusal' in file) return file.refusal;
    return handOver(file);
  });
}

const delivery = (verb: 'resend' | 'send-again') => (req: PayloadRequest) =>
  throughDoor(req, { changes: true }, async (asker) => {
    const done = await askOf(req, asker, `deliveries/${encodeURIComponent(part(req, 'channel'))}/${verb}`);
    if (done === 'absent') return absent();
    if ('refusal' in done) return done.refusal;
    await done.body?.cancel();
    const { reference } = req.routeParams ?? {};
    req.payload.logger.info({ act: verb, reference, user: asker.id, refused: null }, 'desk action');
    return answerJson(200, await readOne(deskConnection(), asker, part(req, 'reference')));
  });

const one = '/desk/enquiries/:reference';

export const deliveryEndpoints: readonly Endpoint[] = [
  { path: `${one}/files/:field`, method: 'get', handler: giveFile },
  { path: `${one}/deliveries/:channel/resend`, method: 'post', handler: delivery('resend') },
  { path: `${one}/deliveries/:channel/send-again`, method: 'post', handler: delivery('send-again') },
];
