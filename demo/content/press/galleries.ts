import type { PictureSubject } from '@sundowner/brand';
import type { GalleryItem, ImageGallery, VideoGallery } from '../../../apps/studio/src/payload-types.ts';
import { filmNames, films } from '../../plates/films.ts';
import { type PlateId, plates } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { entries, file, plate } from '../references.ts';

type Property = Authored<ImageGallery>['property'];

interface Collected {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly property: Property;
  readonly cover: PlateId;
  readonly plates: Readonly<Partial<Record<PlateId, PictureSubject>>>;
}

/** The galleries of the press and of travel partners: each plate stands in one of them. */
const collected: readonly Collected[] = [
  {
    slug: 'lion-sands',
    title: 'Lion Sands',
    lead: 'The Sabie, its lodges, and the three treehouses above it.',
    property: 'lionsands',
    cover: 'lion-sands',
    plates: {
      'lion-sands': 'landscapes',
      'lodge-river': 'lodges',
      'lodge-ivory': 'lodges',
      'lodge-tinga': 'lodges',
      'lodge-narina': 'lodges',
      'treehouse-chalkley': 'treehouses',
      'treehouse-kingston': 'treehouses',
      'treehouse-tinyeleti': 'treehouses',
      'treehouse-night': 'treehouses',
    },
  },
  {
    slug: 'monwana',
    title: 'Monwana',
    lead: 'Eight suites and one waterhole.',
    property: 'monwana',
    cover: 'monwana',
    plates: {
      monwana: 'landscapes',
      'lodge-monwana': 'lodges',
      'tracker-seat': 'things-to-do',
      'veld-restoration': 'conservation',
      storm: 'landscapes',
    },
  },
  {
    slug: 'marataba',
    title: 'Marataba',
    lead: 'Two lodges and a treehouse beneath the Waterberg.',
    property: 'marataba',
    cover: 'marataba',
    plates: {
      marataba: 'landscapes',
      'lodge-marataba': 'lodges',
      'lodge-mountain': 'lodges',
      'treehouse-thabametsi': 'treehouses',
      'dog-handler': 'conservation',
      conservation: 'conservation',
    },
  },
  {
    slug: 'cape-town',
    title: 'Cape Town and the Winelands',
    lead: 'A Georgian hotel in Gardens, the mountain over it, and an hour’s worth of vines.',
    property: 'capecadogan',
    cover: 'cape-town',
    plates: {
      'cape-town': 'landscapes',
      'cape-cadogan': 'lodges',
      'cape-street': 'lodges',
      market: 'food-and-wine',
      'room-cape': 'rooms',
      winelands: 'landscapes',
      'wine-cellar': 'food-and-wine',
      'wine-table': 'food-and-wine',
    },
  },
  {
    slug: 'residences',
    title: 'Residences',
    lead: 'Six houses taken whole.',
    property: null,
    cover: 'residence',
    plates: {
      residence: 'residences',
      'residence-fish-eagle': 'residences',
      'residence-hinkwenu': 'residences',
      'residence-monwana': 'residences',
      'residence-redcliffe': 'residences',
      'residence-quarters': 'residences',
      'residence-oldenburg': 'residences',
    },
  },
  {
    slug: 'days',
    title: 'Days and nights',
    lead: 'What there is to do, and the wild animals.',
    property: null,
    cover: 'elephants',
    plates: {
      elephants: 'wildlife',
      'game-drive': 'things-to-do',
      'walking-safari': 'things-to-do',
      photography: 'things-to-do',
      boma: 'food-and-wine',
      stargazing: 'things-to-do',
      picnic: 'things-to-do',
      'children-track': 'things-to-do',
    },
  },
];

const platesOf = ({ plates: named }: Collected) =>
  Object.entries(named) as (readonly [PlateId, PictureSubject])[];

/** What a plate's own title and gallery give a caption. */
export const galleryItems: readonly Authored<GalleryItem>[] = collected.flatMap((gallery, group) =>
  platesOf(gallery).map(([id, subject], index) => ({
    position: group * 20 + index + 1,
    title: plates[id].title,
    image: plate(id),
    caption: `${plates[id].alt}.`,
    credit: 'Our own drawing',
    property: gallery.property,
    subject,
    forPress: true,
  })),
);

export const imageGalleries: readonly Authored<ImageGallery>[] = collected.map((gallery, index) => ({
  slug: gallery.slug,
  position: index + 1,
  title: gallery.title,
  lead: gallery.lead,
  property: gallery.property,
  cover: plate(gallery.cover),
  items: entries('galleryItem', ...platesOf(gallery).map(([id]) => plates[id].title)),
}));

const film = (title: string, text: string, name: string, poster: PlateId, duration: string) => ({
  title,
  text,
  url: `https://films.example.com/${name}`,
  poster: plate(poster),
  duration,
});

/** The loops that play over heroes, to be watched on their own. */
const loopsToWatch = filmNames.map((name) => ({
  title: films[name].title,
  text: `${films[name].alt}.`,
  video: file(`${name}.mp4`),
  captions: films[name].captions,
  poster: plate(films[name].poster),
  duration: 'A loop',
}));

/** Films of the pages /video-gallery and of our own channel; they lie at an example host, as an owner’s would at theirs. */
export const videoGalleries: readonly Authored<VideoGallery>[] = [
  {
    slug: 'slow-television',
    position: 1,
    title: 'Long films',
    lead: 'One place, one camera, nobody talking.',
    property: null,
    ownChannel: true,
    videos: [
      film(
        'The waterhole, from four until dark',
        'Buffalo at 16:20. Nothing at all for forty minutes.',
        'waterhole',
        'lodge-monwana',
        '2:51:00',
      ),
      film('The Sabie in flood', 'Three metres up, and carrying a tree.', 'sabie', 'first-rain', '1:12:40'),
      film(
        'Cloud over Table Mountain',
        'A south-easter lays it over the top like a tablecloth.',
        'tablecloth',
        'cape-town',
        '0:47:15',
      ),
    ],
  },
  {
    slug: 'people',
    position: 2,
    title: 'People who know how',
    lead: 'Each shows one thing, from the beginning to the end.',
    property: null,
    videos: [
      film(
        'Grace Mnisi lights a fire',
        'With one match. The wood does the rest.',
        'grace-mnisi',
        'fireside-cooking',
        '6:30',
      ),
      film(
        'Nomsa Khoza folds a fitted sheet',
        'Twice, since nobody believed the first.',
        'nomsa-khoza',
        'room-family',
        '3:05',
      ),
      film(
        'Biscuit finds a guest',
        'The guest was in the grass. It took eleven minutes.',
        'biscuit',
        'dog-handler',
        '11:40',
      ),
    ],
  },
  {
    slug: 'lion-sands',
    position: 3,
    title: 'Lion Sands, room by room',
    lead: 'Doors, beds, baths and steps, filmed at walking pace, for those who would like to know beforehand.',
    property: 'lionsands',
    videos: [
      film('River Lodge', 'From the car to the bed, without a step.', 'river-lodge', 'lodge-river', '4:20'),
      film(
        'Chalkley Treehouse',
        'Up the ladder, and the night that follows.',
        'chalkley',
        'treehouse-chalkley',
        '5:55',
      ),
    ],
  },
  {
    slug: 'loops',
    position: 4,
    title: 'Loops',
    lead: 'A few seconds each, silent, without an end.',
    property: null,
    ownChannel: true,
    videos: loopsToWatch,
  },
];
