import type { KnipConfig } from 'knip';

/**
 * What `npm run check` asks of exports, files and packages: somebody uses each of them
 * ([121](docs/decisions/121-check-unused-code-and-retired-words.md)). The entries are what nothing imports: routes, files found
 * by their names (`import.meta.glob`), commands, what runs as a process of its own, and every kind of test.
 */
const config: KnipConfig = {
  // Commands of the system, such as nginx and mount.
  exclude: ['binaries'],
  // These read the configuration of the program they know, and Payload's wants the keys of an installation.
  payload: false,
  next: false,
  vitest: false,
  playwright: false,
  workspaces: {
    '.': {
      entry: [
        'bin/*.mjs',
        'bin/tasks/*.ts',
        'bin/product/orphan-watch.ts',
        'bench/*.ts',
        'bench/support/{bare-server,seed-*}.ts',
        'demo/count.ts',
        'demo/names/main.ts',
        'demo/pdf/make.ts',
        'demo/seed/{main,places,people,reset}.ts',
        'demo/enquiries/main.ts',
        '{bench,bin,demo,docs,tests}/**/*.test.{ts,tsx}',
        'tests/e2e/*.spec.ts',
        'tests/integration/*-process.ts',
        'tests/support/*.mjs',
        'tests/support/{current-collection,default-installation,make-collections-schema,make-old-demonstration,make-old-places,make-studio-people,pack-release}.ts',
        'tests/support/{quiet-console,postgres-setup,shared-product-setup}.ts',
        'tests/support/{seed-once,seed-second,small-seed,soon-silent-site,tests-demonstration,version-process,write-until-killed}.ts',
        '*.config.ts',
      ],
      project: ['{bin,bench,demo,docs,tests}/**/*.{ts,tsx,mjs}', '*.ts', '!bin/runtime/**'],
      ignoreDependencies: [
        // A test draws a part, or speaks to a store, a mailbox or a mail server, with the library the product does, in the product's version.
        /^@payloadcms\//,
        '@aws-sdk/client-s3',
        'imapflow',
        'nodemailer',
        'otpauth',
        'payload',
        'pg',
        'pino',
        'react-dom',
        'zod',
        // Run by its file (bin/testing/steps.ts).
        'typescript-native',
      ],
    },
    'apps/site': {
      astro: { config: [], entry: [] },
      entry: [
        'src/server/main.ts',
        'src/pages/**/*.{astro,ts}',
        'src/views/*/answers.ts',
        'src/gallery/*.{astro,ts}',
        'src/middleware.ts',
        'src/server/{astro-logger,pages/cache-provider}.ts',
        'src/**/*.test.{ts,tsx}',
        'src/ui/*/*.examples.tsx',
        'src/dialogs/**/*.examples.tsx',
        'src/dialogs/*/*-{dialog,reader,view}.{ts,tsx}',
        'src/dialogs/*/*-dialog.island.tsx',
        // `typeof import` says what it gives.
        'src/dialogs/enquiry-form/form-later.ts',
        'build/**/*.test.ts',
        // `npm run fonts` runs it.
        'build/make-fonts.ts',
        '*.config.ts',
      ],
      project: ['{src,build}/**/*.{ts,tsx,astro}', '*.ts'],
      // Their files are found by `import.meta.resolve` (server/rate-sheet/render-sheet.ts, build/fonts.ts) and by the style sheet of typefaces.
      ignoreDependencies: [
        '@fontsource-variable/hanken-grotesk',
        '@fontsource/bona-nova',
        '@fontsource/hanken-grotesk',
      ],
    },
    'apps/studio': {
      entry: [
        'src/commands/*.ts',
        'src/front/serve.ts',
        'src/media/decode-process.ts',
        'src/runtime/house-clock-loader.ts',
        'src/instrumentation.ts',
        'src/proxy.ts',
        'src/{payload.config,generated-types}.ts',
        'src/app/**/*.{ts,tsx,js}',
        'src/migrations/*/*.ts',
        'src/**/*.test.{ts,tsx}',
        '*.config.ts',
      ],
      project: ['src/**/*.{ts,tsx,js}', '*.ts'],
      // Written by Payload.
      ignore: ['src/payload-types.ts'],
    },
    'packages/*': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
  },
};

export default config;
