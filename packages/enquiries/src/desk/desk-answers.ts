import { maySeeKind } from '@sundowner/brand';
import type { AnswerAct, Draft, DraftAct } from '@sundowner/desk-wire/conversation';
import type { SentAnswer } from '@sundowner/desk-wire/enquiry-detail';
import type { AddressesKnown } from '@sundowner/desk-wire/mailboxes';
import { knownAddresses } from '../conversation/address-facts.ts';
import { callBack, settleStopped } from '../conversation/answer-ends.ts';
import type { AnswerContext } from '../conversation/answer-rows.ts';
import { dropDraft, saveDraft } from '../conversation/drafts.ts';
import type { OpenFile } from '../conversation/message-content.ts';
import { addNote } from '../conversation/notes.ts';
import { changePlanned } from '../conversation/planned-answers.ts';
import { chosenRecipients, plainRecipients, type Recipients } from '../conversation/recipients.ts';
import { sendAnswer } from '../conversation/send-answer.ts';
import { mailAddressOf } from '../delivery/mail/mail-address.ts';
import { plainAddress } from '../forms/addresses.ts';
import { type Asker, isRefused, notFound, type Refused, refuse } from '../work/access.ts';
import { filesOfAnswer } from './answer-files.ts';
import { afterActing, type DeskDeps, type EnquiryOrRefusal, plainReference } from './desk-deps.ts';
import { enquiryDetail } from './enquiry-detail.ts';
import { readPersonal, words } from './read-personal.ts';
import { enquiryByReference } from './rows.ts';
import { takeChange } from './take-change.ts';

/** What is written to the traveller, and to the lodge about them. */
export interface DeskAnswers {
  keepDraft(asker: Asker, reference: string, draft: DraftAct): Promise<Draft | Refused>;
  dropDraft(asker: Asker, reference: string): Promise<'done' | Refused>;
  send(asker: Asker, reference: string, answer: AnswerAct): Promise<SentAnswer | Refused>;
  callBack(asker: Asker, reference: string, id: string): Promise<EnquiryOrRefusal>;
  /** Another time for one that waits; `null` stops it. @param sendAt ISO 8601 */
  changePlanned(
    asker: Asker,
    reference: string,
    id: string,
    sendAt: string | null,
  ): Promise<EnquiryOrRefusal>;
  settle(
    asker: Asker,
    reference: string,
    id: string,
    as: 'second-mail' | 'note' | 'discarded',
  ): Promise<EnquiryOrRefusal>;
  /** Which of these addresses have failed or were erased. */
  knownOf(addresses: readonly string[]): Promise<AddressesKnown>;
  /** Takes another stay that was asked for on the traveller's own page. */
  takeChange(asker: Asker, reference: string, message: string): Promise<EnquiryOrRefusal>;
}

/** Whom an answer goes to, each address as it can be written to. */
function recipientsOf(answer: AnswerAct, own: string | null): Recipients | Refused {
  const recipients = plainRecipients(chosenRecipients(answer, own), (typed) =>
    mailAddressOf(plainAddress(typed)),
  );
  return 'invalid' in recipients
    ? refuse('no-address', `"${recipients.invalid.slice(0, 100)}" is no address a mail could go to.`)
    : recipients;
}

export function createDeskAnswers(deps: DeskDeps): DeskAnswers {
  const { store, vault, clock, log, changes, onWork } = deps;

  /** The traveller's address does not change: it is read before the transaction. */
  async function contextOf(asker: Asker, reference: string): Promise<AnswerContext> {
    const row = await enquiryByReference(store.read, reference);
    const personal = row && readPersonal(vault, row);
    const address = personal ? mailAddressOf(words(personal.values, 'email')) : null;
    return { vault, asker, now: clock.now(), address };
  }

  /** None for an answer that was made before: its draft is gone, and a request that comes twice is answered all the same. */
  async function filesFor(
    asker: Asker,
    reference: string,
    answer: AnswerAct,
  ): Promise<readonly OpenFile[] | Refused> {
    const row = answer.attachments.length === 0 ? null : await enquiryByReference(store.read, reference);
    if (!row || !maySeeKind(asker, row.kind)) return [];
    const made = await store.read.rows('SELECT 1 FROM messages WHERE id = ?', [answer.key]);
    if (made.length > 0) return [];
    const of = { enquiryId: row.id, person: asker.id };
    return filesOfAnswer(store.read, vault, deps.readPage ?? (async () => null), of, answer);
  }

  /** A draft is kept whatever the enquiry's state: only an erased one takes none. */
  async function forDraft(asker: Asker, typed: string): Promise<string | Refused> {
    const row = await enquiryByReference(store.read, plainReference(typed));
    return !row || row.state === 'erased' || !maySeeKind(asker, row.kind) ? notFound() : row.id;
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
      const files = await filesFor(asker, reference, answer);
      if (isRefused(files)) return files;
      const own = await contextOf(asker, reference);
      const recipients = recipientsOf(answer, own.address);
      if (isRefused(recipients)) return recipients;
      const context = { ...own, files, recipients };
      const result = await store.transaction((sql) => sendAnswer(sql, reference, answer, context));
      changes.announce();
      log.info({ reference, sent: !isRefused(result) }, 'a concierge answered an enquiry');
      if (isRefused(result)) return result;
      onWork();
      const enquiry = await enquiryDetail(deps, reference, asker);
      return enquiry ? { ...result, enquiry } : notFound();
    },

    async callBack(asker, typed, id) {
      const reference = plainReference(typed);
      const context = await contextOf(asker, reference);
      const result = await store.transaction((sql) => callBack(sql, reference, id, context));
      return afterActing(deps, asker, reference, 'call back', result);
    },

    async changePlanned(asker, typed, id, sendAt) {
      const reference = plainReference(typed);
      const context = await contextOf(asker, reference);
      const at = sendAt === null ? null : Date.parse(sendAt);
      const result = await store.transaction((sql) => changePlanned(sql, reference, id, at, context));
      return afterActing(deps, asker, reference, 'change planned', result);
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

    knownOf: (addresses) => knownAddresses(store.read, vault, addresses),

    async takeChange(asker, typed, message) {
      const reference = plainReference(typed);
      const at = { asker, now: clock.now() };
      const result = await store.transaction((sql) => takeChange(sql, vault, at, reference, message));
      return afterActing(deps, asker, reference, 'take a change', result);
    },
  };
}
