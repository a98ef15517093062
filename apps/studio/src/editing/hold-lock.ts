import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  Where,
} from 'payload';
import { notAllowed } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { meanwhile } from '../transactions/meanwhile.ts';
import { removeIfEmpty } from './empty-drafts.ts';

const message =
  'Somebody else edits this entry now, so your last words were not saved. They stay in this form, and beside the entry when you come back to it.';

/** Payload tells an editor the number of a locked document; they want to know what became of their words. */
export const explainLockedEntry: AfterErrorHook = ({ error }) =>
  error.name === 'Locked' ? { response: { errors: [{ message }] }, status: 423 } : undefined;

const locks: CollectionSlug = 'payload-locked-documents';

const holdsOf = (collection: CollectionSlug, entry: number | string): Where[] => [
  { 'document.relationTo': { equals: collection } },
  { 'document.value': { equals: entry } },
];

/** Whether a form has just saved this very entry by itself, and not one that changes along with it. */
function savedItself({ query, routeParams }: PayloadRequest, collection: string, entry: number | string) {
  return (
    String(query?.autosave) === 'true' &&
    routeParams?.collection === collection &&
    String(routeParams?.id) === String(entry)
  );
}

/**
 * Payload lets go of an entry with every save. Between two autosaves the next person would open it unwarned, so that
 * each one takes hold of it again for the person at the form.
 */
export function holdingHooks(collection: CollectionSlug): NonNullable<CollectionConfig['hooks']> {
  const holdAgain: CollectionAfterChangeHook = async ({ doc, req }) => {
    if (!req.user || !savedItself(req, collection, doc.id)) return doc;
    const document = { relationTo: collection, value: doc.id };
    const user = { relationTo: req.user.collection, value: req.user.id };
    await meanwhile(req, locks, async () => {
      await req.payload.db.create({ collection: locks, data: { document, user }, req, returning: false });
    });
    return doc;
  };
  return { afterChange: [holdAgain] };
}

/**
 * `DELETE /api/<collection>/<id>/editing`: the caller no longer edits the entry. With `?left=true` they are elsewhere in
 * the studio, and the entry goes if nothing was ever written into it.
 */
export function holdingEndpoints(collection: CollectionSlug): Endpoint[] {
  return [
    {
      path: '/:id/editing',
      method: 'delete',
      handler: async (req) => {
        const { user, payload, routeParams } = req;
        if (!user || !writesContent(user)) return notAllowed();
        const own: Where[] = [
          { 'user.relationTo': { equals: user.collection } },
          { 'user.value': { equals: user.id } },
        ];
        const where = { and: [...holdsOf(collection, Number(routeParams?.id)), ...own] };
        await payload.db.deleteMany({ collection: locks, where, req });
        if (String(req.query?.left) === 'true') await removeIfEmpty(req, collection, Number(routeParams?.id));
        return new Response(null, { status: 204 });
      },
    },
  ];
}
