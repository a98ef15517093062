import type { AnswerContext } from '../conversation/answer-rows.ts';
import { sendAnswer } from '../conversation/answers.ts';
import { callBack } from '../conversation/call-back.ts';
import { dropDraft, saveDraft } from '../conversation/drafts.ts';
import { addNote } from '../conversation/notes.ts';
import { settleStopped } from '../conversation/stopped-answers.ts';
import { mailAddressOf } from '../sending/mail/mail-address.ts';
import { type Asker, maySee } from '../work/asker.ts';
import { isRefused, notFound, type Refused } from '../work/refused.ts';
import { readPersonal } from './read-personal.ts';
import { afterActing, plainReference, type RoomDeps } from './room-deps.ts';
import type { AnswerRoom } from './rooms.ts';
import { enquiryByReference } from './rows.ts';
import { words } from './summary.ts';

export function createAnswerRoom(deps: RoomDeps): AnswerRoom {
  const { store, vault, clock, log, changes, onWork } = deps;

  /** The traveller's address does not change: it is read before the transaction. */
  async function contextOf(asker: Asker, reference: string): Promise<AnswerContext> {
    const row = await enquiryByReference(store.read, reference);
    const personal = row && readPersonal(vault, row);
    const address = personal ? mailAddressOf(words(personal.values, 'email')) : null;
    return { vault, asker, now: clock.now(), address };
  }

  /** A draft is kept whatever the enquiry's state: only an erased one takes none. */
  async function forDraft(asker: Asker, typed: string): Promise<string | Refused> {
    const row = await enquiryByReference(store.read, plainReference(typed));
    return !row || row.state === 'erased' || !maySee(asker, row.kind) ? notFound() : row.id;
  }

  return {
    async keepDraft(asker, typed, draft) {
      const id = await forDraft(asker, typed);
      if (isRefused(id)) return id;
      return store.transaction((sql) => saveDraft(sql, vault, id, asker.id, draft, clock.now()));
    },

    async dropDraft(asker, typed) {
      const id = await forDraft(asker, typed);
      if (isRefused(id)) return id;
      await store.transaction((sql) => dropDraft(sql, id, asker.id));
      return 'done';
    },

    async send(asker, typed, answer) {
      const reference = plainReference(typed);
      const context = await contextOf(asker, reference);
      const result = await store.transaction((sql) => sendAnswer(sql, reference, answer, context));
      changes.notify();
      log.info({ reference, sent: !isRefused(result) }, 'a concierge answered an enquiry');
      if (!isRefused(result)) onWork();
      return result;
    },

    async callBack(asker, typed, id) {
      const reference = plainReference(typed);
      const context = await contextOf(asker, reference);
      const result = await store.transaction((sql) => callBack(sql, reference, id, context));
      return afterActing(deps, asker, reference, 'call back', result);
    },

    async settle(asker, typed, id, as) {
      const reference = plainReference(typed);
      const context = await contextOf(asker, reference);
      const result = await store.transaction(async (sql) => {
        const settled = await settleStopped(sql, reference, id, as, context);
        if (!isRefused(settled) && settled.note !== null) {
          const note = { text: settled.note, mentions: settled.mention === null ? [] : [settled.mention] };
          await addNote(sql, vault, settled.enquiryId, asker.id, note, context.now);
        }
        return settled;
      });
      return afterActing(deps, asker, reference, 'settle', result);
    },
  };
}
