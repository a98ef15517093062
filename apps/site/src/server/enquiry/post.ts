import { setTimeout as pause } from 'node:timers/promises';
import type { CurrentContent, EnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { ConsentText, FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { knownConsent } from '@sundowner/enquiries/forms/form-content';
import { validateForm } from '@sundowner/enquiries/forms/validate';
import { leastAge } from '@sundowner/enquiries/intake/bot-check';
import type { Intake, IntakeResult, Submission } from '@sundowner/enquiries/intake/intake';
import type { TicketSigner } from '@sundowner/enquiries/intake/ticket';
import { pathOnOurHost } from '../../content/fields/address.ts';
import { toHttpError } from '../../content/reading/errors.ts';
import type { RateLimits, Wait } from '../http/rate-limits.ts';
import { readsAnswerAs, tryAgainIn } from '../http/refusal-answer.ts';
import type { Log } from '../log.ts';
import type { PostFields } from './parse-body.ts';
import {
  jsonReplies,
  type PageRepliesOptions,
  type PostReplies,
  pageReplies,
  type Refusal,
  type ThankYouAddress,
} from './post-replies.ts';
import { type PostsUnderWay, postsUnderWay, uploadsUnderWay } from './posts-under-way.ts';
import type { MultipartPost } from './read-multipart.ts';
import {
  type BodyLimits,
  keepShortBody,
  noRoom,
  type Post,
  readableType,
  refuseUnread,
  takeBody,
} from './take-body.ts';

export interface PostDeps extends BodyLimits {
  readonly intake: Intake;
  readonly tickets: TicketSigner;
  /** What editors set: forms are judged and shown with it. */
  readonly desk: CurrentContent;
  readonly rates: RateLimits;
  /** Milliseconds under which a form looks like a machine's (SUB-02); `null` is what its kind says. */
  readonly botAge: number | null;
  readonly thankYou: ThankYouAddress;
  readonly renderPage: PageRepliesOptions['renderPage'];
  readonly log: Log;
}

/**
 * Takes one enquiry post through the contract's checks in their order: rate, size and type, then the intake (fields, ticket, repeat,
 * bot, store). It is counted before it is read. Anybody who posts gets every refusal in the form of the post: a problem (RFC 9457) or the
 * page again, with the values that arrived.
 */
export function enquiryPost(deps: PostDeps) {
  const uploads = uploadsUnderWay();
  const underWay = postsUnderWay();
  return async (post: Post): Promise<void> => {
    const { request, form, client } = post;
    let fields: PostFields = {};
    const type = readableType(form, request.headers['content-type']);
    const replies = repliesFor(deps, post, () => fields);
    const keep = (arrived: PostFields) => {
      fields = arrived;
    };
    const taking = { post, type, replies, keep, bodyBytes: deps.bodyBytes, pace: deps.pace };

    const wait = await deps.rates.post(client);
    if (wait !== null) {
      await keepShortBody(taking);
      await refuseUnread(post, replies, tooMany(wait));
      return;
    }
    const upload = type === 'multipart' ? uploads.begin(client) : null;
    if (upload === 'too-many' || upload === 'no-room') {
      await keepShortBody(taking);
      await refuseUnread(post, replies, upload === 'too-many' ? tooManyUploads : noRoom);
      return;
    }
    try {
      const body = await takeBody(upload ? { ...taking, hold: upload.hold } : taking);
      if (body === 'unreadable') await replies.refused(unreadable);
      else if (body) await takeIn(deps, post, body, replies, underWay);
    } finally {
      upload?.end();
    }
  };
}

/** Hands a post that could be read to the intake, and answers it. */
async function takeIn(
  deps: PostDeps,
  post: Post,
  body: MultipartPost,
  replies: PostReplies,
  underWay: PostsUnderWay,
): Promise<void> {
  const { intake, rates, tickets, log } = deps;
  const { request, form, client } = post;
  const { fields, files } = body;
  const submission = { form, raw: fields, files, client, hutk: visitorCookie(request.headers.cookie) };
  // Of what is stored already nobody is told that there is no room for it.
  const known = await intake.known(submission);
  if (known) return replies.accepted({ ...known, status: 200 });
  // The script waits by itself; a form without scripts cannot, and its visitor has just filled it in a second time.
  if (replies.form === 'page') await pause(tickets.waitOf(fields.ticket, leastAge(form, deps)));

  const name = typeof fields.ticket === 'string' ? fields.ticket : '';
  const ended = underWay.begin(name);
  let result: IntakeResult;
  try {
    const full = await rates.take(client);
    if (full !== null) {
      // The same post may have taken the last place a moment ago: then it has an answer, as soon as that one has.
      ended();
      await underWay.ended(name);
      const first = await intake.known(submission);
      return first ? replies.accepted({ ...first, status: 200 }) : await replies.refused(tooMany(full));
    }
    result = await submit(deps, submission);
  } finally {
    ended();
  }
  if (result.status === 'created') return replies.accepted({ ...result, status: 201 });
  await rates.giveBack(client).catch((error: unknown) => {
    log.error({ reason: String(error) }, 'a rate limit could not be given back');
  });
  if (result.status === 'repeated') return replies.accepted({ ...result, status: 200 });
  return replies.refused(toRefusal(result));
}

function repliesFor(
  deps: PostDeps,
  { request, response, form }: Post,
  fields: () => PostFields,
): PostReplies {
  const { renderPage, tickets, desk } = deps;
  const thankYou = (reference: string) => deps.thankYou(reference, form.kind);
  if (readsAnswerAs(request) !== 'page') return jsonReplies(response, thankYou);
  return pageReplies({
    request,
    response,
    form,
    thankYou,
    renderPage,
    values: () => validValues(form, fields()),
    ticket: () => {
      const kept = fields().ticket;
      // In place of one that did not arrive: the person who gets it has filled in the form before.
      return typeof kept === 'string' && kept !== '' ? kept : tickets.reissue(kept, form);
    },
    consentOf: (ticket) => ticketConsent(ticket, form, tickets, desk()),
    from: () => {
      const { from } = fields();
      return pathOnOurHost(typeof from === 'string' ? from : null);
    },
  });
}

/** Hands the post to the intake. Should that fail in a way it does not know itself, nothing was acknowledged: the visitor may retry. */
async function submit({ intake, log }: PostDeps, submission: Submission): Promise<IntakeResult> {
  const { form, raw } = submission;
  try {
    return await intake.submit(submission);
  } catch (error) {
    log.error({ kind: form.kind, reason: toHttpError(error).message }, 'an enquiry could not be accepted');
    return { status: 'unavailable', retryAfterSeconds: 10, values: validValues(form, raw) };
  }
}

const validValues = (form: FormConfig, raw: unknown): FormValues => validateForm(form, raw).values;

const tooMany = (wait: NonNullable<Wait>): Refusal => ({
  status: 429,
  title: 'There were too many enquiries from here within a minute.',
  detail: tryAgainIn(wait),
  retryAfterSeconds: wait,
});

const tooManyUploads: Refusal = {
  status: 429,
  title: 'Too many files are on their way from here.',
  detail: 'Please try again in a minute.',
  retryAfterSeconds: 60,
};

const unreadable: Refusal = {
  status: 400,
  title: 'The enquiry could not be read.',
  detail: 'The body is not what its content type says.',
  errors: [],
};

type Refused = Exclude<IntakeResult, { status: 'created' } | { status: 'repeated' }>;

function toRefusal(result: Refused): Refusal {
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

/** HubSpot's visitor cookie, sent along with an enquiry to the CRM and used for nothing else; `null` without one. */
export function visitorCookie(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === 'hubspotutk' && value) return value;
  }
  return null;
}

/** The consent text a ticket is signed with: what its form must show. Of a ticket we do not take, the form's own. */
function ticketConsent(
  ticket: string,
  form: FormConfig,
  tickets: Pick<TicketSigner, 'judge'>,
  desk: EnquiryContent,
): ConsentText {
  const verdict = tickets.judge(ticket, form, (version) => knownConsent(desk, version) !== null);
  if (verdict.state !== 'valid') return form.consent;
  return knownConsent(desk, verdict.ticket.consentVersion) ?? form.consent;
}
