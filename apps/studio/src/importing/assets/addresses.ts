import { inLocale } from '../locales.ts';
import { isRecord } from '../read-export.ts';
import type { SourceAsset } from '../source.ts';

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
