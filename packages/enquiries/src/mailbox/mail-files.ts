import type { Attachment } from 'postal-mime';
import { whyUnsafe } from '../conversation/file-safety.ts';
import type { OpenFile } from '../conversation/message-content.ts';
import type { FoundFile } from './gathered.ts';

/** Files of one message: the mail itself is kept at place 1000. */
export const mostFiles = 999;
/** As much of a name as is looked at. */
const longestName = 60_000;

/** What a file without a name is called, by its kind. */
const called: Readonly<Record<string, (place: number) => string>> = {
  'message/rfc822': (place) => `mail ${place}.eml`,
  'message/global': (place) => `mail ${place}.eml`,
  'text/calendar': (place) => `invitation ${place}.ics`,
  'text/vcard': (place) => `contact ${place}.vcf`,
  'text/x-vcard': (place) => `contact ${place}.vcf`,
};

/** A name as it may stand in a list: one line, no path in it. */
function fileNameOf({ filename, mimeType }: Attachment, place: number): string {
  const plain = (filename ?? '')
    .slice(-longestName)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain !== '') return [...plain].slice(-150).join('');
  return called[mimeType]?.(place + 1) ?? `file ${place + 1}`;
}

/** Bytes in a buffer of their own, which can be handed over whole. */
function ownBytes(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return new Uint8Array(Buffer.from(content));
  const bytes = new Uint8Array(content instanceof ArrayBuffer ? content : content.buffer);
  if (content instanceof ArrayBuffer || content.byteLength === content.buffer.byteLength) return bytes;
  return bytes.slice(content.byteOffset, content.byteOffset + content.byteLength);
}

export function fileOf(attachment: Attachment, place: number): OpenFile {
  const { content, mimeType } = attachment;
  const name = fileNameOf(attachment, place);
  const bytes = ownBytes(content);
  const unsafe = whyUnsafe(name, bytes);
  const kind = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(mimeType) ? mimeType : 'application/octet-stream';
  return { name, kind, content: bytes, ...(unsafe === null ? {} : { unsafe }) };
}

/** As the parser of mails has them. */
export const attachmentOf = ({ name, kind, content, contentId, disposition }: FoundFile): Attachment => ({
  filename: name,
  mimeType: kind,
  disposition: disposition === '' ? null : disposition,
  ...(contentId === null ? {} : { contentId: `<${contentId}>` }),
  content,
});
