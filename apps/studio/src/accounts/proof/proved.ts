import { APIError, type PayloadRequest, type Where } from 'payload';
import { answer } from '../answers.ts';
import { browserWords, sessionBrowsersSlug, sessionOf } from '../sessions/sessions.ts';

/** How long a proof stands, in milliseconds. */
const proofStandsMs = 5 * 60 * 1000;

const rowOf = (req: PayloadRequest): Where => ({
  and: [{ session: { equals: sessionOf(req) } }, { account: { equals: Number(req.user?.id) } }],
});

/**
 * Whether whoever sits at this session has shown within five minutes who it is: by signing in, or by a proof since. It stands in the
 * row of the session's browser, which is written at those two moments alone, so its last writing is the last proof; nothing of it
 * is in the browser.
 */
export async function provedLately(req: PayloadRequest, now = Date.now()): Promise<boolean> {
  if (sessionOf(req) === '') return false;
  const row = await req.payload.db.findOne<{ id: number; updatedAt?: string | Date }>({
    collection: sessionBrowsersSlug,
    where: rowOf(req),
    req,
  });
  const at = row?.updatedAt ? new Date(row.updatedAt).getTime() : Number.NaN;
  // A clock that was put back must not make a proof stand for longer.
  return Math.abs(now - at) < proofStandsMs;
}

/** Writes down that whoever sits at this session has just shown who it is. */
export async function noteProof(req: PayloadRequest, now = Date.now()): Promise<void> {
  const collection = sessionBrowsersSlug;
  const { db } = req.payload;
  const updatedAt = new Date(now).toISOString();
  const row = await db.findOne<{ id: number }>({ collection, where: rowOf(req), req });
  if (row) {
    await db.updateOne({ collection, id: row.id, data: { updatedAt }, returning: false, req });
    return;
  }
  // A session older than the table of browsers.
  const browser = browserWords(req.headers.get('user-agent'));
  const data = { session: sessionOf(req), account: Number(req.user?.id), browser, updatedAt };
  await db.create({ collection, data, req });
}

const words = 'Please confirm it is you: this changes who can sign in. Then send it again.';

/** By what the studio's pages know that a proof is wanted, and not something else wrong. */
const data = { proof: 'needed' } as const;

/** For hooks: 403 in Payload's own shape. */
export const proofNeeded = (): APIError => new APIError(words, 403, data, true);

/** For endpoints of ours: the same answer. */
export const askForProof = (): Response => answer(403, { errors: [{ message: words, data }] });
