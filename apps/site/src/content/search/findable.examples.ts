import type { Findable, FindableGroup, Passage } from './findable.ts';

/** Something the site's search may find, with a page of its own. */
export const findable = (
  key: string,
  group: FindableGroup,
  title: string,
  summary = '',
  text = '',
): Findable => ({
  key,
  group,
  kind: 'Story',
  href: `/${key}`,
  place: '',
  anchor: '',
  title,
  summary,
  text,
  also: '',
  picture: null,
  cost: '',
  shown: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

/** The words of a text that are marked as found. */
export const marked = (parts: readonly Passage[]) => parts.filter(({ hit }) => hit).map(({ text }) => text);
