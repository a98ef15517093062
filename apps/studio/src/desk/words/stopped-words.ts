import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { writerWords } from './mailbox-words.ts';
import { colleagueWords, type Viewer } from './people-words.ts';
import { clockTimeWithSeconds, spanWords } from './times.ts';

/** "twelve seconds", in figures; minutes from one on. */
function before(first: string, second: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(second) - Date.parse(first)) / 1000));
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return spanWords(seconds * 1000);
}

/** What stopped an answer, as it stands now. */
export interface StoppedWords {
  /** Who was first: "Thandi", "Sam Dlamini". */
  readonly name: string;
  /** `theirs`: a mail came in, or two enquiries became one. `ours`: an answer went out, or will. `nothing`: the first was called back or stopped, or nobody has received it. */
  readonly by: 'theirs' | 'ours' | 'nothing';
  /** One sentence of what happened. */
  readonly what: string;
  /** Over the first text, where it is shown. */
  readonly heading: string;
}

/**
 * What is said of an answer that was stopped. It is true of now: an answer still inside of its delay goes out, one that was called back did
 * not, and then the stopped one can be the answer.
 */
export function stoppedWords(
  enquiry: EnquiryDetail,
  mine: Message,
  first: Message | null,
  { people, me, now }: Viewer,
): StoppedWords {
  // A call without a reply is no answer, and says nothing of what came before it.
  const isNoReply = first?.way === 'telephone' && first.subject === 'no-reply';
  if (first === null || isNoReply)
    return { name: 'The traveller', by: 'theirs', what: 'The conversation had gone on.', heading: '' };
  const at = clockTimeWithSeconds(first.at);
  const whose = mine.by === me ? 'yours' : 'it';
  if (first.way === 'traveller' || first.way === 'page') {
    const name = writerWords(enquiry, first);
    const what = `${name} wrote at ${at}, ${before(first.at, mine.at)} before ${whose}.`;
    return { name, by: 'theirs', what, heading: `${name} wrote` };
  }
  const name = colleagueWords(first.by ?? '', people);
  if (first.way === 'telephone') {
    const did = first.subject === 'left-message' ? 'had left them a message' : 'had reached them';
    const what = `${name} ${did} by telephone at ${at}, ${before(first.at, mine.at)} before ${whose}.`;
    return { name, by: 'ours', what, heading: `${name}, by telephone` };
  }
  if (first.state === 'called-back' || first.state === 'stopped') {
    const what = `${name}’s answer was first, and was called back: nothing went out.`;
    return { name, by: 'nothing', what, heading: `${name}, called back` };
  }
  if (first.delivery?.state === 'dead' && !first.delivery.mayHaveArrived) {
    const what = `${name}’s answer was first, and was refused: nobody has received it.`;
    return { name, by: 'nothing', what, heading: `${name}, refused` };
  }
  const waits = first.callBackUntil !== null && Date.parse(first.callBackUntil) > now.getTime();
  if (waits || first.state === 'planned') {
    const what = `${name}’s answer was first, ${before(first.at, mine.at)} before ${whose}, and goes out.`;
    return { name, by: 'ours', what, heading: `${name}, goes out` };
  }
  const what = `${name}’s answer went out at ${at}, ${before(first.at, mine.at)} before ${whose}.`;
  return { name, by: 'ours', what, heading: `${name}, sent` };
}
