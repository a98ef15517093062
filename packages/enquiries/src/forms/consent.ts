import { firstConsentParts } from '@sundowner/brand/kinds/consent-parts';
import type { ConsentText, Field, FormConfig, FormValues } from './form.ts';

/** The one value of `accept` that counts as consent (SUB-05). */
export const consentTrue = 'consentTrue';

/** The one answer of `hearMoreAbout` that subscribes (SUB-05). */
export const relevantEmailUpdates = 'Relevant email updates';

/**
 * The product's own consent texts, newest first. They name no country's law: that is content. A text is never edited: a change is a new
 * version, because the record of an enquiry names the words its visitor agreed to.
 */
export const consentTexts: readonly [ConsentText, ...ConsentText[]] = [
  { version: 'own-1', parts: firstConsentParts },
];

/** The text forms show until an editor writes another. */
export const currentConsent: ConsentText = consentTexts[0];

/** The text of `version`, or `null` for a version this build does not know. */
export function consentOf(version: string): ConsentText | null {
  return consentTexts.find((text) => text.version === version) ?? null;
}

/** A consent text as plain words, the way it is kept with an enquiry. */
export function consentWords(consent: ConsentText): string {
  return consent.parts.map((part) => part.text).join('');
}

/** The consent box every form carries (FRM-05, FRM-17). */
export const acceptField: Field = {
  type: 'check',
  name: 'accept',
  label: consentWords(currentConsent),
  errorName: 'Your consent',
  errorMessage: 'Your consent is required to proceed with your enquiry',
  widget: 'consent',
  choices: [{ value: consentTrue, label: consentWords(currentConsent) }],
  required: 'always',
  rule: 'consent',
  validateOn: 'blur',
  maxLength: 40,
};

/** `form` with another consent text: the one its ticket is signed with (FRM-17). */
export function withConsent(form: FormConfig, consent: ConsentText): FormConfig {
  if (consent === form.consent) return form;
  const label = consentWords(consent);
  const worded = (field: Field): Field =>
    field.rule === 'consent' ? { ...field, label, choices: [{ value: consentTrue, label }] } : field;
  return {
    ...form,
    consent,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(worded) })),
  };
}

function contains(value: string | string[] | undefined, wanted: string): boolean {
  return Array.isArray(value) ? value.includes(wanted) : value === wanted;
}

/** Whether the visitor agreed to be contacted and recorded: only `consentTrue` says so (SUB-05). */
export function consentGiven(values: Readonly<FormValues>): boolean {
  return contains(values.accept, consentTrue);
}

/** Whether the visitor asked for e-mail updates: only "Relevant email updates" says so (SUB-05). */
export function wantsEmailUpdates(values: Readonly<FormValues>): boolean {
  return contains(values.hearMoreAbout, relevantEmailUpdates);
}

/** What the visitor agreed to, as kept in the consent record. */
export function consentPurposes(values: Readonly<FormValues>): string[] {
  return [
    ...(consentGiven(values) ? ['enquiry'] : []),
    ...(wantsEmailUpdates(values) ? ['email-updates'] : []),
  ];
}
