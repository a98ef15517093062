import type { Clock } from '../clock.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import { readReference } from '../store/reference.ts';
import type { Vault } from '../store/vault.ts';
import type { Asker } from '../work/asker.ts';
import type { DeskChanges } from '../work/changes.ts';
import { isRefused, notFound, type Refused } from '../work/refused.ts';
import type { Acted } from './acted.ts';
import type { ReadPage } from './answer-files.ts';
import { oneEnquiry } from './one.ts';

export interface RoomDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly limits: EnquiryLimits;
  /** Those this installation has set up. */
  readonly channels: readonly ConfiguredChannel[];
  readonly log: Log;
  readonly changes: DeskChanges;
  /** The mailbox travellers' mails are read from; `null` where they go to a mailbox of the house alone. */
  readonly mailbox: string | null;
  /** Reads what an answer sends of our own pages; nothing is there to be sent when absent. */
  readonly readPage?: ReadPage;
  /** There may be something to deliver. */
  readonly onWork: () => void;
}

/** A reference in its own form; what is none is looked for as it is. */
export const plainReference = (typed: string): string => readReference(typed) ?? typed;

/** Tells whoever waits that something was done, and gives the enquiry as it is now. */
export async function afterActing(
  { store, vault, clock, limits, log, changes, onWork }: RoomDeps,
  asker: Asker,
  reference: string,
  action: string,
  result: Refused | object | string,
): Acted {
  if (isRefused(result)) return result;
  log.info({ reference, action }, 'a concierge changed an enquiry');
  changes.announce();
  onWork();
  return (await oneEnquiry(store.read, vault, reference, asker, clock.now(), limits)) ?? notFound();
}
