import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FileAnswer } from '@sundowner/enquiries/calls/call-rule';
import { isRefused, type Refused } from '@sundowner/enquiries/work/access';
import { answerJson, answerProblem } from '../../http/plain-answer.ts';

const statuses: Readonly<Partial<Record<Refused['code'], number>>> = {
  invalid: 400,
  'no-claim': 401,
  'no-right': 403,
  'not-found': 404,
};

export function answerRefused(response: ServerResponse, { code, detail, message, errors }: Refused): void {
  const status = statuses[code] ?? 409;
  const title = {
    400: 'Some of it is missing or wrong.',
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
    ...(errors === undefined ? {} : { errors }),
  });
}

const isFile = (result: object): result is FileAnswer => 'outcome' in result && result.outcome === 'file';

/** Answers with what the rule gave: as it is, with nothing where it only says that it was done, with a file, or why it refused. */
export async function answerCall(
  response: ServerResponse,
  result: object | 'done' | undefined,
): Promise<void> {
  if (isRefused(result)) answerRefused(response, result);
  else if (typeof result !== 'object') response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  else if (isFile(result)) await answerFile(response, result);
  else answerJson(response, 200, result);
}

/** A file to take away, never shown in a page of ours; one somebody sent is called as they called it. */
async function answerFile(
  response: ServerResponse,
  { fileName, contentType, content }: FileAnswer,
): Promise<void> {
  const isSent = content instanceof Uint8Array;
  // A name stored long ago may end in half of a character, which no address can hold.
  const name = isSent
    ? `filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`
    : `filename="${fileName}"`;
  response.writeHead(200, {
    'Content-Type': contentType,
    ...(isSent ? { 'Content-Length': content.byteLength } : {}),
    'Content-Disposition': `attachment; ${name}`,
    'Cache-Control': 'no-store',
  });
  if (isSent || typeof content === 'string') response.end(content);
  else
    await pipeline(content, response).catch(() => {
      // The caller has gone; the answer was begun, and nothing else can be said in it.
      response.destroy();
    });
}
