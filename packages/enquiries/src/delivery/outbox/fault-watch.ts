import { statfs } from 'node:fs/promises';
import type { ActiveAlert, Alerts } from '../../alerts/alerts.ts';
import { type Store, StoreUnavailableError } from '../../store/database/port.ts';
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
 * Looks for what is wrong and stays so until somebody acts: open circuits, dead deliveries, a store that cannot be asked, a
 * disk that takes no write or has less than 5 % free. Whatever it finds stands as an alert, and is over when it is found no more.
 *
 * @returns a function that looks once; never throws
 */
export function createFaultWatch(deps: {
  readonly store: Store;
  readonly alerts: Alerts;
  readonly dataDir: string;
  readonly lookAtDisk?: LookAtDisk;
}): () => Promise<void> {
  const { store, alerts, dataDir, lookAtDisk = diskSpace } = deps;
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
