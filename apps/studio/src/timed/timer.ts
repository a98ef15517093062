import { timedCollections } from '@sundowner/brand';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { inTime } from '../connections/in-time.ts';
import { cacheTags } from '../content-changes/hooks.ts';
import { record } from '../content-changes/outbox.ts';
import { readValue, writeValue } from '../runtime/key-values.ts';
import { onWake, wake } from '../runtime/shared-state.ts';
import {
  beganOrEnded,
  beganOrEndedWhere,
  nextBoundary,
  type Span,
  type TimedSlug,
} from './timed-collection.ts';

const valueKey = 'timed-entries';

/** All in milliseconds. */
const pauses = {
  /** However far the next turn is, since other machines' editors wake only their own studio. */
  longest: 30_000,
  afterFailure: 5_000,
  /** Where it was woken during a look: that may take as long as what wakes it. */
  afterLook: 1_000,
  /** One look, however many entries began or ended. */
  longestLook: 120_000,
  /** How old the kept time may grow; after a restart the turns of so long are told to the site again at most, which costs one render. */
  checkedAge: 60_000,
} as const;

const batch = 200;

type Row = Span & { readonly id: number | string };

const slugs = Object.keys(timedCollections) as TimedSlug[];

/** Published entries of a collection, batch by batch, that may turn between two moments. */
async function* rowsAround(payload: Payload, slug: TimedSlug, after: number, upTo: number) {
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.db.find<Row>({
      collection: slug,
      where: { and: [{ _status: { equals: 'published' } }, beganOrEndedWhere(after, upTo)] },
      limit: batch,
      page,
      sort: 'id',
    });
    yield* docs;
    if (!hasNextPage) return;
  }
}

/** Records a change for every published entry that appeared or went between two moments. @returns how many */
async function recordBegunOrEnded(payload: Payload, after: number, upTo: number): Promise<number> {
  let count = 0;
  for (const slug of slugs) {
    for await (const row of rowsAround(payload, slug, after, upTo)) {
      if (!beganOrEnded(row, timedCollections[slug], after, upTo)) continue;
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      try {
        await record(req, cacheTags(slug, row.id), null);
        await commitTransaction(req);
      } catch (error) {
        await killTransaction(req);
        throw error;
      }
      count += 1;
    }
  }
  return count;
}

async function nextOfAll(payload: Payload, now: number): Promise<number> {
  let next = now + pauses.longest;
  for (const slug of slugs) {
    for await (const row of rowsAround(payload, slug, now, next)) {
      next = Math.min(next, nextBoundary(row, timedCollections[slug], now) ?? next);
    }
  }
  return next;
}

/**
 * Tells the site when an offer or notice begins or ends, so that its cached pages follow without anybody acting. What began or ended while the
 * studio was down is told when it starts.
 */
export function startTimer(payload: Payload, now: () => number = Date.now): { stop(): void } {
  let stopped = false;
  let checked: number | null = null;
  let checkedUpTo = 0;
  let pending: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  let again = false;
  let failed = false;

  async function turnOver(): Promise<number> {
    const upTo = now();
    if (checked === null) {
      const known = (await readValue(payload, valueKey)) as { checked?: unknown } | null;
      checked = typeof known?.checked === 'number' ? known.checked : upTo;
    }
    // A clock that was put back starts afresh.
    const count = checked < upTo ? await recordBegunOrEnded(payload, checked, upTo) : 0;
    if (count > 0) wake('content changes');
    checked = upTo;
    if (count > 0 || upTo - checkedUpTo > pauses.checkedAge) {
      await writeValue(payload, valueKey, { checked: upTo });
      checkedUpTo = upTo;
    }
    return Math.max(0, (await nextOfAll(payload, upTo)) - now());
  }

  function later(pause: number): void {
    if (pending) clearTimeout(pending);
    pending = stopped ? null : setTimeout(look, pause);
    pending?.unref();
  }

  function look(): void {
    if (looking) {
      again = true;
      return;
    }
    looking = inTime(turnOver(), pauses.longestLook)
      .then(
        (pause) => {
          failed = false;
          return pause;
        },
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          if (!failed)
            payload.logger.warn(
              `Offers and notices could not be checked for their times; they will be checked again: ${reason}.`,
            );
          failed = true;
          return pauses.afterFailure;
        },
      )
      .then((pause) => {
        looking = null;
        later(again ? Math.min(pause, pauses.afterLook) : pause);
        again = false;
      });
  }

  onWake('timer', look);
  look();
  return {
    stop() {
      stopped = true;
      if (pending) clearTimeout(pending);
    },
  };
}
