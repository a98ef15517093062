import { deskCalls } from '@sundowner/desk-wire/calls';
import type { UnmatchedMail, UnmatchedMailAct } from '@sundowner/desk-wire/mails';
import { firstPlace } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import { useSession } from '../state/session-context.ts';
import type { MailActDone } from '../state/use-unmatched-mails.ts';
import { senderWords } from '../words/mail-words.ts';

/** Does something to a mail and says what it was. @returns `null` where it was not done */
export type MailAct = (id: string, body: UnmatchedMailAct, done: string) => Promise<MailActDone | null>;

interface BeginChoices {
  /** Whether the confirmation goes to them. */
  readonly confirm: boolean;
  /** Who it is given to; `null`: it stays in New. */
  readonly assignee: string | null;
  /** Whether the answer is begun at once. */
  readonly answers: boolean;
}

export const usualBeginning: BeginChoices = { confirm: true, assignee: null, answers: false };

/** What can be done to a mail, each moving on once it is done. */
export function useMailActs(mail: UnmatchedMail, act: MailAct, onDone: (mail: UnmatchedMail) => void) {
  const { go, say, values } = useSession();
  const { id } = mail;
  const who = senderWords(mail);
  return {
    async putTo(reference: string) {
      const done = await act(id, { act: 'attach', reference }, `The mail of ${who} was put to ${reference}.`);
      if (done) onDone(mail);
      return done !== null;
    },
    async begin({ confirm, assignee, answers }: BeginChoices) {
      const words = `An enquiry was made of the mail of ${who}. ${confirm ? 'The confirmation goes to them.' : 'No confirmation goes to them.'}`;
      const done = await act(id, { act: 'begin', confirm }, words);
      if (!done) return false;
      onDone(mail);
      const { begun } = done;
      if (begun === null) return true;
      if (assignee !== null) {
        const body = { act: 'give', to: assignee } as const;
        const given = await callDesk(deskCalls.actOnWork, { params: { reference: begun }, body });
        if (!given.ok) say({ problem: `The enquiry was made, ${begun}, but not given: ${given.detail}` });
      }
      if (answers) {
        values.answering.set(begun);
        go({ ...firstPlace, reference: begun });
      }
      return true;
    },
    async putAside(rule: 'mail' | 'address' | 'domain', of: string) {
      const words =
        rule === 'mail'
          ? `The mail of ${who} was put aside.`
          : `Put aside, and from now on everything from ${of}. The rule stands under Rules.`;
      const done = await act(id, { act: 'not-for-us', rule }, words);
      if (done) onDone(mail);
      return done !== null;
    },
    async bringBack() {
      return (await act(id, { act: 'take-back' }, 'Brought back: it waits here again.')) !== null;
    },
  };
}
