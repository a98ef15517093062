import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FormConfig, fieldsOf } from '@sundowner/enquiries/forms/form';
import type { BodyPace } from '@sundowner/serving/body-pace';
import {
  BodyAbortedError,
  BodyCrowdedError,
  BodyStalledError,
  BodyTooLargeError,
  isSaidLonger,
  readBody,
} from '../http/read-body.ts';
import { beginRefusal, isUnheard } from '../http/refusal-answer.ts';
import { arrivedFields, type BodyType, bodyTypeOf, type PostFields, parseBody } from './parse-body.ts';
import type { PostReplies, Refusal } from './post-replies.ts';
import { type MultipartPost, multipartBytes, readMultipart } from './read-multipart.ts';

export interface Post {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly form: FormConfig;
  /** What rate limits count by. */
  readonly client: string;
}

export interface BodyLimits {
  /** Bytes of a body without files. */
  readonly bodyBytes: number;
  readonly pace: BodyPace;
}

/** What kind of body a post has, `null` for one its form does not take: files come with a form that asks for one. */
export function readableType(form: FormConfig, header: string | undefined): BodyType | null {
  const type = bodyTypeOf(header);
  return type === 'multipart' && fileFields(form).length === 0 ? null : type;
}

const fileFields = (form: FormConfig) => fieldsOf(form).filter((field) => field.type === 'file');

interface Taking extends BodyLimits {
  readonly post: Post;
  readonly type: BodyType | null;
  readonly replies: PostReplies;
  /** Notes bytes of a post with files; false where there is no room for them. */
  readonly hold?: (bytes: number) => boolean;
  /** Told what has arrived, as far as it can be read, so that a refusal gives it back. */
  readonly keep: (fields: PostFields) => void;
}

/** The post's fields and files; `unreadable` for a body that is not what it says, `null` when its refusal has been given. */
export async function takeBody(taking: Taking): Promise<MultipartPost | 'unreadable' | null> {
  const { post, type, replies, bodyBytes } = taking;
  if (type === null) {
    return refuseUnread(post, replies, {
      status: 415,
      title: 'This kind of post is not understood.',
      detail: 'Send application/json or application/x-www-form-urlencoded.',
    });
  }
  const limit = type === 'multipart' ? multipartBytes : bodyBytes;
  try {
    // A page gives back what came first of a post that is too long; a script has kept it itself.
    if (isSaidLonger(post.request, limit) && replies.form !== 'page') throw new BodyTooLargeError();
    return await read(taking, type, limit);
  } catch (error) {
    const refusal = toRefusal(error, limit);
    if (refusal) return refuseUnread(post, replies, refusal);
    if (!(error instanceof BodyAbortedError)) throw error;
    // The connection may have been answered already, as one that was no HTTP.
    if (!post.response.headersSent) post.response.destroy();
    return null;
  }
}

/** There are too many files on their way for another. */
export const noRoom: Refusal = {
  status: 503,
  title: 'There is no room for another file just now.',
  detail: 'Nothing was kept. Please try again in a minute.',
  retryAfterSeconds: 60,
};

function toRefusal(error: unknown, limit: number): Refusal | null {
  if (error instanceof BodyTooLargeError) {
    return { status: 413, title: 'The enquiry is too long.', detail: `At most ${limit} bytes are taken.` };
  }
  if (error instanceof BodyCrowdedError) return noRoom;
  if (error instanceof BodyStalledError) {
    return {
      status: 408,
      title: 'The enquiry did not arrive whole.',
      detail: 'It stopped on its way. Nothing was kept. Please send it again.',
    };
  }
  return null;
}

async function read(
  { post: { request, form }, replies, pace, hold, keep }: Taking,
  type: BodyType,
  limit: number,
): Promise<MultipartPost | 'unreadable'> {
  if (type === 'multipart') {
    const reading = { fileFields: fileFields(form), limit, pace, onFields: keep, ...(hold && { hold }) };
    return (await readMultipart(request, reading)) ?? 'unreadable';
  }
  try {
    const fields = parseBody(type, await readBody(request, limit, pace, { begins: replies.form === 'page' }));
    if (fields) keep(fields);
    return fields ? { fields, files: [] } : 'unreadable';
  } catch (error) {
    const cut =
      error instanceof BodyStalledError || error instanceof BodyTooLargeError ? error.arrived : null;
    if (cut && type === 'form') keep(arrivedFields(cut));
    throw error;
  }
}

/** Refuses a post whose body is not, or not all, read: its connection cannot be used again. */
export async function refuseUnread(
  { request, response }: Post,
  replies: PostReplies,
  refusal: Refusal,
): Promise<null> {
  // It may have broken off meanwhile, and was refused for that (http-server.ts).
  if (response.headersSent) return null;
  beginRefusal(response);
  if (isUnheard(request)) response.setHeader('Connection', 'close');
  await replies.refused(refusal);
  request.resume();
  return null;
}

/**
 * Reads what a post that is refused unread holds, so that its page can give it back: only a body that says it is as short as any
 * without files, and however that ends.
 */
export async function keepShortBody(taking: Taking): Promise<void> {
  const { post, type, replies, bodyBytes } = taking;
  const declaredBytes = Number(post.request.headers['content-length'] ?? Number.NaN);
  if (replies.form !== 'page' || type === null || !(declaredBytes <= bodyBytes)) return;
  await read(taking, type, bodyBytes).catch(() => null);
}
