import { deskCalls } from '@sundowner/desk-wire/calls';
import { useRef, useState } from 'react';
import { houseZone } from '../../runtime/house.ts';
import { firstPlace } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import { useSession } from '../state/session-context.ts';
import { type BegunDraft, beginOf, type DraftField, fieldOfDesk } from './begun-draft.ts';

/** Why what was written is not saved: `away` is tried again by itself. */
interface NotSaved {
  readonly why: string;
  readonly away: boolean;
  /** What the desk finds wrong, by field. */
  readonly problems: Readonly<Partial<Record<DraftField, string>>>;
}

/** Sends the mail that begins an enquiry. What does not go stays as the draft of its answer. @returns why it did not go */
async function sendFirstMail(reference: string, draft: BegunDraft): Promise<string | null> {
  const read = await callDesk(deskCalls.readEnquiry, { params: { reference } });
  if (!read.ok) return read.detail;
  const mail = {
    subject: draft.subject.trim(),
    text: draft.text.trim(),
    to: draft.email.trim(),
    version: read.value.conversation.version,
  };
  const sent = await callDesk(deskCalls.sendAnswer, { params: { reference }, body: { ...mail, key: draft.mailKey } });
  if (sent.ok) return null;
  await callDesk(deskCalls.saveDraft, { params: { reference }, body: mail });
  return sent.detail;
}

/** Makes an enquiry of what was written down, and goes on with it. */
export function useBegin(draft: BegunDraft, onSaved: () => void) {
  const { asker, say, go, values } = useSession();
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const save = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const body = beginOf(draft, { zone: houseZone(), now: new Date(), me: asker.id });
    const reply = await callDesk(deskCalls.beginEnquiry, { body });
    if (!reply.ok) {
      running.current = false;
      setBusy(false);
      // The same key again is the same enquiry, so nothing is made twice by trying again.
      const away = reply.status === 0 || reply.status >= 502;
      const problems = Object.fromEntries(
        (reply.errors ?? []).map(({ field, message }) => [fieldOfDesk(field), message]),
      );
      return setNotSaved({ why: reply.detail, away, problems });
    }
    const { reference } = reply.value;
    const why = draft.way === 'mail' ? await sendFirstMail(reference, draft) : null;
    running.current = false;
    setBusy(false);
    setNotSaved(null);
    onSaved();
    const answers = draft.way !== 'mail' && draft.then === 'answer';
    if (answers || why !== null) values.answering.set(reference);
    if (why !== null) say({ problem: `Saved as ${reference}, but the mail was not sent: ${why}` });
    else if (draft.way === 'mail') say(`Saved as ${reference}; your mail is on its way.`);
    else say(`Saved as ${reference}.`);
    if (draft.way === 'mail' || draft.then !== 'give') return go({ ...firstPlace, reference });
    go(firstPlace);
  };
  return { save, busy, notSaved, forget: () => setNotSaved(null) };
}
