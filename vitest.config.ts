import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [
  ...configDefaults.exclude,
  '**/dist/**',
  '**/dist-gallery/**',
  '**/.next/**',
  'bin/runtime/**',
  // `npm run test:full` alone runs these.
  ...(process.env.SUNDOWNER_TEST_FULL === '1' ? [] : ['**/*.full.test.ts']),
];
const setupFiles = ['./tests/support/quiet-console.ts'];

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
          name: 'unit',
          include: ['{apps,packages,bin,demo,docs,bench,tests/fakes,tests/support}/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 10_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude,
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
          name: 'http',
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
    ],
  },
});
