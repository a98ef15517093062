import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type DeskClaim, notificationChoices } from '@sundowner/desk-wire/people';
import { verifyDeskClaim } from '@sundowner/keyring';
import { type ContentListener, contentListener } from './content-listener.ts';
import { listOf } from './desk-one.ts';

/** What the stand-in does instead of answering properly. */
type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'garbage' }
  /** Refuses as the desk does. */
  | { readonly kind: 'refuse'; readonly status: number; readonly problem: object };

interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Who asked, as the studio signed it; `null` without a claim, or with one that is not good. */
  readonly asker: DeskClaim | null;
  /** The claim itself: no two calls carry the same. */
  readonly claim: string;
}

/** The part of the site's stand-in that is the enquiry desk: its paths, shapes and refusals, and faults on demand. */
export interface FakeDesk {
  readonly enquiries: EnquiryDetail[];
  /** What is wrong with the pipeline, as the banner asks for it. */
  readonly alerts: { readonly kind: string; readonly message: string; readonly since: string }[];
  /** Every authorised call so far, oldest first; the banner's and the roster's, which no test asks for, are left out. */
  readonly calls: FakeCall[];
  /** Who is at the desk, as the studio told it last. */
  roster: readonly (DeskClaim & { readonly address: string })[];
  fault: Fault;
}

/** A stand-in of the site's internal API as the studio knows it. */
export interface SiteInternals {
  readonly port: number;
  readonly site: ContentListener;
  readonly desk: FakeDesk;
  close(): Promise<void>;
}

type Answer = readonly [status: number, body: unknown];

const missing: Answer = [404, { code: 'not-found', detail: 'There is no such enquiry.' }];

function peopleOf(desk: FakeDesk) {
  const people = desk.roster.map(({ id, name, role, careers }) => ({
    id,
    name,
    role,
    careers,
    awayUntil: null,
    left: false,
  }));
  return { people, notificationChoices: notificationChoices.parse({}) };
}

/** Without the right to applications there is none. */
const seenBy = (desk: FakeDesk, asker: DeskClaim) =>
  desk.enquiries.filter(({ kind }) => kind !== 'careers' || asker.careers);

function route(
  desk: FakeDesk,
  method: string,
  parts: readonly string[],
  asker: DeskClaim,
  body: unknown,
): Answer {
  const [root, first, reference, ...rest] = parts;
  const asked = `${method} ${first}`;
  if (root === 'alerts') return [200, { alerts: desk.alerts }];
  if (root !== 'desk') return [404, {}];
  if (asked === 'POST list') return [200, listOf(seenBy(desk, asker))];
  if (asked === 'GET people') return [200, peopleOf(desk)];
  if (asked === 'GET settings') return [200, deskSettingsShape.parse({})];
  if (asked === 'GET live')
    return [
      200,
      {
        cursor: 'a',
        changed: [],
        counts: listOf(seenBy(desk, asker)).counts,
        presence: [],
        notifications: [],
      },
    ];
  if (first !== 'enquiries') return [204, null];
  const enquiry = seenBy(desk, asker).find((one) => one.reference === reference);
  if (!enquiry) return missing;
  if (rest[0] === 'presence') return [204, null];
  if (rest.join('/') === 'draft/files') return [200, { place: 0, unsafe: null, ...(body as object) }];
  return [200, enquiry];
}

/** A file is its own name. */
function fileOf(desk: FakeDesk, parts: readonly string[], asker: DeskClaim) {
  const [root, enquiries, reference, files, field] = parts;
  if (root !== 'desk' || enquiries !== 'enquiries') return null;
  if (files === 'messages' && parts[5] === 'files') return { fileName: 'Flüge.pdf' };
  if (files !== 'files') return null;
  return seenBy(desk, asker)
    .find((one) => one.reference === reference)
    ?.files.find((file) => file.field === field);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const whole = Buffer.concat(chunks);
  if (whole.length === 0) return null;
  const isJson = request.headers['content-type']?.includes('json') ?? false;
  if (isJson) return JSON.parse(whole.toString('utf8'));
  const name = decodeURIComponent(String(request.headers['x-file-name'] ?? ''));
  return { name, kind: request.headers['content-type'], bytes: whole.length };
}

function write(response: ServerResponse, status: number, body: unknown): void {
  if (status === 204) response.writeHead(204).end();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(
  desk: FakeDesk,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { fault } = desk;
  const url = new URL(request.url ?? '', 'http://127.0.0.1');
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const body = await bodyOf(request);
  const method = request.method ?? '';
  if (request.headers.authorization !== `Bearer ${token}`) return write(response, 401, {});
  const claim = String(request.headers['desk-claim'] ?? '');
  const asker = verifyDeskClaim(claim, token) as DeskClaim | null;
  if (method === 'POST' && url.pathname === '/desk/people') {
    desk.roster = (body as { people: FakeDesk['roster'] }).people;
    return write(response, 204, null);
  }
  if (url.pathname !== '/alerts') desk.calls.push({ method, path: url.pathname, body, asker, claim });
  if (fault.kind === 'hang') return;
  if (fault.kind === 'status') return write(response, fault.status, {});
  if (fault.kind === 'garbage') return void response.writeHead(200).end('<html>not what was asked for');
  if (fault.kind === 'refuse' && method === 'POST' && parts.length > 3)
    return write(response, fault.status, fault.problem);
  if (!asker) return write(response, 401, { code: 'no-claim' });
  const file = fileOf(desk, parts, asker);
  if (file) {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    });
    return void response.end(file.fileName);
  }
  const [status, answered] = route(desk, method, parts, asker, body);
  write(response, status, answered);
}

/**
 * Starts the stand-in on a free port of 127.0.0.1, without an enquiry.
 *
 * @param token the bearer token the desk's callers must show
 */
export async function startSiteInternals(token: string): Promise<SiteInternals> {
  const site = contentListener();
  const desk: FakeDesk = { enquiries: [], alerts: [], calls: [], roster: [], fault: { kind: 'none' } };
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/content-changed') return site.take(request, response);
    answer(desk, token, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    site,
    desk,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
