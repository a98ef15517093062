import type { ComponentProps } from 'react';

interface TurnedHeadingProps extends Omit<ComponentProps<'h1'>, 'children'> {
  readonly level: 1 | 2;
  readonly children: string;
}

/**
 * A heading whose last clause is its turn of phrase: what follows the last comma stands in italics, and so does a lone "&".
 * One without either stays upright.
 */
export function TurnedHeading({ level, children, ...rest }: TurnedHeadingProps) {
  const Heading = `h${level}` as 'h1';
  const { before, turn, after } = turnOf(children);
  return (
    <Heading {...rest}>
      {before}
      {turn && <em>{turn}</em>}
      {after}
    </Heading>
  );
}

/** @returns the three parts of a heading in their order; `turn` is empty where there is none */
function turnOf(heading: string): {
  readonly before: string;
  readonly turn: string;
  readonly after: string;
} {
  const comma = heading.lastIndexOf(', ');
  if (comma > 0) return { before: heading.slice(0, comma + 2), turn: heading.slice(comma + 2), after: '' };
  const [before = '', ...rest] = heading.split(' & ');
  return rest.length === 1
    ? { before: `${before} `, turn: '&', after: ` ${rest[0]}` }
    : { before: heading, turn: '', after: '' };
}
