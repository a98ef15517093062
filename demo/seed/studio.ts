import type { Demonstration } from '../content/demonstration.ts';
import type { Plate } from '../content/plates.ts';

export type Id = number | string;

/**
 * Where a store stands: `new` holds no content at all, `begun` was left by a seed that failed, `seeded` holds the
 * demonstration, `in-use` holds somebody's own content.
 */
export type StoreState = 'new' | 'begun' | 'seeded' | 'in-use';

export interface Upload extends Plate {
  /** Name of the file with its extension. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** What the seed asks of a studio. Making a thing a second time gives back the first, so that a seed can be run again. */
export interface Studio {
  state(): Promise<StoreState>;
  mark(state: 'begun' | 'seeded'): Promise<void>;
  /** Uploads a picture with its words and makes its renditions; one with the same alternative text gets the words. */
  upload(picture: Upload): Promise<Id>;
  /**
   * Publishes an entry, or changes the one that already carries the same value in `key`.
   *
   * @param key field an entry of the collection is known by; `null` where there is only one entry
   */
  publish(collection: keyof Demonstration, key: string | null, data: Record<string, unknown>): Promise<Id>;
  /** Deletes what stands in a collection beside the given entries. */
  keepOnly(collection: keyof Demonstration | 'media', ids: readonly Id[]): Promise<void>;
}
