import type { ReactNode } from 'react';
import type { Block, Inline, RichText as RichTextContent } from '../../content/fields/rich-text.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';

interface RichTextProps {
  readonly body: RichTextContent;
  /** Level of the headings the text calls its first: they follow the page's own. */
  readonly firstLevel?: 2 | 3;
}

/** Prose as an editor wrote it: paragraphs, headings, lists, quotes, links and pictures (CNT-03). */
export function RichText({ body, firstLevel = 2 }: RichTextProps) {
  return (
    <Prose>
      {body.map((block, place) => (
        // Blocks are drawn once and never reordered; their place is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may read the same
        <BlockOf key={place} block={block} firstLevel={firstLevel} />
      ))}
    </Prose>
  );
}

function BlockOf({ block, firstLevel }: { readonly block: Block; readonly firstLevel: 2 | 3 }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'heading': {
      const Heading = `h${Math.min(6, block.level - 2 + firstLevel)}` as 'h2' | 'h3' | 'h4';
      return <Heading>{inlines(block.children)}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may read the same
            <li key={place}>{inlines(item)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <p>{inlines(block.children)}</p>
        </blockquote>
      );
    case 'picture':
      return (
        <figure>
          <Picture picture={block.picture} sizes="(min-width: 834px) 680px, 100vw" />
          {block.picture.caption && <figcaption>{block.picture.caption}</figcaption>}
        </figure>
      );
  }
}

function inlines(children: readonly Inline[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of text are drawn once, in order
  return children.map((inline, place) => <InlineOf key={place} inline={inline} />);
}

/** A link to a page that is not built keeps its words and loses its link. */
function InlineOf({ inline }: { readonly inline: Inline }): ReactNode {
  switch (inline.type) {
    case 'break':
      return <br />;
    case 'text': {
      const text = inline.bold ? <strong>{inline.text}</strong> : inline.text;
      return inline.italic ? <em>{text}</em> : text;
    }
    case 'link': {
      const words = inlines(inline.children);
      if (!isLinkable(inline.href)) return words;
      if (!inline.newTab) return <TextLink href={inline.href}>{words}</TextLink>;
      return (
        <TextLink href={inline.href} target="_blank" rel="noopener">
          {words}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
      );
    }
  }
}
