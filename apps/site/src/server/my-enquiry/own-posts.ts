import { setTimeout as pause } from 'node:timers/promises';
import { meantAddress, plainAddress } from '@sundowner/enquiries/forms/addresses';
import {
  longestAddition,
  longestReason,
  type OwnCodePurpose,
  type OwnStay,
} from '@sundowner/enquiries/own-page/own-letter';
import type { OwnPage, OwnVisitor } from '@sundowner/enquiries/own-page/own-page';
import type { OwnForm, OwnNews, OwnPost } from '@sundowner/enquiries/own-page/own-page-state';
import {
  type CallWish,
  callDays,
  callHours,
  hasNumber,
  noNumber,
} from '@sundowner/enquiries/own-page/stay-change';
import type { PostFields } from '../enquiry/parse-body.ts';
import { sessionCookie } from './cookies.ts';
import { judgeOwnFiles } from './judge-files.ts';
import type { ReadPost } from './read-post.ts';

/**
 * What a form did, and where it leads back to; or everything that is wrong with it; or nothing, because the page is closed, or is another
 * enquiry's by now.
 */
type PostTaken =
  | { readonly news: OwnNews; readonly cookies: readonly string[] }
  | { readonly notDone: 'closed' | 'other' }
  | { readonly faults: OwnPost['faults'] };

/** How long an asking for a link takes at least, known or unknown: what the store does for either takes a small part of it. */
const askingTakes = 700;

/** What of a post is too much: its words, where they are more than a page takes, or its files. */
export function tooMuch(fields: PostFields): OwnPost['faults'][number] {
  const { text = '' } = textsOf(fields);
  return text.length > longestAddition
    ? {
        field: 'text',
        message: `Those are more letters than can be read at once; up to ${longestAddition} can be sent. Please send them in parts, or as a file`,
      }
    : { field: 'files', message: 'That is too much at once: up to five files, 10 MB each' };
}

/** The texts of a post by their names; of one that is repeated the first. */
export const textsOf = (fields: PostFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' && /^[\w-]{1,40}$/.test(name) ? [[name, first] as const] : [];
    }),
  );

const done = (news: OwnNews, cookies: readonly string[] = []): PostTaken => ({ news, cookies });
const closed: PostTaken = { notDone: 'closed' };
const wrong = (field: string, message: string): PostTaken => ({ faults: [{ field, message }] });

const isKey = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const purposeOf = (text: string | undefined): OwnCodePurpose => (text === 'erase' ? 'erase' : 'export');

function stayIn(texts: Readonly<Record<string, string>>): OwnStay {
  const text = (name: string) => (texts[name] ?? '').trim();
  return {
    arrival: text('arrival'),
    departure: text('departure'),
    adults: text('adults'),
    children: text('children'),
    ages: text('ages'),
  };
}

/** When and where to call, or everything that is wrong with it. A number that is typed counts, whichever is chosen beside it. */
function wishIn(
  texts: Readonly<Record<string, string>>,
): { readonly wish: CallWish } | { readonly faults: OwnPost['faults'] } {
  const other = (texts.other ?? '').trim();
  const number = other === '' && texts.number === 'given' ? 'given' : other;
  const day = callDays.find((each) => each === texts.day);
  const hours = callHours.find((each) => each === texts.hours);
  const faults = [
    ...(number === 'given' || hasNumber(number) ? [] : [{ field: 'other', message: noNumber }]),
    ...(day ? [] : [{ field: 'day', message: 'Please choose a day' }]),
    ...(hours ? [] : [{ field: 'hours', message: 'Please choose the hours' }]),
  ];
  return day && hours && faults.length === 0 ? { wish: { number, day, hours } } : { faults };
}

/** Takes the posts of the page, each by what its form is for. @param secure whether cookies are for TLS alone */
export function ownPosts(ownPage: OwnPage, secure: boolean) {
  async function add(visitor: OwnVisitor, key: string, body: ReadPost): Promise<PostTaken> {
    const text = (textsOf(body.fields).text ?? '').replace(/\r\n?/g, '\n').trim();
    const judged = judgeOwnFiles(body.files);
    const faults = judged.faults.map((message) => ({ field: 'files', message }));
    const letters = [...text].length;
    if (letters > longestAddition)
      faults.unshift({
        field: 'text',
        message: `That is ${letters} letters; up to ${longestAddition} can be sent`,
      });
    if (text === '' && body.files.length === 0)
      faults.unshift({
        field: 'text',
        message: 'There is nothing to send yet: please write something, or choose a file',
      });
    if (faults.length > 0) return { faults };
    const added = await ownPage.add(visitor, { key, text, files: judged.files });
    return added === 'over' ? closed : done('added');
  }

  async function change(
    visitor: OwnVisitor,
    key: string,
    texts: Readonly<Record<string, string>>,
  ): Promise<PostTaken> {
    const changed = await ownPage.change(visitor, key, stayIn(texts));
    if (typeof changed !== 'string') return changed;
    if (changed === 'nothing') return done('nothing');
    return changed === 'over' ? closed : done('changed');
  }

  async function confirm(visitor: OwnVisitor, texts: Readonly<Record<string, string>>): Promise<PostTaken> {
    const used = await ownPage.redeemCode(visitor, purposeOf(texts.purpose), texts.code ?? '');
    switch (used.outcome) {
      case 'over':
        return closed;
      case 'wrong':
        return wrong('code', 'That is not the code, or its ten minutes are over');
      case 'erase-asked':
        return done('erase');
      case 'export':
        return done('export', [sessionCookie('export', used.word, secure)]);
    }
  }

  async function ask(typed: string, client: string): Promise<PostTaken> {
    const address = plainAddress(typed);
    if (address === '' || address.length > 320 || !address.includes('@'))
      return wrong('email', 'Please give the address you wrote from, such as naledi@example.com');
    const meant = meantAddress(address);
    if (meant !== null)
      return wrong('email', `The address has a comma where a dot belongs. Did you mean ${meant}?`);
    // Known or unknown, the answer is the same and takes as long.
    const [asked] = await Promise.all([ownPage.askForLink(address, client), pause(askingTakes)]);
    return done(asked === 'wait' ? 'wait' : 'link');
  }

  return async (form: OwnForm, visitor: OwnVisitor, body: ReadPost, client: string): Promise<PostTaken> => {
    const texts = textsOf(body.fields);
    if (form === 'link') return ask(texts.email ?? '', client);
    if (texts.of && (await ownPage.hasOtherOpen(visitor, texts.of))) return { notDone: 'other' };
    const key = isKey(texts.key ?? '') ? (texts.key ?? '') : crypto.randomUUID();
    switch (form) {
      case 'add':
        return add(visitor, key, body);
      case 'change':
        return change(visitor, key, texts);
      case 'call': {
        const read = wishIn(texts);
        if ('faults' in read) return read;
        const asked = await ownPage.call(visitor, key, read.wish);
        if (typeof asked !== 'string') return asked;
        return asked === 'over' ? closed : done('call');
      }
      case 'withdraw': {
        const why = texts.why ?? '';
        const letters = [...why].length;
        if (letters > longestReason)
          return wrong('why', `That is ${letters} letters; up to ${longestReason} can be sent`);
        return (await ownPage.withdraw(visitor, why)) === 'over' ? closed : done('withdrawn');
      }
      case 'undo':
        return (await ownPage.undo(visitor)) === 'over' ? closed : done('undone');
      case 'code': {
        const sent = await ownPage.sendCode(visitor, purposeOf(texts.purpose));
        if (sent === 'wait') return done('wait');
        return sent === 'over' ? closed : done('code');
      }
      case 'confirm':
        return confirm(visitor, texts);
      case 'disown':
        return (await ownPage.disown(visitor)) === 'over'
          ? closed
          : done('disowned', [sessionCookie('page', '', secure)]);
    }
  };
}
