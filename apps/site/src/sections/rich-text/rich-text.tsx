import type { ReactNode } from 'react';
import type { Block, Inline, RichText as RichTextContent } from '../../content/fields/rich-text.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { TextLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { WordsWithSums } from '../price/sums.tsx';

interface RichTextProps {
  readonly body: RichTextContent;
  /** Level of the headings the text calls its first: they follow the page's own. */
  readonly firstLevel?: 2 | 3;
  /** What the prices of the page are shown in, where it has any: sums in the text follow them. */
  readonly shown?: ShownIn | undefined;
}

/** Prose as an editor wrote it: paragraphs, headings, lists, quotes, links and pictures (CNT-03). */
export function RichText({ body, firstLevel = 2, shown }: RichTextProps) {
  return (
    <Prose>
      {body.map((block, place) => (
        // Blocks are drawn once and never reordered; their place is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may read the same
        <BlockOf key={place} block={block} firstLevel={firstLevel} shown={shown} />
      ))}
    </Prose>
  );
}

interface BlockOfProps {
  readonly block: Block;
  readonly firstLevel: 2 | 3;
  readonly shown: ShownIn | undefined;
}

function BlockOf({ block, firstLevel, shown }: BlockOfProps): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.children, shown)}</p>;
    case 'heading': {
      const Heading = `h${Math.min(6, block.level - 2 + firstLevel)}` as 'h2' | 'h3' | 'h4';
      return <Heading>{inlines(block.children, shown)}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may read the same
            <li key={place}>{inlines(item, shown)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <p>{inlines(block.children, shown)}</p>
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

function inlines(children: readonly Inline[], shown: ShownIn | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of text are drawn once, in order
  return children.map((inline, place) => <InlineOf key={place} inline={inline} shown={shown} />);
}

/** A link to a page that is not built keeps its words and loses its link. */
function InlineOf({
  inline,
  shown,
}: {
  readonly inline: Inline;
  readonly shown: ShownIn | undefined;
}): ReactNode {
  switch (inline.type) {
    case 'break':
      return <br />;
    case 'text': {
      const words = <WordsWithSums words={inline.text} shown={shown} />;
      const text = inline.bold ? <strong>{words}</strong> : words;
      return inline.italic ? <em>{text}</em> : text;
    }
    case 'link': {
      const words = inlines(inline.children, shown);
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
