import type { Lodge } from '../../content/lodge/lodge.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import { aroundProperty } from '../../sections/neighbours/around.ts';
import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { closingOf, uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { overPicture } from '../../sections/quote/over-picture.ts';
import { type PropertyViewProps, propertyHead } from './property-parts.ts';
import type { PropertyContent } from './read-property-page.ts';

/** So many offers are on the page of a place; that of its prices has all. */
const offersShown = 2;
/** So many stories and pictures are drawn. */
const shown = 3;

/**
 * The content of a property's page with every plate on it once: what a section is about keeps its plate, a card whose plate stands
 * already is drawn without one, and words that could as well stand over another plate get another.
 *
 * @param single the lodge or hotel the property consists of, which then has its own sections on the page
 */
export function oncePerPage(props: PropertyViewProps, single: PropertyContent['lodges'][number] | null) {
  const { content } = props;
  const { page, treehouses } = content;
  const around = aroundProperty(props);
  const plates = uniquePictures([...page.gallery, ...(single?.gallery ?? [])].toReversed());
  plates.claim(propertyHead(content).picture, ...around.places.map(({ picture }) => picture));
  const quoted = () => content.quote && overPicture(content.quote, plates.orAnother(content.quote.picture));
  // One that moves keeps its picture, whatever card has it too.
  const moving = content.quote?.films.length ? quoted() : null;
  for (const lodge of content.lodges) if (lodge !== single) plates.claim(lodge.picture);
  if (!single) plates.claim(...content.residences.map(({ picture }) => picture));
  if (single) {
    plates.claim(single.dining.picture, ...roomsOf(page, single).map(({ gallery }) => gallery[0]));
  } else {
    plates.claim(treehouses.picture ?? page.treehouses[0]?.menuPicture);
  }
  // Another's plate would contradict a card's words: it has its own, or none.
  const own = <Card extends { readonly picture: Plate }>(card: Card): WithOwnPlate<Card> => {
    const [picture = null] = card.picture ? plates.unused([card.picture]) : [];
    plates.claim(picture);
    return { ...card, picture };
  };
  const favourites = content.favourites && {
    ...content.favourites,
    favourites: content.favourites.favourites.map(own),
  };
  const offers = content.offers.slice(0, offersShown).map(own);
  const unseen = content.stories.filter(({ picture }) => picture && plates.unused([picture]).length > 0);
  const stories = [...unseen, ...content.stories.filter((story) => !unseen.includes(story))]
    .slice(0, shown)
    .map(own);
  const pictures = single ? galleryPictures({ gallery: plates.unused(single.gallery) }) : [];
  plates.claim(...pictures.slice(0, shown).map(({ picture }) => picture));
  return {
    around,
    favourites,
    offers,
    stories,
    pictures,
    quote: moving ?? quoted(),
    closing: plates.orAnother(closingOf(page.href ?? '', page.gallery)[0] ?? null),
  };
}

type Plate = PropertyPage['picture'];
type WithOwnPlate<Card> = Omit<Card, 'picture'> & { readonly picture: Plate };

/** The rooms of a lodge that is the whole property. */
export const roomsOf = (page: PropertyPage, single: Lodge): Lodge['rooms'] =>
  single.rooms.length > 0 ? single.rooms : page.rooms;
