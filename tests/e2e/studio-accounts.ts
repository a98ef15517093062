import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from '../support/product.ts';

const studio = resolve(import.meta.dirname, '../../apps/studio');
export const password = 'acacia under a wide sky';

export type Role = 'admin' | 'editor' | 'concierge';

/** What is asked of a product here. */
type Studio = Pick<Product, 'studioUrl' | 'env'>;

/** What was made for a studio and is as good for the next test of this worker: an account takes seconds to make. */
interface Kept {
  readonly accounts: Map<Role, Promise<string>>;
  readonly sessions: Map<string, Promise<string>>;
}

const kept = new WeakMap<Studio, Kept>();

function keptFor(product: Studio): Kept {
  const found = kept.get(product) ?? { accounts: new Map(), sessions: new Map() };
  kept.set(product, found);
  return found;
}

/** What `key` has, made when it is first asked for; what could not be made is tried anew. */
function once<Key>(made: Map<Key, Promise<string>>, key: Key, make: () => Promise<string>): Promise<string> {
  const found = made.get(key);
  if (found) return found;
  const making = make();
  made.set(key, making);
  making.catch(() => made.delete(key));
  return making;
}

/** Makes an administrator the way an operator does, with `npm run admin:create`'s own command. */
async function makeAdministrator(product: Studio, email: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-account-'));
  const file = join(folder, 'password');
  writeFileSync(file, password, { mode: 0o600 });
  const script = join(studio, 'src/commands/admin-create.ts');
  const args = ['--email', email, '--name', 'Test admin', '--role', 'admin', '--password-file', file];
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: studio,
      env: product.env,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The account of a role, one for all tests of this worker. */
export function makeAccount(product: Studio, role: Role): Promise<string> {
  return once(keptFor(product).accounts, role, () => makeOwnAccount(product, role));
}

/** An account no other test has: the administrator's by the command, the others by the administrator. */
export async function makeOwnAccount(product: Studio, role: Role): Promise<string> {
  const email = `${role}.${process.pid}.${Date.now()}@example.com`;
  if (role === 'admin') await makeAdministrator(product, email);
  else {
    const admin = await requestsOf(product, await makeAccount(product, 'admin'));
    // The session may be older than a proof stands.
    await admin('POST', 'users/proof', { password });
    await admin('POST', 'users', { email, name: `Test ${role}`, role, password });
  }
  return email;
}

/** The cookie of an account's session, as `name=value`; its one session for all tests of this worker. */
export function sessionOf(product: Studio, email: string): Promise<string> {
  return once(keptFor(product).sessions, email, async () => {
    const login = await fetch(`${product.studioUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.studioUrl },
      body: JSON.stringify({ email, password }),
    });
    if (!login.ok) throw new Error(`The studio refused the account: ${login.status}.`);
    return (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  });
}

/** An account's requests to the REST API; one that is not answered well throws. */
async function requestsOf(product: Studio, email: string) {
  const cookie = await sessionOf(product, email);
  const headers = { cookie, origin: product.studioUrl, 'content-type': 'application/json' };
  return async (method: string, path: string, data?: Record<string, unknown>): Promise<Answer> => {
    const body = data === undefined ? {} : { body: JSON.stringify(data) };
    const response = await fetch(`${product.studioUrl}/api/${path}`, { method, headers, ...body });
    if (!response.ok) throw new Error(`The studio answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
}

type Entry = Record<string, unknown> & { id: number };

interface Answer {
  readonly doc: Entry;
  readonly docs: readonly Entry[];
  readonly [field: string]: unknown;
}

/** The studio's REST API as a signed-in editor uses it. */
export interface Editor {
  /** The first entry of a collection, or the one whose `field` is `value`. */
  entry(collection: string, field?: string, value?: string): Promise<Entry>;
  /** The newest saved form of an entry, published or not. */
  draft(collection: string, id: number): Promise<Record<string, unknown>>;
  save(collection: string, id: number, data: Record<string, unknown>): Promise<void>;
  publish(collection: string, id: number, data: Record<string, unknown>): Promise<void>;
  unpublish(collection: string, id: number): Promise<void>;
  /** Agrees that an entry in use may be taken down. */
  agree(collection: string, id: number): Promise<void>;
  /** A new published entry. */
  create(collection: string, data: Record<string, unknown>): Promise<Entry>;
  /** Takes an entry away for good. */
  remove(collection: string, id: number): Promise<void>;
  /** Publishes the newest saved form at a time. */
  schedule(collection: string, id: number, at: Date): Promise<void>;
  /** How many times are set for an entry. */
  scheduled(collection: string, id: number): Promise<number>;
  /** What the page of an entry lacks, and where it appears. */
  completeness(collection: string, id: number): Promise<Record<string, unknown>>;
}

/** Signs an account in over REST. */
export async function signIn(product: Studio, email: string): Promise<Editor> {
  const ask = await requestsOf(product, email);
  // A form that another test has just left may still hold the entry; this editor takes it over.
  const patch = async (collection: string, id: number, query: string, data: Record<string, unknown>) => {
    await ask('PATCH', `${collection}/${id}?overrideLock=true${query}`, data);
  };
  return {
    async entry(collection, field, value) {
      const where = field ? `&where[${field}][equals]=${encodeURIComponent(value ?? '')}` : '';
      const { docs } = await ask('GET', `${collection}?limit=1&depth=0${where}`);
      if (!docs[0])
        throw new Error(`The studio has no entry of ${collection} ${field ?? ''} ${value ?? ''}.`);
      return docs[0];
    },
    draft: (collection, id) => ask('GET', `${collection}/${id}?draft=true&depth=0`),
    save: (collection, id, data) => patch(collection, id, '&draft=true', { ...data, _status: 'draft' }),
    publish: (collection, id, data) => patch(collection, id, '', { ...data, _status: 'published' }),
    unpublish: (collection, id) => patch(collection, id, '', { _status: 'draft' }),
    async agree(collection, id) {
      await ask('POST', `${collection}/${id}/agreement`, {});
    },
    async create(collection, data) {
      return (await ask('POST', collection, { ...data, _status: 'published' })).doc;
    },
    async remove(collection, id) {
      await ask('DELETE', `${collection}/${id}?overrideLock=true`);
    },
    async schedule(collection, id, at) {
      await ask('POST', `${collection}/${id}/schedule`, { type: 'publish', at: at.toISOString() });
    },
    async scheduled(collection, id) {
      const { scheduled } = await ask('GET', `${collection}/${id}/schedule`);
      return (scheduled as unknown[]).length;
    },
    completeness: (collection, id) => ask('GET', `${collection}/${id}/completeness`),
  };
}
