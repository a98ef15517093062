import type { ChosenFile, FileKind } from '@sundowner/enquiries/forms/form';

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);

/**
 * What the first bytes of a file say it is: "%PDF-", or a zip with the name of a Word document. The server looks closer.
 */
async function fileKind(file: Blob & { readonly name: string }): Promise<FileKind | null> {
  const bytes = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf';
  return begins(bytes, [0x50, 0x4b, 0x03, 0x04]) && /\.docx$/i.test(file.name) ? 'docx' : null;
}

/** A file of the visitor's as the form's rules judge it. */
export const chosenFileOf = async (file: File): Promise<ChosenFile> => ({
  fileName: file.name,
  bytes: file.size,
  kind: await fileKind(file),
});
