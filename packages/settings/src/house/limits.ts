import { setting } from '../row.ts';
import * as shape from '../shapes.ts';

const bySite = ['site'] as const;
const byStudio = ['studio'] as const;
/** What the product promises its visitors: only tests change it, and live mode refuses it (GEN-07). */
const promise = { readBy: bySite, live: 'refused' } as const;

/** How much of something is allowed. Every default is the contract's figure. */
export const limits = {
  postsPerMinute: setting('LIMIT_POSTS_PER_MINUTE', shape.count, {
    standard: 60,
    readBy: bySite,
    words: "Enquiry posts, whatever their answer, and accepted enquiries, a minute per visitor's address",
  }),
  acceptedPerMinute: setting('LIMIT_ACCEPTED_PER_MINUTE', shape.count, {
    standard: 10,
    readBy: bySite,
    words: "Enquiry posts, whatever their answer, and accepted enquiries, a minute per visitor's address",
  }),
  searchesPerMinute: setting('LIMIT_SEARCHES_PER_MINUTE', shape.count, {
    standard: 60,
    readBy: bySite,
    words: "Searches, comparisons and sums a minute per visitor's address",
  }),
  signInsPerAccount: setting('LIMIT_SIGN_INS_PER_ACCOUNT', shape.count, {
    standard: 10,
    readBy: byStudio,
    words: 'Wrong passwords in 15 minutes for one account, and from one network, in the studio',
  }),
  signInsPerNetwork: setting('LIMIT_SIGN_INS_PER_NETWORK', shape.count, {
    standard: 30,
    readBy: byStudio,
    words: 'Wrong passwords in 15 minutes for one account, and from one network, in the studio',
  }),
  sessionDays: setting('LIMIT_SESSION_DAYS', shape.count, {
    standard: 30,
    readBy: byStudio,
    words: 'Days after which a session of the studio ends, however much it is used',
  }),
  graceSeconds: setting('LIMIT_GRACE_SECONDS', shape.countFrom(0), {
    standard: 2,
    readBy: bySite,
    words: 'How long a stop goes on answering requests on connections that are open',
  }),
  pageCacheBytes: setting('LIMIT_PAGE_CACHE_BYTES', shape.count, {
    standard: 67_108_864,
    readBy: bySite,
    words: "Memory for pages, disk for the site's copy of pictures",
  }),
  mediaBytes: setting('LIMIT_MEDIA_BYTES', shape.count, {
    standard: 4_294_967_296,
    readBy: bySite,
    words: "Memory for pages, disk for the site's copy of pictures",
  }),
  bodyBytes: setting('LIMIT_BODY_BYTES', shape.count, {
    standard: 65_536,
    ...promise,
    words: 'The largest body of an enquiry post',
  }),
  stallSeconds: setting('LIMIT_STALL_SECONDS', shape.count, {
    standard: 30,
    ...promise,
    words: 'A body that brings too little for so long has stalled',
  }),
  botSeconds: setting('LIMIT_BOT_SECONDS', shape.countFrom(0), {
    standard: null,
    standardWords: 'six, two for the letter',
    ...promise,
    words: 'A form filled faster than this is held back as suspicious, whatever its kind',
  }),
  ticketHours: setting('LIMIT_TICKET_HOURS', shape.count, {
    standard: 24,
    ...promise,
    words: 'A ticket older than this is late',
  }),
  lateMinutes: setting('LIMIT_LATE_MINUTES', shape.count, {
    standard: 15,
    ...promise,
    words: 'A delivery not made after this is late',
  }),
  leaseSeconds: setting('LIMIT_LEASE_SECONDS', shape.count, {
    standard: 60,
    ...promise,
    words: 'How long a worker holds a job before another may take it',
  }),
  backoffSeconds: setting('LIMIT_BACKOFF_SECONDS', shape.count, {
    standard: 5,
    ...promise,
    words: 'The first wait before a delivery is tried again',
  }),
  deadlineFactor: setting('LIMIT_DEADLINE_FACTOR', shape.count, {
    standard: 1,
    readBy: ['site', 'studio'],
    live: 'refused',
    words:
      'Times as long as ordinarily the programs wait for one another: a machine that runs tests may be busy',
  }),
};
