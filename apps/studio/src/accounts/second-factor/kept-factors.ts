import { APIError, type CollectionConfig, type Payload, type PayloadRequest } from 'payload';
import { internalCollection } from '../../access/rules.ts';
import { studioSettings } from '../../settings.ts';
import { seal, unseal } from '../sealed.ts';
import { type Factors, factorsShape, noFactors } from './factors.ts';

const factorsSlug = 'account-factors';

/** The second factor of each account that has one, sealed. A table of its own: Payload writes whole rows of accounts when sessions change. */
export const accountFactors: CollectionConfig = {
  slug: factorsSlug,
  labels: { singular: 'Second factor', plural: 'Second factors' },
  ...internalCollection,
  fields: [
    { name: 'account', type: 'number', required: true, unique: true, index: true },
    { name: 'sealed', type: 'textarea', required: true },
  ],
};

/** Whether a role signs in with a second factor or not at all: administrators of a live installation. */
export function factorRequired(role: unknown): boolean {
  return role === 'admin' && studioSettings().mode === 'live';
}

interface Row {
  readonly id: number;
  readonly account: number;
  readonly sealed: string;
}

const placeOf = (account: number) => `account ${account}`;

function opened({ account, sealed }: Row): Factors {
  const { data } = factorsShape.safeParse(unseal('second-factor', placeOf(account), sealed));
  if (data) return data;
  throw new APIError(
    'The second factor of this account cannot be read: the studio’s secret is another one than when it was made. Put the right key file back, or run "npm run admin:recover".',
    500,
    null,
    true,
  );
}

function rowOf(payload: Payload, account: number, req?: PayloadRequest): Promise<Row | null> {
  const where = { account: { equals: account } };
  return payload.db.findOne<Row>({ collection: factorsSlug, where, ...(req ? { req } : {}) });
}

/** @throws APIError when what is stored was sealed with another secret */
export async function factorsOf(payload: Payload, account: number, req?: PayloadRequest): Promise<Factors> {
  const row = await rowOf(payload, account, req);
  return row ? opened(row) : noFactors;
}

/**
 * Changes what an account keeps. Of two changes at the same moment the second sees what the first left, so a code is
 * taken once: each seal is written in place of the one that was read, or not at all.
 *
 * @param change gives what is to be kept, or `null` to leave it
 * @returns what is kept now, or `null` when it was left
 */
export async function changeFactors(
  payload: Payload,
  account: number,
  change: (factors: Factors) => Factors | null,
): Promise<Factors | null> {
  for (let tries = 0; tries < 20; tries += 1) {
    const row = await rowOf(payload, account);
    const next = change(row ? opened(row) : noFactors);
    if (next === null) return null;
    if (await written(payload, account, row, next)) return next;
  }
  throw new APIError('The second factor is being changed elsewhere. Try it again.', 409, null, true);
}

async function written(payload: Payload, account: number, row: Row | null, next: Factors): Promise<boolean> {
  const sealed = seal('second-factor', placeOf(account), next);
  if (row) {
    const done = await payload.db.updateOne({
      collection: factorsSlug,
      data: { sealed },
      options: { atomic: true },
      where: { and: [{ id: { equals: row.id } }, { sealed: { equals: row.sealed } }] },
    });
    return done !== null;
  }
  try {
    await payload.db.create({ collection: factorsSlug, data: { account, sealed } });
    return true;
  } catch (error) {
    // The account's first row was written by somebody else a moment ago; anything else is a fault.
    if ((await rowOf(payload, account)) === null) throw error;
    return false;
  }
}

/** Takes the second factor of an account away. */
export async function forgetFactors(payload: Payload, account: number, req?: PayloadRequest): Promise<void> {
  const where = { account: { equals: account } };
  await payload.db.deleteMany({ collection: factorsSlug, where, ...(req ? { req } : {}) });
}
