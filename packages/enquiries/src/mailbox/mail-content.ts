import type { MailNotice } from '@sundowner/desk-wire/conversation';
import libmime from 'libmime';
import { enclosedMail, type FoundFile, Gathered } from './gathered.ts';
import { isLockedFile, kindsOfLocked, signedFileName, withoutArmour } from './locked-words.ts';
import { longestMarkup } from './markup-tags.ts';
import { charsetInMarkup } from './parts/charset-names.ts';
import { decodedBody } from './parts/decoded-body.ts';
import { enrichedToText } from './parts/enriched-text.ts';
import { externalWords } from './parts/external-body.ts';
import { calendarWords, contactWords } from './parts/ical-parts.ts';
import { beginningOf, lettersOf } from './parts/letters.ts';
import { type MailPart, type MailTree, NoMailError, readParts } from './parts/mail-parts.ts';
import { headWords } from './parts/part-head.ts';
import { unwrapped } from './parts/signed-content.ts';
import { beginsTnef, isTnef, unpackTnef } from './parts/tnef.ts';
import { uudecoded } from './parts/uuencoded.ts';
import { htmlToText } from './plain-text.ts';
import { chosen, isWholePage, speaksOfParts, textOf, wordsIn } from './writings.ts';

/** A mail of more words than these is no letter; what is beyond is counted, and stands in the mail as it came. */
const longestText = 200_000;
/** Mails in a mail whose words are shown, and wrappings that are taken off. */
const deepest = 5;

/** What a mail says and brings along, in the order it stands there. */
export interface MailContent {
  /** Words of its own, with what it quotes. */
  readonly words: string;
  /** Words of what came with it: invitations, contacts, mails. */
  readonly enclosed: string;
  /** Its markup; empty for a mail without. */
  readonly markup: string;
  readonly files: readonly FoundFile[];
  readonly notices: ReadonlyMap<MailNotice, number>;
}

/** How the parts of one mail are read. */
interface Reading {
  readonly charset: string | null;
  readonly depth: number;
  /** Whether mails in it are evidence of a report, and nobody's words. */
  readonly isReport: boolean;
}

const noteIn = (gathered: Gathered) => (notice: MailNotice) => gathered.note(notice);

const kindsOfMarkup = new Set(['text/html', 'application/xhtml+xml']);
const kindsOfSignature = /^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/;
const kindsOfWrapping = /^application\/(?:x-)?pkcs7-mime$/;
const endsWith = ({ name }: MailPart, ending: RegExp): boolean => ending.test(name ?? '');

function lettersOfPart(part: MailPart, most: number, reading: Reading, gathered: Gathered): string {
  const whole = decodedBody(part);
  // A letter has four bytes at most; of markup, most is ASCII.
  const bytes = beginningOf(whole, kindsOfMarkup.has(part.kind) ? most : most * 4);
  const elsewhere = kindsOfMarkup.has(part.kind)
    ? (charsetInMarkup(bytes) ?? reading.charset)
    : reading.charset;
  const { text: sent, guessed } = lettersOf(bytes, part.params.charset, elsewhere);
  // As they are shown: a line's end would else count twice against the most that is kept.
  const text = sent.replace(/\r\n?/g, '\n');
  if (guessed) gathered.note('letters-guessed');
  const over = Math.max(0, text.length - most) + (whole.length - bytes.length);
  if (over > 0) gathered.note('words-cut', over);
  return text.slice(0, most);
}

/** What markup may say something in, and no words are read from. Rules of a style stand in a comment, too. */
const holdsUnshown =
  /<(?:img|svg|object|iframe|video|audio|embed|template|canvas)[\s/>]|(?<!<style[^<>]{0,200}>\s{0,9})<!--(?!\s{0,9}(?:\[if|<!\[endif))\s{0,9}[\p{L}\p{N}]/iu;

function takeText(part: MailPart, reading: Reading, gathered: Gathered): void {
  const isMarkup = kindsOfMarkup.has(part.kind);
  const letters = lettersOfPart(part, isMarkup ? longestMarkup : 2 * longestText, reading, gathered);
  gathered.hasWritings ||= isMarkup ? holdsUnshown.test(letters) : letters.trim() !== '';
  // Some programs send a page under the name of a text.
  if (isMarkup || isWholePage(letters)) {
    gathered.markups.push(letters);
    const words = withoutArmour(htmlToText(letters, 2 * longestText), noteIn(gathered));
    gathered.pieces.push({ text: words, isMarkup: true });
    return;
  }
  const isFlowed = /^flowed$/i.test(part.params.format ?? '');
  const lines = isFlowed ? libmime.decodeFlowed(letters, /^yes$/i.test(part.params.delsp ?? '')) : letters;
  const isEnriched = part.kind === 'text/enriched' || part.kind === 'text/richtext';
  const { text: written, files } = uudecoded(lines);
  for (const { name, content } of files)
    takeFile(
      { ...part, kind: kindOfName(name), disposition: 'attachment', contentId: null },
      gathered,
      name,
      content,
    );
  const text = isEnriched ? enrichedToText(written) : withoutArmour(written, noteIn(gathered));
  if (text.trim() !== '') gathered.pieces.push({ text, isMarkup: isEnriched });
}

function takeFile(part: MailPart, gathered: Gathered, name = part.name, content = decodedBody(part)): void {
  const { kind, contentId, disposition } = part;
  if (isLockedFile(name, kind, content)) gathered.hasLockedFile = true;
  gathered.files.push({ name, kind, content, contentId, disposition });
}

/** What is packed together as Outlook does is shown as if it were not. */
function takeTnef(part: MailPart, reading: Reading, gathered: Gathered): void {
  const content = decodedBody(part);
  const unpacked = unpackTnef(content);
  if (unpacked === null) {
    if (content.length > 0) gathered.note('unreadable-part');
    takeFile(part, gathered, part.name, content);
    return;
  }
  const marked = unpacked.markup === '' ? '' : htmlToText(unpacked.markup, 2 * longestText);
  const words = wordsIn(marked).length > wordsIn(unpacked.text).length ? marked : unpacked.text.trim();
  if (words !== '' && !alreadySaid(words, gathered)) gathered.pieces.push({ text: words, isMarkup: false });
  if (unpacked.markup !== '') gathered.markups.push(unpacked.markup);
  for (const { name, content } of unpacked.files) {
    const like: MailPart = { ...part, name, kind: kindOfName(name), contentId: null, params: {} };
    takeFile(like, gathered, name, content);
    if (beginsTnef(content)) takePackedMail(like, content, reading, gathered);
    else takeEnclosed(like, content, reading, gathered);
  }
  if (unpacked.files.length === 0 && words === '') takeFile(part, gathered);
}

/** A mail Outlook packed into another has no lines a mail has, but the same properties. */
function takePackedMail(part: MailPart, content: Uint8Array, reading: Reading, gathered: Gathered): void {
  const found = new Gathered();
  if (reading.depth >= deepest) return;
  const packed = { ...part, encoding: '', body: content };
  takeTnef(packed, { ...reading, depth: reading.depth + 1 }, found);
  const words = [textOf(found.pieces).trim(), ...found.enclosed].filter((each) => each !== '').join('\n\n');
  if (words !== '') gathered.enclosed.push([enclosedMail, part.name ?? '', '', words].join('\n'));
  gathered.files.push(...found.files.filter(({ content: inner }) => !beginsTnef(inner)));
}

const alreadySaid = (words: string, { pieces }: Gathered): boolean => {
  const said = new Set(wordsIn(textOf(pieces)));
  return wordsIn(words).every((word) => said.has(word));
};

const kindOfName = (name: string): string =>
  /\.ics$/i.test(name) ? 'text/calendar' : /\.vcf$/i.test(name) ? 'text/vcard' : libmime.detectMimeType(name);

/** Puts an invitation, a contact or a mail that came along in words. */
function takeEnclosed(part: MailPart, content: Uint8Array, reading: Reading, gathered: Gathered): void {
  const letters = () =>
    lettersOf(beginningOf(content, longestText), part.params.charset, reading.charset).text;
  const isCalendar =
    /^(?:text\/(?:x-)?(?:v?calendar)|application\/ics)$/.test(part.kind) || endsWith(part, /\.ics$/i);
  const isContact = /^(?:text\/(?:x-)?vcard|text\/directory)$/.test(part.kind) || endsWith(part, /\.vcf$/i);
  const words = isCalendar ? calendarWords(letters()) : isContact ? contactWords(letters()) : '';
  if (words !== '' && !gathered.enclosed.includes(words)) gathered.enclosed.push(words);
  if ((isCalendar || isContact) && words === '' && content.length > 0) gathered.note('unreadable-part');
}

function takeMail(part: MailPart, reading: Reading, gathered: Gathered): void {
  const content = decodedBody(part);
  takeFile(part, gathered, part.name, content);
  if (reading.isReport || reading.depth >= deepest || content.length === 0) return;
  const inner = treeOf(content);
  if (inner === null) {
    gathered.note('unreadable-part');
    return;
  }
  const found = new Gathered();
  take(
    inner.root,
    { charset: inner.charset ?? reading.charset, depth: reading.depth + 1, isReport: false },
    found,
  );
  const head = headWords(inner.root.head, inner.charset);
  const words = [textOf(found.pieces).trim(), ...found.enclosed].filter((each) => each !== '').join('\n\n');
  gathered.enclosed.push([enclosedMail, head, '', words].join('\n').trimEnd());
  for (const notice of ['encrypted', 'letters-guessed', 'unreadable-part'] as const)
    if (found.notices.has(notice)) gathered.note(notice);
}

function treeOf(source: Uint8Array): MailTree | null {
  try {
    return readParts(source);
  } catch (error) {
    if (error instanceof NoMailError) return null;
    throw error;
  }
}

/** A mail whose words are only signed is unwrapped; of one that is encrypted it is said that it is. */
function takeWrapped(part: MailPart, reading: Reading, gathered: Gathered): void {
  const content = decodedBody(part);
  if (content.length === 0) {
    takeFile(part, gathered, part.name, content);
    return;
  }
  const found = unwrapped(content);
  const isSignature = /signed/i.test(part.params['smime-type'] ?? '');
  const isEncrypted = found?.kind === 'encrypted' || (found === null && !isSignature);
  gathered.note(isEncrypted ? 'encrypted' : 'signed');
  const signed = found?.kind === 'signed' ? found.content : null;
  const file = signed && part.name !== null ? signedFileName(part.name, signed) : null;
  if (signed && file !== null) takeFile({ ...part, kind: kindOfName(file) }, gathered, file, signed);
  const inner = file === null && signed && reading.depth < deepest ? treeOf(signed) : null;
  if (inner) {
    const within = { ...reading, charset: inner.charset ?? reading.charset, depth: reading.depth + 1 };
    take(inner.root, within, gathered);
  } else if (file === null) {
    if (!isEncrypted) gathered.note('unreadable-part');
    takeFile(part, gathered, part.name, content);
  }
}

function takeAlternatives(part: MailPart, reading: Reading, gathered: Gathered): void {
  const behind = part.parts.filter(({ isBehind }) => isBehind);
  const choices = part.parts
    .filter(({ isBehind }) => !isBehind)
    .map((each) => {
      const found = new Gathered();
      take(each, reading, found);
      gathered.takeBeside(found);
      gathered.markups.push(...found.markups);
      return found.pieces;
    });
  gathered.pieces.push(...chosen(choices));
  for (const each of behind) take(each, reading, gathered);
}

/** What stands above the first part says as a rule that there are parts; what says anything else was written by somebody. */
function takeAbove(part: MailPart, reading: Reading, gathered: Gathered): void {
  const words = wordsIn(lettersOf(beginningOf(part.body, longestText), '', reading.charset).text);
  if (words.length > 0 && !speaksOfParts(words)) takeText({ ...part, kind: 'text/plain' }, reading, gathered);
}

function takeParts(part: MailPart, reading: Reading, gathered: Gathered): void {
  takeAbove(part, reading, gathered);
  if (part.kind === 'multipart/alternative') {
    takeAlternatives(part, reading, gathered);
    return;
  }
  if (part.kind === 'multipart/signed') gathered.note('signed');
  if (part.kind === 'multipart/encrypted') gathered.note('encrypted');
  const isReport = reading.isReport || part.kind === 'multipart/report';
  for (const each of part.parts) take(each, { ...reading, isReport }, gathered);
}

/** Some programs call the words themselves an attachment, one without a name. */
const isWords = ({ kind, disposition, name }: MailPart): boolean =>
  (disposition !== 'attachment' || name === null) &&
  (/^text\/(?:plain|enriched|richtext|(?:x-)?markdown)$/.test(kind) ||
    kind === 'application/pgp' ||
    kindsOfMarkup.has(kind));

/** For programs alone. */
const forOthers = /^(?:text\/(?:x-amp-html|x-watch-html|watch-html)|application\/pgp-encrypted)$/;

function take(part: MailPart, reading: Reading, gathered: Gathered): void {
  if (kindsOfLocked.test(part.kind)) gathered.note('encrypted');
  if (part.parts.length > 0) takeParts(part, reading, gathered);
  else if (isTnef(part)) takeTnef(part, reading, gathered);
  else if (kindsOfWrapping.test(part.kind) || endsWith(part, /\.p7m$/i)) takeWrapped(part, reading, gathered);
  else if (part.kind === 'message/rfc822' || part.kind === 'message/global')
    takeMail(part, reading, gathered);
  else if (part.kind === 'message/external-body')
    gathered.enclosed.push(externalWords(part, decodedBody(part)));
  else if (isWords(part)) {
    takeText(part, reading, gathered);
    // Words that have a name may be a file of theirs as well.
    if (part.name !== null && gathered.pieces.length > 1) takeFile(part, gathered);
  } else if (!forOthers.test(part.kind)) {
    const content = decodedBody(part);
    if (kindsOfSignature.test(part.kind)) gathered.note('signed');
    takeFile(part, gathered, part.name, content);
    takeEnclosed(part, content, reading, gathered);
  }
}

/** Takes out of the parts of a mail what it says and brings along. */
export function contentOf({ root, left, charset }: MailTree): MailContent {
  const gathered = new Gathered();
  take(root, { charset, depth: 0, isReport: false }, gathered);
  if (left > 0) gathered.note('files-left-out', left);
  const words = textOf(gathered.pieces);
  const enclosed = gathered.enclosed.join('\n\n');
  const isLockedMail = gathered.hasLockedFile && words.trim() === '';
  if (isLockedMail && !gathered.notices.has('encrypted')) gathered.note('encrypted');
  const isSilent = gathered.hasWritings && gathered.files.length === 0 && words.trim() + enclosed === '';
  if (isSilent && !gathered.notices.has('encrypted')) gathered.note('no-words');
  const over = Math.max(0, words.length - longestText) + Math.max(0, enclosed.length - longestText);
  if (over > 0) gathered.note('words-cut', over);
  return {
    words: words.slice(0, longestText),
    enclosed: enclosed.slice(0, longestText),
    markup: gathered.markups[0] ?? '',
    files: gathered.files,
    notices: gathered.notices,
  };
}
