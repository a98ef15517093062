import type { EnquiryKind, PropertyKey } from '@sundowner/brand';
import { firstChoiceLists } from './forms/choice-lists.ts';
import { consentOf, withConsent } from './forms/consent.ts';
import type { Choice, ChoiceListName, ConsentText, Field, FormConfig } from './forms/form.ts';
import { formFor } from './forms/registry.ts';
import type { MailAddress } from './sending/mail/mail.ts';

/** How long a choice is taken after it went: forms stay open, and drafts are kept. Milliseconds, 30 days. */
export const choiceStays = 30 * 24 * 3_600_000;

/** What editors set for one kind of enquiry; `null` and empty lists leave the product's own words and the settings' mailbox. */
export interface KindContent {
  /** The consent text forms show now. */
  readonly consent: ConsentText | null;
  /** Every consent text that was ever published for the kind. */
  readonly consents: readonly ConsentText[];
  readonly mailbox: MailAddress | null;
  readonly mailboxes: Readonly<Partial<Record<PropertyKey, MailAddress>>>;
  /** What stands in front in the subject of the concierge's mail. */
  readonly conciergeSubject: string | null;
  /** A note for whoever answers, at the head of the concierge's mail. */
  readonly conciergeNote: string | null;
  readonly visitorSubject: string | null;
  readonly visitorOpening: string | null;
  readonly visitorSteps: readonly { readonly when: string; readonly what: string }[];
  readonly visitorClosing: string | null;
}

export interface PublishedChoices {
  readonly choices: readonly Choice[];
  readonly retired: readonly (Choice & {
    /** When it was last offered. Milliseconds since 1970. */
    readonly until: number;
  })[];
}

/** Content that steers the desk: forms, mails and routing read it anew for every enquiry. */
export interface DeskContent {
  readonly kinds: Readonly<Partial<Record<EnquiryKind, KindContent>>>;
  readonly lists: Readonly<Partial<Record<ChoiceListName, PublishedChoices>>>;
  /** Who gets every kind of enquiry about a property, where its kind names nobody else. */
  readonly mailboxes?: Readonly<Partial<Record<PropertyKey, MailAddress>>>;
  /** Consent texts forms have shown before, those among them that no published content names any more. */
  readonly shown?: readonly ConsentText[];
}

/** The content as it stands now. */
export type CurrentDesk = () => DeskContent;

/** An installation whose editors have set nothing. */
export const noDeskContent: DeskContent = { kinds: {}, lists: {} };

/** What editors set for `kind`, `null` where they set nothing. */
export function kindContent(desk: DeskContent, kind: string): KindContent | null {
  const kinds: Readonly<Record<string, KindContent | undefined>> = desk.kinds;
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? null;
}

/** The consent text of a version, of whatever form and however old; `null` for one that was never shown. */
export function knownConsent(desk: DeskContent, version: string): ConsentText | null {
  const own = consentOf(version);
  if (own) return own;
  for (const kind of Object.values(desk.kinds)) {
    const found = kind.consents.find((text) => text.version === version);
    if (found) return found;
  }
  return desk.shown?.find((text) => text.version === version) ?? null;
}

/**
 * A form as visitors see it now: with the editors' consent text, and with the choices of their lists.
 *
 * @param since choices that went before this moment (milliseconds since 1970) are no longer taken
 */
export function formWithContent(form: FormConfig, desk: DeskContent, since: number): FormConfig {
  const consented = withConsent(form, kindContent(desk, form.kind)?.consent ?? form.consent);
  const sections = consented.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => withChoices(field, desk, since)),
  }));
  return { ...consented, sections };
}

function withChoices(field: Field, desk: DeskContent, since: number): Field {
  if (!field.choiceList) return field;
  const published = desk.lists[field.choiceList];
  if (!published) return { ...field, choices: firstChoiceLists[field.choiceList] };
  const { choices, retired } = published;
  return { ...field, choices, retiredChoices: retired.filter(({ until }) => until >= since) };
}

/** The form of `kind` for reading what was sent with it, however long ago its choices went. */
export function formForReading(kind: string, desk: DeskContent): FormConfig | null {
  const form = formFor(kind);
  return form && formWithContent(form, desk, Number.NEGATIVE_INFINITY);
}
