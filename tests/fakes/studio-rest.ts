import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ContentBatch, ContentQuery } from '@sundowner/brand';
import { verifyPreviewToken } from '@sundowner/keyring';
import { collectionEntries, collectionPartOf, pageEntries, roomEntries } from './studio-collection.ts';
import { type FakeEntry, type FakeStore, fakeStore } from './studio-entries.ts';
import { found } from './studio-finds.ts';
import { tagsIn } from './studio-tags.ts';

/** What the stand-in does instead of answering properly. */
export type StudioFault =
  | { readonly kind: 'none' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'garbage' }
  /** Breaks off in the middle of its JSON. */
  | { readonly kind: 'cut' }
  /** Answers, later by so many milliseconds. */
  | { readonly kind: 'slow'; readonly by: number }
  /** Answers when it is released. */
  | { readonly kind: 'held'; readonly until: Promise<void> };

export interface FakeStudio {
  readonly address: string;
  readonly port: number;
  readonly store: FakeStore;
  /** Paths of every request so far, without their queries: `/api/reads` for a batch. */
  readonly requests: string[];
  /** Every read so far, whichever request it came in. */
  readonly reads: ContentQuery[];
  /** Fault of every answer, or of one collection's: `faults.blog`. `all` wins. */
  readonly faults: Record<string, StudioFault>;
  /** What previews see of a collection instead of what is published. */
  readonly drafts: Record<string, FakeEntry[]>;
  /** Adds to the change sequence, as a publish does, without telling anybody. @returns the notice */
  change(tags: readonly string[]): { sequence: number; tags: readonly string[]; at: string };
  close(): Promise<void>;
}

/** A stand-in of the studio's REST interface: bearer, filters, order, limit, media files, changes, and faults on demand. */
export async function startFakeStudio(token: string, port = 0): Promise<FakeStudio> {
  const changes: { sequence: number; tags: readonly string[]; at: string }[] = [];
  const store = fakeStore();
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', studio.address);
    const [, , collection = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    studio.requests.push(url.pathname);
    const fault = studio.faults.all ?? studio.faults[collection] ?? { kind: 'none' };
    if (fault.kind === 'hang') return;
    await late(fault);
    if (fault.kind === 'status') return send(response, fault.status, { errors: [{ message: 'Injected.' }] });
    if (fault.kind === 'garbage')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>not content</html>');
    if (fault.kind === 'cut')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"reads":[{"status":200,"bo');
    if (collection === 'health') return send(response, 200, { ok: true });
    if (request.headers.authorization !== `Bearer ${token}`) return send(response, 403, { errors: [] });
    if (collection === 'content-changes') {
      const after = Number(url.searchParams.get('after') ?? 0);
      return send(response, 200, {
        latest: changes.length,
        changes: changes.filter(({ sequence }) => sequence > after),
      });
    }
    if (collection === 'media' && rest[0] === 'file') {
      const bytes = store.files.get(rest[1] ?? '');
      if (!bytes) return send(response, 404, { errors: [] });
      return void response.writeHead(200, { 'content-length': bytes.byteLength }).end(bytes);
    }
    if (collection === 'reads') {
      const { reads, draft } = (await json(request)) as ContentBatch;
      const proof = String(request.headers['x-preview-proof'] ?? '');
      const drafts = draft === true && verifyPreviewToken(proof, token) !== null;
      const answers = reads.map((query) => answerRead(query, drafts));
      return send(response, 200, { reads: await Promise.all(answers) });
    }
    send(response, 200, { docs: store.collections[collection] ?? [] });
  }

  /** One read of a batch, with the fault of its collection. The studio gives up on a read that hangs after 2.5 s. */
  async function answerRead(query: ContentQuery, drafts: boolean): Promise<object> {
    const { collection } = query;
    studio.reads.push(query);
    const fault = studio.faults[collection] ?? { kind: 'none' };
    await late(fault);
    if (fault.kind === 'hang') {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return { status: 504, message: 'The read took too long.' };
    }
    if (fault.kind === 'status') return { status: fault.status, message: 'Injected.' };
    if (fault.kind === 'garbage') return { status: 200, body: '<html>not content</html>' };
    const publishedOr = (name: string) =>
      (drafts ? studio.drafts[name] : undefined) ?? store.collections[name];
    const entries = publishedOr(collection);
    const part = collectionPartOf(query);
    const ofPart = (name: NonNullable<typeof part>) =>
      name === 'room' ? roomEntries(publishedOr('accommodation')) : collectionEntries(name, entries);
    // Rooms of a test follow from its lodges.
    const from = part === 'room' ? ['accommodation'] : [];
    const docs = found(part ? ofPart(part) : [...(entries ?? []), ...pageEntries(query)], query);
    return {
      status: 200,
      body: {
        docs,
        totalDocs: docs.length,
        tags: [...docs.map(({ id }) => `${collection}:${id}`), ...tagsIn(docs), ...from],
      },
    };
  }

  const studio: FakeStudio = {
    address: `http://127.0.0.1:${bound}`,
    port: bound,
    store,
    requests: [],
    reads: [],
    faults: {},
    drafts: {},
    change(tags) {
      const change = { sequence: changes.length + 1, tags, at: new Date().toISOString() };
      changes.push(change);
      return change;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return studio;
}

async function late(fault: StudioFault): Promise<void> {
  if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.by));
  if (fault.kind === 'held') await fault.until;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
