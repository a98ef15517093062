import { join } from 'node:path';
import { buildConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { absentPreference, refuseBody, refuseValue } from './access/addresses/refusals.ts';
import { limitLockAccess } from './access/lock-access.ts';
import { closedAccess } from './accounts/endpoints/account-endpoints.ts';
import { studioMail } from './accounts/mail.ts';
import { endSessionsInTime } from './accounts/sessions/session-end.ts';
import { listColumns } from './admin/list-columns.ts';
import { taskMenu } from './admin/menu/task-menu.ts';
import { studioWords } from './admin/studio-words.ts';
import { collections } from './collections/collections.ts';
import { health, ready } from './connections/health.ts';
import { contentReads } from './content-reads/endpoint.ts';
import { beginStep, sameConsent } from './dashboard/setup-endpoints.ts';
import { desk } from './desk/desk-plugin.ts';
import { logEdits } from './edit-log/edits.ts';
import { explainLockedEntry } from './editing/hold-lock.ts';
import { studioEditor } from './fields/rich-text.ts';
import { linkSuggestions } from './links/link-suggestions.ts';
import { boundedSharp } from './media/bounded-sharp.ts';
import { largestUpload } from './media/upload-bounds.ts';
import { collectionEndpoints } from './places/endpoints.ts';
import { logClientErrors } from './runtime/client-error-logging.ts';
import { houseOf, keepHouse } from './runtime/house.ts';
import { studioKeys } from './runtime/keys.ts';
import { logOutput } from './runtime/process-end.ts';
import { sourceDirectory } from './runtime/source-directory.ts';
import { findEndpoint } from './search/find-endpoint.ts';
import { isBuilding, studioSettings } from './settings.ts';
import { studioDatabase } from './transactions/database.ts';
import { explainNotSaved, wholeBulk } from './transactions/not-saved.ts';

const settings = studioSettings();
const { studioUrl, brand, logLevel } = settings;
const house = houseOf(settings.installation);
keepHouse(house);

/** Where guests and their agents sit. */
const furtherZones = [
  { label: 'London', value: 'Europe/London' },
  { label: 'New York', value: 'America/New_York' },
  { label: 'Los Angeles', value: 'America/Los_Angeles' },
  { label: 'Sydney', value: 'Australia/Sydney' },
];

const config = buildConfig({
  // A build has no keys and signs nothing.
  secret: isBuilding() ? 'used at build time only' : studioKeys().studioSecret,
  serverURL: studioUrl,
  csrf: [studioUrl],
  // The session's token comes in its cookie and in nothing else.
  auth: { jwtOrder: ['cookie'] },
  cors: [studioUrl],
  telemetry: false,
  graphQL: { disable: true },
  logger: { options: { level: logLevel, hooks: { logMethod: logClientErrors } }, destination: logOutput },
  hooks: { afterError: [explainLockedEntry, explainNotSaved, refuseValue, refuseBody, absentPreference] },
  onInit: endSessionsInTime,
  db: studioDatabase(),
  sharp: boundedSharp,
  editor: studioEditor(),
  email: studioMail(settings),
  upload: { limits: { fileSize: largestUpload }, abortOnLimit: true },
  defaultDepth: 1,
  maxDepth: 6,
  endpoints: [
    health,
    ready,
    closedAccess,
    contentReads,
    linkSuggestions,
    findEndpoint,
    beginStep,
    sameConsent,
    ...collectionEndpoints,
  ],
  plugins: [desk, logEdits, listColumns, taskMenu, wholeBulk],
  // What is scheduled runs in this process (schedule/worker.ts); nobody starts, adds or cancels jobs from outside.
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  collections: collections(),
  admin: {
    user: 'users',
    theme: 'light',
    // The default asks gravatar.com, which tells it who works here.
    avatar: 'default',
    // By the clock of the house (runtime/house-clock-loader.ts).
    dateFormat: 'd MMM yyyy, HH:mm',
    timezones: {
      defaultTimezone: house.zone,
      supportedTimezones: [
        { label: house.place, value: house.zone },
        ...furtherZones.filter(({ value }) => value !== house.zone),
      ],
    },
    components: {
      views: {
        login: { Component: '/accounts/parts/sign-in-view.tsx#SignInView', path: '/login' },
        safety: {
          Component: '/accounts/parts/safety-view.tsx#SafetyView',
          path: '/safety',
          exact: true,
          meta: { title: 'Second factor' },
        },
      },
      providers: [
        { path: '/runtime/house.island.tsx#KeepHouse', clientProps: { house } },
        '/schedule/clear-refusals.island.tsx#ClearRefusals',
        '/accounts/parts/proof-asking.island.tsx#ProofAsking',
      ],
      actions: ['/search/finder.tsx#FinderAction'],
      beforeDashboard: ['/dashboard/editor-home.tsx#EditorHome'],
      graphics: { Icon: '/admin/brand-mark.tsx#BrandIcon', Logo: '/admin/brand-mark.tsx#BrandLogo' },
    },
    importMap: {
      baseDir: sourceDirectory,
      importMapFile: join(sourceDirectory, 'app/(payload)/admin/importMap.js'),
    },
    meta: {
      titleSuffix: ` | ${brand.shortName} studio`,
      robots: 'noindex, nofollow',
      icons: [{ url: '/studio-mark.svg', type: 'image/svg+xml' }],
    },
  },
  i18n: {
    supportedLanguages: { en },
    fallbackLanguage: 'en',
    translations: { en: studioWords(house.place) },
  },
  typescript: { declare: false, outputFile: join(sourceDirectory, 'payload-types.ts') },
});

export default config.then(limitLockAccess);
