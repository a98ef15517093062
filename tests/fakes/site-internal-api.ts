import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakeEnquiry, summaryOf } from './desk-enquiries.ts';

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

/** A stand-in of the site's internal API with enquiries in memory: its exact paths and shapes, and faults on demand. */
export interface FakeDesk {
  readonly address: string;
  readonly port: number;
  readonly enquiries: FakeEnquiry[];
  /** Every authorised call so far, oldest first. */
  readonly calls: FakeCall[];
  fault: Fault;
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
const conflict: Answer = [409, { type: 'about:blank', title: 'Conflict', status: 409 }];
const missing: Answer = [404, { type: 'about:blank', title: 'Not found', status: 404 }];

function recorded(enquiry: FakeEnquiry, by: string, action: string): void {
  enquiry.actions.push({ at: new Date().toISOString(), by, action });
}

function sendAgain(delivery: FakeEnquiry['deliveries'][number]): void {
  Object.assign(delivery, { state: 'pending', nextAttemptAt: new Date().toISOString(), lastError: null });
}

function settled(enquiry: FakeEnquiry): void {
  if (enquiry.deliveries.every(({ state }) => state !== 'dead')) enquiry.attention = 'none';
}

function acted(enquiry: FakeEnquiry, [verb, channel]: readonly string[], by: string): Answer {
  if (verb === 'deliveries') {
    const delivery = enquiry.deliveries.find((entry) => entry.channel === channel);
    if (!delivery) return missing;
    if (enquiry.state !== 'accepted' || ['pending', 'sending'].includes(delivery.state)) return conflict;
    sendAgain(delivery);
    settled(enquiry);
    recorded(enquiry, by, `resend:${channel}`);
    return [200, enquiry];
  }
  if (enquiry.state !== 'quarantined') return conflict;
  if (verb === 'release') {
    enquiry.state = 'accepted';
    for (const delivery of enquiry.deliveries) sendAgain(delivery);
  } else {
    enquiry.state = 'discarded';
  }
  enquiry.attention = 'none';
  recorded(enquiry, by, verb === 'release' ? 'release' : 'discard');
  return [200, enquiry];
}

function resentAll(desk: FakeDesk, by: string, state: string): Answer {
  let resent = 0;
  for (const enquiry of desk.enquiries) {
    for (const delivery of enquiry.deliveries.filter((entry) => entry.state === state)) {
      sendAgain(delivery);
      recorded(enquiry, by, `resend:${delivery.channel}`);
      resent += 1;
    }
    settled(enquiry);
  }
  return [200, { resent }];
}

function route(desk: FakeDesk, method: string, url: URL, body: unknown): Answer {
  const [root, first, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (root !== 'enquiries') return missing;
  const { by = '', filter } = (body ?? {}) as { by?: string; filter?: { state?: string } };
  if (method === 'GET' && first === undefined) return [200, listed(desk, url.searchParams)];
  if (method === 'POST' && by === '') return [400, { title: 'by is required', status: 400 }];
  if (method === 'POST' && first === 'resend') return resentAll(desk, by, filter?.state ?? '');
  const enquiry = desk.enquiries.find(({ reference }) => reference === first);
  if (!enquiry) return missing;
  return method === 'GET' ? [200, enquiry] : acted(enquiry, rest, by);
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
  const url = new URL(request.url ?? '/', desk.address);
  const body = await bodyOf(request);
  if (fault.kind === 'hang') return;
  if (request.headers.authorization !== `Bearer ${token}`) return write(response, 401, '{}');
  desk.calls.push({ method: request.method ?? '', path: url.pathname, query: url.search, body });
  if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.by));
  if (fault.kind === 'status') return write(response, fault.status, '{}');
  if (fault.kind === 'garbage') return write(response, 200, '<html>not what was asked for');
  const [status, answered] = route(desk, request.method ?? '', url, body);
  write(response, status, JSON.stringify(answered));
}

/**
 * Starts the stand-in on 127.0.0.1.
 *
 * @param token the bearer token callers must show
 * @param port 0 for any free one
 */
export async function startFakeDesk(token: string, enquiries: FakeEnquiry[], port = 0): Promise<FakeDesk> {
  const server: Server = createServer((request, response) => {
    answer(desk, token, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  const desk: FakeDesk = {
    address: `http://127.0.0.1:${bound}`,
    port: bound,
    enquiries,
    calls: [],
    fault: { kind: 'none' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return desk;
}
