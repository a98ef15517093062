import { maySeeKind } from '@sundowner/brand';
import type { NoteAct } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { ParticipantAct } from '@sundowner/desk-wire/mailboxes';
import type { PresenceSign, WorkAct } from '@sundowner/desk-wire/work';
import { addNote, changeNote } from '../conversation/notes.ts';
import { plainTag, setTag } from '../conversation/tags.ts';
import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import { type Asker, isRefused, notFound, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, recordAction } from '../work/change.ts';
import { recordPresence } from '../work/presence.ts';
import type { WorkRow } from '../work/work-status.ts';
import { afterActing, type DeskDeps, type EnquiryOrRefusal, plainReference } from './desk-deps.ts';
import { enquiryDetail } from './enquiry-detail.ts';
import { setParticipant } from './participant-acts.ts';
import { actOnWork } from './work-acts.ts';

/** What is done to the work on one enquiry. */
export interface DeskWork {
  show(asker: Asker, reference: string): Promise<EnquiryDetail | null>;
  act(asker: Asker, reference: string, act: WorkAct): Promise<EnquiryOrRefusal>;
  tag(
    asker: Asker,
    reference: string,
    tag: { readonly tag: string; readonly set: boolean },
  ): Promise<EnquiryOrRefusal>;
  note(asker: Asker, reference: string, note: NoteAct): Promise<EnquiryOrRefusal>;
  /** One's own; without words it goes. */
  changeNote(asker: Asker, reference: string, id: string, note: NoteAct): Promise<EnquiryOrRefusal>;
  /** Says what an address is to the enquiry; nothing decided takes it back. */
  setParticipant(asker: Asker, reference: string, act: ParticipantAct): Promise<EnquiryOrRefusal>;
  present(asker: Asker, reference: string, doing: PresenceSign): Promise<'done' | Refused>;
}

export function createDeskWork(deps: DeskDeps): DeskWork {
  const { store, vault, clock, channels, changes, own = [] } = deps;
  const hash = createPersonHash(vault);

  /** One act on an enquiry that is held for it. */
  async function on(
    asker: Asker,
    typed: string,
    action: string,
    work: (sql: Sql, row: WorkRow, now: number) => Promise<'done' | Refused>,
  ) {
    const reference = plainReference(typed);
    const now = clock.now();
    const result = await store.transaction(async (sql) => {
      const row = await lockForWork(sql, reference, asker, now);
      return isRefused(row) ? row : work(sql, row, now);
    });
    return afterActing(deps, asker, reference, action, result);
  }

  return {
    show: (asker, typed) => enquiryDetail(deps, plainReference(typed), asker),

    async act(asker, typed, act) {
      const reference = plainReference(typed);
      const zone = deps.content().collection.installation.timeZone;
      const context = { vault, asker, now: clock.now(), zone, channels };
      const result = await store.transaction((sql) => actOnWork(sql, reference, act, context));
      return afterActing(deps, asker, reference, act.act, result);
    },

    tag: (asker, typed, { tag, set }) =>
      on(asker, typed, set ? 'tag' : 'untag', async (sql, row, now) => {
        if (await setTag(sql, row.id, { tag, set }, asker.id, now)) {
          await markChanged(sql, row.id, now);
          const action = set ? 'tagged it' : 'took a tag away';
          const about = { tag: plainTag(tag) };
          await recordAction(sql, row.id, { by: asker, now, action, about });
        }
        return 'done';
      }),

    note: (asker, typed, note) =>
      on(asker, typed, 'note', async (sql, row, now) => {
        if (note.text.trim() === '') return refuse('empty-field', 'There is nothing in the note.');
        await addNote(sql, vault, row.id, asker.id, note, now);
        await markChanged(sql, row.id, now);
        await recordAction(sql, row.id, { by: asker, now, action: 'wrote a note' });
        return 'done';
      }),

    changeNote: (asker, typed, id, note) =>
      on(asker, typed, 'note', async (sql, row, now) => {
        const own = { id, enquiryId: row.id, person: asker.id };
        if (!(await changeNote(sql, vault, own, note, now)))
          return refuse('not-found', 'There is no such note of yours.');
        await markChanged(sql, row.id, now);
        return 'done';
      }),

    setParticipant: (asker, typed, act) =>
      on(asker, typed, 'participant', (sql, row, now) =>
        setParticipant(sql, { vault, hash, asker, now, own }, row, act),
      ),

    async present(asker, typed, doing) {
      const now = clock.now();
      const [row] = await store.read.rows<{ id: string; kind: string; state: string }>(
        `SELECT e.id, e.kind, e.state FROM enquiries e WHERE ${ofReference('e')}`,
        [plainReference(typed)],
      );
      if (!row || row.state === 'erased' || !maySeeKind(asker, row.kind)) return notFound();
      if (await store.transaction((sql) => recordPresence(sql, row.id, asker.id, doing, now)))
        changes.announce();
      return 'done';
    },
  };
}
