import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Field, FieldAffectingData, RichTextField, RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { checkWhereItLeads } from '../links/check-link.ts';
import { hrefsIn } from '../links/outgoing.ts';
import { checkLength, longest } from './plain.ts';
import { keepRendered } from './rendered-text.ts';

/** How many characters a text's words have together. */
function countCharacters(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const { text, children } = node as { text?: unknown; children?: unknown };
  const own = typeof text === 'string' ? text.length : 0;
  return Array.isArray(children)
    ? children.reduce<number>((sum, child) => sum + countCharacters(child), own)
    : own;
}

/** A text is held to the same as every other link: each of its links must lead somewhere once it is published. */
const checkText: RichTextFieldValidation = async (value, options) => {
  const { root } = (value ?? {}) as { root?: unknown };
  const fits = checkLength(countCharacters(root), longest.text);
  if (fits !== true) return fits;
  for (const href of new Set(hrefsIn(root))) {
    const leads = await checkWhereItLeads(href, options);
    if (leads !== true) return leads;
  }
  return richText(value, options);
};

/**
 * The editor of longer texts: paragraphs, headings, lists, quotes, links and pictures, and nothing the site cannot
 * show (CNT-03).
 */
export function studioEditor() {
  return lexicalEditor({
    features: [
      FixedToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      // Addresses only: an internal link to an entry would need a route per collection on the site.
      LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(checkedLink) }),
      UploadFeature({ enabledCollections: ['media'] }),
    ],
  });
}

/** The same rule for links inside a text as for every other link. */
function checkedLink(field: FieldAffectingData | Field): Field {
  if (!('name' in field) || field.name !== 'url' || field.type !== 'text') return field as Field;
  return {
    ...field,
    admin: { ...field.admin, components: { Field: '/links/parts/link-field.island.tsx#LinkField' } },
    validate: (value: unknown, circumstances: Parameters<typeof checkWhereItLeads>[1]) =>
      checkWhereItLeads(typeof value === 'string' ? value : null, circumstances),
  } as Field;
}

/** A longer text with formatting. */
export function longText(
  name: string,
  label: string,
  { help, required = false }: { help?: string; required?: boolean } = {},
): RichTextField {
  return {
    name,
    type: 'richText',
    label,
    required,
    validate: checkText,
    ...(help ? { admin: { description: help } } : {}),
    // The editor takes foreign formats out of what is pasted; other writers come this way.
    hooks: { beforeValidate: [({ value }) => keepRendered(value)] },
  };
}
