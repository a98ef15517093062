import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { isSameOrigin } from '../access/same-origin.ts';
import { studioSettings } from '../settings.ts';

/** An answer nobody keeps, with the cookies it sets. */
export function answer(status: number, body: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(body, { status, headers });
}

/** A refusal with its one sentence, in the shape of Payload's own. */
export function refused(status: number, message: string): Response {
  return answer(status, { errors: [{ message }] });
}

/** A refusal until `seconds` have passed. */
export function tooMany(seconds: number, besides = ''): Response {
  const minutes = Math.ceil(seconds / 60);
  const wait = `Too many attempts. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  const response = refused(429, `${wait} ${besides}`.trim());
  response.headers.set('Retry-After', String(seconds));
  return response;
}

/** Whether a page of the studio asks; a form or script of elsewhere does not get to use the cookies of a browser. */
export const fromStudio = (req: PayloadRequest): boolean =>
  isSameOrigin(req.headers, studioSettings().studioUrl);

const largestBody = 16_384;

/**
 * The fields of a body, as JSON or as Payload's forms send them.
 *
 * @throws APIError when it is too large, or neither
 */
export async function readFields(req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> {
  if (Number(req.headers.get('content-length') ?? largestBody + 1) > largestBody) {
    throw new APIError('The form is larger than this address takes.', 413, null, true);
  }
  await addDataAndFileToRequest(req);
  return req.data ?? {};
}

/** A field that holds a text, else an empty one. */
export const textIn = (fields: Readonly<Record<string, unknown>>, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};
