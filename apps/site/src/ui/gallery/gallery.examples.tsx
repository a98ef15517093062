import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { Gallery, type GalleryPicture } from './gallery.tsx';

const pictures: readonly GalleryPicture[] = [
  { picture: samples.dusk, caption: 'The plain, ten minutes after sunset', coordinates: '24°58′S 31°34′E' },
  { picture: samples.ridge, caption: 'The ridge from the road' },
  { picture: samples.street, caption: 'The house in town' },
  { picture: samples.night, caption: 'A platform, late' },
  {
    picture: samples.boat,
    caption: 'A boat that waits for nobody in particular, and has done so since five in the morning',
  },
];

export const examples: readonly Example[] = [
  { name: 'five pictures', element: <Gallery label="Pictures of the place" pictures={pictures} /> },
  { name: 'three pictures', element: <Gallery label="Three pictures" pictures={pictures.slice(0, 3)} /> },
  { name: 'two pictures', element: <Gallery label="Two pictures" pictures={pictures.slice(3)} /> },
];
