'use client';

import type { AnswerAct, Answered, Message } from '@sundowner/desk-wire/conversation';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { useCallback, useEffect, useState } from 'react';
import { ask, onePath } from '../state/ask.ts';
import { useDesk } from '../state/desk-context.ts';
import { begunAnswer, freshAnswer } from './begun-answer.ts';
import { type DeviceDraft, dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from './device-draft.ts';

export interface AnswerHand {
  /** What the composer begins with; `null` while nothing is written. */
  readonly begun: DeviceDraft | null;
  begin(): void;
  /** With the draft the desk keeps of it: a stopped answer that becomes a second mail. */
  goOn(one: OneEnquiry): void;
  /** @returns whether the text is out of the composer's hands: sent, or kept as a stopped one */
  send(draft: DeviceDraft, close: boolean): Promise<boolean>;
  discard(draft: DeviceDraft): void;
  /** The same answer to another address. */
  sendAgain(refused: Message, to: string): Promise<boolean>;
}

const newKey = () => crypto.randomUUID();

/** Begins, sends, calls back and discards the answer to one enquiry. */
export function useAnswer(one: OneEnquiry): AnswerHand {
  const desk = useDesk();
  const { asker, writer, say, write } = desk;
  const { reload, setOne } = desk.one;
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
      say({
        text: 'They left no address an answer could go to. Ring them, or write a note.',
        tone: 'problem',
        undo: null,
      });
      return;
    }
    openWith(
      begunAnswer(readDeviceDraft(asker.id, reference), one.conversation.draft, newKey) ??
        freshAnswer(one, writer, newKey(), new Date()),
    );
  }, [one, asker.id, writer, reference, openWith, say]);

  const goOn = useCallback(
    ({ conversation }: OneEnquiry) => {
      const draft = begunAnswer(null, conversation.draft, newKey);
      if (draft) openWith(draft);
    },
    [openWith],
  );

  const callBack = useCallback(
    async (message: string) => {
      const reply = await ask<OneEnquiry>('POST', `${onePath(reference)}/answers/${message}/call-back`);
      if (!reply.ok) return say({ text: reply.detail, tone: 'problem', undo: null });
      setOne(reply.value);
      say({ text: 'Called back; nothing was sent. It is your draft again.', tone: 'done', undo: null });
      goOn(reply.value);
    },
    [reference, setOne, say, goOn],
  );

  const post = useCallback(
    async (answer: AnswerAct): Promise<boolean> => {
      const reply = await ask<Answered>('POST', `${onePath(reference)}/answers`, { body: answer });
      if (reply.ok) {
        const { message, callBackUntil } = reply.value;
        const until = Date.parse(callBackUntil);
        const gone = until <= Date.now();
        say({
          text: gone ? 'Your answer is on its way.' : 'Your answer goes out in',
          tone: 'done',
          undo: gone ? null : { words: 'Call it back', until, run: () => void callBack(message) },
        });
        void reload();
        return true;
      }
      const stopped = reply.code === 'conversation-moved';
      // A stopped one stands on the page with both texts; that says it.
      say(stopped ? null : { text: reply.detail, tone: 'problem', undo: null });
      void reload();
      return stopped;
    },
    [reference, say, callBack, reload],
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
      void ask('POST', `${onePath(reference)}/draft/discard`);
      say({
        text: 'Draft discarded.',
        tone: 'done',
        undo: {
          words: 'Undo',
          until: null,
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

  // Whoever leaves the enquiry leaves the composer; the draft stays.
  useEffect(() => () => write(false), [write]);

  return { begun, begin, goOn, send, discard, sendAgain };
}
