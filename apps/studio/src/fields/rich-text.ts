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
import type { RichTextField } from 'payload';

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
      LinkFeature({ enabledCollections: [] }),
      UploadFeature({ enabledCollections: ['media'] }),
    ],
  });
}

/** A longer text with formatting. */
export function longText(
  name: string,
  label: string,
  { help, required = false }: { help?: string; required?: boolean } = {},
): RichTextField {
  return { name, type: 'richText', label, required, ...(help ? { admin: { description: help } } : {}) };
}
