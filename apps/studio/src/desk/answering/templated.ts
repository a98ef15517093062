import type { DeskTemplate } from '@sundowner/desk-wire/mails';
import { type FieldValues, fillTemplate } from '@sundowner/desk-wire/templates';

export interface Written {
  readonly subject: string;
  readonly text: string;
}

/** A template that names the concierge signs itself. */
const signsItself = ({ text }: DeskTemplate): boolean => /\{\s*concierge\s*\}\s*$/i.test(text.trimEnd());

/**
 * What stands in the composer after a template is chosen. Words nobody has touched make room for it, with the signature beneath; into
 * words somebody wrote it is put where the caret is. The subject of a conversation stays.
 */
export function templated(
  before: Written,
  template: DeskTemplate,
  values: FieldValues,
  {
    untouched,
    caret,
    signature,
  }: { readonly untouched: boolean; readonly caret: number; readonly signature: string },
): Written {
  const filled = fillTemplate(template, values);
  const goesOn = /^re:/i.test(before.subject) || filled.subject === '';
  const subject = goesOn || !untouched ? before.subject : filled.subject.slice(0, 180);
  if (!untouched)
    return { subject, text: `${before.text.slice(0, caret)}${filled.text}${before.text.slice(caret)}` };
  const signed = signature === '' || signsItself(template) ? [] : [signature];
  return { subject, text: [filled.text.trimEnd(), ...signed].join('\n\n') };
}
