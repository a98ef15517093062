/**
 * What forms ask visitors to agree to until an editor has written other words (FRM-17). Visitors agreed to them under the version `own-1`:
 * they are never edited, other words are a new version.
 */
export const firstConsentParts: readonly { readonly text: string; readonly href?: '/privacy-policy' }[] = [
  { text: 'I agree to my information being recorded and stored, as described in the ' },
  { text: 'privacy policy', href: '/privacy-policy' },
  { text: '.' },
];
