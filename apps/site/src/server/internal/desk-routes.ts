import type { IncomingMessage, ServerResponse } from 'node:http';
import { actShape, deskViews, resendFilterShape } from '@sundowner/desk-wire';
import { channelNames } from '@sundowner/enquiries/delivery/channels/channels';
import type { ActionResult, FirstDesk } from '@sundowner/enquiries/desk/first-desk';
import { z } from 'zod';
import { answerJson } from '../http/plain-answer.ts';
import { answerProblem } from '../http/problem.ts';
import { readJson } from './read-json.ts';

export interface FirstDeskDeps {
  readonly firstDesk: FirstDesk;
  /** Sends an enquiry of our own through the whole pipeline. @returns its reference */
  readonly synthetic: () => Promise<string>;
}

const resendShape = actShape.extend({
  filter: resendFilterShape.extend({ channel: z.enum(channelNames).optional() }),
});

/** Everything under `/enquiries`. @returns whether the address is one of them */
export async function deskAnswer(
  deps: FirstDeskDeps,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const [root, first, ...rest] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (root !== 'enquiries') return false;
  const { method } = request;
  if (method === 'GET' && first === undefined) await list(deps, response, url.searchParams);
  else if (method === 'GET' && rest.length === 0 && first) await show(deps, response, first);
  else if (method === 'POST' && first === 'synthetic' && rest.length === 0) {
    answerJson(response, 201, { reference: await deps.synthetic() });
  } else if (method === 'POST' && first === 'resend' && rest.length === 0)
    await resendAll(deps, request, response);
  else if (method === 'POST' && first && rest[0] === 'files')
    return giveFile(deps, request, response, first, rest);
  else if (method === 'POST' && first) return act(deps, request, response, first, rest);
  else return false;
  return true;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

async function list(
  { firstDesk: desk }: FirstDeskDeps,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const wanted = query.get('view') ?? 'open';
  const view = deskViews.find((name) => name === wanted);
  if (!view)
    return answerProblem(response, { status: 400, title: `"view" must be one of ${deskViews.join(', ')}.` });
  const page = await desk.list({
    view,
    query: query.get('query') ?? '',
    cursor: query.get('cursor'),
    limit: Number(query.get('limit') ?? 25),
  });
  answerJson(response, 200, page);
}

async function show(
  { firstDesk: desk }: FirstDeskDeps,
  response: ServerResponse,
  reference: string,
): Promise<void> {
  const enquiry = await desk.show(reference);
  if (enquiry) answerJson(response, 200, enquiry);
  else notFound(response);
}

/** A file of an enquiry. A post, because who took it is recorded. */
async function giveFile(
  { firstDesk: desk }: FirstDeskDeps,
  request: IncomingMessage,
  response: ServerResponse,
  reference: string,
  [, field, ...more]: readonly string[],
): Promise<boolean> {
  if (!field || more.length > 0) return false;
  const { by: who } = await readJson(request, actShape);
  const file = await desk.file(reference, field, who);
  if (!file) answerProblem(response, { status: 404, title: 'There is no such file.' });
  else {
    response.writeHead(200, {
      'Content-Type': file.contentType,
      'Content-Length': file.content.byteLength,
      'Cache-Control': 'no-store',
      // A name stored long ago may end in half of a character, which no address can hold.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName.toWellFormed())}`,
    });
    response.end(file.content);
  }
  return true;
}

async function resendAll(
  { firstDesk: desk }: FirstDeskDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { by: who, filter } = await readJson(request, resendShape);
  const { state, channel } = filter;
  const resent = await desk.resendAll(channel ? { state, channel } : { state }, who);
  answerJson(response, 200, { resent });
}

async function act(
  { firstDesk: desk }: FirstDeskDeps,
  request: IncomingMessage,
  response: ServerResponse,
  reference: string,
  steps: readonly string[],
): Promise<boolean> {
  const verb = verbOf(desk, steps);
  if (!verb) return false;
  const { by: who } = await readJson(request, actShape);
  answerAction(response, await verb(reference, who));
  return true;
}

type Verb = (reference: string, by: string) => Promise<ActionResult>;

/** What the end of an address asks for: `deliveries/{channel}/resend`, `deliveries/{channel}/send-again`. */
function verbOf(desk: FirstDesk, [verb, name, last, ...more]: readonly string[]): Verb | null {
  if (more.length > 0) return null;
  const channel = channelNames.find((known) => known === name);
  if (verb !== 'deliveries' || !channel) return null;
  if (last === 'resend') return (reference, who) => desk.resend(reference, channel, who);
  if (last === 'send-again') return (reference, who) => desk.sendAgain(reference, channel, who);
  return null;
}

function answerAction(response: ServerResponse, result: ActionResult): void {
  if (result.outcome === 'done') answerJson(response, 200, result.enquiry);
  else if (result.outcome === 'not-found') notFound(response);
  else answerProblem(response, { status: 409, title: 'That is not possible now.', detail: result.reason });
}

const notFound = (response: ServerResponse) =>
  answerProblem(response, { status: 404, title: 'There is no such enquiry.' });
