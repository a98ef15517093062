import type { AnalyticsConfig, Vendor } from './analytics-config.ts';

/** What a page calls until a vendor's script has come: it keeps the calls, and the script takes them over. */
type Stub = (...given: unknown[]) => void;

declare global {
  interface Window {
    fbq?: Stub;
    _fbq?: Stub;
    clarity?: Stub;
  }
}

/** A vendor's script, without cookies of ours and without the page's query in its referrer. */
function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'strict-origin-when-cross-origin';
  script.src = src;
  document.head.append(script);
}

/** Google Tag Manager: the data layer exists already, the container reads it. */
function tagManager({ id, origin }: Vendor): void {
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`${origin}/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Meta's pixel: one page view, and none of the clicks and form fields it would collect by itself. */
function pixel({ id, origin }: Vendor): void {
  const state: { queue: unknown[]; callMethod?: Stub; push?: Stub; loaded: boolean; version: string } = {
    queue: [],
    loaded: true,
    version: '2.0',
  };
  const fbq: Stub = Object.assign((...given: unknown[]) => {
    const { callMethod, queue } = fbq as typeof state & Stub;
    if (callMethod) callMethod(...given);
    else queue.push(given);
  }, state);
  Object.assign(fbq, { push: fbq });
  window.fbq = fbq;
  window._fbq = fbq;
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  fbq('track', 'PageView');
  load(`${origin}/en_US/fbevents.js`);
}

/** Microsoft Clarity; what visitors type is masked by `data-clarity-mask` on every form of ours. */
function heatMap({ id, origin }: Vendor): void {
  const queue: unknown[] = [];
  const clarity: Stub = Object.assign((...given: unknown[]) => void queue.push(given), { q: queue });
  window.clarity = clarity;
  clarity('consent');
  load(`${origin}/tag/${encodeURIComponent(id)}`);
}

/** Loads every vendor that is configured. Called once, after consent, on a page without a form. */
export function loadVendors(config: AnalyticsConfig): void {
  if (config.tagManager) tagManager(config.tagManager);
  if (config.pixel) pixel(config.pixel);
  if (config.heatMap) heatMap(config.heatMap);
}
