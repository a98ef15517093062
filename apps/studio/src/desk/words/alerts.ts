import { sentenceTime } from './times.ts';

/** What the pipeline's alert is of, in a concierge's words, and what to do about it. */
const kinds: Readonly<Record<string, { readonly title: string; readonly help: string }>> = {
  store: {
    title: 'The enquiry store is unavailable',
    help: 'Visitors keep their form and are asked to try again. Tell whoever looks after the website now.',
  },
  rescue: {
    title: 'The lost enquiry store was copied',
    help: 'Tell whoever looks after the website, before anything is stopped or put back.',
  },
  'circuit-open': {
    title: 'A destination refuses deliveries',
    help: 'What is meant for it waits, and goes out by itself once it answers again.',
  },
  dead: {
    title: 'Deliveries failed',
    help: 'Open Needs attention at the desk: try them again, or leave them unsent.',
  },
  disk: {
    title: 'The disk is nearly full',
    help: 'Tell whoever looks after the website; enquiries are refused once it is full.',
  },
  silence: {
    title: 'No enquiry has been received for a long time',
    help: 'Send one yourself; if it does not arrive here, tell whoever looks after the website.',
  },
  mailbox: {
    title: 'Travellers’ answers do not come in',
    help: 'Read the mailbox itself until this is gone, and tell whoever looks after the website.',
  },
  notices: {
    title: 'Mail to the concierge mailbox fails',
    help: 'Look at the desk here, and have the mailbox put right.',
  },
  hung: {
    title: 'A program of the product does not answer',
    help: 'If its machine runs, it is started again by itself. Tell whoever looks after the website.',
  },
  restarts: {
    title: 'A process keeps restarting',
    help: 'Tell whoever looks after the website.',
  },
  studio: {
    title: 'The website does not reach the studio',
    help: 'What is published here does not show yet. Tell whoever looks after the website.',
  },
  'quarantine-full': {
    title: 'Too many enquiries are held',
    help: 'Release or discard what is under Held; people may be among them. A flood is emptied first.',
  },
  'older-copy': {
    title: 'The data went back to an older state',
    help: 'Enquiries may be missing here that visitors were thanked for. Tell whoever looks after the website now, and look for them in the concierge mailbox.',
  },
  clock: { title: 'A clock is wrong', help: 'Tell whoever looks after the website.' },
};

/** What still works for now; or concerns single deliveries, most of them to mailboxes of visitors that are full or do not exist. */
const warnings: readonly string[] = [
  'dead',
  'disk',
  'silence',
  'hung',
  'restarts',
  'clock',
  'quarantine-full',
];

export interface AlertWords {
  /** The same while the fault lasts, however often its words change. */
  readonly key: string;
  readonly title: string;
  /** What the site says of it, and since when. */
  readonly says: string;
  readonly help: string | null;
  /** Something is not delivered or not stored now; what only may become so is a warning. */
  readonly urgent: boolean;
}

/** One alert in words; a kind this studio does not know is shown with what the site says of it. */
export function alertWords(
  { kind, message, since }: { readonly kind: string; readonly message: string; readonly since: string },
  now: Date,
): AlertWords {
  const known = kinds[kind];
  return {
    key: `${kind} ${since}`,
    title: known?.title ?? 'Something is wrong',
    says: `${message} Since ${sentenceTime(since, now)}.`,
    help: known?.help ?? null,
    urgent: !warnings.includes(kind),
  };
}

/** "2 things are wrong with the enquiry desk". */
export function alertsHeading(count: number): string {
  return count === 1
    ? 'One thing is wrong with the enquiry desk'
    : `${count} things are wrong with the enquiry desk`;
}
