import {
  type Collection,
  type EditedChoice,
  type EnquiryKind,
  hasItsEntry,
  offeredList,
} from '@sundowner/brand';
import { consentOf, withConsent } from './consent.ts';
import type { Choice, ChoiceListName, ConsentText, Field, FormConfig } from './form.ts';
import { formFor } from './registry.ts';

/** How long a choice is taken after it went: forms stay open, and drafts are kept. Milliseconds, 30 days. */
export const choiceStays = 30 * 24 * 3_600_000;

/** The consents editors set for one kind of enquiry. */
export interface KindConsents {
  /** The consent text forms show now; `null` leaves the product's own words. */
  readonly consent: ConsentText | null;
  /** Every consent text that was ever published for the kind. */
  readonly consents: readonly ConsentText[];
}

export interface PublishedChoices {
  readonly choices: readonly EditedChoice[];
  readonly retired: readonly (Choice & {
    /** When it was last offered. Milliseconds since 1970. */
    readonly until: number;
  })[];
}

/** What editors set for forms. */
export interface FormContent {
  readonly kinds: Readonly<Partial<Record<EnquiryKind, KindConsents>>>;
  /** Lists that editors made; those of places are theirs in order and words alone. */
  readonly lists: Readonly<Partial<Record<ChoiceListName, PublishedChoices>>>;
  /** The places as they are published. */
  readonly collection: Collection;
  /** Consent texts forms have shown before, those among them that no published content names any more. */
  readonly shown?: readonly ConsentText[];
}

/** What is set for `kind`, `null` where nothing is. */
export function contentOfKind<Content>(
  kinds: Readonly<Record<string, Content | undefined>>,
  kind: string,
): Content | null {
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? null;
}

/** The consent text of a version, of whatever form and however old; `null` for one that was never shown. */
export function knownConsent(content: FormContent, version: string): ConsentText | null {
  const own = consentOf(version);
  if (own) return own;
  for (const kind of Object.values(content.kinds)) {
    const found = kind.consents.find((text) => text.version === version);
    if (found) return found;
  }
  return content.shown?.find((text) => text.version === version) ?? null;
}

/**
 * A form as visitors see it now: with the editors' consent text, and with the choices of their lists.
 *
 * @param since choices that went before this moment (milliseconds since 1970) are no longer taken
 */
export function formWithContent(form: FormConfig, content: FormContent, since: number): FormConfig {
  const consented = withConsent(form, contentOfKind(content.kinds, form.kind)?.consent ?? form.consent);
  const sections = consented.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => withChoices(field, content, since)),
  }));
  return { ...consented, consent: withoutAbsentPages(consented.consent, content.collection), sections };
}

/** The words as they are, without a link to a page of ours that is not published yet. */
function withoutAbsentPages(consent: ConsentText, collection: Collection): ConsentText {
  const leads = ({ href }: ConsentText['parts'][number]) => !href || hasItsEntry(href, collection);
  if (consent.parts.every(leads)) return consent;
  return { ...consent, parts: consent.parts.map((part) => (leads(part) ? part : { text: part.text })) };
}

function withChoices(field: Field, content: FormContent, since: number): Field {
  if (!field.choiceList) return field;
  const edited = content.lists[field.choiceList];
  const { choices, gone } = offeredList(field.choiceList, edited?.choices, content.collection);
  const retired = edited?.retired ?? [];
  return {
    ...field,
    choices,
    retiredChoices: [...gone, ...retired.filter(({ until }) => until >= since)],
    // What offers nothing is not shown, and nobody can be asked for it.
    required: choices.length > 0 ? field.required : 'never',
  };
}

/** Made once for each form and each state of the content: a list of enquiries asks for every row. */
const forReading = new WeakMap<FormContent, Map<string, FormConfig>>();

/** The form of `kind` for reading what was sent with it, however long ago its choices went. */
export function formForReading(kind: string, content: FormContent): FormConfig | null {
  const form = formFor(kind);
  if (!form) return null;
  const known = forReading.get(content) ?? new Map<string, FormConfig>();
  forReading.set(content, known);
  const made = known.get(kind) ?? formWithContent(form, content, Number.NEGATIVE_INFINITY);
  known.set(kind, made);
  return made;
}
