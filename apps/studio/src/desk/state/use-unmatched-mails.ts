import { deskCalls } from '@sundowner/desk-wire/calls';
import type { UnmatchedMailAct } from '@sundowner/desk-wire/mails';
import { useEffect, useRef } from 'react';
import { callDesk } from '../call-desk.ts';
import { useLive } from './live.ts';
import { useCall } from './queries.ts';
import { useSession } from './session-context.ts';

export interface MailActDone {
  /** The enquiry that was made of it; `null` for any other act. */
  readonly begun: string | null;
}

/**
 * Mails that belong to no enquiry: `null` until they have come. They are read again when the news count others.
 *
 * @param open one that is among them whatever its place is
 */
export function useUnmatchedMails(open: string | null) {
  const { say } = useSession();
  const { value, problem, reload, setValue } = useCall(
    deskCalls.readUnmatchedMails,
    { query: open === null ? {} : { open } },
    Number.POSITIVE_INFINITY,
  );
  const waiting = useLive().live?.mailbox.unmatched ?? null;
  const counted = useRef(waiting);
  useEffect(() => {
    if (waiting !== null && counted.current !== null && waiting !== counted.current) void reload();
    counted.current = waiting;
  }, [waiting, reload]);
  const post = async (id: string, body: UnmatchedMailAct) => {
    const reply = await callDesk(deskCalls.actOnUnmatchedMail, { params: { mail: id }, body });
    if (reply.ok) setValue(reply.value);
    else say({ problem: reply.detail });
    return reply;
  };
  return {
    mails: value,
    problem,
    reload,
    /** Does something to a mail, says what, and offers to take it back. @returns `null` where it was not done */
    async act(id: string, body: UnmatchedMailAct, done: string): Promise<MailActDone | null> {
      say(null);
      const reply = await post(id, body);
      if (!reply.ok) return null;
      const run = async () => {
        if ((await post(id, { act: 'take-back' })).ok) say('Taken back: it waits here again.');
      };
      const { begun } = reply.value;
      // An enquiry that was made of a mail stays: by then it may have been answered.
      const canUndo = body.act !== 'take-back' && body.act !== 'begin';
      say({
        text: begun === null ? done : `${done} It is ${begun}.`,
        undo: canUndo ? { run: () => void run() } : null,
      });
      return { begun };
    },
  };
}

/** Says that a person has a mail open before them, once it is drawn where they see it: what nobody opened is never forgotten. */
export function useMailLooked(id: string, isOpened: boolean) {
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the pane is drawn, and hidden, before it is opened
  useEffect(() => {
    const isShown = pane.current !== null && pane.current.offsetParent !== null;
    if (isShown) void callDesk(deskCalls.lookAtUnmatchedMail, { params: { mail: id } });
  }, [id, isOpened]);
  return pane;
}

/** How many mails wait for a person, how many of them too long, and whether any come in here at all. They come with the news. */
export function useMailsWaiting() {
  const mailbox = useLive().live?.mailbox;
  return { comesIn: mailbox?.comesIn ?? false, count: mailbox?.unmatched ?? 0, late: mailbox?.late ?? 0 };
}
