/** Import boundaries of the house; ARCHITECTURE.md draws them. @type {import('dependency-cruiser').IConfiguration} */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(apps|packages|demo|tests|bench|bin)/',
    // Where the installation is at home, every room of the site may know.
    pathNot: [from, ...allowed, ...(from.includes('apps/site/src/') ? ['^apps/site/src/installation/'] : [])],
  },
});
/** What tests of a part below the applications are made with beside it. */
const collectionOfTests = '^tests/support/demonstration-collection\\.ts$';
const site = 'apps/site/src';
/** The server's half of a dialog, the door to all of them, and their tests. */
const reader = '-readers?(\\.test)?\\.ts$';
/** What gathers a page: the server's half of its folder. */
const pageReader = `^${site}/views/[^/]+/read-[^/]+\\.ts$`;
/** Files of content that read nothing: rules and names of filters, which what is drawn takes as values too. */
const contentRules = `^${site}/content/(${[
  'places/(collection-scope|published-places)',
  'page/answered-query',
  'experience/persona',
  'property/questions',
  'gallery/(gallery|document)-listing',
  'journey/journey-listing',
  'people/vacancy-listing',
  'rates/years-on-sale',
  'search/(findable|slips)',
].join('|')})\\.ts$`;
/** Rooms of content, lowest first: each takes from those before it. */
const contentRooms = [
  'reading',
  'places',
  'media',
  'fields',
  'page',
  'room',
  'treehouse',
  'lodge',
  'property',
  'experience',
  'journey',
  'story',
  'gallery',
  'people',
  'residence',
  'impact',
  'rates',
  'site',
  'forms',
  'search',
];
const enquiries = 'packages/enquiries/src';
/** What the traveller's own page is drawn from: shapes that read nothing. */
const ownPageShapes = `^${enquiries}/own-page/own-(letter|page-state)\\.ts$`;
const rooms = [
  'forms',
  'store',
  'alerts',
  'work',
  'conversation',
  'delivery',
  'erasure',
  'search',
  'intake',
  'desk',
  'privacy',
  'mailbox',
  'own-page',
  'calls',
  'pipeline',
];
const studio = 'apps/studio/src';
/** Rooms of the studio, lowest first. */
const studioRooms = [
  'runtime',
  'connections',
  'transactions',
  'schema',
  'migrations',
  'access',
  'content-changes',
  'places',
  'links',
  'media',
  'offers',
  'facts',
  'review',
  'completeness',
  'search',
  'admin',
  'meta',
  'fields',
  'desk',
  'accounts',
  'front',
  'preview',
  'schedule',
  'timed',
  'edit-log',
  'editing',
  'entry-status',
  'dashboard',
  'rates',
  'redirects',
  'forms',
  'collections',
  'content-reads',
  'start',
  'importing',
  'seeding',
  'commands',
  'app',
];

const desk = 'apps/studio/src/desk';
const deskFeatures = 'list|enquiry|answering|figures|privacy|mails|settings|begin|merging';
const deskFromEnquiry = `^${desk}/(answering|list|merging)/`;

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:|@payload-config)' },
    },
    {
      name: 'production-code-takes-no-development-package',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src', pathNot: '\\.(test|spec)\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-product-knows-no-tool',
      comment: 'what visitors and editors get runs without commands, demonstration, tests and benches',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(bin|demo|tests|bench)/' },
    },
    {
      name: 'the-site-reaches-the-studio-over-http',
      severity: 'error',
      from: { path: '^apps/site/' },
      to: { path: '^apps/studio/' },
    },
    only(
      'demonstration-knows-brand-and-seeding',
      '^demo/(?!enquiries/)',
      [
        '^packages/(brand|calendar|desk-wire|enquiries/src/forms)/',
        '^apps/studio/src/(seeding/|settings)',
        collectionOfTests,
      ],
      'the demonstration goes in through the door the studio made for it',
    ),
    only(
      'demonstration-enquiries-know-the-enquiries',
      '^demo/enquiries/',
      ['^packages/(brand|calendar|desk-wire|enquiries|keyring)/', '^apps/site/src/settings\\.ts$'],
      'the enquiries of the demonstration go in by the functions of the desk itself',
    ),
    {
      name: 'commands-know-settings-and-stores',
      comment: 'the launcher starts the applications as processes; of their code it reads the settings alone',
      severity: 'error',
      from: { path: '^bin/' },
      to: { path: '^(apps|demo|tests|bench)/', pathNot: '^apps/(site|studio)/src/settings\\.ts$' },
    },
    only('brand-stands-alone', '^packages/brand/', [collectionOfTests], 'brand knows nobody'),
    only('calendar-stands-alone', '^packages/calendar/', [], 'days know nobody'),
    only('keyring-stands-alone', '^packages/keyring/', [], 'keyring knows nobody'),
    only(
      'serving-stands-alone',
      '^packages/serving/',
      [],
      'how connections end and how fast bodies come knows no program',
    ),
    only(
      'media-store-stands-alone',
      '^packages/media-store/',
      ['^tests/'],
      'where files lie knows no program',
    ),
    only('settings-know-brand', '^packages/settings/', ['^packages/brand/'], 'settings know no program'),
    only(
      'desk-wire-stands-alone',
      '^packages/desk-wire/',
      [],
      'what site and studio say to each other knows neither',
    ),
    only(
      'enquiries-know-the-other-packages',
      '^packages/enquiries/',
      ['^packages/(brand|calendar|keyring|serving|settings|desk-wire)/', '^tests/fakes/', collectionOfTests],
      'no React, no Astro, no app',
    ),
    {
      name: 'what-lies-below-the-rooms-knows-none',
      comment: 'clock, limits, log and the like, which every room takes',
      severity: 'error',
      from: { path: `^${enquiries}/[^/]+\\.ts$` },
      to: { path: `^${enquiries}/[^/]+/` },
    },
    ...rooms.map((room, place) => ({
      name: `${room}-takes-what-lies-below`,
      comment: 'rooms of the enquiries, lowest first: each takes from those before it',
      severity: 'error',
      from: { path: `^${enquiries}/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${enquiries}/(${['none above', ...rooms.slice(place + 1)].join('|')})/` },
    })),
    only(
      'studio-knows-the-packages-but-enquiries',
      '^apps/studio/',
      ['^packages/(brand|calendar|keyring|media-store|serving|settings|desk-wire)/', '^tests/'],
      'enquiries reach the studio over HTTP only',
    ),
    ...studioRooms.map((room, place) => ({
      name: `studio-${room}-takes-what-lies-below`,
      comment: 'rooms of the studio, lowest first: each takes from those before it; no arrow goes up',
      severity: 'error',
      from: { path: `^${studio}/${room}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${studio}/(${['none above', ...studioRooms.slice(place + 1)].join('|')})/` },
    })),
    {
      name: 'a-room-of-the-studio-has-its-floor',
      comment: 'a new room is written into the list of rooms, in its place',
      severity: 'error',
      from: { path: `^${studio}/[^/]+/`, pathNot: `^${studio}/(${studioRooms.join('|')})/` },
      to: { path: '.' },
    },
    {
      name: 'the-desk-has-a-ground',
      comment: 'what several parts of the desk use knows none of them',
      severity: 'error',
      from: { path: `^${desk}/(parts|state|words)/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${desk}/(${deskFeatures}|frame)/` },
    },
    {
      name: 'parts-of-the-desk-stand-alone',
      comment:
        'an enquiry shows its answering, what was merged and the list it was opened from; the frame puts all together',
      severity: 'error',
      from: { path: `^${desk}/(${deskFeatures})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${desk}/(${deskFeatures}|frame)/`, pathNot: [`^${desk}/$1/`, deskFromEnquiry] },
    },
    {
      name: 'only-an-enquiry-takes-answering-and-list',
      comment:
        'an enquiry shows its answering, what was merged and the list it was opened from; no other part does',
      severity: 'error',
      from: { path: `^${desk}/(${deskFeatures})/`, pathNot: [`^${desk}/enquiry/`, '\\.test\\.tsx?$'] },
      to: { path: deskFromEnquiry, pathNot: `^${desk}/$1/` },
    },
    {
      name: 'nobody-takes-from-the-gallery',
      comment: 'the component gallery is a build of its own; what visitors get knows nothing of it',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^${site}/gallery/` },
      to: { path: `^${site}/gallery/` },
    },
    only(
      'installation-knows-no-room',
      `^${site}/installation/`,
      ['^packages/(brand|calendar)/'],
      'settings that pages and their scripts draw by',
    ),
    only(
      'ui-knows-no-domain',
      `^${site}/ui/`,
      // Of a party only how many it may be.
      ['^packages/calendar/', '^packages/brand/src/party\\.ts$'],
      'the design system knows no domain word',
    ),
    only(
      'links-know-addresses',
      `^${site}/links/`,
      [`^${site}/ui/`, `^${site}/content/places/collection-scope\\.ts$`, '^packages/brand/'],
      'where links lead is worked out from words and the collection a page is made in',
    ),
    {
      name: 'views-know-the-shape-of-a-page',
      comment: 'what gathers a page fetches; views take its type',
      severity: 'error',
      from: { path: `^${site}/views/`, pathNot: [pageReader, '\\.test\\.tsx?$'] },
      to: { path: pageReader, dependencyTypesNot: ['type-only'] },
    },
    only(
      'sections-take-ui-and-types',
      `^${site}/sections/`,
      [`^${site}/(ui|links|content)/`, '^packages/(brand|calendar)/'],
      'sections never fetch',
    ),
    only(
      'page-readers-take-content-and-rules',
      pageReader,
      // The search knows a reference when it reads one.
      [
        `^${site}/(content|links|seo)/`,
        `^${site}/(sections|views)/.+\\.ts$`,
        '^packages/(brand|calendar)/',
        '^packages/desk-wire/src/reference\\.ts$',
      ],
      'what gathers a page works out with rules of sections, links and seo what its view shows; it knows no component',
    ),
    only(
      'views-take-sections',
      `^${site}/views/(?![^/]+/read-)`,
      [
        pageReader,
        `^${site}/(sections|ui|links|dialogs|content)/`,
        // The traveller's own page has a head of its own, with the same mark.
        `^${site}/navigation/brand-mark/`,
        '^packages/(brand|calendar|enquiries/src/forms)/',
        ownPageShapes,
      ],
      'views never fetch; of what gathers a page they know the shape',
    ),
    only(
      'navigation-takes-ui',
      `^${site}/navigation/`,
      [`^${site}/(ui|links|content)/`, '^packages/(brand|calendar)/'],
      'navigation never fetches',
    ),
    only(
      'dialogs-take-forms-and-ui',
      `^${site}/dialogs/(?!.*${reader})`,
      [
        `^${site}/(ui|links|content|dialogs)/`,
        '^packages/(brand|calendar|enquiries/src/forms)/',
        collectionOfTests,
      ],
      'dialogs know forms, not the pipeline; of a reader they take the type of what it gives (readers-stay-on-the-server)',
    ),
    only(
      'dialog-readers-take-content',
      `^${site}/dialogs/.*${reader}`,
      [`^${site}/(content|dialogs)/`, '^packages/(brand|calendar|enquiries/src/forms)/', '^tests/fakes/'],
      "a dialog's reader is the server's half of its folder",
    ),
    {
      name: 'readers-stay-on-the-server',
      comment:
        'nothing that hydrates, and nothing it brings, may hold a reader; of what one gives, types are enough',
      severity: 'error',
      from: { path: `^${site}/(dialogs|views|layouts|navigation|sections|ui)/`, pathNot: reader },
      to: { path: `^${site}/dialogs/.*${reader}`, dependencyTypesNot: ['type-only'] },
    },
    only(
      'layouts-take-chrome',
      `^${site}/layouts/`,
      [
        `^${site}/(navigation|dialogs|ui|links|seo|styles|analytics|content)/`,
        `^${site}/sections/.+\\.client\\.ts$`,
        // What any page may have by its key, whichever view draws the page.
        `^${site}/sections/keyed-parts/`,
        `^${site}/server/page-context\\.ts$`,
        '^packages/brand/',
      ],
      'layouts hold the document shell; of the server they know its one door',
    ),
    only(
      'routes-hand-over',
      `^${site}/pages/.+\\.astro$`,
      [
        `^${site}/(layouts|views|seo|dialogs)/`,
        `^${site}/content/(fields/address|reading/errors)\\.ts$`,
        `^${site}/server/page-context\\.ts$`,
        '^packages/(brand|enquiries/src/forms)/',
      ],
      'a route guards, loads with the reader of a view and hands over to the view',
    ),
    only(
      'routes-of-files-hand-over',
      `^${site}/pages/.+\\.ts$`,
      [
        `^${site}/(content|seo)/`,
        `^${site}/sections/.+(?<!\\.client|\\.island)\\.ts$`,
        `^${site}/dialogs/dialog-readers\\.ts$`,
        `^${site}/server/(runtime|pages/pages)\\.ts$`,
        '^packages/(brand|calendar)/',
      ],
      'a route of a file or of data reads through the runtime and hands over to a rule of seo or sections',
    ),
    {
      name: 'what-is-drawn-takes-types-of-content',
      comment:
        'only readers of pages and dialogs fetch: all else takes types, and values of files that read nothing',
      severity: 'error',
      from: {
        path: `^${site}/(layouts|views|sections|navigation|dialogs|seo)/`,
        // What an Astro file imports as a type is not known as one here; the rules of its room hold all the same.
        pathNot: [pageReader, reader, '\\.test\\.tsx?$', '\\.astro$'],
      },
      to: { path: `^${site}/content/`, pathNot: contentRules, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-of-content-read-nothing',
      severity: 'error',
      from: { path: contentRules },
      to: {
        path: `^${site}/content/|^node_modules/`,
        pathNot: contentRules,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rooms-of-content-know-none-above',
      comment: 'content.ts and page-request.ts bring the rooms together',
      severity: 'error',
      from: { path: `^${site}/content/[^/]+/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${site}/content/[^/]+\\.ts$` },
    },
    ...contentRooms.map((room, place) => ({
      name: `content-${room}-takes-what-lies-below`,
      comment: 'rooms of content, lowest first: each takes from those before it',
      severity: 'error',
      from: { path: `^${site}/content/${room}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${site}/content/(${['none above', ...contentRooms.slice(place + 1)].join('|')})/` },
    })),
    only(
      'seo-takes-types',
      `^${site}/seo/`,
      // Numbers are read as the forms read them.
      [`^${site}/content/`, '^packages/(brand|enquiries/src/forms)/', '^tests/fakes/'],
      'structured data, sitemap and feeds are pure functions of types',
    ),
    only(
      'content-reads-alone',
      `^${site}/content/`,
      ['^packages/(brand|calendar)/', '^tests/fakes/', collectionOfTests],
      'content is the only reader of the studio; its readers know no page',
    ),
    only(
      'server-takes-content-and-enquiries',
      `^${site}/server/`,
      [
        `^${site}/(content/|settings|seo/social-card)`,
        `^${site}/views/[^/]+/answers\\.ts$`,
        '^packages/',
        '^tests/fakes/',
        '^tests/support/s3-server\\.ts$',
        collectionOfTests,
      ],
      'the server wires; it draws nothing; of a view it knows which parts of a query it answers',
    ),
    {
      name: 'pages-are-kept-behind-one-door',
      comment: 'what keeps, names and warms pages is reached through server/pages/pages.ts alone',
      severity: 'error',
      from: { path: '^(apps|bin|bench|tests)/', pathNot: `^${site}/server/pages/` },
      to: { path: `^${site}/server/pages/`, pathNot: `^${site}/server/pages/pages\\.ts$` },
    },
    {
      name: 'http-knows-no-other-room',
      comment: 'listening, headers, limits and answers know nothing of what is asked for',
      severity: 'error',
      from: { path: `^${site}/server/http/` },
      to: { path: `^${site}/server/(pages|enquiry|currency|rate-sheet|media|internal)/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(\\.astro/|/dist/|/dist-gallery/|\\.next/|node_modules/|payload-types\\.ts$|importMap\\.js$)',
    },
    tsPreCompilationDeps: true,
    // Who depends on a module and who has nobody, which takes longest to work out, is in no rule here.
    skipAnalysisNotInRules: true,
    // No `tsConfig`: that of the root has no paths, and its plug-in would ask for some at each import.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      // In ms; nothing changes on the disk while this reads it.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
