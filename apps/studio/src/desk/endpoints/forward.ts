import { deskCalls } from '@sundowner/desk-wire/calls';
import { callAddress, type DeskCall } from '@sundowner/desk-wire/calls/desk-call';
import { largestDraftFile } from '@sundowner/desk-wire/conversation';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { Endpoint, PayloadRequest } from 'payload';
import { askSite, type DeskRefusal, deskConnection, isRefusal, readAnswer } from '../client/site-client.ts';
import { draftFileOf } from './draft-file.ts';
import { sendPreview } from './preview.ts';
import { studioContentEndpoints } from './studio-content.ts';
import { answerJson, answerRefusal, withDeskAccess } from './with-desk-access.ts';

const malformed = () => answerJson(400, { code: null, detail: 'What the page sent cannot be read.' });
const tooLarge = () => answerJson(413, { code: null, detail: 'A file may have 20 MB at most.' });

/** Milliseconds the site may take: the site answers a call that waits after 25 seconds at the latest. */
const waitTimeout = 35_000;
/** A file somebody sent takes longer than words. */
const transferTimeout = 60_000;
/** Until a file that is made begins: months are counted, or a thousand enquiries opened. */
const madeFileTimeout = 30_000;

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return (await req.json?.()) ?? null;
  } catch {
    return null;
  }
}

/** The query the page sent, of it what the row names. */
function queryOf(req: PayloadRequest, { query, waits }: DeskCall): Readonly<Record<string, string>> {
  const sent = new URL(req.url ?? '', 'http://studio').searchParams;
  // The cursor of a call that waits names what was seen.
  const longest = waits ? 20_000 : 200;
  return Object.fromEntries(
    Object.keys(query?.shape ?? {}).map((name) => [name, (sent.get(name) ?? '').slice(0, longest)]),
  );
}

/** What an operator reads of an action: everything that changes an enquiry, but for what is said every few seconds. */
function logAction(
  req: PayloadRequest,
  { path, transfer }: DeskCall,
  asker: DeskClaim,
  refusal: DeskRefusal | null,
): void {
  if (!path.includes(':reference/') || transfer || /\/(presence|draft)$/.test(path)) return;
  // A delivery's action is logged by its verb alone, as operators search for it.
  const act = path.split('/').slice(4).join('/').replace('deliveries/:channel/', '');
  // The user's id, not their name: names of people stay out of the log.
  const facts = { act, user: asker.id, reference: req.routeParams?.reference ?? null };
  req.payload.logger.info({ ...facts, refused: refusal && (refusal.code ?? refusal.refused) }, 'desk action');
}

/** Takes a file a page uploads, and gives it to the site: as it is, but for a telephone's picture, which becomes a JPEG. */
async function uploadTo(call: DeskCall, req: PayloadRequest, asker: DeskClaim, path: string) {
  if (Number(req.headers.get('content-length') ?? 0) > largestDraftFile) return tooLarge();
  const bytes = (await req.arrayBuffer?.()) ?? new ArrayBuffer(0);
  if (bytes.byteLength > largestDraftFile) return tooLarge();
  const file = await draftFileOf({
    bytes,
    kind: req.headers.get('content-type') ?? 'application/octet-stream',
    name: req.headers.get('x-file-name') ?? '',
  });
  if (typeof file === 'string') return answerJson(415, { code: null, detail: file });
  const headers = { 'content-type': file.kind, 'x-file-name': file.name };
  const answer = await askSite(deskConnection(transferTimeout), asker, {
    method: 'POST',
    path,
    bytes: file.bytes,
    headers,
  });
  return isRefusal(answer) ? answerRefusal(answer) : pass(answer, call);
}

async function pass(answer: Response, { answer: shape }: DeskCall): Promise<Response> {
  if (shape) return answerJson(200, await readAnswer(answer, shape));
  await answer.body?.cancel();
  return answerJson(204, null);
}

function connectionFor({ waits, transfer }: DeskCall, wantsFile: boolean) {
  if (waits) return deskConnection(waitTimeout);
  if (transfer) return deskConnection(transferTimeout);
  return wantsFile ? deskConnection(madeFileTimeout) : deskConnection();
}

async function forward(call: DeskCall, req: PayloadRequest): Promise<Response> {
  const { method, file, transfer } = call;
  const posts = method === 'POST';
  const wantsFile = file !== undefined && (req.headers.get('accept') ?? '').startsWith(file);
  const body = call.body ? call.body.safeParse(await bodyOf(req)) : null;
  return withDeskAccess(req, { changes: posts && transfer !== 'download' }, async (asker) => {
    if (body?.success === false) return malformed();
    const path = callAddress(call, paramsOf(req), queryOf(req, call));
    if (transfer === 'upload') return uploadTo(call, req, asker, path);
    const answer = await askSite(connectionFor(call, wantsFile), asker, {
      method,
      path,
      ...(wantsFile ? { headers: { accept: file } } : {}),
      ...(posts ? { body: body?.data ?? {} } : {}),
      ...(call.waits ? { gone: req.signal } : {}),
    });
    const refusal = isRefusal(answer) ? answer : null;
    logAction(req, call, asker, refusal);
    if (isRefusal(answer)) return answerRefusal(answer);
    if (call.small) return sendPreview(answer);
    return wantsFile || transfer === 'download' ? sendFile(answer) : pass(answer, call);
  });
}

const paramsOf = (req: PayloadRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(req.routeParams ?? {}).map(([name, part]) => [name, String(part)]));

/** A file the site gave, as it came: to take away, kept by no cache, never shown in a page of the studio. */
function sendFile(file: Response): Response {
  const given = ['content-type', 'content-length', 'content-disposition'].flatMap((name) => {
    const value = file.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  return new Response(file.body, {
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...Object.fromEntries(given),
    },
  });
}

const calls: readonly DeskCall[] = Object.values(deskCalls);

/**
 * What the pages of the desk ask, under `/api/desk`: what the studio answers of its own content, and an endpoint for each call a page may
 * make, which asks the site in the name of the person signed in.
 */
export const deskEndpoints: readonly Endpoint[] = [
  ...studioContentEndpoints,
  ...calls
    .filter(({ serverOnly, answeredByStudio }) => !serverOnly && !answeredByStudio)
    .map(
      (call): Endpoint => ({
        path: call.path,
        method: call.method === 'GET' || call.transfer === 'download' ? 'get' : 'post',
        handler: (req) => forward(call, req),
      }),
    ),
];
