import { routes } from '@sundowner/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskOver } from '../fakes/desk-calls.ts';
import { sharedSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

let stage: RunningSite;

beforeAll(async () => {
  stage = await sharedSite();
});
afterAll(() => stage?.close());

interface Answer {
  readonly status: number;
  readonly json: Record<string, unknown>;
  readonly text: string;
}

async function call(
  path: string,
  body?: object | string,
  token = stage.keyring.internalToken,
): Promise<Answer> {
  const response = await fetch(`${stage.internalUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, text, json: isJson ? JSON.parse(text) : {} };
}

describe('who may call', () => {
  test.each([
    ['no token', ''],
    ['another token', 'x'.repeat(43)],
    ['a part of it', 'short'],
  ])('not with %s', async (_, token) => {
    for (const path of [
      '/health',
      '/metrics',
      '/enquiries/synthetic',
      '/desk/enquiries/MC-7KQ2-94HD',
      '/nothing',
    ]) {
      expect((await call(path, undefined, token)).status, path).toBe(401);
    }
    expect((await call('/content-changed', { sequence: 1, tags: [] }, token)).status).toBe(401);
  });

  test('a body of whoever has no token is not read: its connection ends', async () => {
    const response = await fetch(`${stage.internalUrl}/content-changed`, {
      method: 'POST',
      body: Buffer.alloc(8_000_000, 'x'),
    });
    expect([response.status, response.headers.get('connection')]).toEqual([401, 'close']);
  });

  test('not with the token that opens content', async () => {
    expect((await call('/health', undefined, stage.keyring.contentToken)).status).toBe(401);
  });

  test('and not over the public port', async () => {
    for (const path of [
      '/metrics',
      '/enquiries/synthetic',
      '/desk/enquiries/MC-7KQ2-94HD',
      '/content-changed',
    ]) {
      const response = await fetch(`${stage.url}${path}`, {
        headers: { authorization: `Bearer ${stage.keyring.internalToken}` },
      });
      expect(response.status, path).toBe(404);
    }
  });
});

test('health counts what an operator asks about', async () => {
  const { status, json } = await call('/health');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    ok: true,
    enquiries: {
      total: expect.any(Number),
      pending: expect.any(Number),
      dead: 0,
      quarantined: expect.any(Number),
    },
    channels: { 'concierge-mail': { circuit: 'closed' } },
    disk: { freeBytes: expect.any(Number) },
    studio: { reachable: true },
    cache: { entries: expect.any(Number), bytes: expect.any(Number) },
  });
});

const entries = async () => Number(((await call('/health')).json.cache as { entries: number }).entries);

test('health counts every page that is kept, each once', async () => {
  // What an earlier file published is drawn anew meanwhile, and what it took back goes: another page is asked for until nothing moves.
  const pages = routes.map(({ path }) => path).values();
  const added = async () => {
    const address = `${stage.url}/dialogs/telephone.json?from=${pages.next().value}`;
    const before = await entries();
    for (const status of [200, 200]) expect((await fetch(address)).status).toBe(status);
    return (await entries()) - before;
  };
  await expect.poll(added, { interval: 200, timeout: 20_000 }).toBe(1);
});

test('metrics speak the text format, and of no visitor', async () => {
  await fetch(`${stage.url}/contact-us?email=jane@example.com`);
  const metrics = async () => (await call('/metrics')).text;
  const kept = async () => Number(/^site_cache_entries (\d+)$/m.exec(await metrics())?.[1]);
  await expect.poll(async () => (await kept()) - (await entries()), { timeout: 20_000 }).toBe(0);
  const text = await metrics();
  expect(text).toMatch(/^site_studio_reachable 1$/m);
  expect(text).toMatch(/^site_enquiries\{state="dead"\} 0$/m);
  expect(text).toMatch(/^site_request_seconds_count\{status="2xx"\} \d+$/m);
  expect(text).not.toMatch(/jane|contact-us/);
});

describe('content-changed', () => {
  test('is acknowledged with 204', async () => {
    expect((await call('/content-changed', { sequence: 1, tags: ['blog'], at: 'now' })).status).toBe(204);
  });

  test.each(['{', '[]', '{"sequence":"1","tags":[]}', '{"sequence":1}', '{"sequence":1,"tags":[17]}'])(
    '%s is a 400 problem',
    async (body) => {
      expect((await call('/content-changed', body)).status).toBe(400);
    },
  );
});

const desk = () => deskOver(stage.internalUrl, stage.keyring.internalToken);

describe('the desk', () => {
  test('an enquiry of the product itself goes all the way, and is found, shown and acted on', async () => {
    const made = await call('/enquiries/synthetic', {});
    expect(made.status).toBe(201);
    const reference = String(made.json.reference);

    const list = await desk().list({ sort: 'newest', limit: 5 });
    expect(list.rows.map((row) => row.reference)).toContain(reference);
    expect(list.counts).toMatchObject({ all: expect.any(Number) });

    const states = async () => (await desk().show(reference)).deliveries.map(({ state }) => state);
    await expect.poll(states).toEqual(['delivered', 'delivered']);
    // What is done already is not done again.
    const answer = await desk().ask(`/enquiries/${reference}/deliveries/concierge-mail/resend`, {});
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ status: 409, title: expect.any(String) });
  });

  test('what is not there is 404', async () => {
    const statusOf = async (path: string, body?: object) => (await desk().ask(path, body)).status;
    expect(await statusOf('/enquiries/MC-7KQ2-94HD')).toBe(404);
    expect(await statusOf('/enquiries/MC-7KQ2-94HD/deliveries/visitor-mail/resend', {})).toBe(404);
    expect(await statusOf('/enquiries/MC-7KQ2-94HD/erase-everything', {})).toBe(404);
    expect(await statusOf('/enquiries/MC-7KQ2-94HD/deliveries/pigeon/resend', {})).toBe(404);
    expect((await call('/nothing')).status).toBe(404);
  });

  test('no enquiry is shown without a claim of who asks', async () => {
    expect((await call('/desk/enquiries/MC-7KQ2-94HD')).status).toBe(401);
    expect((await call('/enquiries/MC-7KQ2-94HD')).status).toBe(404);
  });
});
