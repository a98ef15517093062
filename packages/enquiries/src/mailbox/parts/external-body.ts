import { lettersOf } from './letters.ts';
import type { MailPart } from './mail-parts.ts';
import { partHeadOf } from './part-head.ts';

/** Ways to get at a body that have an address of their own. */
const schemes: Readonly<Record<string, string>> = { 'anon-ftp': 'ftp', ftp: 'ftp', tftp: 'tftp' };
/** So much of what is written in place of the body is read. */
const longest = 65_536;

/** Where the body lies; empty where the part does not say it. Nobody but a person who reads it goes there. */
function addressOf({ params }: MailPart, name: string): string {
  const way = (params['access-type'] ?? '').trim().toLowerCase();
  // RFC 2017 lets an address be broken anywhere.
  const url = (params.url ?? '').replace(/\s+/g, '');
  if (url !== '') return url;
  const directory = (params.directory ?? '').replace(/^\/+|\/+$/g, '');
  const path = [params.site ?? '', directory, name.replace(/^\/+/, '')]
    .filter((each) => each !== '')
    .join('/');
  const scheme = schemes[way];
  if (scheme !== undefined && params.site) return `${scheme}://${path}`;
  if (way === 'mail-server') return params.server ?? '';
  return params.site || directory !== '' ? path : '';
}

/**
 * What a part says of a body that did not come with the mail (RFC 2046, section 5.2.3; RFC 2017), in words: nothing is fetched. What stands in
 * its place is the letter to a mail server, and of other ways nobody's; it is shown all the same.
 *
 * @param content of the part: the head of the body, and what stands in place of it
 */
export function externalWords(part: MailPart, content: Uint8Array): string {
  const text = lettersOf(content.subarray(0, longest), part.params.charset).text.replace(/\r\n?/g, '\n');
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  const head = partHeadOf(Buffer.from(end === -1 ? text : text.slice(0, end)), null, '');
  const name = part.params.name ?? part.name ?? head.name ?? '';
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Name', name],
    ['Kind', head.kind],
    ['Address', addressOf(part, name)],
    ['How', part.params['access-type']],
    ['Subject to write', part.params.subject],
    ['Bytes', part.params.size],
    ['Until', part.params.expiration],
    ['Content-ID', head.contentId],
    ['In its place', end === -1 ? '' : text.slice(end).trim()],
  ];
  const lines = facts.flatMap(([fact, value]) => (value ? [`${fact}: ${value.trim()}`] : []));
  return ['A file that did not come with this mail, only where it lies:', ...lines].join('\n');
}
