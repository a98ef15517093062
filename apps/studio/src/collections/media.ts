import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { writesContent } from '../access/callers.ts';
import { mediaAccess } from '../access/rules.ts';
import { changeHooks } from '../content-changes/hooks.ts';
import { line } from '../fields/plain.ts';
import { renditions } from '../media/renditions.ts';
import { checkUpload, pictureTypes } from '../media/upload-rules.ts';
import { studioSettings } from '../settings.ts';

/** The pictures of the site, with their renditions, on the disk of the data directory. */
export function media(): CollectionConfig {
  const hooks = changeHooks('media');
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    admin: {
      group: 'Media',
      useAsTitle: 'filename',
      description:
        'JPEG, PNG, WebP or AVIF, at least 1920 pixels wide for large places. Set the point that must stay in view when a picture is cropped.',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      hideAPIURL: true,
      hidden: ({ user }) => !writesContent(user),
    },
    access: mediaAccess,
    hooks: { ...hooks, beforeOperation: [checkUpload] },
    upload: {
      staticDir: join(studioSettings().dataDirectory, 'media'),
      mimeTypes: pictureTypes,
      imageSizes: renditions(),
      adminThumbnail: 'webp640',
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
      line('alt', 'What the picture shows', {
        required: true,
        help: 'One sentence for people who cannot see it: "Three elephants cross a river at dusk".',
      }),
      line('title', 'Title', { help: 'Printed under large pictures. May stay empty.' }),
      line('coordinates', 'Coordinates', { help: 'Printed beside the title: "24.98° S, 31.53° E".' }),
    ],
  };
}
