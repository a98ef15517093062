import type { Brand } from '@sundowner/brand';
import { openSeeding, type Seeding } from '../../apps/studio/src/seeding/open-seeding.ts';
import { studioSettings } from '../../apps/studio/src/settings.ts';
import type { Studio } from './studio.ts';

/** A studio opened in this process, through its own operations. */
export interface OpenStudio extends Studio {
  /** The owner's brand, from the studio's settings. */
  readonly brand: Brand;
  /** Makes the sizes of pictures that the first pass left out. */
  finishPictures: Seeding['finishPictures'];
  close(): Promise<void>;
}

/**
 * Opens the studio's store, beside a running studio or without one. Migrations must have run.
 *
 * @throws Error in live mode, which never seeds
 */
export async function openStudio(): Promise<OpenStudio> {
  const seeding = await openSeeding();
  return {
    brand: studioSettings().brand,
    state: () => seeding.state(),
    mark: (state) => seeding.mark(state),
    upload: ({ name, bytes, alt, title, coordinates, focus }) =>
      seeding.uploadMedia(
        { name, bytes },
        {
          alt,
          ...(title ? { title } : {}),
          ...(coordinates ? { coordinates } : {}),
          ...(focus ? { focalX: focus.x, focalY: focus.y } : {}),
        },
      ),
    publish: (collection, key, data) => seeding.put(collection, key, data),
    remember: () => seeding.remember(),
    keepOnly: (collection, ids) => seeding.keepOnly(collection, ids.map(Number)),
    finishPictures: (progress, stop) => seeding.finishPictures(progress, stop),
    close: () => seeding.close(),
  };
}
