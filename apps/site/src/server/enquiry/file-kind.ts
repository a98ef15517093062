import type { FileKind } from '@sundowner/enquiries/forms/form';

/** Entries a DOCX may have; Word writes a few dozen. */
const mostEntries = 5000;

function isPdf(content: Buffer): boolean {
  // Readers allow some bytes before the header and after the end (ISO 32000-2, 7.5.2 and 7.5.5).
  const head = content.subarray(0, 1024).toString('latin1');
  const tail = content.subarray(-2048).toString('latin1');
  return /%PDF-[12]\.\d/.test(head) && tail.includes('startxref') && tail.includes('%%EOF');
}

/** Names of the entries in a ZIP's central directory (APPNOTE 6.3, 4.3.12), `null` where it has none that can be read. */
function zipNames(content: Buffer): string[] | null {
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (content.readUInt32LE(0) !== 0x04034b50 || end < 0 || end + 22 > content.length) return null;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count > mostEntries) return null;
  const names: string[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || content.readUInt32LE(at) !== 0x02014b50) return null;
    const length = content.readUInt16LE(at + 28);
    names.push(content.toString('latin1', at + 46, at + 46 + length));
    at += 46 + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

function isDocx(content: Buffer): boolean {
  if (content.length < 64) return false;
  const names = zipNames(content);
  if (!names) return false;
  // A document with macros is another type, and none a CV needs (ECMA-376 part 1, 11.3.10).
  return (
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => /vbaProject\.bin$/i.test(name))
  );
}

/** What a file is by its content: its first bytes and its structure, whatever it is called. `null` for anything but PDF and DOCX. */
export function detectFileKind(content: Buffer): FileKind | null {
  if (isPdf(content)) return 'pdf';
  return isDocx(content) ? 'docx' : null;
}
