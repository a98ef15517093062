import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleEnquiry, sampleWith } from '../../../../../../tests/fakes/enquiry.ts';
import { type FakeHubspot, startHubspot } from '../../../../../../tests/fakes/hubspot.ts';
import { systemClock } from '../../../clock.ts';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
} from '../../delivery-errors.ts';
import type { StoredEnquiry } from '../channel.ts';
import { hubspotSender } from './hubspot.ts';
import type { CrmPace } from './pace.ts';

const guid = '78c2891f-ebdd-44c0-bd94-15c012bbbfbf';
const fields = { email: null, firstname: null, lastname: null, phone: null, preferred_time_to_call: null };
const form = { fields: { ...fields, country__dropdown_: null }, required: ['email'] };

let hubspot: FakeHubspot;
let holds: number[];
const unhurried: CrmPace = {
  reserve: async () => ({ reserved: true, wait: 0 }),
  hold: async (milliseconds) => void holds.push(milliseconds),
};
const channel = (baseUrl = hubspot.url, pace = unhurried) =>
  hubspotSender({
    baseUrl,
    portalId: '62515',
    forms: { telephone: guid },
    siteUrl: 'https://example.com',
    pageName: async () => 'River Lodge',
    pace,
    clock: systemClock,
  });
const deliver = (enquiry = sampleEnquiry(), signal = AbortSignal.timeout(5000), by = channel()) =>
  by.deliver({ id: 'job-1', attempt: 1, enquiry }, signal);
const failure = async (enquiry?: StoredEnquiry, signal?: AbortSignal): Promise<Error> => {
  const error: unknown = await deliver(enquiry, signal).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return error as Error;
};

beforeEach(async () => {
  holds = [];
  hubspot = await startHubspot();
  hubspot.define(guid, form);
});
afterEach(() => hubspot.close());

test('SUB-12 an enquiry is posted to its form, with the time it was received', async () => {
  expect(await deliver()).toEqual({ detail: 'accepted' });
  expect(hubspot.strays).toEqual([]);
  expect(hubspot.accepted()).toHaveLength(1);
  expect(hubspot.accepted()[0]).toMatchObject({ portalId: '62515', formGuid: guid });
  expect(hubspot.accepted()[0]?.body.submittedAt).toBe(String(Date.parse('2026-11-20T12:20:00.000Z')));
});

test('KEEP-04/form-taken-out one whose form the settings no longer name is refused, and nothing is sent', async () => {
  const error = await failure(sampleEnquiry({ kind: 'contact' }));
  expect(error).toBeInstanceOf(RejectedDeliveryError);
  expect(error.message).toBe('Not sent: the settings name no form of the CRM for this kind');
  expect(hubspot.received).toHaveLength(0);
  expect(await deliver()).toEqual({ detail: 'accepted' });
});

/** Every status a CRM, or what stands before it, may give, and what it means for the enquiry. */
const meanings = {
  later: [
    408, 409, 421, 423, 424, 425, 429, 477, 500, 501, 502, 503, 504, 505, 507, 521, 522, 523, 524, 530, 598,
  ],
  fault: [
    300, 301, 302, 303, 304, 307, 308, 401, 402, 403, 404, 405, 406, 407, 410, 411, 412, 414, 415, 416, 417,
    418, 426, 428, 431, 451, 460, 499,
  ],
  never: [400, 413, 422],
} as const;
const errorOf = {
  later: RetryableDeliveryError,
  fault: DestinationFaultError,
  never: RejectedDeliveryError,
} as const;
const verdicts = Object.entries(meanings).flatMap(([meaning, statuses]) =>
  statuses.map((status) => [status, meaning as keyof typeof meanings] as const),
);

test.each(verdicts)('KEEP-04/crm-status %d means %s', async (status, meaning) => {
  const answer = { status, headers: { location: 'http://127.0.0.1:1/' } };
  // fetch itself asks a server once more, on a new connection, that says it was misdirected.
  const asked = status === 421 ? 2 : 1;
  hubspot.faults.next(...Array.from({ length: asked }, () => answer));
  expect(await failure()).toBeInstanceOf(errorOf[meaning]);
  expect(hubspot.received).toHaveLength(asked);
  expect(await deliver()).toEqual({ detail: 'accepted' });
});

const page = '<!doctype html><title>Sign in</title><form action="/login"></form>';

test.each([
  ['a page', { text: page, headers: { 'content-type': 'text/html' } }],
  ['a page that says it is JSON', { text: page }],
  ['nothing', { status: 204 }],
  ['an empty 200', { text: '' }],
  ['other JSON', { body: { signIn: 'https://proxy.example/login' } }],
  ['a list', { body: ['inlineMessage'] }],
  ['null', { text: 'null' }],
  ['words that are none', { body: { inlineMessage: null } }],
  ['a page with 202', { status: 202, text: page }],
])('KEEP-04/crm-2xx %s in place of HubSpot’s answer is no success', async (_case, answer) => {
  hubspot.faults.next(answer);
  const error = await failure();
  expect(error).toBeInstanceOf(DestinationFaultError);
  expect(error.message).toContain('not the CRM’s own');
});

test('KEEP-04/crm-2xx the address of a form that redirects is HubSpot’s own answer too', async () => {
  hubspot.faults.next({ body: { redirectUri: 'https://example.com/thank-you' } });
  expect(await deliver()).toEqual({ detail: 'accepted' });
});

test('KEEP-04/crm-retry-after a migration that asks for a day is given it, and no more', async () => {
  for (const [asked, given] of [
    [80_000, 80_000],
    [86_400, 86_400],
    [900_000, 86_400],
  ]) {
    hubspot.faults.next({ status: 477, headers: { 'retry-after': String(asked) } });
    expect(await failure()).toMatchObject({ retryAfterSeconds: given });
  }
});

describe('tried again', () => {
  test('Retry-After is honoured, in seconds and as a date, and holds every call', async () => {
    hubspot.faults.next({ status: 429, headers: { 'retry-after': '17' } });
    expect(await failure()).toMatchObject({ retryAfterSeconds: 17 });
    const date = new Date(Date.now() + 60_000).toUTCString();
    hubspot.faults.next({ status: 503, headers: { 'retry-after': date } });
    const { retryAfterSeconds } = (await failure()) as RetryableDeliveryError;
    expect(retryAfterSeconds).toBeGreaterThan(55);
    expect(retryAfterSeconds).toBeLessThan(62);
    hubspot.faults.next({ status: 429 });
    await failure();
    expect(holds).toEqual([17_000, 10_000]);
  });

  test('a lost connection and an answer that does not come', async () => {
    hubspot.faults.next({ drop: true }, { delayMilliseconds: 3000 });
    expect(await failure()).toBeInstanceOf(RetryableDeliveryError);
    expect(await failure(undefined, AbortSignal.timeout(150))).toBeInstanceOf(RetryableDeliveryError);
  });

  test('a turn that is too far off gives the job back at once', async () => {
    const busy: CrmPace = {
      reserve: async () => ({ reserved: false, wait: 7200 }),
      hold: async () => undefined,
    };
    const given = deliver(undefined, undefined, channel(hubspot.url, busy));
    await expect(given).rejects.toMatchObject({ name: 'RetryableDeliveryError', retryAfterSeconds: 8 });
    expect(hubspot.received).toHaveLength(0);
  });
});

describe('the destination’s fault', () => {
  test('nobody listens', async () => {
    const { url } = hubspot;
    await hubspot.close();
    const thrown = deliver(undefined, undefined, channel(url));
    await expect(thrown).rejects.toThrow(DestinationFaultError);
    hubspot = await startHubspot();
  });
});

describe('400', () => {
  test('a field the form does not have is left out and told', async () => {
    hubspot.define(guid, { fields, required: ['email'] });
    const { detail } = await deliver();
    expect(detail).toMatch(
      /^accepted, but without: FIELD_NOT_IN_FORM_DEFINITION country__dropdown_, correlation [0-9a-f-]{36}$/,
    );
    expect(hubspot.accepted()[0]?.body.fields.map(({ name }) => name)).not.toContain('country__dropdown_');
    expect(hubspot.accepted()[0]?.body.fields).toHaveLength(5);
  });

  test('a value the form does not offer is left out with others, the rest is sent', async () => {
    const options = { country__dropdown_: ['South Africa'], preferred_time_to_call: ['Noon'] };
    hubspot.define(guid, { fields: { ...fields, ...options }, required: ['email'] });
    const { detail } = await deliver();
    expect(detail).toContain('VALUE_NOT_IN_FIELD_DEFINITION country__dropdown_');
    expect(detail).toContain('VALUE_NOT_IN_FIELD_DEFINITION preferred_time_to_call');
    expect(detail).not.toContain('United Kingdom');
    expect(hubspot.accepted()[0]?.body.fields).toHaveLength(4);
  });

  test.each([
    ['INVALID_HUTK', 'hutk'],
    ['INVALID_PAGE_URI', 'pageUri'],
  ])('%s: the context goes without it', async (errorType, name) => {
    const message = `Error in 'context.${name}'. 'x' is not valid`;
    hubspot.faults.next({
      status: 400,
      body: { correlationId: 'c0ffee00', errors: [{ message, errorType }] },
    });
    const enquiry = sampleEnquiry({ hutk: '5f4dcc3b5aa765d61d8327deb882cf99' });
    expect(await deliver(enquiry)).toEqual({
      detail: `accepted, but without: ${errorType} ${name}, correlation c0ffee00`,
    });
    expect(hubspot.accepted()[0]?.body.context).not.toHaveProperty(name);
    expect(hubspot.accepted()[0]?.body.context).toHaveProperty('pageName');
  });

  test.each([
    ['INVALID_EMAIL', sampleWith({ email: 'naledi@nowhere' })],
    ['BLOCKED_EMAIL', sampleWith({ email: 'naledi@blocked.example' })],
    ['REQUIRED_FIELD', sampleWith({ email: undefined })],
    ['MISSING_PROCESSING_CONSENT', sampleWith({ accept: [] })],
  ])('%s is dead at once', async (errorType, enquiry) => {
    const error = await failure(enquiry);
    expect(error).toBeInstanceOf(RejectedDeliveryError);
    expect(error.message).toContain(errorType);
    expect(error.message).toMatch(/correlation [0-9a-f-]{36}/);
    expect(error.message).not.toMatch(/naledi|@/i);
    expect(hubspot.received).toHaveLength(1);
  });

  test('FORM_HAS_RECAPTCHA_ENABLED is dead at once, whatever else could be left out', async () => {
    hubspot.define(guid, { fields, required: ['email'], recaptcha: true });
    expect(await failure()).toBeInstanceOf(RejectedDeliveryError);
    expect(hubspot.received).toHaveLength(1);
  });

  test.each([
    ['no JSON', 'Bad Request'],
    ['no errors', {}],
    [
      'a fault of a field we did not send',
      { errors: [{ message: "Error in 'fields.x'. no", errorType: 'ODD' }] },
    ],
    [
      'a fault of nothing named',
      { errors: [{ message: 'naledi@example.com', errorType: 'naledi@example.com' }] },
    ],
    [
      'a fault of the address',
      { errors: [{ message: "Error in 'fields.email'. no", errorType: 'INPUT_TOO_LARGE' }] },
    ],
  ])('%s is dead at once and repeats nothing personal', async (_case, body) => {
    hubspot.faults.next({ status: 400, body });
    const error = await failure();
    expect(error).toBeInstanceOf(RejectedDeliveryError);
    expect(error.message).not.toContain('naledi');
  });

  test('a form that refuses one field after the other does not go on for ever', async () => {
    const refuse = (name: string) => ({
      status: 400,
      body: { errors: [{ message: `Error in 'fields.${name}'. no`, errorType: 'INPUT_TOO_LARGE' }] },
    });
    hubspot.faults.next(...['firstname', 'lastname', 'phone', 'country__dropdown_'].map(refuse));
    expect(await failure()).toBeInstanceOf(RejectedDeliveryError);
    expect(hubspot.received).toHaveLength(4);
  });
});
