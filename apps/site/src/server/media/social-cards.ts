import { readFile } from 'node:fs/promises';
import type { MediaCopies, MediaFile } from '../../content/media/media-copies.ts';
import { drawCard } from './draw-card.ts';
import { isPlain, type MadePicturesOptions, madePictures } from './made-pictures.ts';

/** A card weighs at most 300 kB: as many as are kept weigh 600 MB together. */
interface SocialCardsOptions extends Omit<MadePicturesOptions, 'mostBytes'> {
  /** Our own copies of the studio's pictures, which cards are made of. */
  readonly copies: Pick<MediaCopies, 'obtain'>;
}

interface SocialCards {
  /**
   * The card of a picture by the picture's file name, made once and kept.
   *
   * @returns `null` for a name the studio does not publish, and for what is no picture
   * @throws OutageError as the copies do; PicturesBusyError
   */
  obtain(filename: string): Promise<MediaFile | null>;
}

/** A film or a document has no card. */
const pictureName = /\.(?:webp|avif|png|jpe?g|gif)$/i;

/** The cards of shared links: one is drawn at a time, of several machines by the first that is asked, and each is kept under the name of its picture, which says what it holds. */
export function createSocialCards(options: SocialCardsOptions): SocialCards {
  const { copies, draw = drawCard } = options;
  const cards = madePictures('card', options);

  async function drawOf(source: MediaFile): Promise<Uint8Array | null> {
    const bytes = 'path' in source.at ? await readFile(source.at.path) : source.at.bytes;
    return draw(bytes).catch(() => null);
  }

  async function find(filename: string): Promise<MediaFile | null> {
    const source = await copies.obtain(filename).catch(async (error: unknown) => {
      // A name that is none of the studio's has no card either.
      const card = isPlain(filename) ? await cards.kept(filename) : null;
      if (card) return card;
      throw error;
    });
    if (!source) return null;
    const card = await cards.kept(filename);
    return card ?? cards.inTurn(() => cards.make(filename, () => drawOf(source)));
  }

  return {
    async obtain(filename) {
      return pictureName.test(filename) ? cards.together(filename, () => find(filename)) : null;
    },
  };
}
