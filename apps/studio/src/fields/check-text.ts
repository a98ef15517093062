import type { RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { checkWhereItLeads } from '../links/check-link.ts';
import { hrefsIn } from '../links/outgoing.ts';
import { checkLength, longest } from './plain.ts';

/** How many characters a text's words have together. */
function lengthOf(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const { text, children } = node as { text?: unknown; children?: unknown };
  const own = typeof text === 'string' ? text.length : 0;
  return Array.isArray(children) ? children.reduce<number>((sum, child) => sum + lengthOf(child), own) : own;
}

/** A text is held to the same as every other link: each of its links must lead somewhere once it is published. */
export const checkText: RichTextFieldValidation = async (value, options) => {
  const { root } = (value ?? {}) as { root?: unknown };
  const fits = checkLength(lengthOf(root), longest.text);
  if (fits !== true) return fits;
  for (const href of new Set(hrefsIn(root))) {
    const leads = await checkWhereItLeads(href, options);
    if (leads !== true) return leads;
  }
  return richText(value, options);
};
