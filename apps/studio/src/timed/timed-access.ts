import type { Access, CollectionConfig } from 'payload';
import { isSite } from '../access/callers.ts';
import { contentAccess } from '../access/rules.ts';
import { shownWhere, type TimedSlug, timedCollections } from './time-span.ts';

/** What the site reads of a timed collection: what is published and its time has come and not gone. */
export function timedAccess(slug: TimedSlug): NonNullable<CollectionConfig['access']> {
  const read: Access = async (args) => {
    const allowed = await contentAccess.read?.(args);
    // Writers see everything, and so does an editor's preview.
    if (!isSite(args.req) || typeof allowed !== 'object') return allowed ?? false;
    return { and: [allowed, shownWhere(timedCollections[slug], Date.now())] };
  };
  return { ...contentAccess, read };
}
