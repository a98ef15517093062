import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';

export interface ConsentVersion {
  readonly version: string;
  readonly text: string;
  /** When it was first published, ISO 8601. */
  readonly since: string;
}

/** A wording's version: the same words have the same version wherever and whenever they are published. */
export function consentVersion(text: string): string {
  return `popi-${createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)}`;
}

/** The history after `text` is published: a wording that was never shown is added, the last. */
export function withWording(
  history: readonly ConsentVersion[],
  text: string,
  now: Date,
): readonly ConsentVersion[] {
  const version = consentVersion(text);
  if (history.some((each) => each.version === version)) return history;
  return [...history, { version, text: text.trim(), since: now.toISOString() }];
}

/** Longer words are read by nobody who is about to send an enquiry. */
const longestConsent = 2000;

/** One link to the privacy policy, in square brackets (FRM-17). @returns true, or the sentence the studio shows */
export function checkConsentWords(value: string | null | undefined): true | string {
  if (!value?.trim()) return 'Say what visitors agree to.';
  if (value.length > longestConsent)
    return `There is room for ${longestConsent} characters; these are ${value.length}.`;
  if (/^[^[\]]*\[[^[\]]+\][^[\]]*$/.test(value.trim())) return true;
  return 'Put the words that link to the privacy policy in square brackets, once: [privacy policy].';
}

/**
 * Keeps every consent wording that was ever published with its version, whatever a request says of the history: an
 * enquiry names the version it was sent under, and its words must be found again (POPIA section 11(2), GDPR article 7(1)).
 */
export const keepConsentVersions: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc?.consentVersions ?? []) as ConsentVersion[];
  const text: unknown = data.consentText;
  const shown = data._status === 'published' && typeof text === 'string' && text.trim() !== '';
  return { ...data, consentVersions: shown ? withWording(before, text, new Date()) : before };
};
