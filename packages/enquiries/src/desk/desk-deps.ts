import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Clock } from '../clock.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import { readReference } from '../store/reference.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, isRefused, notFound, type Refused } from '../work/access.ts';
import type { DeskChanges } from '../work/changes.ts';
import type { ReadPage } from './answer-files.ts';
import { enquiryDetail } from './enquiry-detail.ts';

/** What an act on one enquiry gives: the enquiry as it is afterwards, or why the act was not done. */
export type EnquiryOrRefusal = EnquiryDetail | Refused;

/** What the desk is made of. */
export interface DeskDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  /** Those this installation has set up. */
  readonly channels: readonly ConfiguredChannel[];
  readonly limits: Pick<EnquiryLimits, 'poll'>;
  readonly log: Log;
  readonly changes: DeskChanges;
  /** The mailbox travellers' mails are read from; `null` where they go to a mailbox of the house alone. */
  readonly mailbox: string | null;
  /** Addresses our mails come from and go to, at which nobody is answered; none when absent. */
  readonly own?: readonly string[];
  /** Reads what an answer sends of our own pages; nothing is there to be sent when absent. */
  readonly readPage?: ReadPage;
  /** The brand's initials, the prefix of references. */
  readonly initials: string;
  /** What editors set, and the places as they are published. */
  readonly content: CurrentContent;
  /** There may be something to deliver. */
  readonly onWork: () => void;
}

/** A reference in its own form; what is none is looked for as it is. */
export const plainReference = (typed: string): string => readReference(typed) ?? typed;

/** Tells those who wait that something was done, and gives the enquiry as it is now. */
export async function afterActing(
  deps: DeskDeps,
  asker: Asker,
  reference: string,
  action: string,
  result: Refused | object | string,
): Promise<EnquiryOrRefusal> {
  if (isRefused(result)) return result;
  const { log, changes, onWork } = deps;
  log.info({ reference, action }, 'a concierge changed an enquiry');
  changes.announce();
  onWork();
  return (await enquiryDetail(deps, reference, asker)) ?? notFound();
}
