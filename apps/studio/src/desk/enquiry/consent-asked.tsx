import type { ConsentAct } from '@sundowner/desk-wire/begun';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { spokenConsents } from '@sundowner/desk-wire/spoken-consent';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession } from '../state/session-context.ts';
import { dayWords } from '../words/times.ts';

/** Of an enquiry nobody has agreed to yet: until when it is kept, and where the yes is written down. Absent for all others. */
export function ConsentAsked({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { say } = useSession();
  const showReply = useShowReply();
  const { reference, askUntil } = enquiry;
  if (askUntil === null) return null;
  const [sentence] = spokenConsents;
  const give = async (body: ConsentAct) => {
    if (showReply(reference, await callDesk(deskCalls.giveConsent, { params: { reference }, body })))
      say('The yes is in the ledger, with your name and the time.');
  };
  return (
    <>
      <p data-tone="warning">
        Nobody has agreed yet. Only the answer may be sent, which asks; without a yes it is erased on{' '}
        {dayWords(askUntil)}.
      </p>
      <details className="desk-more">
        <summary>They have said yes</summary>
        <p lang={sentence.code}>“{sentence.text}”</p>
        <p className="desk-buttons">
          <Button onClick={() => void give({ consent: 'said-yes', consentVersion: sentence.version })}>
            Said yes; I read the sentence
          </Button>
          <Button onClick={() => void give({ consent: 'wrote-it', consentVersion: null })}>Wrote it</Button>
          <Button onClick={() => void give({ consent: 'signed', consentVersion: null })}>Signed it</Button>
        </p>
      </details>
    </>
  );
}

/** What the desk puts under the first answer to somebody nobody has asked yet, shown to its writer. Absent for all others. */
export function ConsentQuestion({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  if (enquiry.askUntil === null) return null;
  const [sentence] = spokenConsents;
  return (
    <div className="desk-consent-question">
      <p>This goes with your answer, unless you have written it yourself:</p>
      <blockquote lang={sentence.code}>“{sentence.text}”</blockquote>
    </div>
  );
}
