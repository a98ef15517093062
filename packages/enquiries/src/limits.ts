import { day, hour, minute, second } from './clock.ts';

/** Every bound of the pipeline beside those a channel brings of its own (`ChannelLimits`), in milliseconds where it is a time; injected, with the contract's values as default. */
export interface EnquiryLimits {
  /** A form sent sooner than this after its ticket was issued looks like a machine's (SUB-02); `null` is what its kind says. */
  readonly botAge: number | null;
  /** A ticket older than this is late; late is accepted. Also how long the previous form version is taken. */
  readonly ticketAge: number;
  /** How long one process may hold a job. */
  readonly lease: number;
  /** First wait after a failed delivery; doubles up to `longestBackoff`. */
  readonly firstBackoff: number;
  readonly longestBackoff: number;
  /** How often a job is tried at least, whatever its age: neither a clock that leaps nor days for which the product was off are attempts. */
  readonly leastAttempts: number;
  /** Attempts that may end without a classified outcome (a crash, an unknown error) before the job is dead. */
  readonly unexplained: number;
  /** First wait before an open circuit is probed; doubles up to `longestProbe`: so soon it is noticed that it answers again. */
  readonly firstProbe: number;
  readonly longestProbe: number;
  /** How often idle workers and open desks look for what nobody told them of. */
  readonly poll: number;
  /** A delivery not done after this is late. */
  readonly lateAfter: number;
  /** How often quarantined and late enquiries are told; dead ones are told at once, but not more often than `urgentEvery`. */
  readonly digestEvery: number;
  readonly urgentEvery: number;
  /** How often alerts of one kind leave by their second channels. */
  readonly alertEvery: number;
  readonly quarantineCap: number;
  readonly quarantineAge: number;
  /** How long an erasure can be undone. */
  readonly eraseUndo: number;
}

export const defaultLimits: EnquiryLimits = {
  botAge: null,
  ticketAge: 24 * hour,
  lease: 60 * second,
  firstBackoff: 5 * second,
  longestBackoff: hour,
  leastAttempts: 8,
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
};
