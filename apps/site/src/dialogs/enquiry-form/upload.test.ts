import { enquiryRecordOf } from '@sundowner/brand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnswer, sendEnquiry, stallMs, upload } from './submission.ts';

/** A browser's request whose body goes out, and whose answer comes, when the test says so. */
class HeldRequest {
  static last: HeldRequest;
  readonly upload: { onprogress?: () => void; onload?: () => void } = {};
  readonly sentHeaders = new Map<string, string>();
  onprogress?: () => void;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  answerHeaders = new Map<string, string>();
  body: unknown;

  constructor() {
    HeldRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.sentHeaders.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.answerHeaders.get(name) ?? null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, value: object, headers: Record<string, string> = {}) {
    this.status = status;
    this.responseText = JSON.stringify(value);
    this.answerHeaders = new Map(Object.entries(headers));
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = () => {
  const answer = upload('/enquiry/careers', new FormData()).catch((error: Error) => error.name);
  return { answer, request: HeldRequest.last };
};

test('KEEP-01/slow-upload an upload is waited for as long as it moves, however long that takes', async () => {
  const { answer, request } = begin();
  for (let minute = 0; minute < 12; minute += 1) {
    await vi.advanceTimersByTimeAsync(stallMs - 1000);
    request.upload.onprogress?.();
  }
  request.upload.onload?.();
  await vi.advanceTimersByTimeAsync(stallMs - 1000);
  request.answer(
    201,
    { reference: 'MC-7KQ2-94HD', measure: true },
    { location: '/thank-you?ref=MC-7KQ2-94HD' },
  );
  const response = await answer;
  if (!(response instanceof Response)) throw new Error(`It ended as ${response}.`);
  expect(await readAnswer(response)).toMatchObject({ type: 'sent', thankYou: '/thank-you?ref=MC-7KQ2-94HD' });
});

test('KEEP-01/slow-upload one that stands still ends, and so does one that is cut', async () => {
  const stalled = begin();
  await vi.advanceTimersByTimeAsync(stallMs - 1);
  stalled.request.upload.onprogress?.();
  await vi.advanceTimersByTimeAsync(stallMs);
  expect(await stalled.answer).toBe('TimeoutError');
  const cut = begin();
  cut.request.onerror?.();
  expect(await cut.answer).toBe('TypeError');
});

test('a file goes along in parts, lists under one name each', async () => {
  const answer = sendEnquiry({
    form: enquiryRecordOf.careers,
    post: {
      values: { name: 'Naledi', interests: ['a', 'b'] },
      files: { cv: new File(['%PDF-'], 'cv.pdf') },
      traps: { website: '' },
      from: '/',
      url: '/',
    },
    ticket: 'first',
    fetchTicket: async () => null,
    keepTicket: () => undefined,
  });
  const { body, sentHeaders } = HeldRequest.last;
  if (!(body instanceof FormData)) throw new Error('No parts were sent.');
  expect(body.getAll('interests')).toEqual(['a', 'b']);
  expect(body.get('ticket')).toBe('first');
  expect(body.get('cv')).toMatchObject({ name: 'cv.pdf', size: 5 });
  expect(sentHeaders.get('accept')).toBe('application/json');
  HeldRequest.last.answer(408, { type: 'about:blank', status: 408, title: 'x' });
  expect(await answer).toEqual({ type: 'failed', reason: 'connection' });
});
