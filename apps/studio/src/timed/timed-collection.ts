import { timedCollections } from '@sundowner/brand';
import { endOfDay, startOfDay } from '@sundowner/calendar/zone';
import type { Access, CollectionConfig, Field, PayloadRequest, Where } from 'payload';
import { isSite } from '../access/callers.ts';
import { contentAccess } from '../access/rules.ts';
import { inOrder } from '../content-changes/hooks.ts';
import { houseToday, houseZone } from '../runtime/house.ts';
import { wake } from '../runtime/shared-state.ts';
import { afterwards } from '../transactions/afterwards.ts';

export type TimedSlug = keyof typeof timedCollections;
export type Grain = (typeof timedCollections)[TimedSlug];

/** An entry's span as it is stored; a missing end is open. Days are stored as noon UTC of that day. */
export interface Span {
  readonly from?: string | null;
  readonly until?: string | null;
}

const dayLength = 24 * 60 * 60 * 1000;

const storedDay = (iso: string) => iso.slice(0, 10);

/** When an entry begins and stops being shown, in milliseconds; `null` is open. The end is the first moment it is gone. */
export function boundaries(span: Span, grain: Grain): { from: number | null; until: number | null } {
  const { from, until } = span;
  if (grain === 'moment')
    return { from: from ? Date.parse(from) : null, until: until ? Date.parse(until) : null };
  return {
    from: from ? startOfDay(storedDay(from), houseZone()) : null,
    until: until ? endOfDay(storedDay(until), houseZone()) : null,
  };
}

export type Showing = 'to come' | 'shown' | 'over';

/** Whether a span holds `now` (milliseconds). */
export function showing(span: Span, grain: Grain, now: number): Showing {
  const { from, until } = boundaries(span, grain);
  if (until !== null && now >= until) return 'over';
  return from !== null && now < from ? 'to come' : 'shown';
}

/** Whether an entry appeared or went between two moments (milliseconds), the first exclusive. */
export function beganOrEnded(span: Span, grain: Grain, after: number, upTo: number): boolean {
  const { from, until } = boundaries(span, grain);
  return [from, until].some((at) => at !== null && at > after && at <= upTo);
}

/** The next moment after `now` at which a span begins or ends, in milliseconds, or `null`. */
export function nextBoundary(span: Span, grain: Grain, now: number): number | null {
  const { from, until } = boundaries(span, grain);
  const later = [from, until].filter((at): at is number => at !== null && at > now);
  return later.length > 0 ? Math.min(...later) : null;
}

const iso = (time: number) => new Date(time).toISOString();

/** `showing(...) === 'shown'` as a database asks it. */
export function shownWhere(grain: Grain, now: number): Where {
  const today = Date.parse(houseToday(now));
  const began: Where =
    grain === 'moment'
      ? { from: { less_than_equal: iso(now) } }
      : { from: { less_than: iso(today + dayLength) } };
  const lasts: Where =
    grain === 'moment'
      ? { until: { greater_than: iso(now) } }
      : { until: { greater_than_equal: iso(today) } };
  return {
    and: [{ or: [{ from: { exists: false } }, began] }, { or: [{ until: { exists: false } }, lasts] }],
  };
}

/** Every entry that can have begun or ended between two moments, and a few more: to be told apart by `beganOrEnded`. */
export function beganOrEndedWhere(after: number, upTo: number): Where {
  const within = { greater_than: iso(after - 2 * dayLength), less_than_equal: iso(upTo + 2 * dayLength) };
  return { or: [{ from: within }, { until: within }] };
}

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
