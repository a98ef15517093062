import type { Brand } from '@sundowner/brand';
import type { Head } from './head.ts';

/** Heads of the pages outside properties that are no list of entries of their own; `place-pages.ts` has those about places. */
export const pageHeads = ({ slug }: Brand): readonly Head[] => [
  {
    key: 'awards',
    picture: 'lantern-award',
    heading: 'Eight prizes, none of them real',
    sub: 'They are invented, juries and all, like everything else in this demonstration.',
    title: 'Awards, plainly invented',
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
      'Find one by who you are, or by what you like',
      'Choose as many as you wish. A story must fit each group you choose from.',
    ],
  },
  {
    key: 'careers',
    picture: 'careers-bus',
    heading: 'Six weeks of river, two weeks of home',
    sub: 'Most of us live where we work.',
    title: 'Work with us',
    description:
      'Open posts at the lodges and in Cape Town, what they pay for and ask for, how the weeks go, and how to apply. Every application is answered.',
    keywords: 'careers, vacancies, jobs, safari guide, lodge work',
    longer: [
      'Apply from any post below, or write without one. We answer each application within a week of the day a post closes.',
    ],
  },
  {
    key: 'image-gallery',
    picture: 'gallery-wall',
    heading: 'Pictures, to look at or to print',
    sub: 'Six galleries. The press and travel partners may use any of them with its title beneath.',
    title: 'Picture galleries',
    description:
      'Six galleries of plates: Lion Sands, Monwana, Marataba, Cape Town, the residences, and days and nights. How they may be used is said beside them.',
    keywords: 'pictures, gallery, press pictures',
    downloads: [['How pictures may be used', 'pictures-licence.pdf']],
  },
  {
    key: 'video-gallery',
    picture: 'open-air-screen',
    heading: 'Films without a voice over them',
    sub: 'One place, one camera. Some last three minutes, one lasts three hours.',
    title: 'Film galleries',
    description:
      'A waterhole from four until dark, a river in flood, a sheet folded as it should be: films from the lodges, with how long each takes before you press.',
    keywords: 'films, video, waterhole',
  },
  {
    key: `${slug}-tv`,
    picture: 'monwana',
    heading: 'Slow television',
    sub: 'Leave it on. Something will come.',
    title: 'Slow television from the bush',
    description:
      'Our own channel: the waterhole at Monwana from four until dark, the Sabie in flood, cloud on Table Mountain. One camera, and nobody talking.',
    keywords: 'slow television, live waterhole, films',
  },
  {
    key: 'impact',
    picture: 'planting',
    heading: 'What the place gets back',
    sub: 'With the numbers we are not proud of left in.',
    title: 'Impact, with the figures',
    description:
      'Where R 680 a night goes: wildlife, schools, water, clinics and work, decided by nine people, six of them elected in the villages. Every figure is here.',
    keywords: 'conservation levy, community, impact, schools, water',
    second: ['Three things, done for a long time', 'Conservation, community, craft.'],
    downloads: [['The levy, year to February 2026', 'levy-report.pdf']],
  },
  {
    key: 'information-downloads',
    picture: 'room-reading',
    heading: 'To read on the aeroplane',
    sub: 'Fact sheets, maps, menus and terms. Each is small, and each can be read aloud by a screen reader.',
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
    heading: 'For those who write about us',
    sub: 'Three people, three time zones, and an answer within two working days.',
    title: 'Media contact details',
    description:
      'Whom to ask in South Africa, Europe and the Americas, facts to quote, and pictures that may be printed. An answer comes within two working days.',
    keywords: 'press, media, contact, pictures',
  },
  {
    key: 'our-story',
    picture: 'stick-in-the-sand',
    heading: 'A stick in the sand',
    sub: 'Nothing was to be built between the line and the water. It is still there.',
    title: 'Our story, since 1978',
    description:
      'How two sisters, a brother and a rain gauge on the Sabie became four places and six houses; what we got wrong, and what a lodge is for.',
    keywords: 'our story, family, history, Sabie River',
    beside: 'lodge-dusk',
    downloads: [['About the collection, in two pages', 'about-the-collection.pdf']],
  },
  {
    key: 'our-story-our-teams',
    picture: 'choir',
    heading: 'Four hundred and twelve people, and a dog',
    sub: 'Eight in ten were born within twenty kilometres of where they work.',
    title: 'Our teams, by name',
    description:
      'Guides, trackers, bakers, engineers and planners by name: whom you will meet at the lodges, whom you may not, and who draws your journey.',
    keywords: 'team, guides, trackers, chefs, travel specialists',
  },
  {
    key: 'curated-journeys',
    picture: 'map-southern-africa',
    heading: 'Journeys, already drawn',
    sub: 'Take one as it is, or change any stop.',
    title: 'Curated journeys, day by day',
    description:
      'Nine journeys guests have asked for so often that we wrote them down: days, beds, flights and prices, for couples, families and friends.',
    keywords: 'curated journeys, itineraries, South Africa, honeymoon, family',
    second: [
      'None of these?',
      'Most journeys have no name. Tell us three things and one person will draw yours.',
    ],
  },
  {
    key: 'travel-africa',
    picture: 'zambezi',
    heading: 'Further, with people who have been',
    sub: 'Five countries, planned by people who have slept in every bed they recommend.',
    title: 'Travel Africa expertly',
    description:
      'Journeys through South Africa, Namibia, Zimbabwe, Botswana and Zambia, planned by four people who have been. Routes, prices, maps and months.',
    keywords: 'Travel Africa, Botswana, Namibia, Zambia, Zimbabwe, Victoria Falls, Okavango',
    second: [
      'Five countries, drawn together',
      'Distances are shorter than they look. Most journeys join two or three.',
    ],
    longer: [
      'We have lodges in one country and friends in four more. A journey of ours is planned by one person, from the first call until you are home, and every bed in it has been slept in by somebody in the room.',
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
    picture: 'luggage',
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
    heading: 'For those who send people to us',
    sub: 'Ten days’ hold, net rates, and nobody writes to your guests but you.',
    title: 'For travel partners',
    description:
      'For agents and operators: net rates, holds for ten days, fact sheets, pictures, training, an availability search, and three people who look after you.',
    keywords: 'travel partners, agents, trade, net rates',
  },
  {
    key: 'travel-partner-resources',
    picture: 'room-mountain',
    heading: 'Everything you may put your name on',
    sub: 'By subject, each with its date.',
    title: 'Travel partner resources',
    description:
      'Rates, terms, fact sheets, maps, pictures and films for travel partners, sorted by subject and dated, with whom to ask when one is missing.',
    keywords: 'trade resources, fact sheets, pictures, terms',
  },
];

/** Heads of the addresses dialogs have. */
export const enquiryHeads: readonly Head[] = [
  {
    key: 'enquire-instagram',
    picture: 'suite-view',
    heading: 'You are leaving for Instagram',
    sub: 'It has its own rules about what it remembers.',
    title: 'Leaving for Instagram',
    description:
      'Our pictures on Instagram are one press away. Instagram keeps its own record of visitors; stay here if you would rather not be in it.',
    keywords: 'instagram',
  },
  {
    key: 'unsubscribe',
    picture: 'room-narina-fig',
    heading: 'No more letters',
    sub: 'One press, no questions.',
    title: 'Leave the list of letters',
    description:
      'Take your address off the list of our letters, at once and without a question. Enquiries and bookings you have with us are not touched.',
    keywords: 'unsubscribe, newsletter',
  },
  {
    key: 'enquire-email',
    picture: 'room-tinga-jackalberry',
    heading: 'Write to us',
    sub: 'A person answers within one working day.',
    title: 'Enquire now by email',
    description:
      'Tell us where, when and who, and a concierge who has stayed there answers within one working day. Nothing is booked until you say so.',
    keywords: 'enquire, email, concierge',
  },
  {
    key: 'enquire-celebration',
    picture: 'room-ivory-two-bedroom',
    heading: 'What is the occasion?',
    sub: 'We keep secrets, from the others too.',
    title: 'Plan a celebration with us',
    description:
      'A proposal, a wedding, a birthday with a nought: tell us the occasion and who must not find out, and we plan the day, the table and the silence.',
    keywords: 'celebration, wedding, anniversary, proposal',
  },
  {
    key: 'enquire-destination',
    picture: 'room-cape',
    heading: 'Which place is it to be?',
    sub: 'Or two of them; they go well together.',
    title: 'Enquire about a destination',
    description:
      'Ask about Lion Sands, Marataba or Cape Town: seasons, rooms, roads and what suits the people you travel with. A concierge answers in person.',
    keywords: 'destination, Lion Sands, Marataba, Cape Town',
  },
  {
    key: 'enquire-experiences',
    picture: 'room-monwana-waterhole',
    heading: 'What would you like to do?',
    sub: 'Nothing is an answer too.',
    title: 'Enquire about an experience',
    description:
      'Walks, hides, kitchens, cellars, treehouses: say what you would like to do and when, and we find out whether the season agrees.',
    keywords: 'experiences, enquire',
  },
  {
    key: 'enquire-residences',
    picture: 'residence-monwana-porch',
    heading: 'A house to yourselves',
    sub: 'Elize will ask about bedtimes first.',
    title: 'Enquire about a residence',
    description:
      'Six houses taken whole. Tell us how many you are, how old the youngest and the oldest are, and leave the planning of the rest to us.',
    keywords: 'residences, villas, exclusive use',
  },
  {
    key: 'enquire-travel-africa',
    picture: 'botswana-pan',
    heading: 'Further, then',
    sub: 'One person draws it with you.',
    title: 'Plan a journey in Africa',
    description:
      'Choose countries, a route and a budget, or only a month, and one specialist plans your journey through southern Africa from start to finish.',
    keywords: 'Travel Africa, itinerary, specialist',
  },
  {
    key: 'enquire-newsletter',
    picture: 'residence-redcliffe-room',
    heading: 'Four letters a year',
    sub: 'One of them in January, and a little late.',
    title: 'Letters from the lodges',
    description:
      'Four letters a year from the lodges, without pictures and without offers you did not ask for. You confirm by mail, and one line takes you off again.',
    keywords: 'newsletter, letters',
  },
  {
    key: 'enquire-contact',
    picture: 'room-cape-family',
    heading: 'Anything else',
    sub: 'Say what it is about, and it reaches the right desk.',
    title: 'Send us a message',
    description:
      'A booking you have, a thing you left, a question we did not foresee: say what it is about and the right desk answers, with a name.',
    keywords: 'contact, message',
  },
  {
    key: 'enquire-careers',
    picture: 'room-river-luxury',
    heading: 'Tell us what you are good at',
    sub: 'Every application is answered.',
    title: 'Apply for a post',
    description:
      'Send an application with your CV to the lodge, kitchen or desk you would like to work at. Each is read by a person and answered within a week.',
    keywords: 'careers, apply',
  },
  {
    key: 'enquire-book',
    picture: 'room-tent',
    heading: 'Book and pay online',
    sub: 'Pick a place; the calendar opens at its booking host.',
    title: 'Bookings and availability',
    description:
      'See which rooms are free at each lodge, house and hotel, and book them online. If there is none on your dates, try a neighbour, or ask us.',
    keywords: 'book online, availability',
  },
  {
    key: 'enquire-360-tours',
    picture: 'room-glass',
    heading: 'Look round',
    sub: 'By region, room by room.',
    title: 'Choose a 360° tour',
    description:
      'Tours of the lodges, villas and the hotel, grouped by region: Lion Sands Game Reserve, Marataba and Cape Town. Each opens in a tab of its own.',
    keywords: '360 tours',
  },
];
