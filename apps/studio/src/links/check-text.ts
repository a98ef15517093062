import type { RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { checkWhereItLeads } from './check-link.ts';
import { hrefsIn } from './outgoing.ts';

/** A text is held to the same as every other link: each of its links must lead somewhere once it is published. */
export const checkText: RichTextFieldValidation = async (value, options) => {
  const { root } = (value ?? {}) as { root?: unknown };
  for (const href of new Set(hrefsIn(root))) {
    const leads = await checkWhereItLeads(href, options);
    if (leads !== true) return leads;
  }
  return richText(value, options);
};
