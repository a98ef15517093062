import { type PictureKind, pictureKind } from '@sundowner/brand/picture-kinds';
import type { OpenFile } from '@sundowner/enquiries/conversation/message-content';
import { largestOwnFile, mostOwnFiles } from '@sundowner/enquiries/own-page/own-letter';
import type { UploadedFile } from '@sundowner/enquiries/store/attachment';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Pictures that are taken, by what they are in the store. The house makes small copies of each of them. */
const taken: Partial<Readonly<Record<PictureKind, string>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
};

/** Pictures that are not: what each is, and what to send instead. */
const refused: Partial<Readonly<Record<PictureKind, string>>> = {
  tiff: 'is a TIFF or a camera’s raw picture (DNG), which cannot be sent; send it as a JPEG',
  bmp: 'is a BMP picture, which cannot be sent; send it as a JPEG',
  photoshop: 'is a Photoshop file, which cannot be sent; send it as a JPEG',
  'jpeg-xl': 'is a JPEG XL picture, which cannot be sent; send it as a JPEG',
  svg: 'is an SVG drawing, which cannot be sent; send it as a PNG',
};

/** What a file is by its content, or why it is not taken. */
function kindOfOwnFile({
  fileName,
  kind,
  content,
}: UploadedFile): { readonly kind: string } | { readonly fault: string } {
  if (kind === 'pdf') return { kind: 'application/pdf' };
  if (kind === 'docx') return { kind: docx };
  const picture = pictureKind(content);
  const known = picture && taken[picture];
  if (known) return { kind: known };
  const start = Buffer.from(content.subarray(0, 4)).toString('hex');
  if (start === 'd0cf11e0' && /\.doc$/i.test(fileName)) return { kind: 'application/msword' };
  return { fault: (picture && refused[picture]) ?? 'is none of what can be sent: PDF, pictures, Word' };
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
  const kept: OpenFile[] = [];
  for (const file of files) {
    const name = plainName(file.fileName);
    const judged = kindOfOwnFile(file);
    if (file.content.byteLength === 0) faults.push(`${name} is empty`);
    else if (file.content.byteLength > largestOwnFile) faults.push(`${name} is larger than 10 MB`);
    else if ('fault' in judged) faults.push(`${name} ${judged.fault}`);
    else kept.push({ name, kind: judged.kind, content: file.content });
  }
  return { files: kept, faults };
}
