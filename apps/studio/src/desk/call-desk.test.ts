import { deskCalls } from '@sundowner/desk-wire/calls';
import { afterEach, expect, test, vi } from 'vitest';
import { callDesk, saveFileOf } from './call-desk.ts';

afterEach(() => vi.unstubAllGlobals());

/** A studio that answers this to everything. */
function studioAnswering(body: unknown, status = 200) {
  const asked = vi.fn(async (_address: string, _init: RequestInit) =>
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

const receipt = {
  id: 'a/b',
  erasedAt: '2026-11-27T10:00:00Z',
  askedBy: '1',
  confirmedBy: '2',
  references: ['MC-7KQ2-94HD'],
  counts: { enquiries: 1, messages: 0, notes: 0, files: 0, queued: 0 },
  downstream: [],
};

test('a call is sent to the address of its row, and its answer is parsed with the shape of the row', async () => {
  const asked = studioAnswering({ ...receipt, more: 'unknown' });
  const reply = await callDesk(deskCalls.readErasureReceipt, { params: { erasure: 'a/b' } });
  expect(reply).toEqual({ ok: true, value: receipt });
  expect(asked).toHaveBeenCalledWith(
    '/api/desk/erasures/a%2Fb/receipt',
    expect.objectContaining({ method: 'GET' }),
  );
});

test('an answer of another shape is a failure that says so', async () => {
  studioAnswering({ ...receipt, erasedAt: 'yesterday' });
  expect(await callDesk(deskCalls.readErasureReceipt, { params: { erasure: 'a' } })).toMatchObject({
    ok: false,
    status: 502,
    code: 'unreadable',
    detail: expect.stringContaining('could not be read'),
  });
});

test('what is only done has no value; a body is sent as it is given', async () => {
  const asked = studioAnswering(null, 204);
  const input = { params: { reference: 'MC-7KQ2-94HD' }, body: { doing: 'gone' }, keepalive: true } as const;
  expect(await callDesk(deskCalls.showPresence, input)).toEqual({ ok: true, value: undefined });
  const [address, sent] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/api/desk/enquiries/MC-7KQ2-94HD/presence');
  expect(sent).toMatchObject({ method: 'POST', keepalive: true, body: '{"doing":"gone"}' });
});

test('a refusal carries its code; a session that ended and silence say what they are', async () => {
  studioAnswering({ code: 'held', detail: 'A legal hold stands against it.' }, 409);
  expect(await callDesk(deskCalls.readViews, {})).toMatchObject({ ok: false, status: 409, code: 'held' });
  studioAnswering({ errors: [] }, 403);
  expect(await callDesk(deskCalls.readViews, {})).toMatchObject({ ok: false, status: 401 });
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await callDesk(deskCalls.readViews, {})).toMatchObject({ ok: false, status: 0 });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  expect(await callDesk(deskCalls.readViews, {})).toMatchObject({ ok: false, status: 0 });
});

test('a file that cannot be had is a sentence, and it was asked for as its kind', async () => {
  const asked = studioAnswering({ code: 'wrong-state', detail: 'That is too much for one file.' }, 409);
  const input = { body: { address: 'thandi@example.com' } };
  expect(await saveFileOf(deskCalls.readPerson, input, 'held.html')).toBe('That is too much for one file.');
  expect(asked.mock.calls[0]?.[1].headers).toMatchObject({ accept: 'text/html' });
});
