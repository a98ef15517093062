import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from '../support/product.ts';

const studio = resolve(import.meta.dirname, '../../apps/studio');
export const password = 'acacia under a wide sky';

/** Makes an account the way an operator does, with `npm run admin:create`'s own command. */
export async function makeAccount(product: Product, role: 'admin' | 'editor' | 'concierge'): Promise<string> {
  const email = `${role}.${process.pid}.${Date.now()}@example.com`;
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-account-'));
  const file = join(folder, 'password');
  writeFileSync(file, password, { mode: 0o600 });
  const script = join(studio, 'src/commands/admin-create.ts');
  const args = ['--email', email, '--name', `Test ${role}`, '--role', role, '--password-file', file];
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: studio,
      env: product.env,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return email;
}

/** The studio's REST API as a signed-in editor uses it. */
export interface Editor {
  /** The first entry of a collection, or the one whose `field` is `value`. */
  entry(
    collection: string,
    field?: string,
    value?: string,
  ): Promise<Record<string, unknown> & { id: number }>;
  /** The newest saved form of an entry, published or not. */
  draft(collection: string, id: number): Promise<Record<string, unknown>>;
  save(collection: string, id: number, data: Record<string, unknown>): Promise<void>;
  publish(collection: string, id: number, data: Record<string, unknown>): Promise<void>;
  unpublish(collection: string, id: number): Promise<void>;
  /** Agrees that an entry in use may be taken down. */
  agree(collection: string, id: number): Promise<void>;
  /** A new published entry. */
  create(collection: string, data: Record<string, unknown>): Promise<void>;
}

/** Signs an account in over REST. */
export async function signIn(product: Product, email: string): Promise<Editor> {
  const login = await fetch(`${product.studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`The studio refused the account: ${login.status}.`);
  const cookie = (login.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const headers = { cookie, origin: product.studioUrl, 'content-type': 'application/json' };
  const send = async (method: string, path: string, data: Record<string, unknown>) => {
    const response = await fetch(`${product.studioUrl}/api/${path}`, {
      method,
      headers,
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`The studio answered ${response.status}: ${await response.text()}`);
  };
  // A form that another test has just left may still hold the entry; this editor takes it over.
  const patch = (collection: string, id: number, query: string, data: Record<string, unknown>) =>
    send('PATCH', `${collection}/${id}?overrideLock=true${query}`, data);
  return {
    async entry(collection, field, value) {
      const where = field ? `&where[${field}][equals]=${encodeURIComponent(value ?? '')}` : '';
      const response = await fetch(`${product.studioUrl}/api/${collection}?limit=1&depth=0${where}`, {
        headers,
      });
      const { docs } = (await response.json()) as { docs: (Record<string, unknown> & { id: number })[] };
      if (!docs[0])
        throw new Error(`The studio has no entry of ${collection} ${field ?? ''} ${value ?? ''}.`);
      return docs[0];
    },
    async draft(collection, id) {
      const response = await fetch(`${product.studioUrl}/api/${collection}/${id}?draft=true&depth=0`, {
        headers,
      });
      return (await response.json()) as Record<string, unknown>;
    },
    save: (collection, id, data) => patch(collection, id, '&draft=true', { ...data, _status: 'draft' }),
    publish: (collection, id, data) => patch(collection, id, '', { ...data, _status: 'published' }),
    agree: (collection, id) => send('POST', `${collection}/${id}/agreement`, {}),
    unpublish: (collection, id) => patch(collection, id, '', { _status: 'draft' }),
    create: (collection, data) => send('POST', collection, { ...data, _status: 'published' }),
  };
}
