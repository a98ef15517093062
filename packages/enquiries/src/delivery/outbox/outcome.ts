/** How one delivery attempt ended, with words for its history; never personal data. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly detail: string }
  | { readonly kind: 'retry'; readonly detail: string; readonly retryAfterSeconds: number | null }
  /** The destination was given everything and said neither yes nor no. */
  | { readonly kind: 'unclear'; readonly detail: string }
  | { readonly kind: 'rejected'; readonly detail: string }
  | { readonly kind: 'fault'; readonly detail: string }
  /** Neither the channel nor we can say why: a crash, or an error of no known class. */
  | { readonly kind: 'unexplained'; readonly detail: string };

const longestDetail = 500;

// Telephone numbers, and neither an SMTP status (550 5.1.1) nor a correlation id (hyphens and letters around its digits).
const number = /(?<![\w-])\+?\d[\d\s().-]{7,}\d(?![\w-])/g;
const fewestDigits = 9;

/**
 * Words for the history and the log. Channels promise to carry no personal data; what looks like an address or a number is
 * struck out all the same, because a server's answer may quote one.
 */
export function safeDetail(text: string): string {
  return text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(address)')
    .replace(number, (found) => (found.replace(/\D/g, '').length < fewestDigits ? found : '(number)'))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestDetail);
}
