import { z } from 'zod';
import type { Read } from './wire.ts';

/** A template as the studio gives it to the composer (`templates` collection); `{name}` and the like are filled in by the composer. */
export const templateShape = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty: for every kind. */
  kinds: z.array(z.string()),
  /** BCP 47, `en`, `de`. */
  language: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** A file of the website's own that can go with an answer: rates, fact sheets, maps. */
export const documentShape = z.object({
  /** On our own host. */
  path: z.string(),
  /** What it is chosen by, and called in the mail. */
  name: z.string(),
});

/** What stands for what in a template; anything else in braces is an empty field, and nothing with one is sent. */
export const templateFields = [
  'name',
  'first name',
  'reference',
  'where',
  'when',
  'who',
  'concierge',
  'collection',
] as const;

export type DeskDocument = Read<z.infer<typeof documentShape>>;
export type DeskTemplate = Read<z.infer<typeof templateShape>>;

/** A field of a template that nobody filled in: `{price of the extra night}`, in any language. Nothing is sent with one. */
export const emptyField = /\{\p{L}[\p{L}\p{M}\p{N} .,’'-]{0,60}\}/u;

const field = new RegExp(emptyField, 'gu');

export type TemplateField = (typeof templateFields)[number];

/** What stands for each field; one that is not known stays in its braces, for a person to fill in. */
export type FieldValues = Readonly<Partial<Record<TemplateField, string>>>;

/** A template's words with the fields of an enquiry in them. What is left in braces is an empty field, and no answer with one leaves. */
export function fillTemplate(
  { subject, text }: Pick<DeskTemplate, 'subject' | 'text'>,
  values: FieldValues,
): { readonly subject: string; readonly text: string } {
  const known = new Map(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  const filled = (words: string) =>
    words.replace(field, (whole) => {
      const name = whole.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase();
      const value = known.get(name) ?? '';
      // Braces a traveller wrote are words of theirs, and no field.
      return value === '' ? whole : value.replace(/[{}]/g, '');
    });
  return { subject: filled(subject).replace(/\s+/g, ' ').trim(), text: filled(text) };
}

/** Templates for an enquiry: of its kind or of every kind, in its language first. */
export function templatesFor(
  templates: readonly DeskTemplate[],
  { kind, language }: { readonly kind: string; readonly language: string },
): readonly DeskTemplate[] {
  const fits = templates.filter(({ kinds }) => kinds.length === 0 || kinds.includes(kind));
  const main = (tag: string) => tag.toLowerCase().split('-')[0];
  const isFirst = (template: DeskTemplate) => main(template.language) === main(language);
  return [...fits.filter(isFirst), ...fits.filter((template) => !isFirst(template))];
}
