import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContentListener, contentListener } from './content-listener.ts';
import { type FakeEnquiry, planned, summaryOf } from './desk-enquiries.ts';

/** What the stand-in does instead of answering properly. */
export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'garbage' }
  /** Answers slowly, by so many milliseconds. */
  | { readonly kind: 'slow'; readonly by: number };

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  /** With its question mark; empty without parameters. */
  readonly query: string;
  readonly body: unknown;
}

/** The part of the site's stand-in that is the enquiry desk, with enquiries in memory: its exact paths and shapes, and faults on demand. */
export interface FakeDesk {
  readonly enquiries: FakeEnquiry[];
  /** What is wrong with the pipeline, as the banner asks for it. */
  readonly alerts: { readonly kind: string; readonly message: string; readonly since: string }[];
  /** Every authorised call so far, oldest first; the banner's, which every page makes, are left out. */
  readonly calls: FakeCall[];
  fault: Fault;
}

/** A stand-in of the site's internal API as the studio knows it. */
export interface SiteInternals {
  readonly port: number;
  readonly site: ContentListener;
  readonly desk: FakeDesk;
  close(): Promise<void>;
}

const views: Readonly<Record<string, (enquiry: FakeEnquiry) => boolean>> = {
  open: ({ state }) => state === 'accepted',
  held: ({ state }) => state === 'quarantined',
  failed: ({ attention }) => attention === 'failed',
  all: () => true,
};

function countsOf(enquiries: readonly FakeEnquiry[]): Record<string, number> {
  return Object.fromEntries(Object.entries(views).map(([view, has]) => [view, enquiries.filter(has).length]));
}

function listed(desk: FakeDesk, parameters: URLSearchParams): unknown {
  const has = views[parameters.get('view') ?? 'open'] ?? (() => false);
  const query = (parameters.get('query') ?? '').toLowerCase();
  const limit = Number(parameters.get('limit') ?? 25);
  const found = desk.enquiries
    .filter(has)
    .filter(({ name, reference }) => `${name} ${reference}`.toLowerCase().includes(query))
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  const start = found.findIndex(({ reference }) => reference === parameters.get('cursor')) + 1;
  const enquiries = found.slice(start, start + limit);
  const nextCursor = found.length > start + limit ? (enquiries.at(-1)?.reference ?? null) : null;
  return { enquiries: enquiries.map(summaryOf), nextCursor, counts: countsOf(desk.enquiries) };
}

type Answer = readonly [status: number, body: unknown];
const missing: Answer = [404, { title: 'There is no such enquiry.', status: 404 }];
const conflict = (detail: string): Answer => [
  409,
  { title: 'That is not possible now.', status: 409, detail },
];

function recorded(enquiry: FakeEnquiry, by: string, action: string): void {
  enquiry.actions.push({ at: new Date().toISOString(), by, action });
}

function sendAgain(delivery: FakeEnquiry['deliveries'][number]): void {
  Object.assign(delivery, { state: 'pending', nextAttemptAt: new Date().toISOString(), lastError: null });
}

function settled(enquiry: FakeEnquiry): void {
  if (enquiry.deliveries.every(({ state }) => state !== 'dead')) enquiry.attention = 'none';
}

function resent(enquiry: FakeEnquiry, channel: string | undefined, by: string): Answer {
  if (enquiry.state !== 'accepted') return conflict('Only an accepted enquiry is sent; release it first.');
  const delivery = enquiry.deliveries.find((entry) => entry.channel === channel);
  if (!delivery || !['dead', 'waiting'].includes(delivery.state)) {
    return conflict(`Nothing to resend: ${channel} is delivered, under way, or not planned.`);
  }
  sendAgain(delivery);
  settled(enquiry);
  recorded(enquiry, by, `resent ${channel}`);
  return [200, enquiry];
}

/** A mail that was delivered, once more. */
function copied(enquiry: FakeEnquiry, channel: string | undefined, by: string): Answer {
  const delivery = enquiry.deliveries.find((entry) => entry.channel === channel);
  if (delivery?.state !== 'delivered')
    return conflict(`${channel} was not delivered yet; resend it instead.`);
  sendAgain(delivery);
  recorded(enquiry, by, `sent once more ${channel}`);
  return [200, enquiry];
}

function released(enquiry: FakeEnquiry, by: string): Answer {
  if (enquiry.state !== 'quarantined') return conflict('Only an enquiry that is held can be released.');
  const deliveries = ['concierge-mail', 'visitor-mail'].map(planned);
  Object.assign(enquiry, { state: 'accepted', attention: 'none', deliveries });
  recorded(enquiry, by, 'released');
  return [200, enquiry];
}

function discarded(enquiry: FakeEnquiry, by: string): Answer {
  const isHeld = enquiry.state === 'quarantined';
  if (!isHeld && enquiry.attention !== 'failed') {
    return conflict('There is nothing to discard: the enquiry is not held and no delivery failed.');
  }
  if (isHeld) enquiry.state = 'discarded';
  enquiry.attention = 'none';
  recorded(enquiry, by, isHeld ? 'discarded' : 'discarded the failed deliveries');
  return [200, enquiry];
}

function acted(enquiry: FakeEnquiry, [verb, channel, last]: readonly string[], by: string): Answer {
  if (verb === 'release') return released(enquiry, by);
  if (verb === 'discard') return discarded(enquiry, by);
  if (last === 'send-again') return copied(enquiry, channel, by);
  return verb === 'deliveries' ? resent(enquiry, channel, by) : missing;
}

function resentAll(desk: FakeDesk, by: string, state: string): Answer {
  let count = 0;
  for (const enquiry of desk.enquiries) {
    for (const delivery of enquiry.deliveries.filter((entry) => entry.state === state)) {
      sendAgain(delivery);
      recorded(enquiry, by, `resent ${delivery.channel}`);
      count += 1;
    }
    settled(enquiry);
  }
  return [200, { resent: count }];
}

function route(desk: FakeDesk, method: string, url: URL, body: unknown): Answer {
  const [root, first, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (root === 'alerts' && method === 'GET') return [200, { alerts: desk.alerts }];
  if (root !== 'enquiries') return missing;
  const { by = '', filter } = (body ?? {}) as { by?: string; filter?: { state?: string } };
  if (method === 'GET' && first === undefined) return [200, listed(desk, url.searchParams)];
  if (method === 'POST' && by === '') return [400, { title: 'by is required', status: 400 }];
  if (method === 'POST' && first === 'resend') return resentAll(desk, by, filter?.state ?? '');
  const enquiry = desk.enquiries.find(({ reference }) => reference === first);
  if (!enquiry) return missing;
  return method === 'GET' ? [200, enquiry] : acted(enquiry, rest, by);
}

/** A file of an enquiry as the site gives it; its content is its own name. The enquiry's record says who took it. */
function fileIn(desk: FakeDesk, url: URL, body: unknown) {
  const [, reference, files, field] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const enquiry = desk.enquiries.find((one) => one.reference === reference);
  const file = files === 'files' ? enquiry?.files.find((one) => one.field === field) : undefined;
  const { by = '' } = (body ?? {}) as { by?: string };
  if (!enquiry || !file || by === '') return null;
  recorded(enquiry, by, `opened the file of ${file.field}`);
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
  };
  return { headers, content: file.fileName };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

function write(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

async function answer(
  desk: FakeDesk,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { fault } = desk;
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const body = await bodyOf(request);
  if (fault.kind === 'hang') return;
  if (request.headers.authorization !== `Bearer ${token}`) return write(response, 401, '{}');
  const isBanner = url.pathname === '/alerts';
  if (!isBanner)
    desk.calls.push({ method: request.method ?? '', path: url.pathname, query: url.search, body });
  if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.by));
  if (fault.kind === 'status') return write(response, fault.status, '{}');
  if (fault.kind === 'garbage') return write(response, 200, '<html>not what was asked for');
  const file = fileIn(desk, url, body);
  if (file) return void response.writeHead(200, file.headers).end(file.content);
  const [status, answered] = route(desk, request.method ?? '', url, body);
  write(response, status, JSON.stringify(answered));
}

/**
 * Starts the stand-in on a free port of 127.0.0.1, without an enquiry.
 *
 * @param token the bearer token the desk's callers must show
 */
export async function startSiteInternals(token: string): Promise<SiteInternals> {
  const site = contentListener();
  const desk: FakeDesk = { enquiries: [], alerts: [], calls: [], fault: { kind: 'none' } };
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
