import { configDefaults, defineConfig } from 'vitest/config';
import { unitPattern, unitsApart } from './bin/testing/selection.ts';

const exclude = [
  ...configDefaults.exclude,
  '**/dist/**',
  '**/dist-gallery/**',
  '**/.next/**',
  'bin/runtime/**',
  // `npm run test:full` alone runs these.
  ...(process.env.SUNDOWNER_TEST_FULL === '1' ? [] : ['**/*.full.test.ts']),
  // `npm run test:machines` alone runs these.
  ...(process.env.SUNDOWNER_TEST_MACHINES === '1' ? [] : ['**/*.long.test.ts']),
];
const siteFiles = 'tests/integration/site-*.test.ts';
/** The enquiries alone, with their stores, mail servers and mailboxes: they need neither application, and run while those are built. */
const enquiryFiles = 'tests/integration/enquiries-*.test.ts';
const setupFiles = ['./tests/support/quiet-console.ts', './tests/support/default-installation.ts'];
/** For what makes parts of pages in the test's own process. */
const withCollection = [...setupFiles, './tests/support/current-collection.ts'];
const apart = unitsApart(import.meta.dirname);
/** What drives processes and browsers is asked once more when it fails, and named (bin/testing/tally.ts); a rule is not. */
const retry = 1;
const ofUnits = {
  setupFiles: withCollection,
  css: { modules: { classNameStrategy: 'non-scoped' } },
  // Some build a mail, draw a page or ask twelve thousand addresses: half a minute's work that a busy machine takes many for.
  testTimeout: 240_000,
} as const;

export default defineConfig({
  test: {
    // Two test files that each start processes of their own are what two cores carry.
    maxWorkers: 2,
    // A focused test, committed by mistake, would hide all the others.
    allowOnly: false,
    // Only listens: the database server starts when a test asks for it.
    globalSetup: ['./tests/support/postgres-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...ofUnits,
          name: 'unit',
          include: [unitPattern],
          exclude: [...exclude, ...apart],
          // Loading modules anew for each of 300 files takes longer than their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...ofUnits, name: 'unit-apart', include: apart, exclude },
      },
      {
        extends: true,
        test: {
          name: 'unit-enquiries',
          retry,
          sequence: { groupOrder: 2 },
          include: [enquiryFiles],
          exclude,
          setupFiles,
          // No file changes the modules they share.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          retry,
          sequence: { groupOrder: 2 },
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...exclude, siteFiles, enquiryFiles],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // As patient as the browser tests: a second, as it is otherwise, a busy machine may take for one answer.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          retry,
          sequence: { groupOrder: 2 },
          include: ['tests/machines/**/*.test.ts'],
          exclude,
          setupFiles,
          // Machines are stopped and started in some of them.
          testTimeout: 900_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          retry,
          sequence: { groupOrder: 2 },
          include: [siteFiles],
          exclude,
          setupFiles,
          // A worker keeps its modules from file to file, and with them one running site (site-shared.ts).
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // Some minutes of a machine, by `npm run test:container` alone: any other run finds none of its files.
      {
        extends: true,
        test: {
          name: 'container',
          include: process.env.SUNDOWNER_TEST_CONTAINER === '1' ? ['tests/container/**/*.test.ts'] : [],
          exclude,
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          expect: { poll: { timeout: 300_000, interval: 1000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          retry,
          sequence: { groupOrder: 2 },
          include: ['tests/http/**/*.test.ts'],
          exclude,
          setupFiles,
          globalSetup: ['./tests/support/shared-product-setup.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'studio',
          retry,
          include: ['tests/studio/**/*.test.ts'],
          exclude,
          setupFiles: withCollection,
          // One worker for all files, so that they share one running studio (tests/studio/shared-studio.ts). They come first, while the
          // browser tests keep the other core: at the end one worker would have both.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
