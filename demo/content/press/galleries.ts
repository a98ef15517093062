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
  readonly plates: readonly PlateId[];
}

/** The galleries of the press and of travel partners: each plate stands in one of them. */
const collected: readonly Collected[] = [
  {
    slug: 'lion-sands',
    title: 'Lion Sands',
    lead: 'The Sabie, its lodges, and the three treehouses above it.',
    property: 'lionsands',
    cover: 'lion-sands',
    plates: [
      'lion-sands',
      'lodge-river',
      'lodge-ivory',
      'lodge-tinga',
      'lodge-narina',
      'treehouse-chalkley',
      'treehouse-kingston',
      'treehouse-tinyeleti',
      'treehouse-night',
    ],
  },
  {
    slug: 'monwana',
    title: 'Monwana',
    lead: 'Eight suites and one waterhole.',
    property: 'monwana',
    cover: 'monwana',
    plates: ['monwana', 'lodge-monwana', 'tracker-seat', 'veld-restoration', 'storm'],
  },
  {
    slug: 'marataba',
    title: 'Marataba',
    lead: 'Two lodges and a treehouse beneath the Waterberg.',
    property: 'marataba',
    cover: 'marataba',
    plates: [
      'marataba',
      'lodge-marataba',
      'lodge-mountain',
      'treehouse-thabametsi',
      'dog-handler',
      'conservation',
    ],
  },
  {
    slug: 'cape-town',
    title: 'Cape Town and the Winelands',
    lead: 'A Georgian hotel in Gardens, the mountain over it, and an hour’s worth of vines.',
    property: 'capecadogan',
    cover: 'cape-town',
    plates: [
      'cape-town',
      'cape-cadogan',
      'cape-street',
      'market',
      'room-cape',
      'winelands',
      'wine-cellar',
      'wine-table',
    ],
  },
  {
    slug: 'residences',
    title: 'Residences',
    lead: 'Six houses taken whole.',
    property: null,
    cover: 'residence',
    plates: [
      'residence',
      'residence-fish-eagle',
      'residence-hinkwenu',
      'residence-monwana',
      'residence-redcliffe',
      'residence-quarters',
      'residence-oldenburg',
    ],
  },
  {
    slug: 'days',
    title: 'Days and nights',
    lead: 'What there is to do, and what does it without you.',
    property: null,
    cover: 'elephants',
    plates: [
      'elephants',
      'game-drive',
      'walking-safari',
      'photography',
      'boma',
      'stargazing',
      'picnic',
      'children-track',
    ],
  },
];

/** What a plate's own title and gallery give a caption. */
export const galleryItems: readonly Authored<GalleryItem>[] = collected.flatMap(
  ({ property, plates: ids }, group) =>
    ids.map((id, index) => ({
      position: group * 20 + index + 1,
      title: plates[id].title,
      image: plate(id),
      caption: `${plates[id].alt}.`,
      credit: 'The house’s own hand',
      property,
      forPress: true,
    })),
);

export const imageGalleries: readonly Authored<ImageGallery>[] = collected.map(
  ({ slug, title, lead, property, cover, plates: ids }, index) => ({
    slug,
    position: index + 1,
    title,
    lead,
    property,
    cover: plate(cover),
    items: entries('galleryItem', ...ids.map((id) => plates[id].title)),
  }),
);

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
  poster: plate(films[name].poster),
  duration: 'A loop',
}));

/** Films of the pages /video-gallery and of our own channel; they lie at an example host, as an owner’s would at theirs. */
export const videoGalleries: readonly Authored<VideoGallery>[] = [
  {
    slug: 'slow-television',
    position: 1,
    title: 'Slow television',
    lead: 'One place, one camera, nobody talking. Leave it on.',
    property: null,
    videos: [
      film(
        'The waterhole, from four until dark',
        'Buffalo at 04:20. Nothing at all for forty minutes.',
        'waterhole',
        'monwana',
        '2:51:00',
      ),
      film(
        'The Sabie in flood',
        'Three metres up, and going past with a tree.',
        'sabie',
        'first-rain',
        '1:12:40',
      ),
      film(
        'The tablecloth being laid',
        'Cloud over Table Mountain, in a south-easter.',
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
        'Up the stairs, and the night that follows.',
        'chalkley',
        'treehouse-chalkley',
        '5:55',
      ),
    ],
  },
  {
    slug: 'loops',
    position: 4,
    title: 'Four loops',
    lead: 'A few seconds each, silent, without an end.',
    property: null,
    videos: loopsToWatch,
  },
];
