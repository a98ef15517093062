import { deskCalls } from '@sundowner/desk-wire/calls';
import { useRef, useState } from 'react';
import { houseZone } from '../../runtime/house.ts';
import { firstPlace } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import { useSession } from '../state/session-context.ts';
import { type BegunDraft, beginOf, type DraftField, fieldOfDesk } from './begun-draft.ts';

/** Why what was written stands here still: `away` is tried again by itself. */
interface NotSaved {
  readonly words: string;
  readonly away: boolean;
  /** What the desk finds wrong, by field. */
  readonly problems: Readonly<Partial<Record<DraftField, string>>>;
}

/** Why the mail that begins an enquiry did not go, and whether it is the draft of its answer now; `null` where it went. */
async function sendFirstMail(
  reference: string,
  draft: BegunDraft,
): Promise<{ readonly why: string; readonly isKept: boolean } | null> {
  const read = await callDesk(deskCalls.readEnquiry, { params: { reference } });
  if (!read.ok) return { why: read.detail, isKept: false };
  const mail = {
    subject: draft.subject.trim(),
    text: draft.text.trim(),
    to: draft.email.trim(),
    version: read.value.conversation.version,
  };
  const sent = await callDesk(deskCalls.sendAnswer, {
    params: { reference },
    body: { ...mail, key: draft.mailKey },
  });
  if (sent.ok) return null;
  const kept = await callDesk(deskCalls.saveDraft, { params: { reference }, body: mail });
  return { why: sent.detail, isKept: kept.ok };
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
      const words = away
        ? 'Not saved yet: the website does not answer. It is kept on this device and tried again by itself; it becomes one enquiry.'
        : `Not saved yet: ${reply.detail}`;
      return setNotSaved({ words, away, problems });
    }
    const { reference } = reply.value;
    const unsent = draft.way === 'mail' ? await sendFirstMail(reference, draft) : null;
    running.current = false;
    setBusy(false);
    if (unsent && !unsent.isKept) {
      const words = `Saved as ${reference}, but the mail is not sent yet: ${unsent.why} Save again to send it.`;
      return setNotSaved({ words, away: false, problems: {} });
    }
    setNotSaved(null);
    onSaved();
    const answers = draft.way !== 'mail' && draft.next === 'answer';
    if (answers || unsent) values.answering.set(reference);
    if (unsent) say({ problem: `Saved as ${reference}, but the mail was not sent: ${unsent.why}` });
    else if (draft.way === 'mail') say(`Saved as ${reference}; your mail is on its way.`);
    else say(`Saved as ${reference}.`);
    if (draft.way === 'mail' || draft.next !== 'give') return go({ ...firstPlace, reference });
    go(firstPlace);
  };
  return { save, busy, notSaved, forget: () => setNotSaved(null) };
}
