import { join } from 'node:path';
import type { Keyring } from '@sundowner/keyring';
import { type Content, createContent } from '../content/content.ts';
import { readThankYou } from '../content/forms/thank-you.ts';
import { createMediaCopies, type MediaCopies } from '../content/media/media-copies.ts';
import { readPageIntro } from '../content/page/page-intro.ts';
import type { CollectionStore } from '../content/places/collection-store.ts';
import { OutageError } from '../content/reading/errors.ts';
import { outageTag } from '../content/reading/reading.ts';
import { createSnapshots } from '../content/reading/snapshots.ts';
import { type ContentSource, createDraftSource, createStudioSource } from '../content/reading/source.ts';
import { readChrome } from '../content/site/chrome.ts';
import { readRedirects } from '../content/site/redirects.ts';
import { readStoryFeed } from '../content/story/story-feed.ts';
import type { SiteSettings } from '../settings.ts';
import { ContentWatch, type ContentWatchOptions } from './content-watch.ts';
import type { LiveEnquiryContent } from './enquiry/live-enquiry-content.ts';
import type { Log } from './log.ts';
import type { Pages } from './pages/pages.ts';

export interface SiteContent {
  readonly content: Content;
  /** The last good copies alone: what is known of the content before the studio has been asked for it. */
  readonly kept: Content;
  readonly media: MediaCopies;
  readonly watch: ContentWatch;
}

export interface ContentParts
  extends Pick<ContentWatchOptions, 'onSequence' | 'onSilence' | 'silentAfterMs'> {
  readonly pages: Pages;
  readonly log: Log;
  readonly enquiryContent: LiveEnquiryContent;
  readonly collection: CollectionStore;
  /** Told of what is outdated of the pages. `null`: any of them. */
  readonly onOutdated: (tags: readonly string[] | null) => void;
}

/** How long one read of content may take, in milliseconds. */
export const readDeadline = ({ limits }: Pick<SiteSettings, 'limits'>): number =>
  3000 * limits.deadlineFactor;

/**
 * Content with everything that keeps it current: a change, however it is learnt of, outdates what was read and rendered before, and
 * the pages are made anew at once.
 */
export function openContent(
  settings: SiteSettings,
  { contentToken: token }: Keyring,
  { pages, log, enquiryContent, collection, onOutdated, ...watching }: ContentParts,
): SiteContent {
  const { studioUrl, siteUrl, brand, installation, dataDir, mode, limits } = settings;
  const source = createStudioSource({
    studioUrl,
    token,
    timeoutMs: () => (watch.away ? 300 * limits.deadlineFactor : readDeadline(settings)),
    onFailure: () => watch.doubt(),
    followedSince: () => watch.followedSince,
  });
  const media = createMediaCopies({
    directory: join(dataDir, 'site', 'media'),
    studioUrl,
    token,
    maxBytes: limits.mediaBytes,
    log,
    timeoutMs: 15_000 * limits.deadlineFactor,
    away: () => watch.away,
  });
  const watch = new ContentWatch({
    studioUrl,
    token,
    log,
    timeoutMs: readDeadline(settings),
    ...watching,
    onChange(tags) {
      // First what was read, then what was rendered from it: a render that begins now must read anew.
      source.forget(tags);
      content.changed(tags);
      collection.changed(tags);
      enquiryContent.changed(tags);
      if (tags) pages.invalidate({ tags });
      else pages.invalidateAll();
      onOutdated(tags);
      if (!tags || tags.some((tag) => tag === 'media' || tag.startsWith('media:'))) void media.prune();
      pages.warm();
    },
    onReturn() {
      source.forget(null);
      content.changed([]);
      collection.changed(null);
      enquiryContent.changed(null);
      pages.invalidate({ tags: [outageTag] });
      onOutdated([outageTag]);
      void media.prune();
      pages.warm();
    },
  });
  const parts = {
    drafts: (proof: string) =>
      createDraftSource({ studioUrl, token, timeoutMs: () => readDeadline(settings) }, proof),
    snapshots: createSnapshots(join(dataDir, 'site', 'snapshots'), log),
    collection: collection.current,
  };
  const about = { brand, installation, siteUrl, demonstration: mode === 'demo' };
  const content = createContent({ ...parts, source, log }, about);
  const kept = createContent({ ...parts, source: unasked, log: silent }, about);
  // Any page may show a link, a name or a colour of it. Those drawn now are made from what the source keeps, which knows nothing of it.
  collection.onSwap(() => {
    enquiryContent.collectionChanged();
    content.changed(null);
    pages.invalidateAll();
    onOutdated(null);
    pages.warm();
  });
  collection.follow(content);
  return { content, kept, media, watch };
}

/** Stands for a studio that nobody waits for. */
const unasked: ContentSource = {
  read: () => Promise.reject(new OutageError('the studio has not been asked', null)),
  forget: () => {},
};
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Reads what pages made for one visitor show, so that a last good copy of it is kept although those pages are not. It runs inside a
 * collection, as a page does.
 */
export async function keepVisitorPages(content: Content): Promise<void> {
  const reading = content.forPage();
  await Promise.all([
    // Ready for the first question, and kept for the time the studio is away.
    content.search({ query: '', within: null, page: 1 }),
    readChrome(reading),
    readThankYou(reading),
    readPageIntro(reading, 'thank-you'),
    readPageIntro(reading, 'enquire-telephone'),
    // Looked up for addresses without a page, of which none is kept.
    readRedirects(reading),
    // A feed without its stories would take them from its readers' lists.
    readStoryFeed(reading),
  ]);
}
