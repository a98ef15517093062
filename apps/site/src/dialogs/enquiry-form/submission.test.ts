import { type EnquiryRecord, enquiryRecordOf } from '@sundowner/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnswer, sendEnquiry } from './submission.ts';
import { fetchTicket } from './ticket.ts';

const problem = (status: number, extra = {}, headers = {}) =>
  Response.json({ type: 'about:blank', title: 'x', status, ...extra }, { status, headers });
const sent = () => Response.json({ reference: 'MC-7KQ2-94HD', measure: true }, { status: 201 });

/** Answers in turn; what was posted is kept for reading back. */
function endpoint(...answers: (() => Response)[]) {
  const posted: { ticket: string }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    const answer = answers.shift();
    if (!answer) throw new TypeError('connection refused');
    return answer();
  });
  return posted;
}

const kept: string[] = [];
const send = (
  ticket: string | null,
  fetchTicket = async (): Promise<string | null> => 'fetched',
  form: EnquiryRecord = enquiryRecordOf.telephone,
) =>
  sendEnquiry({
    form,
    post: {
      values: { name: 'Naledi', accept: ['consentTrue'] },
      traps: { website: '' },
      from: '/',
      url: '/',
    },
    ticket,
    fetchTicket,
    keepTicket: (fresh) => kept.push(fresh),
  });

beforeEach(() => {
  vi.useFakeTimers();
  kept.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the body is flat: ticket, fields, traps, from and url', async () => {
  const posted = endpoint(sent);
  expect(await send('first')).toEqual({
    type: 'sent',
    reference: 'MC-7KQ2-94HD',
    measure: true,
    thankYou: '/thank-you?ref=MC-7KQ2-94HD',
  });
  expect(posted).toEqual([
    { name: 'Naledi', accept: ['consentTrue'], website: '', ticket: 'first', from: '/', url: '/' },
  ]);
});

test('a ticket that is not accepted is replaced, and the form is sent again once it has rested six seconds', async () => {
  const posted = endpoint(() => problem(428, { ticket: 'of other words' }), sent);
  const answer = send('stale');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(posted).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect((await answer).type).toBe('sent');
  expect(posted.map(({ ticket }) => ticket)).toEqual(['stale', 'fetched']);
  expect(kept).toEqual(['fetched']);
});

test('a ticket that is never accepted ends in the apology, not in a circle', async () => {
  const posted = endpoint(
    () => problem(428, { ticket: 'second' }),
    () => problem(428, { ticket: 'third' }),
  );
  const answer = send('stale', async () => null);
  await vi.advanceTimersByTimeAsync(6_500);
  expect((await answer).type).toBe('failed');
  expect(posted).toHaveLength(2);
  expect(kept).toEqual(['second', 'third']);
});

test('a form without a ticket fetches one and lets it rest, so that its visitor is not taken for a machine', async () => {
  const posted = endpoint(sent);
  const answer = send(null);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(posted).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  expect((await answer).type).toBe('sent');
  expect(kept).toEqual(['fetched']);
});

test('SUB-02/kind-seconds a new ticket of the letter rests two seconds', async () => {
  const posted = endpoint(sent);
  const answer = send(null, async () => 'fetched', enquiryRecordOf.newsletter);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(posted).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  expect((await answer).type).toBe('sent');
});

test('GEN-02/cancelled-submission without a ticket, without a connection or cut off, nothing counts as sent', async () => {
  endpoint();
  expect(await send(null, async () => null)).toEqual({ type: 'failed', reason: 'unavailable' });
  expect(await send('first')).toEqual({ type: 'failed', reason: 'connection' });
  expect(await readAnswer(new Response('', { status: 201 }))).toEqual({ type: 'failed', reason: 'server' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await send('first')).toEqual({ type: 'failed', reason: 'offline' });
});

test('an answer that does not come in twenty seconds is none, and says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new DOMException('late', 'TimeoutError');
  });
  expect(await send('first')).toEqual({ type: 'failed', reason: 'timeout' });
});

test.each([
  [400, { type: 'failed', reason: 'server' }],
  [408, { type: 'failed', reason: 'connection' }],
  [413, { type: 'failed', reason: 'too-large' }],
  [415, { type: 'failed', reason: 'server' }],
  [500, { type: 'failed', reason: 'server' }],
  [503, { type: 'failed', reason: 'unavailable' }],
])('a plain %i is an apology', async (status, answer) => {
  expect(await readAnswer(problem(status))).toEqual(answer);
});

test('a verdict on fields comes back field by field, and nothing else does', async () => {
  const errors = [{ field: 'tel', message: 'Telephone number is required' }, { field: 7 }, 'x'];
  expect(await readAnswer(problem(400, { errors }))).toEqual({ type: 'invalid', errors: [errors[0]] });
});

test('a full line says when it is free again', async () => {
  expect(await readAnswer(problem(429, {}, { 'retry-after': '90' }))).toEqual({ type: 'busy', seconds: 90 });
  expect(await readAnswer(problem(429))).toEqual({ type: 'busy', seconds: 60 });
});

test('SUB-13 an external thank-you address replaces our own', async () => {
  const answer = await readAnswer(
    Response.json(
      { reference: 'MC-7KQ2-94HD', measure: false },
      { headers: { Location: 'https://thanks.example/?ref=MC' } },
    ),
  );
  expect(answer).toEqual({
    type: 'sent',
    reference: 'MC-7KQ2-94HD',
    measure: false,
    thankYou: 'https://thanks.example/?ref=MC',
  });
});

test('a ticket is asked for with the consent text the visitor reads, and comes with the one it names', async () => {
  const asked: string[] = [];
  const consent = {
    version: 'popi-2',
    parts: [{ text: 'I agree to the ' }, { text: 'policy', href: '/privacy-policy' }],
  };
  const answers: unknown[] = [
    { ticket: 'a', consent },
    { ticket: 'b', consent: { version: 'x', parts: [{ text: 'x', href: 'https://evil.example' }] } },
  ];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(answers.shift());
  });
  expect(await fetchTicket('telephone', 'popi-2')).toEqual({ ticket: 'a', consent });
  expect(await fetchTicket('telephone')).toEqual({ ticket: 'b', consent: null });
  expect(asked).toEqual(['/enquiry/ticket?kind=telephone&consent=popi-2', '/enquiry/ticket?kind=telephone']);
});
