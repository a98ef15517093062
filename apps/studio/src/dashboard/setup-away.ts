import type { Payload, PayloadRequest } from 'payload';

/** Under this name an account keeps whether it has put the guide away. */
export const setupPreference = 'setup-guide';

/** Whether this account has put the guide away, on whatever browser. */
export async function hasPutAway(
  payload: Payload,
  user: NonNullable<PayloadRequest['user']>,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: setupPreference } },
        { 'user.relationTo': { equals: user.collection } },
        { 'user.value': { equals: user.id } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return (docs[0]?.value as { readonly away?: boolean } | undefined)?.away === true;
}
