import { isLinkAddress } from '../../words/formatted.ts';

/** An address as people type it: without what stands before it, a page of the web. */
export function linkAddress(typed: string): string | null {
  const words = typed.trim();
  const whole = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(words)
    ? `mailto:${words}`
    : /^[a-z][a-z0-9+.-]*:/i.test(words)
      ? words
      : `https://${words}`;
  return isLinkAddress(whole) &&
    (whole.startsWith('mailto:') || whole.startsWith('tel:') || whole.includes('.'))
    ? whole
    : null;
}
