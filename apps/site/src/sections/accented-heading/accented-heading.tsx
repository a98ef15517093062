import type { ComponentProps } from 'react';

interface AccentedHeadingProps extends Omit<ComponentProps<'h1'>, 'children'> {
  readonly level: 1 | 2;
  readonly children: string;
}

/**
 * A heading with an accent: what follows the last comma stands in italics, and so does a lone "&",
 * which stays with the word after it.
 * One without either stays upright.
 */
export function AccentedHeading({ level, children, ...rest }: AccentedHeadingProps) {
  const Heading = `h${level}` as 'h1';
  const { before, accent, after } = splitHeading(children);
  return (
    <Heading {...rest}>
      {before}
      {accent && <em>{accent}</em>}
      {after}
    </Heading>
  );
}

/** @returns the three parts of a heading in their order; `accent` is empty where there is none */
function splitHeading(heading: string): {
  readonly before: string;
  readonly accent: string;
  readonly after: string;
} {
  const comma = heading.lastIndexOf(', ');
  if (comma > 0) return { before: heading.slice(0, comma + 2), accent: heading.slice(comma + 2), after: '' };
  const [before = '', ...rest] = heading.split(' & ');
  return rest.length === 1
    ? { before: `${before} `, accent: '&', after: `\u00a0${rest[0]}` }
    : { before: heading, accent: '', after: '' };
}
