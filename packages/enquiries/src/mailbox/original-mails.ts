import { maySeeKind } from '@sundowner/brand';
import type { OriginalMail } from '@sundowner/desk-wire/original-mail';
import type { Clock } from '../clock.ts';
import { openOriginal } from '../conversation/message-content.ts';
import type { StoredFile } from '../delivery/channels/channel.ts';
import { plainReference } from '../desk/desk-deps.ts';
import { recordAccess } from '../desk/read-personal.ts';
import { enquiryByReference } from '../desk/rows.ts';
import type { Store } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, isRefused, type Refused, refuse } from '../work/access.ts';
import { recordAction } from '../work/change.ts';
import type { MailParser } from './mail-parser.ts';

/** Mails as they came, of messages they are kept with. Each opening is recorded. */
export interface OriginalMails {
  /** As it can be shown. */
  read(asker: Asker, reference: string, message: string): Promise<OriginalMail | Refused>;
  /** As a file. */
  take(asker: Asker, reference: string, message: string): Promise<StoredFile | Refused>;
  stop(): Promise<void>;
}

export interface OriginalMailsDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  /** Takes a mail apart: what a stranger sent is read in no process that serves pages. */
  readonly parser: Pick<MailParser, 'original' | 'close'>;
}

const none = () => refuse('not-found', 'The mail was not kept as it came.');

export function createOriginalMails({ store, vault, clock, parser }: OriginalMailsDeps): OriginalMails {
  let before: Promise<unknown> = Promise.resolve();

  /** The parser takes one at a time. */
  function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    const mine = before.then(work, work);
    before = mine.catch(() => {});
    return mine;
  }

  async function opened(asker: Asker, typed: string, message: string): Promise<Uint8Array | Refused> {
    const row = await enquiryByReference(store.read, plainReference(typed));
    if (!row || row.state === 'erased' || !maySeeKind(asker, row.kind)) return none();
    const [there] = await store.read.rows(
      "SELECT 1 FROM messages WHERE id = ? AND enquiry_id = ? AND way = 'traveller' AND sealed IS NOT NULL",
      [message, row.id],
    );
    const source = there ? await openOriginal(store.read, vault, message) : null;
    if (!source) return none();
    const now = clock.now();
    await store.transaction(async (sql) => {
      await recordAction(sql, row.id, { by: asker, now, action: 'opened a mail as it came' });
      await recordAccess(sql, { asker, what: 'opened a mail as it came', enquiryId: row.id, now });
    });
    return source;
  }

  return {
    async read(asker, reference, message) {
      const source = await opened(asker, reference, message);
      if (isRefused(source)) return source;
      const original = await oneAtATime(() => parser.original(source));
      return original ?? refuse('wrong-state', 'This mail cannot be shown here; save it as a file.');
    },
    async take(asker, reference, message) {
      const source = await opened(asker, reference, message);
      if (isRefused(source)) return source;
      return { fileName: 'mail.eml', contentType: 'message/rfc822', content: source };
    },
    stop: () => parser.close(),
  };
}
