import type { CollectionName } from '../content/references.ts';
import type { Plate } from '../plates/plates.ts';

export type Id = number | string;

/**
 * Where a store stands: `new` holds no content at all, `begun` was left by a seed that failed, `seeded` holds the
 * demonstration, `in-use` holds somebody's own content.
 */
export type StoreState = 'new' | 'begun' | 'seeded' | 'in-use';

export interface Upload extends Partial<Plate> {
  /** Name of the file with its extension. */
  readonly name: string;
  readonly bytes: Buffer;
  /** What a picture shows, or a file holds. */
  readonly alt: string;
}

/** What the seed asks of a studio. Making a thing a second time gives back the first, so that a seed can be run again. */
export interface Studio {
  state(): Promise<StoreState>;
  mark(state: 'begun' | 'seeded'): Promise<void>;
  /** Uploads a picture with its words and its first renditions, or a PDF or film; what stands already gets the words. */
  upload(file: Upload): Promise<Id>;
  /**
   * Publishes an entry, or changes the one that already carries the same value in `key`. One that stands as this seed left
   * it is left alone.
   *
   * @param key field an entry of the collection is known by; `null` where there is only one entry
   */
  publish(collection: CollectionName, key: string | null, data: Record<string, unknown>): Promise<Id>;
  /** Remembers on the disk what was published so far, so that a seed that is killed goes on from here. */
  remember(): Promise<void>;
  /** Deletes what stands in a collection beside the given entries. */
  keepOnly(collection: CollectionName | 'media', ids: readonly Id[]): Promise<void>;
}
