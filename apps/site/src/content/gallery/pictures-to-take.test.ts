import { expect, test } from 'vitest';
import { imageGallery } from './galleries.ts';
import { picturesToTake, uploadOfPress } from './pictures-to-take.ts';

const item = (filename: string, mimeType: string, more: object = {}) => ({
  ...{ title: filename, forPress: true, ...more },
  image: { id: 1, alt: 'Dusk', filename, mimeType, filesize: 900, width: 1920, height: 1200 },
});
const gallery = imageGallery.parse({
  ...{ slug: 'dusk', title: 'Dusk', property: 'lionsands' },
  items: [
    item('dusk-1a2b.avif', 'image/avif'),
    item('noon-3c4d.jpg', 'image/jpeg'),
    item('dawn-5e6f.webp', 'image/webp', { forPress: false }),
  ],
});

test('TSK-04/jpeg the large file of a picture is a JPEG, of which nobody says a size before it is made', () => {
  expect(gallery.items.map(({ large }) => large)).toEqual([
    {
      ...{ href: '/press-pictures/dusk-1a2b.jpg', filename: 'dusk-1a2b.avif', type: 'image/jpeg' },
      ...{ size: null, width: 1920, height: 1200 },
    },
    {
      ...{ href: '/media/noon-3c4d.jpg', filename: 'noon-3c4d.jpg', type: 'image/jpeg' },
      ...{ size: 900, width: 1920, height: 1200 },
    },
    null,
  ]);
  expect(picturesToTake([gallery], 'lionsands').map(({ filename, size }) => [filename, size])).toEqual([
    ['dusk-1a2b.avif', 0],
    ['noon-3c4d.jpg', 900],
  ]);
});

test('TSK-04/jpeg a JPEG is asked for by its own name, and only of what may be taken away', () => {
  expect(uploadOfPress([gallery], 'dusk-1a2b.jpg')).toBe('dusk-1a2b.avif');
  expect(uploadOfPress([gallery], 'dawn-5e6f.jpg')).toBeNull();
  expect(uploadOfPress([gallery], 'dusk-1a2b.avif')).toBeNull();
});
