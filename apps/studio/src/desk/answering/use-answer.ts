import { deskCalls } from '@sundowner/desk-wire/calls';
import type { AnswerAct, Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { enquiryKey, showEnquiry, useEnquiry } from '../state/enquiry-context.tsx';
import { readAgain } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';
import {
  begunAnswer,
  type DeviceDraft,
  dropDeviceDraft,
  freshAnswer,
  keepDeviceDraft,
  readDeviceDraft,
} from './begun-answer.ts';

const newKey = () => crypto.randomUUID();

/** Begins, sends, calls back and discards the answer to one enquiry. */
export function useAnswer(enquiry: EnquiryDetail) {
  const { asker, writer, say } = useSession();
  const { write } = useEnquiry();
  const client = useQueryClient();
  const { reference } = enquiry;
  /** What the composer begins with; `null` while nothing is written. */
  const [begun, setBegun] = useState<DeviceDraft | null>(null);

  const openWith = (draft: DeviceDraft) => {
    setBegun(draft);
    write(true);
  };

  const begin = () => {
    if (enquiry.address === null && !enquiry.conversation.draft)
      return say({ problem: 'They left no address an answer could go to. Ring them, or write a note.' });
    openWith(
      begunAnswer(readDeviceDraft(asker.id, reference), enquiry.conversation.draft, newKey) ??
        freshAnswer(enquiry, writer, newKey(), new Date()),
    );
  };

  /** With the draft the desk keeps of it: a stopped answer that becomes a second mail. */
  const goOn = ({ conversation }: EnquiryDetail) => {
    const draft = begunAnswer(null, conversation.draft, newKey);
    if (draft) openWith(draft);
  };

  const callBack = async (answer: string) => {
    const reply = await callDesk(deskCalls.callAnswerBack, { params: { reference, answer } });
    if (!reply.ok) return say({ problem: reply.detail });
    showEnquiry(client, reply.value);
    say('Called back; nothing was sent. It is your draft again.');
    goOn(reply.value);
  };

  const post = async (body: AnswerAct): Promise<boolean> => {
    const reply = await callDesk(deskCalls.sendAnswer, { params: { reference }, body });
    if (reply.ok) {
      const { message, callBackUntil } = reply.value;
      const until = Date.parse(callBackUntil);
      const gone = until <= Date.now();
      say({
        text: gone ? 'Your answer is on its way.' : 'Your answer goes out in',
        undo: gone ? null : { words: 'Call it back', until, run: () => void callBack(message) },
      });
      showEnquiry(client, reply.value.enquiry);
      return true;
    }
    const stopped = reply.code === 'conversation-moved';
    // A stopped answer is shown on the page with both texts, which says enough.
    say(stopped ? null : { problem: reply.detail });
    void readAgain(client, enquiryKey(reference));
    return stopped;
  };

  /** @returns whether the composer is done with the text: it was sent, or kept as a stopped answer */
  const send = async ({ savedAt: _savedAt, ...draft }: DeviceDraft, close: boolean) => {
    const out = await post({ ...draft, close, instead: null });
    if (out) {
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
      const again = { ...draft, attachments: [], savedAt: new Date().toISOString() };
      keepDeviceDraft(asker.id, reference, again);
      say(null);
      openWith(again);
    };
    say({ text: 'Draft discarded.', undo: { run } });
  };

  /** The same answer to another address. */
  const sendAgain = ({ id, subject, text, files }: Message, to: string) =>
    post({
      ...{ subject, text, to, version: enquiry.conversation.version, key: newKey() },
      attachments: files.map(({ place, name }) => ({ from: 'message', message: id, place, name })),
      close: false,
      instead: null,
    });

  // Leaving the enquiry closes the composer; the draft stays.
  useEffect(() => () => write(false), [write]);

  return { begun, begin, goOn, send, discard, sendAgain };
}
