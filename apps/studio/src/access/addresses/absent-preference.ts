import type { AfterErrorHook } from 'payload';

/**
 * Taking back what one has not set: Payload asks for it in a way no database understands, and answers 500. Nothing is there, and that is
 * all there is to say.
 */
export const absentPreference: AfterErrorHook = async ({ collection, req }) => {
  const key = req.routeParams?.key;
  if (collection?.slug !== 'payload-preferences' || req.method !== 'DELETE') return undefined;
  if (typeof key !== 'string' || !req.user) return undefined;
  const { totalDocs } = await req.payload.count({
    collection: 'payload-preferences',
    where: { key: { equals: key }, 'user.value': { equals: req.user.id } },
  });
  return totalDocs === 0 ? { response: { errors: [{ message: 'Not Found' }] }, status: 404 } : undefined;
};
