import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload } from 'payload';

const derive = promisify(pbkdf2);

/** How Payload 3.90 keeps a password (auth/strategies/local/generatePasswordSaltHash): its own check is not exported. */
const kept = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 } as const;

/** Of an address nobody has: hashed like every other, and equal to no hash. */
const nobody = { salt: randomBytes(32).toString('hex'), hash: '' };

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** As Payload keeps it. */
  readonly hash?: string | null;
}

type Row = Account & { readonly salt?: string | null };

/**
 * Whose address and password these are. An address nobody has takes the same time as a wrong password: the same query, the
 * same hash (OWASP, "Authentication and Error Messages").
 *
 * @returns the account, or `null`, which says nothing about which of the two was wrong
 * @throws Error when the account's hash is not written as this version of Payload writes it
 */
export async function accountWithPassword(
  payload: Payload,
  email: string,
  password: string,
): Promise<Account | null> {
  const where = { email: { equals: email.trim().toLowerCase() } };
  const row = await payload.db.findOne<Row>({ collection: 'users', where });
  if (row?.hash && !row.hash.startsWith(kept.prefix)) {
    throw new Error(`The password of account ${row.id} is kept in a way this version does not read.`);
  }
  const { salt, hash } = row?.hash && row.salt ? { salt: row.salt, hash: row.hash } : nobody;
  const given = await derive(password, salt, kept.iterations, kept.bytes, 'sha256');
  const expected = Buffer.alloc(kept.bytes);
  expected.write(hash.slice(kept.prefix.length), 'hex');
  return timingSafeEqual(given, expected) && row && hash !== '' ? row : null;
}

/** The account with a number, as sign-in knows it, or `null`. */
export async function accountWith(payload: Payload, id: number): Promise<Account | null> {
  return payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } });
}
