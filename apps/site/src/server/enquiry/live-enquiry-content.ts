import type { Collection } from '@sundowner/brand';
import {
  type CurrentContent,
  type EnquiryContent,
  noEnquiryContent,
} from '@sundowner/enquiries/delivery/enquiry-content';
import type { ConsentText } from '@sundowner/enquiries/forms/form';
import type { OfferedPlaces } from '@sundowner/enquiries/intake/offered-places';
import type { ShownConsents } from '@sundowner/enquiries/intake/shown-consents';
import type { Content } from '../../content/content.ts';
import { type FormSettings, readFormSettings } from '../../content/forms/form-content.ts';
import { toHttpError } from '../../content/reading/errors.ts';
import type { Log } from '../log.ts';
import { toEnquiryContent } from './enquiry-content.ts';
import { pageName } from './page-name.ts';
import { type KeepPlaces, placesKept, withGone, withPlacesGone } from './places-gone.ts';

/** What the enquiry store keeps of what forms have shown. */
interface FormsShown {
  readonly shownConsents: ShownConsents;
  readonly offeredPlaces: OfferedPlaces;
}

/** What editors set for forms and the desk, held for every form, mail and route, and read again as soon as it changes. */
export interface LiveEnquiryContent {
  readonly current: CurrentContent;
  /** What the page at a path is called; `null` where nobody knows, and while nothing can be read. */
  pageName(path: string): Promise<string | null>;
  /** Reads it for the first time, from the studio or the last good copy. Resolves when it is read, or cannot be. */
  follow(content: Content, shown: FormsShown): Promise<void>;
  /** Content under these tags changed; `null` when what changed is not known. */
  changed(tags: readonly string[] | null): void;
  /** Another state of the collection stands now: forms, mails and the desk go by it at once. */
  collectionChanged(): void;
}

const steering = ['enquiryForm', 'choiceList', 'vacancy', 'propertyUpdated'];

/** @param collection the collection as it stands now */
export function createLiveEnquiryContent(log: Log, collection: () => Collection): LiveEnquiryContent {
  let held: EnquiryContent = { ...noEnquiryContent, collection: collection() };
  let settings: FormSettings | null = null;
  let content: Content | null = null;
  let withShown: WithShown = async (words) => words;
  let places: KeepPlaces | null = null;
  let asked = 0;

  async function read(): Promise<void> {
    if (!content) return;
    asked += 1;
    const turn = asked;
    try {
      const words = await readFormSettings(content.forPage());
      const next = await withShown(toEnquiryContent(words, collection(), log));
      // A later change was asked for meanwhile: its answer is the one that counts.
      if (turn !== asked) return;
      settings = words;
      hold(next);
    } catch (error) {
      // What was held stays: a form is never worse for an outage.
      log.warn({ reason: toHttpError(error).message }, 'the desk settings in the studio cannot be read');
    }
  }

  function hold(next: EnquiryContent): void {
    held = withPlacesGone(held, next, Date.now());
    if (next.collection !== collection()) collectionChanged();
    else void keepPlaces();
  }

  /** Forms need not wait for it: what one form was offered is asked for when it comes back. */
  async function keepPlaces(): Promise<void> {
    const gone = await places?.keep(held);
    if (gone) held = withGone(held, gone);
  }

  function collectionChanged(): void {
    const now = collection();
    hold({
      ...(settings ? toEnquiryContent(settings, now, log) : { ...held, collection: now }),
      ...(held.shown ? { shown: held.shown } : {}),
    });
  }

  return {
    current: () => held,
    async pageName(path) {
      try {
        const found = await content?.findables();
        return pageName(path, found?.findables ?? []);
      } catch (error) {
        log.warn({ reason: toHttpError(error).message }, 'the name of the page of an enquiry cannot be read');
        return null;
      }
    },
    collectionChanged,
    async follow(of, shown) {
      content = of;
      withShown = consentsKept(shown.shownConsents, log);
      places = placesKept(shown.offeredPlaces, log);
      // Whatever the studio says, forms opened before the start are taken.
      const [known, gone] = await Promise.all([withShown(held), places.before()]);
      held = withGone({ ...held, ...(known.shown ? { shown: known.shown } : {}) }, gone);
      await read();
    },
    changed(tags) {
      const steers = (tag: string) => steering.some((slug) => tag === slug || tag.startsWith(`${slug}:`));
      if (!tags || tags.some(steers)) void read();
    },
  };
}

/** `content` with every consent text visitors were ever shown, its own kept for the time it is no longer published. */
export type WithShown = (content: EnquiryContent) => Promise<EnquiryContent>;

/**
 * Keeps the consent texts of published content in the enquiry store before any form shows them. While the store is away they
 * are held in memory, and kept with the next content that is read.
 */
export function consentsKept(store: ShownConsents, log: Pick<Log, 'warn'>): WithShown {
  const shown = new Map<string, ConsentText>();
  const kept = new Set<string>();
  let loaded = false;

  async function load(): Promise<void> {
    if (loaded) return;
    for (const text of await store.all()) {
      kept.add(text.version);
      if (!shown.has(text.version)) shown.set(text.version, text);
    }
    loaded = true;
  }

  return async (content) => {
    for (const { consents } of Object.values(content.kinds)) {
      for (const text of consents) if (!shown.has(text.version)) shown.set(text.version, text);
    }
    try {
      await load();
      const fresh = [...shown.values()].filter(({ version }) => !kept.has(version));
      if (fresh.length > 0) await store.keep(fresh);
      for (const { version } of fresh) kept.add(version);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'the consent texts forms show cannot be kept in the enquiry store now');
    }
    return { ...content, shown: [...shown.values()] };
  };
}
