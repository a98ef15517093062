import { maySeeKind } from '@sundowner/brand';
import type { MessageFile } from '@sundowner/desk-wire/conversation';
import { largestDraftFile } from '@sundowner/desk-wire/conversation';
import {
  draftFileFacts,
  insertDraftFile,
  type NewFile,
  openDraftFile,
  removeDraftFile,
} from '../conversation/draft-files.ts';
import { draftsOf, emptyDraft, saveDraft } from '../conversation/drafts.ts';
import { openMessage, openMessageFile, originalPlace } from '../conversation/message-content.ts';
import type { StoredFile } from '../delivery/channels/channel.ts';
import { fileNameFor } from '../delivery/stored-enquiry.ts';
import { contentTypes, openAttachment } from '../store/attachment.ts';
import { type Asker, isRefused, notFound, type Refused, refuse } from '../work/access.ts';
import { lockForWork, recordAction } from '../work/change.ts';
import { type DeskDeps, plainReference } from './desk-deps.ts';
import { readPersonal, recordAccess } from './read-personal.ts';
import { enquiryByReference } from './rows.ts';

/** Files of drafts, of mails and of the form. */
export interface DeskFiles {
  /** Keeps a file with one's draft, which is begun where there is none. */
  upload(asker: Asker, reference: string, file: NewFile): Promise<MessageFile | Refused>;
  remove(asker: Asker, reference: string, place: number): Promise<'done' | Refused>;
  /** A picture of one's own draft, to be shown where it stands in the words. */
  ofDraft(asker: Asker, reference: string, place: number): Promise<StoredFile | Refused>;
  /** A file of a message; who took it is recorded. */
  ofMessage(asker: Asker, reference: string, message: string, place: number): Promise<StoredFile | Refused>;
  /** A picture to be shown beside the words of its mail: seen with them, and not recorded as opened. */
  pictureOf(asker: Asker, reference: string, message: string, place: number): Promise<StoredFile | Refused>;
  /** A file that came with the form; who took it is recorded. */
  ofForm(asker: Asker, reference: string, field: string): Promise<StoredFile | Refused>;
}

/** Kinds of which the studio makes a small copy for a page; anything else is a file to take away. */
const shownPictures = 'jpeg png webp gif avif heic heif tiff'.split(' ').map((kind) => `image/${kind}`);

const isShown = (kind: string): boolean => shownPictures.includes(kind.toLowerCase());

const noFile = () => refuse('not-found', 'There is no such file.');

export function createDeskFiles(deps: DeskDeps): DeskFiles {
  const { store, vault, clock } = deps;

  async function visible(asker: Asker, typed: string) {
    const row = await enquiryByReference(store.read, plainReference(typed));
    return row && row.state !== 'erased' && maySeeKind(asker, row.kind) ? row : null;
  }

  /** Records who opened a file, in the enquiry's history and for administrators. */
  async function recordOpened(enquiryId: string, asker: Asker, action: string, about: string): Promise<void> {
    const now = clock.now();
    await store.transaction(async (sql) => {
      await recordAction(sql, enquiryId, { by: asker, now, action });
      await recordAccess(sql, { asker, what: 'opened a file', enquiryId, about, now });
    });
  }

  async function fileOfMessage(asker: Asker, typed: string, id: string, place: number) {
    const row = place < originalPlace ? await visible(asker, typed) : null;
    const [message] = row
      ? await store.read.rows<{ sealed: Uint8Array | null }>(
          'SELECT sealed FROM messages WHERE id = ? AND enquiry_id = ?',
          [id, row.id],
        )
      : [];
    const words = message && openMessage(vault, id, message.sealed);
    const file = words && (await openMessageFile(store.read, vault, id, place, words.files));
    if (!row || !file) return null;
    return {
      enquiryId: row.id,
      file: { fileName: file.name, contentType: file.kind, content: file.content },
    };
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
        const { subject, text, to, recipients, html, version, forward } = own ?? emptyDraft(row.version);
        const draft = { subject, text, to, recipients, html, version, attachments, forward };
        await saveDraft(sql, vault, row.id, asker.id, draft, now);
        const facts = await draftFileFacts(sql, row.id, asker.id, attachments);
        return facts.find((each) => each.place === place) ?? noFile();
      });
    },

    async remove(asker, typed, place) {
      const row = await visible(asker, typed);
      if (!row) return notFound();
      const gone = await store.transaction((sql) => removeDraftFile(sql, row.id, asker.id, place));
      return gone ? 'done' : noFile();
    },

    async ofDraft(asker, typed, place) {
      const row = await visible(asker, typed);
      const file = row && (await openDraftFile(store.read, vault, row.id, asker.id, { place, name: '' }));
      return file && isShown(file.kind)
        ? { fileName: file.name, contentType: file.kind, content: file.content }
        : noFile();
    },

    async ofMessage(asker, typed, id, place) {
      const found = await fileOfMessage(asker, typed, id, place);
      if (!found) return noFile();
      await recordOpened(found.enquiryId, asker, 'opened a file of a mail', `message ${place + 1}`);
      return found.file;
    },

    async pictureOf(asker, typed, id, place) {
      const found = await fileOfMessage(asker, typed, id, place);
      return found && isShown(found.file.contentType) ? found.file : noFile();
    },

    async ofForm(asker, typed, field) {
      const row = await visible(asker, typed);
      if (!row) return notFound();
      const opened = await openAttachment(store.read, vault, row.id, field);
      if (!opened) return noFile();
      await recordOpened(row.id, asker, `opened the file of ${field}`, field);
      const fileName = fileNameFor(readPersonal(vault, row)?.values[field], opened.kind);
      return { fileName, contentType: contentTypes[opened.kind], content: opened.content };
    },
  };
}
