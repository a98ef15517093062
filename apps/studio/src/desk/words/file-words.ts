const kinds: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word document',
  'application/pdf': 'PDF',
  'application/octet-stream': 'File',
  'application/zip': 'Folder, zipped',
  'application/x-zip-compressed': 'Folder, zipped',
  'application/gzip': 'Folder, zipped',
  'application/rtf': 'Text document',
  'application/msword': 'Word document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.oasis.opendocument.text': 'Text document',
  'application/vnd.ms-excel': 'Spreadsheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Spreadsheet',
  'application/vnd.oasis.opendocument.spreadsheet': 'Spreadsheet',
  'text/csv': 'Spreadsheet',
  'application/vnd.ms-powerpoint': 'Presentation',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'Presentation',
  'application/ms-tnef': 'Files in Outlook’s own wrapping',
  'application/vnd.ms-tnef': 'Files in Outlook’s own wrapping',
  'application/pkcs7-mime': 'Encrypted part',
  'application/x-pkcs7-mime': 'Encrypted part',
  'application/pgp-encrypted': 'Encrypted part',
  'application/pkcs7-signature': 'Signature',
  'application/x-pkcs7-signature': 'Signature',
  'application/pgp-signature': 'Signature',
  'application/pgp-keys': 'Key of a person',
  'application/ics': 'Calendar invitation',
  'text/calendar': 'Calendar invitation',
  'text/vcard': 'Contact',
  'text/x-vcard': 'Contact',
  'text/directory': 'Contact',
  'message/rfc822': 'Mail',
  'message/delivery-status': 'Report of a mail server',
  'message/disposition-notification': 'Receipt',
  'text/plain': 'Text',
  'text/html': 'Page',
  'application/gpx+xml': 'Route on a map',
  'application/vnd.google-earth.kml+xml': 'Route on a map',
  'image/gif': 'Picture that moves',
  'image/svg+xml': 'Drawing',
};

/** Where no kind fits, what it is by its first part. */
const families: Readonly<Record<string, string>> = {
  image: 'Photo',
  audio: 'Sound',
  video: 'Film',
  font: 'Typeface',
  message: 'Mail',
  text: 'Text',
};

const fields: Readonly<Record<string, string>> = { cv: 'CV', photo: 'Photograph' };

/** "CV, PDF": what a file is, never what it is called. */
export function fileKindWords(field: string, kind: string): string {
  const words = kindOfFile(kind);
  return words === 'Photo' ? (fields[field] ?? field) : `${fields[field] ?? field}, ${words}`;
}

/** Names programs give by themselves, which say nothing: "image001", "file 1", "winmail". */
const saysNothing =
  /^(image|img|file|mail|part|attachment|noname|unnamed|untitled|winmail|att|smime|invite|meeting)[ -]?\d*$/i;

/** "Flight times" of "Flight_times.pdf": what a file was called, as words; empty where its name says nothing. */
function ownTitle(name: string): string {
  const plain = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return saysNothing.test(plain) ? '' : plain;
}

/** What a file was called, as words. */
export const fileTitle = (name: string): string => ownTitle(name) || 'File';

/** "PDF", "Calendar invitation", "Photo": what a file is, in words, never the letters programs write for it. */
export function kindOfFile(kind: string): string {
  const plain = kind.toLowerCase().split(';')[0]?.trim() ?? '';
  return kinds[plain] ?? families[plain.split('/')[0] ?? ''] ?? 'File';
}

/** "Diary, Calendar invitation, 12 kB"; "Photo, 2.4 MB" of one whose name says nothing. */
export function fileWords({
  name,
  kind,
  bytes,
}: {
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
}): string {
  const title = ownTitle(name);
  const called = kindOfFile(kind);
  const parts = [title, title.toLowerCase() === called.toLowerCase() ? '' : called, sizeWords(bytes)];
  return parts.filter((part) => part !== '').join(', ');
}

/** Kinds of which the studio makes a small copy, what telephones and scanners make among them. */
const shownKinds = 'jpeg png webp gif avif heic heif tiff'.split(' ').map((kind) => `image/${kind}`);

export const isPicture = (kind: string): boolean => kind.toLowerCase().startsWith('image/');

export const isShownPicture = (kind: string): boolean => shownKinds.includes(kind.toLowerCase());

/** "240 kB", "1.2 MB"; "empty" of a file without anything in it. @param bytes the file's length */
export function sizeWords(bytes: number): string {
  if (bytes === 0) return 'empty';
  return bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
