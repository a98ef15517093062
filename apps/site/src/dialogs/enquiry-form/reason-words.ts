import type { FailReason } from './submission.ts';

/** Why a try failed, in a sentence beside the apology; `null` where there is no more to say. */
export function reasonWords(reason: FailReason): string | null {
  switch (reason) {
    case 'timeout':
      return 'No answer came in time. Your request may have reached us all the same.';
    case 'connection':
      return 'The connection broke off on the way.';
    case 'unavailable':
      return 'We are not able to store requests just now, and expect to be again within minutes.';
    case 'too-large':
      return 'What you sent is more than we can take at once. Please shorten it, or write to us.';
    case 'ticket':
      return 'This form had been open for long. It is fresh again now: trying once more should do.';
    case 'offline':
    case 'server':
      return null;
  }
}
