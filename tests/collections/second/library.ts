import type {
  CommitteeMember,
  Download,
  GalleryItem,
  ImageGallery,
  Impact,
  ImpactPillar,
  ImpactProject,
  Initiative,
  MediaContactDetail,
  TravelPartner,
  TravelPartnerResource,
  VideoGallery,
} from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { day, entries, entry, file, text } from '../../../demo/content/references.ts';
import { h, p } from '../../../demo/content/rich-text.ts';
import { facts } from '../../../demo/content/shapes.ts';
import { type PictureId, picture, pictures } from './pictures.ts';

export const pillars: readonly Authored<ImpactPillar>[] = [
  {
    slug: 'conservation',
    position: 1,
    name: 'Land',
    heading: 'Counted, and mostly left alone',
    description: text(
      p(
        'Rhino are watched by people who live beside them. The count is printed every month, whichever way it went.',
      ),
    ),
    image: picture('counting'),
  },
  {
    slug: 'neighbours',
    position: 2,
    name: 'Neighbours',
    heading: 'Those who were here first',
    description: text(
      p('Two chiefdoms and a conservancy own what we stand on. They are paid before anybody else.'),
    ),
    image: picture('school'),
  },
];

export const initiatives: readonly Authored<Initiative>[] = [
  {
    slug: 'trackers',
    position: 1,
    name: 'The trackers',
    title: 'Fourteen trackers, every day of the year',
    description: 'They find each rhino once a week and say so to nobody but the committee.',
    pillar: entry('impactPillar', 'conservation'),
    image: picture('dry-river-walk'),
    link: '/blog/five-quilts',
  },
  {
    slug: 'school-boat',
    position: 2,
    name: 'The school boat',
    title: 'A boat at six, and home by one',
    description: 'Sixty-one children cross the channel in it. There are life jackets in every size.',
    pillar: entry('impactPillar', 'neighbours'),
    image: picture('river-heron'),
    link: '/impact/project/the-pump-at-chitende',
  },
];

export const committee: readonly Authored<CommitteeMember>[] = [
  {
    slug: 'uakotokwa-tjiposa',
    position: 1,
    name: 'Uakotokwa Tjiposa',
    role: 'Chair',
    place: 'Omburi',
    biography: 'Elected in 2003, and again whenever there was a vote.',
    image: picture('portrait-uaka'),
  },
];

interface Project {
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly place: string;
  readonly pillar: string;
  readonly image: PictureId;
  readonly words: readonly string[];
  readonly at: readonly [number, number];
}

const listed: readonly Project[] = [
  {
    slug: 'the-pump-at-chitende',
    name: 'The pump at Chitende',
    tagline: 'Water on the right side of the crocodiles.',
    place: 'Chitende, beside Chibwe',
    pillar: 'neighbours',
    image: 'pump',
    words: [
      'Women fetched water from the river, and two did not come back. Since 2016 a pump lifts it to a tank.',
      'It broke down four times in the first year. There is a mechanic now, who was fifteen then.',
    ],
    at: [-15.6, 29.55],
  },
  {
    slug: 'the-nursery',
    name: 'The nursery',
    tagline: 'Trees that elephants have not heard of.',
    place: 'Omburi',
    pillar: 'conservation',
    image: 'seedlings',
    words: [
      'Ana trees are sown from what the elephants leave, and planted where they seldom go.',
      'Of every ten, four live. It was two.',
    ],
    at: [-20.47, 14.4],
  },
];

export const projects: readonly Authored<ImpactProject>[] = listed.map((project, index) => ({
  slug: project.slug,
  position: index + 1,
  name: project.name,
  title: project.name,
  tagline: project.tagline,
  excerpt: project.tagline,
  imageMain: picture(project.image),
  since: 'Since 2016',
  place: project.place,
  pillar: entry('impactPillar', project.pillar),
  body: text(...project.words.map(p), h('To see it'), p('Ask at the fire; somebody will take you.')),
  facts: facts({ 'Paid by': 'The levy' }),
  figures: [
    {
      title: 'What it has come to',
      unit: 'households',
      chart: 'bars',
      values: [
        { label: '2016', value: 40 },
        { label: '2025', value: 310 },
      ],
    },
  ],
  visiting: 'On weekdays, for four guests at a time.',
  gallery: pictures(project.image),
  latitude: project.at[0],
  longitude: project.at[1],
  metaTitle: project.name,
  metaDescription: `${project.name}, ${project.place}: ${project.tagline} What it cost, what went wrong, and how to visit it.`,
  metaKeywords: `${project.name}, ${project.place}`,
  metaImage: picture(project.image),
}));

export const headsOfProjects = listed.map(({ slug, name, tagline, place, image }) => ({
  key: `impact-project-${slug}`,
  image,
  title: name,
  sub: tagline,
  description: `${name}, ${place}: ${tagline} What it cost, what went wrong, and how to visit it.`,
}));

export const impact: Authored<Impact> = {
  hero: entry('heroBanner', 'impact'),
  heading: 'What we owe',
  lead: 'A camp takes shade, water and quiet. Here is what goes back.',
  impactPillars: entries('impactPillar', 'conservation', 'neighbours'),
  initiatives: entries('initiative', 'trackers', 'school-boat'),
  projects: entries('impactProject', ...listed.map(({ slug }) => slug)),
  committeeHeading: 'Who decides',
  committeeText: 'Eleven people, two of ours, who may speak and not vote.',
  committeeMembers: entries('committeeMember', 'uakotokwa-tjiposa'),
  levyHeading: 'Where a hundred dollars go',
  levyText: 'The levy is on every bill. It is counted in March by somebody from outside.',
  levyShares: [
    { name: 'The households who own the land', amount: 52 },
    { name: 'Trackers', amount: 27 },
    { name: 'School and clinic', amount: 21 },
  ],
  figures: [
    {
      title: 'Rhino seen in a month',
      text: 'Each is counted once.',
      unit: 'sightings a month',
      chart: 'line',
      values: [
        { label: '2023', value: 61 },
        { label: '2024', value: 58, bad: true },
        { label: '2025', value: 66 },
      ],
    },
  ],
  facts: facts({ Households: '340', 'Children at school by boat': '61' }),
  method: 'We print what we counted. What we guessed stays in the notebook.',
  image: picture('plain-dusk'),
};

const subjects = {
  chibwe: {
    slug: 'chibwe',
    title: 'Chibwe',
    lead: 'A river, and what stands beside it.',
    cover: 'river-boat',
    of: {
      'ilala-camp': 'lodges',
      houseboat: 'lodges',
      'river-canoe': 'things-to-do',
      'hippo-bend': 'wildlife',
    },
  },
  omburi: {
    slug: 'omburi',
    title: 'Omburi',
    lead: 'Stone, sand and one tower.',
    cover: 'granite-camp',
    of: {
      'granite-camp': 'lodges',
      'star-bed': 'treehouses',
      'red-dune': 'landscapes',
      counting: 'conservation',
    },
  },
  tidehouse: {
    slug: 'tide-house',
    title: 'Tide House',
    lead: 'A court, a tower, and fog.',
    cover: 'tide-house',
    of: { 'tide-house-room': 'rooms', 'tide-house-court': 'food-and-wine', 'dune-house': 'residences' },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly slug: string;
      readonly title: string;
      readonly lead: string;
      readonly cover: PictureId;
      readonly of: Readonly<Partial<Record<PictureId, GalleryItem['subject']>>>;
    }
  >
>;

const captionOf = (id: string) => `From the album: ${id.replaceAll('-', ' ')}`;

export const galleryItems: readonly Authored<GalleryItem>[] = Object.entries(subjects).flatMap(
  ([property, gallery], row) =>
    Object.entries(gallery.of).map(([id, subject], index) => ({
      position: row * 10 + index + 1,
      title: captionOf(id),
      image: picture(id as PictureId),
      caption: gallery.lead,
      credit: 'Drawn for Lukandu',
      property,
      subject,
      forPress: true,
    })),
);

export const imageGalleries: readonly Authored<ImageGallery>[] = Object.entries(subjects).map(
  ([property, { slug, title, lead, cover, of }], index) => ({
    ...{ slug, title, lead, property },
    position: index + 1,
    cover: picture(cover),
    items: entries('galleryItem', ...Object.keys(of).map(captionOf)),
  }),
);

export const videoGalleries: readonly Authored<VideoGallery>[] = [
  {
    slug: 'by-the-water',
    position: 1,
    title: 'By the water',
    lead: 'One camera, no talking.',
    property: 'chibwe',
    videos: [
      {
        title: 'Moving water',
        text: 'A few seconds, without an end.',
        video: file('moving-water.mp4'),
        captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\n[No sound]\n\n00:02.000 --> 00:30.000\n[Water moves]\n',
        poster: picture('houseboat'),
        duration: 'A loop',
      },
      {
        title: 'The channel, from four until dark',
        text: 'Elephants at 5:12 and at 5:40.',
        url: 'https://films.example.com/the-channel',
        poster: picture('river-mist'),
        duration: '2:10:00',
      },
    ],
  },
  {
    slug: 'our-channel',
    position: 2,
    title: 'How it is done',
    lead: 'One thing each, from the beginning to the end.',
    property: null,
    ownChannel: true,
    videos: [
      {
        title: 'Bread in ash',
        text: 'It takes forty minutes and so does the film.',
        url: 'https://films.example.com/bread',
        poster: picture('bread'),
        duration: '40:00',
      },
    ],
  },
];

export const downloads: readonly Authored<Download>[] = [
  {
    position: 1,
    title: 'Getting to the camps',
    category: 'maps',
    property: null,
    description: 'Every way in.',
    file: file('getting-to-the-camps.pdf'),
    updated: day('2026-09-01'),
    forPartners: false,
  },
  {
    position: 2,
    title: 'Net rates and terms',
    category: 'rates',
    property: null,
    description: 'For partners, in US dollars.',
    file: file('net-rates-and-terms.pdf'),
    updated: day('2026-09-01'),
    forPartners: true,
  },
  {
    position: 3,
    title: 'The river camps on two pages',
    category: 'facts',
    property: 'chibwe',
    description: 'Tents, boats and months.',
    url: 'https://files.example.com/chibwe-on-two-pages',
    updated: day('2026-09-01'),
    forPartners: false,
  },
];

/** No range is set aside for stories in Zambia or Namibia: 00 000 0000 cannot be dialled. */
const assistance = {
  availabilitySearch: 'https://book.example.com/lukandu/partners',
  needAssistance: 'Rooms on hold, net rates, a change of dates: from 08:00 to 17:00 in Lusaka.',
  needAssistancePhoneNumber: '+260 00 000 0002',
  needAssistanceSales: 'A site visit, or an hour with your team.',
  needAssistancePhoneNumberSales: '+264 00 000 0002',
  contacts: [
    {
      member: entry('teamMember', 'Mutinta Hamoonga'),
      looksAfter: 'Zambia',
      mail: 'trade.zambia@example.com',
    },
    {
      member: entry('teamMember', 'Lena Brandt'),
      looksAfter: 'Namibia, houses and journeys',
      mail: 'trade.namibia@example.com',
    },
  ],
};

export const travelPartners: Authored<TravelPartner> = {
  hero: entry('heroBanner', 'travel-partners'),
  heading: 'For those who send us guests',
  lead: 'We hold a room for ten days and answer within one.',
  informationDownloads: entries('download', 'Net rates and terms', 'Getting to the camps'),
  mediaGallery: entries('imageGallery', 'chibwe', 'omburi', 'tide-house'),
  ...assistance,
};

export const travelPartnerResources: Authored<TravelPartnerResource> = {
  hero: entry('heroBanner', 'travel-partner-resources'),
  heading: 'Material for partners',
  lead: 'Sheets, pictures and films.',
  sections: [
    {
      heading: 'Rates and ways',
      downloads: entries('download', 'Net rates and terms', 'Getting to the camps'),
    },
    { heading: 'Facts', downloads: entries('download', 'The river camps on two pages') },
  ],
  mediaGallery: entries('imageGallery', 'chibwe', 'omburi', 'tide-house'),
  videoGallery: entries('videoGallery', 'by-the-water'),
  ...assistance,
};

export const mediaContactDetails: Authored<MediaContactDetail> = {
  heading: 'For the press',
  lead: 'Ask. We answer the same day, unless there is no signal.',
  image: picture('long-lens'),
  contacts: [
    {
      name: 'Ndapewa Shilongo',
      role: 'Both countries',
      mail: 'press@example.com',
      telephone: '+264 00 000 0001',
    },
  ],
  about:
    'The Lukandu Camps are two camps, a houseboat and a house on the Zambezi, three camps in Damaraland and a hotel in Swakopmund. Half of the desert camps belongs to the conservancy they stand in.',
  downloads: entries('download', 'Getting to the camps'),
  galleries: entries('imageGallery', 'chibwe', 'omburi', 'tide-house'),
};
