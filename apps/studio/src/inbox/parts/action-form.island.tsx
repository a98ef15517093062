'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { type Notice, noticeFor } from '../words/notices.ts';
import { showNotice } from './notice-line.ts';

export interface ActionFormProps {
  readonly action: string;
  /** The place in the list to come back to, as a query. */
  readonly back: string;
  readonly label: string;
  /** What the button says while the answer is awaited: "Releasing". */
  readonly busyLabel: string;
  readonly look: 'solid' | 'plain';
  /** Hidden words after the label that tell one button from another of the same name. */
  readonly detail?: ReactNode;
}

/**
 * One button that does one thing. Without scripts it is a plain form and the answer a page; with them the answer is
 * said in place. A second click while the first is under way does nothing.
 */
export function ActionForm({ action, back, label, busyLabel, look, detail }: ActionFormProps) {
  const router = useRouter();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    showNotice(await post(action));
    router.refresh();
    underWay.current = false;
    setBusy(false);
  }

  return (
    <form method="post" action={action} onSubmit={send}>
      <input type="hidden" name="back" value={back} />
      <button type="submit" className={`inbox-button inbox-button-${look}`} aria-disabled={busy}>
        <span aria-hidden={busy}>
          {label}
          {detail}
        </span>
        {busy && <span className="inbox-busy">{busyLabel}</span>}
      </button>
    </form>
  );
}

async function post(action: string): Promise<Notice> {
  try {
    const response = await fetch(action, { method: 'POST', headers: { accept: 'application/json' } });
    const { text } = (await response.json()) as { text?: string };
    if (text !== undefined) return { tone: response.ok ? 'done' : 'problem', text };
    // The studio's gate speaks for itself to whoever has no session any more.
    return noticeFor(response.status === 403 ? 'signed-out' : 'unreachable', { now: new Date() });
  } catch {
    // The studio itself did not answer, or not in JSON.
    return noticeFor('unreachable', { now: new Date() });
  }
}
