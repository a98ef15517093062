import { firstConsentParts } from './consent-parts.ts';

/** The same as the studio writes them: what stands in square brackets links to the privacy policy. */
export const firstConsentWords = firstConsentParts
  .map(({ text, href }) => (href ? `[${text}]` : text))
  .join('');
