import { day, hour, minute, second } from './clock.ts';
import type { ChannelName } from './sending/channels/channel.ts';

/** Every bound of the pipeline, in milliseconds where it is a time; injected, with the contract's values as default. */
export interface EnquiryLimits {
  /** A form sent sooner than this after its ticket was issued looks like a machine's (SUB-02). */
  readonly botAge: number;
  /** A ticket older than this is late; late is accepted. Also how long the previous form version is taken. */
  readonly ticketAge: number;
  /** How long one process may hold a job. */
  readonly lease: number;
  /**
   * How long one delivery may take. A mail server that looks through a message before it answers takes its time, and one cut off
   * then would get the mail again at every try.
   */
  readonly delivery: Readonly<Record<ChannelName, number>>;
  /** First wait after a failed delivery; doubles up to `longestBackoff`. */
  readonly firstBackoff: number;
  readonly longestBackoff: number;
  /** How long a job is tried before it is dead, */
  readonly life: Readonly<Record<ChannelName, number>>;
  /** and how often at least: neither a clock that leaps nor days for which the product was off are attempts. */
  readonly leastAttempts: number;
  /** Jobs of one channel under way at once, in one process. */
  readonly concurrency: Readonly<Record<ChannelName, number>>;
  /** Attempts that may end without a classified outcome (a crash, an unknown error) before the job is dead. */
  readonly unexplained: number;
  /** First wait before an open circuit is probed; doubles up to `longestProbe`: so soon it is noticed that it answers again. */
  readonly firstProbe: number;
  readonly longestProbe: number;
  /** How often an idle worker looks for work. */
  readonly poll: number;
  /** A delivery not done after this is late. */
  readonly lateAfter: number;
  /** How often quarantined and late enquiries are told; dead ones are told at once, but not more often than `urgentEvery`. */
  readonly digestEvery: number;
  readonly urgentEvery: number;
  /** How often alerts of one kind leave by their second ways out. */
  readonly alertEvery: number;
  readonly quarantineCap: number;
  readonly quarantineAge: number;
  /** How long an erasure can be undone. */
  readonly eraseUndo: number;
  /** Enquiries one search may decrypt. */
  readonly searchScan: number;
}

export const defaultLimits: EnquiryLimits = {
  botAge: 6 * second,
  ticketAge: 24 * hour,
  lease: 60 * second,
  delivery: {
    'concierge-mail': 30 * second,
    'visitor-mail': 30 * second,
    crm: 10 * second,
    webhook: 10 * second,
  },
  firstBackoff: 5 * second,
  longestBackoff: hour,
  life: { 'concierge-mail': 14 * day, 'visitor-mail': 7 * day, crm: 7 * day, webhook: 7 * day },
  leastAttempts: 8,
  concurrency: { 'concierge-mail': 4, 'visitor-mail': 4, crm: 2, webhook: 2 },
  unexplained: 5,
  firstProbe: 30 * second,
  longestProbe: minute,
  poll: second,
  lateAfter: 15 * minute,
  digestEvery: hour,
  urgentEvery: 5 * minute,
  alertEvery: 15 * minute,
  quarantineCap: 5000,
  quarantineAge: 30 * day,
  eraseUndo: hour,
  searchScan: 5000,
};
