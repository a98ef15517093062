/** A word or phrase that the code does not use any more, with what it says instead. */
export interface RetiredWord {
  /** In lower case; the words of a name are parted by spaces: `taking in` is `takingIn`, `TakingIn` and `taking-in.ts`. */
  readonly word: string;
  readonly plain: string;
  /** Files, or folders that end in a slash, where it may stand, each with the reason. */
  readonly allowed?: Readonly<Record<string, string>>;
}

const stored = { 'packages/enquiries/src/store/': 'names of stored tables and columns' } as const;

/** Words that no file and nothing declared in one is named by: whole words of a name, so that `indeed` holds no `deed`. */
export const retiredNames: readonly RetiredWord[] = [
  { word: 'account turn', plain: 'account lock' },
  { word: 'alone waits', plain: 'self approval delay' },
  { word: 'answers to', plain: 'matches' },
  { word: 'asked words', plain: 'query terms' },
  { word: 'beds in the trees', plain: 'treehouse cards' },
  { word: 'connection room', plain: 'database connections' },
  { word: 'deed', plain: 'action', allowed: stored },
  { word: 'deeds', plain: 'actions', allowed: stored },
  { word: 'desk duties', plain: 'desk jobs' },
  { word: 'end turn', plain: 'release' },
  { word: 'enliven', plain: 'start' },
  { word: 'hand on turns', plain: 'forwarding limit' },
  { word: 'leftovers', plain: 'copies to erase, or what is left behind' },
  { word: 'let go', plain: 'release' },
  { word: 'made of others', plain: 'read only' },
  { word: 'morning after', plain: 'weather and morning' },
  { word: 'next turn', plain: 'yield event loop, or next boundary' },
  { word: 'night head', plain: 'treehouse head' },
  { word: 'no turn', plain: 'lock timeout' },
  { word: 'not for this', plain: 'wrong configuration' },
  { word: 'nudge', plain: 'wake signal' },
  { word: 'patience', plain: 'timeout' },
  { word: 'plates once', plain: 'unique pictures' },
  { word: 'pleasant lists', plain: 'list columns' },
  { word: 'quiet refusals', plain: 'client error logging' },
  { word: 'remembered', plain: 'cached' },
  { word: 'standing', plain: 'status, usage, or in force' },
  { word: 'stands together', plain: 'matches phrase' },
  { word: 'stray', plain: 'unmatched mail', allowed: stored },
  { word: 'strays', plain: 'unmatched mails', allowed: stored },
  { word: 'take to work', plain: 'lock for work' },
  { word: 'take turn', plain: 'lock account' },
  { word: 'taking in', plain: 'intake' },
  { word: 'taking up', plain: 'triage' },
  { word: 'teller', plain: 'alert sender' },
  { word: 'telling', plain: 'notifying' },
  { word: 'through door', plain: 'with desk access' },
  { word: 'ticket office', plain: 'ticket signer' },
  { word: 'told', plain: 'notified, or notification', allowed: stored },
  { word: 'turn of phrase', plain: 'accent' },
  { word: 'turned heading', plain: 'accented heading' },
  { word: 'way out', plain: 'delivery channel' },
  { word: 'ways out', plain: 'delivery channels' },
];

/** Phrases that no comment uses. */
export const retiredPhrases: readonly RetiredWord[] = [
  { word: 'hers alone', plain: 'for this visitor only' },
  { word: 'his alone', plain: 'for this visitor only' },
  { word: 'in one hand', plain: 'in one object' },
  { word: 'lost her way', plain: 'is lost' },
  { word: 'way out', plain: 'delivery channel' },
  { word: 'ways out', plain: 'delivery channels' },
  { word: 'whoever', plain: 'anybody who, or the person who' },
];

/** How many places still use a word from before it was retired. These numbers only fall; a word without one stands nowhere. */
export const remaining: Readonly<Record<string, number>> = {
  deed: 3,
  deeds: 1,
  strays: 2,
  told: 24,
};
