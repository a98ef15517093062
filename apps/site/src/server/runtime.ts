import type { Content } from '../content/content.ts';
import type { KnownCollection } from '../content/places/collection-scope.ts';
import type { Sheet } from '../content/rates/sheet.ts';
import type { SiteSettings } from '../settings.ts';
import type { ExchangeRates } from './currency/exchange-rates.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages/pages.ts';

/** What pages need of the process around them. */
export interface Runtime {
  readonly settings: SiteSettings;
  readonly content: Content;
  /** The published collection now; a page takes the one of its request (`currentCollection`). */
  readonly collection: () => KnownCollection;
  readonly pages: Pages;
  readonly exchange: ExchangeRates;
  readonly log: Log;
  /** A PDF; see rate-sheet/render-sheet.ts. It reads fonts beside its own source, which a bundle would not have. */
  renderSheet(sheet: Sheet, author: string): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Astro bundles pages, middleware, logger and cache provider into `dist/server`, apart from the modules of src/server that run
 * from source: module variables exist twice. What both see are registered symbols on `globalThis`: this one, and those of the
 * collection a page is made in and of the installation, which rooms below the server read.
 */
const key = Symbol.for('sundowner.site.runtime');

const holder = globalThis as { [key]?: Runtime };

/** Called once by the server before it answers. */
export function provideRuntime(runtime: Runtime): void {
  holder[key] = runtime;
}

/** @throws Error when a page is rendered outside our server */
export function runtime(): Runtime {
  const given = holder[key];
  if (!given) throw new Error('The site was not started by src/server/main.ts.');
  return given;
}

/** The logger, or `null` while Astro builds. */
export const runtimeLog = (): Log | null => holder[key]?.log ?? null;
