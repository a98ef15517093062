import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CurrentDesk } from '@sundowner/enquiries/desk-content';
import { type FormConfig, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';
import { validateForm } from '@sundowner/enquiries/forms/validate';
import type { Intake, IntakeResult } from '@sundowner/enquiries/intake';
import type { TicketOffice } from '@sundowner/enquiries/ticket';
import { pathOnOurHost } from '../../content/address.ts';
import { toHttpError } from '../../content/errors.ts';
import type { Log } from '../log.ts';
import type { RateLimits, Wait } from '../rate-limits.ts';
import { type Answers, jsonAnswers, type PageAnswersOptions, pageAnswers } from './answers.ts';
import { type BodyType, bodyTypeOf, type PostFields, parseBody } from './parse-body.ts';
import { BodyAbortedError, BodyTooLargeError, readBody } from './read-body.ts';
import { type MultipartPost, multipartBytes, readMultipart } from './read-multipart.ts';
import type { ThankYouAddress } from './thank-you-address.ts';
import { ticketConsent } from './ticket-consent.ts';
import { visitorCookie } from './visitor-cookie.ts';

export interface PostDeps {
  readonly intake: Intake;
  readonly tickets: TicketOffice;
  /** What editors set: forms are judged and shown with it. */
  readonly desk: CurrentDesk;
  readonly rates: RateLimits;
  readonly bodyBytes: number;
  /** Milliseconds under which a form looks like a machine's (SUB-02). */
  readonly botAge: number;
  readonly thankYou: ThankYouAddress;
  readonly renderPage: PageAnswersOptions['renderPage'];
  readonly log: Log;
}

export interface Post {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly form: FormConfig;
  /** What rate limits count by. */
  readonly client: string;
}

/**
 * Takes one enquiry post through the contract's checks in their order: size and type, rate, then the intake (fields, ticket, repeat,
 * bot, store). Whoever posts gets every refusal in the form of the post: a problem (RFC 9457) or the page again.
 */
export function enquiryPost(deps: PostDeps) {
  return async (post: Post): Promise<void> => {
    const { request, form, client } = post;
    let fields: PostFields = {};
    const type = readableType(form, request.headers['content-type']);
    const answers = answersFor(deps, post, type, () => fields);

    const body = await takeBody(deps, post, type, answers);
    if (body === null) return;
    const parsed = body === 'unreadable' ? null : body;
    fields = parsed?.fields ?? {};

    const wait = await deps.rates.post(client);
    if (wait !== null) return answers.refused(tooMany(wait, valuesOf(form, fields)));
    if (!parsed) {
      return answers.refused({
        status: 400,
        title: 'The enquiry could not be read.',
        detail: 'The body is not what its content type says.',
        errors: [],
      });
    }
    const full = await deps.rates.take(client);
    if (full !== null) return answers.refused(tooMany(full, valuesOf(form, fields)));

    // The script waits by itself; a form without scripts cannot, and its visitor has just filled it in a second time.
    if (type !== 'json') await pause(deps.tickets.waitOf(fields.ticket, deps.botAge));
    const result = await submit(deps, post, parsed);
    if (result.status === 'created') return answers.accepted({ ...result, status: 201 });
    await deps.rates.giveBack(client).catch((error: unknown) => {
      deps.log.error({ reason: String(error) }, 'a rate limit could not be given back');
    });
    if (result.status === 'repeated') return answers.accepted({ ...result, status: 200 });
    return answers.refused(refusalOf(result));
  };
}

function answersFor(deps: PostDeps, post: Post, type: BodyType | null, fields: () => PostFields): Answers {
  const { request, response, form } = post;
  const { renderPage, tickets, desk } = deps;
  const thankYou = (reference: string) => deps.thankYou(reference, form.kind);
  const readsPages = (request.headers.accept ?? '').includes('text/html');
  if (type === 'json' || (type !== 'form' && !readsPages)) return jsonAnswers(response, thankYou);
  return pageAnswers({
    request,
    response,
    form,
    thankYou,
    renderPage,
    ticket: () => {
      const kept = fields().ticket;
      return typeof kept === 'string' && kept !== '' ? kept : tickets.issue(form);
    },
    consentOf: (ticket) => ticketConsent(ticket, form, tickets, desk()),
    from: () => {
      const { from } = fields();
      return pathOnOurHost(typeof from === 'string' ? from : null);
    },
  });
}

/** What kind of body a post has, `null` for one its form does not take: files come with a form that asks for one. */
function readableType(form: FormConfig, header: string | undefined): BodyType | null {
  const type = bodyTypeOf(header);
  const takesFiles = fieldsOf(form).some((field) => field.type === 'file');
  return type === 'multipart' && !takesFiles ? null : type;
}

async function readPost(
  request: IncomingMessage,
  form: FormConfig,
  type: BodyType,
  limit: number,
): Promise<MultipartPost | 'unreadable'> {
  if (type === 'multipart') return (await readMultipart(request, form)) ?? 'unreadable';
  const fields = parseBody(type, await readBody(request, limit));
  return fields ? { fields, files: [] } : 'unreadable';
}

/** The body, or `null` when the answer has been given. */
async function takeBody(
  { bodyBytes }: PostDeps,
  { request, response, form }: Post,
  type: BodyType | null,
  answers: Answers,
): Promise<MultipartPost | 'unreadable' | null> {
  // What is left of the body will not be read, so the connection cannot be used again.
  const refuse = async (refusal: Parameters<Answers['refused']>[0]) => {
    response.setHeader('Connection', 'close');
    await answers.refused(refusal);
    request.resume();
    return null;
  };
  if (type === null) {
    return refuse({
      status: 415,
      title: 'This kind of post is not understood.',
      detail: 'Send application/json or application/x-www-form-urlencoded.',
    });
  }
  try {
    return await readPost(request, form, type, bodyBytes);
  } catch (error) {
    if (error instanceof BodyAbortedError) {
      response.destroy();
      return null;
    }
    if (!(error instanceof BodyTooLargeError)) throw error;
    return refuse({
      status: 413,
      title: 'The enquiry is too long.',
      detail: `At most ${type === 'multipart' ? multipartBytes : bodyBytes} bytes are taken.`,
    });
  }
}

/** Hands the post to the intake. Should that fail in a way it does not know itself, nothing was acknowledged: the visitor may retry. */
async function submit(
  { intake, log }: PostDeps,
  { request, form }: Post,
  { fields, files }: MultipartPost,
): Promise<IntakeResult> {
  try {
    return await intake.submit({
      form,
      raw: fields,
      files,
      hutk: visitorCookie(request.headers.cookie),
    });
  } catch (error) {
    log.error({ kind: form.kind, reason: toHttpError(error).message }, 'an enquiry could not be taken in');
    return { status: 'unavailable', retryAfterSeconds: 10, values: valuesOf(form, fields) };
  }
}

const valuesOf = (form: FormConfig, raw: PostFields): FormValues => validateForm(form, raw).values;

const tooMany = (wait: NonNullable<Wait>, values: FormValues) => ({
  status: 429 as const,
  title: 'There were too many enquiries from here within a minute.',
  detail: `Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`,
  values,
  retryAfterSeconds: wait,
});

type Refused = Exclude<IntakeResult, { status: 'created' } | { status: 'repeated' }>;

function refusalOf(result: Refused): Parameters<Answers['refused']>[0] {
  const { values } = result;
  switch (result.status) {
    case 'invalid':
      return {
        status: 400,
        title: 'Some fields need another look.',
        errors: result.errors,
        values,
      };
    case 'ticket':
      return {
        status: 428,
        title: 'The form needs a fresh ticket.',
        detail: 'Send the enquiry again with the ticket given here.',
        ticket: result.ticket,
        values,
      };
    case 'unavailable':
      return {
        status: 503,
        title: 'The enquiry could not be stored.',
        detail: 'Nothing was kept. Please try again.',
        values,
        retryAfterSeconds: result.retryAfterSeconds,
      };
  }
}
