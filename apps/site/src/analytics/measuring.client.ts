import type { AnalyticsConfig } from './analytics-config.ts';

/** Session key of what was recorded on a page without vendors. */
const waiting = 'data-layer';

let loaded = false;

/** A page, or an address in front of it, that shows a form: nothing of a vendor's comes here. */
export const onForm = () => /^\/enquire(\/|$)/.test(location.pathname);

/** Google's consent mode reads `arguments` objects, not lists. */
function consentMode(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager tells a command from data by its being an arguments object
  window.dataLayer?.push(arguments);
}

/**
 * Measures from here on: the data layer takes events, and vendors load as soon as no form is open. What was recorded on a page
 * without vendors is handed on to the next one that has them.
 */
export function startMeasuring(config: AnalyticsConfig): void {
  window.measurementConsent = true;
  window.dataLayer ??= [];
  if (config.consentMode) {
    const words = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    const all = (state: string) => Object.fromEntries(words.map((word) => [word, state]));
    consentMode('consent', 'default', all('denied'));
    consentMode('consent', 'update', all('granted'));
  }
  const begin = async () => {
    if (loaded || onForm() || !window.measurementConsent) return;
    const { loadVendors } = await import('./vendors.client.ts');
    // A form may have been opened while that came.
    if (loaded || onForm() || !window.measurementConsent) return;
    loaded = true;
    window.dataLayer?.push(...kept());
    loadVendors(config);
  };
  void begin();
  addEventListener('popstate', () => void begin());
  addEventListener('pagehide', () => {
    if (!loaded) keep();
  });
}

/** @returns whether vendors are on the page, and only a reload takes them off it */
export function stopMeasuring(): boolean {
  window.measurementConsent = false;
  window.dataLayer = undefined;
  inTab((storage) => storage.removeItem(waiting));
  for (const name of vendorCookies()) {
    for (const domain of ['', `;domain=${location.hostname}`, `;domain=.${parentDomain()}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
  return loaded;
}

const parentDomain = () => location.hostname.split('.').slice(-2).join('.');

/** What the vendors' scripts left behind: Analytics, Ads, the pixel, Clarity. */
const vendorCookies = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => /^(_ga|_gid|_gcl|_fb|_cl)/.test(name));

/** What the tab keeps; a browser that refuses storage keeps nothing, and says so by throwing. */
function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

function kept(): unknown[] {
  const events = inTab((storage) => JSON.parse(storage.getItem(waiting) ?? '[]') as unknown);
  inTab((storage) => storage.removeItem(waiting));
  return Array.isArray(events) ? events : [];
}

function keep(): void {
  const events = (window.dataLayer ?? []).filter(
    (entry) => typeof entry === 'object' && entry !== null && 'event' in entry,
  );
  if (events.length > 0) inTab((storage) => storage.setItem(waiting, JSON.stringify(events)));
}
