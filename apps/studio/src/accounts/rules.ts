import { dictionary } from '@zxcvbn-ts/language-common';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { roleOf } from '../access/callers.ts';

let known: ReadonlySet<string> | null = null;

/** 49,000 passwords that leaks hold most often, in small letters; read when the first password is set. */
function leaked(): ReadonlySet<string> {
  known ??= new Set(dictionary['passwords-common'].map(String));
  return known;
}

/** Letters people write as signs, and back. */
const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const asLetters = (text: string) => text.replace(/[013457@$!]/g, (sign) => letterOf[sign] ?? sign);

/** What a text repeats: "abc" of "abcabcabc", else the text itself. */
function repeated(text: string): string {
  return /^(.+?)\1+$/.exec(text)?.[1] ?? text;
}

/**
 * Whether a password is one that leaks hold, or such a one drawn out: with figures and signs before or behind it, signs for
 * letters, or written several times. Guessing programs try exactly these.
 */
export function isLeaked(password: string): boolean {
  const text = repeated(password.toLowerCase().trim());
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const candidates = [text, bare, asLetters(text), asLetters(text.replace(/^[^a-z]+|[\d!?.#*_-]+$/g, ''))];
  return candidates.map(repeated).some((one) => one.length > 2 && leaked().has(one));
}

/** Length and a list of leaked ones, not signs: NIST SP 800-63B section 3.1.1 asks for these and against composition rules. */
export const shortestPassword = 12;
const longestPassword = 200;

/** @returns what is wrong with a password, in one sentence, or `null` */
export function passwordFault(password: unknown, email?: unknown): string | null {
  if (typeof password !== 'string' || password.length < shortestPassword) {
    return `Choose a password of at least ${shortestPassword} characters.`;
  }
  if (password.length > longestPassword) return `Choose a password of at most ${longestPassword} characters.`;
  if (new Set(password).size < 5) return 'Choose a password with more different characters.';
  if (typeof email === 'string' && email !== '' && password.toLowerCase() === email.toLowerCase()) {
    return 'Choose a password that is not your e-mail address.';
  }
  if (isLeaked(password)) {
    // No colon: Payload's message box makes a list of whatever follows one.
    return 'Choose another password. This one or one much like it is in lists of leaked passwords. A few words in a row are good.';
  }
  return null;
}

const refuse = (message: string, status = 400) => new APIError(message, status, null, true);

/** Set in a request's context by the one-time link and the command, the two ways to the first account. */
export const invited = { invited: true } as const;

/** Refuses weak passwords wherever one is set: a new account, a changed one, a reset. */
export const checkPasswordBefore: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation)) return args;
  const data = (args as { data?: { password?: unknown; email?: unknown } }).data;
  if (data?.password === undefined) return args;
  const fault = passwordFault(data.password, data.email);
  if (fault) throw refuse(fault);
  return args;
};

/** A second lock behind the closed endpoint: an account is made by an administrator or by an invited caller only. */
export const refuseUninvited: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  if (req.context.invited === true || roleOf(req.user) === 'admin') return data;
  throw refuse('Accounts are made by an administrator.', 403);
};

async function otherAdministrators(req: PayloadRequest, id: number | string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    req,
  });
  return totalDocs;
}

/** Nobody can lock everybody out: the last administrator keeps the role and the account. */
export const keepAnAdministrator = {
  onChange: (async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update' || originalDoc?.role !== 'admin' || !data.role || data.role === 'admin')
      return data;
    if ((await otherAdministrators(req, originalDoc.id)) === 0) {
      throw refuse('This is the last administrator; make another one first.');
    }
    return data;
  }) satisfies CollectionBeforeChangeHook,
  onDelete: (async ({ id, req }) => {
    const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req, disableErrors: true });
    if (user?.role === 'admin' && (await otherAdministrators(req, id)) === 0) {
      throw refuse('This is the last administrator; make another one first.');
    }
  }) satisfies CollectionBeforeDeleteHook,
};
