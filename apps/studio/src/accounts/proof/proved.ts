import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { roleOf } from '../../access/callers.ts';
import { answer } from '../answers.ts';
import { browserWords, sessionBrowsersSlug, sessionOf } from '../sessions/sessions.ts';

/** How long a proof stands, in milliseconds. */
const proofStandsMs = 5 * 60 * 1000;

const rowOf = (req: PayloadRequest): Where => ({
  and: [{ session: { equals: sessionOf(req) } }, { account: { equals: Number(req.user?.id) } }],
});

/**
 * Whether the person who sits at this session has shown within five minutes who it is: by signing in, or by a proof since. It stands in the
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

/** Writes down that the person who sits at this session has just shown who it is. */
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
const proofNeeded = (): APIError => new APIError(words, 403, data, true);

/** For endpoints of ours: the same answer. */
export const askForProof = (): Response => answer(403, { errors: [{ message: words, data }] });

/** What of an account says who gets in, and to what. */
const lasting = ['password', 'email', 'role', 'careers'] as const;

type Fields = Readonly<Record<string, unknown>>;

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : (value ?? null));

/**
 * Asks for a proof before many accounts at once get another password, address or role, and before one is deleted: Payload makes a
 * list of what its later hooks refuse of many, without their reason. Of what is the studio's own work nobody is asked.
 */
export const proveBeforeMany: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.user) return args;
  const { id, data } = args as { id?: unknown; data?: Fields };
  const many =
    operation === 'update' && id === undefined && lasting.some((name) => data?.[name] !== undefined);
  const deletes = operation === 'delete' && roleOf(req.user) === 'admin';
  if ((many || deletes) && !(await provedLately(req))) throw proofNeeded();
  return args;
};

/**
 * Asks anybody who makes an account, or gives one another password, address or role, for a proof of who they are: one's own as well as
 * somebody else's. A session left open must give its finder nothing that lasts longer than the session.
 */
export const proveBeforeLasting: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!req.user) return data;
  const before = (originalDoc ?? {}) as Fields;
  const after = data as Fields;
  const changed =
    operation === 'create' ||
    req.context.passwordSet === true ||
    lasting.some(
      (name) =>
        name !== 'password' && after[name] !== undefined && plain(after[name]) !== plain(before[name]),
    );
  if (changed && !(await provedLately(req))) throw proofNeeded();
  return data;
};
