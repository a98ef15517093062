import type { Access, CollectionConfig, Field, PayloadRequest } from 'payload';
import { isSite } from '../access/callers.ts';
import { contentAccess } from '../access/rules.ts';
import { inOrder } from '../content-changes/hooks.ts';
import { wake } from '../runtime/shared-state.ts';
import { afterwards } from '../transactions/afterwards.ts';
import { shownWhere, type TimedSlug, timedCollections } from './time-span.ts';

/** What the site reads of a timed collection: what is published and its time has come and not gone. */
function timedAccess(slug: TimedSlug): NonNullable<CollectionConfig['access']> {
  const read: Access = async (args) => {
    const allowed = await contentAccess.read?.(args);
    // Writers see everything, and so does an editor's preview.
    if (!isSite(args.req) || typeof allowed !== 'object') return allowed ?? false;
    return { and: [allowed, shownWhere(timedCollections[slug], Date.now())] };
  };
  return { ...contentAccess, read };
}

/** An entry that ends before it begins would never be shown, and nobody would know why. */
function checkEnd(until: unknown, from: unknown): true | string {
  if (!until || !from) return true;
  return (
    new Date(String(until)).getTime() >= new Date(String(from)).getTime() ||
    'This is before the day it is shown from, so it would never be shown.'
  );
}

function withCheckedEnd(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'row') return { ...field, fields: withCheckedEnd(field.fields) };
    if (field.type === 'date' && field.name === 'stayUntil') return withCheckedStay(field);
    if (field.type !== 'date' || field.name !== 'until') return field;
    return {
      ...field,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        if (field.required && !value) return 'Say when it ends.';
        return checkEnd(value, (siblingData as { from?: unknown } | null)?.from);
      },
    } as Field;
  });
}

/** An offer for stays that end before they begin could never be taken. */
function withCheckedStay(field: Field): Field {
  return {
    ...field,
    validate: (until: unknown, { siblingData }: { siblingData: unknown }) => {
      const from = (siblingData as { stayFrom?: unknown } | null)?.stayFrom;
      return checkEnd(until, from) === true || 'This is before the first day of the stays.';
    },
  } as Field;
}

/**
 * Makes the entries of a collection appear and go by themselves, by their `from` and `until`: outside that time the site is not
 * given them, and the timer tells it when they turn.
 */
export function timed(slug: TimedSlug, collection: CollectionConfig): CollectionConfig {
  const wakeTimer = async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
    await afterwards(req, async () => wake('timer'));
    return doc;
  };
  const { read } = timedAccess(slug);
  return {
    ...collection,
    access: { ...collection.access, ...(read ? { read } : {}) },
    hooks: inOrder(collection.hooks ?? {}, { afterChange: [wakeTimer], afterDelete: [wakeTimer] }),
    fields: withCheckedEnd(collection.fields),
  };
}
