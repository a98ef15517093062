import { existsSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { idOfKeys, readInstance } from '@sundowner/keyring/instance';
import { diskStore } from '@sundowner/media-store/disk-store';
import type { MediaStore } from '@sundowner/media-store/media-store';
import { bucketOf, mediaFolderOf, mediaStoreOf } from '@sundowner/media-store/open-store';
import { assertLibraryOf, claimLibrary } from '@sundowner/media-store/owner';
import { wordsOfPlace } from '@sundowner/media-store/s3-address';
import { type S3Store, s3Store } from '@sundowner/media-store/s3-store';
import { s3Place } from '@sundowner/settings/shapes';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { assertNoneAside } from './kept-aside.ts';

/** Where the files of a library go, and what is done when they are there. */
export interface MediaDirection {
  readonly source: MediaStore;
  readonly target: MediaStore;
  /** `s3://bucket/folder`, or the folder on disk. */
  readonly words: string;
  /** Checks that buckets on either side are not of another installation. @throws OtherLibraryError, MediaStoreError */
  assertOwn(): Promise<void>;
  /** Takes the bucket the files go to for this installation. @throws OtherLibraryError, MediaStoreError */
  claim(): Promise<void>;
  /** Puts the new files in their place, and the old ones aside. @returns what to do next, in sentences */
  complete(stamp: string): readonly string[];
}

const usage = 'Say where the pictures are to go: --media s3://bucket/folder, or --media disk.';

/** Of the two sides of a move: on disk the data directory says whose files they are. */
function ownership(settings: SiteSettings, source: S3Store | null, target: S3Store | null) {
  const { keysDir, dataDir } = settings;
  const id = () => idOfKeys(keysDir) ?? readInstance(dataDir)?.id ?? null;
  return {
    async assertOwn() {
      for (const side of [source, target]) if (side) await assertLibraryOf(side, id());
    },
    async claim() {
      if (target) await claimLibrary(target, id());
    },
  };
}

/** Takes a folder that has nothing in it away. @throws LaunchError where it holds something */
function takeEmptyAway(folder: string): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder).length > 0)
    throw new LaunchError(`${folder} holds files already; nothing is moved over them. Rename it first.`);
  rmdirSync(folder);
}

function toBucket(settings: SiteSettings, to: string): MediaDirection {
  const { media, dataDir, limits } = settings;
  const parsed = s3Place.safeParse(to);
  if (!parsed.success) throw new LaunchError(`--media ${parsed.error.issues[0]?.message ?? 'is not valid'}.`);
  const words = wordsOfPlace(parsed.data);
  const source = mediaStoreOf(settings);
  if (source.words === words) throw new LaunchError(`Pictures lie in ${words} already (MEDIA_STORE).`);
  const folder = mediaFolderOf(dataDir);
  if (media.place === null && !existsSync(folder))
    throw new LaunchError(
      `There is no folder ${folder}; where its files were moved before, set MEDIA_STORE=${words}.`,
    );
  if (media.place === null) assertNoneAside(folder);
  const target = s3Store({ ...media.server, place: parsed.data, deadlineFactor: limits.deadlineFactor });
  return {
    source,
    target,
    words,
    ...ownership(settings, bucketOf(settings), target),
    complete(stamp) {
      const next = `Set MEDIA_STORE=${words} on every machine, then "npm start" and "npm run doctor".`;
      if (media.place !== null) return [`The files in ${source.words} stay where they are.`, next];
      const kept = `${folder}.moved-${stamp}`;
      renameSync(folder, kept);
      return [`The old files are kept as ${kept}; remove them once all is well.`, next];
    },
  };
}

function toDisk(settings: SiteSettings): MediaDirection {
  const { media, dataDir } = settings;
  const folder = mediaFolderOf(dataDir);
  if (media.place === null)
    throw new LaunchError(
      `Pictures lie in ${folder} already; set MEDIA_STORE to the bucket they are to come from.`,
    );
  takeEmptyAway(folder);
  // Whatever is half-done is not where the product looks.
  const arriving = join(dataDir, 'media.arriving');
  const source = mediaStoreOf(settings);
  return {
    source,
    target: diskStore(arriving),
    words: folder,
    ...ownership(settings, bucketOf(settings), null),
    complete() {
      if (existsSync(arriving)) renameSync(arriving, folder);
      return [
        `The files in ${source.words} stay where they are; remove them once all is well.`,
        'Leave MEDIA_STORE out from now on, then "npm start" and "npm run doctor".',
      ];
    },
  };
}

/**
 * Where `--media` sends the files of an installation.
 *
 * @throws LaunchError with one sentence
 */
export function mediaDirection(settings: SiteSettings, to: string): MediaDirection {
  if (to === 'disk') return toDisk(settings);
  if (!to.startsWith('s3://')) throw new LaunchError(usage);
  return toBucket(settings, to);
}
