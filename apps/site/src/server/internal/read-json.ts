import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { BodyStalledError, BodyTooLargeError, readBody } from '../http/read-body.ts';

/** A body that is no JSON or not of the shape asked for; the message says where. */
export class MalformedBodyError extends Error {
  override readonly name = 'MalformedBodyError';
}

const limit = 262_144;
/** On this machine nothing is slow. */
const pace = { stallMs: 30_000 };

/** @throws MalformedBodyError */
export async function readJson<Shape extends z.ZodType>(
  request: IncomingMessage,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const body = await readBody(request, limit, pace).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) throw new MalformedBodyError('It is too large.');
    if (error instanceof BodyStalledError) throw new MalformedBodyError('It did not arrive whole.');
    throw error;
  });
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8') || '{}');
  } catch {
    throw new MalformedBodyError('It is no JSON.');
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MalformedBodyError(`${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'unexpected'}.`);
}
