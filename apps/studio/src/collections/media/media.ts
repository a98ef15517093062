import { mediaFolderOf } from '@sundowner/media-store/open-store';
import type { CollectionConfig, Field } from 'payload';
import { writesContent } from '../../access/callers.ts';
import { mediaAccess } from '../../access/rules.ts';
import { changeHooks, inOrder } from '../../content-changes/hooks.ts';
import { importedFrom } from '../../fields/copies.ts';
import { picture } from '../../fields/picture.ts';
import { drawn, line } from '../../fields/plain.ts';
import { pictureGuard } from '../../links/take-down-rules.ts';
import { timeForPictures } from '../../media/bounded-sharp.ts';
import { bucketFiles } from '../../media/bucket-files.ts';
import { filesThereAre, ofNoOtherStore } from '../../media/files-there-are.ts';
import { keepFocus } from '../../media/keep-focus.ts';
import { wholeFiles } from '../../media/kept-files.ts';
import { libraryBucket } from '../../media/library-store.ts';
import { renditions } from '../../media/renditions.ts';
import { sendFromBucket } from '../../media/send-from-bucket.ts';
import { checkUpload, uploadTypes } from '../../media/upload-rules.ts';
import { studioSettings } from '../../settings.ts';

/** Pictures with their renditions, films and PDFs, on the disk of the data directory or in a bucket. */
export function media(): CollectionConfig {
  const hooks = changeHooks('media');
  const directory = mediaFolderOf(studioSettings().dataDir);
  const bucket = libraryBucket();
  return {
    slug: 'media',
    labels: { singular: 'Picture, film or PDF', plural: 'Pictures, films and PDFs' },
    admin: {
      group: 'Pictures, films and files',
      useAsTitle: 'filename',
      description:
        'Pictures (JPEG, PNG, WebP, AVIF; HEIC, TIFF and GIF become JPEGs; at least 1920 pixels wide for large places), films (MP4, WebM) and PDFs. Set the point that must stay in view when a picture is cropped.',
      defaultColumns: ['filename', 'alt', 'title', 'filesize', 'updatedAt'],
      hideAPIURL: true,
      hidden: ({ user }) => !writesContent(user),
    },
    access: {
      ...mediaAccess,
      read: bucket ? ofNoOtherStore(mediaAccess.read) : filesThereAre(directory, mediaAccess.read),
    },
    // For a duplicate Payload fetches the picture from its own address, which fails; on disk it copies the file.
    ...(bucket ? { disableDuplicate: true } : {}),
    hooks: inOrder(
      { beforeOperation: [timeForPictures, keepFocus, checkUpload] },
      pictureGuard('media'),
      bucket ? bucketFiles(bucket) : wholeFiles,
      hooks,
    ),
    upload: {
      staticDir: directory,
      ...(bucket ? { disableLocalStorage: true, handlers: [sendFromBucket(bucket)] } : {}),
      mimeTypes: uploadTypes,
      imageSizes: renditions(),
      adminThumbnail: 'webp640',
      displayPreview: true,
      focalPoint: true,
      // A crop would change the bytes under a name that promises their hash; the focal point does its work.
      crop: false,
      // Fetching an address an editor pastes would let the studio be sent into the private network.
      pasteURL: false,
      modifyResponseHeaders: ({ headers }) => {
        headers.set('Cache-Control', 'private, max-age=31536000, immutable');
        return headers;
      },
    },
    fields: [
      {
        ...line('alt', 'What it shows', {
          required: true,
          help: 'One sentence for people who cannot see it: "Three elephants cross a river at dusk". Of a PDF, what it holds.',
        }),
        validate: (value: string | null | undefined) =>
          Boolean(value?.trim()) ||
          'Say in one sentence what it shows: people who cannot see it hear this instead.',
      } as Field,
      line('title', 'Title', { help: 'Printed under large pictures. May stay empty.' }),
      line('coordinates', 'Coordinates', { help: 'Printed beside the title: "24.98° S, 31.53° E".' }),
      {
        ...picture('poster', 'Picture before it plays', {
          help: 'Phones and visitors who save data see it alone.',
        }),
        admin: {
          description: 'Phones and visitors who save data see it alone.',
          condition: ({ mimeType }) => String(mimeType).startsWith('video/'),
        },
      },
      drawn('crops', '/media/crop-preview-on-demand.island.tsx#CropPreview'),
      drawn('usage', '/entry-status/file-uses.tsx#UsedIn'),
      importedFrom,
    ],
  };
}
