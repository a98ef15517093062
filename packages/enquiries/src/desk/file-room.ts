import { maySeeKind } from '@sundowner/brand';
import type { MessageFile } from '@sundowner/desk-wire/conversation';
import { largestDraftFile } from '@sundowner/desk-wire/files';
import {
  draftFileFacts,
  insertDraftFile,
  type NewFile,
  removeDraftFile,
} from '../conversation/draft-files.ts';
import { draftsOf, saveDraft } from '../conversation/drafts.ts';
import { openMessageFile } from '../conversation/message-files.ts';
import { openMessage } from '../conversation/message-words.ts';
import type { StoredFile } from '../delivery/channels/channel.ts';
import { type ChannelName, channelNames } from '../delivery/channels/channels.ts';
import { recordAction } from '../work/actions.ts';
import type { Asker } from '../work/asker.ts';
import { lockForWork } from '../work/lock-for-work.ts';
import { isRefused, notFound, type Refused, refuse } from '../work/refused.ts';
import { recordAccess } from './accesses.ts';
import type { Acted } from './acted.ts';
import { resend, sendAgain } from './actions.ts';
import { afterActing, plainReference, type RoomDeps } from './room-deps.ts';
import { enquiryByReference } from './rows.ts';
import { takeFile } from './take-file.ts';

/** Files at the desk, and deliveries that are made again. */
export interface FileRoom {
  /** Keeps a file with one's draft, which is begun where there is none. */
  upload(asker: Asker, reference: string, file: NewFile): Promise<MessageFile | Refused>;
  remove(asker: Asker, reference: string, place: number): Promise<'done' | Refused>;
  /** A file of a message; who took it is recorded. */
  ofMessage(asker: Asker, reference: string, message: string, place: number): Promise<StoredFile | Refused>;
  /** A file that came with the form; who took it is recorded. */
  ofForm(asker: Asker, reference: string, field: string): Promise<StoredFile | Refused>;
  /** Tries a failed delivery again, or sends a delivered mail once more. */
  deliver(asker: Asker, reference: string, channel: string, how: 'resend' | 'send-again'): Acted;
}

const noFile = () => refuse('not-found', 'There is no such file.');

export function createFileRoom(deps: RoomDeps): FileRoom {
  const { store, vault, clock, channels, changes } = deps;

  async function seen(asker: Asker, typed: string) {
    const row = await enquiryByReference(store.read, plainReference(typed));
    return row && row.state !== 'erased' && maySeeKind(asker, row.kind) ? row : null;
  }

  return {
    async upload(asker, typed, file) {
      if (file.content.byteLength > largestDraftFile)
        return refuse('wrong-state', 'A file may have 20 MB at most.');
      const now = clock.now();
      return store.transaction(async (sql) => {
        const row = await lockForWork(sql, plainReference(typed), asker, now);
        if (isRefused(row)) return row;
        const place = await insertDraftFile(sql, vault, row.id, asker.id, file);
        if (place === null)
          return refuse('wrong-state', 'The files of an answer may have 25 MB together, and be 20 at most.');
        const { own } = await draftsOf(sql, vault, row.id, asker.id);
        const attachments = [...(own?.attachments ?? []), { from: 'draft' as const, place, name: file.name }];
        const { subject, text, to, version } = own ?? {
          subject: '',
          text: '',
          to: null,
          version: row.version,
        };
        await saveDraft(sql, vault, row.id, asker.id, { subject, text, to, version, attachments }, now);
        const facts = await draftFileFacts(sql, row.id, asker.id, attachments);
        return facts.find((each) => each.place === place) ?? noFile();
      });
    },

    async remove(asker, typed, place) {
      const row = await seen(asker, typed);
      if (!row) return notFound();
      const gone = await store.transaction((sql) => removeDraftFile(sql, row.id, asker.id, place));
      return gone ? 'done' : noFile();
    },

    async ofMessage(asker, typed, id, place) {
      const row = await seen(asker, typed);
      const [message] = row
        ? await store.read.rows<{ sealed: Uint8Array | null }>(
            'SELECT sealed FROM messages WHERE id = ? AND enquiry_id = ?',
            [id, row.id],
          )
        : [];
      const words = message && openMessage(vault, id, message.sealed);
      const file = words && (await openMessageFile(store.read, vault, id, place, words.files));
      if (!row || !file) return noFile();
      const now = clock.now();
      await store.transaction(async (sql) => {
        const by = { enquiryId: row.id, now, by: asker.name, person: asker.id };
        await recordAction(sql, { ...by, action: 'opened a file of a mail' });
        await recordAccess(sql, {
          asker,
          what: 'opened a file',
          enquiryId: row.id,
          about: `message ${place + 1}`,
          now,
        });
      });
      return { fileName: file.name, contentType: file.kind, content: file.content };
    },

    async ofForm(asker, typed, field) {
      const row = await seen(asker, typed);
      if (!row) return notFound();
      const by = { now: clock.now(), by: asker.name, person: asker.id };
      return (await takeFile(store, vault, row.reference, field, by)) ?? noFile();
    },

    async deliver(asker, typed, name, how) {
      const row = await seen(asker, typed);
      const channel = channelNames.find((each): each is ChannelName => each === name);
      if (!row) return notFound();
      if (!channel) return refuse('not-found', 'There is no such way out.');
      const act = how === 'resend' ? resend : sendAgain;
      const context = { now: clock.now(), by: asker.name, person: asker.id, channels };
      const outcome = await store.transaction((sql) => act(sql, row.reference, channel, context));
      changes.announce();
      if (outcome.outcome === 'not-found') return notFound();
      if (outcome.outcome === 'conflict') return refuse('wrong-state', outcome.reason);
      return afterActing(deps, asker, row.reference, how, 'done');
    },
  };
}
