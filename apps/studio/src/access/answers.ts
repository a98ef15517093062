/** A refusal with its one sentence, in the shape of Payload's own. */
export const refusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/** Payload's own refusal to people who may not do something. */
export const notAllowed = (): Response => refusal(403, 'You are not allowed to perform this action.');

/** An answer that no cache keeps. */
export const uncached = (body: object): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
