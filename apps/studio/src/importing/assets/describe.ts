import { isRecord } from '../read-export.ts';
import { inLocale, type SourceAsset } from '../source.ts';

/** Addresses of the export's assets, for texts that point at a picture by its address. */
export function assetAddresses(
  assets: readonly SourceAsset[],
  chain: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const asset of assets) {
    const file = inLocale(asset.fields.file, chain);
    if (isRecord(file) && typeof file.url === 'string') found.set(withoutScheme(file.url), asset.id);
  }
  return found;
}

/** An address without its protocol, and without what asks for another size of a picture. */
export const withoutScheme = (address: string): string =>
  address.replace(/^https?:/, '').replace(/[?#].*$/, '');

/** An asset in one locale. */
export interface AssetDetails {
  readonly id: string;
  /** Where its file is, with its protocol (GEN-04). */
  readonly address: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly title: string;
  /** For people who cannot see it. */
  readonly alt: string;
  /** Whether `alt` had to be made from the title or the file's name. */
  readonly altGuessed: boolean;
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** "IMG_2034.jpg" and "reed-camp_pool.JPG" are names of files, not titles. */
const isFileName = (title: string): boolean => /\.[a-z0-9]{3,4}$/i.test(title) || !/\s/.test(title);

const fromFileName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/** @returns a sentence for an asset without a file, such as one whose upload to Contentful never ended */
export function describeAsset(asset: SourceAsset, chain: readonly string[]): AssetDetails | string {
  const file = inLocale(asset.fields.file, chain);
  const address = isRecord(file) ? words(file.url) || words(file.upload) : '';
  if (!isRecord(file) || address === '') return 'it has no file';
  const title = words(inLocale(asset.fields.title, chain));
  const description = words(inLocale(asset.fields.description, chain));
  const fileName = words(file.fileName) || address.split('/').at(-1) || 'file';
  const alt = description || (isFileName(title) ? fromFileName(title || fileName) : title);
  return {
    id: asset.id,
    address: address.startsWith('//') ? `https:${address}` : address,
    fileName,
    fileType: words(file.contentType),
    title: description !== '' && !isFileName(title) ? title : '',
    alt: alt || fromFileName(fileName) || 'Picture',
    altGuessed: description === '',
  };
}
