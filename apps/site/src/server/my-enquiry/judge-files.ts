import type { OpenFile } from '@sundowner/enquiries/conversation/message-content';
import { largestOwnFile, mostOwnFiles } from '@sundowner/enquiries/own-page/own-letter';
import type { UploadedFile } from '@sundowner/enquiries/store/attachment';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** How files of a kind begin, and from where on. */
const beginnings: readonly (readonly [kind: string, at: number, bytes: string])[] = [
  ['image/jpeg', 0, 'ffd8ff'],
  ['image/png', 0, '89504e470d0a1a0a'],
  ['image/gif', 0, '47494638'],
  ['image/webp', 8, '57454250'],
  ['image/avif', 4, '6674797061766966'],
  ['image/heic', 4, '6674797068656963'],
  ['image/heic', 4, '6674797068656978'],
  ['image/heic', 4, '667479706d696631'],
];

/** What a file is by its content; `null` for a kind the page does not take. */
function kindOfOwnFile({ fileName, kind, content }: UploadedFile): string | null {
  if (kind === 'pdf') return 'application/pdf';
  if (kind === 'docx') return docx;
  const start = Buffer.from(content.subarray(0, 32)).toString('hex');
  const found = beginnings.find(([, at, bytes]) => start.startsWith(bytes, 2 * at));
  if (found) return found[0];
  return start.startsWith('d0cf11e0') && /\.doc$/i.test(fileName) ? 'application/msword' : null;
}

/** One line, no longer than a name is. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200) || 'file';

/** The files of a post, and everything that is wrong with them, all at once. */
export function judgeOwnFiles(files: readonly UploadedFile[]): {
  readonly files: readonly OpenFile[];
  readonly faults: readonly string[];
} {
  const faults =
    files.length > mostOwnFiles ? [`${files.length} files are too many; up to five can be sent`] : [];
  const taken: OpenFile[] = [];
  for (const file of files) {
    const name = plainName(file.fileName);
    const kind = kindOfOwnFile(file);
    if (file.content.byteLength === 0) faults.push(`${name} is empty`);
    else if (file.content.byteLength > largestOwnFile) faults.push(`${name} is larger than 10 MB`);
    else if (kind === null) faults.push(`${name} is none of what can be sent: PDF, pictures, Word`);
    else taken.push({ name, kind, content: file.content });
  }
  return { files: taken, faults };
}
