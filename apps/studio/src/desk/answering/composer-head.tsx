import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { Button, Icon } from '../parts/controls.tsx';
import { useViewer } from '../state/session-context.ts';
import { shortName, writerWords } from '../words/mailbox-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';
import { type AnswerMode, firstRecipients, hasOthers, type Recipients } from './recipients.ts';

interface MovedProps {
  readonly enquiry: EnquiryDetail;
  readonly version: number;
  readonly onRead: () => void;
}

/** The conversation went on while somebody wrote: until they say they have read it, an answer is stopped. */
export function Moved({ enquiry, version, onRead }: MovedProps) {
  const viewer = useViewer();
  if (version === enquiry.conversation.version) return null;
  const last = enquiry.conversation.messages.findLast(
    ({ state }) => state !== 'stopped' && state !== 'called-back',
  );
  const isTheirs = last?.way === 'traveller' || last?.way === 'page';
  const who =
    last && isTheirs
      ? `${writerWords(enquiry, last)} wrote`
      : `${personWords(last?.by ?? null, viewer)} answered`;
  return (
    <p className="desk-moved" role="alert">
      <Icon name="warning" />
      <span>
        <b>{last ? `${who} at ${momentWords(last.at, viewer.now)}.` : 'The conversation went on.'}</b> Read it
        before you send yours.
      </span>
      <Button onClick={onRead}>I have read it</Button>
    </p>
  );
}

interface ComposerModesProps {
  readonly enquiry: EnquiryDetail;
  readonly recipients: Recipients;
  readonly forward: boolean;
  readonly onChoose: (mode: AnswerMode) => void;
}

const addressesOf = ({ to, cc }: Recipients) =>
  [...to, ...cc]
    .map(({ address }) => address.toLowerCase())
    .sort()
    .join(' ');

/** To whom it goes: who wrote last, everybody, or the lodge. */
export function ComposerModes({ enquiry, recipients, forward, onChoose }: ComposerModesProps) {
  const writer = firstRecipients(enquiry, 'answer').to[0];
  const isFor = (mode: AnswerMode) =>
    !forward && addressesOf(recipients) === addressesOf(firstRecipients(enquiry, mode));
  return (
    <fieldset className="desk-composer-modes" aria-label="What kind of answer">
      <button type="button" aria-pressed={isFor('answer')} onClick={() => onChoose('answer')}>
        Answer{writer && ` ${shortName(writer)}`}
      </button>
      {hasOthers(enquiry) && (
        <button type="button" aria-pressed={isFor('all')} onClick={() => onChoose('all')}>
          Answer all
        </button>
      )}
      <button type="button" aria-pressed={forward} onClick={() => onChoose('forward')}>
        Forward to the lodge
      </button>
    </fieldset>
  );
}
