import type { ReactNode } from 'react';
import { Picture } from '../parts/picture.tsx';
import { type Inline, readMarkup } from '../words/formatted.ts';

interface FormattedWordsProps {
  readonly html: string;
  /** Where the picture of a place is shown from. */
  readonly pictureAddress: (place: number) => string;
}

function inlineNode(inline: Inline, pictureAddress: FormattedWordsProps['pictureAddress']): ReactNode {
  if (inline.kind === 'break') return <br />;
  if (inline.kind === 'picture')
    return (
      <Picture
        src={pictureAddress(inline.place)}
        alt={inline.name}
        loading="lazy"
        instead={<span dir="auto">[{inline.name}: this picture cannot be shown here]</span>}
      />
    );
  const italic = inline.italic ? <em>{inline.text}</em> : inline.text;
  const words = inline.bold ? <strong>{italic}</strong> : italic;
  return inline.link === null ? (
    words
  ) : (
    <a className="desk-link" href={inline.link} target="_blank" rel="noreferrer noopener">
      {words}
    </a>
  );
}

/** Formatted words of ours, drawn from what they say: no markup is put into the page. */
export function FormattedWords({ html, pictureAddress }: FormattedWordsProps) {
  const line = (inlines: readonly Inline[]) =>
    inlines
      .map((inline, at) => ({ inline, key: `${at} ${inline.kind}` }))
      .map(({ inline, key }) => <span key={key}>{inlineNode(inline, pictureAddress)}</span>);
  return readMarkup(html)
    .map((block, at) => ({ block, key: `${at} ${block.kind}` }))
    .map(({ block, key }) => {
      if (block.kind === 'paragraph')
        return <p key={key}>{block.inlines.length === 0 ? <br /> : line(block.inlines)}</p>;
      const items = block.items
        .map(({ inlines }, place) => ({ inlines, key: `${key} ${place}` }))
        .map((item) => <li key={item.key}>{line(item.inlines)}</li>);
      return block.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
    });
}
