import { deskCalls } from '@sundowner/desk-wire/calls';
import { longestWords } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useRef, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession } from '../state/session-context.ts';
import type { DeviceDraft } from './begun-answer.ts';
import type { Sending, Sent } from './use-answer.ts';

/** Longest list of files one mail takes. */
const mostFiles = 20;

interface SendingDeps {
  readonly enquiry: EnquiryDetail;
  readonly recipients: DeviceDraft['recipients'];
  /** Addresses that failed or were erased, and people nobody has decided on. */
  readonly doubted: readonly unknown[];
  readonly undecided: readonly unknown[];
  /** What is personal of what is passed on. */
  readonly personal: readonly { readonly words: string }[];
  /** The draft with everything that goes with it. */
  readonly whole: () => DeviceDraft;
  /** Whether no field of a template is empty and every file has arrived. */
  readonly isReady: boolean;
  readonly openHead: () => void;
  readonly focusOn: (key: string) => void;
  readonly pause: () => Promise<unknown>;
  readonly resume: () => void;
  readonly finish: () => void;
  readonly onSend: (draft: DeviceDraft, how: Sending) => Promise<Sent>;
}

/** The sending of what is in the composer: when it goes, what is asked before, and that it goes once. */
export function useSending(deps: SendingDeps) {
  const { enquiry, recipients, doubted, undecided, personal, whole, isReady, openHead, focusOn } = deps;
  const { pause, resume, finish, onSend } = deps;
  const { say } = useSession();
  const showReply = useShowReply();
  const [busy, setBusy] = useState(false);
  /** What was asked before sending, and is not asked again: once it was, the next press sends. */
  const [asked, setAsked] = useState({ doubted: false, undecided: false });
  const [sendAt, setSendAt] = useState<string | null>(null);
  const [remindAt, setRemindAt] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  /** What was written down already, where the mail itself was refused after it. */
  const noted = useRef<string | null>(null);
  const waits = busy || !isReady;

  /** What is to be decided before it goes; each is asked once. @returns whether it may go */
  const isDecided = (): boolean => {
    if (recipients.to.length === 0) {
      openHead();
      say({ problem: 'Nobody is named it goes to.' });
      return false;
    }
    if (sendAt !== null && Date.parse(sendAt) <= Date.now()) {
      setSendAt(null);
      say({ problem: 'The time it was to go is past. Choose another, or send it now.' });
      return false;
    }
    if (doubted.length > 0 && !asked.doubted) {
      setAsked({ ...asked, doubted: true });
      openHead();
      focusOn('doubted-address');
      return false;
    }
    if (undecided.length > 0 && !asked.undecided) {
      setAsked({ ...asked, undecided: true });
      return false;
    }
    if (personal.length > 0 && why.trim() === '') {
      focusOn('forward-why');
      return false;
    }
    const { text, attachments } = whole();
    const tooMuch =
      attachments.length > mostFiles
        ? `${attachments.length} files are too many for one mail: ${mostFiles} at most.`
        : text.length > longestWords
          ? 'This is too long for one mail.'
          : null;
    if (tooMuch) say({ problem: `${tooMuch} Leave some of it out.` });
    return tooMuch === null;
  };

  /** Why is written down first: what is personal does not go without it. @returns whether it stands there */
  const writeDownWhy = async (): Promise<boolean> => {
    if (personal.length === 0 || noted.current === why) return true;
    const what = personal.map((each) => each.words).join(' and ');
    const text = `Passed on to ${recipients.to.map(({ address }) => address).join(', ')}: ${what}. Why: ${why.trim()}`;
    const { reference } = enquiry;
    const reply = await callDesk(deskCalls.addNote, { params: { reference }, body: { text } });
    if (!showReply(reference, reply)) return false;
    noted.current = why;
    return true;
  };

  const send = async (close: boolean) => {
    if (waits || !isDecided()) return;
    setBusy(true);
    const allTheSame = asked.doubted || asked.undecided;
    if (!(await writeDownWhy())) return setBusy(false);
    await pause();
    const sent = await onSend(whole(), { close: close && !whole().forward, sendAt, remindAt, allTheSame });
    if (sent === 'done') return finish();
    resume();
    setBusy(false);
    if (sent === 'again') setAsked({ doubted: true, undecided: true });
  };

  return { busy, waits, asked, send, sendAt, setSendAt, remindAt, setRemindAt, why, setWhy };
}
