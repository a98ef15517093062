import type { DeskCounts, EnquiryPage, StoredEnquiry } from '@sundowner/desk-wire';
import type { Clock } from '../clock.ts';
import type { StoredFile } from '../delivery/channels/channel.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import { type ChannelName, channelNames } from '../delivery/channels/channels.ts';
import { boundedText } from '../forms/clean.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { readReference } from '../store/reference.ts';
import type { Vault } from '../store/vault.ts';
import { commandLine } from '../work/asker.ts';
import {
  type ActionOutcome,
  type BulkFilter,
  discard,
  type Refusal,
  release,
  resend,
  resendAll,
  sendAgain,
} from './actions.ts';
import { deskCounts, type ListRequest, listEnquiries } from './list.ts';
import { storedEnquiry } from './stored-enquiry.ts';
import { takeFile } from './take-file.ts';

export type { Refusal } from './actions.ts';

export type ActionResult = { readonly outcome: 'done'; readonly enquiry: StoredEnquiry } | Refusal;

/** What an operator does with enquiries from the command line; every act is recorded as the operator's, with the name given. */
export interface FirstDesk {
  list(request: ListRequest): Promise<EnquiryPage>;
  /** @returns `null` when there is none; the reference is read as a person types it */
  show(reference: string): Promise<StoredEnquiry | null>;
  counts(): Promise<DeskCounts>;
  /** @returns a file of an enquiry, `null` when there is none; who took it is recorded */
  file(reference: string, field: string, by: string): Promise<StoredFile | null>;
  release(reference: string, by: string): Promise<ActionResult>;
  discard(reference: string, by: string): Promise<ActionResult>;
  resend(reference: string, channel: ChannelName, by: string): Promise<ActionResult>;
  /** Sends a delivered mail once more. */
  sendAgain(reference: string, channel: ChannelName, by: string): Promise<ActionResult>;
  /** @returns how many deliveries are made again */
  resendAll(filter: BulkFilter, by: string): Promise<number>;
}

export interface FirstDeskDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly limits: EnquiryLimits;
  /** Those this installation has set up. */
  readonly channels: readonly ConfiguredChannel[];
  readonly log: Log;
  /** There may be something to deliver. */
  readonly onWork: () => void;
}

export function createFirstDesk(deps: FirstDeskDeps): FirstDesk {
  const { store, vault, clock, limits, log } = deps;

  /** A name is only shown: who acts here has no account, so the record holds the command line. */
  const context = (by: string) => ({
    now: clock.now(),
    by: boundedText(by, 200) || 'unknown',
    person: commandLine.id,
    channels: deps.channels,
  });
  const show = (reference: string) =>
    storedEnquiry(store.read, vault, readReference(reference) ?? reference, clock.now(), limits);

  async function act(
    reference: string,
    action: string,
    work: (sql: Sql, reference: string) => Promise<ActionOutcome>,
  ): Promise<ActionResult> {
    const known = readReference(reference) ?? reference;
    const outcome = await store.transaction((sql) => work(sql, known));
    if (outcome.outcome !== 'done') return outcome;
    log.info({ reference: known, action }, 'an operator changed an enquiry');
    deps.onWork();
    const enquiry = await show(known);
    return enquiry ? { outcome: 'done', enquiry } : { outcome: 'not-found' };
  }

  return {
    list: (request) => listEnquiries(store.read, vault, request, clock.now(), limits),
    show,
    counts: () => deskCounts(store.read),
    file: (reference, field, by) =>
      takeFile(store, vault, readReference(reference) ?? reference, field, context(by)),
    release: (reference, by) => act(reference, 'release', (sql, known) => release(sql, known, context(by))),
    discard: (reference, by) => act(reference, 'discard', (sql, known) => discard(sql, known, context(by))),
    resend: (reference, channel, by) =>
      act(reference, 'resend', (sql, known) => resend(sql, known, channel, context(by))),
    sendAgain: (reference, channel, by) =>
      act(reference, 'send again', (sql, known) => sendAgain(sql, known, channel, context(by))),
    async resendAll(filter, by) {
      const channels = filter.channel ? [filter.channel] : channelNames;
      const resent = await store.transaction(async (sql) => {
        let count = 0;
        for (const channel of channels) count += await resendAll(sql, channel, filter.state, context(by));
        return count;
      });
      log.info({ resent, state: filter.state, channel: filter.channel }, 'an operator resent deliveries');
      deps.onWork();
      return resent;
    },
  };
}
