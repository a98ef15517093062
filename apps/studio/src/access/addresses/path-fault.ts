import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { largestNumber } from './query-fault.ts';

/** What is known of a collection: which addresses are below it, and what stands for an entry there. */
export interface KnownCollection {
  /** `null` where it has none: it is the studio's own. */
  readonly endpoints: readonly { readonly method: string; readonly path: string }[] | null;
  readonly idsAreTexts: boolean;
  readonly hasVersions: boolean;
  readonly verifies: boolean;
  /** Where its files are; `null` where it has none. */
  readonly folder: string | null;
}

/** What the addresses of a collection are judged by. */
export function knownCollection(payload: Payload, slug: string): KnownCollection | null {
  if (!Object.hasOwn(payload.collections, slug)) return null;
  const collection = payload.collections[slug as keyof Payload['collections']];
  const { endpoints, versions, auth, upload } = collection.config;
  return {
    endpoints: endpoints === false ? null : endpoints,
    idsAreTexts: collection.customIDType === 'text',
    hasVersions: Boolean(versions),
    verifies: Boolean(auth?.verify),
    folder: upload ? (upload.staticDir ?? slug) : null,
  };
}

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestNumber;

/** A file's name as the studio gives them, and nothing that leads elsewhere. */
const isFileName = (text: string): boolean => /^[^/\\\0]{1,255}$/.test(text) && text !== '.' && text !== '..';

/** The values of an endpoint's names in a path, or `null` where it is another's. */
function valuesIn(path: string, given: readonly string[]): ReadonlyMap<string, string> | null {
  const parts = path.split('/').filter(Boolean);
  const required = parts.filter((part) => !part.endsWith('?')).length;
  if (given.length < required || given.length > parts.length) return null;
  const values = new Map<string, string>();
  for (const [place, value] of given.entries()) {
    const part = parts[place] ?? '';
    if (part.startsWith(':')) values.set(part.slice(1).replace(/\?$/, ''), value);
    else if (part !== value) return null;
  }
  return values;
}

/**
 * Whether an address below a collection can lead anywhere: Payload takes whatever stands in the place of an entry's number to the
 * database, and answers with 500 when that refuses it.
 *
 * @param below the decoded segments after the collection's own
 */
export function leadsNowhere(known: KnownCollection, method: string, below: readonly string[]): boolean {
  if (known.endpoints === null) return true;
  for (const { method: its, path } of known.endpoints) {
    if (its !== method.toLowerCase()) continue;
    const values = valuesIn(path, below);
    if (!values) continue;
    if (path.startsWith('/versions') && !known.hasVersions) return true;
    if (path.startsWith('/verify') && !known.verifies) return true;
    const file = values.get('filename');
    if (file !== undefined)
      return known.folder === null || !isFileName(file) || !existsSync(join(known.folder, file));
    const id = values.get('id');
    return id !== undefined && !path.startsWith('/verify') && !known.idsAreTexts && !isId(id);
  }
  return false;
}
