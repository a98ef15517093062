import { mostPlaces } from '@sundowner/brand';
import { z } from 'zod';
import { picture, pictures } from '../fields/common.ts';
import { slug, words } from '../fields/fields.ts';
import type { Picture } from '../fields/picture.ts';
import { only } from '../reading/content-read.ts';
import type { Reading } from '../reading/reading.ts';

/** Of each place a rate may be for: where its key and its picture stand. */
const kinds = [
  { collection: 'room', shape: z.object({ slug, dropDownImage: picture }) },
  { collection: 'treehouse', shape: z.object({ slug, dropDownImage: picture }) },
  { collection: 'residence', shape: z.object({ slug, accommodationTag: words, gallery: pictures }) },
  { collection: 'accommodation', shape: z.object({ contentfulTag: words, cardImage: picture }) },
] as const;

type Fields = Partial<Record<'slug' | 'contentfulTag' | 'accommodationTag', string>> & {
  readonly dropDownImage?: Picture | null;
  readonly cardImage?: Picture | null;
  readonly gallery?: readonly Picture[];
};

/**
 * The small picture of each room, treehouse, house and lodge, by what its rates call it: `item`. One that has none, or cannot be read, is
 * absent.
 */
export async function readPlacePictures(reading: Reading): Promise<ReadonlyMap<string, Picture>> {
  const read = await Promise.all(
    kinds.map(({ collection, shape }) =>
      reading.listOrNone<Fields>({
        name: `${collection}-pictures`,
        collection,
        depth: 1,
        limit: mostPlaces,
        select: only(...Object.keys(shape.shape)),
        schema: shape,
      }),
    ),
  );
  const entries = read.flat();
  const pictureOf = ({ dropDownImage, cardImage, gallery }: Fields) =>
    dropDownImage ?? cardImage ?? gallery?.[0];
  const ofLodge = (tag: string) => entries.find(({ contentfulTag }) => tag !== '' && contentfulTag === tag);
  return new Map(
    entries.flatMap((each) => {
      const lodge = ofLodge(each.accommodationTag ?? '');
      const found = pictureOf(each) ?? (lodge && pictureOf(lodge));
      const key = each.slug ?? each.contentfulTag;
      return found && key ? [[key, found] as const] : [];
    }),
  );
}
