import { choiceLists } from '../../demo/content/choice-lists.ts';

/** One published entry as the studio's REST interface gives it, its relations populated. */
export type FakeEntry = { id: number } & Record<string, unknown>;

export interface FakeStore {
  readonly collections: Record<string, FakeEntry[]>;
  /** Media files by name. */
  readonly files: Map<string, Uint8Array>;
}

const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
});

/** The smallest collection every page of the ground floor can be made from. */
export function fakeStore(): FakeStore {
  const files = new Map<string, Uint8Array>();
  const media: FakeEntry[] = [];

  /** A picture with both formats in two widths, each with a file. */
  function picture(name: string): FakeEntry {
    const sizes: Record<string, object> = {};
    for (const format of ['avif', 'webp']) {
      for (const width of [640, 960]) {
        const filename = `${name}-0a1b2c3d-${width}x${(width * 2) / 3}.${format}`;
        sizes[`${format}${width}`] = { filename, width, height: (width * 2) / 3 };
        files.set(filename, new TextEncoder().encode(`${filename} `.repeat(40)));
      }
    }
    const filename = `${name}-0a1b2c3d.webp`;
    files.set(filename, new TextEncoder().encode(`${filename} `.repeat(80)));
    const entry = { id: media.length + 1, alt: `Plate ${name}`, title: name, coordinates: null };
    const whole = { ...entry, filename, width: 960, height: 640, focalX: 30, focalY: 60, sizes };
    media.push(whole);
    return whole;
  }

  const collections: Record<string, FakeEntry[]> = {
    media,
    homepage: [
      {
        id: 1,
        heroTitle: 'The day ends.',
        heroTitleTurn: 'Stay for it.',
        heroLead: 'Four landscapes.',
        heroPicture: picture('dusk'),
        statement: 'Some families keep a house by the sea.',
        statementLinkText: 'Speak to us',
        statementLinkHref: '/contact-us',
        collectionHeading: 'The collection',
        experiencesHeading: 'Experiences',
        journeysHeading: 'Journeys',
        storiesHeading: 'Stories from the field',
        journeys: [
          {
            id: 5,
            title: 'Cape and safari',
            slug: 'cape-and-safari',
            kind: 'curatedJourney',
            nights: 9,
            season: 'May to September',
            stops: [{ name: 'Cape Town', nights: 4 }],
            picture: picture('rail'),
          },
        ],
      },
    ],
    introSection: [
      {
        id: 1,
        heroBannerFor: 'home',
        metaTitle: 'Home of the collection',
        metaDescription: 'Lodges and journeys.',
        metaKeywords: 'safari',
        metaImage: null,
      },
      {
        id: 2,
        heroBannerFor: 'contact-us',
        metaTitle: 'Contact us | The More Collection',
        metaDescription: 'Numbers and hours.',
        primaryTextMain: 'Speak to a person',
        primaryTextSub: 'Seven people answer.',
      },
    ],
    heroBanner: ['enquire-telephone', 'thank-you', 'apology'].map((heroBannerFor, index) => ({
      id: index + 1,
      heroBannerFor,
      backgroundImage: picture(heroBannerFor),
    })),
    propertyUpdated: [
      ['lionsands', 'Lion Sands Game Reserve', 'sabi-sand'],
      ['marataba', 'Marataba Game Lodges', 'marakele'],
    ].map(([key = '', name = '', region], index) => ({
      id: index + 1,
      key,
      name,
      shortName: name.split(' ', 1)[0],
      region,
      slug: key,
      link: `/${key}`,
      line: `About ${name}.`,
      coordinates: '24.98° S',
      position: index + 1,
      cardImage: picture(key),
    })),
    quoteComponent: [
      {
        id: 1,
        quoteFor: 'home',
        text: 'Nobody slept much.',
        attribution: 'A guest',
        backgroundImage: picture('quote'),
      },
    ],
    footer: [
      {
        id: 1,
        displayName: 'Company',
        position: 1,
        expandedOnMobiDefault: true,
        links: [
          { displayName: 'Contact', url: '/contact-us' },
          { displayName: 'Policy', url: '/privacy-policy' },
        ],
      },
    ],
    contactDetails: [
      {
        id: 1,
        travelPlannerNumber: '+27 00 000 0000',
        ukTollFreeNumber: '+44 808 157 0000',
        usacanadaTollFreeNumber: '+1 800 555 0100',
        australiaTollFreeNumber: '+61 1800 975 700',
        officeDays: 'Monday to Friday',
        officeHours: '08:00 to 17:00',
        week: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
          (day, index) => ({
            day,
            open: index < 5,
            opens: '08:00',
            closes: '17:00',
          }),
        ),
        holidays: [{ date: '2026-12-24T22:00:00.000Z', name: 'Christmas Day' }],
        conciergeMail: 'concierge@example.com',
        desks: [{ subject: 'Press', mail: 'press@example.com', answers: 'Within a day' }],
        offices: [{ name: 'Cape Town', line: '1 Kloof Street' }],
        thankYouHeading: 'Thank you',
        thankYouText: 'We will call you.',
        thankYouSteps: [{ when: 'Within an hour', what: 'We read it.' }],
        thankYouSignatory: { id: 3, name: 'Thandi', role: 'Concierge', portrait: picture('thandi') },
      },
    ],
    experiencesCategory: [
      {
        id: 1,
        title: 'Safari',
        line: 'Twice a day.',
        link: '/experiences/safari',
        showInDropdown: true,
        dropdownPosition: 1,
        mainImage: picture('game-drive'),
      },
    ],
    packages: [],
    blog: ['First rains', 'Night sounds', 'Four lunches', 'An old story'].map((title, index) => ({
      id: index + 1,
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      date: `2026-11-${20 - index}T10:00:00.000Z`,
      standfirst: `About ${title}.`,
      category: 'Interests - Safaris',
      minutes: 4,
      image: picture(`story-${index}`),
    })),
    teamMember: [],
    choiceList: choiceLists.map((list, index) => ({ id: index + 1, ...list })),
    privacyPolicy: [
      {
        id: 1,
        title: 'Privacy policy',
        lead: 'What we keep.',
        updated: '2026-03-01T10:00:00.000Z',
        updatedAt: '2026-03-01T10:00:00.000Z',
        sections: [{ heading: 'What we keep', body: paragraph('Only what you tell us.') }],
      },
    ],
  };
  return { collections, files };
}
