import type { Brand } from '@sundowner/brand';
import { readDeskWords } from './forms/form-content.ts';
import { readThankYou } from './forms/thank-you.ts';
import { readLodges } from './lodge/lodge-names.ts';
import type { DeskWords } from './model/desk.ts';
import type { FeedStory } from './model/feed.ts';
import type { HomePage } from './model/home.ts';
import type { NamedPage } from './model/named-page.ts';
import type { PageIntro } from './model/page-intro.ts';
import type { Policy } from './model/policy.ts';
import type { ThankYou } from './model/thanks.ts';
import { type OwnSite, readPageIntro } from './page/page-intro.ts';
import { readPrivacyPolicy } from './page/privacy-policy.ts';
import { bindReaders, type Readers } from './readers.ts';
import { previewProof } from './reading/preview-scope.ts';
import { type Freshness, Reading, type ReadingParts } from './reading/reading.ts';
import type { ContentSource } from './reading/source.ts';
import type { SearchAnswer } from './search/findable.ts';
import { createFindableStore, type Found } from './search/findable-store.ts';
import { createSearch } from './search/search.ts';
import type { Question } from './search/search-index.ts';
import { readSearchWords } from './search/search-words.ts';
import type { Chrome } from './site/chrome.ts';
import { readRawContact, toContactDetails } from './site/contact-details.ts';
import { readFooter } from './site/footer.ts';
import { readHomeContent } from './site/home-page.ts';
import { readMenus } from './site/menus.ts';
import { readSiteNotice } from './site/site-notice.ts';
import { readStoryFeed } from './story/story-feed.ts';

export interface ContentSettings {
  readonly brand: Brand;
  /** Our own origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly demonstration: boolean;
}

/** All reads of one page. Each method gives a page model type and follows CNT-05 for failures; `bindReaders` lists most of them. */
export interface PageContent extends Readers {
  chrome(): Promise<Chrome>;
  /** @throws OutageError without a last good copy */
  homePage(): Promise<HomePage | null>;
  /** @throws OutageError without a last good copy */
  privacyPolicy(): Promise<Policy | null>;
  pageIntro(pageKey: string): Promise<PageIntro>;
  /** Hands this page's reading to a reader that stands with what it reads for: a dialog's. */
  readWith<Answer>(reader: (reading: Reading, own: OwnSite) => Answer): Answer;
  /** Every lodge and hotel, for whoever has lost her way. */
  lodges(): Promise<readonly NamedPage[]>;
  /** The newest stories for feed readers; none when they cannot be read. */
  storyFeed(): Promise<readonly FeedStory[]>;
  /** @param kind of the enquiry that was sent, `null` when that is not known */
  thankYou(kind?: string | null): Promise<ThankYou>;
  /** Content that steers the enquiry desk. @throws OutageError without a last good copy */
  deskWords(): Promise<DeskWords>;
  /** Called before a page is said not to exist. @throws OutageError when something it was gathered from could not be read and was not kept */
  ensureRead(): void;
  /** For `Astro.cache.set`, after the reads: how long the page may be kept; `false` when it may not. */
  freshness(): Freshness | false;
}

export interface Content {
  /** @param signal cancels the reads; only for pages made for one visitor alone */
  forPage(signal?: AbortSignal): PageContent;
  /** The site search over everything published; from the last good copy while the content service is away. */
  search(question: Question): Promise<SearchAnswer>;
  /** Every published entry whose page is built. @throws OutageError without a last good copy */
  findables(): Promise<Found>;
  /** Content under these tags changed, or anything: what is kept here of it is read anew. */
  changed(tags: readonly string[] | null): void;
}

export interface ContentParts extends Pick<ReadingParts, 'source' | 'snapshots' | 'log'> {
  /** Content with its drafts, for a preview that showed `proof`. */
  readonly drafts: (proof: string) => ContentSource;
}

export function createContent({ drafts, ...given }: ContentParts, settings: ContentSettings): Content {
  const parts: ReadingParts = { ...given, failing: new Set() };
  const partsNow = (): ReadingParts => {
    const proof = previewProof();
    return proof === null ? parts : { ...given, source: drafts(proof), drafts: true, failing: new Set() };
  };
  const { brand, siteUrl, demonstration } = settings;
  const findables = createFindableStore({
    brand,
    newReading: () => new Reading(parts),
    snapshots: given.snapshots,
  });
  const search = createSearch(async () => {
    const [found, { synonyms }] = await Promise.all([findables.all(), readSearchWords(new Reading(parts))]);
    return { ...found, synonyms };
  });
  return {
    search: (question) => search.ask(question),
    findables: () => findables.all(),
    changed(tags) {
      findables.forget(tags);
      search.forget();
    },
    forPage(signal) {
      const reading = new Reading(partsNow(), signal);
      return {
        ...bindReaders(reading, { brand, siteUrl }),
        async chrome() {
          const [footer, raw, notice, menus] = await Promise.all([
            readFooter(reading, siteUrl),
            readRawContact(reading),
            readSiteNotice(reading, siteUrl),
            readMenus(reading, siteUrl),
          ]);
          return { footer, contact: raw && toContactDetails(raw), notice, menus, demonstration };
        },
        homePage: () => readHomeContent(reading, { brand, siteUrl }),
        privacyPolicy: () => readPrivacyPolicy(reading, siteUrl),
        pageIntro: (pageKey) => readPageIntro(reading, pageKey, { brand, siteUrl }),
        readWith: (reader) => reader(reading, { brand, siteUrl }),
        lodges: () => readLodges(reading, siteUrl),
        storyFeed: () => readStoryFeed(reading),
        thankYou: (kind = null) => readThankYou(reading, kind),
        deskWords: () => readDeskWords(reading),
        ensureRead: () => reading.ensureRead(),
        freshness: () => reading.freshness() ?? false,
      };
    },
  };
}
