import { deskCalls } from '@sundowner/desk-wire/calls';
import type { AnswerAct, Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { enquiryKey, showEnquiry, useEnquiry } from '../state/enquiry-context.tsx';
import { readAgain } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';
import { momentWords } from '../words/times.ts';
import {
  begunAnswer,
  type DeviceDraft,
  dropDeviceDraft,
  freshAnswer,
  isSentElsewhere,
  keepDeviceDraft,
  readDeviceDraft,
  withFirstRecipients,
} from './begun-answer.ts';
import type { AnswerMode } from './recipients.ts';

const newKey = () => crypto.randomUUID();

/** How an answer goes, beside what is in it. */
export interface Sending {
  readonly close: boolean;
  readonly sendAt: string | null;
  readonly remindAt: string | null;
  /** To an address that has failed, or to somebody undecided, on purpose. */
  readonly allTheSame: boolean;
}

/** What became of an answer: `again` where the desk asks before it goes. */
export type Sent = 'done' | 'refused' | 'again';

/** Refusals that another press of Send overrules. */
const asksAgain = ['address-failed', 'address-erased', 'undecided'];

/** Begins, sends, calls back and discards the answer to one enquiry. */
export function useAnswer(enquiry: EnquiryDetail) {
  const { asker, writer, say, values } = useSession();
  const { write } = useEnquiry();
  const client = useQueryClient();
  const { reference } = enquiry;
  /** What the composer begins with; `null` while nothing is written. */
  const [begun, setBegun] = useState<DeviceDraft | null>(null);

  const openWith = (draft: DeviceDraft) => {
    setBegun(draft);
    write(true);
  };

  /** The draft to go on with. One of this device that went from another is asked about first, and does not come back. */
  const begunBefore = async (): Promise<DeviceDraft | null> => {
    const device = readDeviceDraft(asker.id, reference);
    const isGone = ({ conversation }: EnquiryDetail) =>
      device !== null && isSentElsewhere(device, conversation.draft, conversation.messages, asker.id);
    let now = enquiry;
    if (isGone(now)) {
      const reply = await callDesk(deskCalls.readEnquiry, { params: { reference } });
      if (reply.ok) {
        showEnquiry(client, reply.value);
        now = reply.value;
      }
      // Without an answer the device's own words are what there is.
      if (!reply.ok || !isGone(now)) return begunAnswer(device, now.conversation.draft, newKey);
      dropDeviceDraft(asker.id, reference);
      return begunAnswer(null, now.conversation.draft, newKey);
    }
    return begunAnswer(device, now.conversation.draft, newKey);
  };

  /** @param mode of one nobody has begun; one that is begun goes on as it was, unless it is of the other kind */
  const begin = async (mode: AnswerMode = 'answer') => {
    const before = await begunBefore();
    if (before) {
      openWith(withFirstRecipients(before, enquiry));
      if (before.forward !== (mode === 'forward'))
        say(
          before.forward
            ? 'This is your mail to the lodge, not sent yet. Send or discard it before you answer.'
            : 'This is your answer, not sent yet. Send or discard it before you forward.',
        );
      return;
    }
    const fresh = freshAnswer(enquiry, writer, { key: newKey(), now: new Date(), mode });
    if (mode !== 'forward' && fresh.to === null)
      return say({ problem: 'They left no address an answer could go to. Ring them, or write a note.' });
    openWith(fresh);
  };

  /** With the draft the desk keeps of it: a stopped answer that becomes a second mail. */
  const goOn = (read: EnquiryDetail) => {
    const draft = begunAnswer(null, read.conversation.draft, newKey);
    if (draft) openWith(withFirstRecipients(draft, read));
  };

  const callBack = async (answer: string) => {
    const reply = await callDesk(deskCalls.callAnswerBack, { params: { reference, answer } });
    if (!reply.ok) return say({ problem: reply.detail });
    showEnquiry(client, reply.value);
    say('Called back; nothing was sent. It is your draft again.');
    goOn(reply.value);
  };

  const post = async (body: AnswerAct): Promise<Sent> => {
    const reply = await callDesk(deskCalls.sendAnswer, { params: { reference }, body });
    if (reply.ok) {
      const { message, callBackUntil } = reply.value;
      const what = body.forward ? 'It' : 'Your answer';
      const until = Date.parse(callBackUntil);
      const gone = until <= Date.now();
      if (body.sendAt !== null)
        say(`${what} waits here and goes out ${momentWords(body.sendAt, values.clock.read())}.`);
      else
        say({
          text: gone ? `${what} is on its way.` : `${what} goes out in`,
          undo: gone ? null : { words: 'Call it back', until, run: () => void callBack(message) },
        });
      showEnquiry(client, reply.value.enquiry);
      return 'done';
    }
    const stopped = reply.code === 'conversation-moved';
    // A stopped answer is shown on the page with both texts, which says enough.
    say(stopped ? null : { problem: reply.detail });
    void readAgain(client, enquiryKey(reference));
    if (stopped) return 'done';
    return asksAgain.includes(reply.code ?? '') ? 'again' : 'refused';
  };

  /** The composer is done with a text that was sent, or kept as a stopped answer. */
  const send = async (
    { savedAt: _savedAt, storedAt: _storedAt, ...draft }: DeviceDraft,
    how: Sending,
  ): Promise<Sent> => {
    const out = await post({ ...draft, ...how, instead: null });
    if (out === 'done') {
      setBegun(null);
      write(false);
    }
    return out;
  };

  const discard = (draft: DeviceDraft) => {
    setBegun(null);
    write(false);
    dropDeviceDraft(asker.id, reference);
    void callDesk(deskCalls.discardDraft, { params: { reference } });
    const run = () => {
      // Its files went with the store's copy.
      const again = { ...draft, attachments: [], storedAt: null, savedAt: new Date().toISOString() };
      keepDeviceDraft(asker.id, reference, again);
      say(null);
      openWith(again);
    };
    say({ text: 'Draft discarded.', undo: { run } });
  };

  /** The same answer to another address; who else got it has it. */
  const sendAgain = async (
    { id, subject, text, html, files }: Message,
    address: string,
  ): Promise<boolean> => {
    const sent = await post({
      ...{ subject, text, html, to: address, version: enquiry.conversation.version, key: newKey() },
      recipients: { to: [{ address, name: '' }], cc: [], bcc: [] },
      attachments: files.map(({ place, name }) => ({ from: 'message', message: id, place, name })),
      ...{ close: false, instead: null, sendAt: null, remindAt: null, forward: false, allTheSame: true },
    });
    return sent === 'done';
  };

  // Leaving the enquiry closes the composer; the draft stays.
  useEffect(() => () => write(false), [write]);

  return { begun, begin, goOn, send, discard, sendAgain };
}
