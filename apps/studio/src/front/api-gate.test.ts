import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiRefusal } from './api-gate.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundowner-gate-'));

beforeAll(() => {
  createKeyring(join(folder, 'keys'));
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('KEYS_DIR', join(folder, 'keys'));
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const own = 'http://127.0.0.1:3001';

const ask = (method: string, path: string, headers: Record<string, string> = { origin: own }) =>
  apiRefusal(new Request(`${own}/api/${path}`, { method, headers }))?.status ?? null;

describe('the gate before the REST API', () => {
  test('lets a stranger sign in and ask after the health, and nothing else', () => {
    expect(ask('POST', 'users/login')).toBeNull();
    expect(ask('GET', 'health')).toBeNull();
    expect(ask('GET', 'ready')).toBeNull();
    expect(ask('GET', 'health/')).toBeNull();
    for (const [method, path] of [
      ['GET', 'users'],
      ['POST', 'users'],
      ['GET', 'homepage?draft=true'],
      ['POST', 'homepage/versions/1'],
      ['OPTIONS', 'homepage'],
      ['GET', 'users/login'],
      ['GET', 'users/me/1'],
    ] as const) {
      expect(ask(method, path), `${method} ${path}`).toBe(403);
    }
  });

  test.each([
    'users/login',
    'users/sign-in/second-step',
    'users/sign-in/passkey-options',
    'users/second-factor/offer',
    'users/second-factor/confirm',
    'users/second-factor/passkey',
    'users/logout',
    'users/refresh-token',
    'users/forgot-password',
    'users/reset-password',
    'users/first-register',
    'users/1',
    'homepage',
  ])('takes POST %s from a page of the studio alone, with cookies and without', (path) => {
    for (const cookie of ['', 'payload-token=1']) {
      const from = (headers: Record<string, string>) => ask('POST', path, { cookie, ...headers });
      if (cookie !== '') {
        expect(from({ origin: own })).toBeNull();
        expect(from({ 'sec-fetch-site': 'same-origin' })).toBeNull();
      }
      for (const headers of [
        {},
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', origin: own },
        { 'sec-fetch-site': 'none' },
        { authorization: 'Bearer guessed' },
        { authorization: 'JWT guessed', origin: 'https://evil.example' },
      ] as Record<string, string>[])
        expect(from(headers), JSON.stringify(headers)).toBe(403);
    }
  });

  test('a cookie of another name is no credential', () => {
    expect(ask('GET', 'users', { cookie: 'not-payload-token=1' })).toBe(403);
    expect(ask('GET', 'users', { cookie: 'a=b; payload-token=1' })).toBeNull();
  });

  test('the site reads and does nothing else', () => {
    const token = readFileSync(join(folder, 'keys/content.token'), 'utf8').trim();
    const authorization = `Bearer ${token}`;
    for (const method of ['GET', 'HEAD']) expect(ask(method, 'homepage', { authorization })).toBeNull();
    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT'])
      expect(ask(method, 'homepage', { authorization })).toBe(403);
    expect(ask('POST', 'reads', { authorization })).toBeNull();
    for (const path of ['reads/1', 'reads%2F', 'homepage/reads', 'x/../homepage'])
      expect(ask('POST', path, { authorization }), path).toBe(403);
  });
});
