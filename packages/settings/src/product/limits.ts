import { sharedSetting, siteSetting, studioSetting } from '../row.ts';
import * as shape from '../shapes.ts';

const posts = "Enquiry posts, whatever their answer, and accepted enquiries, a minute per visitor's address";
const passwords = 'Wrong passwords in 15 minutes for one account, and from one network, in the studio';
const memory = "Memory for pages, disk for the site's copy of pictures";

/** A number of the site's, and one of the studio's. */
const ofSite = (name: string, standard: number, words: string) =>
  siteSetting(name, shape.count, { standard, words });
const ofStudio = (name: string, standard: number, words: string) =>
  studioSetting(name, shape.count, { standard, words });
/** What the product promises its visitors: only tests change it, and live mode refuses it (GEN-07). */
const promise = (name: string, standard: number, words: string) =>
  siteSetting(name, shape.count, { standard, live: 'refused', words });

/** How much of something is allowed. Every default is the contract's figure. */
export const limits = {
  postsPerMinute: ofSite('LIMIT_POSTS_PER_MINUTE', 60, posts),
  acceptedPerMinute: ofSite('LIMIT_ACCEPTED_PER_MINUTE', 10, posts),
  searchesPerMinute: ofSite(
    'LIMIT_SEARCHES_PER_MINUTE',
    60,
    "Searches, comparisons and sums a minute per visitor's address; as many archives of pictures beside them",
  ),
  signInsPerAccount: ofStudio('LIMIT_SIGN_INS_PER_ACCOUNT', 10, passwords),
  signInsPerNetwork: ofStudio('LIMIT_SIGN_INS_PER_NETWORK', 30, passwords),
  sessionDays: studioSetting('LIMIT_SESSION_DAYS', shape.count, {
    standard: 30,
    words: 'Days after which a session of the studio ends, however much it is used',
  }),
  graceSeconds: siteSetting('LIMIT_GRACE_SECONDS', shape.countFrom(0), {
    standard: 2,
    words: 'How long a stop goes on answering requests on connections that are open',
  }),
  drainSeconds: sharedSetting('LIMIT_DRAIN_SECONDS', shape.fewSeconds, {
    standard: 0,
    words:
      'How long a stop goes on taking new requests while `/ready` says that it stops, so that a load balancer sends no more: longer than it waits between two questions',
  }),
  pageCacheBytes: ofSite('LIMIT_PAGE_CACHE_BYTES', 67_108_864, memory),
  mediaBytes: ofSite('LIMIT_MEDIA_BYTES', 4_294_967_296, memory),
  bodyBytes: promise('LIMIT_BODY_BYTES', 65_536, 'The largest body of an enquiry post'),
  stallSeconds: promise('LIMIT_STALL_SECONDS', 30, 'A body that brings too little for so long has stalled'),
  botSeconds: siteSetting('LIMIT_BOT_SECONDS', shape.countFrom(0), {
    standard: null,
    standardWords: 'six, two for the letter',
    live: 'refused',
    words: 'A form filled faster than this is held back as suspicious, whatever its kind',
  }),
  ticketHours: promise('LIMIT_TICKET_HOURS', 24, 'A ticket older than this is late'),
  lateMinutes: promise('LIMIT_LATE_MINUTES', 15, 'A delivery not made after this is late'),
  leaseSeconds: promise(
    'LIMIT_LEASE_SECONDS',
    60,
    'How long a worker holds a job before another may take it',
  ),
  backoffSeconds: promise('LIMIT_BACKOFF_SECONDS', 5, 'The first wait before a delivery is tried again'),
  deadlineFactor: sharedSetting('LIMIT_DEADLINE_FACTOR', shape.count, {
    standard: 1,
    live: 'refused',
    words:
      'Times as long as ordinarily the programs wait for one another: a machine that runs tests may be busy',
  }),
};
