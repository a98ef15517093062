import type { EnquiryState } from './enquiry-state.ts';

/** What a visitor should know of the sending of her form, or `null`. */
export function sendingNotice(state: EnquiryState): string | null {
  if (state.phase === 'sending') {
    return state.slow
      ? 'This is taking longer than usual. Please keep this page open; nothing is lost.'
      : null;
  }
  if (state.busyUntil === null) return null;
  // Rounded up to the minute: an earlier try would be refused again.
  const after = clockTime(state.busyUntil + 59_000);
  return `We have had several requests from your connection. Please try again at ${after}; everything you filled in is kept.`;
}

/** A moment on the visitor's own clock: "14:20". */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
