import { statfs } from 'node:fs/promises';
import type { ActiveAlert, Alerts } from '../../alerts/alerts.ts';
import type { HeadsWatch } from '../../alerts/heads-watch.ts';
import { type Clock, isoTime } from '../../clock.ts';
import type { EnquiryLimits } from '../../limits.ts';
import { type Store, StoreUnavailableError } from '../../store/database/port.ts';
import { readStoreHeads } from '../../store/store-heads.ts';
import { channelNames, channelNoun, channels } from '../channels/channels.ts';
import { circuitWords, openCircuits } from './circuit.ts';

/** Below this share of the disk an operator is told; and told that it is over once a little more is free. */
const leastFree = 0.05;
const enoughFree = 0.06;
/** How many dead deliveries an alert names. */
const mostNamed = 3;

/** The disk of a folder. */
export interface Disk {
  /** What is free of it, 0 to 1, and in bytes; `null` where it does not say. */
  readonly free: { readonly share: number; readonly bytes: number } | null;
  /** Why it takes no write; absent while it does, or where nobody tried. */
  readonly fault?: string;
}

export type LookAtDisk = (folder: string) => Promise<Disk>;

/** Asks how much is free, and writes nothing. */
export const diskSpace: LookAtDisk = async (folder) => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: blocks > 0 ? { share: bavail / blocks, bytes: bavail * bsize } : null };
  } catch {
    return { free: null };
  }
};

/** What an operator reads of an open circuit. */
export function circuitAlert(channel: string, form: string, reason: string): ActiveAlert {
  const words = circuitWords({ channel, form });
  return { topic: words, message: `Deliveries by ${words} wait: ${reason}` };
}

async function circuits(store: Store): Promise<ActiveAlert[]> {
  const open = await Promise.all(
    channelNames.map(async (channel) =>
      (await openCircuits(store.read, channel)).map(({ form, reason }) =>
        circuitAlert(channel, form, reason),
      ),
    ),
  );
  return open.flat();
}

/** A mailbox of a traveller's that is full or was mistyped is shown at its enquiry, and is no fault of ours. */
const theirs = channels.filter((channel) => channel.theirs).map(({ name }) => `'${name}'`);

async function dead(store: Store): Promise<ActiveAlert[]> {
  const where = `d.state = 'dead' AND d.dismissed_at IS NULL AND d.channel NOT IN (${theirs.join(', ')})`;
  const [row] = await store.read.rows<{ count: number }>(
    `SELECT COUNT(*) AS count FROM deliveries d WHERE ${where}`,
  );
  const count = row?.count ?? 0;
  if (count === 0) return [];
  const last = await store.read.rows<{ reference: string; channel: string }>(
    `SELECT e.reference, d.channel FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
      WHERE ${where} ORDER BY d.id DESC LIMIT ${mostNamed}`,
  );
  const named = last.map(({ reference, channel }) => `${reference} (${channelNoun(channel)})`).join(', ');
  const words = count === 1 ? '1 delivery' : `${count} deliveries`;
  const others = count > last.length ? ` and ${count - last.length} more` : '';
  const message = `${words} failed and wait${count === 1 ? 's' : ''} for a person: ${named}${others}.`;
  return [{ topic: 'deliveries', message, weight: count }];
}

/**
 * What no machine has taken up long after it was due. Behind an open circuit jobs wait for their destination, which is told of by itself,
 * and those of an enquiry that is to be erased for nobody.
 */
async function untaken(store: Store, now: number, { lateAfter }: Pick<EnquiryLimits, 'lateAfter'>) {
  const before = now - lateAfter;
  const [row] = await store.read.rows<{ count: number; first: number | null }>(
    `SELECT COUNT(*) AS count, MIN(d.next_at) AS first FROM deliveries d CROSS JOIN enquiries e
      WHERE e.id = d.enquiry_id AND d.state IN ('pending', 'sending', 'waiting') AND d.next_at <= ?
        AND (d.state <> 'sending' OR d.lease_until <= ?) AND e.state = 'accepted' AND e.erase_due_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM circuits c WHERE c.channel = d.channel AND c.opened_at IS NOT NULL)`,
    [before, before],
  );
  if (!row?.count || row.first === null) return [];
  const message = `No machine delivers enquiries: of what is to go out (${row.count}) the first has been due since ${isoTime(row.first)}; start a machine whose RUN has worker, or see why it does not deliver.`;
  return [{ topic: 'worker', message }];
}

/**
 * Looks for what is wrong and stays so until somebody acts: open circuits, dead deliveries, a store that cannot be asked, a
 * disk that takes no write or has less than 5 % free, a store that went back to an older state, and where other machines deliver, that none does. Whatever it finds stands as an alert, and is over when it is found no more.
 *
 * @returns a function that looks once; never throws
 */
export function createFaultWatch(deps: {
  readonly store: Store;
  readonly alerts: Alerts;
  /** Hears how far the store has come. */
  readonly heads: Pick<HeadsWatch, 'knownEnquiries' | 'seen'>;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly limits: Pick<EnquiryLimits, 'lateAfter'>;
  /** Whether other machines make the deliveries, and this one none: then nobody else could tell that they do not. */
  readonly deliveredElsewhere: () => boolean;
  readonly lookAtDisk?: LookAtDisk;
}): () => Promise<void> {
  const { store, alerts, heads, dataDir, clock, limits, deliveredElsewhere, lookAtDisk = diskSpace } = deps;
  let diskIsLow = false;

  async function disk(): Promise<void> {
    const { free, fault } = await lookAtDisk(dataDir);
    if (fault === undefined) alerts.resolve('store', 'disk');
    else alerts.activate('store', { topic: 'disk', message: `${fault}; enquiries are refused.` });
    if (!free) return;
    diskIsLow = free.share < (diskIsLow ? enoughFree : leastFree);
    if (!diskIsLow) return alerts.resolve('disk', 'data');
    const words = `${Math.floor(free.share * 100)} % (${(free.bytes / 1e9).toFixed(1)} GB)`;
    const message = `Only ${words} of the disk of the data directory is free; enquiries are refused when it is full.`;
    alerts.activate('disk', { topic: 'data', message });
  }

  async function queue(): Promise<void> {
    try {
      alerts.activateOnly('circuit-open', await circuits(store));
      alerts.activateOnly('dead', await dead(store));
      heads.seen(await readStoreHeads(store, heads.knownEnquiries()));
      if (deliveredElsewhere()) alerts.activateOnly('hung', await untaken(store, clock.now(), limits));
      alerts.resolve('store', 'reading');
      // A store that can be asked is there, whatever was told of it before a restart.
      alerts.resolveEarlier('store');
    } catch (error) {
      const reason = error instanceof StoreUnavailableError ? error.reason : 'failure';
      const message = `The enquiry store cannot be asked (${reason}); enquiries may be refused.`;
      alerts.activate('store', { topic: 'reading', message });
    }
  }

  return async () => {
    await disk();
    await queue();
  };
}
