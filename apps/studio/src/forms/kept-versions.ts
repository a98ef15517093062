import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';

export interface ConsentVersion {
  readonly version: string;
  readonly text: string;
  /** When it was first published, ISO 8601. */
  readonly since: string;
}

/** The version of new words: the same words have the same version wherever and whenever they are published. */
export function consentVersion(text: string): string {
  return `consent-${createHash('sha256').update(text.trim()).digest('hex').slice(0, 8)}`;
}

/** The history after `text` is published: a wording that was never shown is added, the last. */
export function withWording(
  history: readonly ConsentVersion[],
  text: string,
  now: Date,
): readonly ConsentVersion[] {
  const words = text.trim();
  // By their words: some have versions of another form, from before.
  if (history.some((each) => each.text === words)) return history;
  return [...history, { version: consentVersion(words), text: words, since: now.toISOString() }];
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
 * enquiry names the version it was sent under, and its words must be found again.
 */
export const keepConsentVersions: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc?.consentVersions ?? []) as ConsentVersion[];
  const text: unknown = data.consentText;
  const shown = data._status === 'published' && typeof text === 'string' && text.trim() !== '';
  return { ...data, consentVersions: shown ? withWording(before, text, new Date()) : before };
};

export interface OfferedChoice {
  readonly value: string;
  readonly label: string;
  readonly published?: boolean | null;
}

export interface RetiredChoice {
  readonly value: string;
  readonly label: string;
  /** When it was last offered, ISO 8601. */
  readonly until: string;
}

const offered = (choices: readonly OfferedChoice[]) => choices.filter(({ published }) => published !== false);

/**
 * The choices no longer offered once `after` replaces `before`: what went is added with the time it went, what came back
 * is taken out.
 */
export function retiredAfter(
  retired: readonly RetiredChoice[],
  before: readonly OfferedChoice[],
  after: readonly OfferedChoice[],
  now: Date,
): readonly RetiredChoice[] {
  const stays = new Set(offered(after).map(({ value }) => value));
  const gone = offered(before).filter(({ value }) => !stays.has(value));
  const replaced = new Set(gone.map(({ value }) => value));
  return [
    ...retired.filter(({ value }) => !stays.has(value) && !replaced.has(value)),
    ...gone.map(({ value, label }) => ({ value, label, until: now.toISOString() })),
  ];
}

interface List {
  readonly choices?: readonly OfferedChoice[] | null;
  readonly retired?: readonly RetiredChoice[] | null;
  readonly _status?: string;
}

/**
 * Remembers when a choice was last offered, whatever a request says of it: the site takes a choice for 30 days after
 * it went, because forms stay open (docs/forms).
 */
export const keepRetiredChoices: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return { ...data, retired: [] };
  // What visitors were offered is the published row; `originalDoc` may be a draft over it.
  const row = await req.payload.findByID({
    collection: 'choiceList',
    id: originalDoc.id,
    depth: 0,
    draft: false,
    // It may be on leaving the trash.
    trash: true,
    req,
  });
  const before = row as List;
  const retired = before.retired ?? [];
  if (data._status !== 'published' || before._status !== 'published') return { ...data, retired };
  const after = (data.choices ?? before.choices ?? []) as OfferedChoice[];
  return { ...data, retired: retiredAfter(retired, before.choices ?? [], after, new Date()) };
};
