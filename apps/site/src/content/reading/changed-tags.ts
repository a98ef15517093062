/** Stands behind a collection's name for every entry of it: `lodge:*`. */
const everyEntry = '*';

export const collectionOfTag = (tag: string): string => tag.split(':', 1)[0] ?? tag;

/**
 * The tags of one change, ready to be joined with those of others. A change that names a collection and none of its entries, such as an
 * import's, may be of any of them, and `lodge:*` says so.
 */
export function tagsOfChange(tags: readonly string[]): string[] {
  const withEntries = new Set(tags.filter((tag) => tag.includes(':')).map(collectionOfTag));
  return tags.flatMap((tag) =>
    tag.includes(':') || withEntries.has(tag) ? [tag] : [tag, `${tag}:${everyEntry}`],
  );
}

/** Tells of a tag whether these changes outdate what carries it. */
export function outdatedBy(changed: Iterable<string>): (tag: string) => boolean {
  const named = new Set(changed);
  const wholes = [...named].filter((tag) => tag.endsWith(`:${everyEntry}`)).map((tag) => tag.slice(0, -1));
  return (tag) => named.has(tag) || wholes.some((whole) => tag.startsWith(whole));
}
