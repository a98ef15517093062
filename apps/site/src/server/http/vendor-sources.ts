import type { AnalyticsSettings } from '@sundowner/settings/product/analytics';

/** What each vendor needs of the content policy when it is served from its own host. Vendors' documentation, November 2026. */
const needs = {
  tagManager: {
    at: 'https://www.googletagmanager.com',
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  },
  pixel: {
    at: 'https://connect.facebook.net',
    connect: ['https://www.facebook.com'],
    img: ['https://www.facebook.com'],
  },
  heatMap: {
    at: 'https://www.clarity.ms',
    connect: ['https://*.clarity.ms'],
    img: ['https://*.clarity.ms', 'https://c.bing.com'],
  },
} as const;

/** The sources the configured vendors add to the content policy; empty lists when nothing measures. */
export function vendorSources(analytics: AnalyticsSettings) {
  const script = new Set<string>(analytics.hosts);
  const connect = new Set<string>(analytics.hosts);
  const img = new Set<string>(analytics.hosts);
  for (const name of ['tagManager', 'pixel', 'heatMap'] as const) {
    const vendor = analytics[name];
    if (!vendor) continue;
    for (const list of [script, connect, img]) list.add(vendor.origin);
    if (vendor.origin !== needs[name].at) continue;
    for (const source of needs[name].connect) connect.add(source);
    for (const source of needs[name].img) img.add(source);
    // Clarity's tag fetches the version of its script from another host of its own.
    if (name === 'heatMap') script.add('https://*.clarity.ms');
  }
  return { script: [...script], connect: [...connect], img: [...img] };
}
