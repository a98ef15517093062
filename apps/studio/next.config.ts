import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const securityHeaders = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Of what is no page: answers of the API and files. Pages of the admin have the policy of src/proxy.ts. */
const closedPolicy = {
  key: 'Content-Security-Policy',
  value: "script-src 'none'; frame-ancestors 'none'; object-src 'none'; base-uri 'self'; form-action 'self'",
};

const config: NextConfig = {
  // A running studio breaks when its files change under it; a build for the next start goes beside them.
  distDir: process.env.STUDIO_BUILD_DIR ?? '.next',
  poweredByHeader: false,
  // `npm test` checks types once; checking them again on every first start would cost the visitor of the README 15 s.
  typescript: { ignoreBuildErrors: true },
  // One Payload in the process. Bundled, the studio's start (instrumentation) and its routes have a copy each, and errors
  // of one are no errors to the other: editors then read "unknown error" instead of which field is wrong.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    // Loaded where a bucket is set alone.
    '@aws-sdk/client-s3',
  ],
  transpilePackages: [
    '@sundowner/brand',
    '@sundowner/calendar',
    '@sundowner/desk-wire',
    '@sundowner/keyring',
    '@sundowner/media-store',
    '@sundowner/serving',
    '@sundowner/settings',
  ],
  images: { unoptimized: true },
  // Only browsers have to fetch what is built: making the server's part small is a seventh of a build's processor time, and hides its names.
  experimental: { serverMinification: false },
  turbopack: {
    root: join(import.meta.dirname, '../..'),
    rules: {
      // Moments by the clock of the house, not by that of each browser.
      '**/@payloadcms/ui/dist/{exports/client/index,exports/shared/index,utilities/formatDocTitle/formatDateTitle}.js':
        {
          loaders: [join(import.meta.dirname, 'src/runtime/house-clock-loader.ts')],
        },
    },
  },
  headers: async () => [
    { source: '/:path((?!first-administrator$).*)', headers: securityHeaders },
    { source: '/:path((?!first-administrator$|admin$|admin/).*)', headers: [closedPolicy] },
  ],
  redirects: async () => [
    { source: '/', destination: '/admin', permanent: false },
    // Payload's page would offer the first account to anybody who opens it; ours asks for the one-time link.
    { source: '/admin/create-first-user', destination: '/first-administrator', permanent: false },
  ],
};

export default withPayload(config);
