import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring, loadKeyring, previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPreview, isSite, roleOf, writesContent } from './callers.ts';
import { contentAccess, mediaAccess, peopleAccess } from './rules.ts';

let keys: string;
let token: string;

beforeAll(() => {
  keys = mkdtempSync(join(tmpdir(), 'sundowner-callers-'));
  createKeyring(keys);
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('KEYS_DIR', keys);
  token = loadKeyring(keys).contentToken;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(keys, { recursive: true, force: true });
});

const request = (headers: Readonly<Record<string, string>>, user: object | null = null) =>
  ({ headers: new Headers(headers), user }) as never;
const proof = (expires = Date.now() + previewTokenMs / 2) =>
  signPreviewToken({ path: '/lionsands', expires }, token);
const site = () => ({ authorization: `Bearer ${token}` });

describe('a preview', () => {
  test('is asked for with the content token and an editor’s proof, and with neither alone', () => {
    expect(isPreview(request({ ...site(), 'x-preview-proof': proof() }))).toBe(true);
    expect(isPreview(request({ 'x-preview-proof': proof() }))).toBe(false);
    expect(isPreview(request({ authorization: 'Bearer guessed', 'x-preview-proof': proof() }))).toBe(false);
    expect(isPreview(request(site()))).toBe(false);
    expect(isPreview(request({ ...site(), 'x-preview-proof': '' }))).toBe(false);
  });

  test('takes no proof that is over, made up, or the content token itself', () => {
    const given = (text: string) => isPreview(request({ ...site(), 'x-preview-proof': text }));
    expect(given(proof(Date.now() - 1))).toBe(false);
    expect(given(`${proof().slice(0, -2)}xx`)).toBe(false);
    expect(given(signPreviewToken({ path: '/', expires: Date.now() + 1000 }, 'another'))).toBe(false);
    expect(given(token)).toBe(false);
  });
});

test('the site is the caller that carries the content token, whole and alone', () => {
  expect(isSite(request(site()))).toBe(true);
  for (const authorization of [token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, 'Bearer ', '']) {
    expect(isSite(request({ authorization }))).toBe(false);
  }
  expect(isSite(request({}))).toBe(false);
});

describe('content is read', () => {
  const may = (headers: Readonly<Record<string, string>>, user: object | null = null) =>
    contentAccess.read?.({ req: request(headers, user) } as never);

  test('with its drafts by those who write it, and by the site for their preview', () => {
    expect(may({}, { role: 'admin' })).toBe(true);
    expect(may({}, { role: 'editor' })).toBe(true);
    expect(may({ ...site(), 'x-preview-proof': proof() })).toBe(true);
  });

  test('as published, and not out of the trash, by the site', () => {
    expect(may(site())).toEqual({ _status: { equals: 'published' }, deletedAt: { exists: false } });
  });

  test('by nobody else, pictures included', () => {
    for (const user of [null, { role: 'concierge' }, { role: 'owner' }]) {
      expect(may({}, user)).toBe(false);
      expect(may({ 'x-preview-proof': proof() }, user)).toBe(false);
      expect(mediaAccess.read?.({ req: request({}, user) } as never)).toBe(false);
    }
    expect(mediaAccess.read?.({ req: request(site()) } as never)).toBe(true);
  });
});

test('an administrator manages people, everybody else sees and changes the own account', () => {
  const may = (deed: 'create' | 'read' | 'update' | 'delete' | 'unlock', user: object | null) =>
    peopleAccess[deed]?.({ req: request({}, user) } as never);
  for (const deed of ['create', 'read', 'update', 'delete', 'unlock'] as const) {
    expect(may(deed, { id: 1, role: 'admin' })).toBe(true);
    const own = deed === 'read' || deed === 'update';
    for (const role of ['editor', 'concierge'])
      expect(may(deed, { id: 7, role })).toEqual(own && { id: { equals: 7 } });
    expect(may(deed, null)).toBe(false);
  }
});

test('administrators and editors write content, nobody else does', () => {
  expect(['admin', 'editor', 'concierge', 'owner'].map((role) => writesContent({ role }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(writesContent(null)).toBe(false);
  expect(roleOf({ role: 'concierge' })).toBe('concierge');
  expect(roleOf({ role: ['admin'] })).toBeNull();
});
