import { type CurrentDesk, type DeskContent, noDeskContent } from '@sundowner/enquiries/desk-content';
import type { Content } from '../../content/content.ts';
import { toHttpError } from '../../content/errors.ts';
import type { Log } from '../log.ts';
import { toDeskContent } from './desk-content.ts';

/** What editors set for the desk, held for every form, mail and route, and read again as soon as it changes. */
export interface SiteDesk {
  readonly current: CurrentDesk;
  /** Reads it for the first time, from the studio or the last good copy. Resolves when it is read, or cannot be. */
  follow(content: Content): Promise<void>;
  /** Content under these tags changed; `null` when what changed is not known. */
  changed(tags: readonly string[] | null): void;
}

const steering = ['enquiryForm', 'choiceList'];

export function createSiteDesk(log: Log): SiteDesk {
  let held: DeskContent = noDeskContent;
  let content: Content | null = null;
  let asked = 0;

  async function read(): Promise<void> {
    if (!content) return;
    asked += 1;
    const turn = asked;
    try {
      const words = await content.forPage().deskWords();
      // A later change was asked for meanwhile: its answer is the one that counts.
      if (turn === asked) held = toDeskContent(words, log);
    } catch (error) {
      // What was held stays: a form is never worse for an outage.
      log.warn({ reason: toHttpError(error).message }, 'what steers the enquiry desk cannot be read');
    }
  }

  return {
    current: () => held,
    async follow(of) {
      content = of;
      await read();
    },
    changed(tags) {
      const steers = (tag: string) => steering.some((slug) => tag === slug || tag.startsWith(`${slug}:`));
      if (!tags || tags.some(steers)) void read();
    },
  };
}
