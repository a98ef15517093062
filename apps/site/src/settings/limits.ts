/** How much of something is allowed. Every one is the contract's figure unless the environment says otherwise. */
export interface Limits {
  /** Enquiry posts a minute per client address, whatever their answer. */
  readonly postsPerMinute: number;
  /** Accepted enquiries a minute per client address. */
  readonly acceptedPerMinute: number;
  /** Questions to the site search a minute per client address. */
  readonly searchesPerMinute: number;
  /** Largest body of an enquiry post, in bytes. */
  readonly bodyBytes: number;
  /** A body that brings too little for so long has stalled, in seconds. */
  readonly stallSeconds: number;
  /** How long a stop waits for requests on connections that are open, in seconds. */
  readonly graceSeconds: number;
  /** Memory for cached pages, in bytes. */
  readonly pageCacheBytes: number;
  /** Disk for the site's copy of pictures, in bytes. */
  readonly mediaBytes: number;
  /** A form filled faster than this is held back as suspicious, in seconds. */
  readonly botSeconds: number;
  /** A ticket older than this is late, in hours. */
  readonly ticketHours: number;
  /** A delivery not made after this is late, in minutes. */
  readonly lateMinutes: number;
  /** How long a worker holds a job before another may take it, in seconds. */
  readonly leaseSeconds: number;
  /** First wait before a delivery is tried again, in seconds. */
  readonly backoffSeconds: number;
  /** Times as long as ordinarily the site waits for the studio: a machine that runs tests may be busy. */
  readonly deadlineFactor: number;
}

interface Limit {
  readonly name: keyof Limits;
  readonly standard: number;
  /** The smallest value; 1 unless it says otherwise. */
  readonly least?: number;
  /** What the product promises its visitors: only tests change it, and live mode refuses it (GEN-07). */
  readonly testOnly: boolean;
}

/** The setting each limit is read from. */
export const limitSettings: Readonly<Record<`LIMIT_${string}`, Limit>> = {
  LIMIT_POSTS_PER_MINUTE: { name: 'postsPerMinute', standard: 60, testOnly: false },
  LIMIT_ACCEPTED_PER_MINUTE: { name: 'acceptedPerMinute', standard: 10, testOnly: false },
  LIMIT_SEARCHES_PER_MINUTE: { name: 'searchesPerMinute', standard: 60, testOnly: false },
  LIMIT_BODY_BYTES: { name: 'bodyBytes', standard: 65_536, testOnly: true },
  LIMIT_STALL_SECONDS: { name: 'stallSeconds', standard: 30, testOnly: true },
  LIMIT_GRACE_SECONDS: { name: 'graceSeconds', standard: 2, least: 0, testOnly: false },
  LIMIT_PAGE_CACHE_BYTES: { name: 'pageCacheBytes', standard: 67_108_864, testOnly: false },
  LIMIT_MEDIA_BYTES: { name: 'mediaBytes', standard: 4_294_967_296, testOnly: false },
  LIMIT_BOT_SECONDS: { name: 'botSeconds', standard: 6, least: 0, testOnly: true },
  LIMIT_TICKET_HOURS: { name: 'ticketHours', standard: 24, testOnly: true },
  LIMIT_LATE_MINUTES: { name: 'lateMinutes', standard: 15, testOnly: true },
  LIMIT_LEASE_SECONDS: { name: 'leaseSeconds', standard: 60, testOnly: true },
  LIMIT_BACKOFF_SECONDS: { name: 'backoffSeconds', standard: 5, testOnly: true },
  LIMIT_DEADLINE_FACTOR: { name: 'deadlineFactor', standard: 1, testOnly: true },
};
