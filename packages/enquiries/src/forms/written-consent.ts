import type { ConsentPart, ConsentText } from './form.ts';

/** A text as its editors write it, in parts: the words in square brackets link to the privacy policy (FRM-17). */
export function toConsent(version: string, text: string): ConsentText {
  const [, before = text, linked, after = ''] = /^([^[]*)\[([^\]]+)\](.*)$/s.exec(text.trim()) ?? [];
  const parts: ConsentPart[] = linked
    ? [{ text: before }, { text: linked, href: '/privacy-policy' }, { text: after }]
    : [{ text: before }];
  return { version, parts: parts.filter((part) => part.text !== '') };
}
