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
  'greeting',
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

const english = { named: 'Dear {name}', unnamed: 'Good day' };
/** Greetings that fit a name of anybody's, and those that need none, by the language's main tag. Nobody is asked their gender. */
const greetings: Readonly<Record<string, typeof english>> = {
  en: english,
  af: { named: 'Beste {name}', unnamed: 'Goeie dag' },
  de: { named: 'Guten Tag {name}', unnamed: 'Guten Tag' },
  es: { named: 'Hola, {name}', unnamed: 'Buenos días' },
  fr: { named: 'Bonjour {name}', unnamed: 'Bonjour' },
  it: { named: 'Buongiorno {name}', unnamed: 'Buongiorno' },
  nl: { named: 'Beste {name}', unnamed: 'Goedendag' },
  pt: { named: 'Olá, {name}', unnamed: 'Bom dia' },
  zu: { named: 'Sawubona {name}', unnamed: 'Sawubona' },
};

/** What stands in place of a first name and is none: a title, a word of a form, a house or what somebody does in it. */
const noNames = new RegExp(
  `^(?:${[
    'mr|mrs|ms|miss|mx|dr|prof|sir|madam|herr|frau|mevrou|mevrouw|meneer|mnr|mev|madame|monsieur|señor|señora|sr|sra',
    'test|guest|unknown|none|n/?a|the|family|familie|famille|familia|fam',
    'info|office|reservations?|bookings?|sales|admin|team|support|contact|hello|mail|enquir(?:y|ies)|inquir(?:y|ies)|service',
    'travel|tours?|safaris?|hotel|lodge|reception|concierge|manager|desk|agent|agency|reiseb[uü]ro|buchungen|accounts?|noreply',
  ].join('|')})\\.?$`,
  'iu',
);

/** A name somebody can be greeted by: letters, and no initial, address, number or word of a form. */
function usableName(name: string): string | null {
  const plain = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const isName = letters > 1 && plain.length <= 40 && /^[\p{L}\p{M} .'’-]+$/u.test(plain);
  return isName && !noNames.test(plain) ? plain : null;
}

/** Letters of the alphabet a language is written in: a name in another one is not put behind its greeting. */
const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text);

/**
 * How a mail in a language begins: with the first name where one can be used, else a greeting that needs none ("Good day").
 *
 * @param language BCP 47; of one that is not known, English
 */
export function greetingOf(language: string, firstName: string): string {
  const { named, unnamed } = greetings[mainTag(language)] ?? english;
  const name = usableName(firstName);
  return name === null || !isLatin(name) ? unnamed : named.replace('{name}', name);
}

const mainTag = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** A template's words with the fields of an enquiry in them. What is left in braces is an empty field, and no answer with one leaves. */
export function fillTemplate(
  {
    subject,
    text,
    language = 'en',
  }: Pick<DeskTemplate, 'subject' | 'text'> & Partial<Pick<DeskTemplate, 'language'>>,
  values: FieldValues,
): { readonly subject: string; readonly text: string } {
  const known = new Map(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  // Braces and what else a traveller wrote are words of theirs, and no name.
  if (!known.get('greeting')) known.set('greeting', greetingOf(language, values['first name'] ?? ''));
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
  const isFirst = (template: DeskTemplate) => mainTag(template.language) === mainTag(language);
  return [...fits.filter(isFirst), ...fits.filter((template) => !isFirst(template))];
}
