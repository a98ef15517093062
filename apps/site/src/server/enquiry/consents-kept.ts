import type { EnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { ConsentText } from '@sundowner/enquiries/forms/form';
import type { ShownConsents } from '@sundowner/enquiries/intake/shown-consents';
import type { Log } from '../log.ts';

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
