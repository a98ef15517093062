import type { Brand } from '@sundowner/brand';
import { answered } from '../common-facts.ts';
import type { Head } from './head.ts';

/** Heads of the pages outside properties that are no list of entries of their own; `place-pages.ts` has those about places. */
export const pageHeads = ({ slug }: Brand): readonly Head[] => [
  {
    key: 'awards',
    picture: 'lantern-award',
    heading: 'Awards',
    sub: 'Eight so far, all of them invented, juries included, like everything else in this demonstration.',
    title: 'Awards of the lodges and the hotel',
    description:
      'Eight invented prizes for a lantern, a waterhole, a silent generator and a polite dog, with what each was given for and the story behind it.',
    keywords: 'awards, prizes',
  },
  {
    key: 'blog',
    picture: 'writing-desk',
    heading: 'Stories from the field',
    sub: 'Forty so far, by people who were there.',
    title: 'Stories from the lodges',
    description:
      'Forty stories from the lodges: bread at four in the morning, a fence made of bees, the levy line by line, and how to count an animal without saying how many.',
    keywords: 'safari stories, conservation, recipes, Cape Town',
    second: [
      'Find a story by who you are, or by what you like',
      'Choose as many as you wish. Every story shown fits all that you chose.',
    ],
  },
  {
    key: 'careers',
    picture: 'careers-bus',
    heading: 'Careers at the lodges and in Cape Town',
    sub: 'At the lodges: six weeks at work, two weeks at home.',
    title: 'Careers and vacancies',
    description:
      'Open posts at the lodges and in Cape Town, what they offer and ask for, the working weeks, and how to apply. Every application is answered.',
    keywords: 'careers, vacancies, jobs, safari guide, lodge work',
    longer: [
      `Apply for a post below, or write to us if none suits. We answer each application ${answered.application}.`,
    ],
  },
  {
    key: 'image-gallery',
    picture: 'gallery-wall',
    heading: 'Picture galleries',
    sub: 'Six galleries. The press and travel partners may use any of them with its title beneath.',
    title: 'Picture galleries',
    description:
      'Six galleries: Lion Sands, Monwana, Marataba, Cape Town, the residences, and days and nights. How they may be used is said beside them.',
    keywords: 'pictures, gallery, press pictures',
    second: [
      'Terms of the large files',
      'Free beside words about us: articles, and offers of travel partners. Print the title beneath, crop nothing the title names, change no colours, and do not sell them or pass them on. For a cover, book or advertisement, write to us first.',
    ],
    downloads: [['How pictures may be used', 'pictures-licence.pdf']],
  },
  {
    key: 'video-gallery',
    picture: 'open-air-screen',
    heading: 'Films',
    sub: 'Each film shows one place. Some last three minutes, one lasts three hours.',
    title: 'Film galleries',
    description:
      'A waterhole from four until dark, a river in flood, a sheet folded as it should be: films from the lodges, with how long each takes before you press.',
    keywords: 'films, video, waterhole',
  },
  {
    key: `${slug}-tv`,
    picture: 'monwana',
    heading: 'Films on our own channel',
    sub: 'One camera, long films, and nobody talking.',
    title: 'Slow television from the bush',
    description:
      'Our own channel: the waterhole at Monwana from four until dark, the Sabie in flood, cloud on Table Mountain. One camera each.',
    keywords: 'slow television, live waterhole, films',
  },
  {
    key: `${slug}-360s`,
    picture: 'deck-panorama',
    heading: '360° tours and panoramas',
    sub: 'Four panoramas on this page, and fifteen tours of lodges, treehouses and houses.',
    title: '360 degree tours and panoramas',
    description:
      'Four panoramas to turn in the page, from the Sabie River to Table Bay, and fifteen 360 degree tours of lodges, treehouses, houses and the hotel.',
    keywords: '360 degree tours, panoramas, virtual tours',
    second: ['Panoramas', 'Turn them with a finger, a mouse or the arrow keys, or by turning your phone.'],
  },
  {
    key: 'impact',
    picture: 'planting',
    heading: 'Impact: what the lodges give back',
    sub: 'Every figure is here, the disappointing ones too.',
    title: 'Impact, with the figures',
    description:
      'Where R 680 per person, per night, goes: wildlife, schools, water, clinics and work, decided by nine people, six elected in the villages. Every figure is here.',
    keywords: 'conservation levy, community, impact, schools, water',
    second: ['Conservation, community and craft', 'Three things, done for a long time.'],
    downloads: [['The levy, year to February 2026', 'levy-report.pdf']],
  },
  {
    key: 'impact-project',
    picture: 'mountain-the-walk',
    heading: 'Impact projects you can visit',
    sub: 'Six things the levy pays for, each with what has not worked.',
    title: 'Impact projects and how to visit them',
    description:
      'A learning centre, a fence of bees, a rhino count, a tree nursery, a pump house and a sewing room: what each does, what it costs and when guests may come.',
    keywords: 'projects, community, conservation, visit, school, bees, nursery',
  },
  {
    key: 'information-downloads',
    picture: 'room-reading',
    heading: 'Fact sheets and downloads',
    sub: 'To read on the aeroplane: each is small, and a screen reader can read it aloud.',
    title: 'Fact sheets and downloads',
    description:
      'Fact sheets for every place, how to get there, what to pack, menus, the levy report and our terms, as small PDFs that screen readers can read.',
    keywords: 'downloads, fact sheets, PDF, terms',
    downloads: [
      ['Before you travel', 'travel-guide.pdf'],
      ['A packing list for small aircraft', 'packing-list.pdf'],
    ],
  },
  {
    key: 'media-contact-details',
    picture: 'room-bath',
    heading: 'Media contact details',
    sub: `Three people, three time zones, and an answer ${answered.press}.`,
    title: 'Media contact details',
    description: `Whom to ask in South Africa, Europe and the Americas, facts to quote, and pictures that may be printed. An answer comes ${answered.press}.`,
    keywords: 'press, media, contact, pictures',
  },
  {
    key: 'our-story',
    picture: 'stick-in-the-sand',
    heading: 'Our story since 1978',
    sub: 'How one family’s stretch of river became four places to stay.',
    title: 'Our story, since 1978',
    description:
      'How two sisters, a brother and a rain gauge on the Sabie became four places and six houses; what we got wrong, and what a lodge is for.',
    keywords: 'our story, family, history, Sabie River',
    beside: 'lodge-dusk',
    downloads: [['About the collection, on one page', 'about-the-collection.pdf']],
  },
  {
    key: 'our-story-our-teams',
    picture: 'choir',
    heading: 'Our teams, by name',
    sub: 'Eight in ten were born within twenty kilometres of where they work.',
    title: 'Our teams, by name',
    description:
      'Guides, trackers, bakers, engineers and planners by name: whom you will meet at the lodges, whom seldom, and who plans your journey.',
    keywords: 'team, guides, trackers, chefs, travel specialists',
  },
  {
    key: 'curated-journeys',
    picture: 'map-southern-africa',
    heading: 'Curated journeys',
    sub: 'Each has been travelled as it stands. Keep it so, or move any stop.',
    title: 'Curated journeys, day by day',
    description:
      'Nine journeys guests have asked for so often that we wrote them down: days, beds, flights and prices, for couples, families and friends.',
    keywords: 'curated journeys, itineraries, South Africa, honeymoon, family',
  },
  {
    key: 'travel-africa',
    picture: 'zambezi',
    heading: 'Journeys through southern Africa',
    sub: 'With people who have slept at every camp they recommend.',
    title: 'Travel Africa expertly',
    description:
      'Journeys through South Africa, Namibia, Zimbabwe, Botswana and Zambia, planned by four people who know them. Routes, prices, maps and months.',
    keywords: 'Travel Africa, Botswana, Namibia, Zambia, Zimbabwe, Victoria Falls, Okavango',
    second: ['Five countries on one map', 'Most journeys join two or three of them.'],
    longer: [
      'We have lodges in one country and friends in four more. A journey of ours is planned by one person, from the first call until you are home, and somebody in our office has slept at every camp.',
      'Begin from a country, from a route, or from who is coming.',
    ],
    beside: 'balloon',
    downloads: [
      ['Ten journeys, on ten pages', 'ten-journeys.pdf'],
      ['Before you travel', 'travel-guide.pdf'],
    ],
  },
  {
    key: 'travel-africa-travel-guide',
    picture: 'blyde-canyon',
    heading: 'Before you travel',
    sub: 'What we tell our own friends, in the order in which they ask.',
    title: 'Before you travel: the guide',
    description:
      'Seasons, passports, malaria, money, tipping, packing for small aircraft, children and manners in the bush: a guide in nine short sections.',
    keywords: 'travel guide, malaria, visas, packing, tipping',
    downloads: [['The travel guide, to print', 'travel-guide.pdf']],
  },
  {
    key: 'travel-partners',
    picture: 'map-table',
    heading: 'For travel partners',
    sub: 'Ten days’ hold, net rates, and nobody writes to your guests but you.',
    title: 'For travel partners',
    description:
      'For agents and operators: net rates, holds for ten days, fact sheets, pictures, training, an availability search, and three people who look after you.',
    keywords: 'travel partners, agents, trade, net rates',
  },
  {
    key: 'travel-partner-resources',
    picture: 'room-mountain',
    heading: 'Travel partner resources',
    sub: 'By subject, each with its date.',
    title: 'Travel partner resources',
    description:
      'Rates, terms, fact sheets, maps, pictures and films for travel partners, sorted by subject and dated, with whom to ask when one is missing.',
    keywords: 'trade resources, fact sheets, pictures, terms',
  },
  {
    key: 'privacy-policy-clean',
    picture: 'dhow-evening',
    heading: 'Privacy policy',
    sub: 'The words alone.',
    title: 'Privacy policy, the words alone',
    description:
      'The privacy policy without menus, pictures or measuring, for reading inside other programs and for printing.',
    keywords: 'privacy policy',
  },
];
