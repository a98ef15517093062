import { propertyOfKey } from '@sundowner/brand';
import { knownCollection } from '../places/collection-scope.ts';

interface Owned {
  /** Key of the property it is of; `null` for what is of the whole collection. */
  readonly property: string | null;
}

/** Whether what belongs to a property is shown: it goes with its property and comes back with it, and nothing goes while nobody knows which there are. */
function isShown({ property }: Owned): boolean {
  const { collection, read } = knownCollection();
  return property === null || !read || propertyOfKey(property, collection) !== null;
}

/** Of files and films those of the whole collection and of properties that are published. */
export const ofPublished = <Each extends Owned>(all: readonly Each[]): readonly Each[] => all.filter(isShown);

/** Galleries of pictures likewise, each with the pictures that are shown; one whose pictures are all of retired properties goes too. */
export const galleriesOfPublished = <Picture extends Owned, Gallery extends Owned>(
  all: readonly (Gallery & { readonly items: readonly Picture[] })[],
) =>
  ofPublished(all).flatMap((gallery) => {
    const items = gallery.items.filter(isShown);
    return items.length === 0 && gallery.items.length > 0 ? [] : [{ ...gallery, items }];
  });
