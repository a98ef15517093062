import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskRooms } from '@sundowner/enquiries/desk/rooms';
import type { UnmatchedMailDesk } from '@sundowner/enquiries/mailbox/unmatched-mail-desk';
import type { PrivacyRoom } from '@sundowner/enquiries/privacy/privacy-room';
import type { Asker } from '@sundowner/enquiries/work/asker';
import { isRefused, type Refused } from '@sundowner/enquiries/work/refused';
import type { z } from 'zod';
import { answerJson } from '../../http/plain-answer.ts';
import { answerProblem } from '../../http/problem.ts';
import { MalformedBodyError, readJson } from '../read-json.ts';

/** One request to the desk, by somebody who may ask. */
export interface DeskContext {
  readonly desk: DeskRooms;
  readonly privacy: PrivacyRoom;
  readonly mails: UnmatchedMailDesk;
  readonly asker: Asker;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  /** A part of the address: `reference` of `/desk/enquiries/:reference`. */
  part(name: string): string;
  /** @throws MalformedBodyError */
  read<Shape extends z.ZodType>(shape: Shape): Promise<z.infer<Shape>>;
  /** Aborts when whoever asked has gone, or the site stops. */
  readonly gone: AbortSignal;
}

/** One thing the desk does over HTTP. `:name` stands for one part of an address. */
export interface DeskRoute {
  readonly method: 'GET' | 'POST';
  readonly path: `/desk/${string}`;
  answer(context: DeskContext): Promise<void>;
}

const statuses: Readonly<Partial<Record<Refused['code'], number>>> = {
  'no-claim': 401,
  'no-right': 403,
  'not-found': 404,
};

export function answerRefused(response: ServerResponse, { code, detail, message }: Refused): void {
  const status = statuses[code] ?? 409;
  const title = {
    401: 'The claim of who asks is missing or not valid.',
    403: 'This person may not do that.',
    404: 'There is no such enquiry, or none for this person.',
  }[status];
  answerProblem(response, {
    status,
    title: title ?? 'The desk refuses this act.',
    detail,
    code,
    ...(message === undefined ? {} : { message }),
  });
}

/** Answers with what the desk gave: as it is, with nothing where it only says that it was done, or why it refused. */
export function answerWith({ response }: DeskContext, result: object | 'done' | undefined): void {
  if (isRefused(result)) answerRefused(response, result);
  else if (typeof result === 'object') answerJson(response, 200, result);
  else response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
}

/** The parts of an address, or `null` where it is another one's. */
export function partsOf(path: string, address: string): Readonly<Record<string, string>> | null {
  const named = path.split('/');
  const given = address.split('/');
  if (named.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [place, name] of named.entries()) {
    const part = decoded(given[place] ?? '');
    if (name.startsWith(':') && part !== '') parts[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return parts;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** What an address asks for. @throws MalformedBodyError */
export function readQuery<Shape extends z.ZodType>({ query }: DeskContext, shape: Shape): z.infer<Shape> {
  const parsed = shape.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MalformedBodyError(`${issue?.path.join('.') || 'The query'}: ${issue?.message ?? 'unexpected'}.`);
}

/** What a route is given of a request. */
export function contextOf(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Readonly<Record<string, string>>,
  rest: Pick<DeskContext, 'desk' | 'privacy' | 'mails' | 'asker' | 'query' | 'gone'>,
): DeskContext {
  return {
    ...rest,
    request,
    response,
    part: (name) => parts[name] ?? '',
    read: (shape) => readJson(request, shape),
  };
}
