import { largestDraftFile } from '@sundowner/desk-wire/files';
import { largestUpload } from '../media/upload-bounds.ts';

/** Where bodies have their places: those of strangers, those of words, and those of files (taken-bodies.ts). */
type RoomName = 'strangers' | 'words' | 'files';

/** Who may send a body to an address: anybody, the site by its content token, or people who are signed in. */
type Sender = 'anybody' | 'the site' | 'somebody signed in';

export interface BodyRule {
  readonly sender: Sender;
  /** The most a body may have, in bytes. */
  readonly bytes: number;
  readonly room: RoomName;
}

/** What a form of signing in has: an address, a password, an answer of a passkey. */
const largestSignInForm = 16_384;
/** The form of the first administrator has four short fields. */
const largestClaimForm = 8192;
/** Whatever is said in words: an entry, a search, a letter. */
const largestWords = 2 ** 20;
/** What stands around a file in its form: the marks of the parts, and the entry's fields. */
const besideAFile = 2 ** 20;

const signIn = (path: string): readonly [string, BodyRule] => [
  `POST /api/users/${path}`,
  { sender: 'anybody', bytes: largestSignInForm, room: 'strangers' },
];

/** Every address that takes a body of somebody who is not signed in. */
const open: ReadonlyMap<string, BodyRule> = new Map<string, BodyRule>([
  ...[
    'login',
    'sign-in/second-step',
    'sign-in/passkey-options',
    'second-factor/offer',
    'second-factor/confirm',
    'second-factor/passkey-options',
    'second-factor/passkey',
    'logout',
    'forgot-password',
    'reset-password',
    'first-register',
  ].map(signIn),
  ['POST /first-administrator', { sender: 'anybody', bytes: largestClaimForm, room: 'strangers' }],
  ['POST /api/reads', { sender: 'the site', bytes: largestWords, room: 'words' }],
]);

/** What a stranger may post to at all: the gate of the REST API has the same list. */
export const openPosts: readonly string[] = [...open]
  .filter(([address, { sender }]) => sender === 'anybody' && address.includes(' /api/'))
  .map(([address]) => address);

/** Every address that takes a file, of people who are signed in. */
const files: readonly { readonly address: RegExp; readonly bytes: number }[] = [
  { address: /^(POST|PATCH|PUT) \/api\/media(\/[^/]+)?$/, bytes: largestUpload + besideAFile },
  { address: /^POST \/api\/desk\/enquiries\/[^/]+\/draft\/files$/, bytes: largestDraftFile },
];

/** The largest body the studio takes, which a proxy in front of it must let through (docs/runbooks/deploy.md). */
export const largestBody = Math.max(...files.map(({ bytes }) => bytes));

const takesNone: BodyRule = { sender: 'anybody', bytes: 0, room: 'strangers' };

/**
 * What an address takes of a body: the one table of it. What is not named takes words of people who are signed in; what only reads takes none.
 *
 * @param path of the request, without its query
 */
export function bodyRule(method: string, path: string): BodyRule {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return takesNone;
  const address = `${method} ${path.length > 1 ? path.replace(/\/$/, '') : path}`;
  const opened = open.get(address);
  if (opened) return opened;
  const file = files.find((one) => one.address.test(address));
  if (file) return { sender: 'somebody signed in', bytes: file.bytes, room: 'files' };
  return { sender: 'somebody signed in', bytes: largestWords, room: 'words' };
}
