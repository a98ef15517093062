/**
 * What forms ask visitors to agree to until an editor has written other words, as the studio writes them: what stands in square brackets
 * links to the privacy policy (FRM-17). Visitors agreed to them under the version `own-1`: they are never edited, other words are a new
 * version.
 */
export const firstConsentWords =
  'I agree to my information being recorded and stored, as described in the [privacy policy].';
