import { deskCalls } from '@sundowner/desk-wire/calls';
import type { AnswerAct, Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { useEnquiry } from '../state/enquiry-context.tsx';
import { enquiryKey, showEnquiry } from '../state/enquiry-query.ts';
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

export interface AnswerActions {
  /** What the composer begins with; `null` while nothing is written. */
  readonly begun: DeviceDraft | null;
  begin(): void;
  /** With the draft the desk keeps of it: a stopped answer that becomes a second mail. */
  goOn(one: EnquiryDetail): void;
  /** @returns whether the text is out of the composer's hands: sent, or kept as a stopped one */
  send(draft: DeviceDraft, close: boolean): Promise<boolean>;
  discard(draft: DeviceDraft): void;
  /** The same answer to another address. */
  sendAgain(refused: Message, to: string): Promise<boolean>;
}

const newKey = () => crypto.randomUUID();

/** Begins, sends, calls back and discards the answer to one enquiry. */
export function useAnswer(one: EnquiryDetail): AnswerActions {
  const { asker, writer, say } = useSession();
  const { write } = useEnquiry();
  const client = useQueryClient();
  const { reference } = one;
  const [begun, setBegun] = useState<DeviceDraft | null>(null);

  const openWith = useCallback(
    (draft: DeviceDraft) => {
      setBegun(draft);
      write(true);
    },
    [write],
  );

  const begin = useCallback(() => {
    if (one.address === null && !one.conversation.draft) {
      say({ problem: 'They left no address an answer could go to. Ring them, or write a note.' });
      return;
    }
    openWith(
      begunAnswer(readDeviceDraft(asker.id, reference), one.conversation.draft, newKey) ??
        freshAnswer(one, writer, newKey(), new Date()),
    );
  }, [one, asker.id, writer, reference, openWith, say]);

  const goOn = useCallback(
    ({ conversation }: EnquiryDetail) => {
      const draft = begunAnswer(null, conversation.draft, newKey);
      if (draft) openWith(draft);
    },
    [openWith],
  );

  const callBack = useCallback(
    async (answer: string) => {
      const reply = await callDesk(deskCalls.callAnswerBack, { params: { reference, answer } });
      if (!reply.ok) return say({ problem: reply.detail });
      showEnquiry(client, reply.value);
      say('Called back; nothing was sent. It is your draft again.');
      goOn(reply.value);
    },
    [client, reference, say, goOn],
  );

  const post = useCallback(
    async (body: AnswerAct): Promise<boolean> => {
      const reply = await callDesk(deskCalls.sendAnswer, { params: { reference }, body });
      if (reply.ok) {
        const { message, callBackUntil, enquiry } = reply.value;
        const until = Date.parse(callBackUntil);
        const gone = until <= Date.now();
        say({
          text: gone ? 'Your answer is on its way.' : 'Your answer goes out in',
          undo: gone ? null : { words: 'Call it back', until, run: () => void callBack(message) },
        });
        showEnquiry(client, enquiry);
        return true;
      }
      const stopped = reply.code === 'conversation-moved';
      // A stopped one stands on the page with both texts; that says it.
      say(stopped ? null : { problem: reply.detail });
      void readAgain(client, enquiryKey(reference));
      return stopped;
    },
    [client, reference, say, callBack],
  );

  const send = useCallback(
    async ({ subject, text, to, attachments, version, key }: DeviceDraft, close: boolean) => {
      const out = await post({ subject, text, to, attachments, version, key, close, instead: null });
      if (out) {
        setBegun(null);
        write(false);
      }
      return out;
    },
    [post, write],
  );

  const discard = useCallback(
    (draft: DeviceDraft) => {
      setBegun(null);
      write(false);
      dropDeviceDraft(asker.id, reference);
      void callDesk(deskCalls.discardDraft, { params: { reference } });
      say({
        text: 'Draft discarded.',
        undo: {
          run: () => {
            // Its files went with the store's copy.
            const again = { ...draft, attachments: [], savedAt: new Date().toISOString() };
            keepDeviceDraft(asker.id, reference, again);
            say(null);
            openWith(again);
          },
        },
      });
    },
    [asker.id, reference, say, write, openWith],
  );

  const sendAgain = useCallback(
    ({ id, subject, text, files }: Message, to: string) => {
      const { version } = one.conversation;
      return post({
        subject,
        text,
        to,
        version,
        key: newKey(),
        close: false,
        attachments: files.map(({ place, name }) => ({ from: 'message', message: id, place, name })),
        instead: null,
      });
    },
    [one.conversation, post],
  );

  // Leaving the enquiry closes the composer; the draft stays.
  useEffect(() => () => write(false), [write]);

  return { begun, begin, goOn, send, discard, sendAgain };
}
